/**
 * Pieces into which cl100k and o200k split a text before merging: words with the character before them, up to three digits, runs of
 * punctuation, spaces.
 */
const PIECES = /[^\s\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\s+/gu
const WORD_STARTS = /(\p{Ll})(?=\p{Lu})/gu
const NOT_ASCII = /[^ -~]/g
const LETTERS_PER_TOKEN = 6

/**
 * Approximate number of a language model's tokens. Measured against cl100k and o200k: 2 to 4 % too many for tool definitions, up to
 * 4 % too few for market contexts and model cards, up to 12 % too few for lists of German names.
 */
export function approximateTokens(text: string): number {
  let tokens = 0
  for (const [piece] of text.matchAll(PIECES))
    if (piece !== ' ') for (const word of piece.replace(WORD_STARTS, '$1 ').split(' ')) tokens += tokensOf(word)
  return tokens
}

// Words of other languages, and letters with accents, are split into more pieces.
function tokensOf(word: string): number {
  const foreign = word.match(NOT_ASCII)?.length ?? 0
  return Math.max(1, Math.ceil((word.length + 2 * foreign) / LETTERS_PER_TOKEN))
}
