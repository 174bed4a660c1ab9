import type {
  Amounts,
  Ask,
  Block,
  Cell,
  Choices,
  Chosen,
  Column,
  Columns,
  Figure,
  List,
  ListItem,
  MapFigure,
  Section,
  Table,
  Card,
} from '../sections/block.ts'
import type { Chart, ChartWords } from '../sections/chart.ts'
import { markedBand } from './band.ts'
import { removableChips } from './chips.ts'
import { dataTable } from './data-table.ts'
import { amountLines, factLines, type AmountLine } from './fact-lines.ts'
import { homeCard, homeGrid } from './home-card.ts'
import { keyFigures, rankingList } from './key-figures.ts'
import { markup, type Markup } from './markup.ts'
import { plainText } from '../sections/inline.ts'
import { inlineHtml, languageAttribute } from './render-inline.ts'
import { stepChart } from './step-chart.ts'

/** Draws pictures. Who has none shows the tables that they are drawn from. */
export interface Drawings {
  chart(chart: Chart, words: ChartWords): Markup
  map(map: MapFigure): Markup
  /** Files of a chart of the page; undefined where nobody serves any. */
  filesOf?(chartId: string): readonly { label: string; address: string }[]
}

interface Face {
  drawings: Drawings | undefined
  /** Level of the heading of a section. */
  level: number
}

/** Blocks as HTML. Headings begin with level 2, below the title of the page. */
export function renderBlocks(blocks: readonly Block[], drawings?: Drawings): Markup {
  return blocksHtml(blocks, { drawings, level: 2 })
}

/** A home as a card among others. */
export function cardHtml(card: Card, face: Face = { drawings: undefined, level: 2 }): Markup {
  return homeCard(card, blocksHtml(card.blocks, face))
}

function blocksHtml(blocks: readonly Block[], face: Face): Markup {
  return markup`${blocks.map((block) => blockHtml(block, face))}`
}

function blockHtml(block: Block, face: Face): Markup {
  switch (block.kind) {
    case 'paragraph': {
      const style = block.style === undefined ? undefined : markup` class="${block.style}"`
      return markup`<p${style}${languageAttribute(block.language)}>${inlineHtml(block.text)}</p>`
    }
    case 'heading':
      return headingHtml(block.level, inlineHtml(block.text))
    case 'list':
      return listHtml(block, face)
    case 'table':
      return tableHtml(block)
    case 'figures':
      return keyFigures(block.figures, block.style)
    case 'figure':
      return figureHtml(block, face)
    case 'map':
      return face.drawings === undefined
        ? markup``
        : markup`${face.drawings.map(block)}
${block.note === undefined ? undefined : markup`<p class="hint">${block.note}</p>`}`
    case 'quotation':
      return markup`<blockquote${languageAttribute(block.language)}>
${blocksHtml(block.blocks, face)}
</blockquote>`
    case 'section':
      return sectionHtml(block, face)
    case 'columns':
      return columnsHtml(block, face)
    case 'details':
      return markup`<details><summary>${block.summary}</summary>
${blocksHtml(block.blocks, face)}
</details>`
    case 'cards':
      return homeGrid(
        block.cards.map((card) => cardHtml(card, face)),
        block.columns,
      )
    case 'photos':
      return photosHtml(block.photos)
    case 'facts':
      return factLines(
        block.facts.map(({ value, proof, ...fact }) => ({
          ...fact,
          value: inlineHtml(value),
          proof: markup`<p>${inlineHtml(proof)}</p>`,
        })),
      )
    case 'box':
      return markup`<div class="box">
${blocksHtml(block.blocks, face)}
</div>`
    case 'sum':
      return markup`<p class="sum">${block.value}${block.note === undefined ? undefined : markup` <small>${block.note}</small>`}</p>`
    case 'amounts':
      return amountLines(block.lines.map(amountHtml))
    case 'band':
      return markedBand(block)
    case 'ranking':
      return rankingList(block)
    case 'steps':
      return stepChart(block)
    case 'action':
      return markup`<p><a class="btn act full" href="${block.address}">${block.label}</a></p>`
    case 'dock':
      return markup`<div class="dock"><p>${block.text}${block.note === undefined ? undefined : markup` <small>${block.note}</small>`}</p><a class="btn act"
href="${block.action.address}">${block.action.label}</a></div>`
    case 'ask':
      return askHtml(block)
    case 'choices':
      return markup`<nav class="choices" aria-label="${block.label}">${block.choices.map(choiceHtml)}</nav>`
    case 'contents':
      return markup`<nav class="secnav" aria-label="${block.label}">${block.entries.map(
        ({ id, label, isWideOnly }) =>
          markup`<a href="#${id}"${isWideOnly === true ? markup` class="wide-only"` : undefined}>${label}</a>`,
      )}</nav>`
    case 'chosen':
      return chosenHtml(block)
    case 'code':
      return markup`<pre><code>${block.text}</code></pre>`
  }
}

function askHtml({ address, given, field: { name, label }, submit }: Ask): Markup {
  const hidden = Object.entries(given).map(
    ([key, value]) => markup`<input type="hidden" name="${key}" value="${value}">`,
  )
  return markup`<form class="row-form" action="${address}">${hidden}<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required></div><button class="act" type="submit">${submit}</button></form>`
}

function choiceHtml({ label, address, isCurrent }: Choices['choices'][number]): Markup {
  return markup`<a href="${address}"${isCurrent ? markup` aria-current="page"` : undefined}>${label}</a>`
}

