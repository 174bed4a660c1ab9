import { cut } from '../../adverts/text/plain-text.ts'

const LONGEST = 320
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g

/** A passage of a lease as it is quoted: one line of plain text, shortened. */
export function quote(text: string): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? cut(line, LONGEST) : `${cut(line, LONGEST - 1)}…`
}
