"""What the Unicode Standard says of each script: which sign is drawn where, read off words that a reader knows.

The chapters are those named at the head of each file of rules.
"""

from __future__ import annotations

import unicodedata

import pytest

from cidfix.ordering.model import BORDER
from cidfix.ordering.read import find_rules, list_rules
from cidfix.ordering.reorder import to_drawn, to_logical

WORDS = """
Deva  हिन्दी      Hindi              ि ह न् द ी      i goes before its consonant
Deva  शक्ति       power              श ि क् त        i goes before all consonants of its syllable
Deva  कर्म        deed               क म र्          ra without its vowel goes over the next consonant
Deva  मूर्ति      statue             म ू ि त र्       i goes to the front, repha to the end
Deva  वार्षिकी    annual             व ा ि ष र् क ी    repha goes over a consonant with i
Deva  नैर्ऋत      south-west         न ै ऋ र् त       repha stands over an independent vowel too
Deva  क्रम        order              क ्र म           ra behind a consonant stays, as a stroke below
Beng  দেশ         country            ে দ শ           e goes before its consonant
Beng  ভালো        good               ভ া ে ল া        o is e before and aa behind
Beng  মৌলিক       basic              ে ম ৗ ি ল ক      au is e before and its own mark behind
Beng  ধর্ম        religion           ধ ম র্          repha goes over the next consonant
Beng  সূর্য       sun                স ূ য র্         the same over ya
Beng  বাক্য       sentence           ব া ক ্য         ya behind a consonant stays, as ya-phalaa
Guru  ਸਿੱਖ        Sikh               ਿ ਸ ੱ ਖ         i goes before its consonant
Guru  ਕ੍ਰਿਪਾ      grace              ਿ ਕ ੍ਰ ਪ ਾ       i goes before a ra below, too
Guru  ਪੰਜਾਬੀ      Punjabi            ਪ ੰ ਜ ਾ ਬ ੀ      ii stays behind
Gujr  શક્તિ       power              શ િ ક્ ત        i goes before all consonants of its syllable
Gujr  કર્મ        deed               ક મ ર્          repha goes over the next consonant
Gujr  ગુજરાતી     Gujarati           ગ ુ જ ર ા ત ી    ii stays behind
Orya  ଦେଶ         country            େ ଦ ଶ           e goes before its consonant
Orya  ଲୋକ         people             େ ଲ ା କ         o is e before and aa behind
Orya  ଧର୍ମ        religion           ଧ ମ ର୍          repha goes over the next consonant
Gran  𑌦𑍇𑌵         god                𑍇 𑌦 𑌵          ee goes before its consonant
Gran  𑌲𑍋𑌕         world              𑍇 𑌲 𑌾 𑌕        oo is ee before and aa behind
Gran  𑌧𑌰𑍍𑌮        religion           𑌧 𑌮 𑌰𑍍         repha goes behind the next consonant
Taml  பெண்        woman              ெ ப ண ்         e goes before its consonant
Taml  கோயில்      temple             ே க ா ய ி ல ்    oo is ee before and aa behind
Taml  பக்கை       no word            ப க ் ை க       ai goes before one consonant, the dotted one stays
Taml  பக்ஷை       side               ப ை க ் ஷ       but before the conjunct kssa
Telu  స్త్రీ      woman              స ీ ్త ్ర        the vowel sign is on the first consonant, the others below
Telu  కృష్ణుడు    Krishna            క ృ ష ు ్ణ డ ు   the same
Telu  చైత్ర       a month            చ ె ౖ త ్ర       ai is e above and its mark below
Knda  ಧರ್ಮ        religion           ಧ ಮ ರ್          ra without its vowel is drawn behind the next consonant
Knda  ಸ್ತ್ರೀ      woman              ಸ ಿ ್ತ ್ರ ೕ       i is on the first consonant, its length mark behind all
Knda  ಕೋಟೆ        fort               ಕ ೆ ೂ ೕ ಟ ೆ      oo is e, uu and the length mark
Mlym  കേരളം       Kerala             േ ക ര ള ം       ee goes before its consonant
Mlym  കൊടി        flag               െ ക ാ ട ി       o is e before and aa behind
Mlym  ക്രമം       order              ്ര ക മ ം        ra behind a consonant goes before it
Mlym  പ്രേമം      love               േ ്ര പ മ ം       ee goes before that
Mlym  അൎത്ഥം      meaning            അ ത ് ഥ ൎ ം      dot reph is stored first and stands over its consonant
Sinh  දෙක         two                ෙ ද ක           e goes before its consonant
Sinh  ලෝකය        world              ෙ ල ා ් ක ය      oo is e before, aa and al-lakuna behind
Sinh  කර්\u200dම  karma              ක ම ර්\u200d     repaya goes over the next consonant
Sinh  ශ්\u200dරී  holy               ශ ්\u200dර ී      rakaransaya stays, below
Khmr  ខ្មែរ       Khmer              ែ ខ ្ម រ         ae goes before the consonant and the one below it
Khmr  ស្រី        woman              ្រ ស ី          ro below is drawn before
Khmr  លោក         mister             េ ល ា ក         oo is e before and aa behind
Khmr  ទៀត         again              េ ទ ៀ ត         e of ie stands before
Khmr  ប្រែ        to translate       ែ ្រ ប           ae goes before ro
Mymr  မြန်မာ      Myanmar            ြ မ န ် မ ာ      medial ra is drawn around, and begins before
Mymr  ကျောင်း     school             ေ က ျ ာ င ် း    e goes before, medial ya stays
Mymr  ကြောင်      cat                ေ ြ က ာ င ်     e goes before medial ra
Mymr  အင်္ဂလိပ်   English            အ ဂ င်္ လ ိ ပ ်   kinzi stands over the next consonant
Mymr  ဗုဒ္ဓ       Buddha             ဗ ု ဒ ္ဓ         a stacked consonant stays below
Thai  เด็ก        child              เ ด ็ ก         e is typed where it is drawn
Thai  ไทย         Thai               ไ ท ย           so is ai
Thai  น้ำ         water              น ํ ้ า          am is a ring below the tone mark, and aa
Laoo  ເດັກ        child              ເ ດ ັ ກ         e is typed where it is drawn
Laoo  ໄທ          Thai               ໄ ທ             so is ai
Laoo  ນ້ຳ         water              ນ ໍ ້ າ          am is a ring below the tone mark, and aa
Tibt  བོད         Tibet              བ ོ ད           o stays over its letter
Tibt  རྒྱ         extent             ར ྒ ྱ           a stack is stored from the top down
Tibt  ཀིུ         no word            ཀ ུ ི           u is nearer to the stack than i
Bali  ᬤᬾᬯ         god                ᬾ ᬤ ᬯ          taling goes before its consonant
Bali  ᬩᭀ          bo                 ᬾ ᬩ ᬵ          taling tedung stands on both sides
Bali  ᬧ᭄ᬭᬾ        pre                ᬾ ᬧ ᭄ᬭ         taling goes before a consonant and that below it
Java  ꦢꦺꦱ         village            ꦺ ꦢ ꦱ          taling goes before its consonant
Java  ꦏꦺꦴ         ko                 ꦺ ꦏ ꦴ          o is taling before and tarung behind
Java  ꦏꦿꦺ         kre                ꦺ ꦏ ꦿ          cakra is stored behind its consonant
Lana  ᨠᩕ          kra                ᩕ ᨠ            medial ra is drawn before
Lana  ᨯᩱ          dai                ᩱ ᨯ            ai goes before its consonant
Lana  ᩉ᩠ᨾᩮ         hme                ᩮ ᩉ ᩠ᨾ         and before a consonant below ha
Lepc  ᰀᰧ          ki                 ᰧ ᰀ            i goes before its letter
Lepc  ᰀᰥᰨ         kro                ᰨ ᰀ ᰥ          o goes before a subjoined ra, too
Lepc  ᰀᰪ          ku                 ᰀ ᰪ            u stays
Limb  ᤗᤡᤶᤒᤢ       Limbu              ᤗ ᤡ ᤶ ᤒ ᤢ      nothing moves
Limb  ᤁᤩ          kya                ᤁ ᤩ            a subjoined ya stays
Limb  ᤁᤣ          ke                 ᤁ ᤣ            e stays, right of its letter
Cham  ꨓꨯ          to                 ꨯ ꨓ            o goes before its letter
Cham  ꨆꨴ          kra                ꨴ ꨆ            medial ra is drawn before
Cham  ꨆꨴꨯ         kro                ꨯ ꨴ ꨆ          o goes before medial ra
Mtei  ꯃꯤꯇꯩ        Meitei             ꯃ ꯤ ꯇ ꯩ        the vowel signs of today stay
Mtei  ꯀꫫ          kii                ꫫ ꯀ            ii of older spelling goes before
Mtei  ꯀꫮ          kau                ꫮ ꯀ            so does au
Talu  ᦵᦂ          ke                 ᦵ ᦂ            e is typed where it is drawn
Talu  ᦺᦑ          dai                ᦺ ᦑ            so is ay
Talu  ᦂᦱ          kaa                ᦂ ᦱ            aa stands behind
Tavt  ꪼꪕ          Tai                ꪼ ꪕ            ai is typed where it is drawn
Tavt  ꪵꪀ          kae                ꪵ ꪀ            so is ea
Tavt  ꪀꪱ          kaa                ꪀ ꪱ            aa stands behind
Hebr  שַׁבָּת     Sabbath            ש ׁ ַ ב ּ ָ ת      dots in or on the letter come before the vowel
Hebr  שָׂרָה      Sarah              ש ׂ ָ ר ָ ה       so does the dot of sin
Hebr  מַיִם       water              מ ַ י ִ ם        a vowel alone stays
Arab  مُحَمَّد    Muhammad           م ُ ح َ م ّ َ د   shadda is on the letter, the vowel on shadda
Arab  شُكْرًا     thanks             ش ُ ك ْ ر ً ا    other marks stay
Arab  الله        God                ا ل ل ه         letters stay
Bugi  ᨒᨙ          le                 ᨙ ᨒ            e goes before its letter
Bugi  ᨅᨘᨁᨗ        Bugis              ᨅ ᨘ ᨁ ᨗ        u and i stay
Bugi  ᨔᨚ          so                 ᨔ ᨚ            o stands behind
Sund  ᮜᮦ          le                 ᮦ ᮜ            panaelaeng goes before its letter
Sund  ᮕᮢᮦ         pre                ᮦ ᮕ ᮢ          and before a ra below
Sund  ᮞᮥᮔ᮪ᮓ       Sunda              ᮞ ᮥ ᮔ ᮪ ᮓ      pamaaeh, which kills the vowel, stays
Cakm  𑄇𑄬          ke                 𑄬 𑄇            e goes before its letter
Cakm  𑄇𑄳𑄢𑄬        kre                𑄬 𑄇 𑄳𑄢         and before a ra below
Cakm  𑄌𑄋𑄴𑄟𑄳𑄦      Chakma             𑄌 𑄋 𑄴 𑄟 𑄳𑄦      the rest stays
""".strip().replace("\\u200d", "\u200d")


