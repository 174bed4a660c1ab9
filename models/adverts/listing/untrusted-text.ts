import { cut, plainText } from '../text/plain-text.ts'
import { withoutInstructions } from '../text/instructions.ts'

/** Blank letters and variation selectors: nothing that a reader sees, and room for hidden text. */
const UNSEEN_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]|\u034f|\u17b4|\u17b5/g
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '`': "'",
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '“': "'",
  '”': "'",
  '„': "'",
  '‟': "'",
  '"': "'",
}

/**
 * Words of an advertiser as one plain line to be shown in quotation marks: no markup, no invisible characters, no line break, none of the signs that could
 * end the quotation or begin another block. Sentences addressed to a program are left out, as far as patterns can tell: the line stays untrusted.
 * @param maxCharacters longest line, in UTF-16 units; a cut one ends with …
 */
export function quotable(text: string, maxCharacters: number): string {
  const plain = plainText(text).replace(UNSEEN_LETTERS, '')
  const line = withoutInstructions(plain)
    .replace(/[<>`[\]{}|“”„‟"]/g, (sign) => LOOK_ALIKES[sign]!)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= maxCharacters) return line
  const room = cut(line, maxCharacters - 1)
  const atWord = room.slice(0, Math.max(room.lastIndexOf(' '), maxCharacters / 2))
  return `${cut(atWord, maxCharacters - 1).trimEnd()}…`
}
