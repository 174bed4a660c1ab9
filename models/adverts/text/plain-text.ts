import { decodeHTML } from 'entities'

/** Longest description kept, in UTF-16 code units. */
export const DESCRIPTION_LIMIT = 4000

const INVISIBLE_BLOCKS = /<(script|style|head|svg|iframe)\b[^>]*>[\s\S]{0,20000}?<\/\1\s*>/gi
const BLOCK_TAGS = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table|section|article)\b[^>]{0,1000}>/gi
const TAGS = /<[a-z/!][^>]{0,2000}>/gi
// C0 and C1 controls, soft hyphen, zero-width, bidirectional and tag characters, the sign for the public address: nothing that a reader sees
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufdd0\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const OTHER_BLANK = String.raw`\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`
/** Blanks that are not one plain blank already: most are. */
const BLANKS = new RegExp(` [ ${OTHER_BLANK}]+|[${OTHER_BLANK}][ ${OTHER_BLANK}]*`, 'g')
const BREAK = /[\n\r\u0085\u2028\u2029]/
/** Signs beyond printable ones of Latin alphabets, markup, or blanks in a row: without them a text is plain. */
const NOT_PLAIN = /[^ -%'-;=-~\u00a1-\u00ac\u00ae-\u00ff]| {2}/
const BREAKS = /[ \t]*(?:\r\n|[\n\r\u0085\u2028\u2029])\s*/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Text without markup, entities, invisible characters and superfluous blanks, cut at `limit` on a code point boundary.
 * Entities are decoded once, and markup that appears by decoding is removed too.
 */
export function plainText(raw: string, limit: number = DESCRIPTION_LIMIT): string {
  if (raw.length <= limit && !NOT_PLAIN.test(raw)) return raw.trim()
  let text = raw.length > limit * 8 ? raw.slice(0, limit * 8) : raw
  if (text.includes('<')) text = withoutTags(text)
  if (text.includes('&')) {
    text = decodeHTML(text)
    if (text.includes('<')) text = withoutTags(text)
  }
  text = text.replace(BLANKS, ' ').replace(UNSEEN, '')
  if (BREAK.test(text)) text = text.replace(BREAKS, '\n')
  text = text.normalize('NFC').trim()
  return cut(text, limit)
}

/** Cuts on a code point boundary, so that no half of a surrogate pair remains. */
export function cut(text: string, limit: number): string {
  const short = text.length <= limit ? text : text.slice(0, limit).trimEnd()
  return short.isWellFormed() ? short : short.replace(LONE_SURROGATE, '')
}

function withoutTags(text: string): string {
  return text.replace(INVISIBLE_BLOCKS, ' ').replace(BLOCK_TAGS, '\n').replace(TAGS, ' ')
}
