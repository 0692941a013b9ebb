# Completes the commands and options of cidfix; for zsh, load bashcompinit first.
_cidfix() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words
    COMPREPLY=()
    case "$before" in
        --accept) COMPREPLY=($(compgen -W "none sure all" -- "$word")); return ;;
        --to) COMPREPLY=($(compgen -W "txt md xml tei json html tsv conllu vertical sfm freki alto xigt pdf" -- "$word")); return ;;
        --unknown) COMPREPLY=($(compgen -W "mark fffd" -- "$word")); return ;;
        --blocks) COMPREPLY=($(compgen -W "auto columns cuts" -- "$word")); return ;;
        --notes) COMPREPLY=($(compgen -W "end page drop" -- "$word")); return ;;
        --furniture) COMPREPLY=($(compgen -W "apart keep drop" -- "$word")); return ;;
        --foreign) COMPREPLY=($(compgen -W "mark keep drop" -- "$word")); return ;;
    esac
    case "${COMP_WORDS[1]}" in
        inspect) words="--accept --alphabet --entries --installed-fonts --json --known --language --library --map --pages --password --reference --rules --session" ;;
        glyphs) words="--accept --alphabet --entries --installed-fonts --json --known --language --library --map --pages --password --reference --rules --session" ;;
        lines) words="--accept --alphabet --entries --installed-fonts --json --known --language --library --map --pages --password --reference --rules --session" ;;
        suggest) words="--accept --alphabet --entries --installed-fonts --json --known --language --library --map --pages --password --reference --rules --session" ;;
        recover) words="--accept --alphabet --blocks --check --details --entries --foreign --furniture --installed-fonts --json --known --language --library --map --no-characters --no-foreign --no-furniture --no-hyphens --no-ligatures --no-paragraphs --no-words --notes --page-marks --pages --password --raw --reference --report --rules --save-map --save-session --session --strict --to --unknown -o" ;;
        batch) words="--accept --again --alphabet --blocks --check --details --foreign --furniture --installed-fonts --json --known --language --library --map --memory --min-known --no-characters --no-foreign --no-furniture --no-hyphens --no-ligatures --no-paragraphs --no-words --notes --page-marks --part --password --raw --reference --report --rules --scheduler --seconds --to --unknown --workers -o" ;;
        repair) words="--foreign --furniture --json --known --language --no-characters --no-foreign --no-furniture --no-hyphens --no-ligatures --no-paragraphs --no-words --raw --report -o" ;;
        map) words="--bytes --code-bytes --family --font --from --json --to -o apply convert merge show" ;;
        *) words="inspect glyphs lines suggest recover batch repair map --doctor --version" ;;
    esac
    if [[ $word == -* || $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
    COMPREPLY+=($(compgen -f -- "$word"))
}
complete -o filenames -F _cidfix cidfix
