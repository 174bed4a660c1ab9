import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { markup, type Markup } from '../html/markup.ts'

/** A chart of a page as it is taken away. */
export interface ChartFile {
  /** Drawing that stands alone: own colours, words of a stated size, every length a number. */
  svg: string
  /** Figures of the drawing in the words of the page, as RFC 4180; null where they stand elsewhere on the page. */
  csv: string | null
}

interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

/** Colours of the light page by their names in the stylesheet. */
export const CHART_COLOURS: Readonly<Record<string, string>> = {
  accent: '#1e5ea7',
  ours: '#1e5ea7',
  warm: '#b5340f',
  official: '#8d5600',
  s1: '#1e5ea7',
  s2: '#b5340f',
  s3: '#00715a',
  s4: '#7b398b',
  s5: '#8d5600',
  s6: '#4a5568',
  ink: '#18212c',
  soft: '#525b67',
  line: '#e2dbcd',
  surface: '#ffffff',
}
const PLOT_WIDTH = 640
const LEFT = 68
/** Room for the title above the drawing, and for the line of its origin below. */
const HEAD = 40
const FOOT = 52
/** Elements that HTML leaves open, as in a cell with a remark below its figure. */
const VOID_ELEMENT = /(<(?:br|hr|img|input|wbr)\b[^>]*?)\/?>/g
/** Units across in which lines of a page are drawn. */
const ACROSS = 1_000

/**
 * Takes a chart out of a page of ours: the drawing and the table under it, so that files never differ from what the page shows.
 * @param id of the chart on the page
 * @param origin lines under the drawing: who made it and of which day, and where it stands
 * @returns undefined where the page has no such chart
 */
export function chartFile(page: string, id: string, origin: readonly [string, string]): ChartFile | undefined {
  const start = page.indexOf(`<figure class="chart" id="${id}">`)
  const end = start < 0 ? -1 : page.indexOf('</figure>', start)
  if (end < 0) return undefined
  const figure = treeOf(page.slice(start, end + '</figure>'.length))
  const drawing = figure.children.find((child) => isElement(child, 'svg'))
  if (drawing === undefined) return undefined
  const table = all(figure, 'table')[0]
  return { svg: standalone(drawing as Element, origin), csv: table === undefined ? null : csvOf(table) }
}

function treeOf(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes, children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (words) => open.at(-1)!.children.push(words))
  parser.write(text.replaceAll(VOID_ELEMENT, '$1/>')).close()
  return root.children[0] as Element
}

