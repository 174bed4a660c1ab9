import { isAddress, isRun, type Inline, type Link, type Text } from '../sections/inline.ts'
import { markup, type Markup } from './markup.ts'

/** Words as HTML: everything in them is escaped. */
export function inlineHtml(text: Text): Markup {
  if (typeof text === 'string') return markup`${text}`
  if (!isRun(text)) return pieceHtml(text)
  return text.reduce<Markup>((before, piece) => markup`${before}${inlineHtml(piece)}`, markup``)
}

/** The `lang` attribute of words; none where their language is not known. */
export function languageAttribute(language: string | null | undefined): Markup | undefined {
  return language && /^[a-z]{2}$/.test(language) ? markup` lang="${language}"` : undefined
}

function pieceHtml(piece: Exclude<Inline, string>): Markup {
  if (piece.kind === 'link') return linkHtml(piece)
  if (piece.kind === 'time') return markup`<time datetime="${piece.date}">${piece.text}</time>`
  const inner = inlineHtml(piece.text)
  switch (piece.kind) {
    case 'strong':
      return markup`<strong>${inner}</strong>`
    case 'emphasis':
      return markup`<em>${inner}</em>`
    case 'code':
      return markup`<code>${inner}</code>`
    case 'small':
      return markup`<small>${inner}</small>`
    case 'remark':
      return markup`<br><small>${inner}</small>`
    case 'unknown':
      return markup`<span class="unknown">${inner}</span>`
    case 'phrase':
      return markup`<span${languageAttribute(piece.language)}>${inner}</span>`
  }
}

function linkHtml({ address, text, rel, type, isDownload }: Link): Markup {
  const inner = inlineHtml(text)
  if (!isAddress(address)) return inner
  const attributes = [
    rel === undefined ? undefined : markup` rel="${rel}"`,
    type === undefined ? undefined : markup` type="${type}"`,
    isDownload === true ? markup` download` : undefined,
  ]
  return markup`<a href="${address}"${attributes[0]}${attributes[1]}${attributes[2]}>${inner}</a>`
}
