"""Text repair: words, ligatures, hyphens, paragraphs and characters, without any dictionary of the language."""
