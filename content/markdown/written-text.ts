import type { PhrasingContent, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** Maximum number of written texts kept. */
const KEPT = 20_000
/** No sign in it means anything in Markdown, unless at the beginning of a line. */
const PLAIN = /^(?!.*w\.)[\p{L}\d .,;:%€²()’'"–−…·?!-]*$/iu
/** No sign in it does at the beginning either. */
const PLAIN_LINE = /^\p{L}.*\S$/u
const written = new Map<string, string>()
const processor = remark().use(remarkGfm, { tablePipeAlign: false }).data('settings', { emphasis: '_' }).freeze()

/** The content of a cell as Markdown. Nothing in it can end the cell or become structure. */
export function tableCell(content: PhrasingContent[]): string {
  const text = plainOf(content)
  if (text !== undefined && PLAIN.test(text)) return text.trim()
  return writtenOnce('cell', content, text, () => {
    const row = { type: 'tableRow' as const, children: [{ type: 'tableCell' as const, children: content }] }
    const [line = ''] = write({ type: 'table', children: [row] }).split('\n')
    return line.slice(2, -2).trim()
  })
}

/** A paragraph as Markdown, one line. */
export function paragraphLine(content: PhrasingContent[]): string {
  const text = plainOf(content)
  if (text !== undefined && PLAIN.test(text) && PLAIN_LINE.test(text)) return text
  const own = () => write({ type: 'paragraph', children: content }).trimEnd()
  return writtenOnce('paragraph', content, text, own)
}

/** Documents of listings say the same things over and over: each is escaped once. */
function writtenOnce(
  kind: 'cell' | 'paragraph',
  content: PhrasingContent[],
  text: string | undefined,
  own: () => string,
): string {
  // Words hold no control characters, so none can be the key of a tree.
  const key = `${kind}\u0001${text ?? `\u0001${JSON.stringify(content)}`}`
  const line = written.get(key) ?? own()
  if (written.size >= KEPT) written.clear()
  written.set(key, line)
  return line
}

function plainOf(content: PhrasingContent[]): string | undefined {
  return content.every((node) => node.type === 'text') ? content.map(({ value }) => value).join('') : undefined
}

function write(node: RootContent): string {
  return processor.stringify({ type: 'root', children: [node] })
}
