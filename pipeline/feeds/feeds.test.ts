import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings, ROOT } from '../base/settings.ts'
import { loadSource } from '../ingest/load-sources.ts'
import type { AdvertSource } from '../ingest/raw/source-kind.ts'
import { temporaryDirectory, workbookOf } from '../ingest/testing/feed-files.ts'
import { loadReference, type Reference } from '../reference/load-reference.ts'
import { checkFeed, type FeedCheckReport } from './check-feed.ts'
import { checkText } from './check-text.ts'
import { inferFeed } from './infer-feed.ts'

const directory = temporaryDirectory()
let reference: Reference
beforeAll(async () => {
  reference = await loadReference(readSettings({}).referenceDir)
})

const TOWNS = ['Pétange', 'Mersch', 'Esch-sur-Alzette', 'Diekirch', 'Wiltz']
/** The facts of an advert, which every format below writes in its own way. */
const FACTS = Array.from({ length: 40 }, (_, index) => ({
  ref: `AX-${100 + index}`,
  sale: index % 2 === 0,
  house: index % 3 === 0,
  price: index % 2 === 0 ? 450_000 + 1000 * index : 1500 + index,
  area: 60 + index,
  beds: 1 + (index % 4),
  town: TOWNS[index % TOWNS.length]!,
  day: `2026-08-${10 + (index % 9)}`,
}))
const sheet = [
  ['Nr.', 'Angebot', 'Art', 'Preis', 'Wohnfläche', 'Schlafzimmer', 'Ort', 'seit'],
  ...FACTS.map(({ ref, sale, house, price, area, beds, town, day }) => [
    ref,
    sale ? 'Kauf' : 'Miete',
    house ? 'Haus' : 'Wohnung',
    price,
    area,
    beds,
    town,
    day,
  ]),
]
const french = [
  'Référence;Transaction;Type de bien;Loyer ou prix;Surface;Chambres;Localité;Date publication;Remarque interne',
  ...FACTS.map(({ ref, sale, house, price, area, beds, town, day }) =>
    [
      ref,
      sale ? 'vente' : 'location',
      house ? 'maison' : 'appartement',
      `${price} €`,
      `${area} m²`,
      beds,
      town,
      day,
      'x',
    ].join(';'),
  ),
].join('\n')
const nested = FACTS.map(({ ref, sale, house, price, area, beds, town, day }) => ({
  listing_id: ref,
  offer: { mode: sale ? 'buy' : 'rent', amount: { price } },
  object: { kind: house ? 'house' : 'flat', living_area: area, bedrooms: beds },
  where: { city: town },
  publishedAt: day,
  media: [{ url: `https://img.example.lu/${ref}.jpg` }],
}))
const packed = FACTS.map(
  ({ ref, sale, house, price, area, beds, town }) =>
    `${ref}\t${house ? 'House' : 'Apartment'} • ${town}\t${sale ? 'For sale' : 'For rent'}: € ${price}\tca. ${area} m²\tBR ${beds}`,
)

const markup = `<?xml version="1.0"?>\n<export><bienListe>${FACTS.map(
  ({ ref, sale, house, price, area, beds, town, day }) =>
    `<bien ref="${ref}" nature="${sale ? 'vente' : 'location'}" date="${day}"><categorie code="${house ? 1 : 2}">${house ? 'Maison' : 'Appartement'}</categorie>
     <prix devise="EUR">${price}</prix><surface unite="m2" habitable="${area}"/><pieces chambres="${beds}"/><adresse ville="${town}"/></bien>`,
).join('')}</bienListe></export>`

/** A file in each format, and how many fields its definition finds. */
const FILES: [string, string, string | Uint8Array, string][] = [
  ['French CSV with semicolons in latin1', 'agence.csv', Buffer.from(french, 'latin1'), 'csv'],
  ['nested JSON', 'export.json', JSON.stringify({ meta: { count: 40 }, data: { ads: nested } }), 'json'],
  ['NDJSON', 'export.ndjson', nested.map((record) => JSON.stringify(record)).join('\n'), 'ndjson'],
  ['XML with attributes', 'export.xml', markup, 'xml'],
  ['a German workbook', 'liste.xlsx', workbookOf({ Angebote: sheet }), 'xlsx'],
  ['TSV with two facts a cell', 'list.tsv', ['id\tbullets\tprice\tsize\tbedrooms', ...packed].join('\n'), 'tsv'],
]

