import type { PhrasingContent } from 'mdast'
import { isAddress, isRun, plainText, type Inline, type Link, type Text } from '../sections/inline.ts'

/** Makes addresses whole: documents are read away from the site. */
export type ToUrl = (path: string) => string

/** Words as Markdown. The tree is written by remark, so nothing in them can become structure. */
export function inlineMarkdown(text: Text, toUrl: ToUrl): PhrasingContent[] {
  if (typeof text === 'string') return text === '' ? [] : [{ type: 'text', value: oneLine(text) }]
  if (isRun(text)) return text.flatMap((piece) => inlineMarkdown(piece, toUrl))
  return pieceMarkdown(text, toUrl)
}

/** Line breaks and control characters inside a run of text would otherwise survive as such. */
function oneLine(value: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return value.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ')
}

function pieceMarkdown(piece: Exclude<Inline, string>, toUrl: ToUrl): PhrasingContent[] {
  switch (piece.kind) {
    case 'link':
      return linkMarkdown(piece, toUrl)
    case 'time':
      return inlineMarkdown(piece.text, toUrl)
    case 'strong':
      return [{ type: 'strong', children: inlineMarkdown(piece.text, toUrl) }]
    case 'emphasis':
      return [{ type: 'emphasis', children: inlineMarkdown(piece.text, toUrl) }]
    case 'code':
      return [{ type: 'inlineCode', value: oneLine(plainText(piece.text)) }]
    case 'remark':
      return [...inlineMarkdown('; ', toUrl), ...inlineMarkdown(piece.text, toUrl)]
    case 'small':
    case 'unknown':
    case 'phrase':
      return inlineMarkdown(piece.text, toUrl)
  }
}

function linkMarkdown({ address, text, hasMarkdown }: Link, toUrl: ToUrl): PhrasingContent[] {
  const children = inlineMarkdown(text, toUrl)
  if (!isAddress(address)) return children
  const path = hasMarkdown === true ? `${address}/md` : address
  return [{ type: 'link', url: path.startsWith('/') ? toUrl(path) : path, children: children as [] }]
}
