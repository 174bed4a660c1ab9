import type { OfficialPrice } from '../../../models/contracts/market/official-price.ts'
import type { Cell, Sheet } from '../raw/workbook.ts'

/** A price of a table before it is checked; numbers may still be the raw cell. */
export type PriceDraft = { [Field in keyof OfficialPrice]: unknown }

/** Columns of one block of figures: the workbooks have one (asking prices) or two (sales, then sales before completion). */
interface Block {
  condition: OfficialPrice['condition']
  count: number
  price?: number
  perSqm?: number
  range?: number
}

const AREA = /^(?:commune|quarter|quartier)s?$/
const COUNT = /^(?:nombre|number)/
const PER_SQM = /au m²|per squared? met/
const RANGE = /fourchette|range/
const FOOTER = /^(?:total|source|a retrouver|precision|remarque|\*)/
const COUNTRY = /^(?:moyenne nationale|national average)$/

/**
 * Reads the prices of one sheet of the Observatoire de l'Habitat, for every year and language of its columns: finds the header by its words, and the
 * year in a column, the sheet name or the title.
 * @returns undefined when the sheet is not such a table
 */
export function readPriceSheet(sheet: Sheet, fileName: string): PriceDraft[] | undefined {
  const top = sheet.rows.findIndex(([first]) => AREA.test(plain(first)))
  if (top < 0) return undefined
  const header = sheet.rows[top]!.map(plain)
  const titles = sheet.rows
    .slice(0, top + 1)
    .flat()
    .map(plain)
    .join(' ')
  const words = `${titles} ${plain(fileName)}`
  const blocks = blocksOf(header)
  if (!blocks.some(({ price, perSqm }) => price !== undefined || perSqm !== undefined)) return undefined
  const yearColumn = header.findIndex((name) => /^(?:year|annee)$/.test(name))
  const sheetYear = yearIn(sheet.name) ?? yearIn(titles)
  const common = {
    listingType: /\b(?:loyers?|location|rents?)\b/.test(words) ? 'rent' : 'sale',
    segment: /maison|house/.test(words) ? 'house' : 'apartment',
    basis: /annonce|announced/.test(words) ? 'asking' : 'registered',
    sourceNote: `${fileName}, ${sheet.name}`,
  }
  const inCity = header[0]!.startsWith('quart')
  return sheet.rows
    .slice(top + 1)
    .filter((row) => isPriceRow(row, blocks))
    .flatMap((row) => {
      const year = yearColumn < 0 ? sheetYear : Number(row[yearColumn])
      const communeText = String(row[0]).replace(/\s+/g, ' ').trim()
      return blocks.map((block) => ({
        ...common,
        ...figures(row, block),
        communeText,
        areaKind: areaKind(row[0], inCity),
        year,
        period: String(year),
      }))
    })
}

/** Each column of counts begins a block; the second block holds sales before completion. */
function blocksOf(header: readonly string[]): Block[] {
  const starts = header.flatMap((name, index) => (COUNT.test(name) ? [index] : []))
  return starts.map((count, nth) => {
    const end = starts[nth + 1] ?? header.length
    const block: Block = { condition: starts.length === 1 ? 'all' : nth === 0 ? 'existing' : 'vefa', count }
    for (let column = count + 1; column < end; column++) {
      const name = header[column]!
      if (RANGE.test(name)) block.range = column
      else if (PER_SQM.test(name)) block.perSqm = column
      else if (/prix|loyer|price|rent/.test(name)) block.price = column
    }
    return block
  })
}

function isPriceRow(row: Cell[], blocks: Block[]): boolean {
  if (typeof row[0] !== 'string' || row[0].trim() === '' || FOOTER.test(plain(row[0]))) return false
  return blocks.some((block) =>
    [block.count, block.price, block.perSqm].some((column) => column !== undefined && row[column] != null),
  )
}

function figures(row: Cell[], block: Block) {
  const at = (column: number | undefined) => (column === undefined ? null : (row[column] ?? null))
  const observations = figure(at(block.count))
  const isStarred = [at(block.price), at(block.perSqm)].includes('*')
  const [low = null, high = null] = String(at(block.range) ?? '')
    .split(/€/)
    .map((part) => figure(part.replace(/^\s*-/, '')))
  return {
    condition: block.condition,
    observations,
    pricePerSqm: figure(at(block.perSqm)),
    priceEur: figure(at(block.price)),
    lowPricePerSqm: low,
    highPricePerSqm: high,
    suppressed: isStarred && observations !== 0,
  }
}

/** Parses a number as the tables write it; null for `*` and blank. Keeps any other text, which the contract then refuses. */
function figure(cell: Cell): unknown {
  if (typeof cell !== 'string') return cell
  const text = cell.replace(/[\s\u00a0\u202f€]/g, '')
  if (text === '' || text === '*' || text === '-') return null
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : cell
}

function areaKind(cell: Cell | undefined, inCity: boolean): OfficialPrice['areaKind'] {
  const name = plain(cell)
  if (COUNTRY.test(name)) return 'country'
  if (inCity) return name === 'luxembourg city' ? 'city' : 'quartier'
  return 'commune'
}

function yearIn(text: string): number | undefined {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** Lower-cases text and removes accents, quotes and line breaks. */
function plain(cell: Cell | undefined): string {
  return String(cell ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
