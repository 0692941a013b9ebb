<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>Alike</name>
        <message>
            <source>apostrophe</source>
            <translation>apóstrofo</translation>
        </message>
        <message>
            <source>hyphen</source>
            <translation>guion</translation>
        </message>
        <message>
            <source>hyphen that holds</source>
            <translation>guion de no separación</translation>
        </message>
        <message>
            <source>hyphen-minus</source>
            <translation>guion-menos</translation>
        </message>
        <message>
            <source>left quote</source>
            <translation>comilla izquierda</translation>
        </message>
        <message>
            <source>letter apostrophe</source>
            <translation>letra apóstrofo</translation>
        </message>
        <message>
            <source>long dash</source>
            <translation>raya larga</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>menos</translation>
        </message>
        <message>
            <source>prime</source>
            <translation>prima</translation>
        </message>
        <message>
            <source>right quote</source>
            <translation>comilla derecha</translation>
        </message>
        <message>
            <source>short dash</source>
            <translation>raya corta</translation>
        </message>
        <message>
            <source>turned comma</source>
            <translation>coma invertida</translation>
        </message>
    </context>
    <context>
        <name>AlikeSigns</name>
        <message>
            <source>Signs that look alike</source>
            <translation>Signos que se parecen</translation>
        </message>
        <message>
            <source>typed: {} {} (U+{}); others:</source>
            <translation>escrito: {} {} (U+{}); otros:</translation>
        </message>
        <message>
            <source>{} (U+{}) instead</source>
            <translation>{} (U+{}) en su lugar</translation>
        </message>
        <message>
            <source>{} (U+{}) instead, as elsewhere in this document</source>
            <translation>{} (U+{}) en su lugar, como en otras partes de este documento</translation>
        </message>
    </context>
    <context>
        <name>AskMaps</name>
        <message>
            <source>Add a folder of maps</source>
            <translation>Añadir una carpeta de tablas</translation>
        </message>
        <message>
            <source>Export the map</source>
            <translation>Exportar la tabla</translation>
        </message>
        <message>
            <source>Maps ({})</source>
            <translation>Tablas ({})</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <source>All of it is known; type it only to correct it</source>
            <translation>Todo se conoce ya; escríbalo solo para corregirlo</translation>
        </message>
        <message>
            <source>Double-click a word on the page to correct it</source>
            <translation>Haga doble clic en una palabra de la página para corregirla</translation>
        </message>
        <message>
            <source>Double-click a word on the page, or press F6 for what to type next</source>
            <translation>Haga doble clic en una palabra de la página, o pulse F6 para ver qué escribir a continuación</translation>
        </message>
        <message>
            <source>No word is left to type; the last letters are set one by one, under Letters</source>
            <translation>No queda ninguna palabra por escribir; las últimas letras se fijan una a una, en Letras</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled</source>
            <translation>No queda nada por escribir: todas las letras están resueltas</translation>
        </message>
        <message>
            <source>Nothing is left to type; what contradicts itself is settled under Conflicts (F8)</source>
            <translation>No queda nada por escribir; lo que se contradice se resuelve en Conflictos (F8)</translation>
        </message>
        <message>
            <source>Nothing is left to type; what is read by its shape can be confirmed (F5)</source>
            <translation>No queda nada por escribir; lo leído por su forma puede confirmarse (F5)</translation>
        </message>
        <message>
            <source>Tab takes over what is known of it</source>
            <translation>Tab toma lo que se conoce de ello</translation>
        </message>
        <message>
            <source>Tab takes over what is proposed</source>
            <translation>Tab toma lo que se propone</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to type</source>
            <translation>En este PDF no hay texto; por eso no hay nada que escribir</translation>
        </message>
        <message>
            <source>Type a few words as you see them on the page; cidfix finds where they stand</source>
            <translation>Escriba unas palabras tal como las ve en la página; cidfix encuentra dónde están</translation>
        </message>
        <message numerus="yes">
            <source>Type it: %n letters in it were read in two ways</source>
            <translation>
                <numerusform>Escríbalo: %n letra se leyó de dos maneras</numerusform>
                <numerusform>Escríbalo: %n letras se leyeron de dos maneras</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: a letter in it was read in two ways</source>
            <translation>Escríbalo: una letra se leyó de dos maneras</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it confirms %n letters that are only proposed</source>
            <translation>
                <numerusform>Escríbalo: confirma %n letra que solo está propuesta</numerusform>
                <numerusform>Escríbalo: confirma %n letras que solo están propuestas</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it confirms a letter that is only proposed</source>
            <translation>Escríbalo: confirma una letra que solo está propuesta</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it shows %n letters that are not known yet</source>
            <translation>
                <numerusform>Escríbalo: muestra %n letra que aún no se conoce</numerusform>
                <numerusform>Escríbalo: muestra %n letras que aún no se conocen</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it shows a letter that is not known yet</source>
            <translation>Escríbalo: muestra una letra que aún no se conoce</translation>
        </message>
        <message>
            <source>⏎ skips it</source>
            <translation>⏎ lo salta</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of this page in the order they are read</source>
            <translation>Bloques de esta página en el orden en que se leen</translation>
        </message>
    </context>
    <context>
        <name>BlockPanel</name>
        <message>
            <source>&amp;Merge</source>
            <translation>&amp;Combinar</translation>
        </message>
        <message>
            <source>&amp;Split before the line of the cursor</source>
            <translation>Dividir ante la &amp;línea del cursor</translation>
        </message>
        <message>
            <source>&amp;What it is…</source>
            <translation>&amp;Qué es…</translation>
        </message>
        <message>
            <source>Begin a block with the line of the text below in which the cursor stands</source>
            <translation>Empezar un bloque con la línea del texto de abajo en que está el cursor</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Antes</translation>
        </message>
        <message>
            <source>How its lines &amp;run…</source>
            <translation>Di&amp;rección de sus líneas…</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Dirección de sus líneas</translation>
        </message>
        <message>
            <source>How the blocks of all pages are found</source>
            <translation>Cómo se encuentran los bloques de todas las páginas</translation>
        </message>
        <message>
            <source>How the lines of the chosen blocks run</source>
            <translation>Dirección de las líneas de los bloques elegidos</translation>
        </message>
        <message>
            <source>If blocks are cut or joined wrongly on many pages, have them found in the other way</source>
            <translation>Si en muchas páginas los bloques están mal cortados o mal unidos, haga que se encuentren de la otra manera</translation>
        </message>
        <message>
            <source>In the list of blocks: leave out</source>
            <translation>En la lista de bloques: omitir</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Después</translation>
        </message>
        <message>
            <source>Leave &amp;out</source>
            <translation>&amp;Omitir</translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Omitir</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>Combinar</translation>
        </message>
        <message>
            <source>Numbers say in which order blocks are read. Drag one to its place, or choose it and say more.</source>
            <translation>Los números dicen en qué orden se leen los bloques. Arrastre uno a su lugar, o elíjalo para decir más.</translation>
        </message>
        <message>
            <source>On &amp;all pages like this</source>
            <translation>En todas las &amp;páginas como esta</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>En todas las páginas como esta</translation>
        </message>
        <message>
            <source>Page {}: no text</source>
            <translation>Página {}: sin texto</translation>
        </message>
        <message>
            <source>Page {}: one block</source>
            <translation>Página {}: un bloque</translation>
        </message>
        <message>
            <source>Page {}: {} blocks</source>
            <translation>Página {}: {} bloques</translation>
        </message>
        <message>
            <source>Read &amp;earlier</source>
            <translation>Leer &amp;antes</translation>
        </message>
        <message>
            <source>Read &amp;later</source>
            <translation>Leer &amp;después</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Dividir</translation>
        </message>
        <message>
            <source>The blocks of the pages are being found…</source>
            <translation>Se están buscando los bloques de las páginas…</translation>
        </message>
        <message>
            <source>The text of this page as it is read</source>
            <translation>El texto de esta página tal como se lee</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Qué es</translation>
        </message>
        <message>
            <source>What the chosen blocks are</source>
            <translation>Qué son los bloques elegidos</translation>
        </message>
        <message>
            <source>What you say next holds wherever something stands at the same place</source>
            <translation>Lo que diga a continuación vale dondequiera que haya algo en el mismo lugar</translation>
        </message>
    </context>
    <context>
        <name>BlockText</name>
        <message>
            <source>The text of this page as it is read</source>
            <translation>El texto de esta página tal como se lee</translation>
        </message>
    </context>
    <context>
        <name>Blocks</name>
        <message>
            <source>A block is left out</source>
            <translation>Un bloque se omite</translation>
        </message>
        <message>
            <source>A block is read after another</source>
            <translation>Un bloque se lee después de otro</translation>
        </message>
        <message>
            <source>A block is read before another</source>
            <translation>Un bloque se lee antes que otro</translation>
        </message>
        <message>
            <source>A block is: {}</source>
            <translation>Un bloque es: {}</translation>
        </message>
        <message>
            <source>A block runs {}</source>
            <translation>Un bloque va {}</translation>
        </message>
        <message>
            <source>A block split</source>
            <translation>Un bloque dividido</translation>
        </message>
        <message>
            <source>Begin a block with this line</source>
            <translation>Empezar un bloque con esta línea</translation>
        </message>
        <message>
            <source>Blocks as the sentences read on</source>
            <translation>Bloques según continúan las frases</translation>
        </message>
        <message>
            <source>Blocks by columns of white</source>
            <translation>Bloques por las columnas que separa el blanco</translation>
        </message>
        <message>
            <source>Blocks by cuts across and down</source>
            <translation>Bloques por cortes horizontales y verticales</translation>
        </message>
        <message>
            <source>Blocks merged</source>
            <translation>Bloques combinados</translation>
        </message>
        <message>
            <source>Drag it to where it is read; the right button offers more.</source>
            <translation>Arrástrelo adonde se lee; el botón derecho ofrece más.</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>De izquierda a derecha</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>De derecha a izquierda</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Dirección de sus líneas</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>En columnas, la primera a la izquierda</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>En columnas, la primera a la derecha</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>Omitirlo</translation>
        </message>
        <message>
            <source>Merge these blocks</source>
            <translation>Combinar estos bloques</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>En todas las páginas como esta</translation>
        </message>
        <message>
            <source>Read it earlier</source>
            <translation>Leerlo antes</translation>
        </message>
        <message>
            <source>Read it later</source>
            <translation>Leerlo después</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Qué es</translation>
        </message>
        <message>
            <source>page {}</source>
            <translation>página {}</translation>
        </message>
        <message>
            <source>{number}. {role}</source>
            <translation>{number}. {role}</translation>
        </message>
        <message>
            <source>{} (begun on an earlier page)</source>
            <translation>{} (empezado en una página anterior)</translation>
        </message>
        <message>
            <source>{} and all like it</source>
            <translation>{} y todas las que se le parecen</translation>
        </message>
    </context>
    <context>
        <name>CodePoints</name>
        <message>
            <source>U+{} is no character</source>
            <translation>U+{} no es un carácter</translation>
        </message>
        <message>
            <source>a letter stands for a few</source>
            <translation>una letra representa solo unos pocos</translation>
        </message>
        <message>
            <source>code points go from U+0001 to U+10FFFF</source>
            <translation>los puntos de código van de U+0001 a U+10FFFF</translation>
        </message>
        <message>
            <source>that is too long</source>
            <translation>es demasiado largo</translation>
        </message>
        <message>
            <source>without a name</source>
            <translation>sin nombre</translation>
        </message>
    </context>
    <context>
        <name>ConflictCard</name>
        <message>
            <source>As much speaks for one as for the other.</source>
            <translation>Tanto habla a favor de uno como del otro.</translation>
        </message>
        <message>
            <source>Both, by neighbour</source>
            <translation>Ambos, según la letra vecina</translation>
        </message>
        <message>
            <source>Contradiction: {}</source>
            <translation>Contradicción: {}</translation>
        </message>
        <message>
            <source>Keep {}</source>
            <translation>Conservar {}</translation>
        </message>
        <message>
            <source>Looking whether the neighbours tell them apart …</source>
            <translation>Comprobando si las letras vecinas los distinguen…</translation>
        </message>
        <message numerus="yes">
            <source>and %n more words</source>
            <translation>
                <numerusform>y %n palabra más</numerusform>
                <numerusform>y %n palabras más</numerusform>
            </translation>
        </message>
        <message>
            <source>and one more word</source>
            <translation>y una palabra más</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>en uso</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>{}: “{}”</source>
            <translation>{}: «{}»</translation>
        </message>
    </context>
    <context>
        <name>ConflictList</name>
        <message>
            <source>Conflicts</source>
            <translation>Conflictos</translation>
        </message>
        <message>
            <source>From one side of a conflict to the other</source>
            <translation>De un lado de un conflicto al otro</translation>
        </message>
        <message>
            <source>Next conflict</source>
            <translation>Conflicto siguiente</translation>
        </message>
        <message>
            <source>Nothing contradicts anything. Where two words you type say different things of one letter, both places are shown here, and you choose.</source>
            <translation>Nada se contradice. Cuando dos palabras que usted escribe dicen cosas distintas de una letra, aquí se muestran ambos lugares, y usted elige.</translation>
        </message>
        <message>
            <source>Previous conflict</source>
            <translation>Conflicto anterior</translation>
        </message>
        <message>
            <source>Show more ({} left)</source>
            <translation>Mostrar más (quedan {})</translation>
        </message>
        <message>
            <source>The letter stands for both, and what stands beside it tells which</source>
            <translation>La letra representa ambos, y lo que está a su lado dice cuál</translation>
        </message>
        <message>
            <source>What stands beside the letter does not tell the places of one from those of the other</source>
            <translation>Lo que está al lado de la letra no distingue los lugares de uno de los del otro</translation>
        </message>
        <message>
            <source>Words without a place yet</source>
            <translation>Palabras aún sin lugar</translation>
        </message>
    </context>
    <context>
        <name>ContradictionCard</name>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirar: {}</translation>
        </message>
        <message>
            <source>These contradict one another; none is followed until one is gone.</source>
            <translation>Estas se contradicen; no se sigue ninguna hasta que se retire una.</translation>
        </message>
    </context>
    <context>
        <name>CutOut</name>
        <message>
            <source>On page {}: click to show it there</source>
            <translation>En la página {}: haga clic para verla allí</translation>
        </message>
        <message>
            <source>Picture of the place on page {}</source>
            <translation>Imagen del lugar en la página {}</translation>
        </message>
    </context>
    <context>
        <name>DetailsWindow</name>
        <message>
            <source>Beside the pages</source>
            <translation>Fuera de las páginas</translation>
        </message>
        <message>
            <source>Says now</source>
            <translation>Dice ahora</translation>
        </message>
        <message>
            <source>Texts beside the pages</source>
            <translation>Textos fuera de las páginas</translation>
        </message>
        <message>
            <source>These were typed in a font of the pages, too. What is ticked is repaired with them.</source>
            <translation>Estos también se escribieron en una fuente de las páginas. Lo marcado se repara con ellas.</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <source>Would say</source>
            <translation>Diría</translation>
        </message>
        <message>
            <source>Write the repaired PDF</source>
            <translation>Escribir el PDF reparado</translation>
        </message>
        <message>
            <source>{}, page {}</source>
            <translation>{}, página {}</translation>
        </message>
    </context>
    <context>
        <name>DirectionCard</name>
        <message>
            <source>As found, line by line</source>
            <translation>Como se encontró, línea por línea</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Direction of the document</source>
            <translation>Dirección del documento</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>De izquierda a derecha</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>De derecha a izquierda</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>En columnas, la primera a la izquierda</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>En columnas, la primera a la derecha</translation>
        </message>
        <message>
            <source>{direction}: the only line.</source>
            <translation>{direction}: la única línea.</translation>
        </message>
        <message>
            <source>{direction}: {lines} of {of} lines.</source>
            <translation>{direction}: {lines} de {of} líneas.</translation>
        </message>
    </context>
    <context>
        <name>DisputeBar</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>Conser&amp;var la mía</translation>
        </message>
        <message>
            <source>&amp;Take the other</source>
            <translation>&amp;Tomar la otra</translation>
        </message>
        <message>
            <source>Com&amp;pare…</source>
            <translation>Compara&amp;r…</translation>
        </message>
        <message>
            <source>Let it &amp;go</source>
            <translation>&amp;No guardarla</translation>
        </message>
        <message>
            <source>Save it as a new &amp;map</source>
            <translation>&amp;Guardar como tabla nueva</translation>
        </message>
        <message>
            <source>{} is not in the library any more, so nothing is saved of what you change here.</source>
            <translation>{} ya no está en la biblioteca; por eso no se guarda nada de lo que cambie aquí.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere and can't be read any more, so your change is not saved yet.</source>
            <translation>{} se cambió en otro lugar y ya no se puede leer; por eso su cambio aún no está guardado.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere since you opened it, so your change is not saved yet.</source>
            <translation>{} se cambió en otro lugar desde que la abrió; por eso su cambio aún no está guardado.</translation>
        </message>
    </context>
    <context>
        <name>DocumentView</name>
        <message>
            <source>&amp;Written in…</source>
            <translation>&amp;Escrito en…</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>Conflictos</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Conflictos {}</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Decisiones</translation>
        </message>
        <message>
            <source>Decisions {}</source>
            <translation>Decisiones {}</translation>
        </message>
        <message>
            <source>L&amp;ines below the page</source>
            <translation>&amp;Líneas bajo la página</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Letras</translation>
        </message>
        <message>
            <source>Letters, proposals, conflicts and decisions</source>
            <translation>Letras, propuestas, conflictos y decisiones</translation>
        </message>
        <message>
            <source>Proposed</source>
            <translation>Propuestas</translation>
        </message>
        <message>
            <source>Proposed {}</source>
            <translation>Propuestas {}</translation>
        </message>
        <message>
            <source>Rules of or&amp;der…</source>
            <translation>&amp;Reglas de orden…</translation>
        </message>
        <message>
            <source>Small &amp;pages at the side</source>
            <translation>&amp;Páginas pequeñas al lado</translation>
        </message>
    </context>
    <context>
        <name>Doing</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <source>Letters are compared with this font, too, in the PDFs you open.</source>
            <translation>En los PDF que abra, las letras se comparan también con esta fuente.</translation>
        </message>
    </context>
    <context>
        <name>Engine</name>
        <message>
            <source>ASCII, {0} above the {1}</source>
            <translation>ASCII, desplazado {0} respecto de: {1}</translation>
        </message>
        <message>
            <source>Adobe's character collection {0}</source>
            <translation>la colección de caracteres {0} de Adobe</translation>
        </message>
        <message>
            <source>Adobe's order of glyphs</source>
            <translation>el orden de glifos de Adobe</translation>
        </message>
        <message>
            <source>Adobe's standard encoding</source>
            <translation>la codificación estándar de Adobe</translation>
        </message>
        <message>
            <source>TeX's {0} encoding</source>
            <translation>la codificación {0} de TeX</translation>
        </message>
        <message>
            <source>TeX's {0} encoding of typewriter fonts</source>
            <translation>la codificación {0} de TeX para fuentes de ancho fijo</translation>
        </message>
        <message>
            <source>U+{0} is no text</source>
            <translation>U+{0} no es texto</translation>
        </message>
        <message>
            <source>Windows' Arabic encoding (1256)</source>
            <translation>la codificación árabe de Windows (1256)</translation>
        </message>
        <message>
            <source>Windows' Baltic encoding (1257)</source>
            <translation>la codificación báltica de Windows (1257)</translation>
        </message>
        <message>
            <source>Windows' Central European encoding (1250)</source>
            <translation>la codificación centroeuropea de Windows (1250)</translation>
        </message>
        <message>
            <source>Windows' Cyrillic encoding (1251)</source>
            <translation>la codificación cirílica de Windows (1251)</translation>
        </message>
        <message>
            <source>Windows' Greek encoding (1253)</source>
            <translation>la codificación griega de Windows (1253)</translation>
        </message>
        <message>
            <source>Windows' Hebrew encoding (1255)</source>
            <translation>la codificación hebrea de Windows (1255)</translation>
        </message>
        <message>
            <source>Windows' Thai encoding (874)</source>
            <translation>la codificación tailandesa de Windows (874)</translation>
        </message>
        <message>
            <source>Windows' Turkish encoding (1254)</source>
            <translation>la codificación turca de Windows (1254)</translation>
        </message>
        <message>
            <source>Windows' Vietnamese encoding (1258)</source>
            <translation>la codificación vietnamita de Windows (1258)</translation>
        </message>
        <message>
            <source>Windows' Western encoding (1252)</source>
            <translation>la codificación occidental de Windows (1252)</translation>
        </message>
        <message>
            <source>a capital after the hyphen</source>
            <translation>una mayúscula tras el guion</translation>
        </message>
        <message>
            <source>a conflict, settled</source>
            <translation>un conflicto resuelto</translation>
        </message>
        <message>
            <source>a control character</source>
            <translation>un carácter de control</translation>
        </message>
        <message>
            <source>a control character of {0}</source>
            <translation>un carácter de control en {0}</translation>
        </message>
        <message>
            <source>a digit next to the hyphen</source>
            <translation>una cifra junto al guion</translation>
        </message>
        <message>
            <source>a hyphen stands in for the rest of the word elsewhere, too</source>
            <translation>también en otros lugares un guion representa el resto de la palabra</translation>
        </message>
        <message>
            <source>a ligature as its letters</source>
            <translation>una ligadura escrita con sus letras</translation>
        </message>
        <message>
            <source>a number in it is too long</source>
            <translation>un número es demasiado largo</translation>
        </message>
        <message>
            <source>a private character</source>
            <translation>un carácter privado</translation>
        </message>
        <message>
            <source>a private character of {0}</source>
            <translation>un carácter privado en {0}</translation>
        </message>
        <message>
            <source>a soft hyphen</source>
            <translation>un guion opcional</translation>
        </message>
        <message>
            <source>a text in quotation marks is missing</source>
            <translation>falta un texto entre comillas</translation>
        </message>
        <message>
            <source>a value has two contexts</source>
            <translation>un valor tiene dos contextos</translation>
        </message>
        <message>
            <source>a value of {0} characters is longer than any code stands for</source>
            <translation>un valor de {0} caracteres es más largo de lo que representa un código</translation>
        </message>
        <message>
            <source>a word cut at the end of a former line</source>
            <translation>una palabra cortada al final de una línea anterior</translation>
        </message>
        <message>
            <source>a word cut at the line's end</source>
            <translation>una palabra cortada al final de la línea</translation>
        </message>
        <message>
            <source>a word that continues from the line before has no beginning there</source>
            <translation>una palabra que continúa de la línea anterior no tiene allí su principio</translation>
        </message>
        <message>
            <source>access is not permitted</source>
            <translation>el acceso no está permitido</translation>
        </message>
        <message>
            <source>all characters stand {0} places from plausible ones: “{1}” would be “{2}”</source>
            <translation>todos los caracteres están a {0} puestos de otros plausibles: «{1}» sería «{2}»</translation>
        </message>
        <message>
            <source>annotation</source>
            <translation>anotación</translation>
        </message>
        <message>
            <source>annotation's author</source>
            <translation>autor de la anotación</translation>
        </message>
        <message>
            <source>annotation's subject</source>
            <translation>asunto de la anotación</translation>
        </message>
        <message>
            <source>another cidfix window has this PDF open</source>
            <translation>otra ventana de cidfix tiene abierto este PDF</translation>
        </message>
        <message>
            <source>author</source>
            <translation>autor</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>marcador</translation>
        </message>
        <message>
            <source>both parts are words</source>
            <translation>las dos partes son palabras</translation>
        </message>
        <message>
            <source>capital letters stand after small ones inside {0} of the words, e.g. {1}</source>
            <translation>hay mayúsculas tras minúsculas dentro del {0} de las palabras, p. ej. {1}</translation>
        </message>
        <message>
            <source>check its name</source>
            <translation>compruebe su nombre</translation>
        </message>
        <message>
            <source>check its name and permissions</source>
            <translation>compruebe su nombre y sus permisos</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>compruebe sus permisos</translation>
        </message>
        <message>
            <source>check that it is the right file</source>
            <translation>compruebe que es el archivo correcto</translation>
        </message>
        <message>
            <source>check the disk and the name</source>
            <translation>compruebe el disco y el nombre</translation>
        </message>
        <message>
            <source>check the file</source>
            <translation>compruebe el archivo</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>compruebe el nombre</translation>
        </message>
        <message>
            <source>check the name, or use an older copy</source>
            <translation>compruebe el nombre, o use una copia más antigua</translation>
        </message>
        <message>
            <source>check the permissions of the folders above it</source>
            <translation>compruebe los permisos de las carpetas superiores</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>elija otro archivo</translation>
        </message>
        <message>
            <source>choose another folder or change its permissions</source>
            <translation>elija otra carpeta o cambie sus permisos</translation>
        </message>
        <message>
            <source>choose another one</source>
            <translation>elija otra</translation>
        </message>
        <message>
            <source>choose one that holds maps</source>
            <translation>elija una que contenga tablas</translation>
        </message>
        <message>
            <source>chosen in the window</source>
            <translation>elegido en la ventana</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew all its {1} codes</source>
            <translation>cidfix reparó su tabla el {0} y conocía todos sus {1} códigos</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew {1} of its {2} codes</source>
            <translation>cidfix reparó su tabla el {0} y conocía {1} de sus {2} códigos</translation>
        </message>
        <message>
            <source>copy it into {0}</source>
            <translation>cópiela en {0}</translation>
        </message>
        <message>
            <source>copy the font and code from `cidfix glyphs`</source>
            <translation>copie la fuente y el código de `cidfix glyphs`</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes</source>
            <translation>al copiar sale {0} para {1} formas distintas</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes, and {2} more characters for several</source>
            <translation>al copiar sale {0} para {1} formas distintas, y otros {2} caracteres para varias</translation>
        </message>
        <message>
            <source>copying gives {0} where nothing is drawn</source>
            <translation>al copiar sale {0} donde no hay nada dibujado</translation>
        </message>
        <message>
            <source>digits stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>hay cifras entre las letras del {0} de las palabras, p. ej. {1}</translation>
        </message>
        <message>
            <source>drawn with the same shape as a glyph of another font ({0})</source>
            <translation>dibujada con la misma forma que un glifo de otra fuente ({0})</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size</source>
            <translation>no dibuja nada y deja un hueco entre sus vecinos, {0} del cuerpo</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size and the font's own map calls it a space</source>
            <translation>no dibuja nada y deja un hueco entre sus vecinos, {0} del cuerpo, y la propia tabla de la fuente lo llama espacio</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size; but gaps without it part the words</source>
            <translation>no dibuja nada y deja un hueco entre sus vecinos, {0} del cuerpo; pero huecos sin él separan las palabras</translation>
        </message>
        <message>
            <source>draws nothing, and stands only at the ends of lines</source>
            <translation>no dibuja nada, y solo está al final de las líneas</translation>
        </message>
        <message>
            <source>draws nothing, but its neighbours are drawn over its room</source>
            <translation>no dibuja nada, pero sus vecinos se dibujan sobre su sitio</translation>
        </message>
        <message>
            <source>draws nothing, but leaves no gap between its neighbours</source>
            <translation>no dibuja nada, pero no deja hueco entre sus vecinos</translation>
        </message>
        <message>
            <source>e.g. “{0}” like “{1}”</source>
            <translation>p. ej. «{0}» como «{1}»</translation>
        </message>
        <message>
            <source>each code has a Unicode value, and nothing speaks against them</source>
            <translation>cada código tiene un valor Unicode, y nada habla en contra</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but one is drawn as something else, {0}</source>
            <translation>cada código tiene un valor Unicode, pero uno está dibujado como otra cosa, {0}</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but {0} are drawn as something else, {1}</source>
            <translation>cada código tiene un valor Unicode, pero {0} están dibujados como otra cosa, {1}</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>termina el {0} de las líneas que acaban antes, y el {1} de sus apariciones está al final de palabra</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>termina el {0} de las líneas que acaban antes, y el {1} de sus apariciones está al final de palabra; la propia tabla de la fuente lo llama así</translation>
        </message>
        <message>
            <source>font {0} has no code {1} in this document</source>
            <translation>la fuente {0} no tiene el código {1} en este documento</translation>
        </message>
        <message>
            <source>form value</source>
            <translation>valor de formulario</translation>
        </message>
        <message>
            <source>give a PDF file</source>
            <translation>indique un archivo PDF</translation>
        </message>
        <message>
            <source>give headings, and only these, 1 to {0}</source>
            <translation>dé a los encabezados, y solo a ellos, de 1 a {0}</translation>
        </message>
        <message>
            <source>give it another name</source>
            <translation>dele otro nombre</translation>
        </message>
        <message>
            <source>give its password with --password</source>
            <translation>dé su contraseña</translation>
        </message>
        <message>
            <source>give pages from 1 to {0}</source>
            <translation>indique páginas de 1 a {0}</translation>
        </message>
        <message>
            <source>give the repaired one another name</source>
            <translation>dé otro nombre al reparado</translation>
        </message>
        <message>
            <source>give the right one with --password</source>
            <translation>dé la correcta</translation>
        </message>
        <message>
            <source>go on there, or close it there first</source>
            <translation>continúe allí, o ciérrelo allí primero</translation>
        </message>
        <message>
            <source>install cidfix again</source>
            <translation>instale cidfix de nuevo</translation>
        </message>
        <message>
            <source>it draws nothing but blanks</source>
            <translation>solo dibuja blancos</translation>
        </message>
        <message>
            <source>it fits in more than one place, read from the left or from the right; add the line</source>
            <translation>conviene en más de un lugar, leído desde la izquierda o desde la derecha; añada la línea</translation>
        </message>
        <message>
            <source>it has no ink</source>
            <translation>no tiene tinta</translation>
        </message>
        <message>
            <source>it has too few words to check its map by, and most of the file's text is in fonts whose maps are wrong</source>
            <translation>tiene muy pocas palabras para comprobar su tabla, y la mayor parte del texto está en fuentes cuyas tablas son erróneas</translation>
        </message>
        <message>
            <source>it is a control character</source>
            <translation>es un carácter de control</translation>
        </message>
        <message>
            <source>it is drawn below the line</source>
            <translation>está dibujada bajo la línea</translation>
        </message>
        <message>
            <source>it is drawn just like {0}</source>
            <translation>está dibujada exactamente como {0}</translation>
        </message>
        <message>
            <source>it is drawn like {0}</source>
            <translation>está dibujada como {0}</translation>
        </message>
        <message>
            <source>it is lower than a small letter</source>
            <translation>es más baja que una minúscula</translation>
        </message>
        <message>
            <source>it is no character of Unicode</source>
            <translation>no es un carácter de Unicode</translation>
        </message>
        <message>
            <source>it is taller than a small letter</source>
            <translation>es más alta que una minúscula</translation>
        </message>
        <message>
            <source>it is white space</source>
            <translation>es espacio en blanco</translation>
        </message>
        <message>
            <source>it lacks the height or the tail of its letter</source>
            <translation>le falta la altura o el rasgo descendente de su letra</translation>
        </message>
        <message>
            <source>it stands before small letters</source>
            <translation>está ante minúsculas</translation>
        </message>
        <message>
            <source>it would say "format": "{0}"</source>
            <translation>diría "format": "{0}"</translation>
        </message>
        <message>
            <source>its letters, if any, are drawn as curves, not as text; this needs OCR</source>
            <translation>sus letras, si las hay, están dibujadas como curvas y no como texto; hace falta reconocimiento óptico (OCR)</translation>
        </message>
        <message>
            <source>its maps are listed</source>
            <translation>sus tablas están en la lista</translation>
        </message>
        <message>
            <source>its only text is invisible, as scanning programs add it; it is left apart</source>
            <translation>su único texto es invisible, como lo añaden los programas de escaneo; se deja aparte</translation>
        </message>
        <message>
            <source>its shape is unknown, and it is used too seldom to tell</source>
            <translation>su forma se desconoce, y se usa muy pocas veces para saberlo</translation>
        </message>
        <message>
            <source>its shape is unknown; it stands on {0} of the lines, {1} between others</source>
            <translation>su forma se desconoce; está en el {0} de las líneas, el {1} de las veces entre otros</translation>
        </message>
        <message>
            <source>its spelling without the hyphen</source>
            <translation>su grafía sin el guion</translation>
        </message>
        <message>
            <source>keywords</source>
            <translation>palabras clave</translation>
        </message>
        <message>
            <source>leave it out: it is a sign for machines</source>
            <translation>omítalo: es un signo para máquinas</translation>
        </message>
        <message>
            <source>leave some out</source>
            <translation>quite algunos</translation>
        </message>
        <message>
            <source>left out of the library of maps: {0}</source>
            <translation>omitido de la biblioteca de tablas: {0}</translation>
        </message>
        <message>
            <source>letters of a ligature were lost</source>
            <translation>se habían perdido letras de una ligadura</translation>
        </message>
        <message>
            <source>letters stood apart</source>
            <translation>había letras separadas</translation>
        </message>
        <message>
            <source>make one of it with cidfix map convert {0} {1}, and use that</source>
            <translation>haga una a partir de él con cidfix map convert {0} {1}, y úsela</translation>
        </message>
        <message>
            <source>make room there, or set TMPDIR to another folder</source>
            <translation>haga sitio en ella, o indique otra carpeta con TMPDIR</translation>
        </message>
        <message>
            <source>measuring the font failed</source>
            <translation>falló la medición de la fuente</translation>
        </message>
        <message>
            <source>name a TrueType, OpenType, WOFF or Type 1 (.pfb) font</source>
            <translation>nombre una fuente TrueType, OpenType, WOFF o Type 1 (.pfb)</translation>
        </message>
        <message>
            <source>name a file in a folder</source>
            <translation>nombre un archivo en una carpeta</translation>
        </message>
        <message>
            <source>name a file in it</source>
            <translation>nombre un archivo que esté en ella</translation>
        </message>
        <message>
            <source>name a font file in it</source>
            <translation>nombre un archivo de fuente que esté en ella</translation>
        </message>
        <message>
            <source>name a font file, or a font that is installed</source>
            <translation>nombre un archivo de fuente, o una fuente instalada</translation>
        </message>
        <message>
            <source>name a font that says which letters its glyphs are</source>
            <translation>nombre una fuente que diga qué letras son sus glifos</translation>
        </message>
        <message>
            <source>name another font</source>
            <translation>nombre otra fuente</translation>
        </message>
        <message>
            <source>name the font's file</source>
            <translation>nombre el archivo de la fuente</translation>
        </message>
        <message>
            <source>name the same font as .ttf or .otf, or install Python's package brotli</source>
            <translation>nombre la misma fuente como .ttf o .otf, o instale el paquete brotli de Python</translation>
        </message>
        <message>
            <source>nearest is {0}, but it breaks at letter {1} of {2}</source>
            <translation>lo más cercano es {0}, pero falla en la letra {1} de {2}</translation>
        </message>
        <message>
            <source>no character of Unicode</source>
            <translation>nada que esté en Unicode</translation>
        </message>
        <message>
            <source>no character of Unicode of {0}</source>
            <translation>nada que esté en Unicode en {0}</translation>
        </message>
        <message>
            <source>no code is as large as {0}</source>
            <translation>ningún código es tan grande como {0}</translation>
        </message>
        <message>
            <source>no letter is known in this map</source>
            <translation>en esta tabla no se conoce ninguna letra</translation>
        </message>
        <message>
            <source>no letters on both sides of the hyphen</source>
            <translation>no hay letras a ambos lados del guion</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>en ningún lugar hay palabras de estas longitudes</translation>
        </message>
        <message>
            <source>no temporary file can be made ({0})</source>
            <translation>no se puede crear un archivo temporal ({0})</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value</source>
            <translation>ninguno de sus {0} códigos tiene valor Unicode</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value (the file says {1})</source>
            <translation>ninguno de sus {0} códigos tiene valor Unicode (el archivo dice {1})</translation>
        </message>
        <message>
            <source>not tried, since too much before it could not be read</source>
            <translation>no se intentó, pues antes hubo demasiado que no se pudo leer</translation>
        </message>
        <message>
            <source>nothing may follow it</source>
            <translation>nada puede seguirle</translation>
        </message>
        <message>
            <source>nothing needs repair: the file is a plain copy of the PDF</source>
            <translation>no hay nada que reparar: el archivo es una simple copia del PDF</translation>
        </message>
        <message>
            <source>on page {0} letters that are typed in another order than they are drawn are copied as they are drawn</source>
            <translation>en la página {0}, las letras escritas en otro orden que el del dibujo se copian como están dibujadas</translation>
        </message>
        <message>
            <source>one character for its parts</source>
            <translation>un solo carácter en lugar de sus partes</translation>
        </message>
        <message>
            <source>only `after F12:3` or `before F12:3` may follow it</source>
            <translation>solo `after F12:3` o `before F12:3` puede seguirle</translation>
        </message>
        <message>
            <source>only {0} fits, but it is not certain; add its line, or a word beside it</source>
            <translation>solo {0} conviene, pero no es seguro; añada su línea, o una palabra vecina</translation>
        </message>
        <message>
            <source>only {0} words are left from there to the end of the document</source>
            <translation>de allí al final del documento solo quedan {0} palabras</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>ábralo de nuevo</translation>
        </message>
        <message>
            <source>open it in a PDF viewer to check it</source>
            <translation>ábralo en un visor de PDF para comprobarlo</translation>
        </message>
        <message>
            <source>open it in a viewer</source>
            <translation>ábralo en un visor</translation>
        </message>
        <message>
            <source>open the PDF, then drop the session on it</source>
            <translation>abra el PDF y luego suelte la sesión sobre él</translation>
        </message>
        <message>
            <source>out of memory</source>
            <translation>memoria insuficiente</translation>
        </message>
        <message>
            <source>pieces of one word</source>
            <translation>trozos de una misma palabra</translation>
        </message>
        <message>
            <source>plain quotation marks</source>
            <translation>comillas sencillas</translation>
        </message>
        <message>
            <source>put a backslash before the line if it is words</source>
            <translation>ponga una barra inversa ante la línea si son palabras</translation>
        </message>
        <message>
            <source>put that back, or delete the link</source>
            <translation>vuelva a ponerlo en su sitio, o elimine el enlace</translation>
        </message>
        <message>
            <source>read fewer pages at once with --pages</source>
            <translation>lea menos páginas a la vez</translation>
        </message>
        <message>
            <source>reading it took longer than {0} s</source>
            <translation>leerlo tardó más de {0} s</translation>
        </message>
        <message>
            <source>reading the PDF needs more memory than is allowed</source>
            <translation>leer el PDF requiere más memoria de la permitida</translation>
        </message>
        <message>
            <source>save it as UTF-8</source>
            <translation>guárdelo como UTF-8</translation>
        </message>
        <message>
            <source>save the PDF as a file first</source>
            <translation>guarde primero el PDF como archivo</translation>
        </message>
        <message>
            <source>see the codes that `cidfix glyphs` prints</source>
            <translation>vea los códigos que muestra `cidfix glyphs`</translation>
        </message>
        <message>
            <source>see the list of folders</source>
            <translation>vea la lista de carpetas</translation>
        </message>
        <message>
            <source>see the names that `cidfix inspect` prints</source>
            <translation>vea los nombres que muestra `cidfix inspect`</translation>
        </message>
        <message>
            <source>see the numbers that `cidfix lines` prints</source>
            <translation>vea los números que muestra `cidfix lines`</translation>
        </message>
        <message>
            <source>set by the user</source>
            <translation>fijado por el usuario</translation>
        </message>
        <message>
            <source>set in the window</source>
            <translation>fijado en la ventana</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>con forma de punto, termina el {0} de las líneas que acaban antes, y el {1} de sus apariciones está al final de palabra</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>con forma de punto, termina el {0} de las líneas que acaban antes, y el {1} de sus apariciones está al final de palabra; la propia tabla de la fuente lo llama así</translation>
        </message>
        <message>
            <source>shorten it</source>
            <translation>acórtelo</translation>
        </message>
        <message>
            <source>signs stand before small letters, such as {0}</source>
            <translation>hay signos ante minúsculas, como {0}</translation>
        </message>
        <message>
            <source>signs stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>hay signos entre las letras del {0} de las palabras, p. ej. {1}</translation>
        </message>
        <message>
            <source>something is missing after the instruction</source>
            <translation>falta algo tras la instrucción</translation>
        </message>
        <message>
            <source>something went wrong inside cidfix ({0})</source>
            <translation>algo falló dentro de cidfix ({0})</translation>
        </message>
        <message>
            <source>space between words</source>
            <translation>espacio entre palabras</translation>
        </message>
        <message>
            <source>spaces stood at wrong places</source>
            <translation>había espacios mal colocados</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>asunto</translation>
        </message>
        <message>
            <source>the CMap is cut short or damaged: {0} of its {1} entries were read whole</source>
            <translation>el CMap está cortado o dañado: {0} de sus {1} entradas se leyeron enteras</translation>
        </message>
        <message>
            <source>the PDF cannot be read ({0})</source>
            <translation>no se puede leer el PDF ({0})</translation>
        </message>
        <message>
            <source>the PDF cannot be read: {0}</source>
            <translation>no se puede leer el PDF: {0}</translation>
        </message>
        <message>
            <source>the PDF has changed since it was read</source>
            <translation>el PDF ha cambiado desde que se leyó</translation>
        </message>
        <message>
            <source>the PDF has no pages that can be read</source>
            <translation>el PDF no tiene páginas legibles</translation>
        </message>
        <message>
            <source>the PDF is damaged, so the repaired one is written anew instead of having the repair added</source>
            <translation>el PDF está dañado, así que el reparado se escribe de nuevo en vez de añadirle la reparación</translation>
        </message>
        <message>
            <source>the PDF is encrypted</source>
            <translation>el PDF está cifrado</translation>
        </message>
        <message>
            <source>the PDF is encrypted; the repaired one opens with the same password</source>
            <translation>el PDF está cifrado; el reparado se abre con la misma contraseña</translation>
        </message>
        <message>
            <source>the PDF is signed; the signature holds for the file before the repair, and readers will say so</source>
            <translation>el PDF está firmado; la firma vale para el archivo antes de la reparación, y los lectores lo dirán</translation>
        </message>
        <message>
            <source>the PDF of this session is not beside it: {0}</source>
            <translation>el PDF de esta sesión no está junto a ella: {0}</translation>
        </message>
        <message>
            <source>the PDF reader crashed</source>
            <translation>el lector de PDF se detuvo</translation>
        </message>
        <message>
            <source>the PDF reader does not start; see what cidfix --doctor says</source>
            <translation>el lector de PDF no arranca; vea lo que dice cidfix --doctor</translation>
        </message>
        <message>
            <source>the PDF was closed</source>
            <translation>el PDF se cerró</translation>
        </message>
        <message>
            <source>the characters come in the order of their numbers, {0}…, so only their first use numbers them</source>
            <translation>los caracteres vienen en el orden de sus números, {0}…: solo se numeraron por su primera aparición</translation>
        </message>
        <message>
            <source>the codes, taken for Unicode</source>
            <translation>los códigos, tomados por Unicode</translation>
        </message>
        <message>
            <source>the direction is missing</source>
            <translation>falta la dirección</translation>
        </message>
        <message>
            <source>the file cannot be read ({0})</source>
            <translation>no se puede leer el archivo ({0})</translation>
        </message>
        <message>
            <source>the file holds zero bytes, so it is not text in UTF-8</source>
            <translation>el archivo contiene bytes nulos, así que no es texto en UTF-8</translation>
        </message>
        <message>
            <source>the file is damaged; use an older copy of it</source>
            <translation>el archivo está dañado; use una copia más antigua</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>el archivo está vacío</translation>
        </message>
        <message>
            <source>the file is larger than {0} MB</source>
            <translation>el archivo supera {0} MB</translation>
        </message>
        <message>
            <source>the file is nested too deeply to be one of cidfix's</source>
            <translation>el archivo tiene demasiados niveles para ser de cidfix</translation>
        </message>
        <message>
            <source>the file is no font that can be read</source>
            <translation>el archivo no es una fuente legible</translation>
        </message>
        <message>
            <source>the file is no {0}</source>
            <translation>el archivo no es un {0}</translation>
        </message>
        <message>
            <source>the file is not JSON ({0})</source>
            <translation>el archivo no es JSON ({0})</translation>
        </message>
        <message>
            <source>the file's ToUnicode map</source>
            <translation>la tabla ToUnicode del archivo</translation>
        </message>
        <message>
            <source>the file's name is not UTF-8</source>
            <translation>el nombre del archivo no está en UTF-8</translation>
        </message>
        <message>
            <source>the file's own map</source>
            <translation>la propia tabla del archivo</translation>
        </message>
        <message>
            <source>the folder can't be made ({0})</source>
            <translation>no se puede crear la carpeta ({0})</translation>
        </message>
        <message>
            <source>the folder can't be read ({0})</source>
            <translation>no se puede leer la carpeta ({0})</translation>
        </message>
        <message>
            <source>the folder can't be removed ({0})</source>
            <translation>la carpeta no se puede quitar ({0})</translation>
        </message>
        <message>
            <source>the folder for temporary files is full</source>
            <translation>la carpeta de archivos temporales está llena</translation>
        </message>
        <message>
            <source>the font and code are missing</source>
            <translation>faltan la fuente y el código</translation>
        </message>
        <message>
            <source>the font has no letters that it names</source>
            <translation>la fuente no tiene letras que nombre</translation>
        </message>
        <message>
            <source>the font is packed for the web (WOFF2) and can't be unpacked here</source>
            <translation>la fuente está comprimida para la web (WOFF2) y no se puede descomprimir aquí</translation>
        </message>
        <message>
            <source>the font program's own character map</source>
            <translation>la tabla de caracteres del programa de la fuente</translation>
        </message>
        <message>
            <source>the font program's symbol codes</source>
            <translation>los códigos de símbolos del programa de la fuente</translation>
        </message>
        <message>
            <source>the font's encoding</source>
            <translation>la codificación de la fuente</translation>
        </message>
        <message>
            <source>the font's own map calls it a space; its shape is unknown</source>
            <translation>la propia tabla de la fuente lo llama espacio; su forma se desconoce</translation>
        </message>
        <message>
            <source>the font's own map calls it {0}</source>
            <translation>la propia tabla de la fuente lo llama {0}</translation>
        </message>
        <message>
            <source>the font's program cannot be read ({0})</source>
            <translation>no se puede leer el programa de la fuente ({0})</translation>
        </message>
        <message>
            <source>the glyphs' names</source>
            <translation>los nombres de los glifos</translation>
        </message>
        <message>
            <source>the glyphs' names in the font program</source>
            <translation>los nombres de los glifos en el programa de la fuente</translation>
        </message>
        <message>
            <source>the link leads to {0}, which is not there</source>
            <translation>el enlace lleva a {0}, que no existe</translation>
        </message>
        <message>
            <source>the map can't be deleted ({0})</source>
            <translation>la tabla no se puede eliminar ({0})</translation>
        </message>
        <message>
            <source>the map has been changed since</source>
            <translation>la tabla se ha modificado desde entonces</translation>
        </message>
        <message>
            <source>the map has more than {0} names of fonts, or one of more than {1} letters</source>
            <translation>la tabla tiene más de {0} nombres de fuentes, o uno de más de {1} letras</translation>
        </message>
        <message>
            <source>the map says nothing</source>
            <translation>la tabla no dice nada</translation>
        </message>
        <message>
            <source>the map says {0}</source>
            <translation>la tabla dice {0}</translation>
        </message>
        <message>
            <source>the map's file is missing</source>
            <translation>falta el archivo de la tabla</translation>
        </message>
        <message>
            <source>the most frequent glyph ({0}), but it has ink</source>
            <translation>el glifo más frecuente ({0}), pero tiene tinta</translation>
        </message>
        <message>
            <source>the name of the rules is missing</source>
            <translation>falta el nombre de las reglas</translation>
        </message>
        <message>
            <source>the nearest names are {0}</source>
            <translation>los nombres más parecidos son {0}</translation>
        </message>
        <message>
            <source>the numbers in the glyphs' names</source>
            <translation>los números en los nombres de los glifos</translation>
        </message>
        <message>
            <source>the order of glyphs that most TrueType fonts begin with</source>
            <translation>el orden de glifos con que empiezan la mayoría de las fuentes TrueType</translation>
        </message>
        <message>
            <source>the page cannot be drawn: not tried again, since it was too much before</source>
            <translation>la página no se puede dibujar: no se intenta de nuevo, pues antes fue demasiado</translation>
        </message>
        <message>
            <source>the page cannot be drawn: {0}</source>
            <translation>la página no se puede dibujar: {0}</translation>
        </message>
        <message>
            <source>the page draws with a font that it does not define</source>
            <translation>la página dibuja con una fuente que no define</translation>
        </message>
        <message>
            <source>the page is empty</source>
            <translation>la página está vacía</translation>
        </message>
        <message>
            <source>the paragraph goes on</source>
            <translation>el párrafo continúa</translation>
        </message>
        <message>
            <source>the password is wrong</source>
            <translation>la contraseña es incorrecta</translation>
        </message>
        <message>
            <source>the picture would be too large; draw a part of the page</source>
            <translation>la imagen sería demasiado grande; dibuje una parte de la página</translation>
        </message>
        <message>
            <source>the place is missing</source>
            <translation>falta el lugar</translation>
        </message>
        <message>
            <source>the reference shapes can't be read</source>
            <translation>no se pueden leer las formas de referencia</translation>
        </message>
        <message>
            <source>the same as {0} other shapes</source>
            <translation>lo mismo que otras {0} formas</translation>
        </message>
        <message>
            <source>the same outline in a reference font</source>
            <translation>el mismo contorno en una fuente de referencia</translation>
        </message>
        <message>
            <source>the saved map {0} is not used any more: {1}</source>
            <translation>la tabla guardada {0} ya no se usa: {1}</translation>
        </message>
        <message>
            <source>the sign for an unknown character</source>
            <translation>el signo de carácter desconocido</translation>
        </message>
        <message>
            <source>the sign for an unknown character of {0}</source>
            <translation>el signo de carácter desconocido en {0}</translation>
        </message>
        <message>
            <source>the way to find blocks is missing</source>
            <translation>falta la manera de encontrar los bloques</translation>
        </message>
        <message>
            <source>the words do not fit the glyphs at that place</source>
            <translation>las palabras no convienen a los glifos de ese lugar</translation>
        </message>
        <message>
            <source>there are no words on this line</source>
            <translation>no hay palabras en esta línea</translation>
        </message>
        <message>
            <source>there is no font {0}</source>
            <translation>no hay ninguna fuente {0}</translation>
        </message>
        <message>
            <source>there is no page {0}</source>
            <translation>no hay página {0}</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>no existe tal archivo</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>no existe tal archivo o carpeta</translation>
        </message>
        <message>
            <source>there is no such font file, and no font of that name is installed</source>
            <translation>no existe tal archivo de fuente, y no hay instalada ninguna fuente de ese nombre</translation>
        </message>
        <message>
            <source>there is nothing in it to match</source>
            <translation>no hay nada que comparar</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>no hay nada que dibujar</translation>
        </message>
        <message>
            <source>there is only an image; this needs OCR, which cidfix does not do</source>
            <translation>solo hay una imagen; hace falta reconocimiento óptico (OCR), que cidfix no hace</translation>
        </message>
        <message>
            <source>this folder holds the library, or is part of it</source>
            <translation>esta carpeta contiene la biblioteca o forma parte de ella</translation>
        </message>
        <message>
            <source>this folder was added already</source>
            <translation>esta carpeta ya se añadió</translation>
        </message>
        <message>
            <source>this folder was not added</source>
            <translation>esta carpeta no se ha añadido</translation>
        </message>
        <message>
            <source>this font cannot be read</source>
            <translation>no se puede leer esta fuente</translation>
        </message>
        <message>
            <source>this is a device or a pipe, no font file</source>
            <translation>es un dispositivo o una tubería, no un archivo de fuente</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <translation>es una carpeta</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>es una carpeta, no un archivo</translation>
        </message>
        <message>
            <source>this is no file name</source>
            <translation>no es un nombre de archivo</translation>
        </message>
        <message>
            <source>this is no folder</source>
            <translation>esto no es una carpeta</translation>
        </message>
        <message>
            <source>this is no move</source>
            <translation>esto no es un traslado</translation>
        </message>
        <message>
            <source>this is no ordinary file</source>
            <translation>no es un archivo ordinario</translation>
        </message>
        <message>
            <source>this is no saved map of cidfix's</source>
            <translation>esto no es una tabla guardada por cidfix</translation>
        </message>
        <message>
            <source>this is not a PDF</source>
            <translation>no es un PDF</translation>
        </message>
        <message>
            <source>this is not a PDF, or it is damaged beyond repair</source>
            <translation>no es un PDF, o está dañado sin remedio</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>no es un archivo ordinario</translation>
        </message>
        <message>
            <source>this is the PDF itself</source>
            <translation>es el propio PDF</translation>
        </message>
        <message>
            <source>this session belongs to {0}, not to {1}</source>
            <translation>esta sesión pertenece a {0}, no a {1}</translation>
        </message>
        <message>
            <source>title</source>
            <translation>título</translation>
        </message>
        <message>
            <source>two scripts are mixed inside {0} of the words, e.g. {1}</source>
            <translation>se mezclan dos escrituras dentro del {0} de las palabras, p. ej. {1}</translation>
        </message>
        <message>
            <source>typed in the window</source>
            <translation>escrito en la ventana</translation>
        </message>
        <message>
            <source>undo what was done to it by hand</source>
            <translation>deshaga a mano lo que se le hizo</translation>
        </message>
        <message>
            <source>update cidfix</source>
            <translation>actualice cidfix</translation>
        </message>
        <message>
            <source>what stands there is no text in quotation marks</source>
            <translation>lo que hay ahí no es un texto entre comillas</translation>
        </message>
        <message>
            <source>what you typed is saved; please report this, with the PDF if you may</source>
            <translation>lo que escribió está guardado; por favor, informe de esto, con el PDF si puede</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>espacio en blanco</translation>
        </message>
        <message>
            <source>white space of {0}</source>
            <translation>espacio en blanco en {0}</translation>
        </message>
        <message>
            <source>words had run together</source>
            <translation>había palabras pegadas</translation>
        </message>
        <message>
            <source>write !move, a place, before or after, and a place; {0}</source>
            <translation>escriba !move, un lugar, before o after, y un lugar; {0}</translation>
        </message>
        <message>
            <source>write =F12:639 and what the code stands for, or {0}</source>
            <translation>escriba =F12:639 y lo que representa el código, o {0}</translation>
        </message>
        <message>
            <source>write @PAGE.LINE, @PAGE.LINE:TOKEN or @PAGE.LINE/FIRST-LAST, such as @1.12 or @1.12:3, or {0}</source>
            <translation>escriba @PÁGINA.LÍNEA, @PÁGINA.LÍNEA:PALABRA o @PÁGINA.LÍNEA/PRIMERO-ÚLTIMO, como @1.12 o @1.12:3, o {0}</translation>
        </message>
        <message>
            <source>write a font and code, such as !{0} F12:3, or {1}</source>
            <translation>escriba una fuente y un código, como !{0} F12:3, o {1}</translation>
        </message>
        <message>
            <source>write a font as `cidfix inspect` shows it, such as !{0} F12</source>
            <translation>escriba una fuente como la muestra `cidfix inspect`, como !{0} F12</translation>
        </message>
        <message>
            <source>write a font, code and value, such as !{0} F12:639 Қ</source>
            <translation>escriba una fuente, un código y un valor, como !{0} F12:639 Қ</translation>
        </message>
        <message>
            <source>write as in !rules malayalam_traditional</source>
            <translation>escriba como en !rules malayalam_traditional</translation>
        </message>
        <message>
            <source>write as in `{0} F12:3`, or the value in quotation marks if it is its words</source>
            <translation>escriba como en `{0} F12:3`, o el valor entre comillas si son sus palabras</translation>
        </message>
        <message>
            <source>write both halves of the pair</source>
            <translation>escriba las dos mitades del par</translation>
        </message>
        <message>
            <source>write it as in niv, yrk-Cyrl or x-mine</source>
            <translation>escríbala como en niv, yrk-Cyrl o x-mine</translation>
        </message>
        <message>
            <source>write one of {0} (heading 1 to {1}), then where; {2}</source>
            <translation>escriba uno de {0} (heading de 1 a {1}) y después dónde; {2}</translation>
        </message>
        <message>
            <source>write one of {0}, or {1}</source>
            <translation>escriba una de {0}, o {1}</translation>
        </message>
        <message>
            <source>write one of {0}, such as !blocks cuts</source>
            <translation>escriba uno de {0}, como en !blocks cuts</translation>
        </message>
        <message>
            <source>write one of {0}, then nothing, a page (@1) or a line (@1.12)</source>
            <translation>escriba una de {0}, y luego nada, una página (@1) o una línea (@1.12)</translation>
        </message>
        <message>
            <source>write one of {0}; {1}</source>
            <translation>escriba uno de {0}; {1}</translation>
        </message>
        <message>
            <source>write the name of the file, such as !map nenets.cidmap.json</source>
            <translation>escriba el nombre del archivo, como !map nenets.cidmap.json</translation>
        </message>
        <message>
            <source>write the smaller number first</source>
            <translation>escriba primero el número menor</translation>
        </message>
        <message>
            <source>write the words as you see them on the page</source>
            <translation>escriba las palabras tal como las ve en la página</translation>
        </message>
        <message>
            <source>written as one word elsewhere</source>
            <translation>escrito en una palabra en otros lugares</translation>
        </message>
        <message>
            <source>written with a hyphen elsewhere</source>
            <translation>escrito con guion en otros lugares</translation>
        </message>
        <message>
            <source>{0} (lines with mistakes: {1})</source>
            <translation>{0} (líneas con errores: {1})</translation>
        </message>
        <message>
            <source>{0} begins with a quotation mark and is no JSON string</source>
            <translation>{0} empieza con comillas y no es una cadena JSON</translation>
        </message>
        <message>
            <source>{0} ends before it begins</source>
            <translation>{0} termina antes de empezar</translation>
        </message>
        <message>
            <source>{0} follows the value</source>
            <translation>{0} sigue al valor</translation>
        </message>
        <message>
            <source>{0} goes on after its quotation mark</source>
            <translation>{0} continúa tras sus comillas</translation>
        </message>
        <message>
            <source>{0} has changed since {1} was saved; places may have moved</source>
            <translation>{0} ha cambiado desde que se guardó {1}; puede que algunos lugares se hayan movido</translation>
        </message>
        <message>
            <source>{0} has {1} letters, but {2} stand at that place</source>
            <translation>{0} tiene {1} letras, pero en ese lugar hay {2}</translation>
        </message>
        <message>
            <source>{0} holds half a character</source>
            <translation>{0} contiene medio carácter</translation>
        </message>
        <message>
            <source>{0} is beyond the last line of page {1}, which is {2}.{3}</source>
            <translation>{0} pasa de la última línea de la página {1}, que es {2}.{3}</translation>
        </message>
        <message>
            <source>{0} is no direction</source>
            <translation>{0} no es una dirección</translation>
        </message>
        <message>
            <source>{0} is no font and code</source>
            <translation>{0} no es una fuente y un código</translation>
        </message>
        <message>
            <source>{0} is no instruction</source>
            <translation>{0} no es una instrucción</translation>
        </message>
        <message>
            <source>{0} is no place</source>
            <translation>{0} no es un lugar</translation>
        </message>
        <message>
            <source>{0} letters do not fit the {1} glyphs named</source>
            <translation>{0} letras no convienen a los {1} glifos nombrados</translation>
        </message>
        <message>
            <source>{0} more that can't be read</source>
            <translation>{0} más que no se pueden leer</translation>
        </message>
        <message>
            <source>{0} names no font and code</source>
            <translation>{0} no nombra ni fuente ni código</translation>
        </message>
        <message>
            <source>{0} names page {1}, which has no lines of text</source>
            <translation>{0} nombra la página {1}, que no tiene líneas de texto</translation>
        </message>
        <message>
            <source>{0} of the letters are accented Latin ones, more than in any language, e.g. “{1}”</source>
            <translation>el {0} de las letras son latinas con acento, más que en ninguna lengua, p. ej. «{1}»</translation>
        </message>
        <message>
            <source>{0} of the letters are vowels, e.g. {1}</source>
            <translation>el {0} de las letras son vocales, p. ej. {1}</translation>
        </message>
        <message>
            <source>{0} of the words have no vowel, e.g. {1}</source>
            <translation>el {0} de las palabras no tiene vocales, p. ej. {1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes are said to be control characters, white space or no character at all</source>
            <translation>de {0} de {1} códigos se dice que son caracteres de control, espacio en blanco o nada que esté en Unicode</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value</source>
            <translation>{0} de {1} códigos no tienen valor Unicode</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value (the file says {2})</source>
            <translation>{0} de {1} códigos no tienen valor Unicode (el archivo dice {2})</translation>
        </message>
        <message>
            <source>{0} of {1} letters are drawn as something else, {2}</source>
            <translation>{0} de {1} letras están dibujadas como otra cosa, {2}</translation>
        </message>
        <message>
            <source>{0} of {1} letters can't be what the map says by their heights, such as {2}</source>
            <translation>por su altura, {0} de {1} letras no pueden ser lo que dice la tabla, como {2}</translation>
        </message>
        <message>
            <source>{0} places fit, likeliest first {1}; add the line, or a word beside it</source>
            <translation>convienen {0} lugares, el más probable primero {1}; añada la línea, o una palabra vecina</translation>
        </message>
        <message>
            <source>{0} places stand where one is meant</source>
            <translation>hay {0} lugares donde se espera uno</translation>
        </message>
        <message>
            <source>{0} was made with reference fonts that are not in use: {1}</source>
            <translation>{0} se hizo con fuentes de referencia que no están en uso: {1}</translation>
        </message>
        <message>
            <source>{0}, line {1}</source>
            <translation>{0}, línea {1}</translation>
        </message>
        <message>
            <source>{0}, read as letters of {1}</source>
            <translation>{0}, leídos como letras de la escritura {1}</translation>
        </message>
        <message>
            <source>{0}, read as signs</source>
            <translation>{0}, leídos como signos</translation>
        </message>
        <message>
            <source>{0}, taken for {1} codes</source>
            <translation>{0}, tomados por códigos {1}</translation>
        </message>
        <message>
            <source>{0}, the {1} letter</source>
            <translation>{0}, la letra {1}</translation>
        </message>
        <message>
            <source>{0}, with the mark of {1}</source>
            <translation>{0}, con el signo de {1}</translation>
        </message>
        <message>
            <source>{0}/{1}-{2} is not within that line's {3} glyphs</source>
            <translation>{0}/{1}-{2} no cabe en los {3} glifos de esa línea</translation>
        </message>
        <message>
            <source>{0}:{1} is beyond the last word of that line, which is {2}</source>
            <translation>{0}:{1} pasa de la última palabra de esa línea, que es {2}</translation>
        </message>
        <message>
            <source>“{0}” can't have the depth {1}</source>
            <translation>«{0}» no puede tener el nivel {1}</translation>
        </message>
        <message>
            <source>“{0}” follows the texts</source>
            <translation>«{0}» sigue a los textos</translation>
        </message>
        <message>
            <source>“{0}” is no direction</source>
            <translation>«{0}» no es una dirección</translation>
        </message>
        <message>
            <source>“{0}” is no language tag</source>
            <translation>«{0}» no es una etiqueta de lengua</translation>
        </message>
        <message>
            <source>“{0}” is no moment</source>
            <translation>«{0}» no es un momento</translation>
        </message>
        <message>
            <source>“{0}” is no place of a block</source>
            <translation>«{0}» no es el lugar de un bloque</translation>
        </message>
        <message>
            <source>“{0}” is no way to find blocks</source>
            <translation>«{0}» no es una manera de encontrar los bloques</translation>
        </message>
        <message>
            <source>“{0}” like “{1}”</source>
            <translation>«{0}» como «{1}»</translation>
        </message>
        <message>
            <source>“{0}” should be {1}</source>
            <translation>«{0}» debería ser {1}</translation>
        </message>
    </context>
    <context>
        <name>FilesInOut</name>
        <message numerus="yes">
            <source>%n decisions were added.</source>
            <translation>
                <numerusform>Se añadió %n decisión.</numerusform>
                <numerusform>Se añadieron %n decisiones.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add decisions from a file</source>
            <translation>Añadir decisiones de un archivo</translation>
        </message>
        <message>
            <source>All decisions of that file were made already.</source>
            <translation>Todas las decisiones de ese archivo ya estaban tomadas.</translation>
        </message>
        <message>
            <source>Another reader finds {} of its text.</source>
            <translation>Otro lector encuentra el {} de su texto.</translation>
        </message>
        <message>
            <source>Decisions (*.txt *.json)</source>
            <translation>Decisiones (*.txt *.json)</translation>
        </message>
        <message>
            <source>Decisions as text (*.txt);;Session (*.json)</source>
            <translation>Decisiones como texto (*.txt);;Sesión (*.json)</translation>
        </message>
        <message>
            <source>Export the repaired PDF</source>
            <translation>Exportar el PDF reparado</translation>
        </message>
        <message>
            <source>Export the text</source>
            <translation>Exportar el texto</translation>
        </message>
        <message>
            <source>Map (*.cidmap.json)</source>
            <translation>Tabla (*.cidmap.json)</translation>
        </message>
        <message>
            <source>Map (*.json)</source>
            <translation>Tabla (*.json)</translation>
        </message>
        <message>
            <source>No map was saved: a map keeps what you type and accept, and that is nothing yet.</source>
            <translation>No se guardó ninguna tabla: una tabla guarda lo que usted escribe y acepta, y aún no hay nada.</translation>
        </message>
        <message>
            <source>No map was saved: the fonts of this PDF say rightly themselves what their letters are.</source>
            <translation>No se guardó ninguna tabla: las fuentes de este PDF dicen por sí mismas correctamente cuáles son sus letras.</translation>
        </message>
        <message>
            <source>No map was saved: there is no text in this PDF, so there is nothing to recover.</source>
            <translation>No se guardó ninguna tabla: en este PDF no hay texto; por eso no hay nada que recuperar.</translation>
        </message>
        <message>
            <source>One decision was added.</source>
            <translation>Se añadió una decisión.</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save the decisions</source>
            <translation>Guardar las decisiones</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Guardar la tabla</translation>
        </message>
        <message>
            <source>The decisions are in {}.</source>
            <translation>Las decisiones están en {}.</translation>
        </message>
        <message>
            <source>The map is in {}. It is offered for the next PDF in these fonts.</source>
            <translation>La tabla está en {}. Se ofrecerá para el próximo PDF con estas fuentes.</translation>
        </message>
        <message>
            <source>The repaired PDF is in {}.</source>
            <translation>El PDF reparado está en {}.</translation>
        </message>
        <message>
            <source>The text is in the clipboard.</source>
            <translation>El texto está en el portapapeles.</translation>
        </message>
        <message>
            <source>The text is in {}.</source>
            <translation>El texto está en {}.</translation>
        </message>
        <message>
            <source>There is no text in it that could be repaired.</source>
            <translation>No hay en él texto que se pueda reparar.</translation>
        </message>
        <message>
            <source>Use a saved map</source>
            <translation>Usar una tabla guardada</translation>
        </message>
        <message>
            <source>{} is written, but there is no text in this PDF.</source>
            <translation>Se escribió {}, pero en este PDF no hay texto.</translation>
        </message>
        <message>
            <source>{}.repaired.pdf</source>
            <translation>{}.repaired.pdf</translation>
        </message>
    </context>
    <context>
        <name>FontCard</name>
        <message>
            <source>A line in this font</source>
            <translation>Una línea en esta fuente</translation>
        </message>
        <message>
            <source>Copying gives today: {}</source>
            <translation>Hoy, al copiar sale: {}</translation>
        </message>
        <message>
            <source>Files of decisions name this font {}</source>
            <translation>Los archivos de decisiones llaman a esta fuente {}</translation>
        </message>
        <message>
            <source>Its own map is not to be believed: you type what its letters are</source>
            <translation>No se debe creer su propia tabla: usted escribe qué son sus letras</translation>
        </message>
        <message>
            <source>Its own map is right: use it</source>
            <translation>Su propia tabla es correcta: usarla</translation>
        </message>
        <message>
            <source>Recover</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <source>The font could not be read: {}. Its letters are shown as the page has them.</source>
            <translation>No se pudo leer la fuente: {}. Sus letras se muestran como están en la página.</translation>
        </message>
        <message>
            <source>Trust the file</source>
            <translation>Confiar en el archivo</translation>
        </message>
        <message>
            <source>its letters are not in the PDF</source>
            <translation>sus letras no están en el PDF</translation>
        </message>
        <message>
            <source>looks like this; the file says nothing of it</source>
            <translation>se ve así; el archivo no dice nada de ella</translation>
        </message>
        <message>
            <source>looks like this; the file says {} ({})</source>
            <translation>se ve así; el archivo dice {} ({})</translation>
        </message>
        <message>
            <source>nothing that can be read</source>
            <translation>nada legible</translation>
        </message>
        <message>
            <source>{} of it known</source>
            <translation>se conoce el {}</translation>
        </message>
        <message>
            <source>{} of the text</source>
            <translation>{} del texto</translation>
        </message>
    </context>
    <context>
        <name>FontCards</name>
        <message>
            <source>A font can say what its letters are. Where that is missing or wrong, cidfix learns them from what you type. Change what was guessed here if it is not so.</source>
            <translation>Una fuente puede decir qué son sus letras. Donde eso falta o es erróneo, cidfix lo aprende de lo que usted escribe. Cambie aquí lo que se haya supuesto mal.</translation>
        </message>
        <message>
            <source>Each font says rightly what its letters are. The text can be exported as it is.</source>
            <translation>Todas las fuentes dicen correctamente qué son sus letras. El texto puede exportarse tal como está.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <source>Fonts of the document</source>
            <translation>Fuentes del documento</translation>
        </message>
        <message>
            <source>Show more fonts ({} left)</source>
            <translation>Mostrar más fuentes (quedan {})</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>En este PDF no hay texto; por eso no hay nada que recuperar.</translation>
        </message>
        <message>
            <source>This document draws no text with fonts, so there is nothing to recover.</source>
            <translation>Este documento no dibuja texto con fuentes, así que no hay nada que recuperar.</translation>
        </message>
    </context>
    <context>
        <name>Fonts</name>
        <message>
            <source>Letters such as {letters} show better with the font {families}.</source>
            <translation>Letras como {letters} se ven mejor con la fuente {families}.</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>ALTO, for archives</source>
            <translation>ALTO, para archivos históricos</translation>
        </message>
        <message>
            <source>CoNLL-U</source>
            <translation>CoNLL-U</translation>
        </message>
        <message>
            <source>Freki, lines with their blocks</source>
            <translation>Freki, líneas con sus bloques</translation>
        </message>
        <message>
            <source>JSON of everything</source>
            <translation>JSON de todo</translation>
        </message>
        <message>
            <source>Markdown</source>
            <translation>Markdown</translation>
        </message>
        <message>
            <source>Standard format, for Toolbox</source>
            <translation>Formato estándar, para Toolbox</translation>
        </message>
        <message>
            <source>TEI P5</source>
            <translation>TEI P5</translation>
        </message>
        <message>
            <source>Table of tokens</source>
            <translation>Tabla de tokens</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Vertical, for corpus programs</source>
            <translation>Vertical, para programas de corpus</translation>
        </message>
        <message>
            <source>Web page with the pages beside the text</source>
            <translation>Página web con las páginas junto al texto</translation>
        </message>
        <message>
            <source>XML of paragraphs, sentences and words</source>
            <translation>XML de párrafos, oraciones y palabras</translation>
        </message>
        <message>
            <source>Xigt, glossed examples</source>
            <translation>Xigt, ejemplos glosados</translation>
        </message>
    </context>
    <context>
        <name>GlyphBox</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Imagen de la letra</translation>
        </message>
    </context>
    <context>
        <name>GlyphCard</name>
        <message numerus="yes">
            <source>%n letters chosen</source>
            <translation>
                <numerusform>%n letra elegida</numerusform>
                <numerusform>%n letras elegidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a letter in the grid, or click one on the page, to see all about it.</source>
            <translation>Elija una letra de la cuadrícula, o haga clic en una de la página, para ver todo sobre ella.</translation>
        </message>
        <message numerus="yes">
            <source>One value for all %n</source>
            <translation>
                <numerusform>Un valor para %n letra</numerusform>
                <numerusform>Un valor para las %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Set the value that was typed for the letter</source>
            <translation>Fijar el valor que se escribió para la letra</translation>
        </message>
        <message>
            <source>The chosen letter</source>
            <translation>La letra elegida</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>Es un espacio</translation>
        </message>
        <message>
            <source>This is no space</source>
            <translation>No es un espacio</translation>
        </message>
        <message>
            <source>code {code} in {font} · {uses}</source>
            <translation>código {code} en {font} · {uses}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
    </context>
    <context>
        <name>GlyphGrid</name>
        <message>
            <source>All fonts</source>
            <translation>Todas las fuentes</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Todas las letras</translation>
        </message>
        <message>
            <source>By code</source>
            <translation>Por código</translation>
        </message>
        <message>
            <source>By likeness of shape</source>
            <translation>Por parecido de forma</translation>
        </message>
        <message>
            <source>By use</source>
            <translation>Por frecuencia</translation>
        </message>
        <message>
            <source>Choose all letters shown</source>
            <translation>Elegir todas las letras mostradas</translation>
        </message>
        <message>
            <source>Chosen on the page: {}</source>
            <translation>Elegido en la página: {}</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <source>In conflict</source>
            <translation>En conflicto</translation>
        </message>
        <message>
            <source>Known</source>
            <translation>Conocidas</translation>
        </message>
        <message>
            <source>Larger letters in the grid (Ctrl and wheel)</source>
            <translation>Letras más grandes en la cuadrícula (Ctrl y rueda)</translation>
        </message>
        <message>
            <source>Letter, U+049A or code</source>
            <translation>Letra, U+049A o código</translation>
        </message>
        <message>
            <source>Letters and spaces</source>
            <translation>Letras y espacios</translation>
        </message>
        <message>
            <source>No letter fits what is searched for. Clear the search to see all.</source>
            <translation>Ninguna letra corresponde a lo buscado. Borre la búsqueda para verlas todas.</translation>
        </message>
        <message>
            <source>No letter is known by its shape alone.</source>
            <translation>Ninguna letra se conoce solo por su forma.</translation>
        </message>
        <message>
            <source>Nothing contradicts anything here.</source>
            <translation>Aquí nada se contradice.</translation>
        </message>
        <message>
            <source>Nothing is known here yet. Type the word that is suggested below.</source>
            <translation>Aquí no se conoce nada todavía. Escriba la palabra que se sugiere abajo.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space here: words are told apart by the gaps between them.</source>
            <translation>Aquí nada se toma por espacio: las palabras se distinguen por los huecos entre ellas.</translation>
        </message>
        <message>
            <source>Nothing is unknown here. The text can be exported.</source>
            <translation>Aquí no hay nada desconocido. El texto puede exportarse.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Orden</translation>
        </message>
        <message>
            <source>Say what the chosen letters stand for</source>
            <translation>Decir qué representan las letras elegidas</translation>
        </message>
        <message>
            <source>Search the letters</source>
            <translation>Buscar entre las letras</translation>
        </message>
        <message>
            <source>Show all letters again</source>
            <translation>Mostrar de nuevo todas las letras</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Espacios</translation>
        </message>
        <message>
            <source>Sure by shape</source>
            <translation>Seguras por su forma</translation>
        </message>
        <message>
            <source>There are no proposals here. Type words: the rest follows from them.</source>
            <translation>Aquí no hay propuestas. Escriba palabras: el resto se deduce de ellas.</translation>
        </message>
        <message>
            <source>There are only spaces in what was chosen on the page.</source>
            <translation>En lo que se eligió en la página solo hay espacios.</translation>
        </message>
        <message>
            <source>This font draws nothing.</source>
            <translation>Esta fuente no dibuja nada.</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Desconocidas</translation>
        </message>
        <message>
            <source>Which letters</source>
            <translation>Qué letras</translation>
        </message>
        <message>
            <source>With proposals</source>
            <translation>Con propuestas</translation>
        </message>
    </context>
    <context>
        <name>GlyphHint</name>
        <message>
            <source>code {} in {} ({})</source>
            <translation>código {} en {} ({})</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>perhaps {}: {}</source>
            <translation>quizá {}: {}</translation>
        </message>
        <message>
            <source>space</source>
            <translation>espacio</translation>
        </message>
    </context>
    <context>
        <name>GlyphList</name>
        <message>
            <source>Letters of the document</source>
            <translation>Letras del documento</translation>
        </message>
    </context>
    <context>
        <name>GlyphModel</name>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>{letter} · {state} · {uses}</source>
            <translation>{letter} · {state} · {uses}</translation>
        </message>
    </context>
    <context>
        <name>GuessList</name>
        <message>
            <source>Proposed letters</source>
            <translation>Letras propuestas</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <source>Accept</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>It is another letter (Del)</source>
            <translation>Es otra letra (Supr)</translation>
        </message>
        <message>
            <source>It is {}</source>
            <translation>Es {}</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>This is the letter (Enter)</source>
            <translation>Esta es la letra (Intro)</translation>
        </message>
        <message>
            <source>{name} (press {digit})</source>
            <translation>{name} (pulse {digit})</translation>
        </message>
        <message>
            <source>{} · {}</source>
            <translation>{} · {}</translation>
        </message>
    </context>
    <context>
        <name>Guesses</name>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>open</source>
            <translation>por decidir</translation>
        </message>
        <message>
            <source>sure</source>
            <translation>seguro</translation>
        </message>
    </context>
    <context>
        <name>GuidePage</name>
        <message>
            <source>Guide</source>
            <translation>Guía</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Decisions in effect</source>
            <translation>Decisiones en vigor</translation>
        </message>
        <message>
            <source>In effect</source>
            <translation>En vigor</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Pasos</translation>
        </message>
        <message>
            <source>Steps, to go back and forth between</source>
            <translation>Pasos, para ir y volver entre ellos</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <source>Take the chosen decisions back, whenever they were made (Del)</source>
            <translation>Retirar las decisiones elegidas, cuando quiera que se tomaran (Supr)</translation>
        </message>
        <message>
            <source>Undone; choose it to do it again</source>
            <translation>Deshecho; elíjalo para rehacerlo</translation>
        </message>
        <message>
            <source>Waits for its place: {}</source>
            <translation>Espera su lugar: {}</translation>
        </message>
        <message>
            <source>What you type and choose is listed here, and anything can be taken back.</source>
            <translation>Aquí se enumera lo que usted escribe y elige, y todo puede retirarse.</translation>
        </message>
    </context>
    <context>
        <name>LanguageCard</name>
        <message>
            <source>Chosen before:</source>
            <translation>Elegidas antes:</translation>
        </message>
        <message>
            <source>If you know it: which letters it is written with helps to tell those that look alike.</source>
            <translation>Si lo sabe: con qué letras se escribe ayuda a distinguir las que se parecen.</translation>
        </message>
        <message>
            <source>It is written in this language</source>
            <translation>Está escrito en esta lengua</translation>
        </message>
        <message>
            <source>Its letters are looked for first; others are never refused.</source>
            <translation>Sus letras se buscan primero; las demás nunca se rechazan.</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirar: {}</translation>
        </message>
        <message>
            <source>Take this language back</source>
            <translation>Retirar esta lengua</translation>
        </message>
        <message>
            <source>Written in</source>
            <translation>Escrito en</translation>
        </message>
    </context>
    <context>
        <name>LanguageField</name>
        <message>
            <source>Language the document is written in</source>
            <translation>Lengua en que está escrito el documento</translation>
        </message>
        <message>
            <source>Languages that fit</source>
            <translation>Lenguas que corresponden</translation>
        </message>
        <message>
            <source>Name of a language, or its tag</source>
            <translation>Nombre de una lengua, o su etiqueta</translation>
        </message>
        <message>
            <source>none of these: “{}” as a tag</source>
            <translation>ninguna de estas: «{}» como etiqueta</translation>
        </message>
        <message>
            <source>“{}” as a tag</source>
            <translation>«{}» como etiqueta</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>As the &amp;system is</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <source>Change it now</source>
            <translation>Cambiarlo ahora</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>&amp;Idioma</translation>
        </message>
        <message>
            <source>The window changes its language when cidfix is started again.</source>
            <translation>La ventana cambiará de idioma cuando cidfix se inicie de nuevo.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>What the looks of letters mean</source>
            <translation>Qué significa el aspecto de las letras</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>What would be learned</source>
            <translation>Lo que se aprendería</translation>
        </message>
    </context>
    <context>
        <name>LetterPalette</name>
        <message>
            <source>A name such as “ka descender”, a code point such as U+049A, or a letter like it</source>
            <translation>Un nombre como “ka descender”, un punto de código como U+049A, o una letra parecida</translation>
        </message>
        <message>
            <source>All rows of letters</source>
            <translation>Todas las filas de letras</translation>
        </message>
        <message>
            <source>Letters appear here as you teach them.</source>
            <translation>Las letras aparecen aquí a medida que las enseña.</translation>
        </message>
        <message>
            <source>Letters found</source>
            <translation>Letras encontradas</translation>
        </message>
        <message>
            <source>Letters of the language so far, those typed last in front</source>
            <translation>Letras de la lengua hasta ahora, con las últimas escritas delante</translation>
        </message>
        <message>
            <source>No letter is called that. Try one word of its name, or a letter that looks like it.</source>
            <translation>Ninguna letra se llama así. Pruebe con una palabra de su nombre, o con una letra parecida.</translation>
        </message>
        <message>
            <source>Search a letter</source>
            <translation>Buscar una letra</translation>
        </message>
        <message>
            <source>Search a letter by its name, its code point or a letter like it</source>
            <translation>Buscar una letra por su nombre, su punto de código o una letra parecida</translation>
        </message>
        <message>
            <source>Show all rows of letters</source>
            <translation>Mostrar todas las filas de letras</translation>
        </message>
        <message>
            <source>Show one row of letters</source>
            <translation>Mostrar una fila de letras</translation>
        </message>
        <message>
            <source>search letter…</source>
            <translation>buscar letra…</translation>
        </message>
    </context>
    <context>
        <name>LetterTable</name>
        <message>
            <source>Letter</source>
            <translation>Letra</translation>
        </message>
        <message>
            <source>Merged</source>
            <translation>Combinado</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Origen</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>difiere</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>solo aquí</translation>
        </message>
        <message>
            <source>only there</source>
            <translation>solo allí</translation>
        </message>
        <message>
            <source>same</source>
            <translation>igual</translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message>
            <source>&amp;Compare and merge…</source>
            <translation>&amp;Comparar y combinar…</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>Eli&amp;minar</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Exportar…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importar…</translation>
        </message>
        <message>
            <source>&amp;Letters…</source>
            <translation>&amp;Letras…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <source>&amp;Use</source>
            <translation>&amp;Usar</translation>
        </message>
        <message>
            <source>Add a &amp;folder…</source>
            <translation>Añadir una car&amp;peta…</translation>
        </message>
        <message>
            <source>Add what the &amp;open document knows…</source>
            <translation>Añadir lo que sabe el documento &amp;abierto…</translation>
        </message>
        <message>
            <source>Compare and merge with a map</source>
            <translation>Comparar y combinar con una tabla</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Carpetas</translation>
        </message>
        <message>
            <source>Import a map</source>
            <translation>Importar una tabla</translation>
        </message>
        <message>
            <source>Leave out {}</source>
            <translation>Omitir {}</translation>
        </message>
        <message>
            <source>Library of maps</source>
            <translation>Biblioteca de tablas</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Tablas</translation>
        </message>
        <message>
            <source>No map holds all these words.</source>
            <translation>Ninguna tabla contiene todas estas palabras.</translation>
        </message>
        <message>
            <source>No map is saved yet: Ctrl+S saves that of the open document here.</source>
            <translation>Aún no hay ninguna tabla guardada: Ctrl+S guarda aquí la del documento abierto.</translation>
        </message>
        <message>
            <source>Search names, languages, fonts, notes</source>
            <translation>Buscar en nombres, lenguas, fuentes, notas</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Buscar entre las tablas</translation>
        </message>
        <message>
            <source>The map is in {}.</source>
            <translation>La tabla está en {}.</translation>
        </message>
        <message>
            <source>The maps of {} are searched, too.</source>
            <translation>También se busca entre las tablas de {}.</translation>
        </message>
        <message>
            <source>U&amp;ndo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>{} is left out; its maps stay where they are.</source>
            <translation>La carpeta {} queda omitida; sus tablas siguen donde están.</translation>
        </message>
        <message>
            <source>{} is used for the open document.</source>
            <translation>La tabla {} se usa para el documento abierto.</translation>
        </message>
        <message>
            <source>{} was deleted</source>
            <translation>se eliminó la tabla {}</translation>
        </message>
        <message>
            <source>{} was described</source>
            <translation>se describió la tabla {}</translation>
        </message>
        <message>
            <source>{} was imported</source>
            <translation>se importó el archivo {}</translation>
        </message>
        <message>
            <source>{} was merged into {}</source>
            <translation>el contenido de {} se combinó en {}</translation>
        </message>
    </context>
    <context>
        <name>LineFilter</name>
        <message>
            <source>All {}</source>
            <translation>Todas {}</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Conflictos {}</translation>
        </message>
        <message>
            <source>Every letter is known. Read the text through, and export it.</source>
            <translation>Se conocen todas las letras. Repase el texto y expórtelo.</translation>
        </message>
        <message>
            <source>Nothing contradicts what you typed.</source>
            <translation>Nada contradice lo que escribió.</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled.</source>
            <translation>No queda nada por escribir: todas las letras están resueltas.</translation>
        </message>
        <message>
            <source>There is no text in this document.</source>
            <translation>No hay texto en este documento.</translation>
        </message>
        <message>
            <source>To type {}</source>
            <translation>Por escribir {}</translation>
        </message>
        <message>
            <source>Unknown {}</source>
            <translation>Desconocidas {}</translation>
        </message>
    </context>
    <context>
        <name>LinesView</name>
        <message>
            <source>A page number or running head: it is not counted, and left out of the text</source>
            <translation>Un número de página o un encabezado: no se cuenta, y queda fuera del texto</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Códigos</translation>
        </message>
        <message>
            <source>Copy the line as decoded</source>
            <translation>Copiar la línea tal como se descodificó</translation>
        </message>
        <message>
            <source>Copy the word as decoded</source>
            <translation>Copiar la palabra tal como se descodificó</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Líneas</translation>
        </message>
        <message>
            <source>Lines: line before</source>
            <translation>Líneas: línea anterior</translation>
        </message>
        <message>
            <source>Lines: next line</source>
            <translation>Líneas: línea siguiente</translation>
        </message>
        <message>
            <source>Lines: next word</source>
            <translation>Líneas: palabra siguiente</translation>
        </message>
        <message>
            <source>Lines: type what stands there</source>
            <translation>Líneas: escribir lo que está allí</translation>
        </message>
        <message>
            <source>Lines: word before</source>
            <translation>Líneas: palabra anterior</translation>
        </message>
        <message>
            <source>Show codes</source>
            <translation>Mostrar códigos</translation>
        </message>
        <message>
            <source>Show codes in the lines</source>
            <translation>Mostrar códigos en las líneas</translation>
        </message>
        <message>
            <source>Show the codes that the file has, each under its letter</source>
            <translation>Mostrar los códigos que tiene el archivo, cada uno bajo su letra</translation>
        </message>
        <message>
            <source>Take its letters over into the typing line</source>
            <translation>Pasar sus letras a la línea de escritura</translation>
        </message>
        <message>
            <source>Take the line over into the typing line</source>
            <translation>Pasar la línea a la línea de escritura</translation>
        </message>
        <message>
            <source>Type this line</source>
            <translation>Escribir esta línea</translation>
        </message>
        <message>
            <source>Type this word</source>
            <translation>Escribir esta palabra</translation>
        </message>
        <message>
            <source>Which lines are shown</source>
            <translation>Qué líneas se muestran</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Open PDF</source>
            <translation>Abrir PDF</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Abriendo {}…</translation>
        </message>
        <message>
            <source>PDF (*.pdf);;All files (*)</source>
            <translation>PDF (*.pdf);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Pasos</translation>
        </message>
        <message>
            <source>{}. Password:</source>
            <translation>{}. Contraseña:</translation>
        </message>
    </context>
    <context>
        <name>MapCard</name>
        <message numerus="yes">
            <source>%n letters</source>
            <translation>
                <numerusform>%n letra</numerusform>
                <numerusform>%n letras</numerusform>
            </translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>Choose a map to see what it knows.</source>
            <translation>Elija una tabla para ver lo que conoce.</translation>
        </message>
        <message>
            <source>Decided from {} to {}</source>
            <translation>Decidido del {} al {}</translation>
        </message>
        <message>
            <source>Fonts: {}</source>
            <translation>Fuentes: {}</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lengua</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licencia</translation>
        </message>
        <message>
            <source>Made from {}</source>
            <translation>Hecha a partir de {}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>one letter</source>
            <translation>una letra</translation>
        </message>
        <message>
            <source>such as CC0</source>
            <translation>por ejemplo, CC0</translation>
        </message>
        <message>
            <source>tags such as niv, with spaces between</source>
            <translation>etiquetas como niv, separadas por espacios</translation>
        </message>
    </context>
    <context>
        <name>MapComparison</name>
        <message>
            <source>&amp;Merge into {}</source>
            <translation>&amp;Combinar en {}</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Todas las letras</translation>
        </message>
        <message>
            <source>Different {}</source>
            <translation>Distintas {}</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Conservar ambas</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>Tecla {}</translation>
        </message>
        <message>
            <source>Only in {} {}</source>
            <translation>Solo en {} {}</translation>
        </message>
        <message>
            <source>Take {}</source>
            <translation>Tomar {}</translation>
        </message>
        <message>
            <source>The same {}</source>
            <translation>Iguales {}</translation>
        </message>
        <message>
            <source>Where both differ, choose rows and whose value is to stay.</source>
            <translation>Donde ambas difieren, elija filas y la tabla cuyo valor debe quedar.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Del</source>
            <translation>Supr</translation>
        </message>
        <message>
            <source>F2 or a double click changes a value; U+049A is a letter by its number.</source>
            <translation>F2 o un doble clic cambia un valor; U+049A es una letra por su número.</translation>
        </message>
        <message>
            <source>Say nothing of it</source>
            <translation>No decir nada de ella</translation>
        </message>
        <message>
            <source>The map was changed elsewhere; these are its letters now.</source>
            <translation>La tabla se cambió en otro lugar; estas son ahora sus letras.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <source>a value of {} was changed</source>
            <translation>se cambió un valor de {}</translation>
        </message>
    </context>
    <context>
        <name>MapKeeper</name>
        <message>
            <source>Done again: {}.</source>
            <translation>Rehecho: {}.</translation>
        </message>
        <message>
            <source>Undone: {}.</source>
            <translation>Deshecho: {}.</translation>
        </message>
    </context>
    <context>
        <name>MapList</name>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lengua</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Letras</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Tabla</translation>
        </message>
    </context>
    <context>
        <name>MapOffers</name>
        <message numerus="yes">
            <source>%n files or folders of the library of maps are left out:</source>
            <translation>
                <numerusform>%n archivo o carpeta de la biblioteca de tablas queda fuera:</numerusform>
                <numerusform>%n archivos o carpetas de la biblioteca de tablas quedan fuera:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the letters drawn here</source>
            <translation>
                <numerusform>%n de las letras dibujadas aquí</numerusform>
                <numerusform>%n de las letras dibujadas aquí</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel reading the library of maps</source>
            <translation>Cancelar la lectura de la biblioteca de tablas</translation>
        </message>
        <message>
            <source>Look for saved maps that fit</source>
            <translation>Buscar tablas guardadas que convengan</translation>
        </message>
        <message>
            <source>One file or folder of the library of maps is left out:</source>
            <translation>Un archivo o carpeta de la biblioteca de tablas queda fuera:</translation>
        </message>
        <message>
            <source>Reading map {number} of {total} of the library…</source>
            <translation>Leyendo la tabla {number} de {total} de la biblioteca…</translation>
        </message>
        <message>
            <source>Saved maps that fit this document:</source>
            <translation>Tablas guardadas que convienen a este documento:</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Usarla</translation>
        </message>
        <message>
            <source>Use the saved map {}</source>
            <translation>Usar la tabla guardada {}</translation>
        </message>
        <message>
            <source>one of the letters drawn here</source>
            <translation>una de las letras dibujadas aquí</translation>
        </message>
        <message>
            <source>{name}: knows {letters}, and would add {share} of the text</source>
            <translation>{name}: conoce {letters}, y añadiría el {share} del texto</translation>
        </message>
    </context>
    <context>
        <name>MapsInUse</name>
        <message>
            <source>Do not use it</source>
            <translation>No usarla</translation>
        </message>
        <message>
            <source>Do not use the map {}</source>
            <translation>No usar la tabla {}</translation>
        </message>
        <message>
            <source>Hear it before the one above</source>
            <translation>Consultarla antes que la de arriba</translation>
        </message>
        <message>
            <source>Hear {} before the one above</source>
            <translation>Consultar {} antes que la de arriba</translation>
        </message>
        <message>
            <source>Saved map in use:</source>
            <translation>Tabla guardada en uso:</translation>
        </message>
        <message>
            <source>Saved maps in use, those above heard first:</source>
            <translation>Tablas guardadas en uso; las de arriba se consultan primero:</translation>
        </message>
        <message>
            <source>confirms {}</source>
            <translation>confirma {}</translation>
        </message>
        <message>
            <source>fills {}</source>
            <translation>aporta {}</translation>
        </message>
        <message>
            <source>has none of the letters drawn here</source>
            <translation>no tiene ninguna de las letras dibujadas aquí</translation>
        </message>
        <message>
            <source>is overruled by maps above in {}</source>
            <translation>cede ante tablas de arriba en {}</translation>
        </message>
        <message>
            <source>{font}: {said}</source>
            <translation>{font}: {said}</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;About cidfix</source>
            <translation>&amp;Acerca de cidfix</translation>
        </message>
        <message>
            <source>&amp;Blocks</source>
            <translation>&amp;Bloques</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <source>&amp;Close the newest message</source>
            <translation>C&amp;errar el último mensaje</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <source>&amp;Export text…</source>
            <translation>&amp;Exportar texto…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <source>&amp;Fonts</source>
            <translation>&amp;Fuentes</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Pa&amp;ntalla completa</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>&amp;Ir</translation>
        </message>
        <message>
            <source>&amp;Guide</source>
            <translation>&amp;Guía</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Teclas</translation>
        </message>
        <message>
            <source>&amp;Letters</source>
            <translation>&amp;Letras</translation>
        </message>
        <message>
            <source>&amp;Library of maps…</source>
            <translation>&amp;Biblioteca de tablas…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Claro</translation>
        </message>
        <message>
            <source>&amp;Maps</source>
            <translation>&amp;Tablas</translation>
        </message>
        <message>
            <source>&amp;Open PDF…</source>
            <translation>&amp;Abrir PDF…</translation>
        </message>
        <message>
            <source>&amp;Pages</source>
            <translation>&amp;Páginas</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <source>&amp;Recover</source>
            <translation>&amp;Recuperar</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>&amp;Restablecer la disposición</translation>
        </message>
        <message>
            <source>&amp;Save the map in the library</source>
            <translation>&amp;Guardar la tabla en la biblioteca</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>&amp;Texto</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>&amp;Use a saved map…</source>
            <translation>&amp;Usar una tabla guardada…</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <source>A&amp;dd decisions from a file…</source>
            <translation>Aña&amp;dir decisiones de un archivo…</translation>
        </message>
        <message>
            <source>About cidfix</source>
            <translation>Acerca de cidfix</translation>
        </message>
        <message>
            <source>As the &amp;system is</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <source>Export &amp;repaired PDF…</source>
            <translation>Exportar PDF &amp;reparado…</translation>
        </message>
        <message>
            <source>Open a sa&amp;mple</source>
            <translation>Abrir un e&amp;jemplo</translation>
        </message>
        <message>
            <source>Open rece&amp;nt</source>
            <translation>A&amp;brir reciente</translation>
        </message>
        <message>
            <source>Save dec&amp;isions as…</source>
            <translation>Guardar las dec&amp;isiones como…</translation>
        </message>
        <message>
            <source>Save the map &amp;as…</source>
            <translation>Guardar la tabla co&amp;mo…</translation>
        </message>
        <message>
            <source>To the t&amp;yping line</source>
            <translation>A la línea de &amp;escritura</translation>
        </message>
        <message>
            <source>cidfix {} recovers the text of PDFs that show it right and copy it wrong.

Free software under the GNU Affero General Public License, version 3 or later.
The method is that of Nicolas Stefanovitch (2022).</source>
            <translation>cidfix {} recupera el texto de los PDF que lo muestran bien y lo copian mal.

Software libre bajo la Licencia Pública General Affero de GNU, versión 3 o posterior.
El método es el de Nicolas Stefanovitch (2022).</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Every letter of this document is known.</source>
            <translation>Se conocen todas las letras de este documento.</translation>
        </message>
        <message numerus="yes">
            <source>Every letter of this document was read, %n by shape alone.</source>
            <translation>
                <numerusform>Se leyeron todas las letras de este documento, %n solo por su forma.</numerusform>
                <numerusform>Se leyeron todas las letras de este documento, %n solo por su forma.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Exportar texto…</translation>
        </message>
        <message>
            <source>Go on with it</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Look at them</source>
            <translation>Verlas</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>Abrirlo de nuevo</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Abriendo {}…</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Guardar la tabla</translation>
        </message>
        <message>
            <source>The PDF has changed on the disk. You see it as it was opened; what you did is kept.</source>
            <translation>El PDF ha cambiado en el disco. Usted lo ve como se abrió; lo que hizo se conserva.</translation>
        </message>
        <message>
            <source>The PDF is not on the disk any more. You can go on with it; what you did is kept.</source>
            <translation>El PDF ya no está en el disco. Puede continuar; lo que hizo se conserva.</translation>
        </message>
        <message>
            <source>cidfix ended unexpectedly while {} was open. What you did is saved.</source>
            <translation>cidfix terminó inesperadamente mientras {} estaba abierto. Lo que hizo está guardado.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
        <message>
            <source>Close this message (Shift+Esc)</source>
            <translation>Cerrar este mensaje (Mayús+Esc)</translation>
        </message>
    </context>
    <context>
        <name>OpenDocument</name>
        <message>
            <source>A saved map fits. {}</source>
            <translation>Una tabla guardada conviene. {}</translation>
        </message>
        <message>
            <source>No text was found in this PDF: {}.</source>
            <translation>No se encontró texto en este PDF: {}.</translation>
        </message>
        <message>
            <source>Not readable: page {} ({}).</source>
            <translation>No legible: página {} ({}).</translation>
        </message>
        <message>
            <source>Nothing can be saved beside this PDF. What you do is kept in {}.</source>
            <translation>No se puede guardar nada junto a este PDF. Lo que haga se guarda en {}.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>En este PDF no hay texto; por eso no hay nada que recuperar.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Intentarlo de nuevo</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Usarla</translation>
        </message>
        <message>
            <source>Without text: page {} ({}).</source>
            <translation>Sin texto: página {} ({}).</translation>
        </message>
        <message numerus="yes">
            <source>Your %n decisions of the last session are back.</source>
            <translation>
                <numerusform>Su %n decisión de la última sesión está de vuelta.</numerusform>
                <numerusform>Sus %n decisiones de la última sesión están de vuelta.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your decision of the last session is back.</source>
            <translation>Su decisión de la última sesión está de vuelta.</translation>
        </message>
        <message>
            <source>Your last session could not be restored: {}</source>
            <translation>No se pudo restablecer su última sesión: {}</translation>
        </message>
    </context>
    <context>
        <name>PageArea</name>
        <message>
            <source>Page {} of {}</source>
            <translation>Página {} de {}</translation>
        </message>
        <message>
            <source>Pages of the PDF</source>
            <translation>Páginas del PDF</translation>
        </message>
    </context>
    <context>
        <name>PageBox</name>
        <message>
            <source>Go to page…</source>
            <translation>Ir a la página…</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Página</translation>
        </message>
        <message>
            <source>Type a page number and press Enter</source>
            <translation>Escriba un número de página y pulse Intro</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>de {}</translation>
        </message>
    </context>
    <context>
        <name>PageMenu</name>
        <message>
            <source>Copy what is decoded</source>
            <translation>Copiar lo descodificado</translation>
        </message>
        <message>
            <source>Show this letter’s card</source>
            <translation>Mostrar la ficha de esta letra</translation>
        </message>
        <message>
            <source>The next column is the one to the left</source>
            <translation>La columna siguiente es la de la izquierda</translation>
        </message>
        <message>
            <source>The next column is the one to the right</source>
            <translation>La columna siguiente es la de la derecha</translation>
        </message>
        <message>
            <source>This is a full stop</source>
            <translation>Es un punto final</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>Es un espacio</translation>
        </message>
        <message>
            <source>This is not a full stop</source>
            <translation>No es un punto final</translation>
        </message>
        <message>
            <source>This is not a space</source>
            <translation>No es un espacio</translation>
        </message>
        <message>
            <source>This line runs left to right</source>
            <translation>Esta línea va de izquierda a derecha</translation>
        </message>
        <message>
            <source>This line runs right to left</source>
            <translation>Esta línea va de derecha a izquierda</translation>
        </message>
        <message>
            <source>Type what stands here</source>
            <translation>Escribir lo que está aquí</translation>
        </message>
    </context>
    <context>
        <name>PageStrip</name>
        <message>
            <source>Thumbnails of pages</source>
            <translation>Miniaturas de las páginas</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Fit page</source>
            <translation>Página entera</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>Ajustar al ancho</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Página siguiente</translation>
        </message>
        <message>
            <source>On the page: a word less</source>
            <translation>En la página: una palabra menos</translation>
        </message>
        <message>
            <source>On the page: a word more</source>
            <translation>En la página: una palabra más</translation>
        </message>
        <message>
            <source>On the page: choose nothing</source>
            <translation>En la página: no elegir nada</translation>
        </message>
        <message>
            <source>On the page: copy what is decoded</source>
            <translation>En la página: copiar lo descodificado</translation>
        </message>
        <message>
            <source>On the page: first page</source>
            <translation>En la página: primera página</translation>
        </message>
        <message>
            <source>On the page: last page</source>
            <translation>En la página: última página</translation>
        </message>
        <message>
            <source>On the page: scroll down</source>
            <translation>En la página: desplazar hacia abajo</translation>
        </message>
        <message>
            <source>On the page: scroll up</source>
            <translation>En la página: desplazar hacia arriba</translation>
        </message>
        <message>
            <source>On the page: type what stands there</source>
            <translation>En la página: escribir lo que está allí</translation>
        </message>
        <message>
            <source>On the page: word to the left</source>
            <translation>En la página: palabra a la izquierda</translation>
        </message>
        <message>
            <source>On the page: word to the right</source>
            <translation>En la página: palabra a la derecha</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
        <message>
            <source>Show states on the page</source>
            <translation>Mostrar los estados en la página</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Ampliar</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Reducir</translation>
        </message>
    </context>
    <context>
        <name>PendingCard</name>
        <message>
            <source>Click the place where it stands:</source>
            <translation>Haga clic en el lugar donde está:</translation>
        </message>
        <message>
            <source>It stands here, on page {}</source>
            <translation>Está aquí, en la página {}</translation>
        </message>
        <message>
            <source>It was typed for this place:</source>
            <translation>Se escribió para este lugar:</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirar: {}</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>Places that fit</source>
            <translation>Lugares que convienen</translation>
        </message>
    </context>
    <context>
        <name>ProgressHeader</name>
        <message numerus="yes">
            <source>%n letters in conflict</source>
            <translation>
                <numerusform>%n letra en conflicto</numerusform>
                <numerusform>%n letras en conflicto</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters left</source>
            <translation>
                <numerusform>queda %n letra</numerusform>
                <numerusform>quedan %n letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places</source>
            <translation>
                <numerusform>%n lugar</numerusform>
                <numerusform>%n lugares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n words typed</source>
            <translation>
                <numerusform>%n palabra escrita</numerusform>
                <numerusform>%n palabras escritas</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>En este PDF no hay texto; por eso no hay nada que recuperar.</translation>
        </message>
        <message>
            <source>no letter left</source>
            <translation>no queda ninguna letra</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>one letter in conflict</source>
            <translation>una letra en conflicto</translation>
        </message>
        <message>
            <source>one letter left</source>
            <translation>queda una letra</translation>
        </message>
        <message>
            <source>one place</source>
            <translation>un lugar</translation>
        </message>
        <message>
            <source>one word typed</source>
            <translation>una palabra escrita</translation>
        </message>
        <message>
            <source>reading the letters…</source>
            <translation>leyendo las letras…</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>{} conocido</translation>
        </message>
        <message>
            <source>{}: {} of the text, {} known</source>
            <translation>{}: {} del texto, {} conocido</translation>
        </message>
    </context>
    <context>
        <name>ProposalPanel</name>
        <message numerus="yes">
            <source>%n letters are read by their shapes</source>
            <translation>
                <numerusform>%n letra se lee por su forma</numerusform>
                <numerusform>%n letras se leen por su forma</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Proposed letters</source>
            <translation>Letras &amp;propuestas</translation>
        </message>
        <message>
            <source>Accept all that are s&amp;ure</source>
            <translation>Aceptar todas las se&amp;guras</translation>
        </message>
        <message>
            <source>Accept all that are sure ({})</source>
            <translation>Aceptar todas las seguras ({})</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todas</translation>
        </message>
        <message>
            <source>Compare the letters with fonts of your own</source>
            <translation>Comparar las letras con fuentes propias</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Dudosas</translation>
        </message>
        <message>
            <source>Every proposal is answered. What you said is listed under Decisions.</source>
            <translation>Todas las propuestas tienen respuesta. Lo que dijo se enumera en Decisiones.</translation>
        </message>
        <message>
            <source>Letters that cidfix reads by itself are listed here.</source>
            <translation>Aquí se enumeran las letras que cidfix lee por sí mismo.</translation>
        </message>
        <message>
            <source>Nothing is proposed, since every letter is known already.</source>
            <translation>No se propone nada, pues ya se conocen todas las letras.</translation>
        </message>
        <message>
            <source>Nothing is proposed: no reference font has letters like these. Type words; the rest follows from them. Or add a font that looks like the document's, under “Reference fonts” above.</source>
            <translation>No se propone nada: ninguna fuente de referencia tiene letras como estas. Escriba palabras; el resto se deduce de ellas. O añada una fuente que se parezca a la del documento, en «Fuentes de referencia», arriba.</translation>
        </message>
        <message>
            <source>One letter is read by its shape</source>
            <translation>Una letra se lee por su forma</translation>
        </message>
        <message>
            <source>Proposals: accept</source>
            <translation>Propuestas: aceptar</translation>
        </message>
        <message>
            <source>Proposals: all about the letter</source>
            <translation>Propuestas: todo sobre la letra</translation>
        </message>
        <message>
            <source>Proposals: refuse</source>
            <translation>Propuestas: rechazar</translation>
        </message>
        <message>
            <source>Proposals: take one of the other values</source>
            <translation>Propuestas: tomar uno de los otros valores</translation>
        </message>
        <message>
            <source>Reference fonts</source>
            <translation>Fuentes de referencia</translation>
        </message>
        <message>
            <source>Sure</source>
            <translation>Seguras</translation>
        </message>
        <message>
            <source>The letters are being read…</source>
            <translation>Se están leyendo las letras…</translation>
        </message>
        <message>
            <source>There are none of this kind. Choose “All” above to see the others.</source>
            <translation>No hay ninguna de esta clase. Elija «Todas» arriba para ver las demás.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is no letter to read.</source>
            <translation>En este PDF no hay texto; por eso no hay ninguna letra que leer.</translation>
        </message>
        <message>
            <source>Use proposals</source>
            <translation>Usar propuestas</translation>
        </message>
        <message>
            <source>Use:</source>
            <translation>Usar:</translation>
        </message>
        <message>
            <source>Which proposals are shown</source>
            <translation>Qué propuestas se muestran</translation>
        </message>
        <message>
            <source>Which proposals stand in the text before you have answered them</source>
            <translation>Qué propuestas están en el texto antes de que usted responda</translation>
        </message>
        <message>
            <source>{}, all surely. Accept them, or type what is otherwise.</source>
            <translation>{}, todas con seguridad. Acéptelas, o escriba lo que sea distinto.</translation>
        </message>
        <message>
            <source>{}, doubtfully. What is worth most to know comes first.</source>
            <translation>{}, con duda. Lo más útil de saber va primero.</translation>
        </message>
        <message>
            <source>{}, {} of them doubtfully. What is worth most to know comes first.</source>
            <translation>{}, {} de ellas con duda. Lo más útil de saber va primero.</translation>
        </message>
    </context>
    <context>
        <name>ProposalRow</name>
        <message>
            <source>Accept</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>Accepted by you</source>
            <translation>Aceptada por usted</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Refused by you</source>
            <translation>Rechazada por usted</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
    </context>
    <context>
        <name>ReadingPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Finding lines, words and fonts…</source>
            <translation>Buscando líneas, palabras y fuentes…</translation>
        </message>
        <message>
            <source>Opening the PDF…</source>
            <translation>Abriendo el PDF…</translation>
        </message>
        <message>
            <source>Reading the letters of page {} of {}</source>
            <translation>Leyendo las letras de la página {} de {}</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>another letter, {}, is drawn with the same shape</source>
            <translation>otra letra, {}, está dibujada con la misma forma</translation>
        </message>
        <message>
            <source>drawn just as in {}</source>
            <translation>dibujada exactamente como en {}</translation>
        </message>
        <message>
            <source>looks as in {}</source>
            <translation>se ve como en {}</translation>
        </message>
        <message>
            <source>the file's own map says so, but it is not to be trusted</source>
            <translation>la propia tabla del archivo lo dice, pero no es de fiar</translation>
        </message>
        <message>
            <source>{} says so</source>
            <translation>{} lo dice</translation>
        </message>
        <message>
            <source>{} things you said say so</source>
            <translation>lo dicen sus indicaciones ({})</translation>
        </message>
        <message>
            <source>{} things you said speak for it</source>
            <translation>hablan a favor sus indicaciones ({})</translation>
        </message>
    </context>
    <context>
        <name>ReferenceCard</name>
        <message numerus="yes">
            <source>%n fonts installed here are used.</source>
            <translation>
                <numerusform>Se usa %n fuente instalada aquí.</numerusform>
                <numerusform>Se usan %n fuentes instaladas aquí.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a reference &amp;font…</source>
            <translation>Añadir una &amp;fuente de referencia…</translation>
        </message>
        <message>
            <source>Add a reference font</source>
            <translation>Añadir una fuente de referencia</translation>
        </message>
        <message>
            <source>Add a reference font…</source>
            <translation>Añadir una fuente de referencia…</translation>
        </message>
        <message>
            <source>Cancel measuring fonts</source>
            <translation>Cancelar la medición de fuentes</translation>
        </message>
        <message>
            <source>Compare with every font that is installed; the first time takes seconds each</source>
            <translation>Comparar con todas las fuentes instaladas; la primera vez cada una tarda unos segundos</translation>
        </message>
        <message>
            <source>Do not use any more: {}</source>
            <translation>No usar más: {}</translation>
        </message>
        <message>
            <source>Do not use this font any more</source>
            <translation>No usar más esta fuente</translation>
        </message>
        <message>
            <source>Fonts ({});;All files (*)</source>
            <translation>Fuentes ({});;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Letters are compared with the fonts that cidfix knows. A font of your own that looks like the document's helps where they are read doubtfully; drop it here, or add it.</source>
            <translation>Las letras se comparan con las fuentes que cidfix conoce. Una fuente propia que se parezca a la del documento ayuda donde se leen con duda; suéltela aquí, o añádala.</translation>
        </message>
        <message>
            <source>Looking for fonts…</source>
            <translation>Buscando fuentes…</translation>
        </message>
        <message>
            <source>Measuring {name} ({number} of {total})…</source>
            <translation>Midiendo {name} ({number} de {total})…</translation>
        </message>
        <message>
            <source>One font installed here is used.</source>
            <translation>Se usa una fuente instalada aquí.</translation>
        </message>
        <message>
            <source>Use fonts &amp;installed here</source>
            <translation>Usar las fuentes &amp;instaladas aquí</translation>
        </message>
        <message>
            <source>Use fonts installed here</source>
            <translation>Usar las fuentes instaladas aquí</translation>
        </message>
        <message>
            <source>{} (can't be read)</source>
            <translation>{} (no se puede leer)</translation>
        </message>
    </context>
    <context>
        <name>ReferenceLetter</name>
        <message>
            <source> and {} more</source>
            <translation> y {} más</translation>
        </message>
        <message>
            <source>Drawn here by {}</source>
            <translation>Dibujada aquí por {}</translation>
        </message>
        <message>
            <source>So it is in {}{}</source>
            <translation>Así está en {}{}</translation>
        </message>
    </context>
    <context>
        <name>References</name>
        <message numerus="yes">
            <source>%n are not sure any more</source>
            <translation>
                <numerusform>%n ya no es segura</numerusform>
                <numerusform>%n ya no son seguras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are read as other letters</source>
            <translation>
                <numerusform>%n se lee como otra letra</numerusform>
                <numerusform>%n se leen como otras letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters are read now that were not</source>
            <translation>
                <numerusform>ahora se lee %n letra que antes no</numerusform>
                <numerusform>ahora se leen %n letras que antes no</numerusform>
            </translation>
        </message>
        <message>
            <source>With these reference fonts the letters are read as before.</source>
            <translation>Con estas fuentes de referencia las letras se leen como antes.</translation>
        </message>
        <message>
            <source>one is not sure any more</source>
            <translation>una ya no es segura</translation>
        </message>
        <message>
            <source>one is read as another letter</source>
            <translation>una se lee como otra letra</translation>
        </message>
        <message>
            <source>one letter is read now that was not</source>
            <translation>ahora se lee una letra que antes no</translation>
        </message>
        <message>
            <source>{} with these reference fonts.</source>
            <translation>{} con estas fuentes de referencia.</translation>
        </message>
    </context>
    <context>
        <name>RepairList</name>
        <message numerus="yes">
            <source>%n repairs</source>
            <translation>
                <numerusform>%n reparación</numerusform>
                <numerusform>%n reparaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Leave as it was</source>
            <translation>&amp;Dejar como estaba</translation>
        </message>
        <message>
            <source>&amp;Repair again</source>
            <translation>Re&amp;parar de nuevo</translation>
        </message>
        <message>
            <source>All &amp;alike</source>
            <translation>Todas las i&amp;guales</translation>
        </message>
        <message>
            <source>All &amp;alike ({})</source>
            <translation>Todas las i&amp;guales ({})</translation>
        </message>
        <message>
            <source>All repairs</source>
            <translation>Todas las reparaciones</translation>
        </message>
        <message>
            <source>Leave as it was, or repair again</source>
            <translation>Dejar como estaba, o reparar de nuevo</translation>
        </message>
        <message>
            <source>Left as it was</source>
            <translation>Dejado como estaba</translation>
        </message>
        <message>
            <source>List only repairs that hold these letters</source>
            <translation>Mostrar solo las reparaciones que contienen estas letras</translation>
        </message>
        <message>
            <source>Nothing had to be repaired.</source>
            <translation>No había nada que reparar.</translation>
        </message>
        <message>
            <source>Repair</source>
            <translation>Reparar</translation>
        </message>
        <message>
            <source>Repairs of the text</source>
            <translation>Reparaciones del texto</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <translation>Mayús+Espacio</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <source>Stop repairing the text</source>
            <translation>Detener la reparación del texto</translation>
        </message>
        <message>
            <source>The same for all alike</source>
            <translation>Lo mismo para todas las iguales</translation>
        </message>
        <message>
            <source>The text is being repaired …</source>
            <translation>Se está reparando el texto…</translation>
        </message>
        <message>
            <source>The text shown is of before.</source>
            <translation>El texto mostrado es el de antes.</translation>
        </message>
        <message>
            <source>Which repairs are listed</source>
            <translation>Qué reparaciones se muestran</translation>
        </message>
        <message>
            <source>Words in them</source>
            <translation>Palabras que contienen</translation>
        </message>
        <message>
            <source>one repair</source>
            <translation>una reparación</translation>
        </message>
    </context>
    <context>
        <name>RepairTable</name>
        <message>
            <source>After</source>
            <translation>Después</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Antes</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Línea</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Paso</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <source>everywhere</source>
            <translation>en todas partes</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
    </context>
    <context>
        <name>Repairs</name>
        <message>
            <source>Halves of a sentence on two pages or columns become one paragraph.</source>
            <translation>Las mitades de una oración en dos páginas o columnas pasan a ser un solo párrafo.</translation>
        </message>
        <message>
            <source>Hyphens</source>
            <translation>Palabras cortadas</translation>
        </message>
        <message>
            <source>Letters of another script that look alike become those of their word.</source>
            <translation>Las letras de otra escritura, de igual aspecto, pasan a ser las de la escritura de su palabra.</translation>
        </message>
        <message>
            <source>Ligatures</source>
            <translation>Ligaturas</translation>
        </message>
        <message>
            <source>Look-alikes</source>
            <translation>Letras parecidas</translation>
        </message>
        <message>
            <source>Other languages</source>
            <translation>Otras lenguas</translation>
        </message>
        <message>
            <source>Paragraphs</source>
            <translation>Párrafos</translation>
        </message>
        <message>
            <source>Paragraphs in another language are marked, and their words left alone.</source>
            <translation>Los párrafos en otra lengua se marcan, y sus palabras se dejan como están.</translation>
        </message>
        <message>
            <source>Signs for several letters become letters, and lost letters come back.</source>
            <translation>Los signos que valen por varias letras pasan a ser letras, y las letras perdidas vuelven.</translation>
        </message>
        <message>
            <source>Spaced-out letters are joined, and words that ran together are parted.</source>
            <translation>Las letras espaciadas se juntan, y las palabras pegadas se separan.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <source>Words that were cut at the end of a line are joined.</source>
            <translation>Las palabras cortadas al final de una línea se juntan.</translation>
        </message>
        <message>
            <source>left as it was</source>
            <translation>dejado como estaba</translation>
        </message>
        <message>
            <source>left as it was, everywhere</source>
            <translation>dejado como estaba, en todas partes</translation>
        </message>
        <message>
            <source>“{before}” became “{after}”: {reason}</source>
            <translation>«{before}» pasó a ser «{after}»: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Roles</name>
        <message>
            <source>Abstract</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Leyenda</translation>
        </message>
        <message>
            <source>Glossed example</source>
            <translation>Ejemplo glosado</translation>
        </message>
        <message>
            <source>Heading {}</source>
            <translation>Título {}</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Omitido</translation>
        </message>
        <message>
            <source>List item</source>
            <translation>Elemento de lista</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Page number or running head</source>
            <translation>Número de página o encabezado</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Cita</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabla</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Verse</source>
            <translation>Verso</translation>
        </message>
        <message>
            <source>Words in a figure</source>
            <translation>Palabras en una figura</translation>
        </message>
    </context>
    <context>
        <name>RuleEditor</name>
        <message numerus="yes">
            <source>%n of these lines would be read otherwise.</source>
            <translation>
                <numerusform>%n de estas líneas se leería de otro modo.</numerusform>
                <numerusform>%n de estas líneas se leerían de otro modo.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the usual rules</source>
            <translation>Volver a las reglas habituales</translation>
        </message>
        <message>
            <source>In some scripts letters are drawn in another order than they are typed. These rules say which; choose others, or change them for this document, and see what its lines become.</source>
            <translation>En algunas escrituras las letras se dibujan en otro orden que el que se escribe. Estas reglas dicen cuáles; elija otras, o cámbielas para este documento, y vea qué pasa con sus líneas.</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Abrir un archivo…</translation>
        </message>
        <message>
            <source>Open rules</source>
            <translation>Abrir reglas</translation>
        </message>
        <message>
            <source>Rules (*.rules)</source>
            <translation>Reglas (*.rules)</translation>
        </message>
        <message>
            <source>Rules (*.rules);;All files (*)</source>
            <translation>Reglas (*.rules);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Rules of order</source>
            <translation>Reglas de orden</translation>
        </message>
        <message>
            <source>Rules that come with cidfix</source>
            <translation>Reglas que vienen con cidfix</translation>
        </message>
        <message>
            <source>Save as a file…</source>
            <translation>Guardar como archivo…</translation>
        </message>
        <message>
            <source>Save the rules</source>
            <translation>Guardar las reglas</translation>
        </message>
        <message>
            <source>The lines are read as they are now.</source>
            <translation>Las líneas se leen como ahora.</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Las reglas</translation>
        </message>
        <message>
            <source>Trying these rules…</source>
            <translation>Probando estas reglas…</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Usar estas reglas</translation>
        </message>
        <message>
            <source>Your own rules</source>
            <translation>Sus propias reglas</translation>
        </message>
        <message>
            <source>the rules</source>
            <translation>las reglas</translation>
        </message>
    </context>
    <context>
        <name>SampleTable</name>
        <message>
            <source>As drawn</source>
            <translation>Como están dibujadas</translation>
        </message>
        <message>
            <source>Lines of the document before and after</source>
            <translation>Líneas del documento antes y después</translation>
        </message>
        <message>
            <source>Read now</source>
            <translation>Leídas ahora</translation>
        </message>
        <message>
            <source>With these rules</source>
            <translation>Con estas reglas</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>%n uses</source>
            <translation>
                <numerusform>%n aparición</numerusform>
                <numerusform>%n apariciones</numerusform>
            </translation>
        </message>
        <message>
            <source>almost certain</source>
            <translation>casi seguro</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>one use</source>
            <translation>una aparición</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>posible</translation>
        </message>
        <message>
            <source>rather likely</source>
            <translation>bastante probable</translation>
        </message>
        <message>
            <source>unlikely</source>
            <translation>improbable</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message>
            <source>Close the search (Escape)</source>
            <translation>Cerrar la búsqueda (Escape)</translation>
        </message>
        <message>
            <source>Find in the decoded text</source>
            <translation>Buscar en el texto descodificado</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Buscar siguiente</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Buscar anterior</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>Buscar…</translation>
        </message>
        <message>
            <source>Next place (F3)</source>
            <translation>Lugar siguiente (F3)</translation>
        </message>
        <message>
            <source>Previous place (Shift+F3)</source>
            <translation>Lugar anterior (Mayús+F3)</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>no se encontró</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} de {}</translation>
        </message>
    </context>
    <context>
        <name>SeparatorCards</name>
        <message>
            <source>Full stop</source>
            <translation>Punto final</translation>
        </message>
        <message>
            <source>Not a full stop</source>
            <translation>No es punto final</translation>
        </message>
        <message>
            <source>Not a space</source>
            <translation>No es espacio</translation>
        </message>
        <message>
            <source>Nothing is taken for a full stop.</source>
            <translation>Nada se toma por punto final.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space: words are told apart by the gaps between them.</source>
            <translation>Nada se toma por espacio: las palabras se distinguen por los huecos entre ellas.</translation>
        </message>
        <message>
            <source>Space between words</source>
            <translation>Espacio entre palabras</translation>
        </message>
    </context>
    <context>
        <name>SeparatorRow</name>
        <message>
            <source>Another…</source>
            <translation>Otra…</translation>
        </message>
        <message>
            <source>Choose another letter; any can also be chosen on the page with the right button</source>
            <translation>Elegir otra letra; cualquiera puede elegirse también en la página con el botón derecho</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Correcto</translation>
        </message>
        <message>
            <source>Show on the page</source>
            <translation>Mostrar en la página</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <source>{score}. {reason}.</source>
            <translation>{score}. {reason}.</translation>
        </message>
        <message>
            <source>✓ Confirmed by you.</source>
            <translation>✓ Confirmado por usted.</translation>
        </message>
    </context>
    <context>
        <name>Settling</name>
        <message>
            <source>what you changed in {} was saved as a new map</source>
            <translation>lo que cambió en {} se guardó como tabla nueva</translation>
        </message>
        <message>
            <source>{} (changed)</source>
            <translation>{} (cambiada)</translation>
        </message>
        <message>
            <source>{} as you changed it</source>
            <translation>{} tal como la cambió</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Where the focus is</source>
            <translation>Donde está el foco</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Open PDF…</source>
            <translation>Abrir PDF…</translation>
        </message>
        <message>
            <source>Open a PDF, or drop one anywhere on this window. cidfix reads its letters by their shapes, asks you for what shapes cannot settle, and gives you the text.</source>
            <translation>Abra un PDF, o suelte uno en cualquier parte de esta ventana. cidfix lee sus letras por su forma, le pregunta lo que la forma no basta para decidir, y le da el texto.</translation>
        </message>
        <message>
            <source>Opened lately</source>
            <translation>Abiertos hace poco</translation>
        </message>
        <message>
            <source>Samples to try</source>
            <translation>Ejemplos para probar</translation>
        </message>
        <message>
            <source>Text out of PDFs that show it right and copy it wrong</source>
            <translation>El texto de los PDF que lo muestran bien y lo copian mal</translation>
        </message>
        <message>
            <source>The PDFs you open will be listed here.</source>
            <translation>Aquí se enumerarán los PDF que abra.</translation>
        </message>
        <message>
            <source>{} (not there any more)</source>
            <translation>{} (ya no está)</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>{} conocido</translation>
        </message>
    </context>
    <context>
        <name>States</name>
        <message>
            <source>contradicted</source>
            <translation>contradicho</translation>
        </message>
        <message>
            <source>from a map</source>
            <translation>de una tabla</translation>
        </message>
        <message>
            <source>proposed</source>
            <translation>propuesto</translation>
        </message>
        <message>
            <source>space</source>
            <translation>espacio</translation>
        </message>
        <message>
            <source>sure by shape</source>
            <translation>seguro por su forma</translation>
        </message>
        <message>
            <source>typed</source>
            <translation>escrito</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconocido</translation>
        </message>
    </context>
    <context>
        <name>StepSwitches</name>
        <message>
            <source>{} {}</source>
            <translation>{} {}</translation>
        </message>
    </context>
    <context>
        <name>TargetPicture</name>
        <message>
            <source>Picture of what is to be typed</source>
            <translation>Imagen de lo que hay que escribir</translation>
        </message>
    </context>
    <context>
        <name>TextPreview</name>
        <message>
            <source>Copy all</source>
            <translation>Copiar todo</translation>
        </message>
        <message>
            <source>Every letter is known. What you see is what is exported.</source>
            <translation>Se conocen todas las letras. Lo que ve es lo que se exporta.</translation>
        </message>
        <message>
            <source>Every letter was read, some by shape alone (F5). What you see is what is exported.</source>
            <translation>Se leyeron todas las letras, algunas solo por su forma (F5). Lo que ve es lo que se exporta.</translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Exportar texto…</translation>
        </message>
        <message>
            <source>How an unknown letter is written</source>
            <translation>Cómo se escribe una letra desconocida</translation>
        </message>
        <message>
            <source>Marked letters are not certain. What you see is what is exported.</source>
            <translation>Las letras marcadas no son seguras. Lo que ve es lo que se exporta.</translation>
        </message>
        <message>
            <source>Page numbers and running heads too</source>
            <translation>También números de página y encabezados</translation>
        </message>
        <message>
            <source>The text as it is exported</source>
            <translation>El texto tal como se exporta</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to export.</source>
            <translation>En este PDF no hay texto; por eso no hay nada que exportar.</translation>
        </message>
        <message>
            <source>Unknown letters as (cid:639)</source>
            <translation>Letras desconocidas: (cid:639)</translation>
        </message>
        <message>
            <source>Unknown letters as �</source>
            <translation>Letras desconocidas: �</translation>
        </message>
        <message>
            <source>underlined: repaired</source>
            <translation>subrayado: reparado</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message numerus="yes">
            <source>%n or more other places fit; choose with ↓</source>
            <translation>
                <numerusform>conviene %n otro lugar o más; elija con ↓</numerusform>
                <numerusform>convienen otros %n lugares o más; elija con ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more places fit; choose with ↓</source>
            <translation>
                <numerusform>conviene %n lugar o más; elija con ↓</numerusform>
                <numerusform>convienen %n lugares o más; elija con ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other places fit; choose with ↓</source>
            <translation>
                <numerusform>conviene %n otro lugar; elija con ↓</numerusform>
                <numerusform>convienen otros %n lugares; elija con ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places fit; choose with ↓</source>
            <translation>
                <numerusform>conviene %n lugar; elija con ↓</numerusform>
                <numerusform>convienen %n lugares; elija con ↓</numerusform>
            </translation>
        </message>
        <message>
            <source>a letter seems to be missing at the beginning of “{}”</source>
            <translation>parece faltar una letra al principio de «{}»</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}”</source>
            <translation>parece faltar una letra en «{}»</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}” after letter {}</source>
            <translation>parece faltar una letra en «{}» tras la letra {}</translation>
        </message>
        <message>
            <source>close to line {} on page {} (↓ shows it), but {}</source>
            <translation>cerca de la línea {} de la página {} (↓ la muestra), pero {}</translation>
        </message>
        <message>
            <source>contradicts: you typed {} where {} is known ({})</source>
            <translation>contradice: escribió {} donde se conoce {} ({})</translation>
        </message>
        <message>
            <source>fits here</source>
            <translation>conviene aquí</translation>
        </message>
        <message>
            <source>fits here, but {}</source>
            <translation>conviene aquí, pero {}</translation>
        </message>
        <message numerus="yes">
            <source>fits so far · {} of %n letters typed</source>
            <translation>
                <numerusform>conviene hasta ahora · escrita {} de %n letra</numerusform>
                <numerusform>conviene hasta ahora · escritas {} de %n letras</numerusform>
            </translation>
        </message>
        <message>
            <source>letter {} of “{}” is drawn as the {} before, and you typed {}</source>
            <translation>la letra {} de «{}» está dibujada como {} antes, y usted escribió {}</translation>
        </message>
        <message>
            <source>letter {} of “{}” is known as {} there, and you typed {}</source>
            <translation>la letra {} de «{}» se conoce allí como {}, y usted escribió {}</translation>
        </message>
        <message>
            <source>no other place fits</source>
            <translation>no conviene ningún otro lugar</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>en ningún lugar hay palabras de estas longitudes</translation>
        </message>
        <message>
            <source>not here</source>
            <translation>aquí no</translation>
        </message>
        <message>
            <source>not here, but on line {}</source>
            <translation>aquí no, sino en la línea {}</translation>
        </message>
        <message>
            <source>not here: nothing stands where you typed “{}”</source>
            <translation>aquí no: no hay nada donde escribió «{}»</translation>
        </message>
        <message numerus="yes">
            <source>not here: where you typed “{}” stand %n letters</source>
            <translation>
                <numerusform>aquí no: donde escribió «{}» hay %n letra</numerusform>
                <numerusform>aquí no: donde escribió «{}» hay %n letras</numerusform>
            </translation>
        </message>
        <message>
            <source>not here: where you typed “{}” stands 1 letter</source>
            <translation>aquí no: donde escribió «{}» hay 1 letra</translation>
        </message>
        <message>
            <source>not here: {}</source>
            <translation>aquí no: {}</translation>
        </message>
        <message>
            <source>one place: line {}</source>
            <translation>un solo lugar: línea {}</translation>
        </message>
        <message>
            <source>perhaps on line {} (↓ shows it); type a word beside it to be certain</source>
            <translation>quizá en la línea {} (↓ la muestra); escriba una palabra vecina para estar seguro</translation>
        </message>
        <message>
            <source>replaces “{}”</source>
            <translation>reemplaza «{}»</translation>
        </message>
        <message numerus="yes">
            <source>teaches %n letters: {}</source>
            <translation>
                <numerusform>enseña %n letra: {}</numerusform>
                <numerusform>enseña %n letras: {}</numerusform>
            </translation>
        </message>
        <message>
            <source>teaches 1 letter: {}</source>
            <translation>enseña 1 letra: {}</translation>
        </message>
        <message>
            <source>teaches nothing new</source>
            <translation>no enseña nada nuevo</translation>
        </message>
        <message>
            <source>teaches nothing new: what is open stays open</source>
            <translation>no enseña nada nuevo: lo que está abierto sigue abierto</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”</source>
            <translation>parece sobrar una letra en «{}»</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”: letter {}</source>
            <translation>parece sobrar una letra en «{}»: la letra {}</translation>
        </message>
        <message>
            <source>{} already stands for another shape, as on line {}</source>
            <translation>{} ya representa otra forma, como en la línea {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} y {} más</translation>
        </message>
        <message>
            <source>{} instead of {}</source>
            <translation>{} en vez de {}</translation>
        </message>
        <message numerus="yes">
            <source>{} of %n letters typed; if that is all of it, it fits</source>
            <translation>
                <numerusform>escrita {} de %n letra; si eso es todo, conviene</numerusform>
                <numerusform>escritas {} de %n letras; si eso es todo, conviene</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TypingLine</name>
        <message>
            <source>Another sign that looks the same</source>
            <translation>Otro signo de igual aspecto</translation>
        </message>
        <message>
            <source>Back to the one before</source>
            <translation>Volver al anterior</translation>
        </message>
        <message>
            <source>Code point to letter</source>
            <translation>De punto de código a letra</translation>
        </message>
        <message>
            <source>Corrected: “{}”</source>
            <translation>Corregido: «{}»</translation>
        </message>
        <message>
            <source>Ctrl+⏎ keeps it anyway</source>
            <translation>Ctrl+⏎ lo guarda de todos modos</translation>
        </message>
        <message>
            <source>Go on to what teaches most (Enter)</source>
            <translation>Ir a lo que más enseña (Intro)</translation>
        </message>
        <message>
            <source>Kept: it is tried again as letters become known</source>
            <translation>Guardado: se intenta de nuevo a medida que se conocen letras</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message>
            <source>Learn what is typed (Enter)</source>
            <translation>Aprender lo escrito (Intro)</translation>
        </message>
        <message numerus="yes">
            <source>Learned %n letters</source>
            <translation>
                <numerusform>%n letra aprendida</numerusform>
                <numerusform>%n letras aprendidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Learned 1 letter</source>
            <translation>1 letra aprendida</translation>
        </message>
        <message>
            <source>Learned nothing new</source>
            <translation>No se aprendió nada nuevo</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <source>Next to type</source>
            <translation>Siguiente por escribir</translation>
        </message>
        <message>
            <source>Say what the letter is</source>
            <translation>Decir qué es la letra</translation>
        </message>
        <message>
            <source>Take the letters over</source>
            <translation>Tomar las letras</translation>
        </message>
        <message>
            <source>The hole is still open: type its letter, or Esc and ⏎ to go on without it</source>
            <translation>El hueco sigue abierto: escriba su letra, o Esc y ⏎ para continuar sin ella</translation>
        </message>
        <message>
            <source>Typing: clear, then leave the place</source>
            <translation>Escritura: borrar, luego dejar el lugar</translation>
        </message>
        <message>
            <source>Typing: keep without a place</source>
            <translation>Escritura: guardar sin lugar</translation>
        </message>
        <message>
            <source>Typing: learn, or go on</source>
            <translation>Escritura: aprender, o continuar</translation>
        </message>
        <message>
            <source>Typing: line above</source>
            <translation>Escritura: línea de arriba</translation>
        </message>
        <message>
            <source>Typing: line below, or the places that fit</source>
            <translation>Escritura: línea de abajo, o los lugares que convienen</translation>
        </message>
        <message>
            <source>Typing: take over, in the empty field</source>
            <translation>Escritura: tomar, en el campo vacío</translation>
        </message>
        <message>
            <source>What do you see?</source>
            <translation>¿Qué ve?</translation>
        </message>
        <message>
            <source>type the rest</source>
            <translation>escriba el resto</translation>
        </message>
        <message>
            <source>type the rest, or see with ↓ where else it fits</source>
            <translation>escriba el resto, o vea con ↓ dónde más conviene</translation>
        </message>
    </context>
    <context>
        <name>UseProposals</name>
        <message>
            <source>Use &amp;all proposals</source>
            <translation>Usar &amp;todas las propuestas</translation>
        </message>
        <message>
            <source>Use &amp;sure proposals</source>
            <translation>Usar las propuestas &amp;seguras</translation>
        </message>
        <message>
            <source>Use n&amp;o proposals</source>
            <translation>No &amp;usar ninguna propuesta</translation>
        </message>
        <message>
            <source>all proposals</source>
            <translation>todas las propuestas</translation>
        </message>
        <message>
            <source>no proposals</source>
            <translation>ninguna propuesta</translation>
        </message>
        <message>
            <source>sure proposals</source>
            <translation>propuestas seguras</translation>
        </message>
    </context>
    <context>
        <name>ValueEditor</name>
        <message>
            <source>A letter, several, or code points as U+049A U+0301</source>
            <translation>Una letra, varias, o puntos de código como U+049A U+0301</translation>
        </message>
        <message>
            <source>It is an ornament or a rule: nothing of it goes into the text</source>
            <translation>Es un adorno o un filete: nada de ello pasa al texto</translation>
        </message>
        <message>
            <source>No text (decoration)</source>
            <translation>Sin texto (adorno)</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Fijar</translation>
        </message>
        <message>
            <source>Set this value (Enter)</source>
            <translation>Fijar este valor (Intro)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirar</translation>
        </message>
        <message>
            <source>Take back what was set by hand</source>
            <translation>Retirar lo que se fijó a mano</translation>
        </message>
        <message>
            <source>Type a letter first, or say that it stands for no text.</source>
            <translation>Escriba primero una letra, o diga que no representa texto.</translation>
        </message>
        <message>
            <source>What the letter stands for</source>
            <translation>Lo que representa la letra</translation>
        </message>
    </context>
    <context>
        <name>ValueWords</name>
        <message>
            <source>Contradicted: see the conflicts. In use because {}.</source>
            <translation>Contradicho: vea los conflictos. En uso porque {}.</translation>
        </message>
        <message>
            <source>Proposed: {}.</source>
            <translation>Propuesto: {}.</translation>
        </message>
        <message>
            <source>Sure by its shape: {}.</source>
            <translation>Seguro por su forma: {}.</translation>
        </message>
        <message>
            <source>Taken for the space between words.</source>
            <translation>Se toma por el espacio entre palabras.</translation>
        </message>
        <message>
            <source>Unknown: no word typed so far has it.</source>
            <translation>Desconocida: ninguna palabra escrita hasta ahora la tiene.</translation>
        </message>
        <message>
            <source>Unknown; perhaps {}: {}.</source>
            <translation>Desconocida; quizá {}: {}.</translation>
        </message>
        <message>
            <source>another font draws the same shape, and {}</source>
            <translation>otra fuente dibuja la misma forma, y {}</translation>
        </message>
        <message>
            <source>it comes from {}</source>
            <translation>procede de {}</translation>
        </message>
        <message>
            <source>it was set by hand</source>
            <translation>se fijó a mano</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconocido</translation>
        </message>
        <message>
            <source>words of a known text fit ({})</source>
            <translation>convienen palabras de un texto conocido ({})</translation>
        </message>
        <message>
            <source>you accepted this proposal</source>
            <translation>usted aceptó esta propuesta</translation>
        </message>
        <message>
            <source>you typed {}</source>
            <translation>usted escribió {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} y {} más</translation>
        </message>
    </context>
    <context>
        <name>VerdictChip</name>
        <message>
            <source>Its own map is: {}</source>
            <translation>Su propia tabla es: {}</translation>
        </message>
        <message>
            <source>fine</source>
            <translation>buena</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>ausente</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>parcial</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>errónea</translation>
        </message>
    </context>
    <context>
        <name>WordFlow</name>
        <message>
            <source>It stands in no word of the text.</source>
            <translation>No está en ninguna palabra del texto.</translation>
        </message>
        <message>
            <source>It stands {}.</source>
            <translation>Está {}.</translation>
        </message>
        <message>
            <source>Stands in</source>
            <translation>Está en</translation>
        </message>
        <message>
            <source>after {}</source>
            <translation>tras {}</translation>
        </message>
        <message>
            <source>at the beginning of a word ({})</source>
            <translation>al principio de una palabra ({})</translation>
        </message>
        <message>
            <source>at the end of a word ({})</source>
            <translation>al final de una palabra ({})</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>ante {}</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <source>Changed: {}</source>
            <translation>Cambiado: {}</translation>
        </message>
        <message>
            <source>Corrected: “{}” is “{}”</source>
            <translation>Corregido: «{}» es «{}»</translation>
        </message>
        <message>
            <source>Letters ordered by the rules {}</source>
            <translation>Letras ordenadas según las reglas {}</translation>
        </message>
        <message>
            <source>Line {}.{}</source>
            <translation>Línea {}.{}</translation>
        </message>
        <message>
            <source>Not repaired: {}</source>
            <translation>No reparado: {}</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Abierto</translation>
        </message>
        <message>
            <source>Page {}</source>
            <translation>Página {}</translation>
        </message>
        <message>
            <source>Recover the font {}</source>
            <translation>Recuperar la fuente {}</translation>
        </message>
        <message>
            <source>Saved map {}</source>
            <translation>Tabla guardada {}</translation>
        </message>
        <message>
            <source>Taken back: {}</source>
            <translation>Retirado: {}</translation>
        </message>
        <message>
            <source>The document</source>
            <translation>El documento</translation>
        </message>
        <message>
            <source>This letter is a full stop</source>
            <translation>Esta letra es un punto final</translation>
        </message>
        <message>
            <source>This letter is a space</source>
            <translation>Esta letra es un espacio</translation>
        </message>
        <message>
            <source>This letter is not a full stop</source>
            <translation>Esta letra no es un punto final</translation>
        </message>
        <message>
            <source>This letter is not a space</source>
            <translation>Esta letra no es un espacio</translation>
        </message>
        <message>
            <source>This letter is not {}</source>
            <translation>Esta letra no es {}</translation>
        </message>
        <message>
            <source>This letter is {}</source>
            <translation>Esta letra es {}</translation>
        </message>
        <message>
            <source>This letter stands for no text</source>
            <translation>Esta letra no representa texto</translation>
        </message>
        <message>
            <source>This letter stands for {}</source>
            <translation>Esta letra representa {}</translation>
        </message>
        <message>
            <source>This letter stands for {} after {}</source>
            <translation>Esta letra representa {} tras {}</translation>
        </message>
        <message>
            <source>This letter stands for {} before {}</source>
            <translation>Esta letra representa {} ante {}</translation>
        </message>
        <message>
            <source>Trust what the file says of the font {}</source>
            <translation>Confiar en lo que el archivo dice de la fuente {}</translation>
        </message>
        <message>
            <source>Typed “{}”</source>
            <translation>Escrito «{}»</translation>
        </message>
        <message>
            <source>Written in {}</source>
            <translation>Escrito en {}</translation>
        </message>
        <message>
            <source>another letter</source>
            <translation>otra letra</translation>
        </message>
        <message>
            <source>code {code} of the font {font} ({name})</source>
            <translation>código {code} de la fuente {font} ({name})</translation>
        </message>
        <message>
            <source>in columns, from the left</source>
            <translation>en columnas, desde la izquierda</translation>
        </message>
        <message>
            <source>in columns, from the right</source>
            <translation>en columnas, desde la derecha</translation>
        </message>
        <message>
            <source>left to right</source>
            <translation>de izquierda a derecha</translation>
        </message>
        <message>
            <source>line {}.{}</source>
            <translation>línea {}.{}</translation>
        </message>
        <message>
            <source>right to left</source>
            <translation>de derecha a izquierda</translation>
        </message>
        <message>
            <source>{} %</source>
            <translation>{} %</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} y {} más</translation>
        </message>
        <message>
            <source>{} runs {}</source>
            <translation>{} va {}</translation>
        </message>
        <message>
            <source>{} {} UTC</source>
            <translation>{} {} UTC</translation>
        </message>
        <message>
            <source>{}, letters {} to {}</source>
            <translation>{}, letras {} a {}</translation>
        </message>
        <message>
            <source>{}, word {}</source>
            <translation>{}, palabra {}</translation>
        </message>
        <message>
            <source>“{}” is left as it was ({})</source>
            <translation>«{}» se deja como estaba ({})</translation>
        </message>
        <message>
            <source>“{}” is left as it was, everywhere</source>
            <translation>«{}» se deja como estaba, en todas partes</translation>
        </message>
    </context>
    <context>
        <name>_LetterWindow</name>
        <message>
            <source>Letters of the map</source>
            <translation>Letras de la tabla</translation>
        </message>
        <message>
            <source>Letters, codes or fonts</source>
            <translation>Letras, códigos o fuentes</translation>
        </message>
        <message>
            <source>List only what holds these letters</source>
            <translation>Mostrar solo lo que contiene estas letras</translation>
        </message>
        <message>
            <source>Which letters are listed</source>
            <translation>Qué letras se muestran</translation>
        </message>
    </context>
    <context>
        <name>_Pages</name>
        <message>
            <source>Page {}</source>
            <translation>Página {}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>sin texto</translation>
        </message>
        <message>
            <source>with letters that are contradicted</source>
            <translation>con letras contradichas</translation>
        </message>
        <message>
            <source>{} % known</source>
            <translation>{} % conocido</translation>
        </message>
    </context>
    <context>
        <name>_Picture</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Imagen de la letra</translation>
        </message>
    </context>
</TS>
