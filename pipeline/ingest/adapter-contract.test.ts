import { describe, expect, it } from 'vitest'
import { ADVERT_ADAPTERS, FACT_ADAPTERS, type Source } from '../../models/contracts/release/source.ts'
import { adapterFor } from './testing/adapter-for.ts'
import { FeedError } from './raw/feed-error.ts'
import {
  aRawFile,
  aSource,
  chunksOf,
  faultOf,
  openFilesIn,
  rowsOf,
  temporaryDirectory,
  workbookOf,
  zipOf,
} from './testing/feed-files.ts'

const directory = temporaryDirectory()
const mapping = { sourceRef: 'ref', price: 'price', city: 'city' }
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A feed file for each adapter: `count` good rows, and one bad row at the end where the format allows one. */
interface Specimen {
  source: Source
  write(count: number): string | Uint8Array | Promise<Uint8Array>
  /** A well-formed file without rows. */
  hollow: string | Uint8Array | Promise<Uint8Array>
  badRow?: string
  /** Bytes to cut off at the end; line-based formats can be cut between lines without a trace. @default a third */
  cut?: number
}

const objects = (count: number) => numbers(count).map((n) => ({ ref: `r${n}`, price: n * 1000, city: 'Mersch' }))
const delimited = (count: number, separator: string) =>
  ['ref,price,city', ...numbers(count).map((n) => `r${n},${n * 1000},"Esch, Süd"`)]
    .map((line) => line.replaceAll(/,(?! )/g, separator))
    .join('\n')
const property = (n: number) =>
  `<immobilie><preise><kaufpreis>${n}000</kaufpreis></preise><verwaltung_techn><objektnr_extern>r${n}</objektnr_extern></verwaltung_techn></immobilie>`
const xml = (count: number) =>
  `<openimmo><anbieter><firma>Firma</firma>${numbers(count).map(property).join('\n')}</anbieter></openimmo>`
const polirisRow = (n: number) =>
  [`"agence"`, `"r${n}"`, '"Vente"', '"Maison"', ...Array.from({ length: 20 }, () => '""')].join('!#')
const listing = (n: number) => ({
  id: `i${n}`,
  _listing: { id: `r${n}`, price: n, city: 'Luxembourg', district: 'Belair', listingType: 'sale' },
})
const feed = (count: number) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Feed', items: numbers(count).map(listing) })
const node = (n: number) => ({
  '@type': 'Apartment',
  identifier: `r${n}`,
  name: 'A flat',
  offers: { '@type': 'Offer', price: n },
})
const sdmx = (count: number) =>
  [
    'STRUCTURE_ID,unit,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG',
    ...numbers(count).map((n) => `X(1.0),I15_Q,LU,${1000 + n}-Q1,${n},p`),
  ].join('\n')
const outlines = (count: number) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: numbers(count).map((n) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [6 + n / 1e5, 49.6] },
    })),
  })
const priceSheet = (count: number) => [
  ['Offres et prix annoncés pour la vente de maisons en 2015'],
  ['Commune', "Nombre d'offres", 'Prix moyen annoncé en € courant', 'Prix moyen annoncé au m² en € courant'],
  ...numbers(count).map((n) => [`Commune ${n}`, n, 500_000, 4000]),
]
const timetable = (count: number) =>
  zipOf({
    'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...numbers(count).map((n) => `s${n},Stop ${n},49.6,6.1`)].join(
      '\n',
    ),
    'routes.txt': 'route_id,route_type\nr,0',
    'trips.txt': 'trip_id,route_id,service_id\nt,r,w',
    'calendar.txt': `service_id,start_date,end_date,monday,tuesday,wednesday,thursday,friday,saturday,sunday\nw,20260101,20261231,1,1,1,1,1,0,0`,
    'stop_times.txt': 'trip_id,stop_id,stop_sequence\nt,s1,1\nt,s2,2',
  })

function delimitedSpecimen(adapter: 'csv' | 'tsv', delimiter: string): Specimen {
  return {
    source: aSource({ adapter, mapping }),
    write: (count) => delimited(count, delimiter),
    hollow: `${['ref', 'price', 'city'].join(delimiter)}\n`,
    badRow: '\nonly one cell',
    cut: 3,
  }
}

