/** How cl100k and o200k cut texts before they merge: words with the sign before them, three digits, runs of signs, blanks. */
const PIECES = /[^\s\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\s+/gu
const WORD_STARTS = /(\p{Ll})(?=\p{Lu})/gu
const NOT_ASCII = /[^ -~]/g
const LETTERS_PER_TOKEN = 6

/** Measured against both on definitions and answers of this service: pieces are merged a little less than counted here. */
const CORRECTION = 1.05

/** Tokens of a text for a language model, about: within a tenth of what cl100k and o200k count on our definitions and answers. */
export function approximateTokens(text: string): number {
  let tokens = 0
  for (const [piece] of text.matchAll(PIECES))
    if (piece !== ' ') for (const word of piece.replace(WORD_STARTS, '$1 ').split(' ')) tokens += tokensOf(word)
  return Math.ceil(tokens * CORRECTION)
}

// Words of other languages than English are cut into more pieces, and so are letters with accents.
function tokensOf(word: string): number {
  const foreign = word.match(NOT_ASCII)?.length ?? 0
  return Math.max(1, Math.ceil((word.length + 2 * foreign) / LETTERS_PER_TOKEN))
}