def read_row(row: str) -> tuple[str, str, str]:
    script, word, rest = row.split(maxsplit=2)
    pieces = rest.split()
    drawn = [piece for piece in pieces if not piece.isascii()]
    return script, word, " ".join(drawn)


@pytest.mark.parametrize(("script", "word", "drawn"), [read_row(row) for row in WORDS.splitlines()])
def test_signs_are_drawn_where_the_standard_says(script: str, word: str, drawn: str) -> None:
    rules = find_rules(script)
    assert " ".join(to_drawn(word, rules)) == drawn
    assert to_logical(drawn.split(), rules) == unicodedata.normalize("NFC", word)


def test_every_script_has_three_facts() -> None:
    counted = [row.split()[0] for row in WORDS.splitlines()]
    assert all(counted.count(script) >= 3 for script in counted)


def test_an_eyelash_ra_is_a_half_letter_and_stays_before_the_next() -> None:
    rules = find_rules("Deva")  # Marathi: valleys
    assert to_drawn("दर्‍या", rules) == ("द", "र्‍", "य", "ा")
    assert to_drawn("दर्या", rules) == ("द", "य", "ा", "र्")


def test_repha_goes_over_letters_with_a_dot_below() -> None:
    assert to_drawn("कुर्क़ी", find_rules("Deva")) == ("क", "ु", "क", "़", "ी", "र्")


