import { RAW_ADVERT_FIELDS, type RawAdvert, type RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import { sourceSchema, type FieldMapping, type Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { excerpt } from '../raw/feed-error.ts'
import { feedPictures } from './feed-pictures.ts'
import { compileMapping, mapRow, type CompiledField } from './field-mapping.ts'
import { readCsvRecords, type CsvRecord } from '../raw/csv-records.ts'
import { readText } from '../raw/read-text.ts'

/** Positions in the Poliris / SeLoger format, counted from 1 as in its header of 334 fields. The files have no header. */
const POSITIONS: Partial<Record<keyof RawAdvert, FieldMapping>> = {
  sourceRef: { template: '{1}-{2}' },
  agencyRef: '2',
  listingType: '3',
  propertyType: '4',
  postcode: '5',
  city: '6',
  country: '7',
  street: '8',
  title: '20',
  description: '21',
  availableFrom: '22',
  floor: '24',
  furnished: '26',
  agencyPhone: '105',
  agencyEmail: '107',
  agencyName: '116',
  newBuild: '162',
  energyClass: '177',
  priceOnRequest: '201',
}

/** Positions of figures, where 0 stands for nothing stated. */
const FIGURES: Partial<Record<keyof RawAdvert, string>> = {
  price: '11',
  agencyFee: '15',
  area: '16',
  landArea: '17',
  rooms: '18',
  bedrooms: '19',
  charges: '23',
  floorCount: '25',
  constructionYear: '27',
  bathrooms: '29',
  deposit: '161',
  latitude: '298',
  longitude: '299',
  priceFrom: '308',
  priceTo: '309',
  areaFrom: '310',
  areaTo: '311',
}

/** Features by position; present when the cell is `OUI` or a count above zero. */
const FEATURES: Readonly<Record<number, string>> = {
  32: 'WC séparé',
  39: 'balcon',
  41: 'ascenseur',
  42: 'cave',
  43: 'parking',
  44: 'garage',
  46: 'interphone',
  48: 'terrasse',
  61: 'alarme',
  64: 'climatisation',
  65: 'piscine',
  66: 'accès handicapé',
  67: 'animaux acceptés',
  68: 'cheminée',
  191: 'parquet',
}

const PHOTOS = [...positions(85, 93), ...positions(164, 174), ...positions(264, 273)]
const CHARGES_INCLUDED = 13
/** Minimum cells of a row; files of older versions of the format end early, at the photos or later. */
const FEWEST_CELLS = 21
const MOST_CELLS = 1000
const YES = /^(?:oui|o|true|[1-9]\d*)$/i

/** Reads adverts from a Poliris file: quoted cells, separated by `!#` or by the feed's delimiter (`;` unless stated). */
export async function* readPoliris(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const fields = positionFields(source)
  const pictures = feedPictures(file, source)
  const delimiter = source.delimiter ?? ((await usesPolirisSeparator(file, source)) ? '!#' : ';')
  let rowNumber = 0
  let isFirst = true
  for await (const records of readCsvRecords(file, source, { delimiter })) {
    const rows: RawRow[] = []
    for (const record of records) {
      const isHeader = isFirst && record.ok && record.cells[0]?.trim().toLowerCase() === 'identifiant agence'
      isFirst = false
      if (!isHeader) rows.push(rowOf(record, fields, ++rowNumber))
    }
    yield await pictures.resolved(rows)
  }
}

function rowOf(record: CsvRecord, fields: CompiledField<string[]>[], rowNumber: number): RawRow {
  if (!record.ok) return { ...record, rowNumber, code: 'malformed_row', field: null }
  const { cells } = record
  if (cells.length < FEWEST_CELLS || cells.length > MOST_CELLS) {
    const detail = `expected ${FEWEST_CELLS} to 334 cells, found ${cells.length}`
    return { ok: false, rowNumber, code: 'malformed_row', field: null, received: excerpt(cells.join(' | ')), detail }
  }
  const row = mapRow(fields, cells, rowNumber)
  if (!row.ok) return row
  const features = Object.entries(FEATURES).filter(([position]) => isYes(cells, Number(position)))
  const photos = PHOTOS.map((position) => cells[position - 1]?.trim() ?? '').filter((photo) => photo !== '')
  const advert: RawAdvert = { ...row.advert }
  if (features.length > 0) advert.features = features.map(([, word]) => word)
  if (photos.length > 0) advert.photos = photos.map((photo) => (/^https?:\/\//i.test(photo) ? photo : `feed:${photo}`))
  if (isYes(cells, CHARGES_INCLUDED)) advert.chargesIncluded = true
  return { ok: true, rowNumber, advert }
}

function isYes(cells: string[], position: number): boolean {
  return YES.test(cells[position - 1]?.trim() ?? '')
}

/** Builds the mapping of the positions, and adds mappings (also by position) and defaults of the feed definition. */
function positionFields(source: Source): CompiledField<string[]>[] {
  const figures = Object.entries(FIGURES).map(([name, path]) => [name, { path, zeroIsMissing: true }])
  const own = { ...POSITIONS, ...Object.fromEntries(figures) }
  const mapping = sourceSchema.shape.mapping.parse({ ...own, ...source.mapping })
  return compileMapping<string[]>({ ...source, mapping }, (position) => {
    const index = Number(position) - 1
    return (cells) => cells[index]
  }).filter(({ name }) => RAW_ADVERT_FIELDS.includes(name))
}

async function usesPolirisSeparator(file: RawFile, source: Source): Promise<boolean> {
  for await (const text of readText(file, source)) return text.slice(0, 65_536).includes('!#')
  return false
}

function positions(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