async function checkOf(yaml: string, more = ''): Promise<FeedCheckReport> {
  const path = join(mkdtempSync(join(directory, 'd-')), 'feed.yaml')
  writeFileSync(path, yaml + more)
  const options = { shownRows: 40, now: new Date('2026-09-01T00:00:00Z'), rawDir: join(directory, 'raw') }
  return checkFeed(loadSource(path, {}) as AdvertSource, reference, options)
}

describe('a definition that is inferred from a file', () => {
  it.each(FILES)('reads every fact of %s without an edit', async (_, name, content, adapter) => {
    const path = join(mkdtempSync(join(directory, 'f-')), name)
    writeFileSync(path, content)
    const yaml = await inferFeed(path, reference)
    expect(parse(yaml)).toMatchObject({ adapter })
    const report = await checkOf(yaml)
    const facts = report.rows.map(({ result }) =>
      'detail' in result
        ? result
        : {
            ref: result.sourceRef,
            sale: result.listingType === 'sale',
            house: result.segment === 'house',
            price: result.priceEur,
            area: result.areaM2,
            beds: result.bedrooms,
            placeKind: result.placeKind,
          },
    )
    expect(facts).toEqual(FACTS.map(({ town: _town, day: _day, ...fact }) => ({ ...fact, placeKind: 'commune' })))
    expect(report.batch.findings).toEqual([])
  })

  it('names the columns that nothing reads, in the definition and in the check', async () => {
    const path = join(directory, 'left.csv')
    writeFileSync(path, french)
    const yaml = await inferFeed(path, reference)
    expect(yaml).toContain('# Columns not used:\n#   Remarque interne: says x\n')
    const report = await checkOf(yaml)
    expect(report.unmapped).toEqual(['Remarque interne'])
    expect(checkText(report)).toContain('Columns that nothing reads: Remarque interne.')
  })

  it('reads two prices that no row states together in turn, and offers columns of yes and no as features', async () => {
    const path = join(directory, 'zwei.csv')
    const rows = ['a;80;650000;;Ja', 'b;95;;1900;Nein', 'c;88;540000;;Ja', 'd;70;;1500;Nein']
    const lines = rows.map((row) => `${row};Wohnung;Mersch;${row.includes(';;Ja') ? 'Kauf' : 'Miete'}`)
    writeFileSync(
      path,
      ['Objekt-Nr;Wohnfläche;Kaufpreis;Kaltmiete;Balkon;Objektart;Ort;Vermarktungsart', ...lines].join('\n'),
    )
    const yaml = await inferFeed(path, reference)
    expect(parse(yaml)).toMatchObject({ mapping: { price: { path: ['Kaufpreis', 'Kaltmiete'] } } })
    const offered = /#   (features: .*)/.exec(yaml)![1]!
    const { rows: read } = await checkOf(yaml.replace('mapping:', `mapping:\n  ${offered}`))
    expect(read.map(({ advert, result }) => [advert.features, 'priceEur' in result && result.priceEur])).toEqual([
      [['Balkon'], 650_000],
      [undefined, 1_900],
      [['Balkon'], 540_000],
      [undefined, 1_500],
    ])
  })

  it('reads the first of several texts, the amount that is not in cents, and areas in the unit of their header', async () => {
    const nested = Array.from({ length: 20 }, (_, at) => ({
      meta: { uuid: `u-${at}` },
      offer: {
        mode: at % 2 ? 'PURCHASE' : 'RENTAL',
        amountCents: 54_000_000,
        amount: { value: at % 2 ? 540_000 : 1_800 },
      },
      kind: 'HOUSE',
      town: TOWNS[at % TOWNS.length],
      texts: [
        { lang: 'fr', headline: 'Belle maison avec jardin' },
        { lang: 'de', headline: 'Schönes Haus mit Garten' },
      ],
    }))
    const path = join(directory, 'nested.json')
    writeFileSync(path, JSON.stringify({ results: { items: nested } }))
    const { rows } = await checkOf(await inferFeed(path, reference))
    expect(rows.map(({ result }) => result).slice(0, 2)).toMatchObject([
      { sourceRef: 'u-0', listingType: 'rent', priceEur: 1_800, title: 'Belle maison avec jardin', language: 'fr' },
      { sourceRef: 'u-1', listingType: 'sale', priceEur: 540_000, title: 'Belle maison avec jardin', language: 'fr' },
    ])
    const csv = join(directory, 'ar.csv')
    const lines = ['a;7,66;540000', 'b;12;610000'].map((row) => `${row};Haus;Mersch;Kauf`)
    writeFileSync(csv, ['Objekt-ID;Grundstücksfläche (Ar);Kaufpreis;Objektart;Ort;Vermarktung', ...lines].join('\n'))
    const { rows: plots } = await checkOf(await inferFeed(csv, reference))
    expect(plots.map(({ result }) => 'landAreaM2' in result && result.landAreaM2)).toEqual([766, 1200])
  })

  it('says what a column that it leaves is named like, and why a value of a row is not taken', async () => {
    const path = join(directory, 'twice.csv')
    const rows = ['a,120,540000,80,81', 'b,95,540000,80,81', 'c,88,540000,80,81', 'd,70,540000,7400,75']
    const lines = rows.map((row) => `${row},Appartement,Mersch,vente`)
    writeFileSync(path, ['ref,landArea,price,area,surface,type,city,deal', ...lines].join('\n'))
    const yaml = await inferFeed(path, reference)
    expect(yaml).toContain('#   surface: named like area, which area is')
    const text = checkText(await checkOf(yaml))
    expect(text).toContain('row 4: 7400, does not go with the rest of its row')
    expect(text).toContain('not of this kind of home')
  })

  it.each([
    ['an error page', '<html><body>503</body></html>', /adapter reads/],
    ['JSON that is cut', '[{"id": 1}, {"id"', /may be cut/],
    ['a file without bytes', '', /0 bytes/],
  ])('is refused for %s', async (_, content, message) => {
    const path = join(mkdtempSync(join(directory, 'x-')), 'file')
    writeFileSync(path, content)
    await expect(inferFeed(path, reference)).rejects.toThrow(message)
  })
})