const SPECIMENS: Record<Source['adapter'], Specimen> = {
  csv: delimitedSpecimen('csv', ','),
  tsv: delimitedSpecimen('tsv', '\t'),
  json: {
    source: aSource({ adapter: 'json', mapping }),
    write: (count) => JSON.stringify(objects(count)),
    hollow: '[]',
  },
  ndjson: {
    source: aSource({ adapter: 'ndjson', mapping }),
    write: (count) =>
      objects(count)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    hollow: '\n\n',
    badRow: '\n[1, 2]\n',
    cut: 3,
  },
  xlsx: {
    source: aSource({ adapter: 'xlsx', mapping }),
    write: (count) =>
      workbookOf({ Sheet: [['ref', 'price', 'city'], ...numbers(count).map((n) => [`r${n}`, n, 'Mersch'])] }),
    hollow: workbookOf({ Sheet: [['ref', 'price', 'city']] }),
  },
  xml: {
    source: aSource({
      adapter: 'xml',
      records: 'bien',
      mapping: { sourceRef: '@ref', price: 'prix', city: 'adresse.@ville' },
    }),
    write: (count) =>
      `<export>${numbers(count)
        .map((n) => `<bien ref="r${n}"><prix devise="EUR">${n}000</prix><adresse ville="Mersch"/></bien>`)
        .join('\n')}</export>`,
    hollow: '<export/>',
  },
  openimmo: { source: aSource({ adapter: 'openimmo' }), write: xml, hollow: xml(0) },
  poliris: {
    source: aSource({ adapter: 'poliris', encoding: 'latin1' }),
    write: (count) => numbers(count).map(polirisRow).join('\r\n'),
    hollow: '\r\n',
    badRow: '\r\n"too"!#"short"',
    cut: 1,
  },
  'json-feed': { source: aSource({ adapter: 'json-feed' }), write: feed, hollow: feed(0) },
  'json-ld': {
    source: aSource({ adapter: 'json-ld' }),
    write: (count) => JSON.stringify({ '@graph': numbers(count).map(node) }),
    hollow: '{}',
  },
  'observatoire-prices': {
    source: aSource({ adapter: 'observatoire-prices' }),
    write: (count) => workbookOf({ '2015': priceSheet(count) }),
    hollow: workbookOf({ '2015': priceSheet(0) }),
  },
  sdmx: {
    source: aSource({ adapter: 'sdmx', mapping: { area: 'geo' } }),
    write: sdmx,
    hollow: sdmx(0),
    badRow: '\nX,I15_Q\n',
    cut: 3,
  },
  geojson: { source: aSource({ adapter: 'geojson' }), write: outlines, hollow: outlines(0) },
  gtfs: { source: aSource({ adapter: 'gtfs' }), write: timetable, hollow: timetable(0) },
  'routing-matrix': {
    source: aSource({ adapter: 'routing-matrix', options: { engine: 'osrm', mode: 'car', profile: 'driving' } }),
    write: (count) => numbers(count).map(routed).join('\n'),
    hollow: '\n\n',
  },
}

function routed(minutes: number): string {
  const answer = { code: 'Ok', durations: [[(minutes % 600) * 60]] }
  return JSON.stringify({ origins: [[49.6, 6.1 + minutes / 100_000]], destinations: [[49.5, 5.9]], answer })
}

describe.each([...ADVERT_ADAPTERS, ...FACT_ADAPTERS])('the adapter %s', (name) => {
  const specimen = SPECIMENS[name]
  const { source } = specimen
  const fileOf = async (content: string | Uint8Array) => aRawFile(directory, content, `2026-09-30.${name}`)
  const written = async (count: number) => Buffer.from(await specimen.write(count))

  it('has the name under which it is registered', () => {
    expect(adapterFor(source).name).toBe(name)
  })

  it('numbers rows from 1 without a gap and loses none', async () => {
    const rows = await rowsOf(await fileOf(await written(2345)), source)
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual(numbers(2345))
    expect(rows.filter(({ ok }) => !ok)).toEqual([])
  })

  it('yields chunks of at most 1,000 rows and never an empty one', async () => {
    const chunks = await chunksOf(await fileOf(await written(2345)), source)
    expect(chunks.map(({ length }) => length)).toEqual([1000, 1000, 345])
  })

  it('reads the same bytes to the same rows', async () => {
    const file = await fileOf(await written(50))
    expect(await rowsOf(file, source)).toEqual(await rowsOf(file, source))
  })

  it.runIf(specimen.badRow)('turns a row that cannot be read into a reject in its place', async () => {
    const rows = await rowsOf(await fileOf(Buffer.concat([await written(3), Buffer.from(specimen.badRow!)])), source)
    expect(rows.map(({ ok }) => ok)).toEqual([true, true, true, false])
    expect(rows[3]).toMatchObject({ rowNumber: 4, code: 'malformed_row' })
    expect(rows[3]!.received).not.toBe('')
    expect(rows[3]!.detail).toMatch(/^expected/)
  })

  it('reports a complete snapshot without rows', async () => {
    expect(await faultOf(await fileOf(Buffer.from(await specimen.hollow)), source)).toBeInstanceOf(FeedError)
  })

  it('reports a file without bytes', async () => {
    expect(await faultOf(await fileOf(''), source)).toMatchObject({ name: 'FeedError', fileName: `2026-09-30.${name}` })
  })

  it('reports a truncated file, or the row that was cut', async () => {
    const whole = await written(500)
    const result = await faultOf(
      await fileOf(whole.subarray(0, whole.length - (specimen.cut ?? Math.floor(whole.length / 3)))),
      source,
    )
    if (Array.isArray(result)) expect(result.filter(({ ok }) => !ok)).toHaveLength(1)
    else expect(result).toBeInstanceOf(FeedError)
  })

  it.each([
    ['prose', 'This page is being rebuilt. Please come back later.'],
    ['an error page', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['random bytes', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3)) % 256)],
    ['zero bytes', new Uint8Array(5000)],
    ['a broken zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 1)])],
    ['a broken gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(500, 1)])],
  ])('reports %s in place of a feed', async (_, content) => {
    const fault = await faultOf(await fileOf(content), source)
    expect(fault).toBeInstanceOf(FeedError)
    expect((fault as FeedError).message).toMatch(/^source a-feed, file 2026-09-30/)
  })

  it('closes the file when the reader stops early', async () => {
    const reading = adapterFor(source).read(await fileOf(await written(2345)), source)
    await reading.next()
    await reading.return(undefined)
    await expect.poll(() => openFilesIn(directory) ?? []).toEqual([])
  })
})
