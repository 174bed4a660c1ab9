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

function toText(piece: Piece): string {
  if (piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (Array.isArray(piece)) return piece.map((each: Markup) => each.text).join('\n')
  const text = String(piece)
  return SPECIAL.test(text) ? text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!) : text
}
