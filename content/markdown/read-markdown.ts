import type { PhrasingContent, RootContent, Table as TableNode } from 'mdast'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Block, Heading, Table } from '../sections/block.ts'
import type { Document } from '../sections/document.ts'
import { plainText, type Inline, type Text } from '../sections/inline.ts'

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

const MOST_DESCRIPTION_CHARACTERS = 300
const reader = remark().use(remarkFrontmatter).use(remarkGfm).freeze()

/**
 * A text that is written in Markdown, as a document. Markup within it is dropped.
 * @param omitted a paragraph that every face of a document shows by itself
 */
export function readMarkdown(markdown: string, locale: Locale, omitted: string): Document {
  const { children } = reader.parse(markdown)
  const [first, ...rest] = children
  const front = frontMatterSchema.parse(first?.type === 'yaml' ? parse(first.value) : {})
  const content = first?.type === 'yaml' ? rest : children
  const isTitle = content[0]?.type === 'heading' && content[0].depth === 1
  const heading = content.find((node) => node.type === 'heading')
  const title = front.title ?? (heading === undefined ? '' : plainText(inlinesOf(heading.children)))
  const blocks = toBlocks(isTitle ? content.slice(1) : content, title).filter(
    (block) => block.kind !== 'paragraph' || plainText(block.text) !== omitted,
  )
  const opening = blocks.find((block) => block.kind === 'paragraph')
  return {
    locale,
    title,
    description:
      front.description ?? (opening === undefined ? '' : plainText(opening.text).slice(0, MOST_DESCRIPTION_CHARACTERS)),
    blocks,
    sources: front.sources,
  }
}

/** A tree of Markdown as blocks. @param title names tables above which no heading stands */
export function toBlocks(content: readonly RootContent[], title: string): Block[] {
  return blocksOf(content, { heading: title, known: new Set() })
}

/** Names of tables: by the heading above them, each name once. */
interface TableNames {
  heading: string
  known: Set<string>
}

function blocksOf(content: readonly RootContent[], names: TableNames): Block[] {
  return content.flatMap((node) => blockOf(node, names))
}

function blockOf(node: RootContent, names: TableNames): Block[] {
  switch (node.type) {
    case 'heading': {
      const text = inlinesOf(node.children)
      names.heading = plainText(text)
      return [{ kind: 'heading', level: node.depth as Heading['level'], text }]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', text: inlinesOf(node.children) }]
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          items: node.children.map(({ children }) => {
            const [only, ...more] = children
            const isLine = only?.type === 'paragraph' && more.length === 0
            return isLine ? inlinesOf(only.children) : { blocks: blocksOf(children, names) }
          }),
        },
      ]
    case 'table':
      return [tableOf(node, nextName(names))]
    case 'blockquote':
      return [{ kind: 'quotation', blocks: blocksOf(node.children, names), language: null }]
    case 'code':
      return [{ kind: 'code', text: node.value, language: node.lang ?? null }]
    default:
      return []
  }
}

function tableOf({ children, align }: TableNode, caption: string): Table {
  const [head, ...body] = children.map((row) => row.children.map((cell) => inlinesOf(cell.children)))
  return {
    kind: 'table',
    caption,
    columns: (head ?? []).map((label, index) => ({
      label: plainText(label).trim() === '' ? '' : label,
      ...(align?.[index] === 'right' && { isFigure: true }),
    })),
    rows: body,
  }
}

function nextName({ heading, known }: TableNames): string {
  let name = heading
  for (let count = 2; known.has(name); count++) name = `${heading} (${count})`
  known.add(name)
  return name
}

function inlinesOf(content: readonly PhrasingContent[]): Text {
  return content.flatMap(inlineOf)
}

function inlineOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, text: inlinesOf(node.children) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'link':
      return [{ kind: 'link', address: node.url, text: inlinesOf(node.children) }]
    case 'delete':
      return node.children.flatMap(inlineOf)
    case 'break':
      return [' ']
    default:
      return []
  }
}
