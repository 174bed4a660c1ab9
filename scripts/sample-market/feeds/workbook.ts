import * as XLSX from '@e965/xlsx'
import { type Advert, priceOn, type Shown } from '../adverts/advert.ts'
import { dayFirst } from '../adverts/day-first.ts'
import type { Day } from '../../../models/kernel/day.ts'
import type { HomeKind } from '../homes/home.ts'

const TYPES: Record<HomeKind, string> = {
  apartment: 'Wohnung',
  studio: 'Studio',
  duplex: 'Maisonette',
  penthouse: 'Penthouse',
  house: 'Haus',
  room: 'Zimmer',
  project: 'Neubauprojekt',
  land: 'Baugrundstück',
  parking: 'Stellplatz',
  office: 'Büro',
  retail: 'Ladenlokal',
}

type Cell = string | number | null

/** Writes one day's list of a small agency as a spreadsheet. */
export function workbookBytes(day: Day, adverts: readonly Advert[]): Buffer {
  const columns = workbookColumns(day)
  const rows: Cell[][] = [columns.map(([header]) => header)]
  for (const advert of adverts) rows.push(columns.map(([, cell]) => cell(advert)))
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'Angebote')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

function workbookColumns(day: Day): [string, (advert: Advert) => Cell][] {
  const shown = (pick: (shown: Shown) => Cell) => (advert: Advert) => pick(advert.shown)
  const yesNo = (value: boolean) => (value ? 'ja' : 'nein')
  return [
    ['Nr.', ({ agencyRef }) => agencyRef],
    ['seit', ({ from }) => dayFirst(from, '.')],
    ['Angebot', shown(({ listingType }) => (listingType === 'sale' ? 'Verkauf' : 'Vermietung'))],
    ['Art', shown(({ kind }) => TYPES[kind])],
    ['Preis', (advert) => priceOn(advert, day) || null],
    ['Nebenkosten', shown(({ chargesEur }) => chargesEur)],
    ['Wohnfläche', shown(({ areaM2 }) => areaM2)],
    ['Grundstück', shown(({ landM2 }) => landM2)],
    ['Zimmer', shown(({ rooms }) => rooms)],
    ['Schlafzimmer', shown(({ bedrooms }) => bedrooms)],
    ['Bäder', shown(({ bathrooms }) => bathrooms)],
    ['Etage', shown(({ floor }) => floor)],
    ['Energieklasse', shown(({ energyClass }) => energyClass)],
    ['Baujahr', shown(({ year }) => year)],
    ['Neubau', shown(({ newBuild }) => yesNo(newBuild))],
    ['möbliert', shown(({ furnished }) => yesNo(furnished))],
    ['PLZ', shown(({ postcode }) => (postcode === null ? null : Number(postcode)))],
    ['Ort', shown(({ placeText }) => placeText)],
    ['Straße', shown(({ street }) => street)],
    ['Land', shown(({ country }) => country)],
    ['Titel', ({ title }) => title],
    ['Beschreibung', ({ description }) => description],
    ['Bilder', shown(({ photos }) => photos.map((name) => `feed:pictures/${name}`).join('|'))],
  ]
}