function standalone(drawing: Element, origin: readonly [string, string]): string {
  const right = Number(/\br(\d+)/.exec(drawing.attributes['class'] ?? '')?.[1] ?? 16)
  const height = HEAD + Number(drawing.attributes['height']) + FOOT
  const width = LEFT + PLOT_WIDTH + right
  const title = wordsOf(drawing.children.find((child) => isElement(child, 'title')))
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
font-family="system-ui, sans-serif" fill="${CHART_COLOURS['ink']}"><title>${title}</title>
<rect width="${width}" height="${height}" fill="${CHART_COLOURS['surface']}"/>
<text x="16" y="26" font-size="17" font-weight="600">${title}</text>
${drawnOf(drawing, { x: LEFT, y: HEAD })}
${origin.map((line, index) => markup`<text x="16" y="${height - 29 + 17 * index}" font-size="12" fill="${CHART_COLOURS['soft']}">${line}</text>`)}</svg>
`.text
}

/** Shapes of a drawing with every place as a number, since programs differ in what they make of shares of a width. */
function drawnOf({ children }: Element, at: { x: number; y: number }): Markup[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    const { name, attributes } = child
    if (name === 'svg')
      return drawnOf(child, { x: across(attributes['x'], at.x), y: at.y + Number(attributes['y'] ?? 0) })
    if (name === 'line') return [lineOf(attributes, at)]
    if (name === 'text') return [textOf(child, at)]
    return name === 'path' ? [pathOf(attributes, at)] : []
  })
}

function lineOf(attributes: Element['attributes'], at: { x: number; y: number }): Markup {
  const style = attributes['class']
  const stroke = colourOf(attributes['stroke']) ?? CHART_COLOURS['line']!
  const width = style === 'dot' ? 12 : style === 'mark' ? 3 : style === 'leader' ? 0.75 : 1
  const cap = style === 'dot' ? markup` stroke-linecap="round"` : undefined
  return markup`<line x1="${across(attributes['x1'], at.x)}" x2="${across(attributes['x2'], at.x)}" y1="${tenth(at.y + Number(attributes['y1']))}"
y2="${tenth(at.y + Number(attributes['y2']))}" stroke="${stroke}" stroke-width="${width}"${cap}${dashOf(attributes)}/>`
}

function textOf(element: Element, at: { x: number; y: number }): Markup {
  const { x, y, dx = '0', fill, class: style = '' } = element.attributes
  const isNamed = style === 'unit' || style === 'end'
  const anchor = style === 'tick' ? 'end' : style.startsWith('year') ? 'middle' : 'start'
  const colour = colourOf(fill) ?? CHART_COLOURS[isNamed ? 'ink' : 'soft']!
  return markup`<text x="${across(x, at.x) + Number(dx)}" y="${tenth(at.y + Number(y))}" font-size="12"${
    isNamed ? markup` font-weight="600"` : undefined
  } text-anchor="${anchor}" fill="${colour}">${wordsOf(element)}</text>`
}

function pathOf(attributes: Element['attributes'], at: { x: number; y: number }): Markup {
  const { class: style, d = '', fill, stroke } = attributes
  const place = markup`<path transform="translate(${at.x} ${at.y})"`
  if (style === 'sign')
    return markup`${place} fill="${colourOf(fill)}" stroke="${colourOf(stroke)}" stroke-width="2" d="${d}"/>`
  const isBand = style === 'range'
  const path = d.replaceAll(
    /([Mlh])(-?[\d.]+)/g,
    (_, step: string, x: string) => `${step}${tenth((Number(x) * PLOT_WIDTH) / ACROSS)}`,
  )
  const paint = isBand
    ? markup` fill="${colourOf(fill)}" fill-opacity="0.17"`
    : markup` fill="none" stroke="${colourOf(stroke)}" stroke-width="2" stroke-linejoin="round"${dashOf(attributes)}`
  return markup`${place}${paint} d="${path}"/>`
}

function dashOf({ 'stroke-dasharray': dashes }: Element['attributes']): Markup | undefined {
  return dashes === undefined ? undefined : markup` stroke-dasharray="${dashes}"`
}

function across(length: string | undefined, from: number): number {
  const value = Number.parseFloat(length ?? '0')
  return tenth(from + (length?.endsWith('%') === true ? (value / 100) * PLOT_WIDTH : value))
}

function colourOf(paint: string | undefined): string | undefined {
  return paint === undefined ? undefined : (CHART_COLOURS[/^var\(--([\w-]+)\)$/.exec(paint)?.[1] ?? ''] ?? paint)
}

function csvOf(table: Element): string {
  const rows = all(table, 'tr').map((row) =>
    [...row.children]
      .filter((child) => isElement(child, 'th') || isElement(child, 'td'))
      .map((cell) => `"${wordsOf(cell).replaceAll('"', '""')}"`)
      .join(','),
  )
  return `${rows.join('\r\n')}\r\n`
}

function all(element: Element, name: string): Element[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  )
}

function isElement(child: Element | string | undefined, name: string): child is Element {
  return typeof child === 'object' && child.name === name
}

function wordsOf(child: Element | string | undefined): string {
  if (child === undefined) return ''
  const text = typeof child === 'string' ? child : child.children.map(wordsOf).join(' ')
  return text.trim().replaceAll(/\s+/g, ' ')
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
