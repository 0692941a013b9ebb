<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>Alike</name>
        <message>
            <source>apostrophe</source>
            <translation>апостроф</translation>
        </message>
        <message>
            <source>hyphen</source>
            <translation>дефис</translation>
        </message>
        <message>
            <source>hyphen that holds</source>
            <translation>неразрывный дефис</translation>
        </message>
        <message>
            <source>hyphen-minus</source>
            <translation>дефис-минус</translation>
        </message>
        <message>
            <source>left quote</source>
            <translation>левая кавычка</translation>
        </message>
        <message>
            <source>letter apostrophe</source>
            <translation>буква-апостроф</translation>
        </message>
        <message>
            <source>long dash</source>
            <translation>длинное тире</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>минус</translation>
        </message>
        <message>
            <source>prime</source>
            <translation>штрих</translation>
        </message>
        <message>
            <source>right quote</source>
            <translation>правая кавычка</translation>
        </message>
        <message>
            <source>short dash</source>
            <translation>короткое тире</translation>
        </message>
        <message>
            <source>turned comma</source>
            <translation>перевёрнутая запятая</translation>
        </message>
    </context>
    <context>
        <name>AlikeSigns</name>
        <message>
            <source>Signs that look alike</source>
            <translation>Похожие знаки</translation>
        </message>
        <message>
            <source>typed: {} {} (U+{}); others:</source>
            <translation>введено: {} {} (U+{}); другие:</translation>
        </message>
        <message>
            <source>{} (U+{}) instead</source>
            <translation>{} (U+{}) вместо этого</translation>
        </message>
        <message>
            <source>{} (U+{}) instead, as elsewhere in this document</source>
            <translation>{} (U+{}) вместо этого, как в других местах документа</translation>
        </message>
    </context>
    <context>
        <name>AskMaps</name>
        <message>
            <source>Add a folder of maps</source>
            <translation>Добавить папку с таблицами</translation>
        </message>
        <message>
            <source>Export the map</source>
            <translation>Экспорт таблицы</translation>
        </message>
        <message>
            <source>Maps ({})</source>
            <translation>Таблицы ({})</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <source>All of it is known; type it only to correct it</source>
            <translation>Здесь всё известно; вводите, только чтобы исправить</translation>
        </message>
        <message>
            <source>Double-click a word on the page to correct it</source>
            <translation>Чтобы исправить слово, дважды щёлкните по нему на странице</translation>
        </message>
        <message>
            <source>Double-click a word on the page, or press F6 for what to type next</source>
            <translation>Дважды щёлкните по слову на странице или нажмите F6, чтобы узнать, что вводить дальше</translation>
        </message>
        <message>
            <source>No word is left to type; the last letters are set one by one, under Letters</source>
            <translation>Слов для ввода не осталось; последние буквы задаются по одной во вкладке «Буквы»</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled</source>
            <translation>Вводить больше нечего: все буквы установлены</translation>
        </message>
        <message>
            <source>Nothing is left to type; what contradicts itself is settled under Conflicts (F8)</source>
            <translation>Вводить больше нечего; противоречия решаются во вкладке «Противоречия» (F8)</translation>
        </message>
        <message>
            <source>Nothing is left to type; what is read by its shape can be confirmed (F5)</source>
            <translation>Вводить больше нечего; прочитанное по начертанию можно подтвердить (F5)</translation>
        </message>
        <message>
            <source>Tab takes over what is known of it</source>
            <translation>Tab подставляет то, что здесь известно</translation>
        </message>
        <message>
            <source>Tab takes over what is proposed</source>
            <translation>Tab подставляет предположение</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to type</source>
            <translation>В этом PDF нет текста, поэтому набирать нечего</translation>
        </message>
        <message>
            <source>Type a few words as you see them on the page; cidfix finds where they stand</source>
            <translation>Введите несколько слов так, как видите их на странице; cidfix найдёт, где они стоят</translation>
        </message>
        <message numerus="yes">
            <source>Type it: %n letters in it were read in two ways</source>
            <translation>
                <numerusform>Введите это: %n буква прочитана двояко</numerusform>
                <numerusform>Введите это: %n буквы прочитаны двояко</numerusform>
                <numerusform>Введите это: %n букв прочитано двояко</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: a letter in it was read in two ways</source>
            <translation>Введите это: одна буква прочитана двояко</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it confirms %n letters that are only proposed</source>
            <translation>
                <numerusform>Введите это: подтвердится %n буква, пока лишь предположительная</numerusform>
                <numerusform>Введите это: подтвердятся %n буквы, пока лишь предположительные</numerusform>
                <numerusform>Введите это: подтвердится %n букв, пока лишь предположительных</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it confirms a letter that is only proposed</source>
            <translation>Введите это: подтвердится буква, пока лишь предположительная</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it shows %n letters that are not known yet</source>
            <translation>
                <numerusform>Введите это: откроется %n ещё неизвестная буква</numerusform>
                <numerusform>Введите это: откроются %n ещё неизвестные буквы</numerusform>
                <numerusform>Введите это: откроется %n ещё неизвестных букв</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it shows a letter that is not known yet</source>
            <translation>Введите это: откроется ещё неизвестная буква</translation>
        </message>
        <message>
            <source>⏎ skips it</source>
            <translation>⏎ пропускает</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of this page in the order they are read</source>
            <translation>Блоки этой страницы в порядке чтения</translation>
        </message>
    </context>
    <context>
        <name>BlockPanel</name>
        <message>
            <source>&amp;Merge</source>
            <translation>&amp;Объединить</translation>
        </message>
        <message>
            <source>&amp;Split before the line of the cursor</source>
            <translation>Раздел&amp;ить перед строкой с курсором</translation>
        </message>
        <message>
            <source>&amp;What it is…</source>
            <translation>&amp;Что это…</translation>
        </message>
        <message>
            <source>Begin a block with the line of the text below in which the cursor stands</source>
            <translation>Начать блок с той строки текста внизу, где стоит курсор</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Раньше</translation>
        </message>
        <message>
            <source>How its lines &amp;run…</source>
            <translation>&amp;Направление строк…</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Направление строк</translation>
        </message>
        <message>
            <source>How the blocks of all pages are found</source>
            <translation>Как находятся блоки всех страниц</translation>
        </message>
        <message>
            <source>How the lines of the chosen blocks run</source>
            <translation>Направление строк выбранных блоков</translation>
        </message>
        <message>
            <source>If blocks are cut or joined wrongly on many pages, have them found in the other way</source>
            <translation>Если на многих страницах блоки разрезаны или соединены неверно, пусть они будут найдены другим способом</translation>
        </message>
        <message>
            <source>In the list of blocks: leave out</source>
            <translation>В списке блоков: исключить</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Позже</translation>
        </message>
        <message>
            <source>Leave &amp;out</source>
            <translation>Ис&amp;ключить</translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Исключить</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>Объединить</translation>
        </message>
        <message>
            <source>Numbers say in which order blocks are read. Drag one to its place, or choose it and say more.</source>
            <translation>Номера показывают, в каком порядке читаются блоки. Перетащите номер на нужное место или выберите блок и укажите остальное.</translation>
        </message>
        <message>
            <source>On &amp;all pages like this</source>
            <translation>На &amp;всех похожих страницах</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>На всех похожих страницах</translation>
        </message>
        <message>
            <source>Page {}: no text</source>
            <translation>Страница {}: текста нет</translation>
        </message>
        <message>
            <source>Page {}: one block</source>
            <translation>Страница {}: один блок</translation>
        </message>
        <message>
            <source>Page {}: {} blocks</source>
            <translation>Страница {}: блоков — {}</translation>
        </message>
        <message>
            <source>Read &amp;earlier</source>
            <translation>Читать &amp;раньше</translation>
        </message>
        <message>
            <source>Read &amp;later</source>
            <translation>Читать &amp;позже</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Разделить</translation>
        </message>
        <message>
            <source>The blocks of the pages are being found…</source>
            <translation>Определяются блоки страниц…</translation>
        </message>
        <message>
            <source>The text of this page as it is read</source>
            <translation>Текст этой страницы в порядке чтения</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Что это</translation>
        </message>
        <message>
            <source>What the chosen blocks are</source>
            <translation>Чем являются выбранные блоки</translation>
        </message>
        <message>
            <source>What you say next holds wherever something stands at the same place</source>
            <translation>Следующие указания действуют на всех страницах, где что-то стоит на том же месте</translation>
        </message>
    </context>
    <context>
        <name>BlockText</name>
        <message>
            <source>The text of this page as it is read</source>
            <translation>Текст этой страницы в порядке чтения</translation>
        </message>
    </context>
    <context>
        <name>Blocks</name>
        <message>
            <source>A block is left out</source>
            <translation>Блок исключён</translation>
        </message>
        <message>
            <source>A block is read after another</source>
            <translation>Блок читается после другого</translation>
        </message>
        <message>
            <source>A block is read before another</source>
            <translation>Блок читается перед другим</translation>
        </message>
        <message>
            <source>A block is: {}</source>
            <translation>Блок: {}</translation>
        </message>
        <message>
            <source>A block runs {}</source>
            <translation>Направление блока: {}</translation>
        </message>
        <message>
            <source>A block split</source>
            <translation>Блок разделён</translation>
        </message>
        <message>
            <source>Begin a block with this line</source>
            <translation>Начать блок с этой строки</translation>
        </message>
        <message>
            <source>Blocks as the sentences read on</source>
            <translation>Блоки — как продолжаются предложения</translation>
        </message>
        <message>
            <source>Blocks by columns of white</source>
            <translation>Блоки — по колонкам, разделённым пробелом</translation>
        </message>
        <message>
            <source>Blocks by cuts across and down</source>
            <translation>Блоки — по разрезам поперёк и вдоль</translation>
        </message>
        <message>
            <source>Blocks merged</source>
            <translation>Блоки объединены</translation>
        </message>
        <message>
            <source>Drag it to where it is read; the right button offers more.</source>
            <translation>Перетащите туда, где он читается; остальное — правой кнопкой мыши.</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>Слева направо</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>Справа налево</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>Направление строк</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>Столбцами, первый слева</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>Столбцами, первый справа</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>Исключить</translation>
        </message>
        <message>
            <source>Merge these blocks</source>
            <translation>Объединить эти блоки</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>На всех похожих страницах</translation>
        </message>
        <message>
            <source>Read it earlier</source>
            <translation>Читать раньше</translation>
        </message>
        <message>
            <source>Read it later</source>
            <translation>Читать позже</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>Что это</translation>
        </message>
        <message>
            <source>page {}</source>
            <translation>страница {}</translation>
        </message>
        <message>
            <source>{number}. {role}</source>
            <translation>{number}. {role}</translation>
        </message>
        <message>
            <source>{} (begun on an earlier page)</source>
            <translation>{} (начало на одной из предыдущих страниц)</translation>
        </message>
        <message>
            <source>{} and all like it</source>
            <translation>{} и все похожие</translation>
        </message>
    </context>
    <context>
        <name>CodePoints</name>
        <message>
            <source>U+{} is no character</source>
            <translation>U+{} — не символ</translation>
        </message>
        <message>
            <source>a letter stands for a few</source>
            <translation>буква обозначает лишь несколько</translation>
        </message>
        <message>
            <source>code points go from U+0001 to U+10FFFF</source>
            <translation>кодовые позиции — от U+0001 до U+10FFFF</translation>
        </message>
        <message>
            <source>that is too long</source>
            <translation>это слишком длинно</translation>
        </message>
        <message>
            <source>without a name</source>
            <translation>без названия</translation>
        </message>
    </context>
    <context>
        <name>ConflictCard</name>
        <message>
            <source>As much speaks for one as for the other.</source>
            <translation>За одно говорит столько же, сколько за другое.</translation>
        </message>
        <message>
            <source>Both, by neighbour</source>
            <translation>Оба, смотря по соседней букве</translation>
        </message>
        <message>
            <source>Contradiction: {}</source>
            <translation>Противоречие: {}</translation>
        </message>
        <message>
            <source>Keep {}</source>
            <translation>Оставить {}</translation>
        </message>
        <message>
            <source>Looking whether the neighbours tell them apart …</source>
            <translation>Проверяем, различают ли их соседние буквы…</translation>
        </message>
        <message numerus="yes">
            <source>and %n more words</source>
            <translation>
                <numerusform>и ещё %n слово</numerusform>
                <numerusform>и ещё %n слова</numerusform>
                <numerusform>и ещё %n слов</numerusform>
            </translation>
        </message>
        <message>
            <source>and one more word</source>
            <translation>и ещё одно слово</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>используется</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
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
            <translation>Противоречия</translation>
        </message>
        <message>
            <source>From one side of a conflict to the other</source>
            <translation>С одной стороны противоречия на другую</translation>
        </message>
        <message>
            <source>Next conflict</source>
            <translation>Следующее противоречие</translation>
        </message>
        <message>
            <source>Nothing contradicts anything. Where two words you type say different things of one letter, both places are shown here, and you choose.</source>
            <translation>Ничто ничему не противоречит. Если два введённых слова говорят об одной букве разное, здесь будут показаны оба места, и вы выберете.</translation>
        </message>
        <message>
            <source>Previous conflict</source>
            <translation>Предыдущее противоречие</translation>
        </message>
        <message>
            <source>Show more ({} left)</source>
            <translation>Показать ещё (осталось {})</translation>
        </message>
        <message>
            <source>The letter stands for both, and what stands beside it tells which</source>
            <translation>Буква обозначает и то и другое, а соседняя буква говорит, что именно</translation>
        </message>
        <message>
            <source>What stands beside the letter does not tell the places of one from those of the other</source>
            <translation>По соседним буквам места одного от мест другого не отличить</translation>
        </message>
        <message>
            <source>Words without a place yet</source>
            <translation>Слова, для которых ещё нет места</translation>
        </message>
    </context>
    <context>
        <name>ContradictionCard</name>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Отозвать: {}</translation>
        </message>
        <message>
            <source>These contradict one another; none is followed until one is gone.</source>
            <translation>Они противоречат друг другу; ни одно не выполняется, пока одно из них не отозвано.</translation>
        </message>
    </context>
    <context>
        <name>CutOut</name>
        <message>
            <source>On page {}: click to show it there</source>
            <translation>Страница {}: щёлкните, чтобы показать там</translation>
        </message>
        <message>
            <source>Picture of the place on page {}</source>
            <translation>Изображение места на странице {}</translation>
        </message>
    </context>
    <context>
        <name>DetailsWindow</name>
        <message>
            <source>Beside the pages</source>
            <translation>Помимо страниц</translation>
        </message>
        <message>
            <source>Says now</source>
            <translation>Сейчас</translation>
        </message>
        <message>
            <source>Texts beside the pages</source>
            <translation>Тексты помимо страниц</translation>
        </message>
        <message>
            <source>These were typed in a font of the pages, too. What is ticked is repaired with them.</source>
            <translation>Эти тексты тоже набраны шрифтом страниц. Отмеченное исправляется вместе со страницами.</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Что</translation>
        </message>
        <message>
            <source>Would say</source>
            <translation>Станет</translation>
        </message>
        <message>
            <source>Write the repaired PDF</source>
            <translation>Записать исправленный PDF</translation>
        </message>
        <message>
            <source>{}, page {}</source>
            <translation>{}, страница {}</translation>
        </message>
    </context>
    <context>
        <name>DirectionCard</name>
        <message>
            <source>As found, line by line</source>
            <translation>Как определено, по строкам</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>Направление</translation>
        </message>
        <message>
            <source>Direction of the document</source>
            <translation>Направление документа</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>Слева направо</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>Справа налево</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>Столбцами, первый слева</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>Столбцами, первый справа</translation>
        </message>
        <message>
            <source>{direction}: the only line.</source>
            <translation>{direction}: единственная строка.</translation>
        </message>
        <message>
            <source>{direction}: {lines} of {of} lines.</source>
            <translation>{direction}: строк — {lines} из {of}.</translation>
        </message>
    </context>
    <context>
        <name>DisputeBar</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>Оставить &amp;мою</translation>
        </message>
        <message>
            <source>&amp;Take the other</source>
            <translation>&amp;Взять другую</translation>
        </message>
        <message>
            <source>Com&amp;pare…</source>
            <translation>Срав&amp;нить…</translation>
        </message>
        <message>
            <source>Let it &amp;go</source>
            <translation>&amp;Не сохранять</translation>
        </message>
        <message>
            <source>Save it as a new &amp;map</source>
            <translation>Сохранить как новую &amp;таблицу</translation>
        </message>
        <message>
            <source>{} is not in the library any more, so nothing is saved of what you change here.</source>
            <translation>Таблицы {} больше нет в библиотеке, поэтому ничего из того, что вы здесь меняете, не сохраняется.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere and can't be read any more, so your change is not saved yet.</source>
            <translation>Таблица {} изменена в другом месте и больше не читается, поэтому ваше изменение пока не сохранено.</translation>
        </message>
        <message>
            <source>{} was changed elsewhere since you opened it, so your change is not saved yet.</source>
            <translation>С тех пор как вы открыли таблицу {}, она изменена в другом месте, поэтому ваше изменение пока не сохранено.</translation>
        </message>
    </context>
    <context>
        <name>DocumentView</name>
        <message>
            <source>&amp;Written in…</source>
            <translation>&amp;Язык документа…</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>Противоречия</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Противоречия {}</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Решения</translation>
        </message>
        <message>
            <source>Decisions {}</source>
            <translation>Решения {}</translation>
        </message>
        <message>
            <source>L&amp;ines below the page</source>
            <translation>Ст&amp;роки под страницей</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Буквы</translation>
        </message>
        <message>
            <source>Letters, proposals, conflicts and decisions</source>
            <translation>Буквы, предположения, противоречия и решения</translation>
        </message>
        <message>
            <source>Proposed</source>
            <translation>Предположения</translation>
        </message>
        <message>
            <source>Proposed {}</source>
            <translation>Предположения {}</translation>
        </message>
        <message>
            <source>Rules of or&amp;der…</source>
            <translation>П&amp;равила порядка…</translation>
        </message>
        <message>
            <source>Small &amp;pages at the side</source>
            <translation>&amp;Миниатюры страниц сбоку</translation>
        </message>
    </context>
    <context>
        <name>Doing</name>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <source>Letters are compared with this font, too, in the PDFs you open.</source>
            <translation>В открываемых PDF буквы сравниваются и с этим шрифтом.</translation>
        </message>
    </context>
    <context>
        <name>Engine</name>
        <message>
            <source>ASCII, {0} above the {1}</source>
            <translation>ASCII со сдвигом {0}: {1}</translation>
        </message>
        <message>
            <source>Adobe's character collection {0}</source>
            <translation>набор символов Adobe {0}</translation>
        </message>
        <message>
            <source>Adobe's order of glyphs</source>
            <translation>порядок глифов Adobe</translation>
        </message>
        <message>
            <source>Adobe's standard encoding</source>
            <translation>стандартная кодировка Adobe</translation>
        </message>
        <message>
            <source>TeX's {0} encoding</source>
            <translation>кодировка TeX {0}</translation>
        </message>
        <message>
            <source>TeX's {0} encoding of typewriter fonts</source>
            <translation>кодировка TeX {0} моноширинных шрифтов</translation>
        </message>
        <message>
            <source>U+{0} is no text</source>
            <translation>U+{0} — не текст</translation>
        </message>
        <message>
            <source>Windows' Arabic encoding (1256)</source>
            <translation>арабская кодировка Windows (1256)</translation>
        </message>
        <message>
            <source>Windows' Baltic encoding (1257)</source>
            <translation>балтийская кодировка Windows (1257)</translation>
        </message>
        <message>
            <source>Windows' Central European encoding (1250)</source>
            <translation>центральноевропейская кодировка Windows (1250)</translation>
        </message>
        <message>
            <source>Windows' Cyrillic encoding (1251)</source>
            <translation>кириллическая кодировка Windows (1251)</translation>
        </message>
        <message>
            <source>Windows' Greek encoding (1253)</source>
            <translation>греческая кодировка Windows (1253)</translation>
        </message>
        <message>
            <source>Windows' Hebrew encoding (1255)</source>
            <translation>еврейская кодировка Windows (1255)</translation>
        </message>
        <message>
            <source>Windows' Thai encoding (874)</source>
            <translation>тайская кодировка Windows (874)</translation>
        </message>
        <message>
            <source>Windows' Turkish encoding (1254)</source>
            <translation>турецкая кодировка Windows (1254)</translation>
        </message>
        <message>
            <source>Windows' Vietnamese encoding (1258)</source>
            <translation>вьетнамская кодировка Windows (1258)</translation>
        </message>
        <message>
            <source>Windows' Western encoding (1252)</source>
            <translation>западноевропейская кодировка Windows (1252)</translation>
        </message>
        <message>
            <source>a capital after the hyphen</source>
            <translation>заглавная буква после дефиса</translation>
        </message>
        <message>
            <source>a conflict, settled</source>
            <translation>решённое противоречие</translation>
        </message>
        <message>
            <source>a control character</source>
            <translation>управляющий символ</translation>
        </message>
        <message>
            <source>a control character of {0}</source>
            <translation>управляющий символ — {0}</translation>
        </message>
        <message>
            <source>a digit next to the hyphen</source>
            <translation>цифра рядом с дефисом</translation>
        </message>
        <message>
            <source>a hyphen stands in for the rest of the word elsewhere, too</source>
            <translation>дефис и в других местах заменяет остаток слова</translation>
        </message>
        <message>
            <source>a ligature as its letters</source>
            <translation>лигатура заменена своими буквами</translation>
        </message>
        <message>
            <source>a number in it is too long</source>
            <translation>число в нём слишком длинное</translation>
        </message>
        <message>
            <source>a private character</source>
            <translation>символ для частного использования</translation>
        </message>
        <message>
            <source>a private character of {0}</source>
            <translation>символ для частного использования — {0}</translation>
        </message>
        <message>
            <source>a soft hyphen</source>
            <translation>мягкий перенос</translation>
        </message>
        <message>
            <source>a text in quotation marks is missing</source>
            <translation>не хватает текста в кавычках</translation>
        </message>
        <message>
            <source>a value has two contexts</source>
            <translation>у значения два контекста</translation>
        </message>
        <message>
            <source>a value of {0} characters is longer than any code stands for</source>
            <translation>значение из {0} символов длиннее, чем бывает у кода</translation>
        </message>
        <message>
            <source>a word cut at the end of a former line</source>
            <translation>слово, разорванное в конце прежней строки</translation>
        </message>
        <message>
            <source>a word cut at the line's end</source>
            <translation>слово, разорванное в конце строки</translation>
        </message>
        <message>
            <source>a word that continues from the line before has no beginning there</source>
            <translation>у слова, продолжающегося с предыдущей строки, там нет начала</translation>
        </message>
        <message>
            <source>access is not permitted</source>
            <translation>доступ запрещён</translation>
        </message>
        <message>
            <source>all characters stand {0} places from plausible ones: “{1}” would be “{2}”</source>
            <translation>все символы смещены на {0} мест от правдоподобных: «{1}» было бы «{2}»</translation>
        </message>
        <message>
            <source>annotation</source>
            <translation>примечание</translation>
        </message>
        <message>
            <source>annotation's author</source>
            <translation>автор примечания</translation>
        </message>
        <message>
            <source>annotation's subject</source>
            <translation>тема примечания</translation>
        </message>
        <message>
            <source>another cidfix window has this PDF open</source>
            <translation>этот PDF открыт в другом окне cidfix</translation>
        </message>
        <message>
            <source>author</source>
            <translation>автор</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>закладка</translation>
        </message>
        <message>
            <source>both parts are words</source>
            <translation>обе части — слова</translation>
        </message>
        <message>
            <source>capital letters stand after small ones inside {0} of the words, e.g. {1}</source>
            <translation>прописные буквы стоят после строчных внутри {0} слов, например {1}</translation>
        </message>
        <message>
            <source>check its name</source>
            <translation>проверьте его имя</translation>
        </message>
        <message>
            <source>check its name and permissions</source>
            <translation>проверьте его имя и права доступа</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>проверьте права доступа к ней</translation>
        </message>
        <message>
            <source>check that it is the right file</source>
            <translation>проверьте, тот ли это файл</translation>
        </message>
        <message>
            <source>check the disk and the name</source>
            <translation>проверьте диск и имя</translation>
        </message>
        <message>
            <source>check the file</source>
            <translation>проверьте файл</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>проверьте имя</translation>
        </message>
        <message>
            <source>check the name, or use an older copy</source>
            <translation>проверьте имя или возьмите более старую копию</translation>
        </message>
        <message>
            <source>check the permissions of the folders above it</source>
            <translation>проверьте права доступа к папкам выше неё</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>выберите другой файл</translation>
        </message>
        <message>
            <source>choose another folder or change its permissions</source>
            <translation>выберите другую папку или измените права доступа</translation>
        </message>
        <message>
            <source>choose another one</source>
            <translation>выберите другую</translation>
        </message>
        <message>
            <source>choose one that holds maps</source>
            <translation>выберите такую, в которой есть таблицы</translation>
        </message>
        <message>
            <source>chosen in the window</source>
            <translation>выбрано в окне</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew all its {1} codes</source>
            <translation>cidfix исправил её таблицу {0}, были известны все её коды ({1})</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew {1} of its {2} codes</source>
            <translation>cidfix исправил её таблицу {0}, были известны коды: {1} из {2}</translation>
        </message>
        <message>
            <source>copy it into {0}</source>
            <translation>скопируйте её в {0}</translation>
        </message>
        <message>
            <source>copy the font and code from `cidfix glyphs`</source>
            <translation>скопируйте шрифт и код из `cidfix glyphs`</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes</source>
            <translation>при копировании {0} получается для {1} разных начертаний</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes, and {2} more characters for several</source>
            <translation>при копировании {0} получается для {1} разных начертаний, и ещё {2} символов — для нескольких</translation>
        </message>
        <message>
            <source>copying gives {0} where nothing is drawn</source>
            <translation>при копировании получается {0} там, где ничего не нарисовано</translation>
        </message>
        <message>
            <source>digits stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>цифры стоят между буквами в {0} слов, например {1}</translation>
        </message>
        <message>
            <source>drawn with the same shape as a glyph of another font ({0})</source>
            <translation>нарисовано так же, как глиф другого шрифта ({0})</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size</source>
            <translation>ничего не рисует и оставляет промежуток между соседями, {0} кегля</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size and the font's own map calls it a space</source>
            <translation>ничего не рисует и оставляет промежуток между соседями, {0} кегля, и собственная таблица шрифта называет его пробелом</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size; but gaps without it part the words</source>
            <translation>ничего не рисует и оставляет промежуток между соседями, {0} кегля; но слова разделены промежутками и без него</translation>
        </message>
        <message>
            <source>draws nothing, and stands only at the ends of lines</source>
            <translation>ничего не рисует и стоит только в концах строк</translation>
        </message>
        <message>
            <source>draws nothing, but its neighbours are drawn over its room</source>
            <translation>ничего не рисует, но соседи нарисованы поверх его места</translation>
        </message>
        <message>
            <source>draws nothing, but leaves no gap between its neighbours</source>
            <translation>ничего не рисует, но не оставляет промежутка между соседями</translation>
        </message>
        <message>
            <source>e.g. “{0}” like “{1}”</source>
            <translation>например, «{0}» как «{1}»</translation>
        </message>
        <message>
            <source>each code has a Unicode value, and nothing speaks against them</source>
            <translation>у каждого кода есть значение Unicode, и ничто не вызывает сомнений</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but one is drawn as something else, {0}</source>
            <translation>у каждого кода есть значение Unicode, но один нарисован как нечто другое, {0}</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but {0} are drawn as something else, {1}</source>
            <translation>у каждого кода есть значение Unicode, но нарисованы как нечто другое: {0}, {1}</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>стоит в конце {0} строк, которые кончаются раньше, и {1} его употреблений — в конце слова</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>стоит в конце {0} строк, которые кончаются раньше, и {1} его употреблений — в конце слова; так его называет и собственная таблица шрифта</translation>
        </message>
        <message>
            <source>font {0} has no code {1} in this document</source>
            <translation>у шрифта {0} в этом документе нет кода {1}</translation>
        </message>
        <message>
            <source>form value</source>
            <translation>значение поля формы</translation>
        </message>
        <message>
            <source>give a PDF file</source>
            <translation>укажите файл PDF</translation>
        </message>
        <message>
            <source>give headings, and only these, 1 to {0}</source>
            <translation>у заголовков, и только у них, от 1 до {0}</translation>
        </message>
        <message>
            <source>give it another name</source>
            <translation>дайте ему другое имя</translation>
        </message>
        <message>
            <source>give its password with --password</source>
            <translation>укажите его пароль</translation>
        </message>
        <message>
            <source>give pages from 1 to {0}</source>
            <translation>укажите страницы от 1 до {0}</translation>
        </message>
        <message>
            <source>give the repaired one another name</source>
            <translation>дайте исправленному другое имя</translation>
        </message>
        <message>
            <source>give the right one with --password</source>
            <translation>укажите правильный</translation>
        </message>
        <message>
            <source>go on there, or close it there first</source>
            <translation>продолжайте там или сначала закройте его там</translation>
        </message>
        <message>
            <source>install cidfix again</source>
            <translation>установите cidfix заново</translation>
        </message>
        <message>
            <source>it draws nothing but blanks</source>
            <translation>он рисует одни пустоты</translation>
        </message>
        <message>
            <source>it fits in more than one place, read from the left or from the right; add the line</source>
            <translation>подходит больше чем одно место, слева или справа; добавьте строку</translation>
        </message>
        <message>
            <source>it has no ink</source>
            <translation>на ней нет краски</translation>
        </message>
        <message>
            <source>it has too few words to check its map by, and most of the file's text is in fonts whose maps are wrong</source>
            <translation>в нём слишком мало слов, чтобы проверить его таблицу, а большая часть текста набрана шрифтами с неверными таблицами</translation>
        </message>
        <message>
            <source>it is a control character</source>
            <translation>это управляющий символ</translation>
        </message>
        <message>
            <source>it is drawn below the line</source>
            <translation>она нарисована под строкой</translation>
        </message>
        <message>
            <source>it is drawn just like {0}</source>
            <translation>она нарисована точно как {0}</translation>
        </message>
        <message>
            <source>it is drawn like {0}</source>
            <translation>она нарисована как {0}</translation>
        </message>
        <message>
            <source>it is lower than a small letter</source>
            <translation>она ниже строчной буквы</translation>
        </message>
        <message>
            <source>it is no character of Unicode</source>
            <translation>это не символ Unicode</translation>
        </message>
        <message>
            <source>it is taller than a small letter</source>
            <translation>она выше строчной буквы</translation>
        </message>
        <message>
            <source>it is white space</source>
            <translation>это пустое место</translation>
        </message>
        <message>
            <source>it lacks the height or the tail of its letter</source>
            <translation>у неё нет верхнего или нижнего выносного элемента её буквы</translation>
        </message>
        <message>
            <source>it stands before small letters</source>
            <translation>он стоит перед строчными буквами</translation>
        </message>
        <message>
            <source>it would say "format": "{0}"</source>
            <translation>в нём стояло бы "format": "{0}"</translation>
        </message>
        <message>
            <source>its letters, if any, are drawn as curves, not as text; this needs OCR</source>
            <translation>её буквы, если они есть, нарисованы кривыми, а не текстом; нужно распознавание (OCR)</translation>
        </message>
        <message>
            <source>its maps are listed</source>
            <translation>её таблицы есть в списке</translation>
        </message>
        <message>
            <source>its only text is invisible, as scanning programs add it; it is left apart</source>
            <translation>весь её текст невидим, какой добавляют программы сканирования; он оставлен в стороне</translation>
        </message>
        <message>
            <source>its shape is unknown, and it is used too seldom to tell</source>
            <translation>начертание неизвестно, а встречается слишком редко, чтобы судить</translation>
        </message>
        <message>
            <source>its shape is unknown; it stands on {0} of the lines, {1} between others</source>
            <translation>начертание неизвестно; стоит в {0} строк, в {1} случаев между другими</translation>
        </message>
        <message>
            <source>its spelling without the hyphen</source>
            <translation>написание без дефиса</translation>
        </message>
        <message>
            <source>keywords</source>
            <translation>ключевые слова</translation>
        </message>
        <message>
            <source>leave it out: it is a sign for machines</source>
            <translation>уберите его: это знак для машин</translation>
        </message>
        <message>
            <source>leave some out</source>
            <translation>уберите часть</translation>
        </message>
        <message>
            <source>left out of the library of maps: {0}</source>
            <translation>пропущено в библиотеке таблиц: {0}</translation>
        </message>
        <message>
            <source>letters of a ligature were lost</source>
            <translation>буквы лигатуры были потеряны</translation>
        </message>
        <message>
            <source>letters stood apart</source>
            <translation>буквы стояли порознь</translation>
        </message>
        <message>
            <source>make one of it with cidfix map convert {0} {1}, and use that</source>
            <translation>сделайте из этого таблицу командой cidfix map convert {0} {1} и используйте её</translation>
        </message>
        <message>
            <source>make room there, or set TMPDIR to another folder</source>
            <translation>освободите в ней место или укажите другую папку в TMPDIR</translation>
        </message>
        <message>
            <source>measuring the font failed</source>
            <translation>обмерить шрифт не удалось</translation>
        </message>
        <message>
            <source>name a TrueType, OpenType, WOFF or Type 1 (.pfb) font</source>
            <translation>укажите шрифт TrueType, OpenType, WOFF или Type 1 (.pfb)</translation>
        </message>
        <message>
            <source>name a file in a folder</source>
            <translation>укажите файл в папке</translation>
        </message>
        <message>
            <source>name a file in it</source>
            <translation>укажите файл в ней</translation>
        </message>
        <message>
            <source>name a font file in it</source>
            <translation>укажите файл шрифта в ней</translation>
        </message>
        <message>
            <source>name a font file, or a font that is installed</source>
            <translation>укажите файл шрифта или установленный шрифт</translation>
        </message>
        <message>
            <source>name a font that says which letters its glyphs are</source>
            <translation>укажите шрифт, в котором сказано, какие буквы его глифы</translation>
        </message>
        <message>
            <source>name another font</source>
            <translation>укажите другой шрифт</translation>
        </message>
        <message>
            <source>name the font's file</source>
            <translation>укажите файл шрифта</translation>
        </message>
        <message>
            <source>name the same font as .ttf or .otf, or install Python's package brotli</source>
            <translation>укажите тот же шрифт в .ttf или .otf или установите пакет Python brotli</translation>
        </message>
        <message>
            <source>nearest is {0}, but it breaks at letter {1} of {2}</source>
            <translation>ближе всего {0}, но расходится на букве {1} из {2}</translation>
        </message>
        <message>
            <source>no character of Unicode</source>
            <translation>не символ Unicode</translation>
        </message>
        <message>
            <source>no character of Unicode of {0}</source>
            <translation>не символ Unicode — {0}</translation>
        </message>
        <message>
            <source>no code is as large as {0}</source>
            <translation>такого большого кода, как {0}, не бывает</translation>
        </message>
        <message>
            <source>no letter is known in this map</source>
            <translation>в этой таблице не известна ни одна буква</translation>
        </message>
        <message>
            <source>no letters on both sides of the hyphen</source>
            <translation>нет букв по обе стороны дефиса</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>слов такой длины нигде нет</translation>
        </message>
        <message>
            <source>no temporary file can be made ({0})</source>
            <translation>не удаётся создать временный файл ({0})</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value</source>
            <translation>ни у одного из его кодов (их {0}) нет значения Unicode</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value (the file says {1})</source>
            <translation>ни у одного из его кодов (их {0}) нет значения Unicode (в файле сказано: {1})</translation>
        </message>
        <message>
            <source>not tried, since too much before it could not be read</source>
            <translation>не пробовали: слишком многое перед этим не удалось прочитать</translation>
        </message>
        <message>
            <source>nothing may follow it</source>
            <translation>после него ничего быть не может</translation>
        </message>
        <message>
            <source>nothing needs repair: the file is a plain copy of the PDF</source>
            <translation>исправлять нечего: файл — простая копия PDF</translation>
        </message>
        <message>
            <source>on page {0} letters that are typed in another order than they are drawn are copied as they are drawn</source>
            <translation>на странице {0} буквы, введённые в другом порядке, чем нарисованы, копируются так, как нарисованы</translation>
        </message>
        <message>
            <source>one character for its parts</source>
            <translation>один знак вместо его частей</translation>
        </message>
        <message>
            <source>only `after F12:3` or `before F12:3` may follow it</source>
            <translation>после него может стоять только `after F12:3` или `before F12:3`</translation>
        </message>
        <message>
            <source>only {0} fits, but it is not certain; add its line, or a word beside it</source>
            <translation>подходит только {0}, но это не наверняка; добавьте строку или соседнее слово</translation>
        </message>
        <message>
            <source>only {0} words are left from there to the end of the document</source>
            <translation>оттуда до конца документа остаётся слов: {0}</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>откройте его заново</translation>
        </message>
        <message>
            <source>open it in a PDF viewer to check it</source>
            <translation>проверьте его, открыв в программе просмотра PDF</translation>
        </message>
        <message>
            <source>open it in a viewer</source>
            <translation>откройте его в программе просмотра</translation>
        </message>
        <message>
            <source>open the PDF, then drop the session on it</source>
            <translation>откройте PDF, затем перетащите сеанс на него</translation>
        </message>
        <message>
            <source>out of memory</source>
            <translation>не хватает памяти</translation>
        </message>
        <message>
            <source>pieces of one word</source>
            <translation>части одного слова</translation>
        </message>
        <message>
            <source>plain quotation marks</source>
            <translation>простые кавычки</translation>
        </message>
        <message>
            <source>put a backslash before the line if it is words</source>
            <translation>поставьте перед строкой обратную косую черту, если это слова</translation>
        </message>
        <message>
            <source>put that back, or delete the link</source>
            <translation>верните это на место или удалите ссылку</translation>
        </message>
        <message>
            <source>read fewer pages at once with --pages</source>
            <translation>читайте меньше страниц за раз</translation>
        </message>
        <message>
            <source>reading it took longer than {0} s</source>
            <translation>чтение заняло больше {0} с</translation>
        </message>
        <message>
            <source>reading the PDF needs more memory than is allowed</source>
            <translation>для чтения этого PDF нужно больше памяти, чем разрешено</translation>
        </message>
        <message>
            <source>save it as UTF-8</source>
            <translation>сохраните его в UTF-8</translation>
        </message>
        <message>
            <source>save the PDF as a file first</source>
            <translation>сначала сохраните PDF в файл</translation>
        </message>
        <message>
            <source>see the codes that `cidfix glyphs` prints</source>
            <translation>коды показывает `cidfix glyphs`</translation>
        </message>
        <message>
            <source>see the list of folders</source>
            <translation>посмотрите список папок</translation>
        </message>
        <message>
            <source>see the names that `cidfix inspect` prints</source>
            <translation>названия показывает `cidfix inspect`</translation>
        </message>
        <message>
            <source>see the numbers that `cidfix lines` prints</source>
            <translation>номера показывает `cidfix lines`</translation>
        </message>
        <message>
            <source>set by the user</source>
            <translation>задано пользователем</translation>
        </message>
        <message>
            <source>set in the window</source>
            <translation>задано в окне</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>похож на точку, стоит в конце {0} строк, которые кончаются раньше, и {1} его употреблений — в конце слова</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>похож на точку, стоит в конце {0} строк, которые кончаются раньше, и {1} его употреблений — в конце слова; так его называет и собственная таблица шрифта</translation>
        </message>
        <message>
            <source>shorten it</source>
            <translation>сократите его</translation>
        </message>
        <message>
            <source>signs stand before small letters, such as {0}</source>
            <translation>перед строчными буквами стоят знаки, например {0}</translation>
        </message>
        <message>
            <source>signs stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>знаки стоят между буквами в {0} слов, например {1}</translation>
        </message>
        <message>
            <source>something is missing after the instruction</source>
            <translation>после указания чего-то не хватает</translation>
        </message>
        <message>
            <source>something went wrong inside cidfix ({0})</source>
            <translation>внутри cidfix что-то пошло не так ({0})</translation>
        </message>
        <message>
            <source>space between words</source>
            <translation>пробел между словами</translation>
        </message>
        <message>
            <source>spaces stood at wrong places</source>
            <translation>пробелы стояли не на своих местах</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>тема</translation>
        </message>
        <message>
            <source>the CMap is cut short or damaged: {0} of its {1} entries were read whole</source>
            <translation>CMap обрезан или повреждён: полностью прочитано записей: {0} из {1}</translation>
        </message>
        <message>
            <source>the PDF cannot be read ({0})</source>
            <translation>PDF не читается ({0})</translation>
        </message>
        <message>
            <source>the PDF cannot be read: {0}</source>
            <translation>PDF не читается: {0}</translation>
        </message>
        <message>
            <source>the PDF has changed since it was read</source>
            <translation>PDF изменился с тех пор, как был прочитан</translation>
        </message>
        <message>
            <source>the PDF has no pages that can be read</source>
            <translation>в PDF нет страниц, которые можно прочитать</translation>
        </message>
        <message>
            <source>the PDF is damaged, so the repaired one is written anew instead of having the repair added</source>
            <translation>PDF повреждён, поэтому исправленный записан заново, а не дополнен исправлением</translation>
        </message>
        <message>
            <source>the PDF is encrypted</source>
            <translation>PDF зашифрован</translation>
        </message>
        <message>
            <source>the PDF is encrypted; the repaired one opens with the same password</source>
            <translation>PDF зашифрован; исправленный открывается тем же паролем</translation>
        </message>
        <message>
            <source>the PDF is signed; the signature holds for the file before the repair, and readers will say so</source>
            <translation>PDF подписан; подпись относится к файлу до исправления, и программы чтения об этом скажут</translation>
        </message>
        <message>
            <source>the PDF of this session is not beside it: {0}</source>
            <translation>PDF этого сеанса не лежит рядом с ним: {0}</translation>
        </message>
        <message>
            <source>the PDF reader crashed</source>
            <translation>программа чтения PDF аварийно завершилась</translation>
        </message>
        <message>
            <source>the PDF reader does not start; see what cidfix --doctor says</source>
            <translation>программа чтения PDF не запускается; посмотрите, что скажет cidfix --doctor</translation>
        </message>
        <message>
            <source>the PDF was closed</source>
            <translation>PDF закрыт</translation>
        </message>
        <message>
            <source>the characters come in the order of their numbers, {0}…, so only their first use numbers them</source>
            <translation>символы идут в порядке своих номеров, {0}…: они лишь пронумерованы по первому употреблению</translation>
        </message>
        <message>
            <source>the codes, taken for Unicode</source>
            <translation>коды, принятые за Unicode</translation>
        </message>
        <message>
            <source>the direction is missing</source>
            <translation>не указано направление</translation>
        </message>
        <message>
            <source>the file cannot be read ({0})</source>
            <translation>файл не читается ({0})</translation>
        </message>
        <message>
            <source>the file holds zero bytes, so it is not text in UTF-8</source>
            <translation>в файле есть нулевые байты, значит, это не текст в UTF-8</translation>
        </message>
        <message>
            <source>the file is damaged; use an older copy of it</source>
            <translation>файл повреждён; возьмите более старую копию</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>файл пуст</translation>
        </message>
        <message>
            <source>the file is larger than {0} MB</source>
            <translation>файл больше {0} МБ</translation>
        </message>
        <message>
            <source>the file is nested too deeply to be one of cidfix's</source>
            <translation>вложенность файла слишком глубока, чтобы он был от cidfix</translation>
        </message>
        <message>
            <source>the file is no font that can be read</source>
            <translation>файл — не шрифт, который можно прочитать</translation>
        </message>
        <message>
            <source>the file is no {0}</source>
            <translation>файл — не {0}</translation>
        </message>
        <message>
            <source>the file is not JSON ({0})</source>
            <translation>файл не JSON ({0})</translation>
        </message>
        <message>
            <source>the file's ToUnicode map</source>
            <translation>таблица ToUnicode файла</translation>
        </message>
        <message>
            <source>the file's name is not UTF-8</source>
            <translation>имя файла не в UTF-8</translation>
        </message>
        <message>
            <source>the file's own map</source>
            <translation>таблица самого файла</translation>
        </message>
        <message>
            <source>the folder can't be made ({0})</source>
            <translation>папку нельзя создать ({0})</translation>
        </message>
        <message>
            <source>the folder can't be read ({0})</source>
            <translation>папка не читается ({0})</translation>
        </message>
        <message>
            <source>the folder can't be removed ({0})</source>
            <translation>папку нельзя убрать ({0})</translation>
        </message>
        <message>
            <source>the folder for temporary files is full</source>
            <translation>папка для временных файлов заполнена</translation>
        </message>
        <message>
            <source>the font and code are missing</source>
            <translation>не указаны шрифт и код</translation>
        </message>
        <message>
            <source>the font has no letters that it names</source>
            <translation>в шрифте нет букв, которые он называет</translation>
        </message>
        <message>
            <source>the font is packed for the web (WOFF2) and can't be unpacked here</source>
            <translation>шрифт упакован для веба (WOFF2), и распаковать его здесь нельзя</translation>
        </message>
        <message>
            <source>the font program's own character map</source>
            <translation>таблица символов в программе шрифта</translation>
        </message>
        <message>
            <source>the font program's symbol codes</source>
            <translation>коды символов в программе шрифта</translation>
        </message>
        <message>
            <source>the font's encoding</source>
            <translation>кодировка шрифта</translation>
        </message>
        <message>
            <source>the font's own map calls it a space; its shape is unknown</source>
            <translation>собственная таблица шрифта называет его пробелом; начертание неизвестно</translation>
        </message>
        <message>
            <source>the font's own map calls it {0}</source>
            <translation>собственная таблица шрифта называет его {0}</translation>
        </message>
        <message>
            <source>the font's program cannot be read ({0})</source>
            <translation>программу шрифта не удалось прочитать ({0})</translation>
        </message>
        <message>
            <source>the glyphs' names</source>
            <translation>имена глифов</translation>
        </message>
        <message>
            <source>the glyphs' names in the font program</source>
            <translation>имена глифов в программе шрифта</translation>
        </message>
        <message>
            <source>the link leads to {0}, which is not there</source>
            <translation>ссылка ведёт к {0}, чего там нет</translation>
        </message>
        <message>
            <source>the map can't be deleted ({0})</source>
            <translation>таблицу нельзя удалить ({0})</translation>
        </message>
        <message>
            <source>the map has been changed since</source>
            <translation>таблица с тех пор изменена</translation>
        </message>
        <message>
            <source>the map has more than {0} names of fonts, or one of more than {1} letters</source>
            <translation>в таблице больше {0} названий шрифтов или есть название длиннее {1} букв</translation>
        </message>
        <message>
            <source>the map says nothing</source>
            <translation>в таблице ничего не сказано</translation>
        </message>
        <message>
            <source>the map says {0}</source>
            <translation>в таблице сказано: {0}</translation>
        </message>
        <message>
            <source>the map's file is missing</source>
            <translation>не указан файл таблицы</translation>
        </message>
        <message>
            <source>the most frequent glyph ({0}), but it has ink</source>
            <translation>самый частый глиф ({0}), но на нём есть краска</translation>
        </message>
        <message>
            <source>the name of the rules is missing</source>
            <translation>не хватает названия правил</translation>
        </message>
        <message>
            <source>the nearest names are {0}</source>
            <translation>ближайшие названия: {0}</translation>
        </message>
        <message>
            <source>the numbers in the glyphs' names</source>
            <translation>номера в именах глифов</translation>
        </message>
        <message>
            <source>the order of glyphs that most TrueType fonts begin with</source>
            <translation>порядок глифов, с которого начинается большинство шрифтов TrueType</translation>
        </message>
        <message>
            <source>the page cannot be drawn: not tried again, since it was too much before</source>
            <translation>страницу нельзя нарисовать: повторно не пробовали, раньше это оказалось слишком много</translation>
        </message>
        <message>
            <source>the page cannot be drawn: {0}</source>
            <translation>страницу нельзя нарисовать: {0}</translation>
        </message>
        <message>
            <source>the page draws with a font that it does not define</source>
            <translation>страница рисует шрифтом, который в ней не определён</translation>
        </message>
        <message>
            <source>the page is empty</source>
            <translation>страница пуста</translation>
        </message>
        <message>
            <source>the paragraph goes on</source>
            <translation>абзац продолжается</translation>
        </message>
        <message>
            <source>the password is wrong</source>
            <translation>пароль неверен</translation>
        </message>
        <message>
            <source>the picture would be too large; draw a part of the page</source>
            <translation>изображение было бы слишком большим; нарисуйте часть страницы</translation>
        </message>
        <message>
            <source>the place is missing</source>
            <translation>не хватает места</translation>
        </message>
        <message>
            <source>the reference shapes can't be read</source>
            <translation>эталонные начертания не читаются</translation>
        </message>
        <message>
            <source>the same as {0} other shapes</source>
            <translation>то же, что ещё {0} начертаний</translation>
        </message>
        <message>
            <source>the same outline in a reference font</source>
            <translation>такой же контур в эталонном шрифте</translation>
        </message>
        <message>
            <source>the saved map {0} is not used any more: {1}</source>
            <translation>сохранённая таблица {0} больше не используется: {1}</translation>
        </message>
        <message>
            <source>the sign for an unknown character</source>
            <translation>знак неизвестного символа</translation>
        </message>
        <message>
            <source>the sign for an unknown character of {0}</source>
            <translation>знак неизвестного символа — {0}</translation>
        </message>
        <message>
            <source>the way to find blocks is missing</source>
            <translation>не указан способ находить блоки</translation>
        </message>
        <message>
            <source>the words do not fit the glyphs at that place</source>
            <translation>слова не подходят к глифам в этом месте</translation>
        </message>
        <message>
            <source>there are no words on this line</source>
            <translation>в этой строке нет слов</translation>
        </message>
        <message>
            <source>there is no font {0}</source>
            <translation>шрифта {0} нет</translation>
        </message>
        <message>
            <source>there is no page {0}</source>
            <translation>страницы {0} нет</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>такого файла нет</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>такого файла или папки нет</translation>
        </message>
        <message>
            <source>there is no such font file, and no font of that name is installed</source>
            <translation>такого файла шрифта нет, и шрифт с таким названием не установлен</translation>
        </message>
        <message>
            <source>there is nothing in it to match</source>
            <translation>в нём нечего сопоставлять</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>рисовать нечего</translation>
        </message>
        <message>
            <source>there is only an image; this needs OCR, which cidfix does not do</source>
            <translation>здесь только изображение; нужно распознавание (OCR), которым cidfix не занимается</translation>
        </message>
        <message>
            <source>this folder holds the library, or is part of it</source>
            <translation>эта папка содержит библиотеку или входит в неё</translation>
        </message>
        <message>
            <source>this folder was added already</source>
            <translation>эта папка уже добавлена</translation>
        </message>
        <message>
            <source>this folder was not added</source>
            <translation>эта папка не была добавлена</translation>
        </message>
        <message>
            <source>this font cannot be read</source>
            <translation>этот шрифт нельзя прочитать</translation>
        </message>
        <message>
            <source>this is a device or a pipe, no font file</source>
            <translation>это устройство или канал, а не файл шрифта</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <translation>это папка</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>это папка, а не файл</translation>
        </message>
        <message>
            <source>this is no file name</source>
            <translation>это не имя файла</translation>
        </message>
        <message>
            <source>this is no folder</source>
            <translation>это не папка</translation>
        </message>
        <message>
            <source>this is no move</source>
            <translation>это не перемещение</translation>
        </message>
        <message>
            <source>this is no ordinary file</source>
            <translation>это не обычный файл</translation>
        </message>
        <message>
            <source>this is no saved map of cidfix's</source>
            <translation>это не таблица, сохранённая cidfix</translation>
        </message>
        <message>
            <source>this is not a PDF</source>
            <translation>это не PDF</translation>
        </message>
        <message>
            <source>this is not a PDF, or it is damaged beyond repair</source>
            <translation>это не PDF, или он безнадёжно повреждён</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>это не обычный файл</translation>
        </message>
        <message>
            <source>this is the PDF itself</source>
            <translation>это сам исходный PDF</translation>
        </message>
        <message>
            <source>this session belongs to {0}, not to {1}</source>
            <translation>этот сеанс относится к {0}, а не к {1}</translation>
        </message>
        <message>
            <source>title</source>
            <translation>название</translation>
        </message>
        <message>
            <source>two scripts are mixed inside {0} of the words, e.g. {1}</source>
            <translation>две письменности смешаны внутри {0} слов, например {1}</translation>
        </message>
        <message>
            <source>typed in the window</source>
            <translation>введено в окне</translation>
        </message>
        <message>
            <source>undo what was done to it by hand</source>
            <translation>отмените вручную то, что с ней сделано</translation>
        </message>
        <message>
            <source>update cidfix</source>
            <translation>обновите cidfix</translation>
        </message>
        <message>
            <source>what stands there is no text in quotation marks</source>
            <translation>то, что там стоит, не текст в кавычках</translation>
        </message>
        <message>
            <source>what you typed is saved; please report this, with the PDF if you may</source>
            <translation>введённое вами сохранено; пожалуйста, сообщите об этом и приложите PDF, если можно</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>пустое место</translation>
        </message>
        <message>
            <source>white space of {0}</source>
            <translation>пустое место — {0}</translation>
        </message>
        <message>
            <source>words had run together</source>
            <translation>слова слились</translation>
        </message>
        <message>
            <source>write !move, a place, before or after, and a place; {0}</source>
            <translation>напишите !move, место, before или after и ещё место; {0}</translation>
        </message>
        <message>
            <source>write =F12:639 and what the code stands for, or {0}</source>
            <translation>напишите =F12:639 и то, что означает код, или {0}</translation>
        </message>
        <message>
            <source>write @PAGE.LINE, @PAGE.LINE:TOKEN or @PAGE.LINE/FIRST-LAST, such as @1.12 or @1.12:3, or {0}</source>
            <translation>пишите @СТРАНИЦА.СТРОКА, @СТРАНИЦА.СТРОКА:СЛОВО или @СТРАНИЦА.СТРОКА/ПЕРВЫЙ-ПОСЛЕДНИЙ, например @1.12 или @1.12:3, или {0}</translation>
        </message>
        <message>
            <source>write a font and code, such as !{0} F12:3, or {1}</source>
            <translation>напишите шрифт и код, например !{0} F12:3, или {1}</translation>
        </message>
        <message>
            <source>write a font as `cidfix inspect` shows it, such as !{0} F12</source>
            <translation>напишите шрифт так, как его показывает `cidfix inspect`, например !{0} F12</translation>
        </message>
        <message>
            <source>write a font, code and value, such as !{0} F12:639 Қ</source>
            <translation>напишите шрифт, код и значение, например !{0} F12:639 Қ</translation>
        </message>
        <message>
            <source>write as in !rules malayalam_traditional</source>
            <translation>напишите, как в !rules malayalam_traditional</translation>
        </message>
        <message>
            <source>write as in `{0} F12:3`, or the value in quotation marks if it is its words</source>
            <translation>напишите как в `{0} F12:3` или значение в кавычках, если это его слова</translation>
        </message>
        <message>
            <source>write both halves of the pair</source>
            <translation>напишите обе половины пары</translation>
        </message>
        <message>
            <source>write it as in niv, yrk-Cyrl or x-mine</source>
            <translation>пишите, например, niv, yrk-Cyrl или x-mine</translation>
        </message>
        <message>
            <source>write one of {0} (heading 1 to {1}), then where; {2}</source>
            <translation>напишите одно из {0} (heading от 1 до {1}), затем место; {2}</translation>
        </message>
        <message>
            <source>write one of {0}, or {1}</source>
            <translation>напишите одно из {0} или {1}</translation>
        </message>
        <message>
            <source>write one of {0}, such as !blocks cuts</source>
            <translation>напишите одно из {0}, как в !blocks cuts</translation>
        </message>
        <message>
            <source>write one of {0}, then nothing, a page (@1) or a line (@1.12)</source>
            <translation>напишите одно из {0}, затем ничего, страницу (@1) или строку (@1.12)</translation>
        </message>
        <message>
            <source>write one of {0}; {1}</source>
            <translation>напишите одно из {0}; {1}</translation>
        </message>
        <message>
            <source>write the name of the file, such as !map nenets.cidmap.json</source>
            <translation>напишите имя файла, например !map nenets.cidmap.json</translation>
        </message>
        <message>
            <source>write the smaller number first</source>
            <translation>сначала пишите меньшее число</translation>
        </message>
        <message>
            <source>write the words as you see them on the page</source>
            <translation>напишите слова так, как видите их на странице</translation>
        </message>
        <message>
            <source>written as one word elsewhere</source>
            <translation>в других местах пишется слитно</translation>
        </message>
        <message>
            <source>written with a hyphen elsewhere</source>
            <translation>в других местах пишется через дефис</translation>
        </message>
        <message>
            <source>{0} (lines with mistakes: {1})</source>
            <translation>{0} (строки с ошибками: {1})</translation>
        </message>
        <message>
            <source>{0} begins with a quotation mark and is no JSON string</source>
            <translation>{0} начинается с кавычки, но это не строка JSON</translation>
        </message>
        <message>
            <source>{0} ends before it begins</source>
            <translation>{0} кончается раньше, чем начинается</translation>
        </message>
        <message>
            <source>{0} follows the value</source>
            <translation>{0} стоит после значения</translation>
        </message>
        <message>
            <source>{0} goes on after its quotation mark</source>
            <translation>{0} продолжается после кавычки</translation>
        </message>
        <message>
            <source>{0} has changed since {1} was saved; places may have moved</source>
            <translation>{0} изменился с тех пор, как сохранён {1}; места могли сместиться</translation>
        </message>
        <message>
            <source>{0} has {1} letters, but {2} stand at that place</source>
            <translation>в {0} букв {1}, а в этом месте стоит {2}</translation>
        </message>
        <message>
            <source>{0} holds half a character</source>
            <translation>в {0} есть половина символа</translation>
        </message>
        <message>
            <source>{0} is beyond the last line of page {1}, which is {2}.{3}</source>
            <translation>{0} — дальше последней строки страницы {1} ({2}.{3})</translation>
        </message>
        <message>
            <source>{0} is no direction</source>
            <translation>{0} — не направление</translation>
        </message>
        <message>
            <source>{0} is no font and code</source>
            <translation>{0} — не шрифт и код</translation>
        </message>
        <message>
            <source>{0} is no instruction</source>
            <translation>{0} — не указание</translation>
        </message>
        <message>
            <source>{0} is no place</source>
            <translation>{0} — не место</translation>
        </message>
        <message>
            <source>{0} letters do not fit the {1} glyphs named</source>
            <translation>{0} букв не подходят к {1} названным глифам</translation>
        </message>
        <message>
            <source>{0} more that can't be read</source>
            <translation>ещё не читаются: {0}</translation>
        </message>
        <message>
            <source>{0} names no font and code</source>
            <translation>{0} не указывает ни шрифта, ни кода</translation>
        </message>
        <message>
            <source>{0} names page {1}, which has no lines of text</source>
            <translation>{0} указывает на страницу {1}, на которой нет строк текста</translation>
        </message>
        <message>
            <source>{0} of the letters are accented Latin ones, more than in any language, e.g. “{1}”</source>
            <translation>{0} букв — латинские с диакритикой, больше, чем в любом языке, например «{1}»</translation>
        </message>
        <message>
            <source>{0} of the letters are vowels, e.g. {1}</source>
            <translation>гласные составляют {0} букв, например {1}</translation>
        </message>
        <message>
            <source>{0} of the words have no vowel, e.g. {1}</source>
            <translation>в {0} слов нет гласных, например {1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes are said to be control characters, white space or no character at all</source>
            <translation>кодов, которые названы управляющими символами, пустым местом или вовсе не символами: {0} из {1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value</source>
            <translation>кодов без значения Unicode: {0} из {1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value (the file says {2})</source>
            <translation>кодов без значения Unicode: {0} из {1} (в файле сказано: {2})</translation>
        </message>
        <message>
            <source>{0} of {1} letters are drawn as something else, {2}</source>
            <translation>букв, нарисованных как нечто другое: {0} из {1}, {2}</translation>
        </message>
        <message>
            <source>{0} of {1} letters can't be what the map says by their heights, such as {2}</source>
            <translation>букв, которые по высоте не могут быть тем, что сказано в таблице: {0} из {1}, например {2}</translation>
        </message>
        <message>
            <source>{0} places fit, likeliest first {1}; add the line, or a word beside it</source>
            <translation>подходящих мест: {0}, вероятнейшие сначала {1}; добавьте строку или соседнее слово</translation>
        </message>
        <message>
            <source>{0} places stand where one is meant</source>
            <translation>указано мест: {0}, а нужно одно</translation>
        </message>
        <message>
            <source>{0} was made with reference fonts that are not in use: {1}</source>
            <translation>{0} сделан с эталонными шрифтами, которые сейчас не используются: {1}</translation>
        </message>
        <message>
            <source>{0}, line {1}</source>
            <translation>{0}, строка {1}</translation>
        </message>
        <message>
            <source>{0}, read as letters of {1}</source>
            <translation>{0}, прочтено как буквы письма {1}</translation>
        </message>
        <message>
            <source>{0}, read as signs</source>
            <translation>{0}, прочтено как знаки</translation>
        </message>
        <message>
            <source>{0}, taken for {1} codes</source>
            <translation>{0}, принято за коды {1}</translation>
        </message>
        <message>
            <source>{0}, the {1} letter</source>
            <translation>{0}, буква: {1}</translation>
        </message>
        <message>
            <source>{0}, with the mark of {1}</source>
            <translation>{0}, со знаком из {1}</translation>
        </message>
        <message>
            <source>{0}/{1}-{2} is not within that line's {3} glyphs</source>
            <translation>{0}/{1}-{2} не укладывается в глифы этой строки (их {3})</translation>
        </message>
        <message>
            <source>{0}:{1} is beyond the last word of that line, which is {2}</source>
            <translation>{0}:{1} — дальше последнего слова этой строки ({2})</translation>
        </message>
        <message>
            <source>“{0}” can't have the depth {1}</source>
            <translation>у «{0}» не может быть уровня {1}</translation>
        </message>
        <message>
            <source>“{0}” follows the texts</source>
            <translation>после текстов стоит «{0}»</translation>
        </message>
        <message>
            <source>“{0}” is no direction</source>
            <translation>«{0}» не направление</translation>
        </message>
        <message>
            <source>“{0}” is no language tag</source>
            <translation>«{0}» — не код языка</translation>
        </message>
        <message>
            <source>“{0}” is no moment</source>
            <translation>«{0}» не момент времени</translation>
        </message>
        <message>
            <source>“{0}” is no place of a block</source>
            <translation>«{0}» не место блока</translation>
        </message>
        <message>
            <source>“{0}” is no way to find blocks</source>
            <translation>«{0}» — не способ находить блоки</translation>
        </message>
        <message>
            <source>“{0}” like “{1}”</source>
            <translation>«{0}» как «{1}»</translation>
        </message>
        <message>
            <source>“{0}” should be {1}</source>
            <translation>«{0}» должно быть: {1}</translation>
        </message>
    </context>
    <context>
        <name>FilesInOut</name>
        <message numerus="yes">
            <source>%n decisions were added.</source>
            <translation>
                <numerusform>Добавлено %n решение.</numerusform>
                <numerusform>Добавлены %n решения.</numerusform>
                <numerusform>Добавлено %n решений.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add decisions from a file</source>
            <translation>Добавить решения из файла</translation>
        </message>
        <message>
            <source>All decisions of that file were made already.</source>
            <translation>Все решения из этого файла уже приняты.</translation>
        </message>
        <message>
            <source>Another reader finds {} of its text.</source>
            <translation>Другая программа находит {} текста.</translation>
        </message>
        <message>
            <source>Decisions (*.txt *.json)</source>
            <translation>Решения (*.txt *.json)</translation>
        </message>
        <message>
            <source>Decisions as text (*.txt);;Session (*.json)</source>
            <translation>Решения как текст (*.txt);;Сеанс (*.json)</translation>
        </message>
        <message>
            <source>Export the repaired PDF</source>
            <translation>Экспорт исправленного PDF</translation>
        </message>
        <message>
            <source>Export the text</source>
            <translation>Экспорт текста</translation>
        </message>
        <message>
            <source>Map (*.cidmap.json)</source>
            <translation>Таблица (*.cidmap.json)</translation>
        </message>
        <message>
            <source>Map (*.json)</source>
            <translation>Таблица (*.json)</translation>
        </message>
        <message>
            <source>No map was saved: a map keeps what you type and accept, and that is nothing yet.</source>
            <translation>Таблица не сохранена: в ней хранится то, что вы набрали и приняли, а этого пока нет.</translation>
        </message>
        <message>
            <source>No map was saved: the fonts of this PDF say rightly themselves what their letters are.</source>
            <translation>Таблица не сохранена: шрифты этого PDF сами верно говорят, какие в них буквы.</translation>
        </message>
        <message>
            <source>No map was saved: there is no text in this PDF, so there is nothing to recover.</source>
            <translation>Таблица не сохранена: в этом PDF нет текста, поэтому восстанавливать нечего.</translation>
        </message>
        <message>
            <source>One decision was added.</source>
            <translation>Добавлено одно решение.</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save the decisions</source>
            <translation>Сохранить решения</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Сохранить таблицу</translation>
        </message>
        <message>
            <source>The decisions are in {}.</source>
            <translation>Решения — в файле {}.</translation>
        </message>
        <message>
            <source>The map is in {}. It is offered for the next PDF in these fonts.</source>
            <translation>Таблица — в файле {}. Она будет предложена для следующего PDF с этими шрифтами.</translation>
        </message>
        <message>
            <source>The repaired PDF is in {}.</source>
            <translation>Исправленный PDF — в файле {}.</translation>
        </message>
        <message>
            <source>The text is in the clipboard.</source>
            <translation>Текст — в буфере обмена.</translation>
        </message>
        <message>
            <source>The text is in {}.</source>
            <translation>Текст — в файле {}.</translation>
        </message>
        <message>
            <source>There is no text in it that could be repaired.</source>
            <translation>В нём нет текста, который можно исправить.</translation>
        </message>
        <message>
            <source>Use a saved map</source>
            <translation>Использовать сохранённую таблицу</translation>
        </message>
        <message>
            <source>{} is written, but there is no text in this PDF.</source>
            <translation>{} записан, но в этом PDF нет текста.</translation>
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
            <translation>Строка этим шрифтом</translation>
        </message>
        <message>
            <source>Copying gives today: {}</source>
            <translation>Сейчас при копировании получается: {}</translation>
        </message>
        <message>
            <source>Files of decisions name this font {}</source>
            <translation>В файлах решений этот шрифт называется {}</translation>
        </message>
        <message>
            <source>Its own map is not to be believed: you type what its letters are</source>
            <translation>Собственной таблице шрифта нельзя верить: вы вводите, что означают его буквы</translation>
        </message>
        <message>
            <source>Its own map is right: use it</source>
            <translation>Собственная таблица шрифта верна: использовать её</translation>
        </message>
        <message>
            <source>Recover</source>
            <translation>Восстановить</translation>
        </message>
        <message>
            <source>The font could not be read: {}. Its letters are shown as the page has them.</source>
            <translation>Шрифт не удалось прочитать: {}. Его буквы показаны такими, какими они стоят на странице.</translation>
        </message>
        <message>
            <source>Trust the file</source>
            <translation>Верить файлу</translation>
        </message>
        <message>
            <source>its letters are not in the PDF</source>
            <translation>его букв нет в PDF</translation>
        </message>
        <message>
            <source>looks like this; the file says nothing of it</source>
            <translation>выглядит так; файл о ней ничего не говорит</translation>
        </message>
        <message>
            <source>looks like this; the file says {} ({})</source>
            <translation>выглядит так; в файле сказано {} ({})</translation>
        </message>
        <message>
            <source>nothing that can be read</source>
            <translation>ничего читаемого</translation>
        </message>
        <message>
            <source>{} of it known</source>
            <translation>из него известно {}</translation>
        </message>
        <message>
            <source>{} of the text</source>
            <translation>{} текста</translation>
        </message>
    </context>
    <context>
        <name>FontCards</name>
        <message>
            <source>A font can say what its letters are. Where that is missing or wrong, cidfix learns them from what you type. Change what was guessed here if it is not so.</source>
            <translation>Шрифт может сообщать, что означают его буквы. Где этого нет или это неверно, cidfix узнаёт буквы из того, что вы вводите. Измените здесь то, что угадано неправильно.</translation>
        </message>
        <message>
            <source>Each font says rightly what its letters are. The text can be exported as it is.</source>
            <translation>Каждый шрифт верно сообщает, что означают его буквы. Текст можно экспортировать как есть.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Шрифты</translation>
        </message>
        <message>
            <source>Fonts of the document</source>
            <translation>Шрифты документа</translation>
        </message>
        <message>
            <source>Show more fonts ({} left)</source>
            <translation>Показать ещё шрифты (осталось {})</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>В этом PDF нет текста, поэтому восстанавливать нечего.</translation>
        </message>
        <message>
            <source>This document draws no text with fonts, so there is nothing to recover.</source>
            <translation>В этом документе нет текста, набранного шрифтами: восстанавливать нечего.</translation>
        </message>
    </context>
    <context>
        <name>Fonts</name>
        <message>
            <source>Letters such as {letters} show better with the font {families}.</source>
            <translation>Буквы вроде {letters} лучше видны со шрифтом {families}.</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>ALTO, for archives</source>
            <translation>ALTO, для архивов</translation>
        </message>
        <message>
            <source>CoNLL-U</source>
            <translation>CoNLL-U</translation>
        </message>
        <message>
            <source>Freki, lines with their blocks</source>
            <translation>Freki, строки с их блоками</translation>
        </message>
        <message>
            <source>JSON of everything</source>
            <translation>JSON со всеми данными</translation>
        </message>
        <message>
            <source>Markdown</source>
            <translation>Markdown</translation>
        </message>
        <message>
            <source>Standard format, for Toolbox</source>
            <translation>Стандартный формат, для Toolbox</translation>
        </message>
        <message>
            <source>TEI P5</source>
            <translation>TEI P5</translation>
        </message>
        <message>
            <source>Table of tokens</source>
            <translation>Таблица токенов</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Текст</translation>
        </message>
        <message>
            <source>Vertical, for corpus programs</source>
            <translation>Вертикальный формат, для корпусных программ</translation>
        </message>
        <message>
            <source>Web page with the pages beside the text</source>
            <translation>Веб-страница, где рядом с текстом — страницы</translation>
        </message>
        <message>
            <source>XML of paragraphs, sentences and words</source>
            <translation>XML с абзацами, предложениями и словами</translation>
        </message>
        <message>
            <source>Xigt, glossed examples</source>
            <translation>Xigt, примеры с глоссами</translation>
        </message>
    </context>
    <context>
        <name>GlyphBox</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Изображение буквы</translation>
        </message>
    </context>
    <context>
        <name>GlyphCard</name>
        <message numerus="yes">
            <source>%n letters chosen</source>
            <translation>
                <numerusform>Выбрана %n буква</numerusform>
                <numerusform>Выбраны %n буквы</numerusform>
                <numerusform>Выбрано %n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a letter in the grid, or click one on the page, to see all about it.</source>
            <translation>Выберите букву в сетке или щёлкните по букве на странице, чтобы увидеть о ней всё.</translation>
        </message>
        <message numerus="yes">
            <source>One value for all %n</source>
            <translation>
                <numerusform>Одно значение для %n буквы</numerusform>
                <numerusform>Одно значение для всех %n</numerusform>
                <numerusform>Одно значение для всех %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Set the value that was typed for the letter</source>
            <translation>Задать значение, введённое для буквы</translation>
        </message>
        <message>
            <source>The chosen letter</source>
            <translation>Выбранная буква</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>Это пробел</translation>
        </message>
        <message>
            <source>This is no space</source>
            <translation>Это не пробел</translation>
        </message>
        <message>
            <source>code {code} in {font} · {uses}</source>
            <translation>код {code} в {font} · {uses}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
        </message>
    </context>
    <context>
        <name>GlyphGrid</name>
        <message>
            <source>All fonts</source>
            <translation>Все шрифты</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Все буквы</translation>
        </message>
        <message>
            <source>By code</source>
            <translation>По коду</translation>
        </message>
        <message>
            <source>By likeness of shape</source>
            <translation>По сходству начертания</translation>
        </message>
        <message>
            <source>By use</source>
            <translation>По частоте</translation>
        </message>
        <message>
            <source>Choose all letters shown</source>
            <translation>Выбрать все показанные буквы</translation>
        </message>
        <message>
            <source>Chosen on the page: {}</source>
            <translation>Выбрано на странице: {}</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Шрифт</translation>
        </message>
        <message>
            <source>In conflict</source>
            <translation>Спорные</translation>
        </message>
        <message>
            <source>Known</source>
            <translation>Известные</translation>
        </message>
        <message>
            <source>Larger letters in the grid (Ctrl and wheel)</source>
            <translation>Крупнее буквы в сетке (Ctrl и колесо)</translation>
        </message>
        <message>
            <source>Letter, U+049A or code</source>
            <translation>Буква, U+049A или код</translation>
        </message>
        <message>
            <source>Letters and spaces</source>
            <translation>Буквы и пробелы</translation>
        </message>
        <message>
            <source>No letter fits what is searched for. Clear the search to see all.</source>
            <translation>Таких букв нет. Очистите поиск, чтобы увидеть все.</translation>
        </message>
        <message>
            <source>No letter is known by its shape alone.</source>
            <translation>Ни одна буква не известна по одному начертанию.</translation>
        </message>
        <message>
            <source>Nothing contradicts anything here.</source>
            <translation>Здесь нет противоречий.</translation>
        </message>
        <message>
            <source>Nothing is known here yet. Type the word that is suggested below.</source>
            <translation>Здесь пока ничего не известно. Введите слово, предложенное внизу.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space here: words are told apart by the gaps between them.</source>
            <translation>Пробелом здесь ничто не считается: слова различаются по промежуткам между ними.</translation>
        </message>
        <message>
            <source>Nothing is unknown here. The text can be exported.</source>
            <translation>Неизвестного здесь нет. Текст можно экспортировать.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Порядок</translation>
        </message>
        <message>
            <source>Say what the chosen letters stand for</source>
            <translation>Сказать, что означают выбранные буквы</translation>
        </message>
        <message>
            <source>Search the letters</source>
            <translation>Искать среди букв</translation>
        </message>
        <message>
            <source>Show all letters again</source>
            <translation>Снова показать все буквы</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Пробелы</translation>
        </message>
        <message>
            <source>Sure by shape</source>
            <translation>Верные по начертанию</translation>
        </message>
        <message>
            <source>There are no proposals here. Type words: the rest follows from them.</source>
            <translation>Предположений здесь нет. Вводите слова: остальное последует из них.</translation>
        </message>
        <message>
            <source>There are only spaces in what was chosen on the page.</source>
            <translation>В выбранном на странице — только пробелы.</translation>
        </message>
        <message>
            <source>This font draws nothing.</source>
            <translation>Этот шрифт ничего не рисует.</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Неизвестные</translation>
        </message>
        <message>
            <source>Which letters</source>
            <translation>Какие буквы</translation>
        </message>
        <message>
            <source>With proposals</source>
            <translation>С предположениями</translation>
        </message>
    </context>
    <context>
        <name>GlyphHint</name>
        <message>
            <source>code {} in {} ({})</source>
            <translation>код {} в {} ({})</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
        </message>
        <message>
            <source>perhaps {}: {}</source>
            <translation>возможно, {}: {}</translation>
        </message>
        <message>
            <source>space</source>
            <translation>пробел</translation>
        </message>
    </context>
    <context>
        <name>GlyphList</name>
        <message>
            <source>Letters of the document</source>
            <translation>Буквы документа</translation>
        </message>
    </context>
    <context>
        <name>GlyphModel</name>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
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
            <translation>Предполагаемые буквы</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <source>Accept</source>
            <translation>Принять</translation>
        </message>
        <message>
            <source>It is another letter (Del)</source>
            <translation>Это другая буква (Del)</translation>
        </message>
        <message>
            <source>It is {}</source>
            <translation>Это {}</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Отклонить</translation>
        </message>
        <message>
            <source>This is the letter (Enter)</source>
            <translation>Это та самая буква (Enter)</translation>
        </message>
        <message>
            <source>{name} (press {digit})</source>
            <translation>{name} (нажмите {digit})</translation>
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
            <translation>вероятно</translation>
        </message>
        <message>
            <source>open</source>
            <translation>не решено</translation>
        </message>
        <message>
            <source>sure</source>
            <translation>верно</translation>
        </message>
    </context>
    <context>
        <name>GuidePage</name>
        <message>
            <source>Guide</source>
            <translation>Руководство</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Decisions in effect</source>
            <translation>Действующие решения</translation>
        </message>
        <message>
            <source>In effect</source>
            <translation>Действующие</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Шаги</translation>
        </message>
        <message>
            <source>Steps, to go back and forth between</source>
            <translation>Шаги, по которым можно ходить вперёд и назад</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>Take the chosen decisions back, whenever they were made (Del)</source>
            <translation>Отозвать выбранные решения, когда бы они ни были приняты (Del)</translation>
        </message>
        <message>
            <source>Undone; choose it to do it again</source>
            <translation>Отменено; выберите, чтобы повторить</translation>
        </message>
        <message>
            <source>Waits for its place: {}</source>
            <translation>Ждёт своего места: {}</translation>
        </message>
        <message>
            <source>What you type and choose is listed here, and anything can be taken back.</source>
            <translation>Здесь перечислено всё, что вы вводите и выбираете, и всё можно отозвать.</translation>
        </message>
    </context>
    <context>
        <name>LanguageCard</name>
        <message>
            <source>Chosen before:</source>
            <translation>Выбирались раньше:</translation>
        </message>
        <message>
            <source>If you know it: which letters it is written with helps to tell those that look alike.</source>
            <translation>Если вы его знаете: буквы языка помогают различить похожие знаки.</translation>
        </message>
        <message>
            <source>It is written in this language</source>
            <translation>Документ написан на этом языке</translation>
        </message>
        <message>
            <source>Its letters are looked for first; others are never refused.</source>
            <translation>Его буквы ищутся прежде других; другие никогда не отвергаются.</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Отозвать: {}</translation>
        </message>
        <message>
            <source>Take this language back</source>
            <translation>Отозвать этот язык</translation>
        </message>
        <message>
            <source>Written in</source>
            <translation>Язык документа</translation>
        </message>
    </context>
    <context>
        <name>LanguageField</name>
        <message>
            <source>Language the document is written in</source>
            <translation>Язык, на котором написан документ</translation>
        </message>
        <message>
            <source>Languages that fit</source>
            <translation>Подходящие языки</translation>
        </message>
        <message>
            <source>Name of a language, or its tag</source>
            <translation>Название языка или его код</translation>
        </message>
        <message>
            <source>none of these: “{}” as a tag</source>
            <translation>ни один из них: код «{}»</translation>
        </message>
        <message>
            <source>“{}” as a tag</source>
            <translation>код «{}»</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>As the &amp;system is</source>
            <translation>&amp;Как в системе</translation>
        </message>
        <message>
            <source>Change it now</source>
            <translation>Сменить сейчас</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <source>The window changes its language when cidfix is started again.</source>
            <translation>Язык окна сменится при следующем запуске cidfix.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>What the looks of letters mean</source>
            <translation>Что означает вид букв</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>What would be learned</source>
            <translation>Что станет известно</translation>
        </message>
    </context>
    <context>
        <name>LetterPalette</name>
        <message>
            <source>A name such as “ka descender”, a code point such as U+049A, or a letter like it</source>
            <translation>Название, например «ka descender», кодовая позиция, например U+049A, или похожая буква</translation>
        </message>
        <message>
            <source>All rows of letters</source>
            <translation>Все ряды букв</translation>
        </message>
        <message>
            <source>Letters appear here as you teach them.</source>
            <translation>Буквы появляются здесь по мере того, как вы их вводите.</translation>
        </message>
        <message>
            <source>Letters found</source>
            <translation>Найденные буквы</translation>
        </message>
        <message>
            <source>Letters of the language so far, those typed last in front</source>
            <translation>Буквы языка, известные до сих пор; введённые последними — впереди</translation>
        </message>
        <message>
            <source>No letter is called that. Try one word of its name, or a letter that looks like it.</source>
            <translation>Такой буквы нет. Попробуйте одно слово из её названия или похожую букву.</translation>
        </message>
        <message>
            <source>Search a letter</source>
            <translation>Искать букву</translation>
        </message>
        <message>
            <source>Search a letter by its name, its code point or a letter like it</source>
            <translation>Искать букву по названию, кодовой позиции или похожей букве</translation>
        </message>
        <message>
            <source>Show all rows of letters</source>
            <translation>Показать все ряды букв</translation>
        </message>
        <message>
            <source>Show one row of letters</source>
            <translation>Показать один ряд букв</translation>
        </message>
        <message>
            <source>search letter…</source>
            <translation>найти букву…</translation>
        </message>
    </context>
    <context>
        <name>LetterTable</name>
        <message>
            <source>Letter</source>
            <translation>Буква</translation>
        </message>
        <message>
            <source>Merged</source>
            <translation>После объединения</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Источник</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>различается</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>только здесь</translation>
        </message>
        <message>
            <source>only there</source>
            <translation>только там</translation>
        </message>
        <message>
            <source>same</source>
            <translation>одинаково</translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message>
            <source>&amp;Compare and merge…</source>
            <translation>&amp;Сравнить и объединить…</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Экспорт…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>И&amp;мпорт…</translation>
        </message>
        <message>
            <source>&amp;Letters…</source>
            <translation>&amp;Буквы…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Пов&amp;торить</translation>
        </message>
        <message>
            <source>&amp;Use</source>
            <translation>&amp;Использовать</translation>
        </message>
        <message>
            <source>Add a &amp;folder…</source>
            <translation>Добавить &amp;папку…</translation>
        </message>
        <message>
            <source>Add what the &amp;open document knows…</source>
            <translation>Добавить известное из открытого &amp;документа…</translation>
        </message>
        <message>
            <source>Compare and merge with a map</source>
            <translation>Сравнить и объединить с таблицей</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Папки</translation>
        </message>
        <message>
            <source>Import a map</source>
            <translation>Импорт таблицы</translation>
        </message>
        <message>
            <source>Leave out {}</source>
            <translation>Убрать {}</translation>
        </message>
        <message>
            <source>Library of maps</source>
            <translation>Библиотека таблиц</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Таблицы</translation>
        </message>
        <message>
            <source>No map holds all these words.</source>
            <translation>Нет таблицы, в которой есть все эти слова.</translation>
        </message>
        <message>
            <source>No map is saved yet: Ctrl+S saves that of the open document here.</source>
            <translation>Сохранённых таблиц пока нет: Ctrl+S сохранит сюда таблицу открытого документа.</translation>
        </message>
        <message>
            <source>Search names, languages, fonts, notes</source>
            <translation>Искать в названиях, языках, шрифтах, примечаниях</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>Искать среди таблиц</translation>
        </message>
        <message>
            <source>The map is in {}.</source>
            <translation>Таблица — в файле {}.</translation>
        </message>
        <message>
            <source>The maps of {} are searched, too.</source>
            <translation>Таблицы из {} теперь тоже просматриваются.</translation>
        </message>
        <message>
            <source>U&amp;ndo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <source>{} is left out; its maps stay where they are.</source>
            <translation>Папка {} убрана; её таблицы остаются на месте.</translation>
        </message>
        <message>
            <source>{} is used for the open document.</source>
            <translation>Таблица {} используется для открытого документа.</translation>
        </message>
        <message>
            <source>{} was deleted</source>
            <translation>таблица {} удалена</translation>
        </message>
        <message>
            <source>{} was described</source>
            <translation>изменено описание таблицы {}</translation>
        </message>
        <message>
            <source>{} was imported</source>
            <translation>таблица {} импортирована</translation>
        </message>
        <message>
            <source>{} was merged into {}</source>
            <translation>таблица {} включена в {}</translation>
        </message>
    </context>
    <context>
        <name>LineFilter</name>
        <message>
            <source>All {}</source>
            <translation>Все {}</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>Противоречия {}</translation>
        </message>
        <message>
            <source>Every letter is known. Read the text through, and export it.</source>
            <translation>Все буквы известны. Прочтите текст целиком и экспортируйте его.</translation>
        </message>
        <message>
            <source>Nothing contradicts what you typed.</source>
            <translation>Ничто не противоречит введённому.</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled.</source>
            <translation>Вводить больше нечего: все буквы установлены.</translation>
        </message>
        <message>
            <source>There is no text in this document.</source>
            <translation>В этом документе нет текста.</translation>
        </message>
        <message>
            <source>To type {}</source>
            <translation>Ввести {}</translation>
        </message>
        <message>
            <source>Unknown {}</source>
            <translation>Неизвестные {}</translation>
        </message>
    </context>
    <context>
        <name>LinesView</name>
        <message>
            <source>A page number or running head: it is not counted, and left out of the text</source>
            <translation>Номер страницы или колонтитул: не считается и не входит в текст</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>Коды</translation>
        </message>
        <message>
            <source>Copy the line as decoded</source>
            <translation>Копировать строку как прочитано</translation>
        </message>
        <message>
            <source>Copy the word as decoded</source>
            <translation>Копировать слово как прочитано</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Строки</translation>
        </message>
        <message>
            <source>Lines: line before</source>
            <translation>Строки: предыдущая строка</translation>
        </message>
        <message>
            <source>Lines: next line</source>
            <translation>Строки: следующая строка</translation>
        </message>
        <message>
            <source>Lines: next word</source>
            <translation>Строки: следующее слово</translation>
        </message>
        <message>
            <source>Lines: type what stands there</source>
            <translation>Строки: ввести то, что там стоит</translation>
        </message>
        <message>
            <source>Lines: word before</source>
            <translation>Строки: предыдущее слово</translation>
        </message>
        <message>
            <source>Show codes</source>
            <translation>Показать коды</translation>
        </message>
        <message>
            <source>Show codes in the lines</source>
            <translation>Показать коды в строках</translation>
        </message>
        <message>
            <source>Show the codes that the file has, each under its letter</source>
            <translation>Показать коды из файла, каждый под своей буквой</translation>
        </message>
        <message>
            <source>Take its letters over into the typing line</source>
            <translation>Перенести его буквы в строку ввода</translation>
        </message>
        <message>
            <source>Take the line over into the typing line</source>
            <translation>Перенести строку в строку ввода</translation>
        </message>
        <message>
            <source>Type this line</source>
            <translation>Ввести эту строку</translation>
        </message>
        <message>
            <source>Type this word</source>
            <translation>Ввести это слово</translation>
        </message>
        <message>
            <source>Which lines are shown</source>
            <translation>Какие строки показаны</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Open PDF</source>
            <translation>Открыть PDF</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Открывается {}…</translation>
        </message>
        <message>
            <source>PDF (*.pdf);;All files (*)</source>
            <translation>PDF (*.pdf);;Все файлы (*)</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Шаги</translation>
        </message>
        <message>
            <source>{}. Password:</source>
            <translation>{}. Пароль:</translation>
        </message>
    </context>
    <context>
        <name>MapCard</name>
        <message numerus="yes">
            <source>%n letters</source>
            <translation>
                <numerusform>%n буква</numerusform>
                <numerusform>%n буквы</numerusform>
                <numerusform>%n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <source>Choose a map to see what it knows.</source>
            <translation>Выберите таблицу, чтобы увидеть, что в ней известно.</translation>
        </message>
        <message>
            <source>Decided from {} to {}</source>
            <translation>Решения приняты с {} по {}</translation>
        </message>
        <message>
            <source>Fonts: {}</source>
            <translation>Шрифты: {}</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Лицензия</translation>
        </message>
        <message>
            <source>Made from {}</source>
            <translation>Создана по {}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Примечания</translation>
        </message>
        <message>
            <source>one letter</source>
            <translation>одна буква</translation>
        </message>
        <message>
            <source>such as CC0</source>
            <translation>например, CC0</translation>
        </message>
        <message>
            <source>tags such as niv, with spaces between</source>
            <translation>коды языков, например niv, через пробел</translation>
        </message>
    </context>
    <context>
        <name>MapComparison</name>
        <message>
            <source>&amp;Merge into {}</source>
            <translation>&amp;Объединить в {}</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>Все буквы</translation>
        </message>
        <message>
            <source>Different {}</source>
            <translation>Различаются {}</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Оставить оба</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>Клавиша {}</translation>
        </message>
        <message>
            <source>Only in {} {}</source>
            <translation>Только в {} {}</translation>
        </message>
        <message>
            <source>Take {}</source>
            <translation>Взять из {}</translation>
        </message>
        <message>
            <source>The same {}</source>
            <translation>Одинаковы {}</translation>
        </message>
        <message>
            <source>Where both differ, choose rows and whose value is to stay.</source>
            <translation>Где таблицы различаются, выберите строки и укажите, чьё значение оставить.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>F2 or a double click changes a value; U+049A is a letter by its number.</source>
            <translation>F2 или двойной щелчок изменяет значение; U+049A — буква по её номеру.</translation>
        </message>
        <message>
            <source>Say nothing of it</source>
            <translation>Ничего о ней не говорить</translation>
        </message>
        <message>
            <source>The map was changed elsewhere; these are its letters now.</source>
            <translation>Таблица изменена в другом месте; теперь её буквы такие.</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <source>a value of {} was changed</source>
            <translation>изменено значение в таблице {}</translation>
        </message>
    </context>
    <context>
        <name>MapKeeper</name>
        <message>
            <source>Done again: {}.</source>
            <translation>Повторено: {}.</translation>
        </message>
        <message>
            <source>Undone: {}.</source>
            <translation>Отменено: {}.</translation>
        </message>
    </context>
    <context>
        <name>MapList</name>
        <message>
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Шрифты</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Буквы</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Таблица</translation>
        </message>
    </context>
    <context>
        <name>MapOffers</name>
        <message numerus="yes">
            <source>%n files or folders of the library of maps are left out:</source>
            <translation>
                <numerusform>%n файл или папка библиотеки таблиц пропущены:</numerusform>
                <numerusform>%n файла или папки библиотеки таблиц пропущены:</numerusform>
                <numerusform>%n файлов или папок библиотеки таблиц пропущены:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the letters drawn here</source>
            <translation>
                <numerusform>%n из здешних букв</numerusform>
                <numerusform>%n из здешних букв</numerusform>
                <numerusform>%n из здешних букв</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel reading the library of maps</source>
            <translation>Отменить чтение библиотеки таблиц</translation>
        </message>
        <message>
            <source>Look for saved maps that fit</source>
            <translation>Искать подходящие сохранённые таблицы</translation>
        </message>
        <message>
            <source>One file or folder of the library of maps is left out:</source>
            <translation>Один файл или одна папка библиотеки таблиц пропущены:</translation>
        </message>
        <message>
            <source>Reading map {number} of {total} of the library…</source>
            <translation>Чтение таблицы {number} из {total} в библиотеке…</translation>
        </message>
        <message>
            <source>Saved maps that fit this document:</source>
            <translation>Сохранённые таблицы, подходящие к этому документу:</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>Use the saved map {}</source>
            <translation>Использовать сохранённую таблицу {}</translation>
        </message>
        <message>
            <source>one of the letters drawn here</source>
            <translation>одну из здешних букв</translation>
        </message>
        <message>
            <source>{name}: knows {letters}, and would add {share} of the text</source>
            <translation>{name}: знает {letters} и добавит {share} текста</translation>
        </message>
    </context>
    <context>
        <name>MapsInUse</name>
        <message>
            <source>Do not use it</source>
            <translation>Не использовать</translation>
        </message>
        <message>
            <source>Do not use the map {}</source>
            <translation>Не использовать таблицу {}</translation>
        </message>
        <message>
            <source>Hear it before the one above</source>
            <translation>Учитывать раньше той, что выше</translation>
        </message>
        <message>
            <source>Hear {} before the one above</source>
            <translation>Учитывать {} раньше той, что выше</translation>
        </message>
        <message>
            <source>Saved map in use:</source>
            <translation>Используемая сохранённая таблица:</translation>
        </message>
        <message>
            <source>Saved maps in use, those above heard first:</source>
            <translation>Используемые сохранённые таблицы; верхние учитываются первыми:</translation>
        </message>
        <message>
            <source>confirms {}</source>
            <translation>подтверждает {}</translation>
        </message>
        <message>
            <source>fills {}</source>
            <translation>заполняет {}</translation>
        </message>
        <message>
            <source>has none of the letters drawn here</source>
            <translation>здешних букв в ней нет</translation>
        </message>
        <message>
            <source>is overruled by maps above in {}</source>
            <translation>уступает верхним таблицам в {}</translation>
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
            <translation>&amp;О программе cidfix</translation>
        </message>
        <message>
            <source>&amp;Blocks</source>
            <translation>&amp;Блоки</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <source>&amp;Close the newest message</source>
            <translation>&amp;Закрыть последнее сообщение</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Тёмное оформление</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Правка</translation>
        </message>
        <message>
            <source>&amp;Export text…</source>
            <translation>&amp;Экспорт текста…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <source>&amp;Fonts</source>
            <translation>&amp;Шрифты</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Во весь экран</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>Пе&amp;реход</translation>
        </message>
        <message>
            <source>&amp;Guide</source>
            <translation>&amp;Руководство</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Клавиши</translation>
        </message>
        <message>
            <source>&amp;Letters</source>
            <translation>&amp;Буквы</translation>
        </message>
        <message>
            <source>&amp;Library of maps…</source>
            <translation>&amp;Библиотека таблиц…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Светлое оформление</translation>
        </message>
        <message>
            <source>&amp;Maps</source>
            <translation>&amp;Таблицы</translation>
        </message>
        <message>
            <source>&amp;Open PDF…</source>
            <translation>&amp;Открыть PDF…</translation>
        </message>
        <message>
            <source>&amp;Pages</source>
            <translation>&amp;Страницы</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Выход</translation>
        </message>
        <message>
            <source>&amp;Recover</source>
            <translation>В&amp;осстановление</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Повторить</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>С&amp;бросить расположение</translation>
        </message>
        <message>
            <source>&amp;Save the map in the library</source>
            <translation>&amp;Сохранить таблицу в библиотеке</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>&amp;Текст</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <source>&amp;Use a saved map…</source>
            <translation>&amp;Использовать сохранённую таблицу…</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <source>A&amp;dd decisions from a file…</source>
            <translation>&amp;Добавить решения из файла…</translation>
        </message>
        <message>
            <source>About cidfix</source>
            <translation>О программе cidfix</translation>
        </message>
        <message>
            <source>As the &amp;system is</source>
            <translation>&amp;Как в системе</translation>
        </message>
        <message>
            <source>Export &amp;repaired PDF…</source>
            <translation>Экспорт исправленного PD&amp;F…</translation>
        </message>
        <message>
            <source>Open a sa&amp;mple</source>
            <translation>Открыть &amp;пример</translation>
        </message>
        <message>
            <source>Open rece&amp;nt</source>
            <translation>Открыть &amp;недавний</translation>
        </message>
        <message>
            <source>Save dec&amp;isions as…</source>
            <translation>Сохранить &amp;решения как…</translation>
        </message>
        <message>
            <source>Save the map &amp;as…</source>
            <translation>Сохранить таблицу &amp;как…</translation>
        </message>
        <message>
            <source>To the t&amp;yping line</source>
            <translation>К строке &amp;ввода</translation>
        </message>
        <message>
            <source>cidfix {} recovers the text of PDFs that show it right and copy it wrong.

Free software under the GNU Affero General Public License, version 3 or later.
The method is that of Nicolas Stefanovitch (2022).</source>
            <translation>cidfix {} восстанавливает текст PDF-файлов, в которых он виден правильно, а копируется неправильно.

Свободная программа на условиях Стандартной общественной лицензии GNU Affero версии 3 или более поздней.
Метод Николя Стефановича (Nicolas Stefanovitch, 2022).</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Every letter of this document is known.</source>
            <translation>Все буквы этого документа известны.</translation>
        </message>
        <message numerus="yes">
            <source>Every letter of this document was read, %n by shape alone.</source>
            <translation>
                <numerusform>Все буквы этого документа прочитаны, %n — только по начертанию.</numerusform>
                <numerusform>Все буквы этого документа прочитаны, %n — только по начертанию.</numerusform>
                <numerusform>Все буквы этого документа прочитаны, %n — только по начертанию.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Экспорт текста…</translation>
        </message>
        <message>
            <source>Go on with it</source>
            <translation>Продолжить работу</translation>
        </message>
        <message>
            <source>Look at them</source>
            <translation>Посмотреть их</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>Открыть заново</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>Открывается {}…</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>Сохранить таблицу</translation>
        </message>
        <message>
            <source>The PDF has changed on the disk. You see it as it was opened; what you did is kept.</source>
            <translation>PDF на диске изменился. Вы видите его таким, каким он был открыт; сделанное вами сохранено.</translation>
        </message>
        <message>
            <source>The PDF is not on the disk any more. You can go on with it; what you did is kept.</source>
            <translation>PDF больше нет на диске. Можно продолжать работу; сделанное вами сохранено.</translation>
        </message>
        <message>
            <source>cidfix ended unexpectedly while {} was open. What you did is saved.</source>
            <translation>cidfix неожиданно завершился, когда был открыт файл {}. Сделанное вами сохранено.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Закрыть это сообщение</translation>
        </message>
        <message>
            <source>Close this message (Shift+Esc)</source>
            <translation>Закрыть это сообщение (Shift+Esc)</translation>
        </message>
    </context>
    <context>
        <name>OpenDocument</name>
        <message>
            <source>A saved map fits. {}</source>
            <translation>Подходит сохранённая таблица. {}</translation>
        </message>
        <message>
            <source>No text was found in this PDF: {}.</source>
            <translation>В этом PDF не найдено текста: {}.</translation>
        </message>
        <message>
            <source>Not readable: page {} ({}).</source>
            <translation>Не читается: страница {} ({}).</translation>
        </message>
        <message>
            <source>Nothing can be saved beside this PDF. What you do is kept in {}.</source>
            <translation>Рядом с этим PDF ничего нельзя сохранить. Сделанное вами хранится в {}.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>В этом PDF нет текста, поэтому восстанавливать нечего.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Попробовать ещё раз</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>Without text: page {} ({}).</source>
            <translation>Без текста: страница {} ({}).</translation>
        </message>
        <message numerus="yes">
            <source>Your %n decisions of the last session are back.</source>
            <translation>
                <numerusform>Восстановлено %n решение прошлого сеанса.</numerusform>
                <numerusform>Восстановлены %n решения прошлого сеанса.</numerusform>
                <numerusform>Восстановлено %n решений прошлого сеанса.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your decision of the last session is back.</source>
            <translation>Восстановлено ваше решение прошлого сеанса.</translation>
        </message>
        <message>
            <source>Your last session could not be restored: {}</source>
            <translation>Прошлый сеанс не удалось восстановить: {}</translation>
        </message>
    </context>
    <context>
        <name>PageArea</name>
        <message>
            <source>Page {} of {}</source>
            <translation>Страница {} из {}</translation>
        </message>
        <message>
            <source>Pages of the PDF</source>
            <translation>Страницы PDF</translation>
        </message>
    </context>
    <context>
        <name>PageBox</name>
        <message>
            <source>Go to page…</source>
            <translation>Перейти к странице…</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Страница</translation>
        </message>
        <message>
            <source>Type a page number and press Enter</source>
            <translation>Введите номер страницы и нажмите Enter</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>из {}</translation>
        </message>
    </context>
    <context>
        <name>PageMenu</name>
        <message>
            <source>Copy what is decoded</source>
            <translation>Копировать прочитанное</translation>
        </message>
        <message>
            <source>Show this letter’s card</source>
            <translation>Показать карточку этой буквы</translation>
        </message>
        <message>
            <source>The next column is the one to the left</source>
            <translation>Следующий столбец — тот, что слева</translation>
        </message>
        <message>
            <source>The next column is the one to the right</source>
            <translation>Следующий столбец — тот, что справа</translation>
        </message>
        <message>
            <source>This is a full stop</source>
            <translation>Это точка</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>Это пробел</translation>
        </message>
        <message>
            <source>This is not a full stop</source>
            <translation>Это не точка</translation>
        </message>
        <message>
            <source>This is not a space</source>
            <translation>Это не пробел</translation>
        </message>
        <message>
            <source>This line runs left to right</source>
            <translation>Эта строка идёт слева направо</translation>
        </message>
        <message>
            <source>This line runs right to left</source>
            <translation>Эта строка идёт справа налево</translation>
        </message>
        <message>
            <source>Type what stands here</source>
            <translation>Ввести то, что здесь стоит</translation>
        </message>
    </context>
    <context>
        <name>PageStrip</name>
        <message>
            <source>Thumbnails of pages</source>
            <translation>Миниатюры страниц</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Fit page</source>
            <translation>Страница целиком</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>По ширине</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Следующая страница</translation>
        </message>
        <message>
            <source>On the page: a word less</source>
            <translation>На странице: словом меньше</translation>
        </message>
        <message>
            <source>On the page: a word more</source>
            <translation>На странице: словом больше</translation>
        </message>
        <message>
            <source>On the page: choose nothing</source>
            <translation>На странице: снять выбор</translation>
        </message>
        <message>
            <source>On the page: copy what is decoded</source>
            <translation>На странице: копировать прочитанное</translation>
        </message>
        <message>
            <source>On the page: first page</source>
            <translation>На странице: первая страница</translation>
        </message>
        <message>
            <source>On the page: last page</source>
            <translation>На странице: последняя страница</translation>
        </message>
        <message>
            <source>On the page: scroll down</source>
            <translation>На странице: прокрутить вниз</translation>
        </message>
        <message>
            <source>On the page: scroll up</source>
            <translation>На странице: прокрутить вверх</translation>
        </message>
        <message>
            <source>On the page: type what stands there</source>
            <translation>На странице: ввести то, что там стоит</translation>
        </message>
        <message>
            <source>On the page: word to the left</source>
            <translation>На странице: слово слева</translation>
        </message>
        <message>
            <source>On the page: word to the right</source>
            <translation>На странице: слово справа</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Предыдущая страница</translation>
        </message>
        <message>
            <source>Show states on the page</source>
            <translation>Показать состояния на странице</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Увеличить</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Уменьшить</translation>
        </message>
    </context>
    <context>
        <name>PendingCard</name>
        <message>
            <source>Click the place where it stands:</source>
            <translation>Щёлкните по месту, где это стоит:</translation>
        </message>
        <message>
            <source>It stands here, on page {}</source>
            <translation>Стоит здесь, на странице {}</translation>
        </message>
        <message>
            <source>It was typed for this place:</source>
            <translation>Это было введено для этого места:</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>Отозвать: {}</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>Places that fit</source>
            <translation>Подходящие места</translation>
        </message>
    </context>
    <context>
        <name>ProgressHeader</name>
        <message numerus="yes">
            <source>%n letters in conflict</source>
            <translation>
                <numerusform>%n спорная буква</numerusform>
                <numerusform>%n спорные буквы</numerusform>
                <numerusform>%n спорных букв</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters left</source>
            <translation>
                <numerusform>осталась %n буква</numerusform>
                <numerusform>осталось %n буквы</numerusform>
                <numerusform>осталось %n букв</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places</source>
            <translation>
                <numerusform>%n место</numerusform>
                <numerusform>%n места</numerusform>
                <numerusform>%n мест</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n words typed</source>
            <translation>
                <numerusform>введено %n слово</numerusform>
                <numerusform>введено %n слова</numerusform>
                <numerusform>введено %n слов</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>В этом PDF нет текста, поэтому восстанавливать нечего.</translation>
        </message>
        <message>
            <source>no letter left</source>
            <translation>неизвестных букв нет</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
        </message>
        <message>
            <source>one letter in conflict</source>
            <translation>одна спорная буква</translation>
        </message>
        <message>
            <source>one letter left</source>
            <translation>осталась одна буква</translation>
        </message>
        <message>
            <source>one place</source>
            <translation>одно место</translation>
        </message>
        <message>
            <source>one word typed</source>
            <translation>введено одно слово</translation>
        </message>
        <message>
            <source>reading the letters…</source>
            <translation>буквы читаются…</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>известно {}</translation>
        </message>
        <message>
            <source>{}: {} of the text, {} known</source>
            <translation>{}: {} текста, известно {}</translation>
        </message>
    </context>
    <context>
        <name>ProposalPanel</name>
        <message numerus="yes">
            <source>%n letters are read by their shapes</source>
            <translation>
                <numerusform>По начертанию прочитана %n буква</numerusform>
                <numerusform>По начертанию прочитаны %n буквы</numerusform>
                <numerusform>По начертанию прочитано %n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Proposed letters</source>
            <translation>&amp;Предполагаемые буквы</translation>
        </message>
        <message>
            <source>Accept all that are s&amp;ure</source>
            <translation>Пр&amp;инять все верные</translation>
        </message>
        <message>
            <source>Accept all that are sure ({})</source>
            <translation>Принять все верные ({})</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Все</translation>
        </message>
        <message>
            <source>Compare the letters with fonts of your own</source>
            <translation>Сравнить буквы с вашими шрифтами</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Сомнительные</translation>
        </message>
        <message>
            <source>Every proposal is answered. What you said is listed under Decisions.</source>
            <translation>На все предположения дан ответ. Сказанное вами перечислено во вкладке «Решения».</translation>
        </message>
        <message>
            <source>Letters that cidfix reads by itself are listed here.</source>
            <translation>Здесь перечислены буквы, которые cidfix читает сам.</translation>
        </message>
        <message>
            <source>Nothing is proposed, since every letter is known already.</source>
            <translation>Предположений нет: все буквы уже известны.</translation>
        </message>
        <message>
            <source>Nothing is proposed: no reference font has letters like these. Type words; the rest follows from them. Or add a font that looks like the document's, under “Reference fonts” above.</source>
            <translation>Предположений нет: ни в одном эталонном шрифте нет таких букв. Вводите слова; остальное последует из них. Или добавьте шрифт, похожий на шрифт документа, в «Эталонные шрифты» выше.</translation>
        </message>
        <message>
            <source>One letter is read by its shape</source>
            <translation>По начертанию прочитана одна буква</translation>
        </message>
        <message>
            <source>Proposals: accept</source>
            <translation>Предположения: принять</translation>
        </message>
        <message>
            <source>Proposals: all about the letter</source>
            <translation>Предположения: всё о букве</translation>
        </message>
        <message>
            <source>Proposals: refuse</source>
            <translation>Предположения: отклонить</translation>
        </message>
        <message>
            <source>Proposals: take one of the other values</source>
            <translation>Предположения: взять одно из других значений</translation>
        </message>
        <message>
            <source>Reference fonts</source>
            <translation>Эталонные шрифты</translation>
        </message>
        <message>
            <source>Sure</source>
            <translation>Верные</translation>
        </message>
        <message>
            <source>The letters are being read…</source>
            <translation>Буквы читаются…</translation>
        </message>
        <message>
            <source>There are none of this kind. Choose “All” above to see the others.</source>
            <translation>Таких нет. Выберите «Все» выше, чтобы увидеть остальные.</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is no letter to read.</source>
            <translation>В этом PDF нет текста, поэтому нет и букв, которые можно прочесть.</translation>
        </message>
        <message>
            <source>Use proposals</source>
            <translation>Использовать предположения</translation>
        </message>
        <message>
            <source>Use:</source>
            <translation>Использовать:</translation>
        </message>
        <message>
            <source>Which proposals are shown</source>
            <translation>Какие предположения показаны</translation>
        </message>
        <message>
            <source>Which proposals stand in the text before you have answered them</source>
            <translation>Какие предположения стоят в тексте, пока вы на них не ответили</translation>
        </message>
        <message>
            <source>{}, all surely. Accept them, or type what is otherwise.</source>
            <translation>{}, все — верно. Примите их или введите то, что на самом деле иначе.</translation>
        </message>
        <message>
            <source>{}, doubtfully. What is worth most to know comes first.</source>
            <translation>{}, но с сомнением. Сначала идёт то, что важнее всего узнать.</translation>
        </message>
        <message>
            <source>{}, {} of them doubtfully. What is worth most to know comes first.</source>
            <translation>{}, из них {} — с сомнением. Сначала идёт то, что важнее всего узнать.</translation>
        </message>
    </context>
    <context>
        <name>ProposalRow</name>
        <message>
            <source>Accept</source>
            <translation>Принять</translation>
        </message>
        <message>
            <source>Accepted by you</source>
            <translation>Принято вами</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Отклонить</translation>
        </message>
        <message>
            <source>Refused by you</source>
            <translation>Отклонено вами</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
    </context>
    <context>
        <name>ReadingPanel</name>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Finding lines, words and fonts…</source>
            <translation>Поиск строк, слов и шрифтов…</translation>
        </message>
        <message>
            <source>Opening the PDF…</source>
            <translation>Открывается PDF…</translation>
        </message>
        <message>
            <source>Reading the letters of page {} of {}</source>
            <translation>Чтение букв страницы {} из {}</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>another letter, {}, is drawn with the same shape</source>
            <translation>другая буква, {}, нарисована точно так же</translation>
        </message>
        <message>
            <source>drawn just as in {}</source>
            <translation>нарисована точно как в {}</translation>
        </message>
        <message>
            <source>looks as in {}</source>
            <translation>выглядит как в {}</translation>
        </message>
        <message>
            <source>the file's own map says so, but it is not to be trusted</source>
            <translation>так говорит таблица самого файла, но верить ей нельзя</translation>
        </message>
        <message>
            <source>{} says so</source>
            <translation>так говорит {}</translation>
        </message>
        <message>
            <source>{} things you said say so</source>
            <translation>так следует из сказанного вами ({})</translation>
        </message>
        <message>
            <source>{} things you said speak for it</source>
            <translation>за это говорит сказанное вами ({})</translation>
        </message>
    </context>
    <context>
        <name>ReferenceCard</name>
        <message numerus="yes">
            <source>%n fonts installed here are used.</source>
            <translation>
                <numerusform>Используется %n установленный шрифт.</numerusform>
                <numerusform>Используются %n установленных шрифта.</numerusform>
                <numerusform>Используется %n установленных шрифтов.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a reference &amp;font…</source>
            <translation>Добавить эталонный &amp;шрифт…</translation>
        </message>
        <message>
            <source>Add a reference font</source>
            <translation>Добавить эталонный шрифт</translation>
        </message>
        <message>
            <source>Add a reference font…</source>
            <translation>Добавить эталонный шрифт…</translation>
        </message>
        <message>
            <source>Cancel measuring fonts</source>
            <translation>Прекратить обмер шрифтов</translation>
        </message>
        <message>
            <source>Compare with every font that is installed; the first time takes seconds each</source>
            <translation>Сравнить со всеми установленными шрифтами; в первый раз каждый занимает несколько секунд</translation>
        </message>
        <message>
            <source>Do not use any more: {}</source>
            <translation>Больше не использовать: {}</translation>
        </message>
        <message>
            <source>Do not use this font any more</source>
            <translation>Больше не использовать этот шрифт</translation>
        </message>
        <message>
            <source>Fonts ({});;All files (*)</source>
            <translation>Шрифты ({});;Все файлы (*)</translation>
        </message>
        <message>
            <source>Letters are compared with the fonts that cidfix knows. A font of your own that looks like the document's helps where they are read doubtfully; drop it here, or add it.</source>
            <translation>Буквы сравниваются со шрифтами, которые знает cidfix. Там, где они читаются с сомнением, помогает ваш шрифт, похожий на шрифт документа; перетащите его сюда или добавьте.</translation>
        </message>
        <message>
            <source>Looking for fonts…</source>
            <translation>Поиск шрифтов…</translation>
        </message>
        <message>
            <source>Measuring {name} ({number} of {total})…</source>
            <translation>Обмер {name} ({number} из {total})…</translation>
        </message>
        <message>
            <source>One font installed here is used.</source>
            <translation>Используется один установленный шрифт.</translation>
        </message>
        <message>
            <source>Use fonts &amp;installed here</source>
            <translation>Использовать &amp;установленные шрифты</translation>
        </message>
        <message>
            <source>Use fonts installed here</source>
            <translation>Использовать установленные шрифты</translation>
        </message>
        <message>
            <source>{} (can't be read)</source>
            <translation>{} (не читается)</translation>
        </message>
    </context>
    <context>
        <name>ReferenceLetter</name>
        <message>
            <source> and {} more</source>
            <translation> и ещё {}</translation>
        </message>
        <message>
            <source>Drawn here by {}</source>
            <translation>Здесь нарисовано шрифтом {}</translation>
        </message>
        <message>
            <source>So it is in {}{}</source>
            <translation>Такова она в {}{}</translation>
        </message>
    </context>
    <context>
        <name>References</name>
        <message numerus="yes">
            <source>%n are not sure any more</source>
            <translation>
                <numerusform>%n больше не верна</numerusform>
                <numerusform>%n больше не верны</numerusform>
                <numerusform>%n больше не верны</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are read as other letters</source>
            <translation>
                <numerusform>%n читается как другая буква</numerusform>
                <numerusform>%n читаются как другие буквы</numerusform>
                <numerusform>%n читаются как другие буквы</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters are read now that were not</source>
            <translation>
                <numerusform>теперь читается ещё %n буква</numerusform>
                <numerusform>теперь читаются ещё %n буквы</numerusform>
                <numerusform>теперь читается ещё %n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>With these reference fonts the letters are read as before.</source>
            <translation>С этими эталонными шрифтами буквы читаются как прежде.</translation>
        </message>
        <message>
            <source>one is not sure any more</source>
            <translation>одна больше не верна</translation>
        </message>
        <message>
            <source>one is read as another letter</source>
            <translation>одна читается как другая буква</translation>
        </message>
        <message>
            <source>one letter is read now that was not</source>
            <translation>теперь читается ещё одна буква</translation>
        </message>
        <message>
            <source>{} with these reference fonts.</source>
            <translation>{} с этими эталонными шрифтами.</translation>
        </message>
    </context>
    <context>
        <name>RepairList</name>
        <message numerus="yes">
            <source>%n repairs</source>
            <translation>
                <numerusform>%n исправление</numerusform>
                <numerusform>%n исправления</numerusform>
                <numerusform>%n исправлений</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Leave as it was</source>
            <translation>Оставить &amp;как было</translation>
        </message>
        <message>
            <source>&amp;Repair again</source>
            <translation>&amp;Исправить снова</translation>
        </message>
        <message>
            <source>All &amp;alike</source>
            <translation>Вс&amp;е такие же</translation>
        </message>
        <message>
            <source>All &amp;alike ({})</source>
            <translation>Вс&amp;е такие же ({})</translation>
        </message>
        <message>
            <source>All repairs</source>
            <translation>Все исправления</translation>
        </message>
        <message>
            <source>Leave as it was, or repair again</source>
            <translation>Оставить как было или исправить снова</translation>
        </message>
        <message>
            <source>Left as it was</source>
            <translation>Оставлено как было</translation>
        </message>
        <message>
            <source>List only repairs that hold these letters</source>
            <translation>Показать только исправления с этими буквами</translation>
        </message>
        <message>
            <source>Nothing had to be repaired.</source>
            <translation>Исправлять было нечего.</translation>
        </message>
        <message>
            <source>Repair</source>
            <translation>Исправить</translation>
        </message>
        <message>
            <source>Repairs of the text</source>
            <translation>Исправления текста</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <translation>Shift+пробел</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Stop repairing the text</source>
            <translation>Остановить исправление текста</translation>
        </message>
        <message>
            <source>The same for all alike</source>
            <translation>То же для всех таких же</translation>
        </message>
        <message>
            <source>The text is being repaired …</source>
            <translation>Текст исправляется…</translation>
        </message>
        <message>
            <source>The text shown is of before.</source>
            <translation>Показан прежний текст.</translation>
        </message>
        <message>
            <source>Which repairs are listed</source>
            <translation>Какие исправления показаны</translation>
        </message>
        <message>
            <source>Words in them</source>
            <translation>Слова в них</translation>
        </message>
        <message>
            <source>one repair</source>
            <translation>одно исправление</translation>
        </message>
    </context>
    <context>
        <name>RepairTable</name>
        <message>
            <source>After</source>
            <translation>Стало</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Было</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Строка</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Шаг</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Почему</translation>
        </message>
        <message>
            <source>everywhere</source>
            <translation>везде</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ничего</translation>
        </message>
    </context>
    <context>
        <name>Repairs</name>
        <message>
            <source>Halves of a sentence on two pages or columns become one paragraph.</source>
            <translation>Части предложения на двух страницах или в двух столбцах становятся одним абзацем.</translation>
        </message>
        <message>
            <source>Hyphens</source>
            <translation>Переносы</translation>
        </message>
        <message>
            <source>Letters of another script that look alike become those of their word.</source>
            <translation>Похожие буквы другой письменности заменяются буквами той, на которой написано слово.</translation>
        </message>
        <message>
            <source>Ligatures</source>
            <translation>Лигатуры</translation>
        </message>
        <message>
            <source>Look-alikes</source>
            <translation>Похожие буквы</translation>
        </message>
        <message>
            <source>Other languages</source>
            <translation>Другие языки</translation>
        </message>
        <message>
            <source>Paragraphs</source>
            <translation>Абзацы</translation>
        </message>
        <message>
            <source>Paragraphs in another language are marked, and their words left alone.</source>
            <translation>Абзацы на другом языке помечаются, и слова в них не меняются.</translation>
        </message>
        <message>
            <source>Signs for several letters become letters, and lost letters come back.</source>
            <translation>Знаки, обозначающие несколько букв, заменяются буквами, а потерянные буквы возвращаются.</translation>
        </message>
        <message>
            <source>Spaced-out letters are joined, and words that ran together are parted.</source>
            <translation>Буквы, набранные вразрядку, соединяются, а слившиеся слова разделяются.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Слова</translation>
        </message>
        <message>
            <source>Words that were cut at the end of a line are joined.</source>
            <translation>Слова, разорванные в конце строки, соединяются.</translation>
        </message>
        <message>
            <source>left as it was</source>
            <translation>оставлено как было</translation>
        </message>
        <message>
            <source>left as it was, everywhere</source>
            <translation>оставлено как было, везде</translation>
        </message>
        <message>
            <source>“{before}” became “{after}”: {reason}</source>
            <translation>«{before}» заменено на «{after}»: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Roles</name>
        <message>
            <source>Abstract</source>
            <translation>Аннотация</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Подпись</translation>
        </message>
        <message>
            <source>Glossed example</source>
            <translation>Пример с глоссами</translation>
        </message>
        <message>
            <source>Heading {}</source>
            <translation>Заголовок {}</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Исключено</translation>
        </message>
        <message>
            <source>List item</source>
            <translation>Пункт списка</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Примечание</translation>
        </message>
        <message>
            <source>Page number or running head</source>
            <translation>Номер страницы или колонтитул</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Цитата</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Таблица</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Текст</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Verse</source>
            <translation>Стихи</translation>
        </message>
        <message>
            <source>Words in a figure</source>
            <translation>Слова на рисунке</translation>
        </message>
    </context>
    <context>
        <name>RuleEditor</name>
        <message numerus="yes">
            <source>%n of these lines would be read otherwise.</source>
            <translation>
                <numerusform>%n из этих строк читалась бы иначе.</numerusform>
                <numerusform>%n из этих строк читались бы иначе.</numerusform>
                <numerusform>%n из этих строк читались бы иначе.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the usual rules</source>
            <translation>Вернуться к обычным правилам</translation>
        </message>
        <message>
            <source>In some scripts letters are drawn in another order than they are typed. These rules say which; choose others, or change them for this document, and see what its lines become.</source>
            <translation>В некоторых письменностях буквы рисуются не в том порядке, в каком вводятся. Эти правила говорят, какие именно; выберите другие или измените их для этого документа и посмотрите, какими станут его строки.</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Открыть файл…</translation>
        </message>
        <message>
            <source>Open rules</source>
            <translation>Открыть правила</translation>
        </message>
        <message>
            <source>Rules (*.rules)</source>
            <translation>Правила (*.rules)</translation>
        </message>
        <message>
            <source>Rules (*.rules);;All files (*)</source>
            <translation>Правила (*.rules);;Все файлы (*)</translation>
        </message>
        <message>
            <source>Rules of order</source>
            <translation>Правила порядка</translation>
        </message>
        <message>
            <source>Rules that come with cidfix</source>
            <translation>Правила из состава cidfix</translation>
        </message>
        <message>
            <source>Save as a file…</source>
            <translation>Сохранить в файл…</translation>
        </message>
        <message>
            <source>Save the rules</source>
            <translation>Сохранить правила</translation>
        </message>
        <message>
            <source>The lines are read as they are now.</source>
            <translation>Строки читаются так же, как сейчас.</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Trying these rules…</source>
            <translation>Эти правила проверяются…</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Использовать эти правила</translation>
        </message>
        <message>
            <source>Your own rules</source>
            <translation>Ваши собственные правила</translation>
        </message>
        <message>
            <source>the rules</source>
            <translation>правила</translation>
        </message>
    </context>
    <context>
        <name>SampleTable</name>
        <message>
            <source>As drawn</source>
            <translation>Как нарисовано</translation>
        </message>
        <message>
            <source>Lines of the document before and after</source>
            <translation>Строки документа до и после</translation>
        </message>
        <message>
            <source>Read now</source>
            <translation>Читается сейчас</translation>
        </message>
        <message>
            <source>With these rules</source>
            <translation>По этим правилам</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>%n uses</source>
            <translation>
                <numerusform>%n употребление</numerusform>
                <numerusform>%n употребления</numerusform>
                <numerusform>%n употреблений</numerusform>
            </translation>
        </message>
        <message>
            <source>almost certain</source>
            <translation>почти наверняка</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>вероятно</translation>
        </message>
        <message>
            <source>one use</source>
            <translation>одно употребление</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>возможно</translation>
        </message>
        <message>
            <source>rather likely</source>
            <translation>скорее всего</translation>
        </message>
        <message>
            <source>unlikely</source>
            <translation>маловероятно</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message>
            <source>Close the search (Escape)</source>
            <translation>Закрыть поиск (Escape)</translation>
        </message>
        <message>
            <source>Find in the decoded text</source>
            <translation>Искать в прочитанном тексте</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Найти далее</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Найти ранее</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>Найти…</translation>
        </message>
        <message>
            <source>Next place (F3)</source>
            <translation>Следующее место (F3)</translation>
        </message>
        <message>
            <source>Previous place (Shift+F3)</source>
            <translation>Предыдущее место (Shift+F3)</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>не найдено</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} из {}</translation>
        </message>
    </context>
    <context>
        <name>SeparatorCards</name>
        <message>
            <source>Full stop</source>
            <translation>Точка</translation>
        </message>
        <message>
            <source>Not a full stop</source>
            <translation>Не точка</translation>
        </message>
        <message>
            <source>Not a space</source>
            <translation>Не пробел</translation>
        </message>
        <message>
            <source>Nothing is taken for a full stop.</source>
            <translation>Точкой ничто не считается.</translation>
        </message>
        <message>
            <source>Nothing is taken for a space: words are told apart by the gaps between them.</source>
            <translation>Пробелом ничто не считается: слова различаются по промежуткам между ними.</translation>
        </message>
        <message>
            <source>Space between words</source>
            <translation>Пробел между словами</translation>
        </message>
    </context>
    <context>
        <name>SeparatorRow</name>
        <message>
            <source>Another…</source>
            <translation>Другая…</translation>
        </message>
        <message>
            <source>Choose another letter; any can also be chosen on the page with the right button</source>
            <translation>Выбрать другую букву; любую можно выбрать и на странице правой кнопкой мыши</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Правильно</translation>
        </message>
        <message>
            <source>Show on the page</source>
            <translation>Показать на странице</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>{score}. {reason}.</source>
            <translation>{score}. {reason}.</translation>
        </message>
        <message>
            <source>✓ Confirmed by you.</source>
            <translation>✓ Подтверждено вами.</translation>
        </message>
    </context>
    <context>
        <name>Settling</name>
        <message>
            <source>what you changed in {} was saved as a new map</source>
            <translation>то, что вы изменили в {}, сохранено как новая таблица</translation>
        </message>
        <message>
            <source>{} (changed)</source>
            <translation>{} (изменена)</translation>
        </message>
        <message>
            <source>{} as you changed it</source>
            <translation>{} с вашими изменениями</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Where the focus is</source>
            <translation>Где находится фокус</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Open PDF…</source>
            <translation>Открыть PDF…</translation>
        </message>
        <message>
            <source>Open a PDF, or drop one anywhere on this window. cidfix reads its letters by their shapes, asks you for what shapes cannot settle, and gives you the text.</source>
            <translation>Откройте PDF или перетащите его в это окно. cidfix прочтёт буквы по начертанию, спросит вас о том, чего по начертанию не решить, и выдаст текст.</translation>
        </message>
        <message>
            <source>Opened lately</source>
            <translation>Недавно открытые</translation>
        </message>
        <message>
            <source>Samples to try</source>
            <translation>Примеры для пробы</translation>
        </message>
        <message>
            <source>Text out of PDFs that show it right and copy it wrong</source>
            <translation>Текст из PDF, где он виден правильно, а копируется неправильно</translation>
        </message>
        <message>
            <source>The PDFs you open will be listed here.</source>
            <translation>Здесь будут перечислены PDF, которые вы откроете.</translation>
        </message>
        <message>
            <source>{} (not there any more)</source>
            <translation>{} (файла больше нет)</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>известно {}</translation>
        </message>
    </context>
    <context>
        <name>States</name>
        <message>
            <source>contradicted</source>
            <translation>спорно</translation>
        </message>
        <message>
            <source>from a map</source>
            <translation>из таблицы</translation>
        </message>
        <message>
            <source>proposed</source>
            <translation>предположительно</translation>
        </message>
        <message>
            <source>space</source>
            <translation>пробел</translation>
        </message>
        <message>
            <source>sure by shape</source>
            <translation>верно по начертанию</translation>
        </message>
        <message>
            <source>typed</source>
            <translation>введено</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>неизвестно</translation>
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
            <translation>Изображение того, что надо ввести</translation>
        </message>
    </context>
    <context>
        <name>TextPreview</name>
        <message>
            <source>Copy all</source>
            <translation>Копировать всё</translation>
        </message>
        <message>
            <source>Every letter is known. What you see is what is exported.</source>
            <translation>Все буквы известны. Экспортируется то, что вы видите.</translation>
        </message>
        <message>
            <source>Every letter was read, some by shape alone (F5). What you see is what is exported.</source>
            <translation>Все буквы прочитаны, некоторые — только по начертанию (F5). Экспортируется то, что вы видите.</translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>Экспорт текста…</translation>
        </message>
        <message>
            <source>How an unknown letter is written</source>
            <translation>Как пишется неизвестная буква</translation>
        </message>
        <message>
            <source>Marked letters are not certain. What you see is what is exported.</source>
            <translation>Помеченные буквы прочитаны не наверняка. Экспортируется то, что вы видите.</translation>
        </message>
        <message>
            <source>Page numbers and running heads too</source>
            <translation>Также номера страниц и колонтитулы</translation>
        </message>
        <message>
            <source>The text as it is exported</source>
            <translation>Текст, каким он экспортируется</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to export.</source>
            <translation>В этом PDF нет текста, поэтому экспортировать нечего.</translation>
        </message>
        <message>
            <source>Unknown letters as (cid:639)</source>
            <translation>Неизвестные буквы: (cid:639)</translation>
        </message>
        <message>
            <source>Unknown letters as �</source>
            <translation>Неизвестные буквы: �</translation>
        </message>
        <message>
            <source>underlined: repaired</source>
            <translation>подчёркнуто: исправлено</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message numerus="yes">
            <source>%n or more other places fit; choose with ↓</source>
            <translation>
                <numerusform>подходит %n другое место или больше; выбор — ↓</numerusform>
                <numerusform>подходят %n других места или больше; выбор — ↓</numerusform>
                <numerusform>подходят %n других мест или больше; выбор — ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more places fit; choose with ↓</source>
            <translation>
                <numerusform>подходит %n место или больше; выбор — ↓</numerusform>
                <numerusform>подходят %n места или больше; выбор — ↓</numerusform>
                <numerusform>подходят %n мест или больше; выбор — ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other places fit; choose with ↓</source>
            <translation>
                <numerusform>подходит %n другое место; выбор — ↓</numerusform>
                <numerusform>подходят %n других места; выбор — ↓</numerusform>
                <numerusform>подходят %n других мест; выбор — ↓</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places fit; choose with ↓</source>
            <translation>
                <numerusform>подходит %n место; выбор — ↓</numerusform>
                <numerusform>подходят %n места; выбор — ↓</numerusform>
                <numerusform>подходят %n мест; выбор — ↓</numerusform>
            </translation>
        </message>
        <message>
            <source>a letter seems to be missing at the beginning of “{}”</source>
            <translation>кажется, пропущена буква в начале «{}»</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}”</source>
            <translation>кажется, пропущена буква в «{}»</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}” after letter {}</source>
            <translation>кажется, в «{}» пропущена буква после {}-й</translation>
        </message>
        <message>
            <source>close to line {} on page {} (↓ shows it), but {}</source>
            <translation>близко к строке {} на странице {} (↓ покажет), но {}</translation>
        </message>
        <message>
            <source>contradicts: you typed {} where {} is known ({})</source>
            <translation>противоречие: вы ввели {} там, где известно {} ({})</translation>
        </message>
        <message>
            <source>fits here</source>
            <translation>здесь подходит</translation>
        </message>
        <message>
            <source>fits here, but {}</source>
            <translation>здесь подходит, но {}</translation>
        </message>
        <message numerus="yes">
            <source>fits so far · {} of %n letters typed</source>
            <translation>
                <numerusform>пока подходит · введено букв: {} из %n</numerusform>
                <numerusform>пока подходит · введено букв: {} из %n</numerusform>
                <numerusform>пока подходит · введено букв: {} из %n</numerusform>
            </translation>
        </message>
        <message>
            <source>letter {} of “{}” is drawn as the {} before, and you typed {}</source>
            <translation>{}-я буква в «{}» нарисована так же, как {} раньше, а вы ввели {}</translation>
        </message>
        <message>
            <source>letter {} of “{}” is known as {} there, and you typed {}</source>
            <translation>{}-я буква в «{}» известна там как {}, а вы ввели {}</translation>
        </message>
        <message>
            <source>no other place fits</source>
            <translation>других подходящих мест нет</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>слов такой длины нигде нет</translation>
        </message>
        <message>
            <source>not here</source>
            <translation>здесь не подходит</translation>
        </message>
        <message>
            <source>not here, but on line {}</source>
            <translation>не здесь, а в строке {}</translation>
        </message>
        <message>
            <source>not here: nothing stands where you typed “{}”</source>
            <translation>здесь не подходит: там, где вы ввели «{}», ничего нет</translation>
        </message>
        <message numerus="yes">
            <source>not here: where you typed “{}” stand %n letters</source>
            <translation>
                <numerusform>здесь не подходит: там, где вы ввели «{}», стоит %n буква</numerusform>
                <numerusform>здесь не подходит: там, где вы ввели «{}», стоят %n буквы</numerusform>
                <numerusform>здесь не подходит: там, где вы ввели «{}», стоит %n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>not here: where you typed “{}” stands 1 letter</source>
            <translation>здесь не подходит: там, где вы ввели «{}», стоит 1 буква</translation>
        </message>
        <message>
            <source>not here: {}</source>
            <translation>здесь не подходит: {}</translation>
        </message>
        <message>
            <source>one place: line {}</source>
            <translation>одно место: строка {}</translation>
        </message>
        <message>
            <source>perhaps on line {} (↓ shows it); type a word beside it to be certain</source>
            <translation>возможно, в строке {} (↓ покажет); для верности введите соседнее слово</translation>
        </message>
        <message>
            <source>replaces “{}”</source>
            <translation>заменит «{}»</translation>
        </message>
        <message numerus="yes">
            <source>teaches %n letters: {}</source>
            <translation>
                <numerusform>даст %n букву: {}</numerusform>
                <numerusform>даст %n буквы: {}</numerusform>
                <numerusform>даст %n букв: {}</numerusform>
            </translation>
        </message>
        <message>
            <source>teaches 1 letter: {}</source>
            <translation>даст 1 букву: {}</translation>
        </message>
        <message>
            <source>teaches nothing new</source>
            <translation>ничего нового не даст</translation>
        </message>
        <message>
            <source>teaches nothing new: what is open stays open</source>
            <translation>ничего нового не даст: что не решено, останется нерешённым</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”</source>
            <translation>кажется, в «{}» лишняя буква</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”: letter {}</source>
            <translation>кажется, в «{}» лишняя буква: {}-я</translation>
        </message>
        <message>
            <source>{} already stands for another shape, as on line {}</source>
            <translation>{} уже обозначает другое начертание, как в строке {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} и ещё {}</translation>
        </message>
        <message>
            <source>{} instead of {}</source>
            <translation>{} вместо {}</translation>
        </message>
        <message numerus="yes">
            <source>{} of %n letters typed; if that is all of it, it fits</source>
            <translation>
                <numerusform>введено букв: {} из %n; если это всё, то подходит</numerusform>
                <numerusform>введено букв: {} из %n; если это всё, то подходит</numerusform>
                <numerusform>введено букв: {} из %n; если это всё, то подходит</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TypingLine</name>
        <message>
            <source>Another sign that looks the same</source>
            <translation>Другой знак того же вида</translation>
        </message>
        <message>
            <source>Back to the one before</source>
            <translation>Назад к предыдущему</translation>
        </message>
        <message>
            <source>Code point to letter</source>
            <translation>Кодовую позицию — в букву</translation>
        </message>
        <message>
            <source>Corrected: “{}”</source>
            <translation>Исправлено: «{}»</translation>
        </message>
        <message>
            <source>Ctrl+⏎ keeps it anyway</source>
            <translation>Ctrl+⏎ всё равно сохранит</translation>
        </message>
        <message>
            <source>Go on to what teaches most (Enter)</source>
            <translation>Перейти к самому полезному (Enter)</translation>
        </message>
        <message>
            <source>Kept: it is tried again as letters become known</source>
            <translation>Сохранено: пробуется снова, когда становятся известны новые буквы</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Усвоить</translation>
        </message>
        <message>
            <source>Learn what is typed (Enter)</source>
            <translation>Усвоить введённое (Enter)</translation>
        </message>
        <message numerus="yes">
            <source>Learned %n letters</source>
            <translation>
                <numerusform>Усвоена %n буква</numerusform>
                <numerusform>Усвоены %n буквы</numerusform>
                <numerusform>Усвоено %n букв</numerusform>
            </translation>
        </message>
        <message>
            <source>Learned 1 letter</source>
            <translation>Усвоена 1 буква</translation>
        </message>
        <message>
            <source>Learned nothing new</source>
            <translation>Ничего нового</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Next to type</source>
            <translation>Что ввести дальше</translation>
        </message>
        <message>
            <source>Say what the letter is</source>
            <translation>Сказать, что это за буква</translation>
        </message>
        <message>
            <source>Take the letters over</source>
            <translation>Подставить буквы</translation>
        </message>
        <message>
            <source>The hole is still open: type its letter, or Esc and ⏎ to go on without it</source>
            <translation>Пропуск ещё не заполнен: введите его букву или нажмите Esc и ⏎, чтобы продолжить без неё</translation>
        </message>
        <message>
            <source>Typing: clear, then leave the place</source>
            <translation>Ввод: очистить, затем уйти с места</translation>
        </message>
        <message>
            <source>Typing: keep without a place</source>
            <translation>Ввод: сохранить без места</translation>
        </message>
        <message>
            <source>Typing: learn, or go on</source>
            <translation>Ввод: усвоить или идти дальше</translation>
        </message>
        <message>
            <source>Typing: line above</source>
            <translation>Ввод: строка выше</translation>
        </message>
        <message>
            <source>Typing: line below, or the places that fit</source>
            <translation>Ввод: строка ниже или подходящие места</translation>
        </message>
        <message>
            <source>Typing: take over, in the empty field</source>
            <translation>Ввод: подставить в пустое поле</translation>
        </message>
        <message>
            <source>What do you see?</source>
            <translation>Что вы видите?</translation>
        </message>
        <message>
            <source>type the rest</source>
            <translation>введите остальное</translation>
        </message>
        <message>
            <source>type the rest, or see with ↓ where else it fits</source>
            <translation>введите остальное или посмотрите с помощью ↓, где ещё подходит</translation>
        </message>
    </context>
    <context>
        <name>UseProposals</name>
        <message>
            <source>Use &amp;all proposals</source>
            <translation>Использовать вс&amp;е предположения</translation>
        </message>
        <message>
            <source>Use &amp;sure proposals</source>
            <translation>Использовать &amp;верные предположения</translation>
        </message>
        <message>
            <source>Use n&amp;o proposals</source>
            <translation>&amp;Не использовать предположения</translation>
        </message>
        <message>
            <source>all proposals</source>
            <translation>все предположения</translation>
        </message>
        <message>
            <source>no proposals</source>
            <translation>никакие</translation>
        </message>
        <message>
            <source>sure proposals</source>
            <translation>верные предположения</translation>
        </message>
    </context>
    <context>
        <name>ValueEditor</name>
        <message>
            <source>A letter, several, or code points as U+049A U+0301</source>
            <translation>Буква, несколько букв или кодовые позиции, например U+049A U+0301</translation>
        </message>
        <message>
            <source>It is an ornament or a rule: nothing of it goes into the text</source>
            <translation>Это украшение или линейка: в текст ничего не войдёт</translation>
        </message>
        <message>
            <source>No text (decoration)</source>
            <translation>Без текста (украшение)</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Задать</translation>
        </message>
        <message>
            <source>Set this value (Enter)</source>
            <translation>Задать это значение (Enter)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Отозвать</translation>
        </message>
        <message>
            <source>Take back what was set by hand</source>
            <translation>Отозвать заданное вручную</translation>
        </message>
        <message>
            <source>Type a letter first, or say that it stands for no text.</source>
            <translation>Сначала введите букву или укажите, что она не означает текста.</translation>
        </message>
        <message>
            <source>What the letter stands for</source>
            <translation>Что означает буква</translation>
        </message>
    </context>
    <context>
        <name>ValueWords</name>
        <message>
            <source>Contradicted: see the conflicts. In use because {}.</source>
            <translation>Спорно: см. противоречия. Используется, так как {}.</translation>
        </message>
        <message>
            <source>Proposed: {}.</source>
            <translation>Предположительно: {}.</translation>
        </message>
        <message>
            <source>Sure by its shape: {}.</source>
            <translation>Верно по начертанию: {}.</translation>
        </message>
        <message>
            <source>Taken for the space between words.</source>
            <translation>Считается пробелом между словами.</translation>
        </message>
        <message>
            <source>Unknown: no word typed so far has it.</source>
            <translation>Неизвестно: её нет ни в одном введённом слове.</translation>
        </message>
        <message>
            <source>Unknown; perhaps {}: {}.</source>
            <translation>Неизвестно; возможно, {}: {}.</translation>
        </message>
        <message>
            <source>another font draws the same shape, and {}</source>
            <translation>другой шрифт рисует её так же, и {}</translation>
        </message>
        <message>
            <source>it comes from {}</source>
            <translation>взято из: {}</translation>
        </message>
        <message>
            <source>it was set by hand</source>
            <translation>задано вручную</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>неизвестно</translation>
        </message>
        <message>
            <source>words of a known text fit ({})</source>
            <translation>подходят слова известного текста ({})</translation>
        </message>
        <message>
            <source>you accepted this proposal</source>
            <translation>вы приняли это предположение</translation>
        </message>
        <message>
            <source>you typed {}</source>
            <translation>вы ввели {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} и ещё {}</translation>
        </message>
    </context>
    <context>
        <name>VerdictChip</name>
        <message>
            <source>Its own map is: {}</source>
            <translation>Его собственная таблица: {}</translation>
        </message>
        <message>
            <source>fine</source>
            <translation>верна</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>неполна</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>неверна</translation>
        </message>
    </context>
    <context>
        <name>WordFlow</name>
        <message>
            <source>It stands in no word of the text.</source>
            <translation>Не встречается ни в одном слове текста.</translation>
        </message>
        <message>
            <source>It stands {}.</source>
            <translation>Стоит {}.</translation>
        </message>
        <message>
            <source>Stands in</source>
            <translation>Встречается в словах</translation>
        </message>
        <message>
            <source>after {}</source>
            <translation>после {}</translation>
        </message>
        <message>
            <source>at the beginning of a word ({})</source>
            <translation>в начале слова ({})</translation>
        </message>
        <message>
            <source>at the end of a word ({})</source>
            <translation>в конце слова ({})</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>перед {}</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <source>Changed: {}</source>
            <translation>Изменено: {}</translation>
        </message>
        <message>
            <source>Corrected: “{}” is “{}”</source>
            <translation>Исправлено: «{}» — это «{}»</translation>
        </message>
        <message>
            <source>Letters ordered by the rules {}</source>
            <translation>Порядок букв по правилам: {}</translation>
        </message>
        <message>
            <source>Line {}.{}</source>
            <translation>Строка {}.{}</translation>
        </message>
        <message>
            <source>Not repaired: {}</source>
            <translation>Не исправляется: {}</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Открыто</translation>
        </message>
        <message>
            <source>Page {}</source>
            <translation>Страница {}</translation>
        </message>
        <message>
            <source>Recover the font {}</source>
            <translation>Восстановить шрифт {}</translation>
        </message>
        <message>
            <source>Saved map {}</source>
            <translation>Сохранённая таблица {}</translation>
        </message>
        <message>
            <source>Taken back: {}</source>
            <translation>Отозвано: {}</translation>
        </message>
        <message>
            <source>The document</source>
            <translation>Документ</translation>
        </message>
        <message>
            <source>This letter is a full stop</source>
            <translation>Эта буква — точка</translation>
        </message>
        <message>
            <source>This letter is a space</source>
            <translation>Эта буква — пробел</translation>
        </message>
        <message>
            <source>This letter is not a full stop</source>
            <translation>Эта буква — не точка</translation>
        </message>
        <message>
            <source>This letter is not a space</source>
            <translation>Эта буква — не пробел</translation>
        </message>
        <message>
            <source>This letter is not {}</source>
            <translation>Эта буква — не {}</translation>
        </message>
        <message>
            <source>This letter is {}</source>
            <translation>Эта буква — {}</translation>
        </message>
        <message>
            <source>This letter stands for no text</source>
            <translation>Эта буква не означает текста</translation>
        </message>
        <message>
            <source>This letter stands for {}</source>
            <translation>Эта буква означает {}</translation>
        </message>
        <message>
            <source>This letter stands for {} after {}</source>
            <translation>Эта буква означает {} после {}</translation>
        </message>
        <message>
            <source>This letter stands for {} before {}</source>
            <translation>Эта буква означает {} перед {}</translation>
        </message>
        <message>
            <source>Trust what the file says of the font {}</source>
            <translation>Верить тому, что файл говорит о шрифте {}</translation>
        </message>
        <message>
            <source>Typed “{}”</source>
            <translation>Введено «{}»</translation>
        </message>
        <message>
            <source>Written in {}</source>
            <translation>Язык: {}</translation>
        </message>
        <message>
            <source>another letter</source>
            <translation>другая буква</translation>
        </message>
        <message>
            <source>code {code} of the font {font} ({name})</source>
            <translation>код {code} шрифта {font} ({name})</translation>
        </message>
        <message>
            <source>in columns, from the left</source>
            <translation>столбцами, слева</translation>
        </message>
        <message>
            <source>in columns, from the right</source>
            <translation>столбцами, справа</translation>
        </message>
        <message>
            <source>left to right</source>
            <translation>слева направо</translation>
        </message>
        <message>
            <source>line {}.{}</source>
            <translation>строка {}.{}</translation>
        </message>
        <message>
            <source>right to left</source>
            <translation>справа налево</translation>
        </message>
        <message>
            <source>{} %</source>
            <translation>{} %</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{} и ещё {}</translation>
        </message>
        <message>
            <source>{} runs {}</source>
            <translation>{}: {}</translation>
        </message>
        <message>
            <source>{} {} UTC</source>
            <translation>{} {} UTC</translation>
        </message>
        <message>
            <source>{}, letters {} to {}</source>
            <translation>{}, буквы с {} по {}</translation>
        </message>
        <message>
            <source>{}, word {}</source>
            <translation>{}, слово {}</translation>
        </message>
        <message>
            <source>“{}” is left as it was ({})</source>
            <translation>«{}» оставлено как было ({})</translation>
        </message>
        <message>
            <source>“{}” is left as it was, everywhere</source>
            <translation>«{}» оставлено как было, везде</translation>
        </message>
    </context>
    <context>
        <name>_LetterWindow</name>
        <message>
            <source>Letters of the map</source>
            <translation>Буквы таблицы</translation>
        </message>
        <message>
            <source>Letters, codes or fonts</source>
            <translation>Буквы, коды или шрифты</translation>
        </message>
        <message>
            <source>List only what holds these letters</source>
            <translation>Показать только то, где есть эти буквы</translation>
        </message>
        <message>
            <source>Which letters are listed</source>
            <translation>Какие буквы показаны</translation>
        </message>
    </context>
    <context>
        <name>_Pages</name>
        <message>
            <source>Page {}</source>
            <translation>Страница {}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>без текста</translation>
        </message>
        <message>
            <source>with letters that are contradicted</source>
            <translation>со спорными буквами</translation>
        </message>
        <message>
            <source>{} % known</source>
            <translation>известно {} %</translation>
        </message>
    </context>
    <context>
        <name>_Picture</name>
        <message>
            <source>Picture of the letter</source>
            <translation>Изображение буквы</translation>
        </message>
    </context>
</TS>
