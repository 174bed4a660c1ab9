/** Text of a page that is markup already. Only this module makes it, so that nothing else goes into a page unescaped. */
class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type { Markup }
type Piece = string | number | Markup | readonly Markup[] | undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const SPECIAL = /[&<>"']/
const EVERY_SPECIAL = /[&<>"']/g

/** Markup whose values are escaped, unless they are markup themselves; nothing stands for undefined. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  let text = parts[0]!
  for (let index = 0; index < pieces.length; index++) text += toText(pieces[index]) + parts[index + 1]!
  return new Markup(text)
}

/**
 * Takes text for markup as it is.
 * @param text written by a library that escapes (a drawing, rendered Markdown), or a style of this project; never words from outside
 */
export function trustedMarkup(text: string): Markup {
  return new Markup(text)
}

/** Markup to keep: without the pieces that its text is put together from, which take more memory and are gone through again by each page. */
export function flattened({ text }: Markup): Markup {
  return new Markup(Buffer.from(text).toString())
}

function toText(piece: Piece): string {
  if (typeof piece === 'string')
    return SPECIAL.test(piece) ? piece.replace(EVERY_SPECIAL, (character) => ESCAPES[character]!) : piece
  if (piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'number') return String(piece)
  let text = piece[0]?.text ?? ''
  for (let at = 1; at < piece.length; at++) text += `\n${piece[at]!.text}`
  return text
}
