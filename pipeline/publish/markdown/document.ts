import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { stringify } from 'yaml'
import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import type { CitedSource } from '../../../models/contracts/places/commune.ts'

/** What stands above every Markdown document. */
export interface FrontMatter {
  title: string
  locale: string
  asOf: string
  releaseId: string
  sample: boolean
  sources: CitedSource[]
  licence: string
}

const processor = remark()
  .use(remarkFrontmatter)
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze()

/** A document as text. The tree is written by remark, so text in it can never become structure. */
export function renderDocument(frontMatter: FrontMatter, content: RootContent[]): string {
  const front = stringify(
    {
      ...frontMatter,
      sources: frontMatter.sources.map(({ title, producer, licence, date, url }) => ({
        title,
        producer,
        licence,
        date,
        url,
      })),
    },
    { lineWidth: 0 },
  )
  return processor.stringify({ type: 'root', children: [{ type: 'yaml', value: front.trimEnd() }, ...content] })
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value: plain(value) }
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] }
}

export function link(label: string, url: string): Link {
  return { type: 'link', url, children: [text(label)] }
}

export function heading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [text(value)] }
}

export function paragraph(...children: (PhrasingContent | string)[]): Paragraph {
  return { type: 'paragraph', children: children.map((child) => (typeof child === 'string' ? text(child) : child)) }
}

/** Text that somebody else wrote, as a quotation: readers see where it begins and ends. */
export function quotation(value: string): RootContent {
  return { type: 'blockquote', children: value.split(/\n{2,}/).map((part) => paragraph(part)) }
}

export function bulletList(items: (PhrasingContent | string)[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
  }
}

export function table(
  header: string[],
  rows: (string | PhrasingContent)[][],
  align?: ('left' | 'right' | null)[],
): Table {
  const toRow = (cells: (string | PhrasingContent)[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [typeof cell === 'string' ? text(cell) : cell] })),
  })
  return { type: 'table', align: align ?? header.map(() => null), children: [toRow(header), ...rows.map(toRow)] }
}

/** Line breaks and control characters inside a run of text would otherwise survive as such. */
function plain(value: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return value.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ')
}
