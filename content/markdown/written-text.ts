import type { PhrasingContent, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** Maximum number of written texts kept. */
const KEPT = 20_000
/** No sign in it means anything in Markdown, unless at the beginning of a line. */
const PLAIN = /^(?!.*w\.|.*[ps]:\/)[\p{L}\d \u00a0\u202f.,;:%€²()’'"–−…·?!+/-]*$/iu
/** No sign in it does at the beginning either. */
const PLAIN_START = /^\p{L}/u
/** Begins and ends with a sign: strong text and links do, and stand between blanks. */
const SET_OFF = /^\S(?:.*\S)?$/u
/** No sign in an address ends it, or is written otherwise there. */
const PLAIN_ADDRESS = /^(?:https?:\/\/)?[\w\p{Noncharacter_Code_Point}/#.?=-]+$/u
const written = new Map<string, string>()
const processor = remark().use(remarkGfm, { tablePipeAlign: false }).data('settings', { emphasis: '_' }).freeze()

/** The content of a cell as Markdown. Nothing in it can end the cell or become structure. */
export function tableCell(content: PhrasingContent[]): string {
  const line = plainLine(content)
  if (line !== undefined) return line.trim()
  return writtenOnce('cell', content, () => {
    const row = { type: 'tableRow' as const, children: [{ type: 'tableCell' as const, children: content }] }
    const [first = ''] = write({ type: 'table', children: [row] }).split('\n')
    return first.slice(2, -2).trim()
  })
}

/** A paragraph as Markdown, one line. */
export function paragraphLine(content: PhrasingContent[]): string {
  const line = plainLine(content)
  const isText = content[0]?.type === 'text'
  if (line !== undefined && isSetOff(line) && (!isText || PLAIN_START.test(line))) return line
  return writtenOnce('paragraph', content, () => write({ type: 'paragraph', children: content }).trimEnd())
}

/** Joins text, strong text and links without any sign to escape, as the writer of trees would; undefined for all other content. */
export function plainLine(content: readonly PhrasingContent[]): string | undefined {
  let line = ''
  let run = ''
  for (const [index, node] of content.entries()) {
    if (node.type === 'text') {
      run += node.value
      if (!PLAIN.test(run)) return undefined
      line += node.value
      continue
    }
    run = ''
    const inner = 'children' in node && node.children.length === 1 ? node.children[0]! : null
    if (inner?.type !== 'text' || !PLAIN.test(inner.value) || !isSetOff(inner.value)) return undefined
    const [before, next] = [content[index - 1], content[index + 1]]
    if ((before && before.type !== 'text') || (next && next.type !== 'text')) return undefined
    if (before && !line.endsWith(' ')) return undefined
    if (node.type === 'strong') {
      if (next && !next.value.startsWith(' ')) return undefined
      line += `**${inner.value}**`
    } else if (node.type === 'link' && PLAIN_ADDRESS.test(node.url)) line += `[${inner.value}](${node.url})`
    else return undefined
  }
  return line
}

/** Whether a text begins and ends with a sign: blanks there would be written otherwise. */
export function isSetOff(text: string): boolean {
  return SET_OFF.test(text)
}

/** Documents of listings say the same things over and over: each is escaped once. */
function writtenOnce(kind: 'cell' | 'paragraph', content: PhrasingContent[], own: () => string): string {
  const key = kind + JSON.stringify(content)
  const line = written.get(key) ?? own()
  if (written.size >= KEPT) written.clear()
  written.set(key, line)
  return line
}

function write(node: RootContent): string {
  return processor.stringify({ type: 'root', children: [node] })
}