describe('a first definition for one of several files', () => {
  const written = (names: readonly string[]): string => {
    const folder = mkdtempSync(join(directory, 'series-'))
    for (const name of names) writeFileSync(join(folder, name), french)
    return folder
  }
  const locationOf = async (folder: string, name: string): Promise<unknown> =>
    (parse(await inferFeed(join(folder, name), reference)) as { location: unknown }).location

  it('reads the whole series where only the day in the name differs', async () => {
    const folder = written(['offres, 2026-08-01.csv', 'offres, 2026-08-08.csv', 'others, 2026-08-08.csv', 'notes.txt'])
    const series = { type: 'directory', path: folder, pattern: 'offres, *.csv' }
    expect(await locationOf(folder, 'offres, 2026-08-01.csv')).toEqual(series)
    const report = await checkOf(await inferFeed(join(folder, 'offres, 2026-08-01.csv'), reference))
    expect(report.rows.length).toBeGreaterThan(0)
  })

  it('reads one file where it stands alone, has no day, or a pattern of its name would mean more', async () => {
    for (const [name, other] of [
      ['offres-2026-08-01.csv', 'offers-2026-08-08.csv'],
      ['offres-a.csv', 'offres-b.csv'],
      ['[1]-2026-08-01.csv', '[1]-2026-08-08.csv'],
    ] as const) {
      const folder = written([name, other])
      expect(await locationOf(folder, name)).toEqual({ type: 'file', path: join(folder, name) })
    }
  })
})

