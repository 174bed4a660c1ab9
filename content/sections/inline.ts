/** A run of text within a block. Strings are words and never markup, in no face. */
export type Text = Inline | readonly Inline[]

export type Inline = string | Styled | Link | { kind: 'time'; date: string; text: string }

interface Styled {
  /**
   * `small`: an interval beside its figure. `remark`: below a figure, what it rests on. `unknown`: the word for what nobody knows.
   * `phrase`: words in another language than the document.
   */
  kind: 'strong' | 'emphasis' | 'code' | 'small' | 'remark' | 'unknown' | 'phrase'
  text: Text
  /** ISO 639-1, where the words of a phrase are known to be in it. */
  language?: string | null
}

export interface Link {
  kind: 'link'
  /** Path on the site, or an address of the web. One of another kind is shown as plain text. */
  address: string
  text: Text
  rel?: string
  /** Media type of what it leads to. */
  type?: string
  /** Whether `<address>/md` holds the same as Markdown, where Markdown links to. */
  hasMarkdown?: boolean
  isDownload?: boolean
}

export function strong(text: Text): Inline {
  return { kind: 'strong', text }
}

export function small(text: Text): Inline {
  return { kind: 'small', text }
}

export function link(text: Text, address: string, more: Omit<Link, 'kind' | 'text' | 'address'> = {}): Link {
  return { kind: 'link', text, address, ...more }
}

/** Words without what they are shown as. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text
  return isRun(text) ? text.map(plainText).join('') : plainText(text.text)
}

export function isRun(text: Text): text is readonly Inline[] {
  return Array.isArray(text)
}

/** Addresses that a link may have: paths of the site, parts of the page, the web, mail and telephone. */
export function isAddress(address: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i.test(address)
}
