import type { AreaMap, TileSwitch } from './area-map.ts'
import type { Chart, ChartWords } from './chart.ts'
import type { Text } from './inline.ts'

/** Parts of a document, in the order in which every face shows them. Plain data: the same facts give the same blocks. */
export type Block =
  | Paragraph
  | List
  | Table
  | KeyFigures
  | Figure
  | MapFigure
  | Quotation
  | Section
  | Columns
  | Details
  | Cards
  | Photos
  | Facts
  | Box
  | Sum
  | Amounts
  | Band
  | Ranking
  | Steps
  | Action
  | Dock
  | Ask
  | Choices
  | Chosen
  | Contents
  | Heading
  | { kind: 'code'; text: string; language: string | null }

export interface Paragraph {
  kind: 'paragraph'
  text: Text
  /** `lead`: below the title. `hint`: what a figure rests on. `unknown`: says that nothing is known. */
  style?: 'lead' | 'hint' | 'unknown'
  language?: string | null
  only?: 'html'
}

export interface List {
  kind: 'list'
  items: readonly ListItem[]
  isOrdered?: boolean
  /** `links`: short items side by side. */
  style?: 'links' | 'chips' | 'reasons'
}

/** A line of text, or blocks. */
export type ListItem = Text | { blocks: readonly Block[] }

export interface Column {
  label: Text
  /** Figures stand to the right, under each other. */
  isFigure?: boolean
  /** How the rows are ordered by this column; undefined where they are not. */
  order?: 'ascending' | 'descending'
  /**
   * Place of its values where a row is two lines of a phone: `key` beside the heading of the row, others below it, with this label or bare. A table with
   * a key leaves out columns without a place there.
   */
  phone?: 'key' | 'labelled' | 'bare'
  only?: 'html'
}

/** A cell of text, or a share of 100 as a bar, which only shows again what stands beside it. */
export type Cell = Text | { bar: number }

