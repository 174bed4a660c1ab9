const NOT_ASCII = /[\u0080-\uffff]/g
const MARKS = /\p{M}+/gu
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

function foldLetter(letter: string): string {
  let folded = LETTERS.get(letter)
  if (folded === undefined) {
    folded = letter.normalize('NFD').replace(MARKS, '')
    LETTERS.set(letter, folded)
  }
  return folded
}
