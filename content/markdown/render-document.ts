import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { stringify } from 'yaml'
import { sayIn } from '../say/words.ts'
import { paragraph, type Block } from '../sections/block.ts'
import { documentLicence, type Document } from '../sections/document.ts'
import { strong } from '../sections/inline.ts'
import { headingTree, toMarkdownTree } from './render-blocks.ts'

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
    sources: document.sources.map(({ title, producer, licence, date, url }) => ({
      title,
      producer,
      licence,
      date,
      url,
    })),
    licence: documentLicence(document),
  }
  const notice: Block[] = sample ? [paragraph(strong(sayIn(locale)('page.sample')))] : []
  const toUrl = (path: string): string => `${baseUrl}${path}`
  return processor.stringify({
    type: 'root',
    children: [
      { type: 'yaml', value: stringify(front, { lineWidth: 0 }).trimEnd() },
      headingTree(1, heading, toUrl),
      ...toMarkdownTree([...notice, ...blocks], toUrl),
    ],
  })
}

/** Blocks as Markdown without front matter. */
export function renderMarkdownBlocks(blocks: readonly Block[], baseUrl = ''): string {
  return processor.stringify({ type: 'root', children: toMarkdownTree(blocks, (path) => `${baseUrl}${path}`) })
}
