const NOT_ASCII = /[\u0080-\uffff]/g
const MARKS = /\p{M}+/gu
const PLAIN = /^[a-z0-9 ]*$/
const SEPARATORS = /[^a-z0-9]+/g
const LETTERS = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['’', "'"],
])

/**
 * Lower case without accents, for comparing words: `Rez-de-chaussée` becomes `rez-de-chaussee`, `ß` becomes `ss`, a typographic apostrophe a plain one.
 */
export function fold(text: string): string {
  return text.toLowerCase().replace(NOT_ASCII, foldLetter)
}

/** The form in which names and single words are compared: folded, every run of other signs one blank. */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  return (PLAIN.test(lower) ? lower : fold(lower)).replace(SEPARATORS, ' ').trim()
}

function foldLetter(letter: string): string {
  let folded = LETTERS.get(letter)
  if (folded === undefined) {
    folded = letter.normalize('NFD').replace(MARKS, '')
    LETTERS.set(letter, folded)
  }
  return folded
}