export interface Table {
  kind: 'table'
  /** Names the table; readers see the heading above it. */
  caption: string
  columns: readonly Column[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[]
  isWide?: boolean
  /** Whether its few short values stay in rows on a phone. */
  isGrid?: boolean
  /** Whether its columns stay side by side on a phone, the heading of each row above its values: at most four things compared. */
  isAbreast?: boolean
}

export interface KeyFigure {
  label: string
  /** The figure with its unit, or the word for unknown. */
  value: string
  /** The figure as a dot on its interval; without `value` the interval alone. `label` says it in words. */
  interval?: { low: number; high: number; value?: number; label: string }
  /** Interval, change, count or basis: what keeps the figure honest. */
  note?: string
  change?: { direction: 'up' | 'down' | 'none'; text: string }
  /** How much it rests on, from 0 to 3 bars, and in words. */
  bars?: { count: 0 | 1 | 2 | 3; text: string }
}

/** The few figures a document is opened for, each with what it rests on. */
export interface KeyFigures {
  kind: 'figures'
  /** `brief`: in one line, without frames. */
  style?: 'brief'
  figures: readonly KeyFigure[]
}

/** A chart with its caption and the figures that it is drawn from. A face without drawings shows these alone. */
export interface Figure {
  kind: 'figure'
  /** Part of the address that leads to it, unlike others of its document. */
  id?: string
  chart: Chart
  words: ChartWords
  caption?: string
  /** The word for the figures of the drawing, which open and close under it. */
  tableLabel: string
  /** The word for its address. */
  linkLabel?: string
  /** Empty where a table beside it holds the figures. */
  blocks: readonly Block[]
}

/** A map of figures that a table beside it holds, too: no face without drawings shows it. */
export interface MapFigure {
  kind: 'map'
  map: AreaMap
  tiled?: TileSwitch
  note?: string
}

/** Somebody else's words, in their language: readers see where they begin and end. */
export interface Quotation {
  kind: 'quotation'
  blocks: readonly Block[]
  language: string | null
}

/** Blocks under a heading, whose level is the depth of the section. */
export interface Section {
  kind: 'section'
  title: string
  /** Name to lead to it by. */
  id?: string
  blocks: readonly Block[]
  style?: 'understood'
}

/** Parts that may stand side by side. */
export interface Columns {
  kind: 'columns'
  /** `aside`: the first part stays in sight at the right of a wide page, and comes first on a phone. */
  style?: 'aside'
  parts: readonly (readonly Block[])[]
}

/** Blocks that open and close under their heading. */
export interface Details {
  kind: 'details'
  summary: string
  blocks: readonly Block[]
}

export interface Card {
  /** Null where there is none to show. */
  picture: { path: string; width: number; height: number } | null
  /** Stands where a picture would. */
  noPicture: string
  /** `4 photos`. */
  photoCount?: string
  price: string
  /** Stands small beside the price: `a month with charges`. */
  priceNote?: string
  heading: Text
  facts: readonly string[]
  energyClass?: { letter: string; label: string }
  /** Our estimate with the asking price on it, and what that says in words; without figures the reason why there is none. */
  estimate?: {
    figures: { from: number; to: number; low: number; high: number; value?: number; ask?: number } | null
    label: string
    text: Text
  }
  /** Where it stands beside other homes; the script saves it there. */
  compare?: { label: string; address: string }
  /** Words of the advertiser. */
  quoted: { text: string; language: string | null } | null
  blocks: readonly Block[]
}

/** Listings side by side. */
export interface Cards {
  kind: 'cards'
  cards: readonly Card[]
  /** In a row of a wide page; two by default. */
  columns?: 'three' | 'four'
}

/** Pictures, the first of them large; for HTML only. */
export interface Photos {
  kind: 'photos'
  /** `path` is as large as the page shows it, `full` as large as there is. */
  photos: readonly { path: string; full: string; alt: string; width: number; height: number }[]
}

/** Facts one below the other, each with who says so: behind a disclosure in HTML. */
export interface Facts {
  kind: 'facts'
  facts: readonly {
    label: string
    value: Text
    /** Stands beside an unsure value where its source is not in sight: `48 % sure`. */
    doubt?: string
    /** The source, and how sure it is. */
    proof: Text
  }[]
}

/** Blocks in a frame of their own, such as the price of a home with its parts. */
export interface Box {
  kind: 'box'
  blocks: readonly Block[]
}

/** The figure that a box is about. */
export interface Sum {
  kind: 'sum'
  value: string
  /** Stands small beside it: `a month with charges`. */
  note?: string
}

/** Amounts one below the other, as in a bill. */
export interface Amounts {
  kind: 'amounts'
  lines: readonly {
    label: string
    amount: string
    /** Stands beside an unsure amount: `48 % sure`. */
    doubt?: string
    /** Small text below the label. */
    note?: Text
    isTotal?: boolean
  }[]
}

/** A figure with its interval and an asking price on it; for HTML only, since a sentence beside it says the same. */
export interface Band {
  kind: 'band'
  figures: { from: number; to: number; low: number; high: number; value: number; ask?: number }
  /** Says the same in words, for who does not see it. */
  label: string
  /** Words at the marks; without them the drawing is bare. */
  marks: { low: string; high: string; value: string; ask?: string }
}

/** Figures in an order, each as a dot on its interval, on one scale; without a value of the interval the figure is modelled. */
export interface Ranking {
  kind: 'ranking'
  label: string
  scale: { from: number; to: number }
  rows: readonly {
    label: Text
    value: string
    /** The interval in words. */
    range: string
    interval: { low: number; high: number; value?: number }
    bars: NonNullable<KeyFigure['bars']>
  }[]
  /** Stands between the first rows and the last. */
  between?: { after: number; text: string }
}

/** An amount that stays until it changes; for HTML only: a table or a sentence beside it says the same. */
export interface Steps {
  kind: 'steps'
  label: string
  /** Oldest first: ISO date of each change with its words, and last the day until which the amount is known. */
  points: readonly { date: string; day: string; value: number; amount: string }[]
}

/** The one thing to do on a page. */
export interface Action {
  kind: 'action'
  label: string
  address: string
}

/** Price of the page and its one action, in sight at the bottom of a phone; for HTML only: both stand above, too. */
export interface Dock {
  kind: 'dock'
  text: string
  note?: string
  action: Action
}

/** Field whose value leads on to another page. Who has no form finds a link to that page. */
export interface Ask {
  kind: 'ask'
  address: string
  /** Further values of the address. */
  given: Readonly<Record<string, string>>
  field: { name: string; label: string }
  submit: string
}

/** Ways to see the same page; for HTML only. */
export interface Choices {
  kind: 'choices'
  label: string
  choices: readonly { label: string; address: string; isCurrent: boolean }[]
}

/** Choice that a page compares: each a link to the same page without it, and a form that adds one; for HTML only. */
export interface Chosen {
  kind: 'chosen'
  /** Name of the field of the address. */
  name: string
  address: string
  label: string
  removeWord: string
  addWord: string
  chosen: readonly { value: string; label: string }[]
  /** Those that can be added; empty where there is no room for more. */
  options: readonly { value: string; label: string }[]
}

/** Links to the sections of a long page, which stay in sight; for HTML only. */
export interface Contents {
  kind: 'contents'
  label: string
  /** `isWideOnly`: a phone has no room for it. */
  entries: readonly { id: string; label: string; isWideOnly?: boolean }[]
}

/** A heading of a text that states its levels itself. */
export interface Heading {
  kind: 'heading'
  level: 1 | 2 | 3 | 4 | 5 | 6
  text: Text
  only?: 'html'
}

export function paragraph(text: Text, style?: Paragraph['style']): Paragraph {
  return { kind: 'paragraph', text, ...(style !== undefined && { style }) }
}

export function hint(text: Text): Paragraph {
  return paragraph(text, 'hint')
}

export function section(title: string, blocks: readonly Block[], style?: Section['style']): Section {
  return { kind: 'section', title, blocks, ...(style !== undefined && { style }) }
}

/** The same section under a name to lead to it by. */
export function named(id: string, block: Section): Section {
  return { ...block, id }
}

export function table(
  caption: string,
  columns: readonly (string | Column)[],
  rows: readonly (readonly Cell[])[],
  more: Pick<Table, 'isWide' | 'isGrid' | 'isAbreast'> = {},
): Table {
  const stated = columns.map((column): Column => (typeof column === 'string' ? { label: column } : column))
  return { kind: 'table', caption, columns: stated, rows, ...more }
}

/** A long table that opens and closes under what it holds: on a phone each of its rows is a card. */
export function folded(summary: string, blocks: readonly Block[]): Details {
  return { kind: 'details', summary, blocks }
}

/** A column of figures. */
export function figure(label: string): Column {
  return { label, isFigure: true }
}

export function list(items: readonly ListItem[], style?: List['style']): List {
  return { kind: 'list', items, ...(style !== undefined && { style }) }
}