def test_vowel_i_stays_behind_a_virama_that_is_kept_visible() -> None:
    assert to_drawn("क्\u200cषि", find_rules("Deva")) == ("क", "्", "\u200c", "ि", "ष")


def test_assamese_ra_makes_a_repha_too() -> None:
    assert to_drawn("ধৰ্ম", find_rules("Beng")) == ("ধ", "ম", "ৰ্")


def test_the_two_ways_of_writing_malayalam_differ_in_what_is_drawn_as_one() -> None:
    reformed, traditional, *_ = (rules for rules in list_rules("Mlym"))
    assert to_drawn("രാഷ്ട്രം", reformed) == ("ര", "ാ", "ഷ", "്", "്ര", "ട", "ം")
    assert to_drawn("രാഷ്ട്രം", traditional) == ("ര", "ാ", "്ര", "ഷ", "്", "ട", "ം")
    assert to_logical(("ര", "ാ", "്ര", "ഷ്ട", "ം"), reformed) == "രാഷ്ട്രം"


def test_a_tai_tham_consonant_below_a_final_one_is_kept_apart_from_the_vowel_sign() -> None:
    rules = find_rules("Lana")  # to be
    assert [unit for unit in to_drawn("ᨸᩮ᩠ᨶ", rules) if unit != BORDER] == ["ᩮ", "ᨸ", "᩠ᨶ"]