describe('the check of a feed', () => {
  const rows = [
    'ref,kind,price,day,town',
    'a,flat,500000,KW 12,Mersch',
    'b,flat,0,KW 13,Mersch',
    'c,flat,450000,KW 14,Nowhere-on-Map',
  ]
  const definition = (path: string, more: string): string =>
    [
      'id: a-feed',
      'title: T',
      'adapter: csv',
      `location: { type: file, path: '${path}' }`,
      'producer: { name: P }',
      'licence: { name: L }',
      'owner: O',
      'cadence: daily',
      'defaults: { listingType: sale }',
      `mapping: { sourceRef: ref, propertyType: kind, price: price, publishedAt: day, city: town }`,
      more,
    ].join('\n')

  it('shows raw beside read, fill rates, rejects, places and the contract with row, field, reason and advice', async () => {
    const path = join(directory, 'check.csv')
    writeFileSync(path, `${rows.join('\n')}\n`)
    const text = checkText(
      await checkOf(definition(path, 'contract: { fill: { fields: { price: 0.9 } }, rejects: { severity: blocker } }')),
    )
    expect(text).toContain('3 rows, 2 adverts, 1 rejected')
    expect(text).toMatch(/price +price +500000 +priceEur 500000/)
    expect(text).toMatch(/price +67 %/)
    expect(text).toMatch(/publishedAt +100 % +2 +row 1: KW 12/)
    expect(text).toMatch(/missing_price +1 +row 2, price/)
    expect(text).toContain('1 in Luxembourg, 0 abroad, 1 not found: Nowhere-on-Map (1)')
    expect(text).toMatch(/warning: field price: 66\.7 % of the rows state it, the contract expects 90 %\. Ask/)
    expect(text).toMatch(/blocker: row 2, field price: 1 of 3 rows are rejected/)
  })

  it('tells a name that several places have from one that is not found', async () => {
    const path = join(directory, 'places.csv')
    writeFileSync(path, `${rows[0]}\na,flat,500000,,Eschweiler\nb,flat,450000,,Nowhere-on-Map\n`)
    const text = checkText(await checkOf(definition(path, '')))
    expect(text).toContain('Eschweiler (1, the name of several places: state a postcode)')
    expect(text).toContain('Nowhere-on-Map (1)')
  })

  it('names days of publication that cannot be, and leaves them unknown', async () => {
    const path = join(directory, 'days.csv')
    const days = ['1900-01-01', '2026-09-02', '1970-01-01', '2026-08-31', '2016-09-01']
    const lines = days.map((day, at) => `r${at},flat,500000,${day},Mersch`)
    writeFileSync(path, [rows[0], ...lines, ''].join('\n'))
    const report = await checkOf(definition(path, ''))
    const read = report.rows.map(({ result }) => 'publishedAt' in result && result.publishedAt)
    expect(read).toEqual([null, null, null, ...days.slice(3)])
    const text = checkText(report)
    expect(text).toMatch(/publishedAt +100 % +3 +row 1: 1900-01-01, after its file, or more than 10 years before it/)
    expect(text).toMatch(
      /warning: row 1, field publishedAt: 3 of 5 days are not taken, the first is "1900-01-01"; expected/,
    )
  })

  it('names one day that cannot be among few, and not one word that cannot be read', async () => {
    const path = join(directory, 'few.csv')
    const few = (day: string): string =>
      [rows[0], `a,flat,500000,${day},Mersch`, 'b,flat,510000,2026-08-30,Mersch', ''].join('\n')
    writeFileSync(path, few('1900-01-01'))
    expect(checkText(await checkOf(definition(path, '')))).toMatch(/warning: row 1, field publishedAt: 1 of 2 days/)
    writeFileSync(path, few('KW 12'))
    expect(checkText(await checkOf(definition(path, '')))).not.toContain('warning: row 1, field publishedAt')
  })

  it('says what a field is for that becomes no fact, and what a release shows of the feed', async () => {
    const path = join(directory, 'street.csv')
    writeFileSync(path, 'ref,kind,price,day,town,road\na,flat,500000,2026-03-01,Mersch,8 rue Baudouin\n')
    const withStreet = (more: string): string =>
      definition(path, more).replace('city: town', 'city: town, street: road')
    const text = checkText(await checkOf(withStreet('')))
    expect(text).toMatch(/street +road +8 rue Baudouin +helps to find the place; not kept/)
    expect(text).toContain('A release shows of this feed: adverts whole')
    expect(checkText(await checkOf(withStreet('publish: counts')))).toContain(
      'counts only; no adverts (as `publish` says)',
    )
    const reserved = withStreet('').replace('name: L }', 'name: not stated }')
    expect(checkText(await checkOf(reserved))).toContain('facts of adverts; no titles, descriptions and photos')
  })

  it('ends with one clear error for a file that cannot be used', async () => {
    const path = join(directory, 'broken.csv')
    writeFileSync(path, '<html><title>503</title></html>')
    await expect(checkOf(definition(path, ''))).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(/web page.*\. Correct/),
    })
    await expect(checkOf(definition(join(directory, 'none.csv'), ''))).rejects.toMatchObject({ name: 'UsageError' })
  })
})

const real = join(ROOT, '../shared/data/listings')
const isHere = existsSync(real)
// oxlint-disable-next-line no-console -- what is not tested must be seen
if (!isHere) console.warn('skipped: definitions of the real feeds, as there is no ../shared/data')

describe.skipIf(!isHere)('the definition of a real feed that was not seen before', () => {
  it.each([
    ['rent-immotop-2025-05-16.csv', 250, 250, 250],
    // Towns near Trier; a name shared with a village here stays open until the definition states the country.
    ['rent-immonet-de-border.csv', 548, 547, 0],
  ])('%s is read as it is inferred', async (name, rows, adverts, inland) => {
    const report = await checkOf(await inferFeed(join(real, name), reference))
    expect(report.batch).toMatchObject({ rowsRead: rows, observations: adverts })
    expect(report.places.found).toBe(inland)
    expect((report.places.found + report.places.abroad) / adverts).toBeGreaterThan(0.9)
  })
})
