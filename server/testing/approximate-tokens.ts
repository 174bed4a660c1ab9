/** How cl100k and o200k cut texts before they merge: words with the sign before them, three digits, runs of signs, blanks. */
const PIECES = /[^\s\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\s+/gu
const WORD_STARTS = /(\p{Ll})(?=\p{Lu})/gu
const NOT_ASCII = /[^ -~]/g
const LETTERS_PER_TOKEN = 6

/**
 * Tokens of a text for a language model, about. Measured against cl100k and o200k: definitions of tools count 2 to 4 % too many here, market contexts and
 * model cards up to 4 % too few, lists of German names up to 12 % too few.
 */
export function approximateTokens(text: string): number {
  let tokens = 0
  for (const [piece] of text.matchAll(PIECES))
    if (piece !== ' ') for (const word of piece.replace(WORD_STARTS, '$1 ').split(' ')) tokens += tokensOf(word)
  return tokens
}

// Words of other languages than English are cut into more pieces, and so are letters with accents.
function tokensOf(word: string): number {
  const foreign = word.match(NOT_ASCII)?.length ?? 0
  return Math.max(1, Math.ceil((word.length + 2 * foreign) / LETTERS_PER_TOKEN))
}
