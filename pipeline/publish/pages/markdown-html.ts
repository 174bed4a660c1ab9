import type { Element, ElementContent, Nodes, Root } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { parse } from 'yaml'
import { z } from 'zod'
import { trustedMarkup, type Markup } from '../../../content/html/markup.ts'

const frontMatterSchema = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  sources: z
    .array(
      z.object({
        title: z.string(),
        producer: z.string(),
        licence: z.string(),
        date: z.string().nullable(),
        url: z.string().nullable(),
      }),
    )
    .default([]),
})

/** A document of this release as a page shows it. */
export interface RenderedDocument {
  title: string
  /** The first paragraph as plain text. */
  description: string
  sources: z.infer<typeof frontMatterSchema>['sources']
  /** The whole text with its heading. */
  html: Markup
}

const reader = remark().use(remarkFrontmatter).use(remarkGfm).freeze()
// Markup within Markdown is dropped by remark-rehype: what is not Markdown does not reach the page.
const writer = remark().use(remarkRehype).use(rehypeStringify).freeze()

/**
 * Markdown that this project wrote, as HTML. Tables scroll by themselves; links to files of the source tree become plain text, since no address
 * of the site answers for them.
 * @param tableLabel names a table to screen readers where no heading stands above it
 * @param omitted text of a paragraph that the frame of the page says already
 */
export function renderMarkdown(markdown: string, tableLabel: string, omitted: string): RenderedDocument {
  const tree = reader.parse(markdown)
  tree.children = tree.children.filter((node) => node.type !== 'paragraph' || plainText(node) !== omitted)
  const [first] = tree.children
  const front = frontMatterSchema.parse(first?.type === 'yaml' ? parse(first.value) : {})
  const heading = tree.children.find(({ type }) => type === 'heading')
  const paragraph = tree.children.find((node) => node.type === 'paragraph' && plainText(node) !== '')
  const html = writer.runSync(tree) as unknown as Root
  forPages(html, { heading: tableLabel, known: new Set() })
  return {
    title: front.title ?? (heading ? plainText(heading) : ''),
    description: front.description ?? (paragraph ? plainText(paragraph).slice(0, 300) : ''),
    sources: front.sources,
    html: trustedMarkup(writer.stringify(html as never)),
  }
}

/** What tables are called: by the heading above them, each name once. */
interface TableNames {
  heading: string
  known: Set<string>
}

function forPages(node: Nodes, names: TableNames): void {
  if (!('children' in node)) return
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'element') continue
    if (/^h[2-6]$/.test(child.tagName)) names.heading = textOf(child)
    if (child.tagName === 'a' && isOfSourceTree(child.properties['href'])) child.tagName = 'span'
    if (child.tagName === 'span') child.properties = {}
    if (child.tagName === 'th' || child.tagName === 'td') alignByClass(child)
    forPages(child, names)
    if (child.tagName === 'table') node.children[index] = scrolling(child, nextName(names))
  }
}

function nextName({ heading, known }: TableNames): string {
  let name = heading
  for (let count = 2; known.has(name); count++) name = `${heading} (${count})`
  known.add(name)
  return name
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function isOfSourceTree(href: unknown): boolean {
  return typeof href !== 'string' || !/^(?:https?:|\/|#|mailto:)/.test(href)
}

function alignByClass(cell: Element): void {
  const { align, ...rest } = cell.properties
  cell.properties = align === 'right' ? { ...rest, className: ['figure'] } : rest
  if (cell.tagName !== 'th') return
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties['scope'] = 'col'
}

function scrolling(table: Element, label: string): ElementContent {
  const properties = { className: ['scroll'], role: 'region', tabIndex: 0, ariaLabel: label }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

function plainText(node: MarkdownNodes): string {
  if ('value' in node && typeof node.value === 'string') return node.value
  return 'children' in node ? node.children.map(plainText).join('').trim() : ''
}
