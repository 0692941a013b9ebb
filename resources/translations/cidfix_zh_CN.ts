<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>Alike</name>
        <message>
            <source>apostrophe</source>
            <translation>撇号</translation>
        </message>
        <message>
            <source>hyphen</source>
            <translation>连字符</translation>
        </message>
        <message>
            <source>hyphen that holds</source>
            <translation>不间断连字符</translation>
        </message>
        <message>
            <source>hyphen-minus</source>
            <translation>连字暨减号</translation>
        </message>
        <message>
            <source>left quote</source>
            <translation>左引号</translation>
        </message>
        <message>
            <source>letter apostrophe</source>
            <translation>字母撇号</translation>
        </message>
        <message>
            <source>long dash</source>
            <translation>长破折号</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>减号</translation>
        </message>
        <message>
            <source>prime</source>
            <translation>角分符号</translation>
        </message>
        <message>
            <source>right quote</source>
            <translation>右引号</translation>
        </message>
        <message>
            <source>short dash</source>
            <translation>短破折号</translation>
        </message>
        <message>
            <source>turned comma</source>
            <translation>倒置逗号</translation>
        </message>
    </context>
    <context>
        <name>AlikeSigns</name>
        <message>
            <source>Signs that look alike</source>
            <translation>形状相近的符号</translation>
        </message>
        <message>
            <source>typed: {} {} (U+{}); others:</source>
            <translation>已输入：{} {} (U+{})；其他：</translation>
        </message>
        <message>
            <source>{} (U+{}) instead</source>
            <translation>改用 {} (U+{})</translation>
        </message>
        <message>
            <source>{} (U+{}) instead, as elsewhere in this document</source>
            <translation>改用 {} (U+{})，与文档其他地方一致</translation>
        </message>
    </context>
    <context>
        <name>AskMaps</name>
        <message>
            <source>Add a folder of maps</source>
            <translation>添加映射表文件夹</translation>
        </message>
        <message>
            <source>Export the map</source>
            <translation>导出映射表</translation>
        </message>
        <message>
            <source>Maps ({})</source>
            <translation>映射表 ({})</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <source>All of it is known; type it only to correct it</source>
            <translation>这里已全部认出；只有要更正时才需输入</translation>
        </message>
        <message>
            <source>Double-click a word on the page to correct it</source>
            <translation>双击页面上的词即可更正</translation>
        </message>
        <message>
            <source>Double-click a word on the page, or press F6 for what to type next</source>
            <translation>双击页面上的词，或按 F6 查看接下来输入什么</translation>
        </message>
        <message>
            <source>No word is left to type; the last letters are set one by one, under Letters</source>
            <translation>已没有要输入的词；剩下的字母请在“字母”中逐个设定</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled</source>
            <translation>已没有要输入的内容：所有字母都已确定</translation>
        </message>
        <message>
            <source>Nothing is left to type; what contradicts itself is settled under Conflicts (F8)</source>
            <translation>已没有要输入的内容；相互矛盾之处请在“冲突”中解决 (F8)</translation>
        </message>
        <message>
            <source>Nothing is left to type; what is read by its shape can be confirmed (F5)</source>
            <translation>已没有要输入的内容；按字形认出的字母可以确认 (F5)</translation>
        </message>
        <message>
            <source>Tab takes over what is known of it</source>
            <translation>按 Tab 采用已知的部分</translation>
        </message>
        <message>
            <source>Tab takes over what is proposed</source>
            <translation>按 Tab 采用建议</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to type</source>
            <translation>此 PDF 中没有文本，因此无需输入</translation>
        </message>
        <message>
            <source>Type a few words as you see them on the page; cidfix finds where they stand</source>
            <translation>照页面上所见输入几个词；cidfix 会找到它们的位置</translation>
        </message>
        <message numerus="yes">
            <source>Type it: %n letters in it were read in two ways</source>
            <translation>
                <numerusform>请输入：其中 %n 个字母有两种读法</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: a letter in it was read in two ways</source>
            <translation>请输入：其中一个字母有两种读法</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it confirms %n letters that are only proposed</source>
            <translation>
                <numerusform>请输入：可确认 %n 个仅为建议的字母</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it confirms a letter that is only proposed</source>
            <translation>请输入：可确认一个仅为建议的字母</translation>
        </message>
        <message numerus="yes">
            <source>Type it: it shows %n letters that are not known yet</source>
            <translation>
                <numerusform>请输入：可得知 %n 个未知字母</numerusform>
            </translation>
        </message>
        <message>
            <source>Type it: it shows a letter that is not known yet</source>
            <translation>请输入：可得知一个未知字母</translation>
        </message>
        <message>
            <source>⏎ skips it</source>
            <translation>⏎ 跳过</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of this page in the order they are read</source>
            <translation>本页的区块，按阅读次序</translation>
        </message>
    </context>
    <context>
        <name>BlockPanel</name>
        <message>
            <source>&amp;Merge</source>
            <translation>合并(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Split before the line of the cursor</source>
            <translation>在光标所在行之前拆分(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;What it is…</source>
            <translation>类型(&amp;W)…</translation>
        </message>
        <message>
            <source>Begin a block with the line of the text below in which the cursor stands</source>
            <translation>以下方文本中光标所在行作为区块的开头</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>提前</translation>
        </message>
        <message>
            <source>How its lines &amp;run…</source>
            <translation>行的方向(&amp;R)…</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>行的方向</translation>
        </message>
        <message>
            <source>How the blocks of all pages are found</source>
            <translation>所有页面的文本块如何查找</translation>
        </message>
        <message>
            <source>How the lines of the chosen blocks run</source>
            <translation>所选区块中行的方向</translation>
        </message>
        <message>
            <source>If blocks are cut or joined wrongly on many pages, have them found in the other way</source>
            <translation>如果许多页面上的文本块切分或合并有误，请改用另一种方式查找</translation>
        </message>
        <message>
            <source>In the list of blocks: leave out</source>
            <translation>区块列表中：排除</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>推后</translation>
        </message>
        <message>
            <source>Leave &amp;out</source>
            <translation>排除(&amp;O)</translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>排除</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>合并</translation>
        </message>
        <message>
            <source>Numbers say in which order blocks are read. Drag one to its place, or choose it and say more.</source>
            <translation>编号表示区块的阅读次序。请把编号拖到所需位置，或选择区块再作说明。</translation>
        </message>
        <message>
            <source>On &amp;all pages like this</source>
            <translation>在所有类似页面上(&amp;A)</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>在所有类似页面上</translation>
        </message>
        <message>
            <source>Page {}: no text</source>
            <translation>第 {} 页：没有文本</translation>
        </message>
        <message>
            <source>Page {}: one block</source>
            <translation>第 {} 页：一个区块</translation>
        </message>
        <message>
            <source>Page {}: {} blocks</source>
            <translation>第 {} 页：{} 个区块</translation>
        </message>
        <message>
            <source>Read &amp;earlier</source>
            <translation>提前阅读(&amp;E)</translation>
        </message>
        <message>
            <source>Read &amp;later</source>
            <translation>推后阅读(&amp;L)</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>拆分</translation>
        </message>
        <message>
            <source>The blocks of the pages are being found…</source>
            <translation>正在查找各页的区块…</translation>
        </message>
        <message>
            <source>The text of this page as it is read</source>
            <translation>本页文本，按阅读次序</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>What the chosen blocks are</source>
            <translation>所选区块的类型</translation>
        </message>
        <message>
            <source>What you say next holds wherever something stands at the same place</source>
            <translation>接下来的说明适用于所有在同一位置有内容的页面</translation>
        </message>
    </context>
    <context>
        <name>BlockText</name>
        <message>
            <source>The text of this page as it is read</source>
            <translation>本页文本，按阅读次序</translation>
        </message>
    </context>
    <context>
        <name>Blocks</name>
        <message>
            <source>A block is left out</source>
            <translation>区块已排除</translation>
        </message>
        <message>
            <source>A block is read after another</source>
            <translation>区块在另一区块之后阅读</translation>
        </message>
        <message>
            <source>A block is read before another</source>
            <translation>区块在另一区块之前阅读</translation>
        </message>
        <message>
            <source>A block is: {}</source>
            <translation>区块类型：{}</translation>
        </message>
        <message>
            <source>A block runs {}</source>
            <translation>区块方向：{}</translation>
        </message>
        <message>
            <source>A block split</source>
            <translation>区块已拆分</translation>
        </message>
        <message>
            <source>Begin a block with this line</source>
            <translation>以此行作为区块的开头</translation>
        </message>
        <message>
            <source>Blocks as the sentences read on</source>
            <translation>按句子的连贯确定文本块</translation>
        </message>
        <message>
            <source>Blocks by columns of white</source>
            <translation>按空白分隔的栏确定文本块</translation>
        </message>
        <message>
            <source>Blocks by cuts across and down</source>
            <translation>按横竖切分确定文本块</translation>
        </message>
        <message>
            <source>Blocks merged</source>
            <translation>区块已合并</translation>
        </message>
        <message>
            <source>Drag it to where it is read; the right button offers more.</source>
            <translation>请拖到其阅读次序所在处；右键可作更多操作。</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>从左到右</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>从右到左</translation>
        </message>
        <message>
            <source>How its lines run</source>
            <translation>行的方向</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>竖排，首列在左</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>竖排，首列在右</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>排除</translation>
        </message>
        <message>
            <source>Merge these blocks</source>
            <translation>合并这些区块</translation>
        </message>
        <message>
            <source>On all pages like this</source>
            <translation>在所有类似页面上</translation>
        </message>
        <message>
            <source>Read it earlier</source>
            <translation>提前阅读</translation>
        </message>
        <message>
            <source>Read it later</source>
            <translation>推后阅读</translation>
        </message>
        <message>
            <source>What it is</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>page {}</source>
            <translation>第 {} 页</translation>
        </message>
        <message>
            <source>{number}. {role}</source>
            <translation>{number}. {role}</translation>
        </message>
        <message>
            <source>{} (begun on an earlier page)</source>
            <translation>{}（始于前面的页）</translation>
        </message>
        <message>
            <source>{} and all like it</source>
            <translation>{}及所有类似页面</translation>
        </message>
    </context>
    <context>
        <name>CodePoints</name>
        <message>
            <source>U+{} is no character</source>
            <translation>U+{} 不是字符</translation>
        </message>
        <message>
            <source>a letter stands for a few</source>
            <translation>一个字母只代表几个字符</translation>
        </message>
        <message>
            <source>code points go from U+0001 to U+10FFFF</source>
            <translation>码位范围为 U+0001 至 U+10FFFF</translation>
        </message>
        <message>
            <source>that is too long</source>
            <translation>太长了</translation>
        </message>
        <message>
            <source>without a name</source>
            <translation>没有名称</translation>
        </message>
    </context>
    <context>
        <name>ConflictCard</name>
        <message>
            <source>As much speaks for one as for the other.</source>
            <translation>两边的依据一样多。</translation>
        </message>
        <message>
            <source>Both, by neighbour</source>
            <translation>两者皆是，视邻近字母而定</translation>
        </message>
        <message>
            <source>Contradiction: {}</source>
            <translation>矛盾：{}</translation>
        </message>
        <message>
            <source>Keep {}</source>
            <translation>保留 {}</translation>
        </message>
        <message>
            <source>Looking whether the neighbours tell them apart …</source>
            <translation>正在查看邻近字母能否区分两者…</translation>
        </message>
        <message numerus="yes">
            <source>and %n more words</source>
            <translation>
                <numerusform>另有 %n 个词</numerusform>
            </translation>
        </message>
        <message>
            <source>and one more word</source>
            <translation>另有一个词</translation>
        </message>
        <message>
            <source>in use</source>
            <translation>正在使用</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
        <message>
            <source>{}: “{}”</source>
            <translation>{}：“{}”</translation>
        </message>
    </context>
    <context>
        <name>ConflictList</name>
        <message>
            <source>Conflicts</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>From one side of a conflict to the other</source>
            <translation>在冲突的两边之间切换</translation>
        </message>
        <message>
            <source>Next conflict</source>
            <translation>下一处冲突</translation>
        </message>
        <message>
            <source>Nothing contradicts anything. Where two words you type say different things of one letter, both places are shown here, and you choose.</source>
            <translation>没有任何矛盾。如果您输入的两个词对同一字母说法不同，两处都会显示在这里，由您选择。</translation>
        </message>
        <message>
            <source>Previous conflict</source>
            <translation>上一处冲突</translation>
        </message>
        <message>
            <source>Show more ({} left)</source>
            <translation>显示更多（还有 {} 个）</translation>
        </message>
        <message>
            <source>The letter stands for both, and what stands beside it tells which</source>
            <translation>该字母代表两者，由旁边的内容决定是哪一个</translation>
        </message>
        <message>
            <source>What stands beside the letter does not tell the places of one from those of the other</source>
            <translation>仅凭字母旁边的内容无法区分两者的位置</translation>
        </message>
        <message>
            <source>Words without a place yet</source>
            <translation>尚无位置的词</translation>
        </message>
    </context>
    <context>
        <name>ContradictionCard</name>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>撤回：{}</translation>
        </message>
        <message>
            <source>These contradict one another; none is followed until one is gone.</source>
            <translation>这些决定相互矛盾；撤回其中一个之前，一个也不执行。</translation>
        </message>
    </context>
    <context>
        <name>CutOut</name>
        <message>
            <source>On page {}: click to show it there</source>
            <translation>第 {} 页：点击即可在页面上显示</translation>
        </message>
        <message>
            <source>Picture of the place on page {}</source>
            <translation>第 {} 页上该处的图像</translation>
        </message>
    </context>
    <context>
        <name>DetailsWindow</name>
        <message>
            <source>Beside the pages</source>
            <translation>页面之外</translation>
        </message>
        <message>
            <source>Says now</source>
            <translation>现在</translation>
        </message>
        <message>
            <source>Texts beside the pages</source>
            <translation>页面之外的文本</translation>
        </message>
        <message>
            <source>These were typed in a font of the pages, too. What is ticked is repaired with them.</source>
            <translation>这些文本也是用页面的字体输入的。勾选的内容会与页面一起修复。</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Would say</source>
            <translation>修复后</translation>
        </message>
        <message>
            <source>Write the repaired PDF</source>
            <translation>写出修复后的 PDF</translation>
        </message>
        <message>
            <source>{}, page {}</source>
            <translation>{}，第 {} 页</translation>
        </message>
    </context>
    <context>
        <name>DirectionCard</name>
        <message>
            <source>As found, line by line</source>
            <translation>按识别结果，逐行而定</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>方向</translation>
        </message>
        <message>
            <source>Direction of the document</source>
            <translation>文档的方向</translation>
        </message>
        <message>
            <source>From left to right</source>
            <translation>从左到右</translation>
        </message>
        <message>
            <source>From right to left</source>
            <translation>从右到左</translation>
        </message>
        <message>
            <source>In columns, the first at the left</source>
            <translation>竖排，首列在左</translation>
        </message>
        <message>
            <source>In columns, the first at the right</source>
            <translation>竖排，首列在右</translation>
        </message>
        <message>
            <source>{direction}: the only line.</source>
            <translation>{direction}：仅有的一行。</translation>
        </message>
        <message>
            <source>{direction}: {lines} of {of} lines.</source>
            <translation>{direction}：{of} 行中的 {lines} 行。</translation>
        </message>
    </context>
    <context>
        <name>DisputeBar</name>
        <message>
            <source>&amp;Keep mine</source>
            <translation>保留我的(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;Take the other</source>
            <translation>采用另一个(&amp;T)</translation>
        </message>
        <message>
            <source>Com&amp;pare…</source>
            <translation>比较(&amp;P)…</translation>
        </message>
        <message>
            <source>Let it &amp;go</source>
            <translation>放弃(&amp;G)</translation>
        </message>
        <message>
            <source>Save it as a new &amp;map</source>
            <translation>另存为新映射表(&amp;M)</translation>
        </message>
        <message>
            <source>{} is not in the library any more, so nothing is saved of what you change here.</source>
            <translation>{} 已不在库中，因此您在此处的更改不会保存。</translation>
        </message>
        <message>
            <source>{} was changed elsewhere and can't be read any more, so your change is not saved yet.</source>
            <translation>{} 已在别处被更改，且已无法读取，因此您的更改尚未保存。</translation>
        </message>
        <message>
            <source>{} was changed elsewhere since you opened it, so your change is not saved yet.</source>
            <translation>您打开 {} 之后，它在别处被更改，因此您的更改尚未保存。</translation>
        </message>
    </context>
    <context>
        <name>DocumentView</name>
        <message>
            <source>&amp;Written in…</source>
            <translation>文档语言(&amp;W)…</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>冲突 {}</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>决定</translation>
        </message>
        <message>
            <source>Decisions {}</source>
            <translation>决定 {}</translation>
        </message>
        <message>
            <source>L&amp;ines below the page</source>
            <translation>页面下方的行(&amp;I)</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>字母</translation>
        </message>
        <message>
            <source>Letters, proposals, conflicts and decisions</source>
            <translation>字母、建议、冲突和决定</translation>
        </message>
        <message>
            <source>Proposed</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>Proposed {}</source>
            <translation>建议 {}</translation>
        </message>
        <message>
            <source>Rules of or&amp;der…</source>
            <translation>次序规则(&amp;R)…</translation>
        </message>
        <message>
            <source>Small &amp;pages at the side</source>
            <translation>侧边的页面缩略图(&amp;P)</translation>
        </message>
    </context>
    <context>
        <name>Doing</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>Dropping</name>
        <message>
            <source>Letters are compared with this font, too, in the PDFs you open.</source>
            <translation>在您打开的 PDF 中，字母也会与此字体比较。</translation>
        </message>
    </context>
    <context>
        <name>Engine</name>
        <message>
            <source>ASCII, {0} above the {1}</source>
            <translation>ASCII，偏移 {0}：{1}</translation>
        </message>
        <message>
            <source>Adobe's character collection {0}</source>
            <translation>Adobe 字符集 {0}</translation>
        </message>
        <message>
            <source>Adobe's order of glyphs</source>
            <translation>Adobe 的字形次序</translation>
        </message>
        <message>
            <source>Adobe's standard encoding</source>
            <translation>Adobe 标准编码</translation>
        </message>
        <message>
            <source>TeX's {0} encoding</source>
            <translation>TeX 的 {0} 编码</translation>
        </message>
        <message>
            <source>TeX's {0} encoding of typewriter fonts</source>
            <translation>TeX 打字机字体的 {0} 编码</translation>
        </message>
        <message>
            <source>U+{0} is no text</source>
            <translation>U+{0} 不是文本</translation>
        </message>
        <message>
            <source>Windows' Arabic encoding (1256)</source>
            <translation>Windows 阿拉伯编码 (1256)</translation>
        </message>
        <message>
            <source>Windows' Baltic encoding (1257)</source>
            <translation>Windows 波罗的海编码 (1257)</translation>
        </message>
        <message>
            <source>Windows' Central European encoding (1250)</source>
            <translation>Windows 中欧编码 (1250)</translation>
        </message>
        <message>
            <source>Windows' Cyrillic encoding (1251)</source>
            <translation>Windows 西里尔编码 (1251)</translation>
        </message>
        <message>
            <source>Windows' Greek encoding (1253)</source>
            <translation>Windows 希腊编码 (1253)</translation>
        </message>
        <message>
            <source>Windows' Hebrew encoding (1255)</source>
            <translation>Windows 希伯来编码 (1255)</translation>
        </message>
        <message>
            <source>Windows' Thai encoding (874)</source>
            <translation>Windows 泰文编码 (874)</translation>
        </message>
        <message>
            <source>Windows' Turkish encoding (1254)</source>
            <translation>Windows 土耳其编码 (1254)</translation>
        </message>
        <message>
            <source>Windows' Vietnamese encoding (1258)</source>
            <translation>Windows 越南编码 (1258)</translation>
        </message>
        <message>
            <source>Windows' Western encoding (1252)</source>
            <translation>Windows 西欧编码 (1252)</translation>
        </message>
        <message>
            <source>a capital after the hyphen</source>
            <translation>连字符后是大写字母</translation>
        </message>
        <message>
            <source>a conflict, settled</source>
            <translation>已解决的冲突</translation>
        </message>
        <message>
            <source>a control character</source>
            <translation>控制字符</translation>
        </message>
        <message>
            <source>a control character of {0}</source>
            <translation>控制字符（{0} 个）</translation>
        </message>
        <message>
            <source>a digit next to the hyphen</source>
            <translation>连字符旁是数字</translation>
        </message>
        <message>
            <source>a hyphen stands in for the rest of the word elsewhere, too</source>
            <translation>别处也用连字符代替词的其余部分</translation>
        </message>
        <message>
            <source>a ligature as its letters</source>
            <translation>连字写成其各个字母</translation>
        </message>
        <message>
            <source>a number in it is too long</source>
            <translation>其中有数字过长</translation>
        </message>
        <message>
            <source>a private character</source>
            <translation>私用字符</translation>
        </message>
        <message>
            <source>a private character of {0}</source>
            <translation>私用字符（{0} 个）</translation>
        </message>
        <message>
            <source>a soft hyphen</source>
            <translation>软连字符</translation>
        </message>
        <message>
            <source>a text in quotation marks is missing</source>
            <translation>缺少引号中的文本</translation>
        </message>
        <message>
            <source>a value has two contexts</source>
            <translation>一个值有两个上下文</translation>
        </message>
        <message>
            <source>a value of {0} characters is longer than any code stands for</source>
            <translation>{0} 个字符的值超过编码所能代表的长度</translation>
        </message>
        <message>
            <source>a word cut at the end of a former line</source>
            <translation>在原先行尾断开的词</translation>
        </message>
        <message>
            <source>a word cut at the line's end</source>
            <translation>在行尾断开的词</translation>
        </message>
        <message>
            <source>a word that continues from the line before has no beginning there</source>
            <translation>承接上一行的词在那里没有开头</translation>
        </message>
        <message>
            <source>access is not permitted</source>
            <translation>没有访问权限</translation>
        </message>
        <message>
            <source>all characters stand {0} places from plausible ones: “{1}” would be “{2}”</source>
            <translation>所有字符都与合理的字符相差 {0} 位：“{1}”应为“{2}”</translation>
        </message>
        <message>
            <source>annotation</source>
            <translation>注释</translation>
        </message>
        <message>
            <source>annotation's author</source>
            <translation>注释的作者</translation>
        </message>
        <message>
            <source>annotation's subject</source>
            <translation>注释的主题</translation>
        </message>
        <message>
            <source>another cidfix window has this PDF open</source>
            <translation>另一个 cidfix 窗口已打开此 PDF</translation>
        </message>
        <message>
            <source>author</source>
            <translation>作者</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>书签</translation>
        </message>
        <message>
            <source>both parts are words</source>
            <translation>两部分都是词</translation>
        </message>
        <message>
            <source>capital letters stand after small ones inside {0} of the words, e.g. {1}</source>
            <translation>{0} 的词内大写字母出现在小写字母之后，例如{1}</translation>
        </message>
        <message>
            <source>check its name</source>
            <translation>请检查其名称</translation>
        </message>
        <message>
            <source>check its name and permissions</source>
            <translation>请检查其名称和权限</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>请检查其权限</translation>
        </message>
        <message>
            <source>check that it is the right file</source>
            <translation>请确认是否为正确的文件</translation>
        </message>
        <message>
            <source>check the disk and the name</source>
            <translation>请检查磁盘和名称</translation>
        </message>
        <message>
            <source>check the file</source>
            <translation>请检查文件</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>请检查名称</translation>
        </message>
        <message>
            <source>check the name, or use an older copy</source>
            <translation>请检查名称，或使用较旧的副本</translation>
        </message>
        <message>
            <source>check the permissions of the folders above it</source>
            <translation>请检查其上级文件夹的权限</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>请选择另一个文件</translation>
        </message>
        <message>
            <source>choose another folder or change its permissions</source>
            <translation>请选择其他文件夹或更改其权限</translation>
        </message>
        <message>
            <source>choose another one</source>
            <translation>请另选一个</translation>
        </message>
        <message>
            <source>choose one that holds maps</source>
            <translation>请选择含有映射表的文件夹</translation>
        </message>
        <message>
            <source>chosen in the window</source>
            <translation>在窗口中选择</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew all its {1} codes</source>
            <translation>cidfix 于 {0} 修复了它的映射表，全部 {1} 个编码均已知</translation>
        </message>
        <message>
            <source>cidfix repaired its map on {0} and knew {1} of its {2} codes</source>
            <translation>cidfix 于 {0} 修复了它的映射表，{2} 个编码中已知 {1} 个</translation>
        </message>
        <message>
            <source>copy it into {0}</source>
            <translation>请把它复制到 {0}</translation>
        </message>
        <message>
            <source>copy the font and code from `cidfix glyphs`</source>
            <translation>请从 `cidfix glyphs` 复制字体和编码</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes</source>
            <translation>{1} 种不同字形复制出来都是 {0}</translation>
        </message>
        <message>
            <source>copying gives {0} for {1} different shapes, and {2} more characters for several</source>
            <translation>{1} 种不同字形复制出来都是 {0}，另有 {2} 个字符也对应多种字形</translation>
        </message>
        <message>
            <source>copying gives {0} where nothing is drawn</source>
            <translation>没有绘制任何内容之处复制得到 {0}</translation>
        </message>
        <message>
            <source>digits stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>{0} 的词的字母之间夹有数字，例如{1}</translation>
        </message>
        <message>
            <source>drawn with the same shape as a glyph of another font ({0})</source>
            <translation>与另一字体的字形（{0}）画得相同</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size</source>
            <translation>不绘制任何内容，并在相邻字形间留出间隙，为字号的 {0}</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size and the font's own map calls it a space</source>
            <translation>不绘制任何内容，并在相邻字形间留出间隙，为字号的 {0}，且字体自带的映射表称其为空格</translation>
        </message>
        <message>
            <source>draws nothing and leaves a gap between its neighbours, {0} of the font's size; but gaps without it part the words</source>
            <translation>不绘制任何内容，并在相邻字形间留出间隙，为字号的 {0}；但不靠它的间隙也能分开词</translation>
        </message>
        <message>
            <source>draws nothing, and stands only at the ends of lines</source>
            <translation>不绘制任何内容，且只出现在行尾</translation>
        </message>
        <message>
            <source>draws nothing, but its neighbours are drawn over its room</source>
            <translation>不绘制任何内容，但相邻字形绘制在其位置上</translation>
        </message>
        <message>
            <source>draws nothing, but leaves no gap between its neighbours</source>
            <translation>不绘制任何内容，但相邻字形间没有间隙</translation>
        </message>
        <message>
            <source>e.g. “{0}” like “{1}”</source>
            <translation>例如“{0}”像“{1}”</translation>
        </message>
        <message>
            <source>each code has a Unicode value, and nothing speaks against them</source>
            <translation>每个编码都有 Unicode 值，没有可疑之处</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but one is drawn as something else, {0}</source>
            <translation>每个编码都有 Unicode 值，但有一个画成了别的样子，{0}</translation>
        </message>
        <message>
            <source>each code has a Unicode value, but {0} are drawn as something else, {1}</source>
            <translation>每个编码都有 Unicode 值，但有 {0} 个画成了别的样子，{1}</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>{0} 的提前结束的行以它结尾，其 {1} 出现在词尾</translation>
        </message>
        <message>
            <source>ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>{0} 的提前结束的行以它结尾，其 {1} 出现在词尾；字体自带的映射表也如此称呼</translation>
        </message>
        <message>
            <source>font {0} has no code {1} in this document</source>
            <translation>此文档中字体 {0} 没有编码 {1}</translation>
        </message>
        <message>
            <source>form value</source>
            <translation>表单值</translation>
        </message>
        <message>
            <source>give a PDF file</source>
            <translation>请指定 PDF 文件</translation>
        </message>
        <message>
            <source>give headings, and only these, 1 to {0}</source>
            <translation>只有标题才有层级，为 1 到 {0}</translation>
        </message>
        <message>
            <source>give it another name</source>
            <translation>请另取名称</translation>
        </message>
        <message>
            <source>give its password with --password</source>
            <translation>请提供密码</translation>
        </message>
        <message>
            <source>give pages from 1 to {0}</source>
            <translation>请指定第 1 至 {0} 页</translation>
        </message>
        <message>
            <source>give the repaired one another name</source>
            <translation>请给修复后的文件另取名称</translation>
        </message>
        <message>
            <source>give the right one with --password</source>
            <translation>请提供正确的密码</translation>
        </message>
        <message>
            <source>go on there, or close it there first</source>
            <translation>请在那里继续，或先在那里关闭它</translation>
        </message>
        <message>
            <source>install cidfix again</source>
            <translation>请重新安装 cidfix</translation>
        </message>
        <message>
            <source>it draws nothing but blanks</source>
            <translation>它只绘制空白</translation>
        </message>
        <message>
            <source>it fits in more than one place, read from the left or from the right; add the line</source>
            <translation>从左读或从右读，符合的位置不止一处；请补充行号</translation>
        </message>
        <message>
            <source>it has no ink</source>
            <translation>它没有墨迹</translation>
        </message>
        <message>
            <source>it has too few words to check its map by, and most of the file's text is in fonts whose maps are wrong</source>
            <translation>词太少，无法检验其映射表，而文件的大部分文本使用映射表有误的字体</translation>
        </message>
        <message>
            <source>it is a control character</source>
            <translation>它是控制字符</translation>
        </message>
        <message>
            <source>it is drawn below the line</source>
            <translation>它画在基线之下</translation>
        </message>
        <message>
            <source>it is drawn just like {0}</source>
            <translation>画得与 {0} 完全一样</translation>
        </message>
        <message>
            <source>it is drawn like {0}</source>
            <translation>画得像 {0}</translation>
        </message>
        <message>
            <source>it is lower than a small letter</source>
            <translation>它比小写字母低</translation>
        </message>
        <message>
            <source>it is no character of Unicode</source>
            <translation>它不是 Unicode 字符</translation>
        </message>
        <message>
            <source>it is taller than a small letter</source>
            <translation>它比小写字母高</translation>
        </message>
        <message>
            <source>it is white space</source>
            <translation>它是空白</translation>
        </message>
        <message>
            <source>it lacks the height or the tail of its letter</source>
            <translation>它缺少该字母应有的高度或下伸部分</translation>
        </message>
        <message>
            <source>it stands before small letters</source>
            <translation>它出现在小写字母之前</translation>
        </message>
        <message>
            <source>it would say "format": "{0}"</source>
            <translation>其中应写有 "format": "{0}"</translation>
        </message>
        <message>
            <source>its letters, if any, are drawn as curves, not as text; this needs OCR</source>
            <translation>字母（如果有）是以曲线而非文本绘制的；需要文字识别 (OCR)</translation>
        </message>
        <message>
            <source>its maps are listed</source>
            <translation>其中的映射表已列出</translation>
        </message>
        <message>
            <source>its only text is invisible, as scanning programs add it; it is left apart</source>
            <translation>仅有的文本不可见，是扫描程序添加的；已另行搁置</translation>
        </message>
        <message>
            <source>its shape is unknown, and it is used too seldom to tell</source>
            <translation>字形未知，且出现太少，无法判断</translation>
        </message>
        <message>
            <source>its shape is unknown; it stands on {0} of the lines, {1} between others</source>
            <translation>字形未知；出现在 {0} 的行中，其中 {1} 在其他字形之间</translation>
        </message>
        <message>
            <source>its spelling without the hyphen</source>
            <translation>不带连字符的写法</translation>
        </message>
        <message>
            <source>keywords</source>
            <translation>关键词</translation>
        </message>
        <message>
            <source>leave it out: it is a sign for machines</source>
            <translation>请删去：它是供机器使用的符号</translation>
        </message>
        <message>
            <source>leave some out</source>
            <translation>请删去一些</translation>
        </message>
        <message>
            <source>left out of the library of maps: {0}</source>
            <translation>映射表库中略过：{0}</translation>
        </message>
        <message>
            <source>letters of a ligature were lost</source>
            <translation>连字中的字母曾丢失</translation>
        </message>
        <message>
            <source>letters stood apart</source>
            <translation>字母曾彼此分开</translation>
        </message>
        <message>
            <source>make one of it with cidfix map convert {0} {1}, and use that</source>
            <translation>请用 cidfix map convert {0} {1} 由它制作映射表，再使用</translation>
        </message>
        <message>
            <source>make room there, or set TMPDIR to another folder</source>
            <translation>请腾出空间，或用 TMPDIR 指定其他文件夹</translation>
        </message>
        <message>
            <source>measuring the font failed</source>
            <translation>测量字体失败</translation>
        </message>
        <message>
            <source>name a TrueType, OpenType, WOFF or Type 1 (.pfb) font</source>
            <translation>请指定 TrueType、OpenType、WOFF 或 Type 1 (.pfb) 字体</translation>
        </message>
        <message>
            <source>name a file in a folder</source>
            <translation>请指定文件夹中的一个文件</translation>
        </message>
        <message>
            <source>name a file in it</source>
            <translation>请指定其中的一个文件</translation>
        </message>
        <message>
            <source>name a font file in it</source>
            <translation>请指定其中的一个字体文件</translation>
        </message>
        <message>
            <source>name a font file, or a font that is installed</source>
            <translation>请指定字体文件或已安装的字体</translation>
        </message>
        <message>
            <source>name a font that says which letters its glyphs are</source>
            <translation>请指定一种标明其字形是哪些字母的字体</translation>
        </message>
        <message>
            <source>name another font</source>
            <translation>请指定其他字体</translation>
        </message>
        <message>
            <source>name the font's file</source>
            <translation>请指定字体文件</translation>
        </message>
        <message>
            <source>name the same font as .ttf or .otf, or install Python's package brotli</source>
            <translation>请指定同一字体的 .ttf 或 .otf，或安装 Python 的 brotli 包</translation>
        </message>
        <message>
            <source>nearest is {0}, but it breaks at letter {1} of {2}</source>
            <translation>最接近的是 {0}，但在 {2} 个字母中的第 {1} 个不符</translation>
        </message>
        <message>
            <source>no character of Unicode</source>
            <translation>非 Unicode 字符</translation>
        </message>
        <message>
            <source>no character of Unicode of {0}</source>
            <translation>非 Unicode 字符（{0} 个）</translation>
        </message>
        <message>
            <source>no code is as large as {0}</source>
            <translation>没有大到 {0} 的编码</translation>
        </message>
        <message>
            <source>no letter is known in this map</source>
            <translation>此映射表中没有已知的字母</translation>
        </message>
        <message>
            <source>no letters on both sides of the hyphen</source>
            <translation>连字符两侧不都是字母</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>没有哪里的词是这样的长度</translation>
        </message>
        <message>
            <source>no temporary file can be made ({0})</source>
            <translation>无法创建临时文件（{0}）</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value</source>
            <translation>其 {0} 个编码都没有 Unicode 值</translation>
        </message>
        <message>
            <source>none of its {0} codes has a Unicode value (the file says {1})</source>
            <translation>其 {0} 个编码都没有 Unicode 值（文件说是{1}）</translation>
        </message>
        <message>
            <source>not tried, since too much before it could not be read</source>
            <translation>未尝试，因为此前已有太多内容无法读取</translation>
        </message>
        <message>
            <source>nothing may follow it</source>
            <translation>其后不能有内容</translation>
        </message>
        <message>
            <source>nothing needs repair: the file is a plain copy of the PDF</source>
            <translation>无需修复：该文件只是 PDF 的原样副本</translation>
        </message>
        <message>
            <source>on page {0} letters that are typed in another order than they are drawn are copied as they are drawn</source>
            <translation>第 {0} 页上，输入次序与绘制次序不同的字母按绘制次序复制</translation>
        </message>
        <message>
            <source>one character for its parts</source>
            <translation>用一个字符代替其各部分</translation>
        </message>
        <message>
            <source>only `after F12:3` or `before F12:3` may follow it</source>
            <translation>其后只能是 `after F12:3` 或 `before F12:3`</translation>
        </message>
        <message>
            <source>only {0} fits, but it is not certain; add its line, or a word beside it</source>
            <translation>只有 {0} 符合，但不能肯定；请补充行号或旁边的一个词</translation>
        </message>
        <message>
            <source>only {0} words are left from there to the end of the document</source>
            <translation>从那里到文档末尾只剩 {0} 个词</translation>
        </message>
        <message>
            <source>open it again</source>
            <translation>请重新打开</translation>
        </message>
        <message>
            <source>open it in a PDF viewer to check it</source>
            <translation>请在 PDF 阅读程序中打开以检查</translation>
        </message>
        <message>
            <source>open it in a viewer</source>
            <translation>请在阅读程序中打开</translation>
        </message>
        <message>
            <source>open the PDF, then drop the session on it</source>
            <translation>打开该 PDF，然后将会话拖放到其上</translation>
        </message>
        <message>
            <source>out of memory</source>
            <translation>内存不足</translation>
        </message>
        <message>
            <source>pieces of one word</source>
            <translation>同一个词的各段</translation>
        </message>
        <message>
            <source>plain quotation marks</source>
            <translation>普通引号</translation>
        </message>
        <message>
            <source>put a backslash before the line if it is words</source>
            <translation>如果这是词，请在行首加反斜杠</translation>
        </message>
        <message>
            <source>put that back, or delete the link</source>
            <translation>请把它放回原处，或删除该链接</translation>
        </message>
        <message>
            <source>read fewer pages at once with --pages</source>
            <translation>请每次少读几页</translation>
        </message>
        <message>
            <source>reading it took longer than {0} s</source>
            <translation>读取用时超过 {0} 秒</translation>
        </message>
        <message>
            <source>reading the PDF needs more memory than is allowed</source>
            <translation>读取此 PDF 所需内存超过允许量</translation>
        </message>
        <message>
            <source>save it as UTF-8</source>
            <translation>请存为 UTF-8</translation>
        </message>
        <message>
            <source>save the PDF as a file first</source>
            <translation>请先将 PDF 存为文件</translation>
        </message>
        <message>
            <source>see the codes that `cidfix glyphs` prints</source>
            <translation>请查看 `cidfix glyphs` 显示的编码</translation>
        </message>
        <message>
            <source>see the list of folders</source>
            <translation>请看文件夹列表</translation>
        </message>
        <message>
            <source>see the names that `cidfix inspect` prints</source>
            <translation>请查看 `cidfix inspect` 显示的名称</translation>
        </message>
        <message>
            <source>see the numbers that `cidfix lines` prints</source>
            <translation>请查看 `cidfix lines` 显示的编号</translation>
        </message>
        <message>
            <source>set by the user</source>
            <translation>由用户设定</translation>
        </message>
        <message>
            <source>set in the window</source>
            <translation>在窗口中设定</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end</source>
            <translation>形似句点，{0} 的提前结束的行以它结尾，其 {1} 出现在词尾</translation>
        </message>
        <message>
            <source>shaped like a full stop, ends {0} of the lines that end short and {1} of its uses are at a word's end; the font's own map calls it one</source>
            <translation>形似句点，{0} 的提前结束的行以它结尾，其 {1} 出现在词尾；字体自带的映射表也如此称呼</translation>
        </message>
        <message>
            <source>shorten it</source>
            <translation>请缩短</translation>
        </message>
        <message>
            <source>signs stand before small letters, such as {0}</source>
            <translation>小写字母之前出现符号，例如 {0}</translation>
        </message>
        <message>
            <source>signs stand between the letters of {0} of the words, e.g. {1}</source>
            <translation>{0} 的词的字母之间夹有符号，例如{1}</translation>
        </message>
        <message>
            <source>something is missing after the instruction</source>
            <translation>指令之后缺少内容</translation>
        </message>
        <message>
            <source>something went wrong inside cidfix ({0})</source>
            <translation>cidfix 内部出错（{0}）</translation>
        </message>
        <message>
            <source>space between words</source>
            <translation>词间空格</translation>
        </message>
        <message>
            <source>spaces stood at wrong places</source>
            <translation>空格位置有误</translation>
        </message>
        <message>
            <source>subject</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>the CMap is cut short or damaged: {0} of its {1} entries were read whole</source>
            <translation>该 CMap 被截断或已损坏：{1} 个条目中完整读出 {0} 个</translation>
        </message>
        <message>
            <source>the PDF cannot be read ({0})</source>
            <translation>无法读取 PDF（{0}）</translation>
        </message>
        <message>
            <source>the PDF cannot be read: {0}</source>
            <translation>无法读取 PDF：{0}</translation>
        </message>
        <message>
            <source>the PDF has changed since it was read</source>
            <translation>PDF 在读取之后已更改</translation>
        </message>
        <message>
            <source>the PDF has no pages that can be read</source>
            <translation>PDF 没有可读取的页面</translation>
        </message>
        <message>
            <source>the PDF is damaged, so the repaired one is written anew instead of having the repair added</source>
            <translation>PDF 已损坏，因此修复后的文件是重新写成的，而非追加修复内容</translation>
        </message>
        <message>
            <source>the PDF is encrypted</source>
            <translation>PDF 已加密</translation>
        </message>
        <message>
            <source>the PDF is encrypted; the repaired one opens with the same password</source>
            <translation>PDF 已加密；修复后的文件用同一密码打开</translation>
        </message>
        <message>
            <source>the PDF is signed; the signature holds for the file before the repair, and readers will say so</source>
            <translation>PDF 带有签名；签名对应修复前的文件，阅读程序会提示</translation>
        </message>
        <message>
            <source>the PDF of this session is not beside it: {0}</source>
            <translation>此会话的 PDF 不在其旁边：{0}</translation>
        </message>
        <message>
            <source>the PDF reader crashed</source>
            <translation>PDF 读取程序崩溃</translation>
        </message>
        <message>
            <source>the PDF reader does not start; see what cidfix --doctor says</source>
            <translation>PDF 读取程序无法启动；请查看 cidfix --doctor 的说明</translation>
        </message>
        <message>
            <source>the PDF was closed</source>
            <translation>PDF 已关闭</translation>
        </message>
        <message>
            <source>the characters come in the order of their numbers, {0}…, so only their first use numbers them</source>
            <translation>字符按其编号顺序出现，{0}…，只是按首次出现编了号</translation>
        </message>
        <message>
            <source>the codes, taken for Unicode</source>
            <translation>把编码当作 Unicode</translation>
        </message>
        <message>
            <source>the direction is missing</source>
            <translation>缺少方向</translation>
        </message>
        <message>
            <source>the file cannot be read ({0})</source>
            <translation>无法读取文件（{0}）</translation>
        </message>
        <message>
            <source>the file holds zero bytes, so it is not text in UTF-8</source>
            <translation>文件含有零字节，因此不是 UTF-8 文本</translation>
        </message>
        <message>
            <source>the file is damaged; use an older copy of it</source>
            <translation>文件已损坏；请使用较旧的副本</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>文件是空的</translation>
        </message>
        <message>
            <source>the file is larger than {0} MB</source>
            <translation>文件大于 {0} MB</translation>
        </message>
        <message>
            <source>the file is nested too deeply to be one of cidfix's</source>
            <translation>文件嵌套过深，不可能出自 cidfix</translation>
        </message>
        <message>
            <source>the file is no font that can be read</source>
            <translation>该文件不是可读取的字体</translation>
        </message>
        <message>
            <source>the file is no {0}</source>
            <translation>文件不是 {0}</translation>
        </message>
        <message>
            <source>the file is not JSON ({0})</source>
            <translation>文件不是 JSON（{0}）</translation>
        </message>
        <message>
            <source>the file's ToUnicode map</source>
            <translation>文件的 ToUnicode 映射表</translation>
        </message>
        <message>
            <source>the file's name is not UTF-8</source>
            <translation>文件名不是 UTF-8</translation>
        </message>
        <message>
            <source>the file's own map</source>
            <translation>文件自带的映射表</translation>
        </message>
        <message>
            <source>the folder can't be made ({0})</source>
            <translation>无法创建文件夹（{0}）</translation>
        </message>
        <message>
            <source>the folder can't be read ({0})</source>
            <translation>无法读取该文件夹（{0}）</translation>
        </message>
        <message>
            <source>the folder can't be removed ({0})</source>
            <translation>无法移除该文件夹（{0}）</translation>
        </message>
        <message>
            <source>the folder for temporary files is full</source>
            <translation>临时文件夹已满</translation>
        </message>
        <message>
            <source>the font and code are missing</source>
            <translation>缺少字体和编码</translation>
        </message>
        <message>
            <source>the font has no letters that it names</source>
            <translation>该字体没有标明的字母</translation>
        </message>
        <message>
            <source>the font is packed for the web (WOFF2) and can't be unpacked here</source>
            <translation>该字体为网页压缩格式 (WOFF2)，此处无法解压</translation>
        </message>
        <message>
            <source>the font program's own character map</source>
            <translation>字体程序自带的字符映射</translation>
        </message>
        <message>
            <source>the font program's symbol codes</source>
            <translation>字体程序的符号编码</translation>
        </message>
        <message>
            <source>the font's encoding</source>
            <translation>字体的编码</translation>
        </message>
        <message>
            <source>the font's own map calls it a space; its shape is unknown</source>
            <translation>字体自带的映射表称其为空格；字形未知</translation>
        </message>
        <message>
            <source>the font's own map calls it {0}</source>
            <translation>字体自带的映射表称其为 {0}</translation>
        </message>
        <message>
            <source>the font's program cannot be read ({0})</source>
            <translation>无法读取字体程序（{0}）</translation>
        </message>
        <message>
            <source>the glyphs' names</source>
            <translation>字形名称</translation>
        </message>
        <message>
            <source>the glyphs' names in the font program</source>
            <translation>字体程序中的字形名称</translation>
        </message>
        <message>
            <source>the link leads to {0}, which is not there</source>
            <translation>该链接指向 {0}，但那里没有内容</translation>
        </message>
        <message>
            <source>the map can't be deleted ({0})</source>
            <translation>无法删除该映射表（{0}）</translation>
        </message>
        <message>
            <source>the map has been changed since</source>
            <translation>该映射表此后已被更改</translation>
        </message>
        <message>
            <source>the map has more than {0} names of fonts, or one of more than {1} letters</source>
            <translation>映射表的字体名称多于 {0} 个，或有名称长于 {1} 个字母</translation>
        </message>
        <message>
            <source>the map says nothing</source>
            <translation>映射表没有说明</translation>
        </message>
        <message>
            <source>the map says {0}</source>
            <translation>映射表说是{0}</translation>
        </message>
        <message>
            <source>the map's file is missing</source>
            <translation>缺少映射表文件</translation>
        </message>
        <message>
            <source>the most frequent glyph ({0}), but it has ink</source>
            <translation>最常见的字形（{0}），但有墨迹</translation>
        </message>
        <message>
            <source>the name of the rules is missing</source>
            <translation>缺少规则的名称</translation>
        </message>
        <message>
            <source>the nearest names are {0}</source>
            <translation>最接近的名称是 {0}</translation>
        </message>
        <message>
            <source>the numbers in the glyphs' names</source>
            <translation>字形名称中的数字</translation>
        </message>
        <message>
            <source>the order of glyphs that most TrueType fonts begin with</source>
            <translation>多数 TrueType 字体开头的字形次序</translation>
        </message>
        <message>
            <source>the page cannot be drawn: not tried again, since it was too much before</source>
            <translation>无法绘制页面：未再尝试，因为此前负担过重</translation>
        </message>
        <message>
            <source>the page cannot be drawn: {0}</source>
            <translation>无法绘制页面：{0}</translation>
        </message>
        <message>
            <source>the page draws with a font that it does not define</source>
            <translation>页面使用了它未定义的字体</translation>
        </message>
        <message>
            <source>the page is empty</source>
            <translation>页面是空的</translation>
        </message>
        <message>
            <source>the paragraph goes on</source>
            <translation>段落继续</translation>
        </message>
        <message>
            <source>the password is wrong</source>
            <translation>密码错误</translation>
        </message>
        <message>
            <source>the picture would be too large; draw a part of the page</source>
            <translation>图像会过大；请绘制页面的一部分</translation>
        </message>
        <message>
            <source>the place is missing</source>
            <translation>缺少位置</translation>
        </message>
        <message>
            <source>the reference shapes can't be read</source>
            <translation>无法读取参考字形</translation>
        </message>
        <message>
            <source>the same as {0} other shapes</source>
            <translation>与另外 {0} 种字形相同</translation>
        </message>
        <message>
            <source>the same outline in a reference font</source>
            <translation>参考字体中的相同轮廓</translation>
        </message>
        <message>
            <source>the saved map {0} is not used any more: {1}</source>
            <translation>已保存的映射表 {0} 不再使用：{1}</translation>
        </message>
        <message>
            <source>the sign for an unknown character</source>
            <translation>未知字符的符号</translation>
        </message>
        <message>
            <source>the sign for an unknown character of {0}</source>
            <translation>未知字符的符号（{0} 个）</translation>
        </message>
        <message>
            <source>the way to find blocks is missing</source>
            <translation>缺少查找文本块的方式</translation>
        </message>
        <message>
            <source>the words do not fit the glyphs at that place</source>
            <translation>这些词与该处的字形不符</translation>
        </message>
        <message>
            <source>there are no words on this line</source>
            <translation>此行没有词</translation>
        </message>
        <message>
            <source>there is no font {0}</source>
            <translation>没有字体 {0}</translation>
        </message>
        <message>
            <source>there is no page {0}</source>
            <translation>没有第 {0} 页</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>没有这样的文件</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>没有这样的文件或文件夹</translation>
        </message>
        <message>
            <source>there is no such font file, and no font of that name is installed</source>
            <translation>没有这样的字体文件，也没有安装该名称的字体</translation>
        </message>
        <message>
            <source>there is nothing in it to match</source>
            <translation>其中没有可匹配的内容</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>没有可绘制的内容</translation>
        </message>
        <message>
            <source>there is only an image; this needs OCR, which cidfix does not do</source>
            <translation>只有图像；需要文字识别 (OCR)，cidfix 不做这项工作</translation>
        </message>
        <message>
            <source>this folder holds the library, or is part of it</source>
            <translation>该文件夹包含映射表库，或是其一部分</translation>
        </message>
        <message>
            <source>this folder was added already</source>
            <translation>该文件夹已经添加</translation>
        </message>
        <message>
            <source>this folder was not added</source>
            <translation>该文件夹未曾添加</translation>
        </message>
        <message>
            <source>this font cannot be read</source>
            <translation>无法读取此字体</translation>
        </message>
        <message>
            <source>this is a device or a pipe, no font file</source>
            <translation>这是设备或管道，不是字体文件</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <translation>这是文件夹</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>这是文件夹，不是文件</translation>
        </message>
        <message>
            <source>this is no file name</source>
            <translation>这不是文件名</translation>
        </message>
        <message>
            <source>this is no folder</source>
            <translation>这不是文件夹</translation>
        </message>
        <message>
            <source>this is no move</source>
            <translation>这不是移动</translation>
        </message>
        <message>
            <source>this is no ordinary file</source>
            <translation>这不是普通文件</translation>
        </message>
        <message>
            <source>this is no saved map of cidfix's</source>
            <translation>这不是 cidfix 保存的映射表</translation>
        </message>
        <message>
            <source>this is not a PDF</source>
            <translation>这不是 PDF</translation>
        </message>
        <message>
            <source>this is not a PDF, or it is damaged beyond repair</source>
            <translation>这不是 PDF，或已损坏到无法修复</translation>
        </message>
        <message>
            <source>this is not an ordinary file</source>
            <translation>这不是普通文件</translation>
        </message>
        <message>
            <source>this is the PDF itself</source>
            <translation>这是 PDF 原文件</translation>
        </message>
        <message>
            <source>this session belongs to {0}, not to {1}</source>
            <translation>此会话属于 {0}，而不是 {1}</translation>
        </message>
        <message>
            <source>title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>two scripts are mixed inside {0} of the words, e.g. {1}</source>
            <translation>{0} 的词内混有两种文字，例如{1}</translation>
        </message>
        <message>
            <source>typed in the window</source>
            <translation>在窗口中输入</translation>
        </message>
        <message>
            <source>undo what was done to it by hand</source>
            <translation>请手动撤销对它所做的更改</translation>
        </message>
        <message>
            <source>update cidfix</source>
            <translation>请更新 cidfix</translation>
        </message>
        <message>
            <source>what stands there is no text in quotation marks</source>
            <translation>那里不是引号中的文本</translation>
        </message>
        <message>
            <source>what you typed is saved; please report this, with the PDF if you may</source>
            <translation>您输入的内容已保存；请报告此问题，如果可以请附上 PDF</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>空白</translation>
        </message>
        <message>
            <source>white space of {0}</source>
            <translation>空白（{0} 个）</translation>
        </message>
        <message>
            <source>words had run together</source>
            <translation>词曾连在一起</translation>
        </message>
        <message>
            <source>write !move, a place, before or after, and a place; {0}</source>
            <translation>请写 !move、一个位置、before 或 after，再写一个位置；{0}</translation>
        </message>
        <message>
            <source>write =F12:639 and what the code stands for, or {0}</source>
            <translation>请写 =F12:639 和该编码所代表的内容，或 {0}</translation>
        </message>
        <message>
            <source>write @PAGE.LINE, @PAGE.LINE:TOKEN or @PAGE.LINE/FIRST-LAST, such as @1.12 or @1.12:3, or {0}</source>
            <translation>请写 @页.行、@页.行:词 或 @页.行/首-末，如 @1.12 或 @1.12:3，或 {0}</translation>
        </message>
        <message>
            <source>write a font and code, such as !{0} F12:3, or {1}</source>
            <translation>请写字体和编码，如 !{0} F12:3，或 {1}</translation>
        </message>
        <message>
            <source>write a font as `cidfix inspect` shows it, such as !{0} F12</source>
            <translation>请按 `cidfix inspect` 显示的样子写字体，如 !{0} F12</translation>
        </message>
        <message>
            <source>write a font, code and value, such as !{0} F12:639 Қ</source>
            <translation>请写字体、编码和值，如 !{0} F12:639 Қ</translation>
        </message>
        <message>
            <source>write as in !rules malayalam_traditional</source>
            <translation>请按 !rules malayalam_traditional 的样式书写</translation>
        </message>
        <message>
            <source>write as in `{0} F12:3`, or the value in quotation marks if it is its words</source>
            <translation>请写成 `{0} F12:3` 的样子，如果是值本身的词，请把值放在引号中</translation>
        </message>
        <message>
            <source>write both halves of the pair</source>
            <translation>请写出代理对的两半</translation>
        </message>
        <message>
            <source>write it as in niv, yrk-Cyrl or x-mine</source>
            <translation>请写成 niv、yrk-Cyrl 或 x-mine 的样子</translation>
        </message>
        <message>
            <source>write one of {0} (heading 1 to {1}), then where; {2}</source>
            <translation>请写 {0} 之一（heading 为 1 到 {1}），再写位置；{2}</translation>
        </message>
        <message>
            <source>write one of {0}, or {1}</source>
            <translation>请写 {0} 之一，或 {1}</translation>
        </message>
        <message>
            <source>write one of {0}, such as !blocks cuts</source>
            <translation>请写 {0} 之一，如 !blocks cuts</translation>
        </message>
        <message>
            <source>write one of {0}, then nothing, a page (@1) or a line (@1.12)</source>
            <translation>请写 {0} 之一，其后为空、页 (@1) 或行 (@1.12)</translation>
        </message>
        <message>
            <source>write one of {0}; {1}</source>
            <translation>请写 {0} 之一；{1}</translation>
        </message>
        <message>
            <source>write the name of the file, such as !map nenets.cidmap.json</source>
            <translation>请写文件名，如 !map nenets.cidmap.json</translation>
        </message>
        <message>
            <source>write the smaller number first</source>
            <translation>请先写较小的数</translation>
        </message>
        <message>
            <source>write the words as you see them on the page</source>
            <translation>请照页面上所见写出这些词</translation>
        </message>
        <message>
            <source>written as one word elsewhere</source>
            <translation>别处写作一个词</translation>
        </message>
        <message>
            <source>written with a hyphen elsewhere</source>
            <translation>别处带连字符书写</translation>
        </message>
        <message>
            <source>{0} (lines with mistakes: {1})</source>
            <translation>{0}（有错误的行：{1}）</translation>
        </message>
        <message>
            <source>{0} begins with a quotation mark and is no JSON string</source>
            <translation>{0} 以引号开头，却不是 JSON 字符串</translation>
        </message>
        <message>
            <source>{0} ends before it begins</source>
            <translation>{0} 的结尾在开头之前</translation>
        </message>
        <message>
            <source>{0} follows the value</source>
            <translation>值之后有 {0}</translation>
        </message>
        <message>
            <source>{0} goes on after its quotation mark</source>
            <translation>{0} 在引号之后还有内容</translation>
        </message>
        <message>
            <source>{0} has changed since {1} was saved; places may have moved</source>
            <translation>保存 {1} 之后 {0} 已更改；位置可能有变动</translation>
        </message>
        <message>
            <source>{0} has {1} letters, but {2} stand at that place</source>
            <translation>{0} 有 {1} 个字母，但该处有 {2} 个</translation>
        </message>
        <message>
            <source>{0} holds half a character</source>
            <translation>{0} 含有半个字符</translation>
        </message>
        <message>
            <source>{0} is beyond the last line of page {1}, which is {2}.{3}</source>
            <translation>{0} 超出第 {1} 页的最后一行（{2}.{3}）</translation>
        </message>
        <message>
            <source>{0} is no direction</source>
            <translation>{0} 不是方向</translation>
        </message>
        <message>
            <source>{0} is no font and code</source>
            <translation>{0} 不是字体和编码</translation>
        </message>
        <message>
            <source>{0} is no instruction</source>
            <translation>{0} 不是指令</translation>
        </message>
        <message>
            <source>{0} is no place</source>
            <translation>{0} 不是位置</translation>
        </message>
        <message>
            <source>{0} letters do not fit the {1} glyphs named</source>
            <translation>{0} 个字母与所指的 {1} 个字形不符</translation>
        </message>
        <message>
            <source>{0} more that can't be read</source>
            <translation>另有 {0} 个无法读取</translation>
        </message>
        <message>
            <source>{0} names no font and code</source>
            <translation>{0} 没有指明字体和编码</translation>
        </message>
        <message>
            <source>{0} names page {1}, which has no lines of text</source>
            <translation>{0} 指向第 {1} 页，该页没有文本行</translation>
        </message>
        <message>
            <source>{0} of the letters are accented Latin ones, more than in any language, e.g. “{1}”</source>
            <translation>{0} 的字母是带附加符号的拉丁字母，多于任何语言，例如“{1}”</translation>
        </message>
        <message>
            <source>{0} of the letters are vowels, e.g. {1}</source>
            <translation>{0} 的字母是元音，例如{1}</translation>
        </message>
        <message>
            <source>{0} of the words have no vowel, e.g. {1}</source>
            <translation>{0} 的词没有元音，例如{1}</translation>
        </message>
        <message>
            <source>{0} of {1} codes are said to be control characters, white space or no character at all</source>
            <translation>{1} 个编码中有 {0} 个被说成控制字符、空白或根本不是字符</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value</source>
            <translation>{1} 个编码中有 {0} 个没有 Unicode 值</translation>
        </message>
        <message>
            <source>{0} of {1} codes have no Unicode value (the file says {2})</source>
            <translation>{1} 个编码中有 {0} 个没有 Unicode 值（文件说是{2}）</translation>
        </message>
        <message>
            <source>{0} of {1} letters are drawn as something else, {2}</source>
            <translation>{1} 个字母中有 {0} 个画成了别的样子，{2}</translation>
        </message>
        <message>
            <source>{0} of {1} letters can't be what the map says by their heights, such as {2}</source>
            <translation>从高度看，{1} 个字母中有 {0} 个不可能是映射表所说的，例如 {2}</translation>
        </message>
        <message>
            <source>{0} places fit, likeliest first {1}; add the line, or a word beside it</source>
            <translation>有 {0} 处符合，最可能的在前 {1}；请补充行号或旁边的一个词</translation>
        </message>
        <message>
            <source>{0} places stand where one is meant</source>
            <translation>此处给了 {0} 个位置，只需一个</translation>
        </message>
        <message>
            <source>{0} was made with reference fonts that are not in use: {1}</source>
            <translation>{0} 所用的参考字体现在未使用：{1}</translation>
        </message>
        <message>
            <source>{0}, line {1}</source>
            <translation>{0}，第 {1} 行</translation>
        </message>
        <message>
            <source>{0}, read as letters of {1}</source>
            <translation>{0}，按{1}字母读取</translation>
        </message>
        <message>
            <source>{0}, read as signs</source>
            <translation>{0}，按符号读取</translation>
        </message>
        <message>
            <source>{0}, taken for {1} codes</source>
            <translation>{0}，当作 {1} 编码</translation>
        </message>
        <message>
            <source>{0}, the {1} letter</source>
            <translation>{0}，{1}字母</translation>
        </message>
        <message>
            <source>{0}, with the mark of {1}</source>
            <translation>{0}，带有 {1} 的符号</translation>
        </message>
        <message>
            <source>{0}/{1}-{2} is not within that line's {3} glyphs</source>
            <translation>{0}/{1}-{2} 超出该行的 {3} 个字形</translation>
        </message>
        <message>
            <source>{0}:{1} is beyond the last word of that line, which is {2}</source>
            <translation>{0}:{1} 超出该行最后一个词（{2}）</translation>
        </message>
        <message>
            <source>“{0}” can't have the depth {1}</source>
            <translation>“{0}”的层级不能是 {1}</translation>
        </message>
        <message>
            <source>“{0}” follows the texts</source>
            <translation>文本之后是“{0}”</translation>
        </message>
        <message>
            <source>“{0}” is no direction</source>
            <translation>“{0}”不是方向</translation>
        </message>
        <message>
            <source>“{0}” is no language tag</source>
            <translation>“{0}”不是语言标签</translation>
        </message>
        <message>
            <source>“{0}” is no moment</source>
            <translation>“{0}”不是时间</translation>
        </message>
        <message>
            <source>“{0}” is no place of a block</source>
            <translation>“{0}”不是区块的位置</translation>
        </message>
        <message>
            <source>“{0}” is no way to find blocks</source>
            <translation>“{0}”不是查找文本块的方式</translation>
        </message>
        <message>
            <source>“{0}” like “{1}”</source>
            <translation>“{0}”像“{1}”</translation>
        </message>
        <message>
            <source>“{0}” should be {1}</source>
            <translation>“{0}”应为 {1}</translation>
        </message>
    </context>
    <context>
        <name>FilesInOut</name>
        <message numerus="yes">
            <source>%n decisions were added.</source>
            <translation>
                <numerusform>已添加 %n 个决定。</numerusform>
            </translation>
        </message>
        <message>
            <source>Add decisions from a file</source>
            <translation>从文件添加决定</translation>
        </message>
        <message>
            <source>All decisions of that file were made already.</source>
            <translation>该文件中的决定此前都已作出。</translation>
        </message>
        <message>
            <source>Another reader finds {} of its text.</source>
            <translation>另一阅读程序能找到其文本的 {}。</translation>
        </message>
        <message>
            <source>Decisions (*.txt *.json)</source>
            <translation>决定 (*.txt *.json)</translation>
        </message>
        <message>
            <source>Decisions as text (*.txt);;Session (*.json)</source>
            <translation>文本形式的决定 (*.txt);;会话 (*.json)</translation>
        </message>
        <message>
            <source>Export the repaired PDF</source>
            <translation>导出修复后的 PDF</translation>
        </message>
        <message>
            <source>Export the text</source>
            <translation>导出文本</translation>
        </message>
        <message>
            <source>Map (*.cidmap.json)</source>
            <translation>映射表 (*.cidmap.json)</translation>
        </message>
        <message>
            <source>Map (*.json)</source>
            <translation>映射表 (*.json)</translation>
        </message>
        <message>
            <source>No map was saved: a map keeps what you type and accept, and that is nothing yet.</source>
            <translation>未保存映射表：映射表保存您输入和接受的内容，而目前还没有。</translation>
        </message>
        <message>
            <source>No map was saved: the fonts of this PDF say rightly themselves what their letters are.</source>
            <translation>未保存映射表：此 PDF 的字体本身已正确说明其字母。</translation>
        </message>
        <message>
            <source>No map was saved: there is no text in this PDF, so there is nothing to recover.</source>
            <translation>未保存映射表：此 PDF 中没有文本，因此没有可恢复的内容。</translation>
        </message>
        <message>
            <source>One decision was added.</source>
            <translation>已添加一个决定。</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save the decisions</source>
            <translation>保存决定</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>保存映射表</translation>
        </message>
        <message>
            <source>The decisions are in {}.</source>
            <translation>决定已存入 {}。</translation>
        </message>
        <message>
            <source>The map is in {}. It is offered for the next PDF in these fonts.</source>
            <translation>映射表已存入 {}。下次打开使用这些字体的 PDF 时会提供它。</translation>
        </message>
        <message>
            <source>The repaired PDF is in {}.</source>
            <translation>修复后的 PDF 已存入 {}。</translation>
        </message>
        <message>
            <source>The text is in the clipboard.</source>
            <translation>文本已复制到剪贴板。</translation>
        </message>
        <message>
            <source>The text is in {}.</source>
            <translation>文本已存入 {}。</translation>
        </message>
        <message>
            <source>There is no text in it that could be repaired.</source>
            <translation>其中没有可修复的文本。</translation>
        </message>
        <message>
            <source>Use a saved map</source>
            <translation>使用已保存的映射表</translation>
        </message>
        <message>
            <source>{} is written, but there is no text in this PDF.</source>
            <translation>已写入 {}，但此 PDF 中没有文本。</translation>
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
            <translation>用此字体排的一行</translation>
        </message>
        <message>
            <source>Copying gives today: {}</source>
            <translation>现在复制得到：{}</translation>
        </message>
        <message>
            <source>Files of decisions name this font {}</source>
            <translation>决定文件中此字体称为 {}</translation>
        </message>
        <message>
            <source>Its own map is not to be believed: you type what its letters are</source>
            <translation>其自带的映射表不可信：由您输入其字母是什么</translation>
        </message>
        <message>
            <source>Its own map is right: use it</source>
            <translation>其自带的映射表正确：使用它</translation>
        </message>
        <message>
            <source>Recover</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>The font could not be read: {}. Its letters are shown as the page has them.</source>
            <translation>无法读取该字体：{}。其字母按页面上的样子显示。</translation>
        </message>
        <message>
            <source>Trust the file</source>
            <translation>信任文件</translation>
        </message>
        <message>
            <source>its letters are not in the PDF</source>
            <translation>其字母不在 PDF 中</translation>
        </message>
        <message>
            <source>looks like this; the file says nothing of it</source>
            <translation>字形如此；文件未作说明</translation>
        </message>
        <message>
            <source>looks like this; the file says {} ({})</source>
            <translation>字形如此；文件说是 {}（{}）</translation>
        </message>
        <message>
            <source>nothing that can be read</source>
            <translation>没有可读的内容</translation>
        </message>
        <message>
            <source>{} of it known</source>
            <translation>其中已知 {}</translation>
        </message>
        <message>
            <source>{} of the text</source>
            <translation>占文本的 {}</translation>
        </message>
    </context>
    <context>
        <name>FontCards</name>
        <message>
            <source>A font can say what its letters are. Where that is missing or wrong, cidfix learns them from what you type. Change what was guessed here if it is not so.</source>
            <translation>字体可以说明其字母是什么。如果没有说明或说明有误，cidfix 会从您输入的内容中学习。这里若有猜错之处，请更改。</translation>
        </message>
        <message>
            <source>Each font says rightly what its letters are. The text can be exported as it is.</source>
            <translation>每种字体都正确说明了其字母是什么。文本可以直接导出。</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Fonts of the document</source>
            <translation>文档的字体</translation>
        </message>
        <message>
            <source>Show more fonts ({} left)</source>
            <translation>显示更多字体（还有 {} 种）</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>此 PDF 中没有文本，因此没有可恢复的内容。</translation>
        </message>
        <message>
            <source>This document draws no text with fonts, so there is nothing to recover.</source>
            <translation>此文档没有用字体绘制的文本，因此无可恢复。</translation>
        </message>
    </context>
    <context>
        <name>Fonts</name>
        <message>
            <source>Letters such as {letters} show better with the font {families}.</source>
            <translation>{letters} 等字母用字体 {families} 显示更好。</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>ALTO, for archives</source>
            <translation>ALTO，用于档案馆</translation>
        </message>
        <message>
            <source>CoNLL-U</source>
            <translation>CoNLL-U</translation>
        </message>
        <message>
            <source>Freki, lines with their blocks</source>
            <translation>Freki，行及其所属区块</translation>
        </message>
        <message>
            <source>JSON of everything</source>
            <translation>JSON，含全部内容</translation>
        </message>
        <message>
            <source>Markdown</source>
            <translation>Markdown</translation>
        </message>
        <message>
            <source>Standard format, for Toolbox</source>
            <translation>标准格式，用于 Toolbox</translation>
        </message>
        <message>
            <source>TEI P5</source>
            <translation>TEI P5</translation>
        </message>
        <message>
            <source>Table of tokens</source>
            <translation>词例表</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>Vertical, for corpus programs</source>
            <translation>竖排格式，用于语料库程序</translation>
        </message>
        <message>
            <source>Web page with the pages beside the text</source>
            <translation>网页，页面与文本并列</translation>
        </message>
        <message>
            <source>XML of paragraphs, sentences and words</source>
            <translation>XML，含段落、句子和词</translation>
        </message>
        <message>
            <source>Xigt, glossed examples</source>
            <translation>Xigt，标注例句</translation>
        </message>
    </context>
    <context>
        <name>GlyphBox</name>
        <message>
            <source>Picture of the letter</source>
            <translation>字母的图像</translation>
        </message>
    </context>
    <context>
        <name>GlyphCard</name>
        <message numerus="yes">
            <source>%n letters chosen</source>
            <translation>
                <numerusform>已选择 %n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a letter in the grid, or click one on the page, to see all about it.</source>
            <translation>在网格中选择一个字母，或点击页面上的字母，即可查看其全部信息。</translation>
        </message>
        <message numerus="yes">
            <source>One value for all %n</source>
            <translation>
                <numerusform>为全部 %n 个设定同一值</numerusform>
            </translation>
        </message>
        <message>
            <source>Set the value that was typed for the letter</source>
            <translation>设定为该字母输入的值</translation>
        </message>
        <message>
            <source>The chosen letter</source>
            <translation>所选字母</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>这是空格</translation>
        </message>
        <message>
            <source>This is no space</source>
            <translation>这不是空格</translation>
        </message>
        <message>
            <source>code {code} in {font} · {uses}</source>
            <translation>{font} 中的编码 {code} · {uses}</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
    </context>
    <context>
        <name>GlyphGrid</name>
        <message>
            <source>All fonts</source>
            <translation>所有字体</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>所有字母</translation>
        </message>
        <message>
            <source>By code</source>
            <translation>按编码</translation>
        </message>
        <message>
            <source>By likeness of shape</source>
            <translation>按字形相似度</translation>
        </message>
        <message>
            <source>By use</source>
            <translation>按出现次数</translation>
        </message>
        <message>
            <source>Choose all letters shown</source>
            <translation>选择显示的所有字母</translation>
        </message>
        <message>
            <source>Chosen on the page: {}</source>
            <translation>页面上所选：{}</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>In conflict</source>
            <translation>有冲突</translation>
        </message>
        <message>
            <source>Known</source>
            <translation>已知</translation>
        </message>
        <message>
            <source>Larger letters in the grid (Ctrl and wheel)</source>
            <translation>放大网格中的字母（Ctrl 加滚轮）</translation>
        </message>
        <message>
            <source>Letter, U+049A or code</source>
            <translation>字母、U+049A 或编码</translation>
        </message>
        <message>
            <source>Letters and spaces</source>
            <translation>字母和空格</translation>
        </message>
        <message>
            <source>No letter fits what is searched for. Clear the search to see all.</source>
            <translation>没有符合搜索的字母。清除搜索可显示全部。</translation>
        </message>
        <message>
            <source>No letter is known by its shape alone.</source>
            <translation>没有仅凭字形得知的字母。</translation>
        </message>
        <message>
            <source>Nothing contradicts anything here.</source>
            <translation>这里没有任何矛盾。</translation>
        </message>
        <message>
            <source>Nothing is known here yet. Type the word that is suggested below.</source>
            <translation>这里还什么都不知道。请输入下方建议的词。</translation>
        </message>
        <message>
            <source>Nothing is taken for a space here: words are told apart by the gaps between them.</source>
            <translation>这里没有被当作空格的字形：词由间隙区分。</translation>
        </message>
        <message>
            <source>Nothing is unknown here. The text can be exported.</source>
            <translation>这里没有未知字母。文本可以导出。</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>排序</translation>
        </message>
        <message>
            <source>Say what the chosen letters stand for</source>
            <translation>说明所选字母代表什么</translation>
        </message>
        <message>
            <source>Search the letters</source>
            <translation>搜索字母</translation>
        </message>
        <message>
            <source>Show all letters again</source>
            <translation>重新显示所有字母</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>空格</translation>
        </message>
        <message>
            <source>Sure by shape</source>
            <translation>字形确定</translation>
        </message>
        <message>
            <source>There are no proposals here. Type words: the rest follows from them.</source>
            <translation>这里没有建议。输入词语，其余由此推出。</translation>
        </message>
        <message>
            <source>There are only spaces in what was chosen on the page.</source>
            <translation>页面上所选的内容中只有空格。</translation>
        </message>
        <message>
            <source>This font draws nothing.</source>
            <translation>此字体没有绘制任何内容。</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Which letters</source>
            <translation>哪些字母</translation>
        </message>
        <message>
            <source>With proposals</source>
            <translation>有建议</translation>
        </message>
    </context>
    <context>
        <name>GlyphHint</name>
        <message>
            <source>code {} in {} ({})</source>
            <translation>{1} 中的编码 {0}（{2}）</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
        <message>
            <source>perhaps {}: {}</source>
            <translation>可能是 {}：{}</translation>
        </message>
        <message>
            <source>space</source>
            <translation>空格</translation>
        </message>
    </context>
    <context>
        <name>GlyphList</name>
        <message>
            <source>Letters of the document</source>
            <translation>文档的字母</translation>
        </message>
    </context>
    <context>
        <name>GlyphModel</name>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
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
            <translation>建议的字母</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <source>Accept</source>
            <translation>接受</translation>
        </message>
        <message>
            <source>It is another letter (Del)</source>
            <translation>是另一个字母 (Del)</translation>
        </message>
        <message>
            <source>It is {}</source>
            <translation>是 {}</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>This is the letter (Enter)</source>
            <translation>正是这个字母 (Enter)</translation>
        </message>
        <message>
            <source>{name} (press {digit})</source>
            <translation>{name}（按 {digit}）</translation>
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
            <translation>很可能</translation>
        </message>
        <message>
            <source>open</source>
            <translation>未定</translation>
        </message>
        <message>
            <source>sure</source>
            <translation>确定</translation>
        </message>
    </context>
    <context>
        <name>GuidePage</name>
        <message>
            <source>Guide</source>
            <translation>指南</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Decisions in effect</source>
            <translation>生效的决定</translation>
        </message>
        <message>
            <source>In effect</source>
            <translation>生效</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>Steps, to go back and forth between</source>
            <translation>步骤，可在其间来回切换</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Take the chosen decisions back, whenever they were made (Del)</source>
            <translation>撤回所选决定，不论何时作出 (Del)</translation>
        </message>
        <message>
            <source>Undone; choose it to do it again</source>
            <translation>已撤销；选择它即可重做</translation>
        </message>
        <message>
            <source>Waits for its place: {}</source>
            <translation>等待位置：{}</translation>
        </message>
        <message>
            <source>What you type and choose is listed here, and anything can be taken back.</source>
            <translation>您输入和选择的内容都列在这里，任何一项都可以撤回。</translation>
        </message>
    </context>
    <context>
        <name>LanguageCard</name>
        <message>
            <source>Chosen before:</source>
            <translation>以前选过：</translation>
        </message>
        <message>
            <source>If you know it: which letters it is written with helps to tell those that look alike.</source>
            <translation>如果您知道：了解文档语言使用哪些字母，有助于区分形近的字母。</translation>
        </message>
        <message>
            <source>It is written in this language</source>
            <translation>文档用这种语言写成</translation>
        </message>
        <message>
            <source>Its letters are looked for first; others are never refused.</source>
            <translation>优先寻找该语言的字母；其他字母也绝不会被拒绝。</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>撤回：{}</translation>
        </message>
        <message>
            <source>Take this language back</source>
            <translation>撤回这种语言</translation>
        </message>
        <message>
            <source>Written in</source>
            <translation>文档语言</translation>
        </message>
    </context>
    <context>
        <name>LanguageField</name>
        <message>
            <source>Language the document is written in</source>
            <translation>文档所用的语言</translation>
        </message>
        <message>
            <source>Languages that fit</source>
            <translation>符合的语言</translation>
        </message>
        <message>
            <source>Name of a language, or its tag</source>
            <translation>语言名称或其标签</translation>
        </message>
        <message>
            <source>none of these: “{}” as a tag</source>
            <translation>都不是：以“{}”为标签</translation>
        </message>
        <message>
            <source>“{}” as a tag</source>
            <translation>以“{}”为标签</translation>
        </message>
    </context>
    <context>
        <name>LanguageMenu</name>
        <message>
            <source>As the &amp;system is</source>
            <translation>跟随系统(&amp;S)</translation>
        </message>
        <message>
            <source>Change it now</source>
            <translation>立即更改</translation>
        </message>
        <message>
            <source>Lan&amp;guage</source>
            <translation>语言(&amp;G)</translation>
        </message>
        <message>
            <source>The window changes its language when cidfix is started again.</source>
            <translation>窗口语言将在 cidfix 下次启动时更改。</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>What the looks of letters mean</source>
            <translation>字母外观的含义</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>What would be learned</source>
            <translation>将会学到的内容</translation>
        </message>
    </context>
    <context>
        <name>LetterPalette</name>
        <message>
            <source>A name such as “ka descender”, a code point such as U+049A, or a letter like it</source>
            <translation>名称（如“ka descender”）、码位（如 U+049A）或形近的字母</translation>
        </message>
        <message>
            <source>All rows of letters</source>
            <translation>所有字母行</translation>
        </message>
        <message>
            <source>Letters appear here as you teach them.</source>
            <translation>您教过的字母会出现在这里。</translation>
        </message>
        <message>
            <source>Letters found</source>
            <translation>找到的字母</translation>
        </message>
        <message>
            <source>Letters of the language so far, those typed last in front</source>
            <translation>目前该语言的字母，最近输入的在前</translation>
        </message>
        <message>
            <source>No letter is called that. Try one word of its name, or a letter that looks like it.</source>
            <translation>没有叫这个名称的字母。请试试其名称中的一个词，或形近的字母。</translation>
        </message>
        <message>
            <source>Search a letter</source>
            <translation>搜索字母</translation>
        </message>
        <message>
            <source>Search a letter by its name, its code point or a letter like it</source>
            <translation>按名称、码位或形近字母搜索</translation>
        </message>
        <message>
            <source>Show all rows of letters</source>
            <translation>显示所有字母行</translation>
        </message>
        <message>
            <source>Show one row of letters</source>
            <translation>显示一行字母</translation>
        </message>
        <message>
            <source>search letter…</source>
            <translation>搜索字母…</translation>
        </message>
    </context>
    <context>
        <name>LetterTable</name>
        <message>
            <source>Letter</source>
            <translation>字母</translation>
        </message>
        <message>
            <source>Merged</source>
            <translation>合并后</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>不同</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>仅此处有</translation>
        </message>
        <message>
            <source>only there</source>
            <translation>仅彼处有</translation>
        </message>
        <message>
            <source>same</source>
            <translation>相同</translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message>
            <source>&amp;Compare and merge…</source>
            <translation>比较并合并(&amp;C)…</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>删除(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>导出(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>导入(&amp;I)…</translation>
        </message>
        <message>
            <source>&amp;Letters…</source>
            <translation>字母(&amp;L)…</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>重做(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Use</source>
            <translation>使用(&amp;U)</translation>
        </message>
        <message>
            <source>Add a &amp;folder…</source>
            <translation>添加文件夹(&amp;F)…</translation>
        </message>
        <message>
            <source>Add what the &amp;open document knows…</source>
            <translation>添加打开的文档中已知的内容(&amp;O)…</translation>
        </message>
        <message>
            <source>Compare and merge with a map</source>
            <translation>与映射表比较并合并</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Import a map</source>
            <translation>导入映射表</translation>
        </message>
        <message>
            <source>Leave out {}</source>
            <translation>移除 {}</translation>
        </message>
        <message>
            <source>Library of maps</source>
            <translation>映射表库</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>映射表</translation>
        </message>
        <message>
            <source>No map holds all these words.</source>
            <translation>没有映射表包含所有这些词。</translation>
        </message>
        <message>
            <source>No map is saved yet: Ctrl+S saves that of the open document here.</source>
            <translation>尚未保存映射表：按 Ctrl+S 可将打开的文档的映射表存到这里。</translation>
        </message>
        <message>
            <source>Search names, languages, fonts, notes</source>
            <translation>搜索名称、语言、字体、备注</translation>
        </message>
        <message>
            <source>Search the maps</source>
            <translation>搜索映射表</translation>
        </message>
        <message>
            <source>The map is in {}.</source>
            <translation>映射表已存入 {}。</translation>
        </message>
        <message>
            <source>The maps of {} are searched, too.</source>
            <translation>也会搜索 {} 中的映射表。</translation>
        </message>
        <message>
            <source>U&amp;ndo</source>
            <translation>撤销(&amp;N)</translation>
        </message>
        <message>
            <source>{} is left out; its maps stay where they are.</source>
            <translation>已移除 {}；其中的映射表仍在原处。</translation>
        </message>
        <message>
            <source>{} is used for the open document.</source>
            <translation>{} 已用于打开的文档。</translation>
        </message>
        <message>
            <source>{} was deleted</source>
            <translation>已删除 {}</translation>
        </message>
        <message>
            <source>{} was described</source>
            <translation>已更改 {} 的说明</translation>
        </message>
        <message>
            <source>{} was imported</source>
            <translation>已导入 {}</translation>
        </message>
        <message>
            <source>{} was merged into {}</source>
            <translation>已将 {} 并入 {}</translation>
        </message>
    </context>
    <context>
        <name>LineFilter</name>
        <message>
            <source>All {}</source>
            <translation>全部 {}</translation>
        </message>
        <message>
            <source>Conflicts {}</source>
            <translation>冲突 {}</translation>
        </message>
        <message>
            <source>Every letter is known. Read the text through, and export it.</source>
            <translation>所有字母都已知。请通读文本，然后导出。</translation>
        </message>
        <message>
            <source>Nothing contradicts what you typed.</source>
            <translation>没有任何内容与您的输入矛盾。</translation>
        </message>
        <message>
            <source>Nothing is left to type: every letter has been settled.</source>
            <translation>已没有要输入的内容：所有字母都已确定。</translation>
        </message>
        <message>
            <source>There is no text in this document.</source>
            <translation>此文档中没有文本。</translation>
        </message>
        <message>
            <source>To type {}</source>
            <translation>待输入 {}</translation>
        </message>
        <message>
            <source>Unknown {}</source>
            <translation>未知 {}</translation>
        </message>
    </context>
    <context>
        <name>LinesView</name>
        <message>
            <source>A page number or running head: it is not counted, and left out of the text</source>
            <translation>页码或页眉：不计入，也不放入文本</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>编码</translation>
        </message>
        <message>
            <source>Copy the line as decoded</source>
            <translation>按解码结果复制该行</translation>
        </message>
        <message>
            <source>Copy the word as decoded</source>
            <translation>按解码结果复制该词</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Lines: line before</source>
            <translation>行：上一行</translation>
        </message>
        <message>
            <source>Lines: next line</source>
            <translation>行：下一行</translation>
        </message>
        <message>
            <source>Lines: next word</source>
            <translation>行：下一个词</translation>
        </message>
        <message>
            <source>Lines: type what stands there</source>
            <translation>行：输入该处的内容</translation>
        </message>
        <message>
            <source>Lines: word before</source>
            <translation>行：上一个词</translation>
        </message>
        <message>
            <source>Show codes</source>
            <translation>显示编码</translation>
        </message>
        <message>
            <source>Show codes in the lines</source>
            <translation>在行中显示编码</translation>
        </message>
        <message>
            <source>Show the codes that the file has, each under its letter</source>
            <translation>显示文件中的编码，各在其字母之下</translation>
        </message>
        <message>
            <source>Take its letters over into the typing line</source>
            <translation>把其字母取到输入行</translation>
        </message>
        <message>
            <source>Take the line over into the typing line</source>
            <translation>把该行取到输入行</translation>
        </message>
        <message>
            <source>Type this line</source>
            <translation>输入这一行</translation>
        </message>
        <message>
            <source>Type this word</source>
            <translation>输入这个词</translation>
        </message>
        <message>
            <source>Which lines are shown</source>
            <translation>显示哪些行</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Open PDF</source>
            <translation>打开 PDF</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>正在打开 {}…</translation>
        </message>
        <message>
            <source>PDF (*.pdf);;All files (*)</source>
            <translation>PDF (*.pdf);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>{}. Password:</source>
            <translation>{}。密码：</translation>
        </message>
    </context>
    <context>
        <name>MapCard</name>
        <message numerus="yes">
            <source>%n letters</source>
            <translation>
                <numerusform>%n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>Author</source>
            <translation>作者</translation>
        </message>
        <message>
            <source>Choose a map to see what it knows.</source>
            <translation>选择一个映射表，即可查看其中已知的内容。</translation>
        </message>
        <message>
            <source>Decided from {} to {}</source>
            <translation>决定作出于 {} 至 {}</translation>
        </message>
        <message>
            <source>Fonts: {}</source>
            <translation>字体：{}</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>许可</translation>
        </message>
        <message>
            <source>Made from {}</source>
            <translation>据 {} 制成</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>one letter</source>
            <translation>一个字母</translation>
        </message>
        <message>
            <source>such as CC0</source>
            <translation>如 CC0</translation>
        </message>
        <message>
            <source>tags such as niv, with spaces between</source>
            <translation>语言标签，如 niv，以空格分隔</translation>
        </message>
    </context>
    <context>
        <name>MapComparison</name>
        <message>
            <source>&amp;Merge into {}</source>
            <translation>合并到 {}(&amp;M)</translation>
        </message>
        <message>
            <source>All letters</source>
            <translation>所有字母</translation>
        </message>
        <message>
            <source>Different {}</source>
            <translation>不同 {}</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>两者都保留</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>按键 {}</translation>
        </message>
        <message>
            <source>Only in {} {}</source>
            <translation>仅在 {} 中 {}</translation>
        </message>
        <message>
            <source>Take {}</source>
            <translation>采用 {}</translation>
        </message>
        <message>
            <source>The same {}</source>
            <translation>相同 {}</translation>
        </message>
        <message>
            <source>Where both differ, choose rows and whose value is to stay.</source>
            <translation>两者不同之处，请选择各行，并指定保留哪一方的值。</translation>
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
            <translation>按 F2 或双击可更改值；U+049A 是以编号表示的字母。</translation>
        </message>
        <message>
            <source>Say nothing of it</source>
            <translation>对它不作说明</translation>
        </message>
        <message>
            <source>The map was changed elsewhere; these are its letters now.</source>
            <translation>映射表已在别处被更改；现在显示的是其当前字母。</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <source>a value of {} was changed</source>
            <translation>已更改 {} 中的一个值</translation>
        </message>
    </context>
    <context>
        <name>MapKeeper</name>
        <message>
            <source>Done again: {}.</source>
            <translation>已重做：{}。</translation>
        </message>
        <message>
            <source>Undone: {}.</source>
            <translation>已撤销：{}。</translation>
        </message>
    </context>
    <context>
        <name>MapList</name>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>字母</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>映射表</translation>
        </message>
    </context>
    <context>
        <name>MapOffers</name>
        <message numerus="yes">
            <source>%n files or folders of the library of maps are left out:</source>
            <translation>
                <numerusform>映射表库中有 %n 个文件或文件夹被略过：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the letters drawn here</source>
            <translation>
                <numerusform>此处字母中的 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel reading the library of maps</source>
            <translation>取消读取映射表库</translation>
        </message>
        <message>
            <source>Look for saved maps that fit</source>
            <translation>查找符合的已保存映射表</translation>
        </message>
        <message>
            <source>One file or folder of the library of maps is left out:</source>
            <translation>映射表库中有一个文件或文件夹被略过：</translation>
        </message>
        <message>
            <source>Reading map {number} of {total} of the library…</source>
            <translation>正在读取库中第 {number} 个映射表（共 {total} 个）…</translation>
        </message>
        <message>
            <source>Saved maps that fit this document:</source>
            <translation>适合此文档的已保存映射表：</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Use the saved map {}</source>
            <translation>使用已保存的映射表 {}</translation>
        </message>
        <message>
            <source>one of the letters drawn here</source>
            <translation>此处字母中的一个</translation>
        </message>
        <message>
            <source>{name}: knows {letters}, and would add {share} of the text</source>
            <translation>{name}：认识{letters}，可补充文本的 {share}</translation>
        </message>
    </context>
    <context>
        <name>MapsInUse</name>
        <message>
            <source>Do not use it</source>
            <translation>不使用</translation>
        </message>
        <message>
            <source>Do not use the map {}</source>
            <translation>不使用映射表 {}</translation>
        </message>
        <message>
            <source>Hear it before the one above</source>
            <translation>优先于上面一个</translation>
        </message>
        <message>
            <source>Hear {} before the one above</source>
            <translation>使 {} 优先于上面一个</translation>
        </message>
        <message>
            <source>Saved map in use:</source>
            <translation>正在使用的已保存映射表：</translation>
        </message>
        <message>
            <source>Saved maps in use, those above heard first:</source>
            <translation>正在使用的已保存映射表，在上者优先：</translation>
        </message>
        <message>
            <source>confirms {}</source>
            <translation>确认 {} 个</translation>
        </message>
        <message>
            <source>fills {}</source>
            <translation>补充 {} 个</translation>
        </message>
        <message>
            <source>has none of the letters drawn here</source>
            <translation>不含此处的任何字母</translation>
        </message>
        <message>
            <source>is overruled by maps above in {}</source>
            <translation>其中 {} 个以上面的映射表为准</translation>
        </message>
        <message>
            <source>{font}: {said}</source>
            <translation>{font}：{said}</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;About cidfix</source>
            <translation>关于 cidfix(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Blocks</source>
            <translation>区块(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>关闭(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Close the newest message</source>
            <translation>关闭最新消息(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>深色(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Export text…</source>
            <translation>导出文本(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Fonts</source>
            <translation>字体(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>全屏(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>转到(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Guide</source>
            <translation>指南(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>按键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;Letters</source>
            <translation>字母(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Library of maps…</source>
            <translation>映射表库(&amp;L)…</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>浅色(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Maps</source>
            <translation>映射表(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Open PDF…</source>
            <translation>打开 PDF(&amp;O)…</translation>
        </message>
        <message>
            <source>&amp;Pages</source>
            <translation>页面(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Recover</source>
            <translation>恢复(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>重做(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Reset the layout</source>
            <translation>重置布局(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Save the map in the library</source>
            <translation>将映射表存入库(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>文本(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>撤销(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Use a saved map…</source>
            <translation>使用已保存的映射表(&amp;U)…</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>A&amp;dd decisions from a file…</source>
            <translation>从文件添加决定(&amp;D)…</translation>
        </message>
        <message>
            <source>About cidfix</source>
            <translation>关于 cidfix</translation>
        </message>
        <message>
            <source>As the &amp;system is</source>
            <translation>跟随系统(&amp;S)</translation>
        </message>
        <message>
            <source>Export &amp;repaired PDF…</source>
            <translation>导出修复后的 PDF(&amp;R)…</translation>
        </message>
        <message>
            <source>Open a sa&amp;mple</source>
            <translation>打开示例(&amp;M)</translation>
        </message>
        <message>
            <source>Open rece&amp;nt</source>
            <translation>打开最近的文件(&amp;T)</translation>
        </message>
        <message>
            <source>Save dec&amp;isions as…</source>
            <translation>决定另存为(&amp;I)…</translation>
        </message>
        <message>
            <source>Save the map &amp;as…</source>
            <translation>映射表另存为(&amp;A)…</translation>
        </message>
        <message>
            <source>To the t&amp;yping line</source>
            <translation>到输入行(&amp;Y)</translation>
        </message>
        <message>
            <source>cidfix {} recovers the text of PDFs that show it right and copy it wrong.

Free software under the GNU Affero General Public License, version 3 or later.
The method is that of Nicolas Stefanovitch (2022).</source>
            <translation>cidfix {} 用于恢复显示正确而复制出错的 PDF 的文本。

自由软件，依 GNU Affero 通用公共许可证第 3 版或更高版本发布。
方法出自 Nicolas Stefanovitch (2022)。</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Every letter of this document is known.</source>
            <translation>此文档的所有字母都已知。</translation>
        </message>
        <message numerus="yes">
            <source>Every letter of this document was read, %n by shape alone.</source>
            <translation>
                <numerusform>此文档的所有字母都已读出，其中 %n 个仅凭字形。</numerusform>
            </translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>导出文本…</translation>
        </message>
        <message>
            <source>Go on with it</source>
            <translation>继续处理</translation>
        </message>
        <message>
            <source>Look at them</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>重新打开</translation>
        </message>
        <message>
            <source>Opening {}…</source>
            <translation>正在打开 {}…</translation>
        </message>
        <message>
            <source>Save the map</source>
            <translation>保存映射表</translation>
        </message>
        <message>
            <source>The PDF has changed on the disk. You see it as it was opened; what you did is kept.</source>
            <translation>磁盘上的 PDF 已更改。您看到的是打开时的样子；您所做的都已保留。</translation>
        </message>
        <message>
            <source>The PDF is not on the disk any more. You can go on with it; what you did is kept.</source>
            <translation>PDF 已不在磁盘上。您可以继续；您所做的都已保留。</translation>
        </message>
        <message>
            <source>cidfix ended unexpectedly while {} was open. What you did is saved.</source>
            <translation>cidfix 在打开 {} 时意外结束。您所做的都已保存。</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
        <message>
            <source>Close this message (Shift+Esc)</source>
            <translation>关闭此消息 (Shift+Esc)</translation>
        </message>
    </context>
    <context>
        <name>OpenDocument</name>
        <message>
            <source>A saved map fits. {}</source>
            <translation>有适合的已保存映射表。{}</translation>
        </message>
        <message>
            <source>No text was found in this PDF: {}.</source>
            <translation>此 PDF 中未找到文本：{}。</translation>
        </message>
        <message>
            <source>Not readable: page {} ({}).</source>
            <translation>无法读取：第 {} 页（{}）。</translation>
        </message>
        <message>
            <source>Nothing can be saved beside this PDF. What you do is kept in {}.</source>
            <translation>无法在此 PDF 旁边保存。您所做的保存在 {}。</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>此 PDF 中没有文本，因此没有可恢复的内容。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Without text: page {} ({}).</source>
            <translation>没有文本：第 {} 页（{}）。</translation>
        </message>
        <message numerus="yes">
            <source>Your %n decisions of the last session are back.</source>
            <translation>
                <numerusform>已恢复您上次会话的 %n 个决定。</numerusform>
            </translation>
        </message>
        <message>
            <source>Your decision of the last session is back.</source>
            <translation>已恢复您上次会话的决定。</translation>
        </message>
        <message>
            <source>Your last session could not be restored: {}</source>
            <translation>无法恢复您上次的会话：{}</translation>
        </message>
    </context>
    <context>
        <name>PageArea</name>
        <message>
            <source>Page {} of {}</source>
            <translation>第 {} 页，共 {} 页</translation>
        </message>
        <message>
            <source>Pages of the PDF</source>
            <translation>PDF 的页面</translation>
        </message>
    </context>
    <context>
        <name>PageBox</name>
        <message>
            <source>Go to page…</source>
            <translation>转到页面…</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>页</translation>
        </message>
        <message>
            <source>Type a page number and press Enter</source>
            <translation>输入页码并按 Enter</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>共 {} 页</translation>
        </message>
    </context>
    <context>
        <name>PageMenu</name>
        <message>
            <source>Copy what is decoded</source>
            <translation>复制解码结果</translation>
        </message>
        <message>
            <source>Show this letter’s card</source>
            <translation>显示此字母的卡片</translation>
        </message>
        <message>
            <source>The next column is the one to the left</source>
            <translation>下一列在左边</translation>
        </message>
        <message>
            <source>The next column is the one to the right</source>
            <translation>下一列在右边</translation>
        </message>
        <message>
            <source>This is a full stop</source>
            <translation>这是句点</translation>
        </message>
        <message>
            <source>This is a space</source>
            <translation>这是空格</translation>
        </message>
        <message>
            <source>This is not a full stop</source>
            <translation>这不是句点</translation>
        </message>
        <message>
            <source>This is not a space</source>
            <translation>这不是空格</translation>
        </message>
        <message>
            <source>This line runs left to right</source>
            <translation>此行从左到右</translation>
        </message>
        <message>
            <source>This line runs right to left</source>
            <translation>此行从右到左</translation>
        </message>
        <message>
            <source>Type what stands here</source>
            <translation>输入这里的内容</translation>
        </message>
    </context>
    <context>
        <name>PageStrip</name>
        <message>
            <source>Thumbnails of pages</source>
            <translation>页面缩略图</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Fit page</source>
            <translation>适合页面</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>适合宽度</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>下一页</translation>
        </message>
        <message>
            <source>On the page: a word less</source>
            <translation>页面上：少选一个词</translation>
        </message>
        <message>
            <source>On the page: a word more</source>
            <translation>页面上：多选一个词</translation>
        </message>
        <message>
            <source>On the page: choose nothing</source>
            <translation>页面上：取消选择</translation>
        </message>
        <message>
            <source>On the page: copy what is decoded</source>
            <translation>页面上：复制解码结果</translation>
        </message>
        <message>
            <source>On the page: first page</source>
            <translation>页面上：首页</translation>
        </message>
        <message>
            <source>On the page: last page</source>
            <translation>页面上：末页</translation>
        </message>
        <message>
            <source>On the page: scroll down</source>
            <translation>页面上：向下滚动</translation>
        </message>
        <message>
            <source>On the page: scroll up</source>
            <translation>页面上：向上滚动</translation>
        </message>
        <message>
            <source>On the page: type what stands there</source>
            <translation>页面上：输入该处的内容</translation>
        </message>
        <message>
            <source>On the page: word to the left</source>
            <translation>页面上：左边的词</translation>
        </message>
        <message>
            <source>On the page: word to the right</source>
            <translation>页面上：右边的词</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>上一页</translation>
        </message>
        <message>
            <source>Show states on the page</source>
            <translation>在页面上显示状态</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>缩小</translation>
        </message>
    </context>
    <context>
        <name>PendingCard</name>
        <message>
            <source>Click the place where it stands:</source>
            <translation>点击它所在的位置：</translation>
        </message>
        <message>
            <source>It stands here, on page {}</source>
            <translation>它在这里，第 {} 页</translation>
        </message>
        <message>
            <source>It was typed for this place:</source>
            <translation>它是为这个位置输入的：</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Take back: {}</source>
            <translation>撤回：{}</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>Places that fit</source>
            <translation>符合的位置</translation>
        </message>
    </context>
    <context>
        <name>ProgressHeader</name>
        <message numerus="yes">
            <source>%n letters in conflict</source>
            <translation>
                <numerusform>%n 个字母有冲突</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters left</source>
            <translation>
                <numerusform>还剩 %n 个字母</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places</source>
            <translation>
                <numerusform>%n 处</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n words typed</source>
            <translation>
                <numerusform>已输入 %n 个词</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to recover.</source>
            <translation>此 PDF 中没有文本，因此没有可恢复的内容。</translation>
        </message>
        <message>
            <source>no letter left</source>
            <translation>没有剩余字母</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
        <message>
            <source>one letter in conflict</source>
            <translation>一个字母有冲突</translation>
        </message>
        <message>
            <source>one letter left</source>
            <translation>还剩一个字母</translation>
        </message>
        <message>
            <source>one place</source>
            <translation>一处</translation>
        </message>
        <message>
            <source>one word typed</source>
            <translation>已输入一个词</translation>
        </message>
        <message>
            <source>reading the letters…</source>
            <translation>正在读取字母…</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>已知 {}</translation>
        </message>
        <message>
            <source>{}: {} of the text, {} known</source>
            <translation>{}：占文本的 {}，已知 {}</translation>
        </message>
    </context>
    <context>
        <name>ProposalPanel</name>
        <message numerus="yes">
            <source>%n letters are read by their shapes</source>
            <translation>
                <numerusform>按字形读出了 %n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Proposed letters</source>
            <translation>建议的字母(&amp;P)</translation>
        </message>
        <message>
            <source>Accept all that are s&amp;ure</source>
            <translation>接受所有确定的建议(&amp;U)</translation>
        </message>
        <message>
            <source>Accept all that are sure ({})</source>
            <translation>接受所有确定的建议 ({})</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Compare the letters with fonts of your own</source>
            <translation>将字母与您自己的字体比较</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>存疑</translation>
        </message>
        <message>
            <source>Every proposal is answered. What you said is listed under Decisions.</source>
            <translation>所有建议都已答复。您的答复列在“决定”中。</translation>
        </message>
        <message>
            <source>Letters that cidfix reads by itself are listed here.</source>
            <translation>cidfix 自行读出的字母列在这里。</translation>
        </message>
        <message>
            <source>Nothing is proposed, since every letter is known already.</source>
            <translation>没有建议，因为所有字母都已知。</translation>
        </message>
        <message>
            <source>Nothing is proposed: no reference font has letters like these. Type words; the rest follows from them. Or add a font that looks like the document's, under “Reference fonts” above.</source>
            <translation>没有建议：没有参考字体含有这样的字母。请输入词语，其余由此推出。或者在上方“参考字体”中添加与文档字体相似的字体。</translation>
        </message>
        <message>
            <source>One letter is read by its shape</source>
            <translation>按字形读出了一个字母</translation>
        </message>
        <message>
            <source>Proposals: accept</source>
            <translation>建议：接受</translation>
        </message>
        <message>
            <source>Proposals: all about the letter</source>
            <translation>建议：字母的全部信息</translation>
        </message>
        <message>
            <source>Proposals: refuse</source>
            <translation>建议：拒绝</translation>
        </message>
        <message>
            <source>Proposals: take one of the other values</source>
            <translation>建议：采用其他值之一</translation>
        </message>
        <message>
            <source>Reference fonts</source>
            <translation>参考字体</translation>
        </message>
        <message>
            <source>Sure</source>
            <translation>确定</translation>
        </message>
        <message>
            <source>The letters are being read…</source>
            <translation>正在读取字母…</translation>
        </message>
        <message>
            <source>There are none of this kind. Choose “All” above to see the others.</source>
            <translation>没有这一类。在上方选择“全部”可查看其他。</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is no letter to read.</source>
            <translation>此 PDF 中没有文本，因此没有可识读的字母。</translation>
        </message>
        <message>
            <source>Use proposals</source>
            <translation>使用建议</translation>
        </message>
        <message>
            <source>Use:</source>
            <translation>使用：</translation>
        </message>
        <message>
            <source>Which proposals are shown</source>
            <translation>显示哪些建议</translation>
        </message>
        <message>
            <source>Which proposals stand in the text before you have answered them</source>
            <translation>在您答复之前，哪些建议放入文本</translation>
        </message>
        <message>
            <source>{}, all surely. Accept them, or type what is otherwise.</source>
            <translation>{}，全部确定。请接受，或输入不对之处。</translation>
        </message>
        <message>
            <source>{}, doubtfully. What is worth most to know comes first.</source>
            <translation>{}，均存疑。最值得知道的排在最前。</translation>
        </message>
        <message>
            <source>{}, {} of them doubtfully. What is worth most to know comes first.</source>
            <translation>{}，其中 {} 个存疑。最值得知道的排在最前。</translation>
        </message>
    </context>
    <context>
        <name>ProposalRow</name>
        <message>
            <source>Accept</source>
            <translation>接受</translation>
        </message>
        <message>
            <source>Accepted by you</source>
            <translation>您已接受</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Refused by you</source>
            <translation>您已拒绝</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
    </context>
    <context>
        <name>ReadingPanel</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Finding lines, words and fonts…</source>
            <translation>正在查找行、词和字体…</translation>
        </message>
        <message>
            <source>Opening the PDF…</source>
            <translation>正在打开 PDF…</translation>
        </message>
        <message>
            <source>Reading the letters of page {} of {}</source>
            <translation>正在读取第 {} 页的字母，共 {} 页</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>another letter, {}, is drawn with the same shape</source>
            <translation>另一字母 {} 的字形相同</translation>
        </message>
        <message>
            <source>drawn just as in {}</source>
            <translation>字形与 {} 中完全相同</translation>
        </message>
        <message>
            <source>looks as in {}</source>
            <translation>看起来与 {} 中相似</translation>
        </message>
        <message>
            <source>the file's own map says so, but it is not to be trusted</source>
            <translation>文件自带的映射表如此说，但它不可信</translation>
        </message>
        <message>
            <source>{} says so</source>
            <translation>{} 如此说</translation>
        </message>
        <message>
            <source>{} things you said say so</source>
            <translation>您说过的内容如此表明（{}）</translation>
        </message>
        <message>
            <source>{} things you said speak for it</source>
            <translation>您说过的内容支持它（{}）</translation>
        </message>
    </context>
    <context>
        <name>ReferenceCard</name>
        <message numerus="yes">
            <source>%n fonts installed here are used.</source>
            <translation>
                <numerusform>使用了 %n 种已安装的字体。</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a reference &amp;font…</source>
            <translation>添加参考字体(&amp;F)…</translation>
        </message>
        <message>
            <source>Add a reference font</source>
            <translation>添加参考字体</translation>
        </message>
        <message>
            <source>Add a reference font…</source>
            <translation>添加参考字体…</translation>
        </message>
        <message>
            <source>Cancel measuring fonts</source>
            <translation>停止测量字体</translation>
        </message>
        <message>
            <source>Compare with every font that is installed; the first time takes seconds each</source>
            <translation>与所有已安装的字体比较；首次每种需要几秒</translation>
        </message>
        <message>
            <source>Do not use any more: {}</source>
            <translation>不再使用：{}</translation>
        </message>
        <message>
            <source>Do not use this font any more</source>
            <translation>不再使用此字体</translation>
        </message>
        <message>
            <source>Fonts ({});;All files (*)</source>
            <translation>字体 ({});;所有文件 (*)</translation>
        </message>
        <message>
            <source>Letters are compared with the fonts that cidfix knows. A font of your own that looks like the document's helps where they are read doubtfully; drop it here, or add it.</source>
            <translation>字母会与 cidfix 已知的字体比较。在读法存疑之处，您自己的、与文档字体相似的字体会有帮助；请拖放到这里，或点击添加。</translation>
        </message>
        <message>
            <source>Looking for fonts…</source>
            <translation>正在查找字体…</translation>
        </message>
        <message>
            <source>Measuring {name} ({number} of {total})…</source>
            <translation>正在测量 {name}（第 {number} 种，共 {total} 种）…</translation>
        </message>
        <message>
            <source>One font installed here is used.</source>
            <translation>使用了一种已安装的字体。</translation>
        </message>
        <message>
            <source>Use fonts &amp;installed here</source>
            <translation>使用已安装的字体(&amp;I)</translation>
        </message>
        <message>
            <source>Use fonts installed here</source>
            <translation>使用已安装的字体</translation>
        </message>
        <message>
            <source>{} (can't be read)</source>
            <translation>{}（无法读取）</translation>
        </message>
    </context>
    <context>
        <name>ReferenceLetter</name>
        <message>
            <source> and {} more</source>
            <translation>（另有 {} 种）</translation>
        </message>
        <message>
            <source>Drawn here by {}</source>
            <translation>此处由 {} 绘制</translation>
        </message>
        <message>
            <source>So it is in {}{}</source>
            <translation>在 {}{}中即是如此</translation>
        </message>
    </context>
    <context>
        <name>References</name>
        <message numerus="yes">
            <source>%n are not sure any more</source>
            <translation>
                <numerusform>%n 个不再确定</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are read as other letters</source>
            <translation>
                <numerusform>%n 个被读作别的字母</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n letters are read now that were not</source>
            <translation>
                <numerusform>新读出 %n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>With these reference fonts the letters are read as before.</source>
            <translation>使用这些参考字体后，字母的读法与之前相同。</translation>
        </message>
        <message>
            <source>one is not sure any more</source>
            <translation>一个不再确定</translation>
        </message>
        <message>
            <source>one is read as another letter</source>
            <translation>一个被读作别的字母</translation>
        </message>
        <message>
            <source>one letter is read now that was not</source>
            <translation>新读出一个字母</translation>
        </message>
        <message>
            <source>{} with these reference fonts.</source>
            <translation>使用这些参考字体后，{}。</translation>
        </message>
    </context>
    <context>
        <name>RepairList</name>
        <message numerus="yes">
            <source>%n repairs</source>
            <translation>
                <numerusform>%n 处修复</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Leave as it was</source>
            <translation>保持原样(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Repair again</source>
            <translation>重新修复(&amp;P)</translation>
        </message>
        <message>
            <source>All &amp;alike</source>
            <translation>所有同类(&amp;A)</translation>
        </message>
        <message>
            <source>All &amp;alike ({})</source>
            <translation>所有同类(&amp;A) ({})</translation>
        </message>
        <message>
            <source>All repairs</source>
            <translation>所有修复</translation>
        </message>
        <message>
            <source>Leave as it was, or repair again</source>
            <translation>保持原样，或重新修复</translation>
        </message>
        <message>
            <source>Left as it was</source>
            <translation>已保持原样</translation>
        </message>
        <message>
            <source>List only repairs that hold these letters</source>
            <translation>只列出含有这些字母的修复</translation>
        </message>
        <message>
            <source>Nothing had to be repaired.</source>
            <translation>没有需要修复的内容。</translation>
        </message>
        <message>
            <source>Repair</source>
            <translation>修复</translation>
        </message>
        <message>
            <source>Repairs of the text</source>
            <translation>文本的修复</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <translation>Shift+空格键</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>空格键</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop repairing the text</source>
            <translation>停止修复文本</translation>
        </message>
        <message>
            <source>The same for all alike</source>
            <translation>对所有同类照此处理</translation>
        </message>
        <message>
            <source>The text is being repaired …</source>
            <translation>正在修复文本…</translation>
        </message>
        <message>
            <source>The text shown is of before.</source>
            <translation>显示的是先前的文本。</translation>
        </message>
        <message>
            <source>Which repairs are listed</source>
            <translation>列出哪些修复</translation>
        </message>
        <message>
            <source>Words in them</source>
            <translation>其中的词</translation>
        </message>
        <message>
            <source>one repair</source>
            <translation>一处修复</translation>
        </message>
    </context>
    <context>
        <name>RepairTable</name>
        <message>
            <source>After</source>
            <translation>修复后</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>修复前</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>everywhere</source>
            <translation>所有位置</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>无</translation>
        </message>
    </context>
    <context>
        <name>Repairs</name>
        <message>
            <source>Halves of a sentence on two pages or columns become one paragraph.</source>
            <translation>分处两页或两栏的半句并为一段。</translation>
        </message>
        <message>
            <source>Hyphens</source>
            <translation>行末连字符</translation>
        </message>
        <message>
            <source>Letters of another script that look alike become those of their word.</source>
            <translation>混入词中的其他文字的形近字母，改为该词所用文字的字母。</translation>
        </message>
        <message>
            <source>Ligatures</source>
            <translation>连字</translation>
        </message>
        <message>
            <source>Look-alikes</source>
            <translation>形近字母</translation>
        </message>
        <message>
            <source>Other languages</source>
            <translation>其他语言</translation>
        </message>
        <message>
            <source>Paragraphs</source>
            <translation>段落</translation>
        </message>
        <message>
            <source>Paragraphs in another language are marked, and their words left alone.</source>
            <translation>其他语言的段落会作标记，其中的词不作改动。</translation>
        </message>
        <message>
            <source>Signs for several letters become letters, and lost letters come back.</source>
            <translation>代表多个字母的符号改为字母，丢失的字母予以恢复。</translation>
        </message>
        <message>
            <source>Spaced-out letters are joined, and words that ran together are parted.</source>
            <translation>被拉开的字母合并成词，连在一起的词分开。</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>词</translation>
        </message>
        <message>
            <source>Words that were cut at the end of a line are joined.</source>
            <translation>在行末断开的词连接起来。</translation>
        </message>
        <message>
            <source>left as it was</source>
            <translation>已保持原样</translation>
        </message>
        <message>
            <source>left as it was, everywhere</source>
            <translation>已在所有位置保持原样</translation>
        </message>
        <message>
            <source>“{before}” became “{after}”: {reason}</source>
            <translation>“{before}”改为“{after}”：{reason}</translation>
        </message>
    </context>
    <context>
        <name>Roles</name>
        <message>
            <source>Abstract</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>图表说明</translation>
        </message>
        <message>
            <source>Glossed example</source>
            <translation>标注例句</translation>
        </message>
        <message>
            <source>Heading {}</source>
            <translation>{} 级标题</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>已排除</translation>
        </message>
        <message>
            <source>List item</source>
            <translation>列表项</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>注释</translation>
        </message>
        <message>
            <source>Page number or running head</source>
            <translation>页码或页眉</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>引文</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>表格</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>正文</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>题名</translation>
        </message>
        <message>
            <source>Verse</source>
            <translation>诗行</translation>
        </message>
        <message>
            <source>Words in a figure</source>
            <translation>图中文字</translation>
        </message>
    </context>
    <context>
        <name>RuleEditor</name>
        <message numerus="yes">
            <source>%n of these lines would be read otherwise.</source>
            <translation>
                <numerusform>这些行中有 %n 行的读法会不同。</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the usual rules</source>
            <translation>恢复通常的规则</translation>
        </message>
        <message>
            <source>In some scripts letters are drawn in another order than they are typed. These rules say which; choose others, or change them for this document, and see what its lines become.</source>
            <translation>在某些文字中，字母的绘制次序与输入次序不同。这些规则说明是哪些字母；请选择其他规则，或为此文档更改规则，并查看各行会变成什么样。</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>打开文件…</translation>
        </message>
        <message>
            <source>Open rules</source>
            <translation>打开规则</translation>
        </message>
        <message>
            <source>Rules (*.rules)</source>
            <translation>规则 (*.rules)</translation>
        </message>
        <message>
            <source>Rules (*.rules);;All files (*)</source>
            <translation>规则 (*.rules);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Rules of order</source>
            <translation>次序规则</translation>
        </message>
        <message>
            <source>Rules that come with cidfix</source>
            <translation>cidfix 自带的规则</translation>
        </message>
        <message>
            <source>Save as a file…</source>
            <translation>另存为文件…</translation>
        </message>
        <message>
            <source>Save the rules</source>
            <translation>保存规则</translation>
        </message>
        <message>
            <source>The lines are read as they are now.</source>
            <translation>各行的读法与现在相同。</translation>
        </message>
        <message>
            <source>The rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Trying these rules…</source>
            <translation>正在试用这些规则…</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>使用这些规则</translation>
        </message>
        <message>
            <source>Your own rules</source>
            <translation>您自己的规则</translation>
        </message>
        <message>
            <source>the rules</source>
            <translation>规则</translation>
        </message>
    </context>
    <context>
        <name>SampleTable</name>
        <message>
            <source>As drawn</source>
            <translation>绘制的样子</translation>
        </message>
        <message>
            <source>Lines of the document before and after</source>
            <translation>文档的行，前后对照</translation>
        </message>
        <message>
            <source>Read now</source>
            <translation>现在的读法</translation>
        </message>
        <message>
            <source>With these rules</source>
            <translation>按这些规则</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>%n uses</source>
            <translation>
                <numerusform>出现 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>almost certain</source>
            <translation>几乎肯定</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>很可能</translation>
        </message>
        <message>
            <source>one use</source>
            <translation>出现一次</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>有可能</translation>
        </message>
        <message>
            <source>rather likely</source>
            <translation>较有可能</translation>
        </message>
        <message>
            <source>unlikely</source>
            <translation>不太可能</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message>
            <source>Close the search (Escape)</source>
            <translation>关闭搜索 (Escape)</translation>
        </message>
        <message>
            <source>Find in the decoded text</source>
            <translation>在解码文本中查找</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>查找下一个</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>查找上一个</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>查找…</translation>
        </message>
        <message>
            <source>Next place (F3)</source>
            <translation>下一处 (F3)</translation>
        </message>
        <message>
            <source>Previous place (Shift+F3)</source>
            <translation>上一处 (Shift+F3)</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>第 {} 处，共 {} 处</translation>
        </message>
    </context>
    <context>
        <name>SeparatorCards</name>
        <message>
            <source>Full stop</source>
            <translation>句点</translation>
        </message>
        <message>
            <source>Not a full stop</source>
            <translation>不是句点</translation>
        </message>
        <message>
            <source>Not a space</source>
            <translation>不是空格</translation>
        </message>
        <message>
            <source>Nothing is taken for a full stop.</source>
            <translation>没有被当作句点的字形。</translation>
        </message>
        <message>
            <source>Nothing is taken for a space: words are told apart by the gaps between them.</source>
            <translation>没有被当作空格的字形：词由间隙区分。</translation>
        </message>
        <message>
            <source>Space between words</source>
            <translation>词间空格</translation>
        </message>
    </context>
    <context>
        <name>SeparatorRow</name>
        <message>
            <source>Another…</source>
            <translation>另一个…</translation>
        </message>
        <message>
            <source>Choose another letter; any can also be chosen on the page with the right button</source>
            <translation>选择另一个字母；也可在页面上用右键选择任意字母</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>正确</translation>
        </message>
        <message>
            <source>Show on the page</source>
            <translation>在页面上显示</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>{score}. {reason}.</source>
            <translation>{score}。{reason}。</translation>
        </message>
        <message>
            <source>✓ Confirmed by you.</source>
            <translation>✓ 您已确认。</translation>
        </message>
    </context>
    <context>
        <name>Settling</name>
        <message>
            <source>what you changed in {} was saved as a new map</source>
            <translation>您在 {} 中的更改已另存为新映射表</translation>
        </message>
        <message>
            <source>{} (changed)</source>
            <translation>{}（已更改）</translation>
        </message>
        <message>
            <source>{} as you changed it</source>
            <translation>您更改后的 {}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>Where the focus is</source>
            <translation>焦点所在处</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Open PDF…</source>
            <translation>打开 PDF…</translation>
        </message>
        <message>
            <source>Open a PDF, or drop one anywhere on this window. cidfix reads its letters by their shapes, asks you for what shapes cannot settle, and gives you the text.</source>
            <translation>打开一个 PDF，或把它拖放到此窗口的任意位置。cidfix 按字形读出字母，字形无法确定的会询问您，然后给出文本。</translation>
        </message>
        <message>
            <source>Opened lately</source>
            <translation>最近打开</translation>
        </message>
        <message>
            <source>Samples to try</source>
            <translation>可供试用的示例</translation>
        </message>
        <message>
            <source>Text out of PDFs that show it right and copy it wrong</source>
            <translation>恢复显示正确而复制出错的 PDF 的文本</translation>
        </message>
        <message>
            <source>The PDFs you open will be listed here.</source>
            <translation>您打开的 PDF 会列在这里。</translation>
        </message>
        <message>
            <source>{} (not there any more)</source>
            <translation>{}（已不在原处）</translation>
        </message>
        <message>
            <source>{} known</source>
            <translation>已知 {}</translation>
        </message>
    </context>
    <context>
        <name>States</name>
        <message>
            <source>contradicted</source>
            <translation>有矛盾</translation>
        </message>
        <message>
            <source>from a map</source>
            <translation>来自映射表</translation>
        </message>
        <message>
            <source>proposed</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>space</source>
            <translation>空格</translation>
        </message>
        <message>
            <source>sure by shape</source>
            <translation>字形确定</translation>
        </message>
        <message>
            <source>typed</source>
            <translation>已输入</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
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
            <translation>待输入内容的图像</translation>
        </message>
    </context>
    <context>
        <name>TextPreview</name>
        <message>
            <source>Copy all</source>
            <translation>全部复制</translation>
        </message>
        <message>
            <source>Every letter is known. What you see is what is exported.</source>
            <translation>所有字母都已知。您看到的就是导出的内容。</translation>
        </message>
        <message>
            <source>Every letter was read, some by shape alone (F5). What you see is what is exported.</source>
            <translation>所有字母都已读出，有些仅凭字形 (F5)。您看到的就是导出的内容。</translation>
        </message>
        <message>
            <source>Export text…</source>
            <translation>导出文本…</translation>
        </message>
        <message>
            <source>How an unknown letter is written</source>
            <translation>未知字母如何书写</translation>
        </message>
        <message>
            <source>Marked letters are not certain. What you see is what is exported.</source>
            <translation>有标记的字母尚不确定。您看到的就是导出的内容。</translation>
        </message>
        <message>
            <source>Page numbers and running heads too</source>
            <translation>也包括页码和页眉</translation>
        </message>
        <message>
            <source>The text as it is exported</source>
            <translation>将要导出的文本</translation>
        </message>
        <message>
            <source>There is no text in this PDF, so there is nothing to export.</source>
            <translation>此 PDF 中没有文本，因此没有可导出的内容。</translation>
        </message>
        <message>
            <source>Unknown letters as (cid:639)</source>
            <translation>未知字母写作 (cid:639)</translation>
        </message>
        <message>
            <source>Unknown letters as �</source>
            <translation>未知字母写作 �</translation>
        </message>
        <message>
            <source>underlined: repaired</source>
            <translation>下划线：已修复</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message numerus="yes">
            <source>%n or more other places fit; choose with ↓</source>
            <translation>
                <numerusform>另有至少 %n 处符合；用 ↓ 选择</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more places fit; choose with ↓</source>
            <translation>
                <numerusform>至少有 %n 处符合；用 ↓ 选择</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other places fit; choose with ↓</source>
            <translation>
                <numerusform>另有 %n 处符合；用 ↓ 选择</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n places fit; choose with ↓</source>
            <translation>
                <numerusform>有 %n 处符合；用 ↓ 选择</numerusform>
            </translation>
        </message>
        <message>
            <source>a letter seems to be missing at the beginning of “{}”</source>
            <translation>“{}”开头似乎缺一个字母</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}”</source>
            <translation>“{}”中似乎缺一个字母</translation>
        </message>
        <message>
            <source>a letter seems to be missing in “{}” after letter {}</source>
            <translation>“{}”中第 {} 个字母之后似乎缺一个字母</translation>
        </message>
        <message>
            <source>close to line {} on page {} (↓ shows it), but {}</source>
            <translation>接近第 {1} 页第 {0} 行（↓ 可显示），但{2}</translation>
        </message>
        <message>
            <source>contradicts: you typed {} where {} is known ({})</source>
            <translation>矛盾：已知为 {1} 之处您输入了 {0}（{2}）</translation>
        </message>
        <message>
            <source>fits here</source>
            <translation>符合此处</translation>
        </message>
        <message>
            <source>fits here, but {}</source>
            <translation>符合此处，但{}</translation>
        </message>
        <message numerus="yes">
            <source>fits so far · {} of %n letters typed</source>
            <translation>
                <numerusform>目前符合 · 已输入 %n 个字母中的 {} 个</numerusform>
            </translation>
        </message>
        <message>
            <source>letter {} of “{}” is drawn as the {} before, and you typed {}</source>
            <translation>“{1}”的第 {0} 个字母与前面的 {2} 字形相同，而您输入了 {3}</translation>
        </message>
        <message>
            <source>letter {} of “{}” is known as {} there, and you typed {}</source>
            <translation>“{1}”的第 {0} 个字母在该处已知为 {2}，而您输入了 {3}</translation>
        </message>
        <message>
            <source>no other place fits</source>
            <translation>没有其他符合的位置</translation>
        </message>
        <message>
            <source>no place has words of these lengths</source>
            <translation>没有哪里的词是这样的长度</translation>
        </message>
        <message>
            <source>not here</source>
            <translation>不符合此处</translation>
        </message>
        <message>
            <source>not here, but on line {}</source>
            <translation>不是这里，而是第 {} 行</translation>
        </message>
        <message>
            <source>not here: nothing stands where you typed “{}”</source>
            <translation>不符合此处：您输入“{}”的地方没有内容</translation>
        </message>
        <message numerus="yes">
            <source>not here: where you typed “{}” stand %n letters</source>
            <translation>
                <numerusform>不符合此处：您输入“{}”的地方有 %n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>not here: where you typed “{}” stands 1 letter</source>
            <translation>不符合此处：您输入“{}”的地方有 1 个字母</translation>
        </message>
        <message>
            <source>not here: {}</source>
            <translation>不符合此处：{}</translation>
        </message>
        <message>
            <source>one place: line {}</source>
            <translation>唯一位置：第 {} 行</translation>
        </message>
        <message>
            <source>perhaps on line {} (↓ shows it); type a word beside it to be certain</source>
            <translation>可能在第 {} 行（↓ 可显示）；再输入旁边的一个词即可确定</translation>
        </message>
        <message>
            <source>replaces “{}”</source>
            <translation>替换“{}”</translation>
        </message>
        <message numerus="yes">
            <source>teaches %n letters: {}</source>
            <translation>
                <numerusform>可学到 %n 个字母：{}</numerusform>
            </translation>
        </message>
        <message>
            <source>teaches 1 letter: {}</source>
            <translation>可学到 1 个字母：{}</translation>
        </message>
        <message>
            <source>teaches nothing new</source>
            <translation>学不到新内容</translation>
        </message>
        <message>
            <source>teaches nothing new: what is open stays open</source>
            <translation>学不到新内容：未定的仍然未定</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”</source>
            <translation>“{}”中似乎多了一个字母</translation>
        </message>
        <message>
            <source>there seems to be a letter too many in “{}”: letter {}</source>
            <translation>“{}”中似乎多了一个字母：第 {} 个</translation>
        </message>
        <message>
            <source>{} already stands for another shape, as on line {}</source>
            <translation>{} 已代表另一字形，如第 {} 行</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{}，另有 {} 项</translation>
        </message>
        <message>
            <source>{} instead of {}</source>
            <translation>{} 而非 {}</translation>
        </message>
        <message numerus="yes">
            <source>{} of %n letters typed; if that is all of it, it fits</source>
            <translation>
                <numerusform>已输入 %n 个字母中的 {} 个；如果这就是全部，则符合</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TypingLine</name>
        <message>
            <source>Another sign that looks the same</source>
            <translation>外观相同的另一符号</translation>
        </message>
        <message>
            <source>Back to the one before</source>
            <translation>返回上一处</translation>
        </message>
        <message>
            <source>Code point to letter</source>
            <translation>码位转字母</translation>
        </message>
        <message>
            <source>Corrected: “{}”</source>
            <translation>已更正：“{}”</translation>
        </message>
        <message>
            <source>Ctrl+⏎ keeps it anyway</source>
            <translation>按 Ctrl+⏎ 仍可保留</translation>
        </message>
        <message>
            <source>Go on to what teaches most (Enter)</source>
            <translation>前往最有收获之处 (Enter)</translation>
        </message>
        <message>
            <source>Kept: it is tried again as letters become known</source>
            <translation>已保留：随着更多字母已知会再次尝试</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>学习</translation>
        </message>
        <message>
            <source>Learn what is typed (Enter)</source>
            <translation>学习输入的内容 (Enter)</translation>
        </message>
        <message numerus="yes">
            <source>Learned %n letters</source>
            <translation>
                <numerusform>学到了 %n 个字母</numerusform>
            </translation>
        </message>
        <message>
            <source>Learned 1 letter</source>
            <translation>学到了 1 个字母</translation>
        </message>
        <message>
            <source>Learned nothing new</source>
            <translation>没有学到新内容</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>下一个</translation>
        </message>
        <message>
            <source>Next to type</source>
            <translation>接下来输入</translation>
        </message>
        <message>
            <source>Say what the letter is</source>
            <translation>说明这是什么字母</translation>
        </message>
        <message>
            <source>Take the letters over</source>
            <translation>采用这些字母</translation>
        </message>
        <message>
            <source>The hole is still open: type its letter, or Esc and ⏎ to go on without it</source>
            <translation>空缺尚未填上：请输入其字母，或按 Esc 再按 ⏎ 跳过它继续</translation>
        </message>
        <message>
            <source>Typing: clear, then leave the place</source>
            <translation>输入：清除，然后离开该处</translation>
        </message>
        <message>
            <source>Typing: keep without a place</source>
            <translation>输入：不定位置而保留</translation>
        </message>
        <message>
            <source>Typing: learn, or go on</source>
            <translation>输入：学习或继续</translation>
        </message>
        <message>
            <source>Typing: line above</source>
            <translation>输入：上一行</translation>
        </message>
        <message>
            <source>Typing: line below, or the places that fit</source>
            <translation>输入：下一行，或符合的位置</translation>
        </message>
        <message>
            <source>Typing: take over, in the empty field</source>
            <translation>输入：在空白栏中采用</translation>
        </message>
        <message>
            <source>What do you see?</source>
            <translation>您看到什么？</translation>
        </message>
        <message>
            <source>type the rest</source>
            <translation>请输入其余部分</translation>
        </message>
        <message>
            <source>type the rest, or see with ↓ where else it fits</source>
            <translation>请输入其余部分，或用 ↓ 查看还符合哪里</translation>
        </message>
    </context>
    <context>
        <name>UseProposals</name>
        <message>
            <source>Use &amp;all proposals</source>
            <translation>使用所有建议(&amp;A)</translation>
        </message>
        <message>
            <source>Use &amp;sure proposals</source>
            <translation>使用确定的建议(&amp;S)</translation>
        </message>
        <message>
            <source>Use n&amp;o proposals</source>
            <translation>不使用建议(&amp;O)</translation>
        </message>
        <message>
            <source>all proposals</source>
            <translation>所有建议</translation>
        </message>
        <message>
            <source>no proposals</source>
            <translation>不用建议</translation>
        </message>
        <message>
            <source>sure proposals</source>
            <translation>确定的建议</translation>
        </message>
    </context>
    <context>
        <name>ValueEditor</name>
        <message>
            <source>A letter, several, or code points as U+049A U+0301</source>
            <translation>一个或几个字母，或码位，如 U+049A U+0301</translation>
        </message>
        <message>
            <source>It is an ornament or a rule: nothing of it goes into the text</source>
            <translation>这是装饰或线条：不放入文本</translation>
        </message>
        <message>
            <source>No text (decoration)</source>
            <translation>无文本（装饰）</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>设定</translation>
        </message>
        <message>
            <source>Set this value (Enter)</source>
            <translation>设定此值 (Enter)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Take back what was set by hand</source>
            <translation>撤回手动设定的值</translation>
        </message>
        <message>
            <source>Type a letter first, or say that it stands for no text.</source>
            <translation>请先输入字母，或说明它不代表文本。</translation>
        </message>
        <message>
            <source>What the letter stands for</source>
            <translation>该字母代表什么</translation>
        </message>
    </context>
    <context>
        <name>ValueWords</name>
        <message>
            <source>Contradicted: see the conflicts. In use because {}.</source>
            <translation>有矛盾：请看冲突。正在使用，因为{}。</translation>
        </message>
        <message>
            <source>Proposed: {}.</source>
            <translation>建议：{}。</translation>
        </message>
        <message>
            <source>Sure by its shape: {}.</source>
            <translation>字形确定：{}。</translation>
        </message>
        <message>
            <source>Taken for the space between words.</source>
            <translation>被当作词间空格。</translation>
        </message>
        <message>
            <source>Unknown: no word typed so far has it.</source>
            <translation>未知：目前输入的词都不含它。</translation>
        </message>
        <message>
            <source>Unknown; perhaps {}: {}.</source>
            <translation>未知；可能是 {}：{}。</translation>
        </message>
        <message>
            <source>another font draws the same shape, and {}</source>
            <translation>另一字体的字形相同，并且{}</translation>
        </message>
        <message>
            <source>it comes from {}</source>
            <translation>来自 {}</translation>
        </message>
        <message>
            <source>it was set by hand</source>
            <translation>由手动设定</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>words of a known text fit ({})</source>
            <translation>与已知文本的词相符（{}）</translation>
        </message>
        <message>
            <source>you accepted this proposal</source>
            <translation>您接受了此建议</translation>
        </message>
        <message>
            <source>you typed {}</source>
            <translation>您输入了 {}</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{}，另有 {} 项</translation>
        </message>
    </context>
    <context>
        <name>VerdictChip</name>
        <message>
            <source>Its own map is: {}</source>
            <translation>其自带的映射表：{}</translation>
        </message>
        <message>
            <source>fine</source>
            <translation>良好</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>不完整</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>有误</translation>
        </message>
    </context>
    <context>
        <name>WordFlow</name>
        <message>
            <source>It stands in no word of the text.</source>
            <translation>文本中没有含它的词。</translation>
        </message>
        <message>
            <source>It stands {}.</source>
            <translation>它出现在{}。</translation>
        </message>
        <message>
            <source>Stands in</source>
            <translation>所在的词</translation>
        </message>
        <message>
            <source>after {}</source>
            <translation>{} 之后</translation>
        </message>
        <message>
            <source>at the beginning of a word ({})</source>
            <translation>词首（{}）</translation>
        </message>
        <message>
            <source>at the end of a word ({})</source>
            <translation>词尾（{}）</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>{} 之前</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <source>Changed: {}</source>
            <translation>已更改：{}</translation>
        </message>
        <message>
            <source>Corrected: “{}” is “{}”</source>
            <translation>已更正：“{}”应为“{}”</translation>
        </message>
        <message>
            <source>Letters ordered by the rules {}</source>
            <translation>字母次序按规则：{}</translation>
        </message>
        <message>
            <source>Line {}.{}</source>
            <translation>第 {}.{} 行</translation>
        </message>
        <message>
            <source>Not repaired: {}</source>
            <translation>不修复：{}</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>已打开</translation>
        </message>
        <message>
            <source>Page {}</source>
            <translation>第 {} 页</translation>
        </message>
        <message>
            <source>Recover the font {}</source>
            <translation>恢复字体 {}</translation>
        </message>
        <message>
            <source>Saved map {}</source>
            <translation>已保存的映射表 {}</translation>
        </message>
        <message>
            <source>Taken back: {}</source>
            <translation>已撤回：{}</translation>
        </message>
        <message>
            <source>The document</source>
            <translation>文档</translation>
        </message>
        <message>
            <source>This letter is a full stop</source>
            <translation>此字母是句点</translation>
        </message>
        <message>
            <source>This letter is a space</source>
            <translation>此字母是空格</translation>
        </message>
        <message>
            <source>This letter is not a full stop</source>
            <translation>此字母不是句点</translation>
        </message>
        <message>
            <source>This letter is not a space</source>
            <translation>此字母不是空格</translation>
        </message>
        <message>
            <source>This letter is not {}</source>
            <translation>此字母不是 {}</translation>
        </message>
        <message>
            <source>This letter is {}</source>
            <translation>此字母是 {}</translation>
        </message>
        <message>
            <source>This letter stands for no text</source>
            <translation>此字母不代表文本</translation>
        </message>
        <message>
            <source>This letter stands for {}</source>
            <translation>此字母代表 {}</translation>
        </message>
        <message>
            <source>This letter stands for {} after {}</source>
            <translation>此字母在 {1} 之后代表 {0}</translation>
        </message>
        <message>
            <source>This letter stands for {} before {}</source>
            <translation>此字母在 {1} 之前代表 {0}</translation>
        </message>
        <message>
            <source>Trust what the file says of the font {}</source>
            <translation>相信文件对字体 {} 的说明</translation>
        </message>
        <message>
            <source>Typed “{}”</source>
            <translation>输入了“{}”</translation>
        </message>
        <message>
            <source>Written in {}</source>
            <translation>语言：{}</translation>
        </message>
        <message>
            <source>another letter</source>
            <translation>另一字母</translation>
        </message>
        <message>
            <source>code {code} of the font {font} ({name})</source>
            <translation>字体 {font} 的编码 {code}（{name}）</translation>
        </message>
        <message>
            <source>in columns, from the left</source>
            <translation>竖排，从左起</translation>
        </message>
        <message>
            <source>in columns, from the right</source>
            <translation>竖排，从右起</translation>
        </message>
        <message>
            <source>left to right</source>
            <translation>从左到右</translation>
        </message>
        <message>
            <source>line {}.{}</source>
            <translation>第 {}.{} 行</translation>
        </message>
        <message>
            <source>right to left</source>
            <translation>从右到左</translation>
        </message>
        <message>
            <source>{} %</source>
            <translation>{}%</translation>
        </message>
        <message>
            <source>{} and {} more</source>
            <translation>{}，另有 {} 项</translation>
        </message>
        <message>
            <source>{} runs {}</source>
            <translation>{}：{}</translation>
        </message>
        <message>
            <source>{} {} UTC</source>
            <translation>{} {} UTC</translation>
        </message>
        <message>
            <source>{}, letters {} to {}</source>
            <translation>{}，第 {} 至 {} 个字母</translation>
        </message>
        <message>
            <source>{}, word {}</source>
            <translation>{}，第 {} 个词</translation>
        </message>
        <message>
            <source>“{}” is left as it was ({})</source>
            <translation>“{}”保持原样（{}）</translation>
        </message>
        <message>
            <source>“{}” is left as it was, everywhere</source>
            <translation>“{}”在所有位置保持原样</translation>
        </message>
    </context>
    <context>
        <name>_LetterWindow</name>
        <message>
            <source>Letters of the map</source>
            <translation>映射表的字母</translation>
        </message>
        <message>
            <source>Letters, codes or fonts</source>
            <translation>字母、编码或字体</translation>
        </message>
        <message>
            <source>List only what holds these letters</source>
            <translation>只列出含有这些字母的内容</translation>
        </message>
        <message>
            <source>Which letters are listed</source>
            <translation>列出哪些字母</translation>
        </message>
    </context>
    <context>
        <name>_Pages</name>
        <message>
            <source>Page {}</source>
            <translation>第 {} 页</translation>
        </message>
        <message>
            <source>no text</source>
            <translation>无文本</translation>
        </message>
        <message>
            <source>with letters that are contradicted</source>
            <translation>含有矛盾的字母</translation>
        </message>
        <message>
            <source>{} % known</source>
            <translation>已知 {}%</translation>
        </message>
    </context>
    <context>
        <name>_Picture</name>
        <message>
            <source>Picture of the letter</source>
            <translation>字母的图像</translation>
        </message>
    </context>
</TS>
