import type { RootContent } from 'mdast'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { stringify } from 'yaml'
import { memoized } from '../../models/kernel/memoized.ts'
import { sayIn } from '../say/words.ts'
import { paragraph, type Block } from '../sections/block.ts'
import { documentLicence, type Document } from '../sections/document.ts'
import { strong } from '../sections/inline.ts'
import { headingTree, toMarkdownTree } from './render-blocks.ts'
import { isSetOff, plainLine } from './written-text.ts'

/** Statement in a document about the release that it belongs to. */
export interface DocumentRelease {
  baseUrl: string
  asOf: string
  releaseId: string
  /** Whether any figure in it rests on the invented market. */
  sample: boolean
}

const processor = remark()
  .use(remarkFrontmatter)
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze()

/** A document as Markdown with front matter: what it is, of which release, and what it rests on. */
export function renderMarkdown(document: Document, release: DocumentRelease): string {
  const { title, heading = title, description, locale, address, updated, blocks, isOfMarket = true } = document
  const { baseUrl, asOf, releaseId } = release
  const sample = release.sample && isOfMarket
  const front = {
    title,
    description,
    locale,
    ...(address !== undefined && { url: `${baseUrl}${address}` }),
    ...(updated !== undefined && { updated }),
    asOf,
    releaseId,
    sample,
  }
  const basis = {
    sources: document.sources.map(({ title, producer, licence, date, url, covers }) => ({
      title,
      producer,
      licence,
      date,
      url,
      ...(covers && { covers }),
    })),
    licence: documentLicence(document),
  }
  const notice: Block[] = sample ? [paragraph(strong(sayIn(locale)('page.sample')))] : []
  const toUrl = (path: string): string => `${baseUrl}${path}`
  return written([
    { type: 'yaml', value: `${yamlOf(front)}${basisText(JSON.stringify(basis))}`.trimEnd() },
    headingTree(1, heading, toUrl),
    ...toMarkdownTree([...notice, ...blocks], toUrl),
  ])
}

const yamlOf = (value: object): string => stringify(value, { lineWidth: 0 })

/** Most documents of a release rest on one of a few sets of sources. */
const basisText = memoized((json: string) => yamlOf(JSON.parse(json) as object), 1_000)

/** Blocks as Markdown without front matter. */
export function renderMarkdownBlocks(blocks: readonly Block[], baseUrl = ''): string {
  return written(toMarkdownTree(blocks, (path) => `${baseUrl}${path}`))
}

/** A tree as text. Nodes that hold written text, nearly all of a document, are joined as the writer of trees would. */
function written(nodes: readonly RootContent[]): string {
  const isList = (node: RootContent | undefined): boolean => node?.type === 'list'
  // Two lists in a row need a sign between them.
  const isPlain = nodes.length > 0 && !nodes.some((node, index) => isList(node) && isList(nodes[index + 1]))
  if (!isPlain) return processor.stringify({ type: 'root', children: [...nodes] })
  const text = nodes.map(writtenNode).join('\n\n')
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

function writtenNode(node: RootContent): string {
  if (node.type === 'html' && node.value !== '') return node.value
  if (node.type === 'yaml') return `---\n${node.value}\n---`
  if (node.type === 'heading') {
    const text = plainLine(node.children)
    if (text !== undefined && isSetOff(text)) return `${'#'.repeat(node.depth)} ${text}`
  }
  if (node.type === 'list' && node.ordered !== true) {
    const lines = node.children.map(({ children: [only, ...more] }) =>
      only?.type === 'html' && more.length === 0 && only.value !== '' && !only.value.includes('\n') ? only.value : null,
    )
    if (lines.length > 0 && !lines.includes(null)) return lines.map((line) => `- ${line}`).join('\n')
  }
  return processor.stringify({ type: 'root', children: [node] }).replace(/\n$/, '')
}
