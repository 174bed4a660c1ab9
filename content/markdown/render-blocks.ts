import type { BlockContent, Heading, PhrasingContent, RootContent } from 'mdast'
import type { Amounts, Block, Card, Cell, Facts, KeyFigure, List, ListItem, Sum, Table } from '../sections/block.ts'
import { link, strong, type Text } from '../sections/inline.ts'
import { inlineMarkdown, type ToUrl } from './render-inline.ts'
import { paragraphLine, tableCell } from './written-text.ts'

interface Face {
  toUrl: ToUrl
  /** Level of the heading of a section. */
  level: number
}

/** Blocks as a tree of Markdown. What only HTML can show is left out; the table of a chart stands for the chart. */
export function toMarkdownTree(blocks: readonly Block[], toUrl: ToUrl): RootContent[] {
  return treeOf(blocks, { toUrl, level: 2 })
}

export function headingTree(level: number, text: Text, toUrl: ToUrl): Heading {
  return { type: 'heading', depth: Math.min(level, 6) as Heading['depth'], children: inlineMarkdown(text, toUrl) }
}

function treeOf(blocks: readonly Block[], face: Face): RootContent[] {
  return blocks.flatMap((block) => blockTree(block, face))
}

function blockTree(block: Block, face: Face): RootContent[] {
  if ('only' in block && block.only === 'html') return []
  switch (block.kind) {
    case 'paragraph':
      return [paragraphTree(inlineMarkdown(block.text, face.toUrl))]
    case 'heading':
      return [headingTree(block.level, block.text, face.toUrl)]
    case 'list':
      return [listTree(block, face)]
    case 'table':
      return [tableTree(block, face)]
    case 'figures':
      return [
        itemsTree(block.figures.map((figure) => figureLine(figure)).map((item) => inlineMarkdown(item, face.toUrl))),
      ]
    case 'figure':
      return treeOf(block.blocks, face)
    case 'quotation':
      return [{ type: 'blockquote', children: treeOf(block.blocks, face) as BlockContent[] }]
    case 'section':
      return underHeading(block.title, block.blocks, face)
    case 'details':
      return underHeading(block.summary, block.blocks, face)
    case 'columns':
      return block.parts.flatMap((part) => treeOf(part, face))
    case 'box':
      return treeOf(block.blocks, face)
    case 'sum':
      return [paragraphTree(inlineMarkdown(sumLine(block), face.toUrl))]
    case 'amounts':
      return [itemsTree(block.lines.map((line) => inlineMarkdown(amountLine(line), face.toUrl)))]
    case 'facts':
      return [itemsTree(block.facts.map((fact) => inlineMarkdown(factLine(fact), face.toUrl)))]
    case 'ranking':
      return [
        itemsTree(
          block.rows.map(({ label, value, range, bars }) =>
            inlineMarkdown([...[label].flat(), ': ', strong(value), ` (${range}; ${bars.text})`], face.toUrl),
          ),
        ),
      ]
    case 'action':
      return [paragraphTree(inlineMarkdown(link(block.label, block.address), face.toUrl))]
    case 'ask':
      return [
        paragraphTree(
          inlineMarkdown(link(block.submit, `${block.address}?${new URLSearchParams(block.given)}`), face.toUrl),
        ),
      ]
    case 'cards':
      return [itemsTree(block.cards.map((card) => inlineMarkdown(cardLine(card), face.toUrl)))]
    case 'code':
      return [{ type: 'code', value: block.text, ...(block.language !== null && { lang: block.language }) }]
    case 'map':
    case 'photos':
    case 'band':
    case 'steps':
    case 'dock':
    case 'choices':
    case 'chosen':
    case 'contents':
      return []
  }
}

/** No heading over what this face leaves out. */
function underHeading(title: string, blocks: readonly Block[], face: Face): RootContent[] {
  const inner = treeOf(blocks, { ...face, level: face.level + 1 })
  return inner.length === 0 ? [] : [headingTree(face.level, title, face.toUrl), ...inner]
}

function paragraphTree(children: PhrasingContent[]): RootContent & BlockContent {
  return { type: 'html', value: paragraphLine(children) }
}

function itemsTree(items: PhrasingContent[][]): RootContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraphTree(item)] })),
  }
}

function listTree({ items, isOrdered = false }: List, face: Face): RootContent {
  return {
    type: 'list',
    ordered: isOrdered,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: itemTree(item, face) })),
  }
}

function itemTree(item: ListItem, face: Face): BlockContent[] {
  if (typeof item === 'object' && 'blocks' in item) return treeOf(item.blocks, face) as BlockContent[]
  return [paragraphTree(inlineMarkdown(item, face.toUrl))]
}

function sumLine({ value, note }: Sum): Text {
  return [strong(value), ...(note === undefined ? [] : [` ${note}`])]
}

function figureLine({ label, value, note, change, bars }: KeyFigure): Text {
  const rest = [note, change?.text, bars?.text].filter((part) => part !== undefined && part !== '').join(' · ')
  return [`${label}: `, strong(value), ...(rest === '' ? [] : [` (${rest})`])]
}

function amountLine({ label, amount, doubt, note }: Amounts['lines'][number]): Text {
  const further = [...(doubt === undefined ? [] : [` (${doubt})`]), ...(note === undefined ? [] : [' · ', note].flat())]
  return [`${label}: `, strong(amount), ...further]
}

/** The source says how sure it is: a doubt beside the value would say it twice. */
function factLine({ label, value, proof }: Facts['facts'][number]): Text {
  return [`${label}: `, strong(value), ...[' (', proof, ')'].flat()]
}

function cardLine({ heading, price, facts, quoted }: Card): Text {
  const rest = [price, ...facts, ...(quoted === null ? [] : [quoted.text])].join(' · ')
  return [...(Array.isArray(heading) ? heading : [heading]), `: ${rest}`]
}

/** Written as text here: cells say the same thing over and over, and the writer of trees would escape each anew. */
function tableTree({ columns, rows }: Table, face: Face): RootContent {
  const shown = columns.flatMap(({ only }, index) => (only === 'html' ? [] : [index]))
  const textOf = (cell: Cell | undefined): Text =>
    cell === undefined || (typeof cell === 'object' && 'bar' in cell) ? '' : cell
  const lineOf = (cells: readonly Text[]): string =>
    `| ${cells.map((cell) => tableCell(inlineMarkdown(cell, face.toUrl))).join(' | ')} |`
  const lines = [
    lineOf(shown.map((index) => columns[index]!.label)),
    `| ${shown.map((index) => (columns[index]!.isFigure === true ? '-:' : ':-')).join(' | ')} |`,
    ...rows.map((cells) => lineOf(shown.map((index) => textOf(cells[index])))),
  ]
  return { type: 'html', value: lines.join('\n') }
}