function chosenHtml({ name, address, label, removeWord, addWord, chosen, options }: Chosen): Markup {
  const without = (value: string): string => {
    const rest = new URLSearchParams(chosen.filter((each) => each.value !== value).map((each) => [name, each.value]))
    return rest.size === 0 ? address : `${address}?${rest}`
  }
  const chips = removableChips(
    chosen.map((each) => ({ label: each.label, address: without(each.value) })),
    removeWord,
  )
  if (options.length === 0) return chips
  const kept = chosen.map(({ value }) => markup`<input type="hidden" name="${name}" value="${value}">`)
  const choices = options.map((each) => markup`<option value="${each.value}">${each.label}</option>`)
  return markup`${chips}
<form class="row-form add-one" action="${address}">${kept}<div><label for="add-one">${label}</label>
<select id="add-one" name="${name}">${choices}</select></div><button type="submit">${addWord}</button></form>`
}

function amountHtml({ amount, doubt, note, ...line }: Amounts['lines'][number]): AmountLine {
  return {
    ...line,
    amount: doubt === undefined ? amount : markup`${amount} <span class="tag warn">${doubt}</span>`,
    ...(note !== undefined && { note: inlineHtml(note) }),
  }
}

function sectionHtml({ title, id, blocks, style }: Section, face: Face): Markup {
  const inner = markup`${headingHtml(face.level, markup`${title}`)}
${blocksHtml(blocks, { ...face, level: face.level + 1 })}`
  const named = id === undefined ? undefined : markup` id="${id}"`
  if (face.level > 2) return markup`<div${named}>${inner}</div>`
  return markup`<section${named}${style === undefined ? undefined : markup` class="${style}"`}>${inner}</section>`
}

function headingHtml(level: number, inner: Markup): Markup {
  switch (level) {
    case 1:
      return markup`<h1>${inner}</h1>`
    case 2:
      return markup`<h2>${inner}</h2>`
    case 3:
      return markup`<h3>${inner}</h3>`
    default:
      return markup`<h4>${inner}</h4>`
  }
}

function columnsHtml({ parts, style }: Columns, face: Face): Markup {
  const columns = parts.map((blocks) => {
    const isSection = blocks.length === 1 && blocks[0]!.kind === 'section'
    return isSection ? blocksHtml(blocks, face) : markup`<div>${blocksHtml(blocks, face)}</div>`
  })
  return markup`<div class="${style === 'aside' ? 'with-aside' : 'columns'}">
${columns}
</div>`
}

function listHtml({ items, isOrdered, style }: List, face: Face): Markup {
  const inner = items.map((item) => markup`<li>${itemHtml(item, face)}</li>`)
  if (isOrdered === true)
    return markup`<ol>
${inner}
</ol>`
  return markup`<ul${style === undefined ? undefined : markup` class="${style}"`}>${inner}</ul>`
}

function itemHtml(item: ListItem, face: Face): Markup {
  return typeof item === 'object' && 'blocks' in item ? blocksHtml(item.blocks, face) : inlineHtml(item)
}

function tableHtml({ caption, columns, rows, isWide, isGrid, isAbreast }: Table): Markup {
  return dataTable({
    caption,
    hideCaption: true,
    columns: columns.map(({ label, isFigure, order, phone }: Column) => ({
      label: label === '' ? '' : inlineHtml(label),
      ...(isFigure !== undefined && { isFigure }),
      ...(order !== undefined && { order }),
      ...(phone !== undefined && { phone }),
    })),
    rows: rows.map((cells) => cells.map(cellHtml)),
    labels: columns.map(({ label }) => plainText(label)),
    ...(isWide === true && { isWide }),
    ...(isGrid === true && { isGrid }),
    ...(isAbreast === true && { isAbreast }),
  })
}

function cellHtml(cell: Cell): Markup {
  if (typeof cell !== 'object' || !('bar' in cell)) return inlineHtml(cell)
  const bars = markup`<rect width="100" height="8"/><rect width="${cell.bar}" height="8"/>`
  return markup`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>`
}

function figureHtml({ id, chart, words, caption, tableLabel, linkLabel, blocks }: Figure, face: Face): Markup {
  const table = blocksHtml(blocks, face)
  if (face.drawings === undefined) return table
  const drawn = face.drawings.chart(chart, words)
  return markup`<figure class="chart"${id === undefined ? undefined : markup` id="${id}"`}>${drawn}
${caption === undefined ? undefined : markup`<figcaption>${caption}</figcaption>`}
${
  blocks.length === 0
    ? undefined
    : markup`<details><summary>${tableLabel}</summary>
${table}
</details>`
}${id === undefined || linkLabel === undefined ? undefined : figureActs(id, linkLabel, table.text.includes('<table'), face.drawings)}</figure>`
}

/** Its address, and its files: figures only where a table holds them. */
function figureActs(id: string, linkLabel: string, hasTable: boolean, { filesOf }: Drawings): Markup {
  const files = (filesOf?.(id) ?? [])
    .filter(({ label }) => hasTable || label !== 'CSV')
    .map(({ label, address }) => markup`<a href="${address}" download="" rel="nofollow">${label}</a>`)
  return markup`<p class="acts"><a href="#${id}">${linkLabel}</a>${files}</p>`
}

function photosHtml(
  photos: readonly { path: string; full: string; alt: string; width: number; height: number }[],
): Markup {
  const items = photos.map(({ path, full, alt, width, height }, index) => {
    const loading = index === 0 ? markup` fetchpriority="high"` : markup` loading="lazy"`
    return markup`<li><a href="${full}"><img src="${path}" alt="${alt}" width="${width}" height="${height}" decoding="async"${loading}></a></li>`
  })
  return markup`<ul class="photos">
${items}
</ul>`
}
