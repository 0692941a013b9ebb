<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Alike</name>
        <message>
            <source>apostrophe</source>
            <translation>apostrophe</translation>
        </message>
        <message>
            <source>hyphen</source>
            <translation>trait d’union</translation>
        </message>
        <message>
            <source>hyphen that holds</source>
            <translation>trait d’union insécable</translation>
        </message>
        <message>
            <source>hyphen-minus</source>
            <translation>trait d’union-moins</translation>
        </message>
        <message>
            <source>left quote</source>
            <translation>guillemet gauche</translation>
        </message>
        <message>
            <source>letter apostrophe</source>
            <translation>lettre apostrophe</translation>
        </message>
        <message>
            <source>long dash</source>
            <translation>tiret long</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>moins</translation>
        </message>
        <message>
            <source>prime</source>
            <translation>prime</translation>
        </message>
        <message>
            <source>right quote</source>
            <translation>guillemet droit</translation>
        </message>
        <message>
            <source>short dash</source>
            <translation>tiret court</translation>
        </message>
        <message>
            <source>turned comma</source>
            <translation>virgule renversée</translation>
        </message>
    </context>
    <context>
        <name>AlikeSigns</name>
        <message>
            <source>Signs that look alike</source>
            <translation>Signes qui se ressemblent</translation>
        </message>
        <message>
            <source>typed: {} {} (U+{}); others:</source>
            <translation>saisi : {} {} (U+{}) ; autres :</translation>
        </message>
        <message>
            <source>{} (U+{}) instead</source>
            <translation>{} (U+{}) à la place</translation>
        </message>
        <message>
            <source>{} (U+{}) instead, as elsewhere in this document</source>
            <translation>{} (U+{}) à la place, comme ailleurs dans ce document</translation>
        </message>
    </context>
    <context>
        <name>AskMaps</name>
        <message>
            <source>Add a folder of maps</source>
            <translation>Ajouter un dossier de tables</translation>
        </message>
        <message>
            <source>Export the map</source>
            <translation>Exporter la table</translation>
        </message>
        <message>
            <source>Maps ({})</source>
            <translation>Tables ({})</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <source>All of it is known; type it only to correct it</source>
            <translation>Tout est connu ; ne saisissez que pour corriger</translation>
        </message>
        <message>
            <source>Double-click a word on the page to correct it</source>
            <translation>Double-cliquez sur un mot de la page pour le corriger</translation>
        </message>
        <message>
            <source>Double-click a word on the page, or press F6 for what to type next</source>
            <translation>Double-cliquez sur un mot de la page, ou appuyez sur F6 pour voir quoi saisir ensuite</translation>
        </message>
        <message>
            <source>No word is left to type; the last letters are set one by one, under Letters</source>
            <translation>Il n’y a plus de mot à saisir ; les dernières lettres se fixent une à une, sous Lettres</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled</source>
            <translation>Il n’y a plus rien à saisir : chaque lettre est fixée</translation>
        </message>
        <message>
            <source>Nothing is left to type; what contradicts itself is settled under Conflicts (F8)</source>
            <translation>Il n’y a plus rien à saisir ; ce qui se contredit se règle sous Conflits (F8)</translation>
        </message>
        <message>
            <source>Nothing is left to type; what is read by its shape can be confirmed (F5)</source>
            <translation>Il n’y a plus rien à saisir ; ce qui est lu d’après la forme peut être confirmé (F5)</translation>
        </message>
        <message>
            <source>Tab takes over what is known of it</source>
            <translation>Tab reprend ce qui en est connu</translation>
        </message>
        <message>
            <source>Tab takes over what is proposed</source>
            <translation>Tab reprend ce qui est proposé</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to type</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc rien à taper</translation>
        </message>
        <message>
            <source>Type a few words as you see them on the page; cidfix finds where they stand</source>
            <translation>Saisissez quelques mots tels que vous les voyez sur la page ; cidfix trouve où ils se trouvent</translation>
        </message>
        <message numerus="yes">
            <source>Type it: %n letters in it were read in two ways</source>
            <translation>
                <numerusform>Saisissez : %n lettre y a été lue de deux façons</numerusform>
                <numerusform>Saisissez : %n lettres y ont été lues de deux façons</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: a letter in it was read in two ways</source>
            <translation>Saisissez : une lettre y a été lue de deux façons</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it confirms %n letters that are only proposed</source>
            <translation>
                <numerusform>Saisissez : cela confirme %n lettre seulement proposée</numerusform>
                <numerusform>Saisissez : cela confirme %n lettres seulement proposées</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it confirms a letter that is only proposed</source>
            <translation>Saisissez : cela confirme une lettre seulement proposée</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it shows %n letters that are not known yet</source>
            <translation>
                <numerusform>Saisissez : cela révèle %n lettre encore inconnue</numerusform>
                <numerusform>Saisissez : cela révèle %n lettres encore inconnues</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it shows a letter that is not known yet</source>
            <translation>Saisissez : cela révèle une lettre encore inconnue</translation>
        </message>
        <message>
            <source>⏎ skips it</source>
            <translation>⏎ le passe</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of this page in the order they are read</source>
            <translation>Blocs de cette page dans l’ordre de lecture</translation>
        </message>
    </context>
    <context>
        <name>BlockPanel</name>
        <message>
            <source>&amp;Merge</source>
            <translation>&amp;Fusionner</translation>
        </message>
        <message>
            <source>&amp;Split before the line of the cursor</source>
            <translation>&amp;Diviser avant la ligne du curseur</translation>
        </message>
        <message>
            <source>&amp;What it is…</source>
            <translation>&amp;Ce que c’est…</translation>
        </message>
        <message>
            <source>Begin a block with the line of the text below in which the cursor stands</source>
            <translation>Commencer un bloc par la ligne du texte ci-dessous où se trouve le curseur</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Plus tôt</translation>
        </message>
        <message>
            <source>How its lines &amp;run…</source>
            <translation>Direction de ses &amp;lignes…</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Direction de ses lignes</translation>
        </message>
        <message>
            <source>How the blocks of all pages are found</source>
            <translation>Façon de trouver les blocs de toutes les pages</translation>
        </message>
        <message>
            <source>How the lines of the chosen blocks run</source>
            <translation>Direction des lignes des blocs choisis</translation>
        </message>
        <message>
            <source>If blocks are cut or joined wrongly on many pages, have them found in the other way</source>
            <translation>Si des blocs sont mal coupés ou mal réunis sur beaucoup de pages, faites-les trouver de l’autre façon</translation>
        </message>
        <message>
            <source>In the list of blocks: leave out</source>
            <translation>Dans la liste des blocs : omettre</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Plus tard</translation>
        </message>
        <message>
            <source>Leave &amp;out</source>
            <translation>&amp;Omettre</translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Omettre</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>Fusionner</translation>
        </message>
        <message>
            <source>Numbers say in which order blocks are read. Drag one to its place, or choose it and say more.</source>
            <translation>Les numéros disent dans quel ordre les blocs sont lus. Faites glisser un bloc à sa place, ou choisissez-le pour en dire plus.</translation>
        </message>
        <message>
            <source>On &amp;all pages like this</source>
            <translation>Sur toutes les &amp;pages comme celle-ci</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>Sur toutes les pages comme celle-ci</translation>
        </message>
        <message>
            <source>Page {}: no text</source>
            <translation>Page {} : pas de texte</translation>
        </message>
        <message>
            <source>Page {}: one block</source>
            <translation>Page {} : un bloc</translation>
        </message>
        <message>
            <source>Page {}: {} blocks</source>
            <translation>Page {} : {} blocs</translation>
        </message>
        <message>
            <source>Read &amp;earlier</source>
            <translation>Lire plus &amp;tôt</translation>
        </message>
        <message>
            <source>Read &amp;later</source>
            <translation>Lire plus ta&amp;rd</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Diviser</translation>
        </message>
        <message>
            <source>The blocks of the pages are being found…</source>
            <translation>Les blocs des pages sont en cours de recherche…</translation>
        </message>
        <message>
            <source>The text of this page as it is read</source>
            <translation>Le texte de cette page tel qu’il est lu</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Ce que c’est</translation>
        </message>
        <message>
            <source>What the chosen blocks are</source>
            <translation>Ce que sont les blocs choisis</translation>
        </message>
        <message>
            <source>What you say next holds wherever something stands at the same place</source>
            <translation>Ce que vous direz ensuite vaut partout où quelque chose se trouve au même endroit</translation>
        </message>
    </context>
    <context>
        <name>BlockText</name>
        <message>
            <source>The text of this page as it is read</source>
            <translation>Le texte de cette page tel qu’il est lu</translation>
        </message>
    </context>
    <context>
        <name>Blocks</name>
        <message>
            <source>A block is left out</source>
            <translation>Un bloc est omis</translation>
        </message>
        <message>
            <source>A block is read after another</source>
            <translation>Un bloc est lu après un autre</translation>
        </message>
        <message>
            <source>A block is read before another</source>
            <translation>Un bloc est lu avant un autre</translation>
        </message>
        <message>
            <source>A block is: {}</source>
            <translation>Un bloc est : {}</translation>
        </message>
        <message>
            <source>A block runs {}</source>
            <translation>Un bloc va {}</translation>
        </message>
        <message>
            <source>A block split</source>
            <translation>Un bloc divisé</translation>
        </message>
        <message>
            <source>Begin a block with this line</source>
            <translation>Commencer un bloc par cette ligne</translation>
        </message>
        <message>
            <source>Blocks as the sentences read on</source>
            <translation>Blocs selon la suite des phrases</translation>
        </message>
        <message>
            <source>Blocks by columns of white</source>
            <translation>Blocs par les colonnes que sépare le blanc</translation>
        </message>
        <message>
            <source>Blocks by cuts across and down</source>
            <translation>Blocs par coupes horizontales et verticales</translation>
        </message>
        <message>
            <source>Blocks merged</source>
            <translation>Blocs fusionnés</translation>
        </message>
        <message>
            <source>Drag it to where it is read; the right button offers more.</source>
            <translation>Faites-le glisser là où il est lu ; le bouton droit offre davantage.</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>De gauche à droite</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>De droite à gauche</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Direction de ses lignes</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>En colonnes, la première à gauche</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>En colonnes, la première à droite</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>L’omettre</translation>
        </message>
        <message>
            <source>Merge these blocks</source>
            <translation>Fusionner ces blocs</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>Sur toutes les pages comme celle-ci</translation>
        </message>
        <message>
            <source>Read it earlier</source>
            <translation>Le lire plus tôt</translation>
        </message>
        <message>
            <source>Read it later</source>
            <translation>Le lire plus tard</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Ce que c’est</translation>
        </message>
        <message>
            <source>page {}</source>
            <translation>page {}</translation>
        </message>
        <message>
            <source>{number}. {role}</source>
            <translation>{number}. {role}</translation>
        </message>
        <message>
            <source>{} (begun on an earlier page)</source>
            <translation>{} (commencé sur une page précédente)</translation>
        </message>
        <message>
            <source>{} and all like it</source>
            <translation>{} et toutes celles qui lui ressemblent</translation>
        </message>
    </context>
    <context>
        <name>CodePoints</name>
        <message>
            <source>U+{} is no character</source>
            <translation>U+{} n’est pas un caractère</translation>
        </message>
        <message>
            <source>a letter stands for a few</source>
            <translation>une lettre n’en représente que quelques-uns</translation>
        </message>
        <message>
            <source>code points go from U+0001 to U+10FFFF</source>
            <translation>les points de code vont de U+0001 à U+10FFFF</translation>
        </message>
        <message>
            <source>that is too long</source>
            <translation>c’est trop long</translation>
        </message>
        <message>
            <source>without a name</source>
            <translation>sans nom</translation>
        </message>
    </context>
    <context>
        <name>ConflictCard</name>
        <message>
            <source>As much speaks for one as for the other.</source>
            <translation>Autant d’éléments plaident pour l’un que pour l’autre.</translation>
        </message>
        <message>
            <source>Both, by neighbour</source>
            <translation>Les deux, selon le voisin</translation>
        </message>
        <message>
            <source>Contradiction: {}</source>
            <translation>Contradiction : {}</translation>
        </message>
        <message>
            <source>Keep {}</source>
            <translation>Garder {}</translation>
        </message>
        <message>
            <source>Looking whether the neighbours tell them apart …</source>
            <translation>On regarde si les voisins les distinguent…</translation>
        </message>
        <message numerus="yes">
            <source>and %n more words</source>
            <translation>
                <numerusform>et %n autre mot</numerusform>
                <numerusform>et %n autres mots</numerusform>
            </translation>
        </message>
        <message>
            <source>and one more word</source>
            <translation>et un autre mot</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>en usage</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
        <message>
            <source>{}: “{}”</source>
            <translation>{} : « {} »</translation>
        </message>
    </context>
    <context>
        <name>ConflictList</name>
        <message>
            <source>Conflicts</source>
            <translation>Conflits</translation>
        </message>
        <message>
            <source>From one side of a conflict to the other</source>
            <translation>D’un côté d’un conflit à l’autre</translation>
        </message>
        <message>
            <source>Next conflict</source>
            <translation>Conflit suivant</translation>
        </message>
        <message>
            <source>Nothing contradicts anything. Where two words you type say different things of one letter, both places are shown here, and you choose.</source>
            <translation>Rien ne se contredit. Si deux mots que vous saisissez disent des choses différentes d’une même lettre, les deux endroits s’affichent ici, et vous choisissez.</translation>
        </message>
        <message>
            <source>Previous conflict</source>
            <translation>Conflit précédent</translation>
        </message>
        <message>
            <source>Show more ({} left)</source>
            <translation>En afficher plus (encore {})</translation>
        </message>
        <message>
            <source>The letter stands for both, and what stands beside it tells which</source>
            <translation>La lettre représente les deux ; ce qui se trouve à côté dit lequel</translation>
        </message>
        <message>
            <source>What stands beside the letter does not tell the places of one from those of the other</source>
            <translation>Ce qui se trouve à côté de la lettre ne distingue pas les endroits de l’un de ceux de l’autre</translation>
        </message>
        <message>
            <source>Words without a place yet</source>
            <translation>Mots encore sans place</translation>
        </message>
    </context>
    <context>
        <name>ContradictionCard</name>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirer : {}</translation>
        </message>
        <message>
            <source>These contradict one another; none is followed until one is gone.</source>
            <translation>Celles-ci se contredisent ; aucune n’est suivie tant qu’une n’est pas retirée.</translation>
        </message>
    </context>
    <context>
        <name>CutOut</name>
        <message>
            <source>On page {}: click to show it there</source>
            <translation>Page {} : cliquez pour la montrer</translation>
        </message>
        <message>
            <source>Picture of the place on page {}</source>
            <translation>Image de l’endroit, page {}</translation>
        </message>
    </context>
    <context>
        <name>DetailsWindow</name>
        <message>
            <source>Beside the pages</source>
            <translation>Hors des pages</translation>
        </message>
        <message>
            <source>Says now</source>
            <translation>Dit maintenant</translation>
        </message>
        <message>
            <source>Texts beside the pages</source>
            <translation>Textes hors des pages</translation>
        </message>
        <message>
            <source>These were typed in a font of the pages, too. What is ticked is repaired with them.</source>
            <translation>Ceux-ci ont aussi été saisis dans une police des pages. Ce qui est coché est réparé avec elles.</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Would say</source>
            <translation>Dirait</translation>
        </message>
        <message>
            <source>Write the repaired PDF</source>
            <translation>Écrire le PDF réparé</translation>
        </message>
        <message>
            <source>{}, page {}</source>
            <translation>{}, page {}</translation>
        </message>
    </context>
    <context>
        <name>DirectionCard</name>
        <message>
            <source>As found, line by line</source>
            <translation>Telle que trouvée, ligne par ligne</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>Direction</translation>
        </message>
        <message>
            <source>Direction of the document</source>
            <translation>Direction du document</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>De gauche à droite</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>De droite à gauche</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>En colonnes, la première à gauche</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>En colonnes, la première à droite</translation>
        </message>
        <message>
            <source>{direction}: the only line.</source>
            <translation>{direction} : la seule ligne.</translation>
        </message>
        <message>
            <source>{direction}: {lines} of {of} lines.</source>
            <translation>{direction} : {lines} lignes sur {of}.</translation>
        </message>
    </context>
    <context>
        <name>DisputeBar</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>&amp;Garder la mienne</translation>
        </message>
        <message>
            <source>&amp;Take the other</source>
            <translation>&amp;Prendre l’autre</translation>
        </message>
        <message>
            <source>Com&amp;pare…</source>
            <translation>Co&amp;mparer…</translation>
        </message>
        <message>
            <source>Let it &amp;go</source>
            <translation>&amp;Y renoncer</translation>
        </message>
        <message>
            <source>Save it as a new &amp;map</source>
            <translation>Enregistrer comme &amp;nouvelle table</translation>
        </message>
        <message>
            <source>{} is not in the library any more, so nothing is saved of what you change here.</source>
            <translation>{} n’est plus dans la bibliothèque ; rien de ce que vous modifiez ici n’est donc enregistré.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere and can't be read any more, so your change is not saved yet.</source>
            <translation>{} a été modifiée ailleurs et n’est plus lisible ; votre modification n’est donc pas encore enregistrée.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere since you opened it, so your change is not saved yet.</source>
            <translation>{} a été modifiée ailleurs depuis que vous l’avez ouverte ; votre modification n’est donc pas encore enregistrée.</translation>
        </message>
    </context>
    <context>
        <name>DocumentView</name>
        <message>
            <source>&amp;Written in…</source>
            <translation>É&amp;crit en…</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>Conflits</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Conflits {}</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Décisions</translation>
        </message>
        <message>
            <source>Decisions {}</source>
            <translation>Décisions {}</translation>
        </message>
        <message>
            <source>L&amp;ines below the page</source>
            <translation>&amp;Lignes sous la page</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Lettres</translation>
        </message>
        <message>
            <source>Letters, proposals, conflicts and decisions</source>
            <translation>Lettres, propositions, conflits et décisions</translation>
        </message>
        <message>
            <source>Proposed</source>
            <translation>Propositions</translation>
        </message>
        <message>
            <source>Proposed {}</source>
            <translation>Propositions {}</translation>
        </message>
        <message>
            <source>Rules of or&amp;der…</source>
            <translation>&amp;Règles d’ordre…</translation>
        </message>
        <message>
            <source>Small &amp;pages at the side</source>
            <translation>&amp;Petites pages sur le côté</translation>
        </message>
    </context>
    <context>
        <name>Doing</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <source>Letters are compared with this font, too, in the PDFs you open.</source>
            <translation>Les lettres des PDF que vous ouvrez sont aussi comparées à cette police.</translation>
        </message>
    </context>
    <context>
        <name>Engine</name>
        <message>
            <source>ASCII, {0} above the {1}</source>
            <translation>ASCII, décalé de {0} par rapport à : {1}</translation>
        </message>
        <message>
            <source>Adobe's character collection {0}</source>
            <translation>la collection de caractères {0} d’Adobe</translation>
        </message>
        <message>
            <source>Adobe's order of glyphs</source>
            <translation>l’ordre des glyphes d’Adobe</translation>
        </message>
        <message>
            <source>Adobe's standard encoding</source>
            <translation>le codage standard d’Adobe</translation>
        </message>
        <message>
            <source>TeX's {0} encoding</source>
            <translation>le codage {0} de TeX</translation>
        </message>
        <message>
            <source>TeX's {0} encoding of typewriter fonts</source>
            <translation>le codage {0} de TeX pour les polices à chasse fixe</translation>
        </message>
        <message>
            <source>U+{0} is no text</source>
            <translation>U+{0} n’est pas du texte</translation>
        </message>
        <message>
            <source>Windows' Arabic encoding (1256)</source>
            <translation>le codage arabe de Windows (1256)</translation>
        </message>
        <message>
            <source>Windows' Baltic encoding (1257)</source>
            <translation>le codage balte de Windows (1257)</translation>
        </message>
        <message>
            <source>Windows' Central European encoding (1250)</source>
            <translation>le codage d’Europe centrale de Windows (1250)</translation>
        </message>
        <message>
            <source>Windows' Cyrillic encoding (1251)</source>
            <translation>le codage cyrillique de Windows (1251)</translation>
        </message>
        <message>
            <source>Windows' Greek encoding (1253)</source>
            <translation>le codage grec de Windows (1253)</translation>
        </message>
        <message>
            <source>Windows' Hebrew encoding (1255)</source>
            <translation>le codage hébreu de Windows (1255)</translation>
        </message>
        <message>
            <source>Windows' Thai encoding (874)</source>
            <translation>le codage thaï de Windows (874)</translation>
        </message>
        <message>
            <source>Windows' Turkish encoding (1254)</source>
            <translation>le codage turc de Windows (1254)</translation>
        </message>
        <message>
            <source>Windows' Vietnamese encoding (1258)</source>
            <translation>le codage vietnamien de Windows (1258)</translation>
        </message>
        <message>
            <source>Windows' Western encoding (1252)</source>
            <translation>le codage occidental de Windows (1252)</translation>
        </message>
        <message>
            <source>a capital after the hyphen</source>
            <translation>une majuscule après le trait d’union</translation>
        </message>
        <message>
            <source>a conflict, settled</source>
            <translation>un conflit réglé</translation>
        </message>
        <message>
            <source>a control character</source>
            <translation>un caractère de commande</translation>
        </message>
        <message>
            <source>a control character of {0}</source>
            <translation>un caractère de commande pour {0}</translation>
        </message>
        <message>
            <source>a digit next to the hyphen</source>
            <translation>un chiffre à côté du trait d’union</translation>
        </message>
        <message>
            <source>a hyphen stands in for the rest of the word elsewhere, too</source>
            <translation>ailleurs aussi, un trait d’union remplace le reste du mot</translation>
        </message>
        <message>
            <source>a ligature as its letters</source>
            <translation>une ligature rendue par ses lettres</translation>
        </message>
        <message>
            <source>a number in it is too long</source>
            <translation>un nombre y est trop long</translation>
        </message>
        <message>
            <source>a private character</source>
            <translation>un caractère privé</translation>
        </message>
        <message>
            <source>a private character of {0}</source>
            <translation>un caractère privé pour {0}</translation>
        </message>
        <message>
            <source>a soft hyphen</source>
            <translation>un trait d’union conditionnel</translation>
        </message>
        <message>
            <source>a text in quotation marks is missing</source>
            <translation>il manque un texte entre guillemets</translation>
        </message>
        <message>
            <source>a value has two contexts</source>
            <translation>une valeur a deux contextes</translation>
        </message>
        <message>
            <source>a value of {0} characters is longer than any code stands for</source>
            <translation>une valeur de {0} caractères est plus longue que ce que représente un code</translation>
        </message>
        <message>
            <source>a word cut at the end of a former line</source>
            <translation>un mot coupé à la fin d’une ancienne ligne</translation>
        </message>
        <message>
            <source>a word cut at the line's end</source>
            <translation>un mot coupé en fin de ligne</translation>
        </message>
        <message>
            <source>a word that continues from the line before has no beginning there</source>
            <translation>un mot qui continue depuis la ligne précédente n’y a pas de début</translation>
        </message>
        <message>
            <source>access is not permitted</source>
            <translation>l’accès n’est pas permis</translation>
        </message>
        <message>
            <source>all characters stand {0} places from plausible ones: “{1}” would be “{2}”</source>
            <translation>tous les caractères sont à {0} rangs de caractères plausibles : « {1} » serait « {2} »</translation>
        </message>
        <message>
            <source>annotation</source>
            <translation>annotation</translation>
        </message>
        <message>
            <source>annotation's author</source>
            <translation>auteur de l’annotation</translation>
        </message>
        <message>
            <source>annotation's subject</source>
            <translation>sujet de l’annotation</translation>
        </message>
        <message>
            <source>another cidfix window has this PDF open</source>
            <translation>une autre fenêtre de cidfix a ouvert ce PDF</translation>
        </message>
        <message>
            <source>author</source>
            <translation>auteur</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>signet</translation>
        </message>
        <message>
            <source>both parts are words</source>
            <translation>les deux parties sont des mots</translation>
        </message>
        <message>
            <source>capital letters stand after small ones inside {0} of the words, e.g. {1}</source>
            <translation>des majuscules suivent des minuscules dans {0} des mots, p. ex. {1}</translation>
        </message>
        <message>
            <source>check its name</source>
            <translation>vérifiez son nom</translation>
        </message>
        <message>
            <source>check its name and permissions</source>
            <translation>vérifiez son nom et ses droits</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>vérifiez ses autorisations</translation>
        </message>
        <message>
            <source>check that it is the right file</source>
            <translation>vérifiez que c’est le bon fichier</translation>
        </message>
        <message>
            <source>check the disk and the name</source>
            <translation>vérifiez le disque et le nom</translation>
        </message>
        <message>
            <source>check the file</source>
            <translation>vérifiez le fichier</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>vérifiez le nom</translation>
        </message>
        <message>
            <source>check the name, or use an older copy</source>
            <translation>vérifiez le nom, ou utilisez une copie plus ancienne</translation>
        </message>
        <message>
            <source>check the permissions of the folders above it</source>
            <translation>vérifiez les droits des dossiers qui le contiennent</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>choisissez un autre fichier</translation>
        </message>
        <message>
            <source>choose another folder or change its permissions</source>
            <translation>choisissez un autre dossier ou changez ses droits</translation>
        </message>
        <message>
            <source>choose another one</source>
            <translation>choisissez-en un autre</translation>
        </message>
        <message>
            <source>choose one that holds maps</source>
            <translation>choisissez-en un qui contient des tables</translation>
        </message>
        <message>
            <source>chosen in the window</source>
            <translation>choisi dans la fenêtre</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew all its {1} codes</source>
            <translation>cidfix a réparé sa table le {0} et connaissait tous ses {1} codes</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew {1} of its {2} codes</source>
            <translation>cidfix a réparé sa table le {0} et connaissait {1} de ses {2} codes</translation>
        </message>
        <message>
            <source>copy it into {0}</source>
            <translation>copiez-la dans {0}</translation>
        </message>
        <message>
            <source>copy the font and code from `cidfix glyphs`</source>
            <translation>copiez la police et le code depuis `cidfix glyphs`</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes</source>
            <translation>la copie donne {0} pour {1} formes différentes</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes, and {2} more characters for several</source>
            <translation>la copie donne {0} pour {1} formes différentes, et {2} autres caractères pour plusieurs</translation>
        </message>
        <message>
            <source>copying gives {0} where nothing is drawn</source>
            <translation>la copie donne {0} là où rien n’est dessiné</translation>
        </message>
        <message>
            <source>digits stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>des chiffres se trouvent entre les lettres de {0} des mots, p. ex. {1}</translation>
        </message>
        <message>
            <source>drawn with the same shape as a glyph of another font ({0})</source>
            <translation>dessinée avec la même forme qu’un glyphe d’une autre police ({0})</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size</source>
            <translation>ne dessine rien et laisse un blanc entre ses voisins, {0} du corps</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size and the font's own map calls it a space</source>
            <translation>ne dessine rien et laisse un blanc entre ses voisins, {0} du corps, et la table de la police l’appelle une espace</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size; but gaps without it part the words</source>
            <translation>ne dessine rien et laisse un blanc entre ses voisins, {0} du corps ; mais des blancs sans elle séparent les mots</translation>
        </message>
        <message>
            <source>draws nothing, and stands only at the ends of lines</source>
            <translation>ne dessine rien, et ne se trouve qu’en fin de ligne</translation>
        </message>
        <message>
            <source>draws nothing, but its neighbours are drawn over its room</source>
            <translation>ne dessine rien, mais ses voisins sont dessinés sur sa place</translation>
        </message>
        <message>
            <source>draws nothing, but leaves no gap between its neighbours</source>
            <translation>ne dessine rien, mais ne laisse pas de blanc entre ses voisins</translation>
        </message>
        <message>
            <source>e.g. “{0}” like “{1}”</source>
            <translation>p. ex. « {0} » comme « {1} »</translation>
        </message>
        <message>
            <source>each code has a Unicode value, and nothing speaks against them</source>
            <translation>chaque code a une valeur Unicode, et rien ne les met en doute</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but one is drawn as something else, {0}</source>
            <translation>chaque code a une valeur Unicode, mais l’un est dessiné comme autre chose, {0}</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but {0} are drawn as something else, {1}</source>
            <translation>chaque code a une valeur Unicode, mais {0} sont dessinés comme autre chose, {1}</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>termine {0} des lignes qui finissent tôt, et {1} de ses occurrences sont en fin de mot</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>termine {0} des lignes qui finissent tôt, et {1} de ses occurrences sont en fin de mot ; la table de la police l’appelle ainsi</translation>
        </message>
        <message>
            <source>font {0} has no code {1} in this document</source>
            <translation>la police {0} n’a pas de code {1} dans ce document</translation>
        </message>
        <message>
            <source>form value</source>
            <translation>valeur de formulaire</translation>
        </message>
        <message>
            <source>give a PDF file</source>
            <translation>donnez un fichier PDF</translation>
        </message>
        <message>
            <source>give headings, and only these, 1 to {0}</source>
            <translation>donnez 1 à {0} aux titres, et à eux seuls</translation>
        </message>
        <message>
            <source>give it another name</source>
            <translation>donnez-lui un autre nom</translation>
        </message>
        <message>
            <source>give its password with --password</source>
            <translation>donnez son mot de passe</translation>
        </message>
        <message>
            <source>give pages from 1 to {0}</source>
            <translation>donnez des pages de 1 à {0}</translation>
        </message>
        <message>
            <source>give the repaired one another name</source>
            <translation>donnez un autre nom au PDF réparé</translation>
        </message>
        <message>
            <source>give the right one with --password</source>
            <translation>donnez le bon</translation>
        </message>
        <message>
            <source>go on there, or close it there first</source>
            <translation>continuez là-bas, ou fermez-le là-bas d’abord</translation>
        </message>
        <message>
            <source>install cidfix again</source>
            <translation>installez cidfix à nouveau</translation>
        </message>
        <message>
            <source>it draws nothing but blanks</source>
            <translation>elle ne dessine que des blancs</translation>
        </message>
        <message>
            <source>it fits in more than one place, read from the left or from the right; add the line</source>
            <translation>cela convient à plus d’un endroit, lu de la gauche ou de la droite ; ajoutez la ligne</translation>
        </message>
        <message>
            <source>it has no ink</source>
            <translation>elle n’a pas d’encre</translation>
        </message>
        <message>
            <source>it has too few words to check its map by, and most of the file's text is in fonts whose maps are wrong</source>
            <translation>elle a trop peu de mots pour vérifier sa table, et la plus grande part du texte est dans des polices dont les tables sont fausses</translation>
        </message>
        <message>
            <source>it is a control character</source>
            <translation>c’est un caractère de commande</translation>
        </message>
        <message>
            <source>it is drawn below the line</source>
            <translation>elle est dessinée sous la ligne</translation>
        </message>
        <message>
            <source>it is drawn just like {0}</source>
            <translation>elle est dessinée exactement comme {0}</translation>
        </message>
        <message>
            <source>it is drawn like {0}</source>
            <translation>elle est dessinée comme {0}</translation>
        </message>
        <message>
            <source>it is lower than a small letter</source>
            <translation>elle est plus basse qu’une minuscule</translation>
        </message>
        <message>
            <source>it is no character of Unicode</source>
            <translation>ce n’est pas un caractère d’Unicode</translation>
        </message>
        <message>
            <source>it is taller than a small letter</source>
            <translation>elle est plus haute qu’une minuscule</translation>
        </message>
        <message>
            <source>it is white space</source>
            <translation>c’est du blanc</translation>
        </message>
        <message>
            <source>it lacks the height or the tail of its letter</source>
            <translation>il lui manque la hampe ou la queue de sa lettre</translation>
        </message>
        <message>
            <source>it stands before small letters</source>
            <translation>il se trouve devant des minuscules</translation>
        </message>
        <message>
            <source>it would say "format": "{0}"</source>
            <translation>il contiendrait "format": "{0}"</translation>
        </message>
        <message>
            <source>its letters, if any, are drawn as curves, not as text; this needs OCR</source>
            <translation>ses lettres, s’il y en a, sont dessinées comme des courbes et non comme du texte ; il faut une reconnaissance optique (OCR)</translation>
        </message>
        <message>
            <source>its maps are listed</source>
            <translation>ses tables sont dans la liste</translation>
        </message>
        <message>
            <source>its only text is invisible, as scanning programs add it; it is left apart</source>
            <translation>son seul texte est invisible, tel que l’ajoutent les programmes de numérisation ; il est laissé de côté</translation>
        </message>
        <message>
            <source>its shape is unknown, and it is used too seldom to tell</source>
            <translation>sa forme est inconnue, et elle est trop rare pour conclure</translation>
        </message>
        <message>
            <source>its shape is unknown; it stands on {0} of the lines, {1} between others</source>
            <translation>sa forme est inconnue ; elle se trouve sur {0} des lignes, {1} du temps entre d’autres</translation>
        </message>
        <message>
            <source>its spelling without the hyphen</source>
            <translation>son orthographe sans trait d’union</translation>
        </message>
        <message>
            <source>keywords</source>
            <translation>mots clés</translation>
        </message>
        <message>
            <source>leave it out: it is a sign for machines</source>
            <translation>omettez-le : c’est un signe pour les machines</translation>
        </message>
        <message>
            <source>leave some out</source>
            <translation>enlevez-en</translation>
        </message>
        <message>
            <source>left out of the library of maps: {0}</source>
            <translation>laissé de côté dans la bibliothèque de tables : {0}</translation>
        </message>
        <message>
            <source>letters of a ligature were lost</source>
            <translation>des lettres d’une ligature étaient perdues</translation>
        </message>
        <message>
            <source>letters stood apart</source>
            <translation>des lettres étaient espacées</translation>
        </message>
        <message>
            <source>make one of it with cidfix map convert {0} {1}, and use that</source>
            <translation>faites-en une avec cidfix map convert {0} {1}, et utilisez-la</translation>
        </message>
        <message>
            <source>make room there, or set TMPDIR to another folder</source>
            <translation>faites-y de la place, ou désignez un autre dossier par TMPDIR</translation>
        </message>
        <message>
            <source>measuring the font failed</source>
            <translation>la mesure de la police a échoué</translation>
        </message>
        <message>
            <source>name a TrueType, OpenType, WOFF or Type 1 (.pfb) font</source>
            <translation>nommez une police TrueType, OpenType, WOFF ou Type 1 (.pfb)</translation>
        </message>
        <message>
            <source>name a file in a folder</source>
            <translation>nommez un fichier dans un dossier</translation>
        </message>
        <message>
            <source>name a file in it</source>
            <translation>nommez un fichier qui s’y trouve</translation>
        </message>
        <message>
            <source>name a font file in it</source>
            <translation>nommez un fichier de police qui s’y trouve</translation>
        </message>
        <message>
            <source>name a font file, or a font that is installed</source>
            <translation>nommez un fichier de police, ou une police installée</translation>
        </message>
        <message>
            <source>name a font that says which letters its glyphs are</source>
            <translation>nommez une police qui dit quelles lettres sont ses glyphes</translation>
        </message>
        <message>
            <source>name another font</source>
            <translation>nommez une autre police</translation>
        </message>
        <message>
            <source>name the font's file</source>
            <translation>nommez le fichier de la police</translation>
        </message>
        <message>
            <source>name the same font as .ttf or .otf, or install Python's package brotli</source>
            <translation>nommez la même police en .ttf ou .otf, ou installez le paquet Python brotli</translation>
        </message>
        <message>
            <source>nearest is {0}, but it breaks at letter {1} of {2}</source>
            <translation>le plus proche est {0}, mais cela échoue à la lettre {1} sur {2}</translation>
        </message>
        <message>
            <source>no character of Unicode</source>
            <translation>rien qui soit dans Unicode</translation>
        </message>
        <message>
            <source>no character of Unicode of {0}</source>
            <translation>rien qui soit dans Unicode pour {0}</translation>
        </message>
        <message>
            <source>no code is as large as {0}</source>
            <translation>aucun code n’est aussi grand que {0}</translation>
        </message>
        <message>
            <source>no letter is known in this map</source>
            <translation>aucune lettre n’est connue dans cette table</translation>
        </message>
        <message>
            <source>no letters on both sides of the hyphen</source>
            <translation>pas de lettres des deux côtés du trait d’union</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>aucun endroit n’a de mots de ces longueurs</translation>
        </message>
        <message>
            <source>no temporary file can be made ({0})</source>
            <translation>aucun fichier temporaire ne peut être créé ({0})</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value</source>
            <translation>aucun de ses {0} codes n’a de valeur Unicode</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value (the file says {1})</source>
            <translation>aucun de ses {0} codes n’a de valeur Unicode (le fichier dit {1})</translation>
        </message>
        <message>
            <source>not tried, since too much before it could not be read</source>
            <translation>pas essayé, car trop de choses n’ont pas pu être lues avant</translation>
        </message>
        <message>
            <source>nothing may follow it</source>
            <translation>rien ne peut suivre</translation>
        </message>
        <message>
            <source>nothing needs repair: the file is a plain copy of the PDF</source>
            <translation>rien n’est à réparer : le fichier est une simple copie du PDF</translation>
        </message>
        <message>
            <source>on page {0} letters that are typed in another order than they are drawn are copied as they are drawn</source>
            <translation>page {0}, les lettres saisies dans un autre ordre que celui du dessin sont copiées dans l’ordre du dessin</translation>
        </message>
        <message>
            <source>one character for its parts</source>
            <translation>un seul caractère pour ses parties</translation>
        </message>
        <message>
            <source>only `after F12:3` or `before F12:3` may follow it</source>
            <translation>seul `after F12:3` ou `before F12:3` peut suivre</translation>
        </message>
        <message>
            <source>only {0} fits, but it is not certain; add its line, or a word beside it</source>
            <translation>seul {0} convient, mais ce n’est pas certain ; ajoutez la ligne, ou un mot voisin</translation>
        </message>
        <message>
            <source>only {0} words are left from there to the end of the document</source>
            <translation>il ne reste que {0} mots de là à la fin du document</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>rouvrez-le</translation>
        </message>
        <message>
            <source>open it in a PDF viewer to check it</source>
            <translation>ouvrez-le dans une visionneuse de PDF pour le vérifier</translation>
        </message>
        <message>
            <source>open it in a viewer</source>
            <translation>ouvrez-le dans une visionneuse</translation>
        </message>
        <message>
            <source>open the PDF, then drop the session on it</source>
            <translation>ouvrez le PDF, puis déposez la session dessus</translation>
        </message>
        <message>
            <source>out of memory</source>
            <translation>mémoire insuffisante</translation>
        </message>
        <message>
            <source>pieces of one word</source>
            <translation>des morceaux d’un même mot</translation>
        </message>
        <message>
            <source>plain quotation marks</source>
            <translation>des guillemets simples</translation>
        </message>
        <message>
            <source>put a backslash before the line if it is words</source>
            <translation>mettez une barre oblique inverse devant la ligne s’il s’agit de mots</translation>
        </message>
        <message>
            <source>put that back, or delete the link</source>
            <translation>remettez cela en place, ou supprimez le lien</translation>
        </message>
        <message>
            <source>read fewer pages at once with --pages</source>
            <translation>lisez moins de pages à la fois</translation>
        </message>
        <message>
            <source>reading it took longer than {0} s</source>
            <translation>la lecture a pris plus de {0} s</translation>
        </message>
        <message>
            <source>reading the PDF needs more memory than is allowed</source>
            <translation>lire ce PDF demande plus de mémoire qu’il n’est permis</translation>
        </message>
        <message>
            <source>save it as UTF-8</source>
            <translation>enregistrez-le en UTF-8</translation>
        </message>
        <message>
            <source>save the PDF as a file first</source>
            <translation>enregistrez d’abord le PDF comme fichier</translation>
        </message>
        <message>
            <source>see the codes that `cidfix glyphs` prints</source>
            <translation>voyez les codes que `cidfix glyphs` affiche</translation>
        </message>
        <message>
            <source>see the list of folders</source>
            <translation>voyez la liste des dossiers</translation>
        </message>
        <message>
            <source>see the names that `cidfix inspect` prints</source>
            <translation>voyez les noms que `cidfix inspect` affiche</translation>
        </message>
        <message>
            <source>see the numbers that `cidfix lines` prints</source>
            <translation>voyez les numéros que `cidfix lines` affiche</translation>
        </message>
        <message>
            <source>set by the user</source>
            <translation>fixé par l’utilisateur</translation>
        </message>
        <message>
            <source>set in the window</source>
            <translation>fixé dans la fenêtre</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>en forme de point, termine {0} des lignes qui finissent tôt, et {1} de ses occurrences sont en fin de mot</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>en forme de point, termine {0} des lignes qui finissent tôt, et {1} de ses occurrences sont en fin de mot ; la table de la police l’appelle ainsi</translation>
        </message>
        <message>
            <source>shorten it</source>
            <translation>raccourcissez-la</translation>
        </message>
        <message>
            <source>signs stand before small letters, such as {0}</source>
            <translation>des signes se trouvent devant des minuscules, comme {0}</translation>
        </message>
        <message>
            <source>signs stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>des signes se trouvent entre les lettres de {0} des mots, p. ex. {1}</translation>
        </message>
        <message>
            <source>something is missing after the instruction</source>
            <translation>il manque quelque chose après l’instruction</translation>
        </message>
        <message>
            <source>something went wrong inside cidfix ({0})</source>
            <translation>quelque chose a mal tourné dans cidfix ({0})</translation>
        </message>
        <message>
            <source>space between words</source>
            <translation>espace entre les mots</translation>
        </message>
        <message>
            <source>spaces stood at wrong places</source>
            <translation>des espaces étaient mal placées</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>sujet</translation>
        </message>
        <message>
            <source>the CMap is cut short or damaged: {0} of its {1} entries were read whole</source>
            <translation>la CMap est tronquée ou abîmée : {0} de ses {1} entrées ont pu être lues en entier</translation>
        </message>
        <message>
            <source>the PDF cannot be read ({0})</source>
            <translation>le PDF ne peut pas être lu ({0})</translation>
        </message>
        <message>
            <source>the PDF cannot be read: {0}</source>
            <translation>le PDF ne peut pas être lu : {0}</translation>
        </message>
        <message>
            <source>the PDF has changed since it was read</source>
            <translation>le PDF a changé depuis qu’il a été lu</translation>
        </message>
        <message>
            <source>the PDF has no pages that can be read</source>
            <translation>le PDF n’a pas de pages lisibles</translation>
        </message>
        <message>
            <source>the PDF is damaged, so the repaired one is written anew instead of having the repair added</source>
            <translation>le PDF est endommagé ; le PDF réparé est donc écrit à neuf au lieu de recevoir un ajout</translation>
        </message>
        <message>
            <source>the PDF is encrypted</source>
            <translation>le PDF est chiffré</translation>
        </message>
        <message>
            <source>the PDF is encrypted; the repaired one opens with the same password</source>
            <translation>le PDF est chiffré ; le PDF réparé s’ouvre avec le même mot de passe</translation>
        </message>
        <message>
            <source>the PDF is signed; the signature holds for the file before the repair, and readers will say so</source>
            <translation>le PDF est signé ; la signature vaut pour le fichier avant la réparation, et les lecteurs le diront</translation>
        </message>
        <message>
            <source>the PDF of this session is not beside it: {0}</source>
            <translation>le PDF de cette session n’est pas à côté d’elle : {0}</translation>
        </message>
        <message>
            <source>the PDF reader crashed</source>
            <translation>le lecteur de PDF s’est arrêté</translation>
        </message>
        <message>
            <source>the PDF reader does not start; see what cidfix --doctor says</source>
            <translation>le lecteur de PDF ne démarre pas ; voyez ce que dit cidfix --doctor</translation>
        </message>
        <message>
            <source>the PDF was closed</source>
            <translation>le PDF a été fermé</translation>
        </message>
        <message>
            <source>the characters come in the order of their numbers, {0}…, so only their first use numbers them</source>
            <translation>les caractères viennent dans l’ordre de leurs numéros, {0}… : ils sont seulement numérotés à leur première occurrence</translation>
        </message>
        <message>
            <source>the codes, taken for Unicode</source>
            <translation>les codes, pris pour de l’Unicode</translation>
        </message>
        <message>
            <source>the direction is missing</source>
            <translation>la direction manque</translation>
        </message>
        <message>
            <source>the file cannot be read ({0})</source>
            <translation>le fichier ne peut pas être lu ({0})</translation>
        </message>
        <message>
            <source>the file holds zero bytes, so it is not text in UTF-8</source>
            <translation>le fichier contient des octets nuls ; ce n’est donc pas du texte en UTF-8</translation>
        </message>
        <message>
            <source>the file is damaged; use an older copy of it</source>
            <translation>le fichier est endommagé ; utilisez-en une copie plus ancienne</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>le fichier est vide</translation>
        </message>
        <message>
            <source>the file is larger than {0} MB</source>
            <translation>le fichier dépasse {0} Mo</translation>
        </message>
        <message>
            <source>the file is nested too deeply to be one of cidfix's</source>
            <translation>le fichier est trop profondément imbriqué pour venir de cidfix</translation>
        </message>
        <message>
            <source>the file is no font that can be read</source>
            <translation>le fichier n’est pas une police lisible</translation>
        </message>
        <message>
            <source>the file is no {0}</source>
            <translation>le fichier n’est pas un {0}</translation>
        </message>
        <message>
            <source>the file is not JSON ({0})</source>
            <translation>le fichier n’est pas du JSON ({0})</translation>
        </message>
        <message>
            <source>the file's ToUnicode map</source>
            <translation>la table ToUnicode du fichier</translation>
        </message>
        <message>
            <source>the file's name is not UTF-8</source>
            <translation>le nom du fichier n’est pas en UTF-8</translation>
        </message>
        <message>
            <source>the file's own map</source>
            <translation>la table du fichier</translation>
        </message>
        <message>
            <source>the folder can't be made ({0})</source>
            <translation>le dossier ne peut pas être créé ({0})</translation>
        </message>
        <message>
            <source>the folder can't be read ({0})</source>
            <translation>le dossier ne peut pas être lu ({0})</translation>
        </message>
        <message>
            <source>the folder can't be removed ({0})</source>
            <translation>le dossier ne peut pas être retiré ({0})</translation>
        </message>
        <message>
            <source>the folder for temporary files is full</source>
            <translation>le dossier des fichiers temporaires est plein</translation>
        </message>
        <message>
            <source>the font and code are missing</source>
            <translation>la police et le code manquent</translation>
        </message>
        <message>
            <source>the font has no letters that it names</source>
            <translation>la police n’a pas de lettres qu’elle nomme</translation>
        </message>
        <message>
            <source>the font is packed for the web (WOFF2) and can't be unpacked here</source>
            <translation>la police est compressée pour le web (WOFF2) et ne peut pas être décompressée ici</translation>
        </message>
        <message>
            <source>the font program's own character map</source>
            <translation>la table de caractères du programme de la police</translation>
        </message>
        <message>
            <source>the font program's symbol codes</source>
            <translation>les codes de symboles du programme de la police</translation>
        </message>
        <message>
            <source>the font's encoding</source>
            <translation>le codage de la police</translation>
        </message>
        <message>
            <source>the font's own map calls it a space; its shape is unknown</source>
            <translation>la table de la police l’appelle une espace ; sa forme est inconnue</translation>
        </message>
        <message>
            <source>the font's own map calls it {0}</source>
            <translation>la table de la police l’appelle {0}</translation>
        </message>
        <message>
            <source>the font's program cannot be read ({0})</source>
            <translation>le programme de la police ne peut pas être lu ({0})</translation>
        </message>
        <message>
            <source>the glyphs' names</source>
            <translation>les noms des glyphes</translation>
        </message>
        <message>
            <source>the glyphs' names in the font program</source>
            <translation>les noms des glyphes dans le programme de la police</translation>
        </message>
        <message>
            <source>the link leads to {0}, which is not there</source>
            <translation>le lien mène à {0}, qui n’existe pas</translation>
        </message>
        <message>
            <source>the map can't be deleted ({0})</source>
            <translation>la table ne peut pas être supprimée ({0})</translation>
        </message>
        <message>
            <source>the map has been changed since</source>
            <translation>la table a été modifiée depuis</translation>
        </message>
        <message>
            <source>the map has more than {0} names of fonts, or one of more than {1} letters</source>
            <translation>la table a plus de {0} noms de polices, ou l’un de plus de {1} lettres</translation>
        </message>
        <message>
            <source>the map says nothing</source>
            <translation>la table ne dit rien</translation>
        </message>
        <message>
            <source>the map says {0}</source>
            <translation>la table dit {0}</translation>
        </message>
        <message>
            <source>the map's file is missing</source>
            <translation>le fichier de la table manque</translation>
        </message>
        <message>
            <source>the most frequent glyph ({0}), but it has ink</source>
            <translation>le glyphe le plus fréquent ({0}), mais il a de l’encre</translation>
        </message>
        <message>
            <source>the name of the rules is missing</source>
            <translation>il manque le nom des règles</translation>
        </message>
        <message>
            <source>the nearest names are {0}</source>
            <translation>les noms les plus proches sont {0}</translation>
        </message>
        <message>
            <source>the numbers in the glyphs' names</source>
            <translation>les numéros dans les noms des glyphes</translation>
        </message>
        <message>
            <source>the order of glyphs that most TrueType fonts begin with</source>
            <translation>l’ordre des glyphes par lequel la plupart des polices TrueType commencent</translation>
        </message>
        <message>
            <source>the page cannot be drawn: not tried again, since it was too much before</source>
            <translation>la page ne peut pas être dessinée : pas réessayé, car c’était trop auparavant</translation>
        </message>
        <message>
            <source>the page cannot be drawn: {0}</source>
            <translation>la page ne peut pas être dessinée : {0}</translation>
        </message>
        <message>
            <source>the page draws with a font that it does not define</source>
            <translation>la page dessine avec une police qu’elle ne définit pas</translation>
        </message>
        <message>
            <source>the page is empty</source>
            <translation>la page est vide</translation>
        </message>
        <message>
            <source>the paragraph goes on</source>
            <translation>le paragraphe continue</translation>
        </message>
        <message>
            <source>the password is wrong</source>
            <translation>le mot de passe est faux</translation>
        </message>
        <message>
            <source>the picture would be too large; draw a part of the page</source>
            <translation>l’image serait trop grande ; dessinez une partie de la page</translation>
        </message>
        <message>
            <source>the place is missing</source>
            <translation>il manque l’endroit</translation>
        </message>
        <message>
            <source>the reference shapes can't be read</source>
            <translation>les formes de référence ne peuvent pas être lues</translation>
        </message>
        <message>
            <source>the same as {0} other shapes</source>
            <translation>le même que {0} autres formes</translation>
        </message>
        <message>
            <source>the same outline in a reference font</source>
            <translation>le même contour dans une police de référence</translation>
        </message>
        <message>
            <source>the saved map {0} is not used any more: {1}</source>
            <translation>la table enregistrée {0} n’est plus utilisée : {1}</translation>
        </message>
        <message>
            <source>the sign for an unknown character</source>
            <translation>le signe d’un caractère inconnu</translation>
        </message>
        <message>
            <source>the sign for an unknown character of {0}</source>
            <translation>le signe d’un caractère inconnu pour {0}</translation>
        </message>
        <message>
            <source>the way to find blocks is missing</source>
            <translation>la façon de trouver les blocs manque</translation>
        </message>
        <message>
            <source>the words do not fit the glyphs at that place</source>
            <translation>les mots ne vont pas avec les glyphes de cet endroit</translation>
        </message>
        <message>
            <source>there are no words on this line</source>
            <translation>il n’y a pas de mots sur cette ligne</translation>
        </message>
        <message>
            <source>there is no font {0}</source>
            <translation>il n’y a pas de police {0}</translation>
        </message>
        <message>
            <source>there is no page {0}</source>
            <translation>il n’y a pas de page {0}</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>il n’y a pas de tel fichier</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>il n’y a pas de tel fichier ou dossier</translation>
        </message>
        <message>
            <source>there is no such font file, and no font of that name is installed</source>
            <translation>il n’y a pas de tel fichier de police, et aucune police de ce nom n’est installée</translation>
        </message>
        <message>
            <source>there is nothing in it to match</source>
            <translation>il n’y a rien à comparer</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>il n’y a rien à dessiner</translation>
        </message>
        <message>
            <source>there is only an image; this needs OCR, which cidfix does not do</source>
            <translation>il n’y a qu’une image ; il faut une reconnaissance optique (OCR), que cidfix ne fait pas</translation>
        </message>
        <message>
            <source>this folder holds the library, or is part of it</source>
            <translation>ce dossier contient la bibliothèque ou en fait partie</translation>
        </message>
        <message>
            <source>this folder was added already</source>
            <translation>ce dossier a déjà été ajouté</translation>
        </message>
        <message>
            <source>this folder was not added</source>
            <translation>ce dossier n’a pas été ajouté</translation>
        </message>
        <message>
            <source>this font cannot be read</source>
            <translation>cette police ne peut pas être lue</translation>
        </message>
        <message>
            <source>this is a device or a pipe, no font file</source>
            <translation>c’est un périphérique ou un tube, pas un fichier de police</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <translation>c’est un dossier</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>c’est un dossier, pas un fichier</translation>
        </message>
        <message>
            <source>this is no file name</source>
            <translation>ce n’est pas un nom de fichier</translation>
        </message>
        <message>
            <source>this is no folder</source>
            <translation>ce n’est pas un dossier</translation>
        </message>
        <message>
            <source>this is no move</source>
            <translation>ce n’est pas un déplacement</translation>
        </message>
        <message>
            <source>this is no ordinary file</source>
            <translation>ce n’est pas un fichier ordinaire</translation>
        </message>
        <message>
            <source>this is no saved map of cidfix's</source>
            <translation>ce n’est pas une table enregistrée par cidfix</translation>
        </message>
        <message>
            <source>this is not a PDF</source>
            <translation>ce n’est pas un PDF</translation>
        </message>
        <message>
            <source>this is not a PDF, or it is damaged beyond repair</source>
            <translation>ce n’est pas un PDF, ou il est irrémédiablement endommagé</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>ce n’est pas un fichier ordinaire</translation>
        </message>
        <message>
            <source>this is the PDF itself</source>
            <translation>c’est le PDF lui-même</translation>
        </message>
        <message>
            <source>this session belongs to {0}, not to {1}</source>
            <translation>cette session appartient à {0}, et non à {1}</translation>
        </message>
        <message>
            <source>title</source>
            <translation>titre</translation>
        </message>
        <message>
            <source>two scripts are mixed inside {0} of the words, e.g. {1}</source>
            <translation>deux écritures se mêlent dans {0} des mots, p. ex. {1}</translation>
        </message>
        <message>
            <source>typed in the window</source>
            <translation>saisi dans la fenêtre</translation>
        </message>
        <message>
            <source>undo what was done to it by hand</source>
            <translation>annulez à la main ce qui y a été fait</translation>
        </message>
        <message>
            <source>update cidfix</source>
            <translation>mettez cidfix à jour</translation>
        </message>
        <message>
            <source>what stands there is no text in quotation marks</source>
            <translation>ce qui s’y trouve n’est pas un texte entre guillemets</translation>
        </message>
        <message>
            <source>what you typed is saved; please report this, with the PDF if you may</source>
            <translation>ce que vous avez saisi est enregistré ; signalez ceci s’il vous plaît, avec le PDF si vous le pouvez</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>du blanc</translation>
        </message>
        <message>
            <source>white space of {0}</source>
            <translation>du blanc pour {0}</translation>
        </message>
        <message>
            <source>words had run together</source>
            <translation>des mots étaient collés</translation>
        </message>
        <message>
            <source>write !move, a place, before or after, and a place; {0}</source>
            <translation>écrivez !move, un endroit, before ou after, et un endroit; {0}</translation>
        </message>
        <message>
            <source>write =F12:639 and what the code stands for, or {0}</source>
            <translation>écrivez =F12:639 et ce que représente le code, ou {0}</translation>
        </message>
        <message>
            <source>write @PAGE.LINE, @PAGE.LINE:TOKEN or @PAGE.LINE/FIRST-LAST, such as @1.12 or @1.12:3, or {0}</source>
            <translation>écrivez @PAGE.LIGNE, @PAGE.LIGNE:MOT ou @PAGE.LIGNE/PREMIER-DERNIER, comme @1.12 ou @1.12:3, ou {0}</translation>
        </message>
        <message>
            <source>write a font and code, such as !{0} F12:3, or {1}</source>
            <translation>écrivez une police et un code, comme !{0} F12:3, ou {1}</translation>
        </message>
        <message>
            <source>write a font as `cidfix inspect` shows it, such as !{0} F12</source>
            <translation>écrivez une police telle que `cidfix inspect` la montre, comme !{0} F12</translation>
        </message>
        <message>
            <source>write a font, code and value, such as !{0} F12:639 Қ</source>
            <translation>écrivez une police, un code et une valeur, comme !{0} F12:639 Қ</translation>
        </message>
        <message>
            <source>write as in !rules malayalam_traditional</source>
            <translation>écrivez comme dans !rules malayalam_traditional</translation>
        </message>
        <message>
            <source>write as in `{0} F12:3`, or the value in quotation marks if it is its words</source>
            <translation>écrivez comme dans `{0} F12:3`, ou la valeur entre guillemets si c’en sont les mots</translation>
        </message>
        <message>
            <source>write both halves of the pair</source>
            <translation>écrivez les deux moitiés de la paire</translation>
        </message>
        <message>
            <source>write it as in niv, yrk-Cyrl or x-mine</source>
            <translation>écrivez comme dans niv, yrk-Cyrl ou x-mine</translation>
        </message>
        <message>
            <source>write one of {0} (heading 1 to {1}), then where; {2}</source>
            <translation>écrivez l’un de {0} (heading 1 à {1}), puis où; {2}</translation>
        </message>
        <message>
            <source>write one of {0}, or {1}</source>
            <translation>écrivez l’une de {0}, ou {1}</translation>
        </message>
        <message>
            <source>write one of {0}, such as !blocks cuts</source>
            <translation>écrivez l’un de {0}, comme dans !blocks cuts</translation>
        </message>
        <message>
            <source>write one of {0}, then nothing, a page (@1) or a line (@1.12)</source>
            <translation>écrivez l’une de {0}, puis rien, une page (@1) ou une ligne (@1.12)</translation>
        </message>
        <message>
            <source>write one of {0}; {1}</source>
            <translation>écrivez l’un de {0}; {1}</translation>
        </message>
        <message>
            <source>write the name of the file, such as !map nenets.cidmap.json</source>
            <translation>écrivez le nom du fichier, comme !map nenets.cidmap.json</translation>
        </message>
        <message>
            <source>write the smaller number first</source>
            <translation>écrivez d’abord le plus petit nombre</translation>
        </message>
        <message>
            <source>write the words as you see them on the page</source>
            <translation>écrivez les mots tels que vous les voyez sur la page</translation>
        </message>
        <message>
            <source>written as one word elsewhere</source>
            <translation>écrit en un seul mot ailleurs</translation>
        </message>
        <message>
            <source>written with a hyphen elsewhere</source>
            <translation>écrit avec un trait d’union ailleurs</translation>
        </message>
        <message>
            <source>{0} (lines with mistakes: {1})</source>
            <translation>{0} (lignes fautives : {1})</translation>
        </message>
        <message>
            <source>{0} begins with a quotation mark and is no JSON string</source>
            <translation>{0} commence par un guillemet et n’est pas une chaîne JSON</translation>
        </message>
        <message>
            <source>{0} ends before it begins</source>
            <translation>{0} finit avant de commencer</translation>
        </message>
        <message>
            <source>{0} follows the value</source>
            <translation>{0} suit la valeur</translation>
        </message>
        <message>
            <source>{0} goes on after its quotation mark</source>
            <translation>{0} continue après son guillemet</translation>
        </message>
        <message>
            <source>{0} has changed since {1} was saved; places may have moved</source>
            <translation>{0} a changé depuis que {1} a été enregistré ; des endroits ont pu se déplacer</translation>
        </message>
        <message>
            <source>{0} has {1} letters, but {2} stand at that place</source>
            <translation>{0} a {1} lettres, mais il y en a {2} à cet endroit</translation>
        </message>
        <message>
            <source>{0} holds half a character</source>
            <translation>{0} contient un demi-caractère</translation>
        </message>
        <message>
            <source>{0} is beyond the last line of page {1}, which is {2}.{3}</source>
            <translation>{0} est au-delà de la dernière ligne de la page {1}, qui est {2}.{3}</translation>
        </message>
        <message>
            <source>{0} is no direction</source>
            <translation>{0} n’est pas une direction</translation>
        </message>
        <message>
            <source>{0} is no font and code</source>
            <translation>{0} n’est pas une police et un code</translation>
        </message>
        <message>
            <source>{0} is no instruction</source>
            <translation>{0} n’est pas une instruction</translation>
        </message>
        <message>
            <source>{0} is no place</source>
            <translation>{0} n’est pas un endroit</translation>
        </message>
        <message>
            <source>{0} letters do not fit the {1} glyphs named</source>
            <translation>{0} lettres ne vont pas avec les {1} glyphes nommés</translation>
        </message>
        <message>
            <source>{0} more that can't be read</source>
            <translation>{0} autres qui ne peuvent pas être lus</translation>
        </message>
        <message>
            <source>{0} names no font and code</source>
            <translation>{0} ne désigne ni police ni code</translation>
        </message>
        <message>
            <source>{0} names page {1}, which has no lines of text</source>
            <translation>{0} désigne la page {1}, qui n’a pas de lignes de texte</translation>
        </message>
        <message>
            <source>{0} of the letters are accented Latin ones, more than in any language, e.g. “{1}”</source>
            <translation>{0} des lettres sont des lettres latines accentuées, plus que dans aucune langue, p. ex. « {1} »</translation>
        </message>
        <message>
            <source>{0} of the letters are vowels, e.g. {1}</source>
            <translation>{0} des lettres sont des voyelles, p. ex. {1}</translation>
        </message>
        <message>
            <source>{0} of the words have no vowel, e.g. {1}</source>
            <translation>{0} des mots n’ont pas de voyelle, p. ex. {1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes are said to be control characters, white space or no character at all</source>
            <translation>{0} codes sur {1} seraient des caractères de commande, du blanc ou rien qui soit dans Unicode</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value</source>
            <translation>{0} codes sur {1} n’ont pas de valeur Unicode</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value (the file says {2})</source>
            <translation>{0} codes sur {1} n’ont pas de valeur Unicode (le fichier dit {2})</translation>
        </message>
        <message>
            <source>{0} of {1} letters are drawn as something else, {2}</source>
            <translation>{0} lettres sur {1} sont dessinées comme autre chose, {2}</translation>
        </message>
        <message>
            <source>{0} of {1} letters can't be what the map says by their heights, such as {2}</source>
            <translation>{0} lettres sur {1}, d’après leur hauteur, ne peuvent être ce que dit la table, comme {2}</translation>
        </message>
        <message>
            <source>{0} places fit, likeliest first {1}; add the line, or a word beside it</source>
            <translation>{0} endroits conviennent, le plus probable d’abord {1} ; ajoutez la ligne, ou un mot voisin</translation>
        </message>
        <message>
            <source>{0} places stand where one is meant</source>
            <translation>{0} endroits sont donnés là où il en faut un</translation>
        </message>
        <message>
            <source>{0} was made with reference fonts that are not in use: {1}</source>
            <translation>{0} a été fait avec des polices de référence qui ne sont pas utilisées : {1}</translation>
        </message>
        <message>
            <source>{0}, line {1}</source>
            <translation>{0}, ligne {1}</translation>
        </message>
        <message>
            <source>{0}, read as letters of {1}</source>
            <translation>{0}, lus comme lettres de l’écriture {1}</translation>
        </message>
        <message>
            <source>{0}, read as signs</source>
            <translation>{0}, lus comme des signes</translation>
        </message>
        <message>
            <source>{0}, taken for {1} codes</source>
            <translation>{0}, pris pour des codes {1}</translation>
        </message>
        <message>
            <source>{0}, the {1} letter</source>
            <translation>{0}, la lettre {1}</translation>
        </message>
        <message>
            <source>{0}, with the mark of {1}</source>
            <translation>{0}, avec le signe de {1}</translation>
        </message>
        <message>
            <source>{0}/{1}-{2} is not within that line's {3} glyphs</source>
            <translation>{0}/{1}-{2} ne tient pas dans les {3} glyphes de cette ligne</translation>
        </message>
        <message>
            <source>{0}:{1} is beyond the last word of that line, which is {2}</source>
            <translation>{0}:{1} est au-delà du dernier mot de cette ligne, qui est {2}</translation>
        </message>
        <message>
            <source>“{0}” can't have the depth {1}</source>
            <translation>« {0} » ne peut pas avoir le niveau {1}</translation>
        </message>
        <message>
            <source>“{0}” follows the texts</source>
            <translation>« {0} » suit les textes</translation>
        </message>
        <message>
            <source>“{0}” is no direction</source>
            <translation>« {0} » n’est pas une direction</translation>
        </message>
        <message>
            <source>“{0}” is no language tag</source>
            <translation>« {0} » n’est pas une étiquette de langue</translation>
        </message>
        <message>
            <source>“{0}” is no moment</source>
            <translation>« {0} » n’est pas un moment</translation>
        </message>
        <message>
            <source>“{0}” is no place of a block</source>
            <translation>« {0} » n’est pas l’endroit d’un bloc</translation>
        </message>
        <message>
            <source>“{0}” is no way to find blocks</source>
            <translation>« {0} » n’est pas une façon de trouver les blocs</translation>
        </message>
        <message>
            <source>“{0}” like “{1}”</source>
            <translation>« {0} » comme « {1} »</translation>
        </message>
        <message>
            <source>“{0}” should be {1}</source>
            <translation>« {0} » devrait être {1}</translation>
        </message>
    </context>
    <context>
        <name>FilesInOut</name>
        <message numerus="yes">
            <source>%n decisions were added.</source>
            <translation>
                <numerusform>%n décision a été ajoutée.</numerusform>
                <numerusform>%n décisions ont été ajoutées.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add decisions from a file</source>
            <translation>Ajouter des décisions depuis un fichier</translation>
        </message>
        <message>
            <source>All decisions of that file were made already.</source>
            <translation>Toutes les décisions de ce fichier étaient déjà prises.</translation>
        </message>
        <message>
            <source>Another reader finds {} of its text.</source>
            <translation>Un autre lecteur trouve {} de son texte.</translation>
        </message>
        <message>
            <source>Decisions (*.txt *.json)</source>
            <translation>Décisions (*.txt *.json)</translation>
        </message>
        <message>
            <source>Decisions as text (*.txt);;Session (*.json)</source>
            <translation>Décisions en texte (*.txt);;Session (*.json)</translation>
        </message>
        <message>
            <source>Export the repaired PDF</source>
            <translation>Exporter le PDF réparé</translation>
        </message>
        <message>
            <source>Export the text</source>
            <translation>Exporter le texte</translation>
        </message>
        <message>
            <source>Map (*.cidmap.json)</source>
            <translation>Table (*.cidmap.json)</translation>
        </message>
        <message>
            <source>Map (*.json)</source>
            <translation>Table (*.json)</translation>
        </message>
        <message>
            <source>No map was saved: a map keeps what you type and accept, and that is nothing yet.</source>
            <translation>Aucune table n’a été enregistrée : une table garde ce que vous tapez et acceptez, et il n’y a encore rien de tel.</translation>
        </message>
        <message>
            <source>No map was saved: the fonts of this PDF say rightly themselves what their letters are.</source>
            <translation>Aucune table n’a été enregistrée : les polices de ce PDF disent elles-mêmes correctement quelles sont leurs lettres.</translation>
        </message>
        <message>
            <source>No map was saved: there is no text in this PDF, so there is nothing to recover.</source>
            <translation>Aucune table n’a été enregistrée : ce PDF ne contient pas de texte, il n’y a donc rien à récupérer.</translation>
        </message>
        <message>
            <source>One decision was added.</source>
            <translation>Une décision a été ajoutée.</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save the decisions</source>
            <translation>Enregistrer les décisions</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Enregistrer la table</translation>
        </message>
        <message>
            <source>The decisions are in {}.</source>
            <translation>Les décisions sont dans {}.</translation>
        </message>
        <message>
            <source>The map is in {}. It is offered for the next PDF in these fonts.</source>
            <translation>La table est dans {}. Elle sera proposée pour le prochain PDF composé dans ces polices.</translation>
        </message>
        <message>
            <source>The repaired PDF is in {}.</source>
            <translation>Le PDF réparé est dans {}.</translation>
        </message>
        <message>
            <source>The text is in the clipboard.</source>
            <translation>Le texte est dans le presse-papiers.</translation>
        </message>
        <message>
            <source>The text is in {}.</source>
            <translation>Le texte est dans {}.</translation>
        </message>
        <message>
            <source>There is no text in it that could be repaired.</source>
            <translation>Il ne contient pas de texte qui puisse être réparé.</translation>
        </message>
        <message>
            <source>Use a saved map</source>
            <translation>Utiliser une table enregistrée</translation>
        </message>
        <message>
            <source>{} is written, but there is no text in this PDF.</source>
            <translation>{} est écrit, mais ce PDF ne contient pas de texte.</translation>
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
            <translation>Une ligne dans cette police</translation>
        </message>
        <message>
            <source>Copying gives today: {}</source>
            <translation>La copie donne aujourd’hui : {}</translation>
        </message>
        <message>
            <source>Files of decisions name this font {}</source>
            <translation>Les fichiers de décisions appellent cette police {}</translation>
        </message>
        <message>
            <source>Its own map is not to be believed: you type what its letters are</source>
            <translation>Sa propre table n’est pas fiable : vous saisissez ce que sont ses lettres</translation>
        </message>
        <message>
            <source>Its own map is right: use it</source>
            <translation>Sa propre table est juste : l’utiliser</translation>
        </message>
        <message>
            <source>Recover</source>
            <translation>Récupérer</translation>
        </message>
        <message>
            <source>The font could not be read: {}. Its letters are shown as the page has them.</source>
            <translation>La police n’a pas pu être lue : {}. Ses lettres sont affichées telles que la page les montre.</translation>
        </message>
        <message>
            <source>Trust the file</source>
            <translation>Se fier au fichier</translation>
        </message>
        <message>
            <source>its letters are not in the PDF</source>
            <translation>ses lettres ne sont pas dans le PDF</translation>
        </message>
        <message>
            <source>looks like this; the file says nothing of it</source>
            <translation>ressemble à ceci ; le fichier n’en dit rien</translation>
        </message>
        <message>
            <source>looks like this; the file says {} ({})</source>
            <translation>ressemble à ceci ; le fichier dit {} ({})</translation>
        </message>
        <message>
            <source>nothing that can be read</source>
            <translation>rien de lisible</translation>
        </message>
        <message>
            <source>{} of it known</source>
            <translation>{} en est connu</translation>
        </message>
        <message>
            <source>{} of the text</source>
            <translation>{} du texte</translation>
        </message>
    </context>
    <context>
        <name>FontCards</name>
        <message>
            <source>A font can say what its letters are. Where that is missing or wrong, cidfix learns them from what you type. Change what was guessed here if it is not so.</source>
            <translation>Une police peut dire ce que sont ses lettres. Là où cela manque ou est faux, cidfix les apprend de ce que vous saisissez. Changez ici ce qui a été mal deviné.</translation>
        </message>
        <message>
            <source>Each font says rightly what its letters are. The text can be exported as it is.</source>
            <translation>Chaque police dit correctement ce que sont ses lettres. Le texte peut être exporté tel quel.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Polices</translation>
        </message>
        <message>
            <source>Fonts of the document</source>
            <translation>Polices du document</translation>
        </message>
        <message>
            <source>Show more fonts ({} left)</source>
            <translation>Afficher plus de polices (encore {})</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc rien à récupérer.</translation>
        </message>
        <message>
            <source>This document draws no text with fonts, so there is nothing to recover.</source>
            <translation>Ce document ne dessine aucun texte avec des polices ; il n’y a rien à récupérer.</translation>
        </message>
    </context>
    <context>
        <name>Fonts</name>
        <message>
            <source>Letters such as {letters} show better with the font {families}.</source>
            <translation>Les lettres comme {letters} s’affichent mieux avec la police {families}.</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>ALTO, for archives</source>
            <translation>ALTO, pour les archives</translation>
        </message>
        <message>
            <source>CoNLL-U</source>
            <translation>CoNLL-U</translation>
        </message>
        <message>
            <source>Freki, lines with their blocks</source>
            <translation>Freki, lignes avec leurs blocs</translation>
        </message>
        <message>
            <source>JSON of everything</source>
            <translation>JSON de tout</translation>
        </message>
        <message>
            <source>Markdown</source>
            <translation>Markdown</translation>
        </message>
        <message>
            <source>Standard format, for Toolbox</source>
            <translation>Format standard, pour Toolbox</translation>
        </message>
        <message>
            <source>TEI P5</source>
            <translation>TEI P5</translation>
        </message>
        <message>
            <source>Table of tokens</source>
            <translation>Tableau des tokens</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>Vertical, for corpus programs</source>
            <translation>Vertical, pour les programmes de corpus</translation>
        </message>
        <message>
            <source>Web page with the pages beside the text</source>
            <translation>Page web avec les pages à côté du texte</translation>
        </message>
        <message>
            <source>XML of paragraphs, sentences and words</source>
            <translation>XML des paragraphes, phrases et mots</translation>
        </message>
        <message>
            <source>Xigt, glossed examples</source>
            <translation>Xigt, exemples glosés</translation>
        </message>
    </context>
    <context>
        <name>GlyphBox</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Image de la lettre</translation>
        </message>
    </context>
    <context>
        <name>GlyphCard</name>
        <message numerus="yes">
            <source>%n letters chosen</source>
            <translation>
                <numerusform>%n lettre choisie</numerusform>
                <numerusform>%n lettres choisies</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a letter in the grid, or click one on the page, to see all about it.</source>
            <translation>Choisissez une lettre dans la grille, ou cliquez sur une lettre de la page, pour tout savoir sur elle.</translation>
        </message>
        <message numerus="yes">
            <source>One value for all %n</source>
            <translation>
                <numerusform>Une seule valeur pour %n lettre</numerusform>
                <numerusform>Une seule valeur pour les %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Set the value that was typed for the letter</source>
            <translation>Fixer la valeur saisie pour la lettre</translation>
        </message>
        <message>
            <source>The chosen letter</source>
            <translation>La lettre choisie</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>C’est une espace</translation>
        </message>
        <message>
            <source>This is no space</source>
            <translation>Ce n’est pas une espace</translation>
        </message>
        <message>
            <source>code {code} in {font} · {uses}</source>
            <translation>code {code} dans {font} · {uses}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
    </context>
    <context>
        <name>GlyphGrid</name>
        <message>
            <source>All fonts</source>
            <translation>Toutes les polices</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Toutes les lettres</translation>
        </message>
        <message>
            <source>By code</source>
            <translation>Par code</translation>
        </message>
        <message>
            <source>By likeness of shape</source>
            <translation>Par ressemblance de forme</translation>
        </message>
        <message>
            <source>By use</source>
            <translation>Par fréquence</translation>
        </message>
        <message>
            <source>Choose all letters shown</source>
            <translation>Choisir toutes les lettres affichées</translation>
        </message>
        <message>
            <source>Chosen on the page: {}</source>
            <translation>Choisi sur la page : {}</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Police</translation>
        </message>
        <message>
            <source>In conflict</source>
            <translation>En conflit</translation>
        </message>
        <message>
            <source>Known</source>
            <translation>Connues</translation>
        </message>
        <message>
            <source>Larger letters in the grid (Ctrl and wheel)</source>
            <translation>Lettres plus grandes dans la grille (Ctrl et molette)</translation>
        </message>
        <message>
            <source>Letter, U+049A or code</source>
            <translation>Lettre, U+049A ou code</translation>
        </message>
        <message>
            <source>Letters and spaces</source>
            <translation>Lettres et espaces</translation>
        </message>
        <message>
            <source>No letter fits what is searched for. Clear the search to see all.</source>
            <translation>Aucune lettre ne correspond à la recherche. Effacez-la pour tout voir.</translation>
        </message>
        <message>
            <source>No letter is known by its shape alone.</source>
            <translation>Aucune lettre n’est connue par sa seule forme.</translation>
        </message>
        <message>
            <source>Nothing contradicts anything here.</source>
            <translation>Rien ne se contredit ici.</translation>
        </message>
        <message>
            <source>Nothing is known here yet. Type the word that is suggested below.</source>
            <translation>Rien n’est encore connu ici. Saisissez le mot suggéré ci-dessous.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space here: words are told apart by the gaps between them.</source>
            <translation>Rien n’est pris pour une espace ici : les mots se distinguent par les blancs qui les séparent.</translation>
        </message>
        <message>
            <source>Nothing is unknown here. The text can be exported.</source>
            <translation>Il n’y a rien d’inconnu ici. Le texte peut être exporté.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <source>Say what the chosen letters stand for</source>
            <translation>Dire ce que représentent les lettres choisies</translation>
        </message>
        <message>
            <source>Search the letters</source>
            <translation>Chercher dans les lettres</translation>
        </message>
        <message>
            <source>Show all letters again</source>
            <translation>Afficher de nouveau toutes les lettres</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Espaces</translation>
        </message>
        <message>
            <source>Sure by shape</source>
            <translation>Sûres par la forme</translation>
        </message>
        <message>
            <source>There are no proposals here. Type words: the rest follows from them.</source>
            <translation>Il n’y a pas de propositions ici. Saisissez des mots : le reste en découle.</translation>
        </message>
        <message>
            <source>There are only spaces in what was chosen on the page.</source>
            <translation>Il n’y a que des espaces dans ce qui a été choisi sur la page.</translation>
        </message>
        <message>
            <source>This font draws nothing.</source>
            <translation>Cette police ne dessine rien.</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Inconnues</translation>
        </message>
        <message>
            <source>Which letters</source>
            <translation>Quelles lettres</translation>
        </message>
        <message>
            <source>With proposals</source>
            <translation>Avec propositions</translation>
        </message>
    </context>
    <context>
        <name>GlyphHint</name>
        <message>
            <source>code {} in {} ({})</source>
            <translation>code {} dans {} ({})</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
        <message>
            <source>perhaps {}: {}</source>
            <translation>peut-être {} : {}</translation>
        </message>
        <message>
            <source>space</source>
            <translation>espace</translation>
        </message>
    </context>
    <context>
        <name>GlyphList</name>
        <message>
            <source>Letters of the document</source>
            <translation>Lettres du document</translation>
        </message>
    </context>
    <context>
        <name>GlyphModel</name>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
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
            <translation>Lettres proposées</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>It is another letter (Del)</source>
            <translation>C’est une autre lettre (Suppr)</translation>
        </message>
        <message>
            <source>It is {}</source>
            <translation>C’est {}</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>This is the letter (Enter)</source>
            <translation>C’est bien la lettre (Entrée)</translation>
        </message>
        <message>
            <source>{name} (press {digit})</source>
            <translation>{name} (appuyez sur {digit})</translation>
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
            <translation>à trancher</translation>
        </message>
        <message>
            <source>sure</source>
            <translation>sûr</translation>
        </message>
    </context>
    <context>
        <name>GuidePage</name>
        <message>
            <source>Guide</source>
            <translation>Guide</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Decisions in effect</source>
            <translation>Décisions en vigueur</translation>
        </message>
        <message>
            <source>In effect</source>
            <translation>En vigueur</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <source>Steps, to go back and forth between</source>
            <translation>Étapes, entre lesquelles aller et revenir</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Take the chosen decisions back, whenever they were made (Del)</source>
            <translation>Retirer les décisions choisies, quel que soit le moment où elles ont été prises (Suppr)</translation>
        </message>
        <message>
            <source>Undone; choose it to do it again</source>
            <translation>Annulé ; choisissez-le pour le refaire</translation>
        </message>
        <message>
            <source>Waits for its place: {}</source>
            <translation>Attend sa place : {}</translation>
        </message>
        <message>
            <source>What you type and choose is listed here, and anything can be taken back.</source>
            <translation>Ce que vous saisissez et choisissez est listé ici, et tout peut être retiré.</translation>
        </message>
    </context>
    <context>
        <name>LanguageCard</name>
        <message>
            <source>Chosen before:</source>
            <translation>Choisies auparavant :</translation>
        </message>
        <message>
            <source>If you know it: which letters it is written with helps to tell those that look alike.</source>
            <translation>Si vous la connaissez : savoir avec quelles lettres elle s’écrit aide à distinguer celles qui se ressemblent.</translation>
        </message>
        <message>
            <source>It is written in this language</source>
            <translation>Il est écrit dans cette langue</translation>
        </message>
        <message>
            <source>Its letters are looked for first; others are never refused.</source>
            <translation>Ses lettres sont cherchées en premier ; les autres ne sont jamais refusées.</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirer : {}</translation>
        </message>
        <message>
            <source>Take this language back</source>
            <translation>Retirer cette langue</translation>
        </message>
        <message>
            <source>Written in</source>
            <translation>Écrit en</translation>
        </message>
    </context>
    <context>
        <name>LanguageField</name>
        <message>
            <source>Language the document is written in</source>
            <translation>Langue dans laquelle le document est écrit</translation>
        </message>
        <message>
            <source>Languages that fit</source>
            <translation>Langues qui correspondent</translation>
        </message>
        <message>
            <source>Name of a language, or its tag</source>
            <translation>Nom d’une langue, ou son étiquette</translation>
        </message>
        <message>
            <source>none of these: “{}” as a tag</source>
            <translation>aucune de celles-ci : « {} » comme étiquette</translation>
        </message>
        <message>
            <source>“{}” as a tag</source>
            <translation>« {} » comme étiquette</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>As the &amp;system is</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <source>Change it now</source>
            <translation>Changer maintenant</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>Lan&amp;gue</translation>
        </message>
        <message>
            <source>The window changes its language when cidfix is started again.</source>
            <translation>La fenêtre changera de langue au prochain démarrage de cidfix.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>What the looks of letters mean</source>
            <translation>Ce que signifie l’aspect des lettres</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>What would be learned</source>
            <translation>Ce qui serait appris</translation>
        </message>
    </context>
    <context>
        <name>LetterPalette</name>
        <message>
            <source>A name such as “ka descender”, a code point such as U+049A, or a letter like it</source>
            <translation>Un nom comme « ka descender », un point de code comme U+049A, ou une lettre qui lui ressemble</translation>
        </message>
        <message>
            <source>All rows of letters</source>
            <translation>Toutes les rangées de lettres</translation>
        </message>
        <message>
            <source>Letters appear here as you teach them.</source>
            <translation>Les lettres apparaissent ici à mesure que vous les enseignez.</translation>
        </message>
        <message>
            <source>Letters found</source>
            <translation>Lettres trouvées</translation>
        </message>
        <message>
            <source>Letters of the language so far, those typed last in front</source>
            <translation>Lettres de la langue jusqu’ici, les dernières saisies en tête</translation>
        </message>
        <message>
            <source>No letter is called that. Try one word of its name, or a letter that looks like it.</source>
            <translation>Aucune lettre ne s’appelle ainsi. Essayez un mot de son nom, ou une lettre qui lui ressemble.</translation>
        </message>
        <message>
            <source>Search a letter</source>
            <translation>Chercher une lettre</translation>
        </message>
        <message>
            <source>Search a letter by its name, its code point or a letter like it</source>
            <translation>Chercher une lettre par son nom, son point de code ou une lettre qui lui ressemble</translation>
        </message>
        <message>
            <source>Show all rows of letters</source>
            <translation>Afficher toutes les rangées de lettres</translation>
        </message>
        <message>
            <source>Show one row of letters</source>
            <translation>Afficher une seule rangée de lettres</translation>
        </message>
        <message>
            <source>search letter…</source>
            <translation>chercher une lettre…</translation>
        </message>
    </context>
    <context>
        <name>LetterTable</name>
        <message>
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <source>Merged</source>
            <translation>Fusion</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>diffère</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>ici seulement</translation>
        </message>
        <message>
            <source>only there</source>
            <translation>là seulement</translation>
        </message>
        <message>
            <source>same</source>
            <translation>identique</translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message>
            <source>&amp;Compare and merge…</source>
            <translation>&amp;Comparer et fusionner…</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Exporter…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importer…</translation>
        </message>
        <message>
            <source>&amp;Letters…</source>
            <translation>&amp;Lettres…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Use</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <source>Add a &amp;folder…</source>
            <translation>Ajouter un &amp;dossier…</translation>
        </message>
        <message>
            <source>Add what the &amp;open document knows…</source>
            <translation>Ajouter ce que sait le document &amp;ouvert…</translation>
        </message>
        <message>
            <source>Compare and merge with a map</source>
            <translation>Comparer et fusionner avec une table</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Dossiers</translation>
        </message>
        <message>
            <source>Import a map</source>
            <translation>Importer une table</translation>
        </message>
        <message>
            <source>Leave out {}</source>
            <translation>Omettre {}</translation>
        </message>
        <message>
            <source>Library of maps</source>
            <translation>Bibliothèque de tables</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Tables</translation>
        </message>
        <message>
            <source>No map holds all these words.</source>
            <translation>Aucune table ne contient tous ces mots.</translation>
        </message>
        <message>
            <source>No map is saved yet: Ctrl+S saves that of the open document here.</source>
            <translation>Aucune table n’est encore enregistrée : Ctrl+S enregistre ici celle du document ouvert.</translation>
        </message>
        <message>
            <source>Search names, languages, fonts, notes</source>
            <translation>Chercher dans les noms, langues, polices, notes</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Chercher dans les tables</translation>
        </message>
        <message>
            <source>The map is in {}.</source>
            <translation>La table est dans {}.</translation>
        </message>
        <message>
            <source>The maps of {} are searched, too.</source>
            <translation>Les tables de {} sont aussi parcourues.</translation>
        </message>
        <message>
            <source>U&amp;ndo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>{} is left out; its maps stay where they are.</source>
            <translation>Le dossier {} est omis ; ses tables restent où elles sont.</translation>
        </message>
        <message>
            <source>{} is used for the open document.</source>
            <translation>La table {} est utilisée pour le document ouvert.</translation>
        </message>
        <message>
            <source>{} was deleted</source>
            <translation>la table {} a été supprimée</translation>
        </message>
        <message>
            <source>{} was described</source>
            <translation>la table {} a été décrite</translation>
        </message>
        <message>
            <source>{} was imported</source>
            <translation>le fichier {} a été importé</translation>
        </message>
        <message>
            <source>{} was merged into {}</source>
            <translation>le contenu de {} a été fusionné dans {}</translation>
        </message>
    </context>
    <context>
        <name>LineFilter</name>
        <message>
            <source>All {}</source>
            <translation>Toutes {}</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Conflits {}</translation>
        </message>
        <message>
            <source>Every letter is known. Read the text through, and export it.</source>
            <translation>Chaque lettre est connue. Relisez le texte, puis exportez-le.</translation>
        </message>
        <message>
            <source>Nothing contradicts what you typed.</source>
            <translation>Rien ne contredit ce que vous avez saisi.</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled.</source>
            <translation>Il n’y a plus rien à saisir : chaque lettre est fixée.</translation>
        </message>
        <message>
            <source>There is no text in this document.</source>
            <translation>Il n’y a pas de texte dans ce document.</translation>
        </message>
        <message>
            <source>To type {}</source>
            <translation>À saisir {}</translation>
        </message>
        <message>
            <source>Unknown {}</source>
            <translation>Inconnues {}</translation>
        </message>
    </context>
    <context>
        <name>LinesView</name>
        <message>
            <source>A page number or running head: it is not counted, and left out of the text</source>
            <translation>Un numéro de page ou un titre courant : il n’est pas compté, et ne va pas dans le texte</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Codes</translation>
        </message>
        <message>
            <source>Copy the line as decoded</source>
            <translation>Copier la ligne telle que décodée</translation>
        </message>
        <message>
            <source>Copy the word as decoded</source>
            <translation>Copier le mot tel que décodé</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <source>Lines: line before</source>
            <translation>Lignes : ligne précédente</translation>
        </message>
        <message>
            <source>Lines: next line</source>
            <translation>Lignes : ligne suivante</translation>
        </message>
        <message>
            <source>Lines: next word</source>
            <translation>Lignes : mot suivant</translation>
        </message>
        <message>
            <source>Lines: type what stands there</source>
            <translation>Lignes : saisir ce qui s’y trouve</translation>
        </message>
        <message>
            <source>Lines: word before</source>
            <translation>Lignes : mot précédent</translation>
        </message>
        <message>
            <source>Show codes</source>
            <translation>Afficher les codes</translation>
        </message>
        <message>
            <source>Show codes in the lines</source>
            <translation>Afficher les codes dans les lignes</translation>
        </message>
        <message>
            <source>Show the codes that the file has, each under its letter</source>
            <translation>Afficher les codes qui sont dans le fichier, chacun sous sa lettre</translation>
        </message>
        <message>
            <source>Take its letters over into the typing line</source>
            <translation>Reprendre ses lettres dans la ligne de saisie</translation>
        </message>
        <message>
            <source>Take the line over into the typing line</source>
            <translation>Reprendre la ligne dans la ligne de saisie</translation>
        </message>
        <message>
            <source>Type this line</source>
            <translation>Saisir cette ligne</translation>
        </message>
        <message>
            <source>Type this word</source>
            <translation>Saisir ce mot</translation>
        </message>
        <message>
            <source>Which lines are shown</source>
            <translation>Quelles lignes sont affichées</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Open PDF</source>
            <translation>Ouvrir un PDF</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Ouverture de {}…</translation>
        </message>
        <message>
            <source>PDF (*.pdf);;All files (*)</source>
            <translation>PDF (*.pdf);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <source>{}. Password:</source>
            <translation>{}. Mot de passe :</translation>
        </message>
    </context>
    <context>
        <name>MapCard</name>
        <message numerus="yes">
            <source>%n letters</source>
            <translation>
                <numerusform>%n lettre</numerusform>
                <numerusform>%n lettres</numerusform>
            </translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>Choose a map to see what it knows.</source>
            <translation>Choisissez une table pour voir ce qu’elle connaît.</translation>
        </message>
        <message>
            <source>Decided from {} to {}</source>
            <translation>Décidé du {} au {}</translation>
        </message>
        <message>
            <source>Fonts: {}</source>
            <translation>Polices : {}</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licence</translation>
        </message>
        <message>
            <source>Made from {}</source>
            <translation>Faite à partir de {}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>one letter</source>
            <translation>une lettre</translation>
        </message>
        <message>
            <source>such as CC0</source>
            <translation>par exemple CC0</translation>
        </message>
        <message>
            <source>tags such as niv, with spaces between</source>
            <translation>étiquettes comme niv, séparées par des espaces</translation>
        </message>
    </context>
    <context>
        <name>MapComparison</name>
        <message>
            <source>&amp;Merge into {}</source>
            <translation>&amp;Fusionner dans {}</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Toutes les lettres</translation>
        </message>
        <message>
            <source>Different {}</source>
            <translation>Différentes {}</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Garder les deux</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>Touche {}</translation>
        </message>
        <message>
            <source>Only in {} {}</source>
            <translation>Seulement dans {} {}</translation>
        </message>
        <message>
            <source>Take {}</source>
            <translation>Prendre {}</translation>
        </message>
        <message>
            <source>The same {}</source>
            <translation>Identiques {}</translation>
        </message>
        <message>
            <source>Where both differ, choose rows and whose value is to stay.</source>
            <translation>Là où les deux diffèrent, choisissez des lignes et la table dont la valeur doit rester.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <source>F2 or a double click changes a value; U+049A is a letter by its number.</source>
            <translation>F2 ou un double clic change une valeur ; U+049A est une lettre d’après son numéro.</translation>
        </message>
        <message>
            <source>Say nothing of it</source>
            <translation>N’en rien dire</translation>
        </message>
        <message>
            <source>The map was changed elsewhere; these are its letters now.</source>
            <translation>La table a été modifiée ailleurs ; voici maintenant ses lettres.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>a value of {} was changed</source>
            <translation>une valeur de {} a été changée</translation>
        </message>
    </context>
    <context>
        <name>MapKeeper</name>
        <message>
            <source>Done again: {}.</source>
            <translation>Refait : {}.</translation>
        </message>
        <message>
            <source>Undone: {}.</source>
            <translation>Annulé : {}.</translation>
        </message>
    </context>
    <context>
        <name>MapList</name>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Polices</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Lettres</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Table</translation>
        </message>
    </context>
    <context>
        <name>MapOffers</name>
        <message numerus="yes">
            <source>%n files or folders of the library of maps are left out:</source>
            <translation>
                <numerusform>%n fichier ou dossier de la bibliothèque de tables est laissé de côté :</numerusform>
                <numerusform>%n fichiers ou dossiers de la bibliothèque de tables sont laissés de côté :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the letters drawn here</source>
            <translation>
                <numerusform>%n des lettres dessinées ici</numerusform>
                <numerusform>%n des lettres dessinées ici</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel reading the library of maps</source>
            <translation>Annuler la lecture de la bibliothèque de tables</translation>
        </message>
        <message>
            <source>Look for saved maps that fit</source>
            <translation>Chercher les tables enregistrées qui conviennent</translation>
        </message>
        <message>
            <source>One file or folder of the library of maps is left out:</source>
            <translation>Un fichier ou dossier de la bibliothèque de tables est laissé de côté :</translation>
        </message>
        <message>
            <source>Reading map {number} of {total} of the library…</source>
            <translation>Lecture de la table {number} sur {total} de la bibliothèque…</translation>
        </message>
        <message>
            <source>Saved maps that fit this document:</source>
            <translation>Tables enregistrées qui conviennent à ce document :</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>L’utiliser</translation>
        </message>
        <message>
            <source>Use the saved map {}</source>
            <translation>Utiliser la table enregistrée {}</translation>
        </message>
        <message>
            <source>one of the letters drawn here</source>
            <translation>une des lettres dessinées ici</translation>
        </message>
        <message>
            <source>{name}: knows {letters}, and would add {share} of the text</source>
            <translation>{name} : connaît {letters}, et ajouterait {share} du texte</translation>
        </message>
    </context>
    <context>
        <name>MapsInUse</name>
        <message>
            <source>Do not use it</source>
            <translation>Ne pas l’utiliser</translation>
        </message>
        <message>
            <source>Do not use the map {}</source>
            <translation>Ne pas utiliser la table {}</translation>
        </message>
        <message>
            <source>Hear it before the one above</source>
            <translation>La consulter avant celle du dessus</translation>
        </message>
        <message>
            <source>Hear {} before the one above</source>
            <translation>Consulter {} avant celle du dessus</translation>
        </message>
        <message>
            <source>Saved map in use:</source>
            <translation>Table enregistrée utilisée :</translation>
        </message>
        <message>
            <source>Saved maps in use, those above heard first:</source>
            <translation>Tables enregistrées utilisées, celles du haut consultées d’abord :</translation>
        </message>
        <message>
            <source>confirms {}</source>
            <translation>confirme {}</translation>
        </message>
        <message>
            <source>fills {}</source>
            <translation>apporte {}</translation>
        </message>
        <message>
            <source>has none of the letters drawn here</source>
            <translation>n’a aucune des lettres dessinées ici</translation>
        </message>
        <message>
            <source>is overruled by maps above in {}</source>
            <translation>cède aux tables du dessus pour {}</translation>
        </message>
        <message>
            <source>{font}: {said}</source>
            <translation>{font} : {said}</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;About cidfix</source>
            <translation>&amp;À propos de cidfix</translation>
        </message>
        <message>
            <source>&amp;Blocks</source>
            <translation>&amp;Blocs</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <source>&amp;Close the newest message</source>
            <translation>Fermer le &amp;dernier message</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>S&amp;ombre</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <source>&amp;Export text…</source>
            <translation>&amp;Exporter le texte…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>&amp;Fonts</source>
            <translation>&amp;Polices</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Plein &amp;écran</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>&amp;Aller</translation>
        </message>
        <message>
            <source>&amp;Guide</source>
            <translation>&amp;Guide</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Aid&amp;e</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Touches</translation>
        </message>
        <message>
            <source>&amp;Letters</source>
            <translation>&amp;Lettres</translation>
        </message>
        <message>
            <source>&amp;Library of maps…</source>
            <translation>&amp;Bibliothèque de tables…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <source>&amp;Maps</source>
            <translation>&amp;Tables</translation>
        </message>
        <message>
            <source>&amp;Open PDF…</source>
            <translation>&amp;Ouvrir un PDF…</translation>
        </message>
        <message>
            <source>&amp;Pages</source>
            <translation>Pa&amp;ges</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>&amp;Recover</source>
            <translation>&amp;Récupération</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>&amp;Rétablir la disposition</translation>
        </message>
        <message>
            <source>&amp;Save the map in the library</source>
            <translation>Enregistrer la &amp;table dans la bibliothèque</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>&amp;Texte</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Use a saved map…</source>
            <translation>&amp;Utiliser une table enregistrée…</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>Affic&amp;hage</translation>
        </message>
        <message>
            <source>A&amp;dd decisions from a file…</source>
            <translation>A&amp;jouter des décisions depuis un fichier…</translation>
        </message>
        <message>
            <source>About cidfix</source>
            <translation>À propos de cidfix</translation>
        </message>
        <message>
            <source>As the &amp;system is</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <source>Export &amp;repaired PDF…</source>
            <translation>Exporter le PDF &amp;réparé…</translation>
        </message>
        <message>
            <source>Open a sa&amp;mple</source>
            <translation>Ouvrir un e&amp;xemple</translation>
        </message>
        <message>
            <source>Open rece&amp;nt</source>
            <translation>Ouvrir un fichier réce&amp;nt</translation>
        </message>
        <message>
            <source>Save dec&amp;isions as…</source>
            <translation>Enregistrer les &amp;décisions sous…</translation>
        </message>
        <message>
            <source>Save the map &amp;as…</source>
            <translation>Enregistrer la table &amp;sous…</translation>
        </message>
        <message>
            <source>To the t&amp;yping line</source>
            <translation>À la ligne de &amp;saisie</translation>
        </message>
        <message>
            <source>cidfix {} recovers the text of PDFs that show it right and copy it wrong.

Free software under the GNU Affero General Public License, version 3 or later.
The method is that of Nicolas Stefanovitch (2022).</source>
            <translation>cidfix {} récupère le texte des PDF qui le montrent bien et le copient mal.

Logiciel libre sous la licence publique générale GNU Affero, version 3 ou ultérieure.
La méthode est celle de Nicolas Stefanovitch (2022).</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Every letter of this document is known.</source>
            <translation>Chaque lettre de ce document est connue.</translation>
        </message>
        <message numerus="yes">
            <source>Every letter of this document was read, %n by shape alone.</source>
            <translation>
                <numerusform>Chaque lettre de ce document a été lue, dont %n par la seule forme.</numerusform>
                <numerusform>Chaque lettre de ce document a été lue, dont %n par la seule forme.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Exporter le texte…</translation>
        </message>
        <message>
            <source>Go on with it</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Look at them</source>
            <translation>Les regarder</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>Le rouvrir</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Ouverture de {}…</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Enregistrer la table</translation>
        </message>
        <message>
            <source>The PDF has changed on the disk. You see it as it was opened; what you did is kept.</source>
            <translation>Le PDF a changé sur le disque. Vous le voyez tel qu’il a été ouvert ; ce que vous avez fait est conservé.</translation>
        </message>
        <message>
            <source>The PDF is not on the disk any more. You can go on with it; what you did is kept.</source>
            <translation>Le PDF n’est plus sur le disque. Vous pouvez continuer ; ce que vous avez fait est conservé.</translation>
        </message>
        <message>
            <source>cidfix ended unexpectedly while {} was open. What you did is saved.</source>
            <translation>cidfix s’est arrêté de façon inattendue alors que {} était ouvert. Ce que vous avez fait est enregistré.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
        <message>
            <source>Close this message (Shift+Esc)</source>
            <translation>Fermer ce message (Maj+Échap)</translation>
        </message>
    </context>
    <context>
        <name>OpenDocument</name>
        <message>
            <source>A saved map fits. {}</source>
            <translation>Une table enregistrée convient. {}</translation>
        </message>
        <message>
            <source>No text was found in this PDF: {}.</source>
            <translation>Aucun texte n’a été trouvé dans ce PDF : {}.</translation>
        </message>
        <message>
            <source>Not readable: page {} ({}).</source>
            <translation>Illisible : page {} ({}).</translation>
        </message>
        <message>
            <source>Nothing can be saved beside this PDF. What you do is kept in {}.</source>
            <translation>Rien ne peut être enregistré à côté de ce PDF. Ce que vous faites est gardé dans {}.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc rien à récupérer.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>L’utiliser</translation>
        </message>
        <message>
            <source>Without text: page {} ({}).</source>
            <translation>Sans texte : page {} ({}).</translation>
        </message>
        <message numerus="yes">
            <source>Your %n decisions of the last session are back.</source>
            <translation>
                <numerusform>Votre %n décision de la dernière session est de retour.</numerusform>
                <numerusform>Vos %n décisions de la dernière session sont de retour.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your decision of the last session is back.</source>
            <translation>Votre décision de la dernière session est de retour.</translation>
        </message>
        <message>
            <source>Your last session could not be restored: {}</source>
            <translation>Votre dernière session n’a pas pu être rétablie : {}</translation>
        </message>
    </context>
    <context>
        <name>PageArea</name>
        <message>
            <source>Page {} of {}</source>
            <translation>Page {} sur {}</translation>
        </message>
        <message>
            <source>Pages of the PDF</source>
            <translation>Pages du PDF</translation>
        </message>
    </context>
    <context>
        <name>PageBox</name>
        <message>
            <source>Go to page…</source>
            <translation>Aller à la page…</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Page</translation>
        </message>
        <message>
            <source>Type a page number and press Enter</source>
            <translation>Tapez un numéro de page et appuyez sur Entrée</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>sur {}</translation>
        </message>
    </context>
    <context>
        <name>PageMenu</name>
        <message>
            <source>Copy what is decoded</source>
            <translation>Copier ce qui est décodé</translation>
        </message>
        <message>
            <source>Show this letter’s card</source>
            <translation>Afficher la fiche de cette lettre</translation>
        </message>
        <message>
            <source>The next column is the one to the left</source>
            <translation>La colonne suivante est celle de gauche</translation>
        </message>
        <message>
            <source>The next column is the one to the right</source>
            <translation>La colonne suivante est celle de droite</translation>
        </message>
        <message>
            <source>This is a full stop</source>
            <translation>C’est un point final</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>C’est une espace</translation>
        </message>
        <message>
            <source>This is not a full stop</source>
            <translation>Ce n’est pas un point final</translation>
        </message>
        <message>
            <source>This is not a space</source>
            <translation>Ce n’est pas une espace</translation>
        </message>
        <message>
            <source>This line runs left to right</source>
            <translation>Cette ligne va de gauche à droite</translation>
        </message>
        <message>
            <source>This line runs right to left</source>
            <translation>Cette ligne va de droite à gauche</translation>
        </message>
        <message>
            <source>Type what stands here</source>
            <translation>Saisir ce qui est ici</translation>
        </message>
    </context>
    <context>
        <name>PageStrip</name>
        <message>
            <source>Thumbnails of pages</source>
            <translation>Vignettes des pages</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Fit page</source>
            <translation>Page entière</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>Pleine largeur</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Page suivante</translation>
        </message>
        <message>
            <source>On the page: a word less</source>
            <translation>Sur la page : un mot de moins</translation>
        </message>
        <message>
            <source>On the page: a word more</source>
            <translation>Sur la page : un mot de plus</translation>
        </message>
        <message>
            <source>On the page: choose nothing</source>
            <translation>Sur la page : ne rien choisir</translation>
        </message>
        <message>
            <source>On the page: copy what is decoded</source>
            <translation>Sur la page : copier ce qui est décodé</translation>
        </message>
        <message>
            <source>On the page: first page</source>
            <translation>Sur la page : première page</translation>
        </message>
        <message>
            <source>On the page: last page</source>
            <translation>Sur la page : dernière page</translation>
        </message>
        <message>
            <source>On the page: scroll down</source>
            <translation>Sur la page : défiler vers le bas</translation>
        </message>
        <message>
            <source>On the page: scroll up</source>
            <translation>Sur la page : défiler vers le haut</translation>
        </message>
        <message>
            <source>On the page: type what stands there</source>
            <translation>Sur la page : saisir ce qui s’y trouve</translation>
        </message>
        <message>
            <source>On the page: word to the left</source>
            <translation>Sur la page : mot à gauche</translation>
        </message>
        <message>
            <source>On the page: word to the right</source>
            <translation>Sur la page : mot à droite</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Page précédente</translation>
        </message>
        <message>
            <source>Show states on the page</source>
            <translation>Afficher les états sur la page</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Agrandir</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Réduire</translation>
        </message>
    </context>
    <context>
        <name>PendingCard</name>
        <message>
            <source>Click the place where it stands:</source>
            <translation>Cliquez sur l’endroit où cela se trouve :</translation>
        </message>
        <message>
            <source>It stands here, on page {}</source>
            <translation>C’est ici, page {}</translation>
        </message>
        <message>
            <source>It was typed for this place:</source>
            <translation>Cela a été saisi pour cet endroit :</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Retirer : {}</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>Places that fit</source>
            <translation>Endroits qui conviennent</translation>
        </message>
    </context>
    <context>
        <name>ProgressHeader</name>
        <message numerus="yes">
            <source>%n letters in conflict</source>
            <translation>
                <numerusform>%n lettre en conflit</numerusform>
                <numerusform>%n lettres en conflit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters left</source>
            <translation>
                <numerusform>encore %n lettre</numerusform>
                <numerusform>encore %n lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places</source>
            <translation>
                <numerusform>%n endroit</numerusform>
                <numerusform>%n endroits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n words typed</source>
            <translation>
                <numerusform>%n mot saisi</numerusform>
                <numerusform>%n mots saisis</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc rien à récupérer.</translation>
        </message>
        <message>
            <source>no letter left</source>
            <translation>aucune lettre restante</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
        <message>
            <source>one letter in conflict</source>
            <translation>une lettre en conflit</translation>
        </message>
        <message>
            <source>one letter left</source>
            <translation>encore une lettre</translation>
        </message>
        <message>
            <source>one place</source>
            <translation>un endroit</translation>
        </message>
        <message>
            <source>one word typed</source>
            <translation>un mot saisi</translation>
        </message>
        <message>
            <source>reading the letters…</source>
            <translation>lecture des lettres…</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>{} connu</translation>
        </message>
        <message>
            <source>{}: {} of the text, {} known</source>
            <translation>{} : {} du texte, {} connu</translation>
        </message>
    </context>
    <context>
        <name>ProposalPanel</name>
        <message numerus="yes">
            <source>%n letters are read by their shapes</source>
            <translation>
                <numerusform>%n lettre est lue d’après sa forme</numerusform>
                <numerusform>%n lettres sont lues d’après leur forme</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Proposed letters</source>
            <translation>Lettres &amp;proposées</translation>
        </message>
        <message>
            <source>Accept all that are s&amp;ure</source>
            <translation>Accepter toutes les &amp;sûres</translation>
        </message>
        <message>
            <source>Accept all that are sure ({})</source>
            <translation>Accepter toutes les sûres ({})</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Toutes</translation>
        </message>
        <message>
            <source>Compare the letters with fonts of your own</source>
            <translation>Comparer les lettres à vos propres polices</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Douteuses</translation>
        </message>
        <message>
            <source>Every proposal is answered. What you said is listed under Decisions.</source>
            <translation>Chaque proposition a reçu une réponse. Ce que vous avez dit est listé sous Décisions.</translation>
        </message>
        <message>
            <source>Letters that cidfix reads by itself are listed here.</source>
            <translation>Les lettres que cidfix lit de lui-même sont listées ici.</translation>
        </message>
        <message>
            <source>Nothing is proposed, since every letter is known already.</source>
            <translation>Rien n’est proposé, puisque chaque lettre est déjà connue.</translation>
        </message>
        <message>
            <source>Nothing is proposed: no reference font has letters like these. Type words; the rest follows from them. Or add a font that looks like the document's, under “Reference fonts” above.</source>
            <translation>Rien n’est proposé : aucune police de référence n’a de lettres comme celles-ci. Saisissez des mots ; le reste en découle. Ou ajoutez une police qui ressemble à celle du document, sous « Polices de référence » ci-dessus.</translation>
        </message>
        <message>
            <source>One letter is read by its shape</source>
            <translation>Une lettre est lue d’après sa forme</translation>
        </message>
        <message>
            <source>Proposals: accept</source>
            <translation>Propositions : accepter</translation>
        </message>
        <message>
            <source>Proposals: all about the letter</source>
            <translation>Propositions : tout sur la lettre</translation>
        </message>
        <message>
            <source>Proposals: refuse</source>
            <translation>Propositions : refuser</translation>
        </message>
        <message>
            <source>Proposals: take one of the other values</source>
            <translation>Propositions : prendre une des autres valeurs</translation>
        </message>
        <message>
            <source>Reference fonts</source>
            <translation>Polices de référence</translation>
        </message>
        <message>
            <source>Sure</source>
            <translation>Sûres</translation>
        </message>
        <message>
            <source>The letters are being read…</source>
            <translation>Les lettres sont en cours de lecture…</translation>
        </message>
        <message>
            <source>There are none of this kind. Choose “All” above to see the others.</source>
            <translation>Il n’y en a aucune de ce genre. Choisissez « Toutes » ci-dessus pour voir les autres.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is no letter to read.</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc aucune lettre à lire.</translation>
        </message>
        <message>
            <source>Use proposals</source>
            <translation>Utiliser les propositions</translation>
        </message>
        <message>
            <source>Use:</source>
            <translation>Utiliser :</translation>
        </message>
        <message>
            <source>Which proposals are shown</source>
            <translation>Quelles propositions sont affichées</translation>
        </message>
        <message>
            <source>Which proposals stand in the text before you have answered them</source>
            <translation>Quelles propositions figurent dans le texte avant votre réponse</translation>
        </message>
        <message>
            <source>{}, all surely. Accept them, or type what is otherwise.</source>
            <translation>{}, toutes sûrement. Acceptez-les, ou saisissez ce qui ne va pas.</translation>
        </message>
        <message>
            <source>{}, doubtfully. What is worth most to know comes first.</source>
            <translation>{}, avec un doute. Le plus utile à savoir vient en premier.</translation>
        </message>
        <message>
            <source>{}, {} of them doubtfully. What is worth most to know comes first.</source>
            <translation>{}, dont {} avec un doute. Le plus utile à savoir vient en premier.</translation>
        </message>
    </context>
    <context>
        <name>ProposalRow</name>
        <message>
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>Accepted by you</source>
            <translation>Acceptée par vous</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Refused by you</source>
            <translation>Refusée par vous</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
    </context>
    <context>
        <name>ReadingPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Finding lines, words and fonts…</source>
            <translation>Recherche des lignes, des mots et des polices…</translation>
        </message>
        <message>
            <source>Opening the PDF…</source>
            <translation>Ouverture du PDF…</translation>
        </message>
        <message>
            <source>Reading the letters of page {} of {}</source>
            <translation>Lecture des lettres de la page {} sur {}</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>another letter, {}, is drawn with the same shape</source>
            <translation>une autre lettre, {}, est dessinée avec la même forme</translation>
        </message>
        <message>
            <source>drawn just as in {}</source>
            <translation>dessinée exactement comme dans {}</translation>
        </message>
        <message>
            <source>looks as in {}</source>
            <translation>a l’aspect qu’elle a dans {}</translation>
        </message>
        <message>
            <source>the file's own map says so, but it is not to be trusted</source>
            <translation>la table du fichier le dit, mais elle n’est pas fiable</translation>
        </message>
        <message>
            <source>{} says so</source>
            <translation>{} le dit</translation>
        </message>
        <message>
            <source>{} things you said say so</source>
            <translation>vos indications le disent ({})</translation>
        </message>
        <message>
            <source>{} things you said speak for it</source>
            <translation>vos indications plaident pour ({})</translation>
        </message>
    </context>
    <context>
        <name>ReferenceCard</name>
        <message numerus="yes">
            <source>%n fonts installed here are used.</source>
            <translation>
                <numerusform>%n police installée ici est utilisée.</numerusform>
                <numerusform>%n polices installées ici sont utilisées.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a reference &amp;font…</source>
            <translation>Ajouter une police de ré&amp;férence…</translation>
        </message>
        <message>
            <source>Add a reference font</source>
            <translation>Ajouter une police de référence</translation>
        </message>
        <message>
            <source>Add a reference font…</source>
            <translation>Ajouter une police de référence…</translation>
        </message>
        <message>
            <source>Cancel measuring fonts</source>
            <translation>Arrêter de mesurer les polices</translation>
        </message>
        <message>
            <source>Compare with every font that is installed; the first time takes seconds each</source>
            <translation>Comparer à chaque police installée ; la première fois, chacune prend quelques secondes</translation>
        </message>
        <message>
            <source>Do not use any more: {}</source>
            <translation>Ne plus utiliser : {}</translation>
        </message>
        <message>
            <source>Do not use this font any more</source>
            <translation>Ne plus utiliser cette police</translation>
        </message>
        <message>
            <source>Fonts ({});;All files (*)</source>
            <translation>Polices ({});;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Letters are compared with the fonts that cidfix knows. A font of your own that looks like the document's helps where they are read doubtfully; drop it here, or add it.</source>
            <translation>Les lettres sont comparées aux polices que cidfix connaît. Une police à vous, qui ressemble à celle du document, aide là où elles sont lues avec un doute ; déposez-la ici, ou ajoutez-la.</translation>
        </message>
        <message>
            <source>Looking for fonts…</source>
            <translation>Recherche de polices…</translation>
        </message>
        <message>
            <source>Measuring {name} ({number} of {total})…</source>
            <translation>Mesure de {name} ({number} sur {total})…</translation>
        </message>
        <message>
            <source>One font installed here is used.</source>
            <translation>Une police installée ici est utilisée.</translation>
        </message>
        <message>
            <source>Use fonts &amp;installed here</source>
            <translation>Utiliser les polices &amp;installées ici</translation>
        </message>
        <message>
            <source>Use fonts installed here</source>
            <translation>Utiliser les polices installées ici</translation>
        </message>
        <message>
            <source>{} (can't be read)</source>
            <translation>{} (illisible)</translation>
        </message>
    </context>
    <context>
        <name>ReferenceLetter</name>
        <message>
            <source> and {} more</source>
            <translation> et {} de plus</translation>
        </message>
        <message>
            <source>Drawn here by {}</source>
            <translation>Dessinée ici par {}</translation>
        </message>
        <message>
            <source>So it is in {}{}</source>
            <translation>Elle est ainsi dans {}{}</translation>
        </message>
    </context>
    <context>
        <name>References</name>
        <message numerus="yes">
            <source>%n are not sure any more</source>
            <translation>
                <numerusform>%n n’est plus sûre</numerusform>
                <numerusform>%n ne sont plus sûres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are read as other letters</source>
            <translation>
                <numerusform>%n est lue comme une autre lettre</numerusform>
                <numerusform>%n sont lues comme d’autres lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters are read now that were not</source>
            <translation>
                <numerusform>%n lettre est lue qui ne l’était pas</numerusform>
                <numerusform>%n lettres sont lues qui ne l’étaient pas</numerusform>
            </translation>
        </message>
        <message>
            <source>With these reference fonts the letters are read as before.</source>
            <translation>Avec ces polices de référence, les lettres sont lues comme avant.</translation>
        </message>
        <message>
            <source>one is not sure any more</source>
            <translation>une n’est plus sûre</translation>
        </message>
        <message>
            <source>one is read as another letter</source>
            <translation>une est lue comme une autre lettre</translation>
        </message>
        <message>
            <source>one letter is read now that was not</source>
            <translation>une lettre est lue qui ne l’était pas</translation>
        </message>
        <message>
            <source>{} with these reference fonts.</source>
            <translation>{} avec ces polices de référence.</translation>
        </message>
    </context>
    <context>
        <name>RepairList</name>
        <message numerus="yes">
            <source>%n repairs</source>
            <translation>
                <numerusform>%n réparation</numerusform>
                <numerusform>%n réparations</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Leave as it was</source>
            <translation>&amp;Laisser tel quel</translation>
        </message>
        <message>
            <source>&amp;Repair again</source>
            <translation>Ré&amp;parer de nouveau</translation>
        </message>
        <message>
            <source>All &amp;alike</source>
            <translation>Toutes les &amp;semblables</translation>
        </message>
        <message>
            <source>All &amp;alike ({})</source>
            <translation>Toutes les &amp;semblables ({})</translation>
        </message>
        <message>
            <source>All repairs</source>
            <translation>Toutes les réparations</translation>
        </message>
        <message>
            <source>Leave as it was, or repair again</source>
            <translation>Laisser tel quel, ou réparer de nouveau</translation>
        </message>
        <message>
            <source>Left as it was</source>
            <translation>Laissé tel quel</translation>
        </message>
        <message>
            <source>List only repairs that hold these letters</source>
            <translation>Ne lister que les réparations qui contiennent ces lettres</translation>
        </message>
        <message>
            <source>Nothing had to be repaired.</source>
            <translation>Il n’y avait rien à réparer.</translation>
        </message>
        <message>
            <source>Repair</source>
            <translation>Réparer</translation>
        </message>
        <message>
            <source>Repairs of the text</source>
            <translation>Réparations du texte</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <translation>Maj+Espace</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stop repairing the text</source>
            <translation>Arrêter de réparer le texte</translation>
        </message>
        <message>
            <source>The same for all alike</source>
            <translation>De même pour toutes les semblables</translation>
        </message>
        <message>
            <source>The text is being repaired …</source>
            <translation>Le texte est en cours de réparation…</translation>
        </message>
        <message>
            <source>The text shown is of before.</source>
            <translation>Le texte affiché est celui d’avant.</translation>
        </message>
        <message>
            <source>Which repairs are listed</source>
            <translation>Quelles réparations sont listées</translation>
        </message>
        <message>
            <source>Words in them</source>
            <translation>Mots qu’elles contiennent</translation>
        </message>
        <message>
            <source>one repair</source>
            <translation>une réparation</translation>
        </message>
    </context>
    <context>
        <name>RepairTable</name>
        <message>
            <source>After</source>
            <translation>Après</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Avant</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>everywhere</source>
            <translation>partout</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
    </context>
    <context>
        <name>Repairs</name>
        <message>
            <source>Halves of a sentence on two pages or columns become one paragraph.</source>
            <translation>Les moitiés d’une phrase sur deux pages ou colonnes deviennent un seul paragraphe.</translation>
        </message>
        <message>
            <source>Hyphens</source>
            <translation>Coupures de mots</translation>
        </message>
        <message>
            <source>Letters of another script that look alike become those of their word.</source>
            <translation>Les lettres d’une autre écriture, de même aspect, deviennent celles de l’écriture de leur mot.</translation>
        </message>
        <message>
            <source>Ligatures</source>
            <translation>Ligatures</translation>
        </message>
        <message>
            <source>Look-alikes</source>
            <translation>Lettres ressemblantes</translation>
        </message>
        <message>
            <source>Other languages</source>
            <translation>Autres langues</translation>
        </message>
        <message>
            <source>Paragraphs</source>
            <translation>Paragraphes</translation>
        </message>
        <message>
            <source>Paragraphs in another language are marked, and their words left alone.</source>
            <translation>Les paragraphes dans une autre langue sont marqués, et leurs mots laissés tels quels.</translation>
        </message>
        <message>
            <source>Signs for several letters become letters, and lost letters come back.</source>
            <translation>Les signes qui valent plusieurs lettres deviennent des lettres, et les lettres perdues reviennent.</translation>
        </message>
        <message>
            <source>Spaced-out letters are joined, and words that ran together are parted.</source>
            <translation>Les lettres espacées sont réunies, et les mots collés sont séparés.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <source>Words that were cut at the end of a line are joined.</source>
            <translation>Les mots coupés en fin de ligne sont réunis.</translation>
        </message>
        <message>
            <source>left as it was</source>
            <translation>laissé tel quel</translation>
        </message>
        <message>
            <source>left as it was, everywhere</source>
            <translation>laissé tel quel, partout</translation>
        </message>
        <message>
            <source>“{before}” became “{after}”: {reason}</source>
            <translation>« {before} » est devenu « {after} » : {reason}</translation>
        </message>
    </context>
    <context>
        <name>Roles</name>
        <message>
            <source>Abstract</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Légende</translation>
        </message>
        <message>
            <source>Glossed example</source>
            <translation>Exemple glosé</translation>
        </message>
        <message>
            <source>Heading {}</source>
            <translation>Titre {}</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Omis</translation>
        </message>
        <message>
            <source>List item</source>
            <translation>Élément de liste</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Page number or running head</source>
            <translation>Numéro de page ou titre courant</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Citation</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tableau</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Verse</source>
            <translation>Vers</translation>
        </message>
        <message>
            <source>Words in a figure</source>
            <translation>Mots dans une figure</translation>
        </message>
    </context>
    <context>
        <name>RuleEditor</name>
        <message numerus="yes">
            <source>%n of these lines would be read otherwise.</source>
            <translation>
                <numerusform>%n de ces lignes serait lue autrement.</numerusform>
                <numerusform>%n de ces lignes seraient lues autrement.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the usual rules</source>
            <translation>Revenir aux règles habituelles</translation>
        </message>
        <message>
            <source>In some scripts letters are drawn in another order than they are typed. These rules say which; choose others, or change them for this document, and see what its lines become.</source>
            <translation>Dans certaines écritures, les lettres sont dessinées dans un autre ordre que celui de la saisie. Ces règles disent lesquelles ; choisissez-en d’autres, ou changez-les pour ce document, et voyez ce que deviennent ses lignes.</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <source>Open rules</source>
            <translation>Ouvrir des règles</translation>
        </message>
        <message>
            <source>Rules (*.rules)</source>
            <translation>Règles (*.rules)</translation>
        </message>
        <message>
            <source>Rules (*.rules);;All files (*)</source>
            <translation>Règles (*.rules);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Rules of order</source>
            <translation>Règles d’ordre</translation>
        </message>
        <message>
            <source>Rules that come with cidfix</source>
            <translation>Règles fournies avec cidfix</translation>
        </message>
        <message>
            <source>Save as a file…</source>
            <translation>Enregistrer dans un fichier…</translation>
        </message>
        <message>
            <source>Save the rules</source>
            <translation>Enregistrer les règles</translation>
        </message>
        <message>
            <source>The lines are read as they are now.</source>
            <translation>Les lignes sont lues comme elles le sont maintenant.</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Les règles</translation>
        </message>
        <message>
            <source>Trying these rules…</source>
            <translation>Essai de ces règles…</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Utiliser ces règles</translation>
        </message>
        <message>
            <source>Your own rules</source>
            <translation>Vos propres règles</translation>
        </message>
        <message>
            <source>the rules</source>
            <translation>les règles</translation>
        </message>
    </context>
    <context>
        <name>SampleTable</name>
        <message>
            <source>As drawn</source>
            <translation>Telles que dessinées</translation>
        </message>
        <message>
            <source>Lines of the document before and after</source>
            <translation>Lignes du document avant et après</translation>
        </message>
        <message>
            <source>Read now</source>
            <translation>Lues maintenant</translation>
        </message>
        <message>
            <source>With these rules</source>
            <translation>Avec ces règles</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>%n uses</source>
            <translation>
                <numerusform>%n occurrence</numerusform>
                <numerusform>%n occurrences</numerusform>
            </translation>
        </message>
        <message>
            <source>almost certain</source>
            <translation>presque certain</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>one use</source>
            <translation>une occurrence</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>possible</translation>
        </message>
        <message>
            <source>rather likely</source>
            <translation>plutôt probable</translation>
        </message>
        <message>
            <source>unlikely</source>
            <translation>peu probable</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message>
            <source>Close the search (Escape)</source>
            <translation>Fermer la recherche (Échap)</translation>
        </message>
        <message>
            <source>Find in the decoded text</source>
            <translation>Chercher dans le texte décodé</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Chercher le suivant</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Chercher le précédent</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>Chercher…</translation>
        </message>
        <message>
            <source>Next place (F3)</source>
            <translation>Endroit suivant (F3)</translation>
        </message>
        <message>
            <source>Previous place (Shift+F3)</source>
            <translation>Endroit précédent (Maj+F3)</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
    </context>
    <context>
        <name>SeparatorCards</name>
        <message>
            <source>Full stop</source>
            <translation>Point final</translation>
        </message>
        <message>
            <source>Not a full stop</source>
            <translation>Pas un point final</translation>
        </message>
        <message>
            <source>Not a space</source>
            <translation>Pas une espace</translation>
        </message>
        <message>
            <source>Nothing is taken for a full stop.</source>
            <translation>Rien n’est pris pour un point final.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space: words are told apart by the gaps between them.</source>
            <translation>Rien n’est pris pour une espace : les mots se distinguent par les blancs qui les séparent.</translation>
        </message>
        <message>
            <source>Space between words</source>
            <translation>Espace entre les mots</translation>
        </message>
    </context>
    <context>
        <name>SeparatorRow</name>
        <message>
            <source>Another…</source>
            <translation>Une autre…</translation>
        </message>
        <message>
            <source>Choose another letter; any can also be chosen on the page with the right button</source>
            <translation>Choisir une autre lettre ; toute lettre peut aussi être choisie sur la page avec le bouton droit</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>C’est juste</translation>
        </message>
        <message>
            <source>Show on the page</source>
            <translation>Montrer sur la page</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>{score}. {reason}.</source>
            <translation>{score}. {reason}.</translation>
        </message>
        <message>
            <source>✓ Confirmed by you.</source>
            <translation>✓ Confirmé par vous.</translation>
        </message>
    </context>
    <context>
        <name>Settling</name>
        <message>
            <source>what you changed in {} was saved as a new map</source>
            <translation>ce que vous avez modifié dans {} a été enregistré comme nouvelle table</translation>
        </message>
        <message>
            <source>{} (changed)</source>
            <translation>{} (modifiée)</translation>
        </message>
        <message>
            <source>{} as you changed it</source>
            <translation>{} telle que vous l’avez modifiée</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>Where the focus is</source>
            <translation>Là où est le curseur</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Open PDF…</source>
            <translation>Ouvrir un PDF…</translation>
        </message>
        <message>
            <source>Open a PDF, or drop one anywhere on this window. cidfix reads its letters by their shapes, asks you for what shapes cannot settle, and gives you the text.</source>
            <translation>Ouvrez un PDF, ou déposez-en un n’importe où sur cette fenêtre. cidfix lit ses lettres d’après leur forme, vous demande ce que la forme ne suffit pas à établir, et vous donne le texte.</translation>
        </message>
        <message>
            <source>Opened lately</source>
            <translation>Ouverts récemment</translation>
        </message>
        <message>
            <source>Samples to try</source>
            <translation>Exemples à essayer</translation>
        </message>
        <message>
            <source>Text out of PDFs that show it right and copy it wrong</source>
            <translation>Le texte des PDF qui le montrent bien et le copient mal</translation>
        </message>
        <message>
            <source>The PDFs you open will be listed here.</source>
            <translation>Les PDF que vous ouvrez seront listés ici.</translation>
        </message>
        <message>
            <source>{} (not there any more)</source>
            <translation>{} (n’y est plus)</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>{} connu</translation>
        </message>
    </context>
    <context>
        <name>States</name>
        <message>
            <source>contradicted</source>
            <translation>contredit</translation>
        </message>
        <message>
            <source>from a map</source>
            <translation>d’une table</translation>
        </message>
        <message>
            <source>proposed</source>
            <translation>proposé</translation>
        </message>
        <message>
            <source>space</source>
            <translation>espace</translation>
        </message>
        <message>
            <source>sure by shape</source>
            <translation>sûr par la forme</translation>
        </message>
        <message>
            <source>typed</source>
            <translation>saisi</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
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
            <translation>Image de ce qui est à saisir</translation>
        </message>
    </context>
    <context>
        <name>TextPreview</name>
        <message>
            <source>Copy all</source>
            <translation>Tout copier</translation>
        </message>
        <message>
            <source>Every letter is known. What you see is what is exported.</source>
            <translation>Chaque lettre est connue. Ce que vous voyez est ce qui est exporté.</translation>
        </message>
        <message>
            <source>Every letter was read, some by shape alone (F5). What you see is what is exported.</source>
            <translation>Chaque lettre a été lue, certaines par la seule forme (F5). Ce que vous voyez est ce qui est exporté.</translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Exporter le texte…</translation>
        </message>
        <message>
            <source>How an unknown letter is written</source>
            <translation>Comment une lettre inconnue est écrite</translation>
        </message>
        <message>
            <source>Marked letters are not certain. What you see is what is exported.</source>
            <translation>Les lettres marquées ne sont pas certaines. Ce que vous voyez est ce qui est exporté.</translation>
        </message>
        <message>
            <source>Page numbers and running heads too</source>
            <translation>Aussi les numéros de page et titres courants</translation>
        </message>
        <message>
            <source>The text as it is exported</source>
            <translation>Le texte tel qu’il est exporté</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to export.</source>
            <translation>Ce PDF ne contient pas de texte ; il n’y a donc rien à exporter.</translation>
        </message>
        <message>
            <source>Unknown letters as (cid:639)</source>
            <translation>Lettres inconnues : (cid:639)</translation>
        </message>
        <message>
            <source>Unknown letters as �</source>
            <translation>Lettres inconnues : �</translation>
        </message>
        <message>
            <source>underlined: repaired</source>
            <translation>souligné : réparé</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message numerus="yes">
            <source>%n or more other places fit; choose with ↓</source>
            <translation>
                <numerusform>%n autre endroit ou plus convient ; choisissez avec ↓</numerusform>
                <numerusform>%n autres endroits ou plus conviennent ; choisissez avec ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more places fit; choose with ↓</source>
            <translation>
                <numerusform>%n endroit ou plus convient ; choisissez avec ↓</numerusform>
                <numerusform>%n endroits ou plus conviennent ; choisissez avec ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other places fit; choose with ↓</source>
            <translation>
                <numerusform>%n autre endroit convient ; choisissez avec ↓</numerusform>
                <numerusform>%n autres endroits conviennent ; choisissez avec ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places fit; choose with ↓</source>
            <translation>
                <numerusform>%n endroit convient ; choisissez avec ↓</numerusform>
                <numerusform>%n endroits conviennent ; choisissez avec ↓</numerusform>
            </translation>
        </message>
        <message>
            <source>a letter seems to be missing at the beginning of “{}”</source>
            <translation>une lettre semble manquer au début de « {} »</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}”</source>
            <translation>une lettre semble manquer dans « {} »</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}” after letter {}</source>
            <translation>une lettre semble manquer dans « {} » après la lettre {}</translation>
        </message>
        <message>
            <source>close to line {} on page {} (↓ shows it), but {}</source>
            <translation>proche de la ligne {}, page {} (↓ la montre), mais {}</translation>
        </message>
        <message>
            <source>contradicts: you typed {} where {} is known ({})</source>
            <translation>contradiction : vous avez saisi {} là où {} est connu ({})</translation>
        </message>
        <message>
            <source>fits here</source>
            <translation>convient ici</translation>
        </message>
        <message>
            <source>fits here, but {}</source>
            <translation>convient ici, mais {}</translation>
        </message>
        <message numerus="yes">
            <source>fits so far · {} of %n letters typed</source>
            <translation>
                <numerusform>convient jusqu’ici · {} sur %n lettre saisie</numerusform>
                <numerusform>convient jusqu’ici · {} lettres saisies sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>letter {} of “{}” is drawn as the {} before, and you typed {}</source>
            <translation>la lettre {} de « {} » est dessinée comme {} plus haut, et vous avez saisi {}</translation>
        </message>
        <message>
            <source>letter {} of “{}” is known as {} there, and you typed {}</source>
            <translation>la lettre {} de « {} » y est connue comme {}, et vous avez saisi {}</translation>
        </message>
        <message>
            <source>no other place fits</source>
            <translation>aucun autre endroit ne convient</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>aucun endroit n’a de mots de ces longueurs</translation>
        </message>
        <message>
            <source>not here</source>
            <translation>pas ici</translation>
        </message>
        <message>
            <source>not here, but on line {}</source>
            <translation>pas ici, mais ligne {}</translation>
        </message>
        <message>
            <source>not here: nothing stands where you typed “{}”</source>
            <translation>pas ici : il n’y a rien là où vous avez saisi « {} »</translation>
        </message>
        <message numerus="yes">
            <source>not here: where you typed “{}” stand %n letters</source>
            <translation>
                <numerusform>pas ici : là où vous avez saisi « {} » se trouve %n lettre</numerusform>
                <numerusform>pas ici : là où vous avez saisi « {} » se trouvent %n lettres</numerusform>
            </translation>
        </message>
        <message>
            <source>not here: where you typed “{}” stands 1 letter</source>
            <translation>pas ici : là où vous avez saisi « {} » se trouve 1 lettre</translation>
        </message>
        <message>
            <source>not here: {}</source>
            <translation>pas ici : {}</translation>
        </message>
        <message>
            <source>one place: line {}</source>
            <translation>un seul endroit : ligne {}</translation>
        </message>
        <message>
            <source>perhaps on line {} (↓ shows it); type a word beside it to be certain</source>
            <translation>peut-être ligne {} (↓ la montre) ; saisissez un mot voisin pour en être certain</translation>
        </message>
        <message>
            <source>replaces “{}”</source>
            <translation>remplace « {} »</translation>
        </message>
        <message numerus="yes">
            <source>teaches %n letters: {}</source>
            <translation>
                <numerusform>enseigne %n lettre : {}</numerusform>
                <numerusform>enseigne %n lettres : {}</numerusform>
            </translation>
        </message>
        <message>
            <source>teaches 1 letter: {}</source>
            <translation>enseigne 1 lettre : {}</translation>
        </message>
        <message>
            <source>teaches nothing new</source>
            <translation>n’enseigne rien de nouveau</translation>
        </message>
        <message>
            <source>teaches nothing new: what is open stays open</source>
            <translation>n’enseigne rien de nouveau : ce qui est ouvert le reste</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”</source>
            <translation>il semble y avoir une lettre de trop dans « {} »</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”: letter {}</source>
            <translation>il semble y avoir une lettre de trop dans « {} » : la lettre {}</translation>
        </message>
        <message>
            <source>{} already stands for another shape, as on line {}</source>
            <translation>{} représente déjà une autre forme, comme ligne {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} et {} de plus</translation>
        </message>
        <message>
            <source>{} instead of {}</source>
            <translation>{} au lieu de {}</translation>
        </message>
        <message numerus="yes">
            <source>{} of %n letters typed; if that is all of it, it fits</source>
            <translation>
                <numerusform>{} sur %n lettre saisie ; si c’est tout, cela convient</numerusform>
                <numerusform>{} lettres saisies sur %n ; si c’est tout, cela convient</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TypingLine</name>
        <message>
            <source>Another sign that looks the same</source>
            <translation>Un autre signe d’aspect identique</translation>
        </message>
        <message>
            <source>Back to the one before</source>
            <translation>Retour au précédent</translation>
        </message>
        <message>
            <source>Code point to letter</source>
            <translation>Point de code en lettre</translation>
        </message>
        <message>
            <source>Corrected: “{}”</source>
            <translation>Corrigé : « {} »</translation>
        </message>
        <message>
            <source>Ctrl+⏎ keeps it anyway</source>
            <translation>Ctrl+⏎ le garde quand même</translation>
        </message>
        <message>
            <source>Go on to what teaches most (Enter)</source>
            <translation>Aller à ce qui enseigne le plus (Entrée)</translation>
        </message>
        <message>
            <source>Kept: it is tried again as letters become known</source>
            <translation>Gardé : ce sera réessayé à mesure que des lettres deviennent connues</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message>
            <source>Learn what is typed (Enter)</source>
            <translation>Apprendre ce qui est saisi (Entrée)</translation>
        </message>
        <message numerus="yes">
            <source>Learned %n letters</source>
            <translation>
                <numerusform>%n lettre apprise</numerusform>
                <numerusform>%n lettres apprises</numerusform>
            </translation>
        </message>
        <message>
            <source>Learned 1 letter</source>
            <translation>1 lettre apprise</translation>
        </message>
        <message>
            <source>Learned nothing new</source>
            <translation>Rien de nouveau n’a été appris</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>Next to type</source>
            <translation>Suivant à saisir</translation>
        </message>
        <message>
            <source>Say what the letter is</source>
            <translation>Dire ce qu’est la lettre</translation>
        </message>
        <message>
            <source>Take the letters over</source>
            <translation>Reprendre les lettres</translation>
        </message>
        <message>
            <source>The hole is still open: type its letter, or Esc and ⏎ to go on without it</source>
            <translation>Le trou est encore ouvert : saisissez sa lettre, ou Échap puis ⏎ pour continuer sans elle</translation>
        </message>
        <message>
            <source>Typing: clear, then leave the place</source>
            <translation>Saisie : effacer, puis quitter l’endroit</translation>
        </message>
        <message>
            <source>Typing: keep without a place</source>
            <translation>Saisie : garder sans place</translation>
        </message>
        <message>
            <source>Typing: learn, or go on</source>
            <translation>Saisie : apprendre, ou continuer</translation>
        </message>
        <message>
            <source>Typing: line above</source>
            <translation>Saisie : ligne au-dessus</translation>
        </message>
        <message>
            <source>Typing: line below, or the places that fit</source>
            <translation>Saisie : ligne au-dessous, ou les endroits qui conviennent</translation>
        </message>
        <message>
            <source>Typing: take over, in the empty field</source>
            <translation>Saisie : reprendre, dans le champ vide</translation>
        </message>
        <message>
            <source>What do you see?</source>
            <translation>Que voyez-vous ?</translation>
        </message>
        <message>
            <source>type the rest</source>
            <translation>saisissez le reste</translation>
        </message>
        <message>
            <source>type the rest, or see with ↓ where else it fits</source>
            <translation>saisissez le reste, ou voyez avec ↓ où cela convient aussi</translation>
        </message>
    </context>
    <context>
        <name>UseProposals</name>
        <message>
            <source>Use &amp;all proposals</source>
            <translation>Utiliser &amp;toutes les propositions</translation>
        </message>
        <message>
            <source>Use &amp;sure proposals</source>
            <translation>&amp;Utiliser les propositions sûres</translation>
        </message>
        <message>
            <source>Use n&amp;o proposals</source>
            <translation>N’utiliser aucu&amp;ne proposition</translation>
        </message>
        <message>
            <source>all proposals</source>
            <translation>toutes les propositions</translation>
        </message>
        <message>
            <source>no proposals</source>
            <translation>aucune proposition</translation>
        </message>
        <message>
            <source>sure proposals</source>
            <translation>les propositions sûres</translation>
        </message>
    </context>
    <context>
        <name>ValueEditor</name>
        <message>
            <source>A letter, several, or code points as U+049A U+0301</source>
            <translation>Une lettre, plusieurs, ou des points de code comme U+049A U+0301</translation>
        </message>
        <message>
            <source>It is an ornament or a rule: nothing of it goes into the text</source>
            <translation>C’est un ornement ou un filet : rien n’en va dans le texte</translation>
        </message>
        <message>
            <source>No text (decoration)</source>
            <translation>Pas de texte (décoration)</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Fixer</translation>
        </message>
        <message>
            <source>Set this value (Enter)</source>
            <translation>Fixer cette valeur (Entrée)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Take back what was set by hand</source>
            <translation>Retirer ce qui a été fixé à la main</translation>
        </message>
        <message>
            <source>Type a letter first, or say that it stands for no text.</source>
            <translation>Saisissez d’abord une lettre, ou dites qu’elle ne représente aucun texte.</translation>
        </message>
        <message>
            <source>What the letter stands for</source>
            <translation>Ce que représente la lettre</translation>
        </message>
    </context>
    <context>
        <name>ValueWords</name>
        <message>
            <source>Contradicted: see the conflicts. In use because {}.</source>
            <translation>Contredit : voyez les conflits. En usage parce que {}.</translation>
        </message>
        <message>
            <source>Proposed: {}.</source>
            <translation>Proposé : {}.</translation>
        </message>
        <message>
            <source>Sure by its shape: {}.</source>
            <translation>Sûr par la forme : {}.</translation>
        </message>
        <message>
            <source>Taken for the space between words.</source>
            <translation>Prise pour l’espace entre les mots.</translation>
        </message>
        <message>
            <source>Unknown: no word typed so far has it.</source>
            <translation>Inconnue : aucun mot saisi jusqu’ici ne la contient.</translation>
        </message>
        <message>
            <source>Unknown; perhaps {}: {}.</source>
            <translation>Inconnue ; peut-être {} : {}.</translation>
        </message>
        <message>
            <source>another font draws the same shape, and {}</source>
            <translation>une autre police dessine la même forme, et {}</translation>
        </message>
        <message>
            <source>it comes from {}</source>
            <translation>cela vient de {}</translation>
        </message>
        <message>
            <source>it was set by hand</source>
            <translation>elle a été fixée à la main</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>words of a known text fit ({})</source>
            <translation>des mots d’un texte connu conviennent ({})</translation>
        </message>
        <message>
            <source>you accepted this proposal</source>
            <translation>vous avez accepté cette proposition</translation>
        </message>
        <message>
            <source>you typed {}</source>
            <translation>vous avez saisi {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} et {} de plus</translation>
        </message>
    </context>
    <context>
        <name>VerdictChip</name>
        <message>
            <source>Its own map is: {}</source>
            <translation>Sa propre table est : {}</translation>
        </message>
        <message>
            <source>fine</source>
            <translation>bonne</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>absente</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>partielle</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>fausse</translation>
        </message>
    </context>
    <context>
        <name>WordFlow</name>
        <message>
            <source>It stands in no word of the text.</source>
            <translation>Elle ne se trouve dans aucun mot du texte.</translation>
        </message>
        <message>
            <source>It stands {}.</source>
            <translation>Elle se trouve {}.</translation>
        </message>
        <message>
            <source>Stands in</source>
            <translation>Se trouve dans</translation>
        </message>
        <message>
            <source>after {}</source>
            <translation>après {}</translation>
        </message>
        <message>
            <source>at the beginning of a word ({})</source>
            <translation>au début d’un mot ({})</translation>
        </message>
        <message>
            <source>at the end of a word ({})</source>
            <translation>à la fin d’un mot ({})</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>avant {}</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <source>Changed: {}</source>
            <translation>Modifié : {}</translation>
        </message>
        <message>
            <source>Corrected: “{}” is “{}”</source>
            <translation>Corrigé : « {} » est « {} »</translation>
        </message>
        <message>
            <source>Letters ordered by the rules {}</source>
            <translation>Lettres ordonnées selon les règles {}</translation>
        </message>
        <message>
            <source>Line {}.{}</source>
            <translation>Ligne {}.{}</translation>
        </message>
        <message>
            <source>Not repaired: {}</source>
            <translation>Non réparé : {}</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Ouvert</translation>
        </message>
        <message>
            <source>Page {}</source>
            <translation>Page {}</translation>
        </message>
        <message>
            <source>Recover the font {}</source>
            <translation>Récupérer la police {}</translation>
        </message>
        <message>
            <source>Saved map {}</source>
            <translation>Table enregistrée {}</translation>
        </message>
        <message>
            <source>Taken back: {}</source>
            <translation>Retiré : {}</translation>
        </message>
        <message>
            <source>The document</source>
            <translation>Le document</translation>
        </message>
        <message>
            <source>This letter is a full stop</source>
            <translation>Cette lettre est un point final</translation>
        </message>
        <message>
            <source>This letter is a space</source>
            <translation>Cette lettre est une espace</translation>
        </message>
        <message>
            <source>This letter is not a full stop</source>
            <translation>Cette lettre n’est pas un point final</translation>
        </message>
        <message>
            <source>This letter is not a space</source>
            <translation>Cette lettre n’est pas une espace</translation>
        </message>
        <message>
            <source>This letter is not {}</source>
            <translation>Cette lettre n’est pas {}</translation>
        </message>
        <message>
            <source>This letter is {}</source>
            <translation>Cette lettre est {}</translation>
        </message>
        <message>
            <source>This letter stands for no text</source>
            <translation>Cette lettre ne représente aucun texte</translation>
        </message>
        <message>
            <source>This letter stands for {}</source>
            <translation>Cette lettre représente {}</translation>
        </message>
        <message>
            <source>This letter stands for {} after {}</source>
            <translation>Cette lettre représente {} après {}</translation>
        </message>
        <message>
            <source>This letter stands for {} before {}</source>
            <translation>Cette lettre représente {} avant {}</translation>
        </message>
        <message>
            <source>Trust what the file says of the font {}</source>
            <translation>Se fier à ce que le fichier dit de la police {}</translation>
        </message>
        <message>
            <source>Typed “{}”</source>
            <translation>Saisi « {} »</translation>
        </message>
        <message>
            <source>Written in {}</source>
            <translation>Écrit en {}</translation>
        </message>
        <message>
            <source>another letter</source>
            <translation>une autre lettre</translation>
        </message>
        <message>
            <source>code {code} of the font {font} ({name})</source>
            <translation>code {code} de la police {font} ({name})</translation>
        </message>
        <message>
            <source>in columns, from the left</source>
            <translation>en colonnes, depuis la gauche</translation>
        </message>
        <message>
            <source>in columns, from the right</source>
            <translation>en colonnes, depuis la droite</translation>
        </message>
        <message>
            <source>left to right</source>
            <translation>de gauche à droite</translation>
        </message>
        <message>
            <source>line {}.{}</source>
            <translation>ligne {}.{}</translation>
        </message>
        <message>
            <source>right to left</source>
            <translation>de droite à gauche</translation>
        </message>
        <message>
            <source>{} %</source>
            <translation>{} %</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} et {} de plus</translation>
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
            <translation>{}, lettres {} à {}</translation>
        </message>
        <message>
            <source>{}, word {}</source>
            <translation>{}, mot {}</translation>
        </message>
        <message>
            <source>“{}” is left as it was ({})</source>
            <translation>« {} » est laissé tel quel ({})</translation>
        </message>
        <message>
            <source>“{}” is left as it was, everywhere</source>
            <translation>« {} » est laissé tel quel, partout</translation>
        </message>
    </context>
    <context>
        <name>_LetterWindow</name>
        <message>
            <source>Letters of the map</source>
            <translation>Lettres de la table</translation>
        </message>
        <message>
            <source>Letters, codes or fonts</source>
            <translation>Lettres, codes ou polices</translation>
        </message>
        <message>
            <source>List only what holds these letters</source>
            <translation>Ne lister que ce qui contient ces lettres</translation>
        </message>
        <message>
            <source>Which letters are listed</source>
            <translation>Quelles lettres sont listées</translation>
        </message>
    </context>
    <context>
        <name>_Pages</name>
        <message>
            <source>Page {}</source>
            <translation>Page {}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>pas de texte</translation>
        </message>
        <message>
            <source>with letters that are contradicted</source>
            <translation>avec des lettres contredites</translation>
        </message>
        <message>
            <source>{} % known</source>
            <translation>{} % connu</translation>
        </message>
    </context>
    <context>
        <name>_Picture</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Image de la lettre</translation>
        </message>
    </context>
</TS>
