import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PACK_KINDS } from '../../models/release-format/pack/pack-document.ts'
import { openPack } from '../../models/release-format/pack/pack.ts'
import { createHome, type LuxHome } from '../testing/lux-home.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

interface Feed {
  id: string
  portal?: string
  /** Lines of the definition that state its rights. */
  rights: string
  rows: readonly (readonly [ref: string, town: string, areaM2: number, priceEur: number])[]
  /** A word that only the texts, addresses and names of this feed contain. */
  sign: string
}

const TOWNS = ['Bertrange', 'Mersch', 'Esch-sur-Alzette', 'Mamer']
const PRICE_OF_COUNTED = 777_123
const own = (sign: string) =>
  TOWNS.map((town, index) => [`${sign}${index}`, town, 71 + index, 611_000 + index] as const)

const FEEDS: Feed[] = [
  {
    id: 'open',
    rights: 'licence: { name: CC BY 4.0 }',
    sign: 'quince',
    rows: [...own('quince')],
  },
  {
    id: 'unstated',
    rights: 'licence: { name: not stated }',
    sign: 'walrus',
    rows: [...own('walrus'), ['bad', 'Mersch', -1, -1]],
  },
  {
    id: 'counted',
    rights: 'licence: { name: CC0 1.0 }\npublish: counts',
    sign: 'ostrich',
    rows: [...own('ostrich'), ['only', 'Bech', 44, PRICE_OF_COUNTED], ['bad', 'Mersch', -1, -1]],
  },
  // One portal, whose archive may only be counted although its daily feed may be shown.
  {
    id: 'daily',
    portal: 'two',
    rights: 'licence: { name: by agreement }',
    sign: 'badger',
    rows: [['same', 'Strassen', 88, 700_500]],
  },
  {
    id: 'archive',
    portal: 'two',
    rights: 'licence: { name: by agreement }\npublish: counts',
    sign: 'ferret',
    rows: [['same', 'Strassen', 88, 710_500]],
  },
]

let home: LuxHome
let texts: Map<string, string>

beforeAll(async () => {
  home = createHome('small')
  const sources = join(home.dataDir, 'sources')
  mkdirSync(sources)
  for (const feed of FEEDS) writeFeed(sources, feed)
  await home.succeed(['run'], { LUX_SOURCES: sources, LUX_MARKET: 'rights' })
  texts = await unpacked(join(home.store.directory, home.release().id))
})
afterAll(() => home?.remove())

const filesWith = (word: string): string[] =>
  [...texts].filter(([, text]) => text.toLowerCase().includes(word)).map(([path]) => path)

describe('a release of feeds with different rights', () => {
  it('shows the words of a feed that may be shown, in every form', () => {
    for (const kind of [
      'index/listings',
      'packs/',
      'public/listings/feed',
      'public/data/listings.csv',
      'public/data/listings.parquet',
    ])
      expect(
        filesWith('quince').some((path) => path.startsWith(kind)),
        kind,
      ).toBe(true)
  })

  it('has no word of a feed whose licence is not stated, and a link to each of its adverts', () => {
    for (const word of ['walrustitle', 'walrustext', 'walrusphoto', 'walrusbad']) expect(filesWith(word)).toEqual([])
    const links = filesWith('https://walrus.example/advert/walrus0')
    for (const kind of ['index/listings', 'packs/'])
      expect(
        links.some((path) => path.startsWith(kind)),
        kind,
      ).toBe(true)
    const [json, md] = filesWith('walrus0')
      .filter((path) => path.startsWith('packs/'))
      .sort()
      .map((path) => texts.get(path)!)
    expect(json).toContain('"description":"not_published"')
    expect(md).toContain('does not let us show its text and photos')
    expect(md).toMatch(/^licence: not stated$/m)
  })

  it('has no advert of a feed that may only be counted: no word, address, agency or price', () => {
    for (const sign of ['ostrich', 'ferret', 'badger'])
      for (const word of [`${sign}title`, `${sign}text`, `${sign}.example`, `${sign}agency`, `${sign}photo`])
        expect(filesWith(word), word).toEqual([])
    expect(filesWith(String(PRICE_OF_COUNTED))).toEqual([])
    expect(filesWith('710500')).toEqual([])
    expect(filesWith('"source":"counted"')).toEqual([])
  })

  it('counts them in the activity of a commune', () => {
    const activity = JSON.parse(texts.get('index/activity.json')!) as { communeSlug: string; activeListings: number }[]
    const count = (slug: string) => activity.find(({ communeSlug }) => communeSlug === slug)?.activeListings
    expect([count('bech'), count('bertrange'), count('strassen')]).toEqual([1, 3, 1])
  })

  it('states the strictest licence of each table and names its sources', () => {
    const { dataset } = JSON.parse(texts.get('public/data/datasets.jsonld')!) as { dataset: Dataset[] }
    const of = (name: string) => dataset.find(({ identifier }) => identifier.endsWith(`/${name}`))!
    const unstated = { '@type': 'CreativeWork', name: 'Licence: not stated' }
    expect(of('listings').license).toEqual(unstated)
    expect(
      of('listings')
        .isBasedOn.map(({ name }) => name)
        .sort(),
    ).toEqual(['daily', 'open', 'unstated'])
    expect(of('activity').license).toEqual(unstated)
    expect(of('activity').isBasedOn.map(({ name }) => name)).toContain('counted')
    expect(texts.get('public/data/listings.parquet')).toContain('"licence":"not stated"')
    expect(texts.get('public/listings/feed.json')).toContain('"licence":"not stated"')
    expect(texts.get('public/listings/feed.xml')).toContain('<copyright>Licence: not stated</copyright>')
    const stamped = [...texts].filter(
      ([, text]) => /^licence: CC BY 4\.0$/m.test(text) && text.includes('https://walrus.example'),
    )
    expect(stamped.map(([path]) => path)).toEqual([])
  })
})

interface Dataset {
  identifier: string
  license: unknown
  isBasedOn: { name: string }[]
}

function writeFeed(sources: string, { id, portal, rights, rows, sign }: Feed): void {
  const folder = join(home.dataDir, 'feeds', id)
  mkdirSync(folder, { recursive: true })
  const columns = ['ref', 'type', 'kind', 'price', 'area', 'town', 'title', 'text', 'photo', 'agency', 'url']
  const lines = rows.map(([ref, town, areaM2, priceEur]) =>
    [
      ref,
      'sale',
      ref === 'bad' ? `${sign}bad` : 'apartment',
      priceEur,
      areaM2,
      town,
      `${sign}title of a flat in ${town}`,
      `${sign}text: a bright flat of ${areaM2} m2 with a balcony`,
      `https://${sign}.example/${sign}photo.jpg`,
      `${sign}agency`,
      `https://${sign}.example/advert/${ref}-${areaM2}00${areaM2}`,
    ].join(';'),
  )
  const day = id === 'archive' ? '2026-09-20' : '2026-09-30'
  writeFileSync(join(folder, `export-${day}.csv`), `${[columns.join(';'), ...lines].join('\n')}\n`)
  const mapping = {
    sourceRef: 'ref',
    listingType: 'type',
    propertyType: 'kind',
    price: 'price',
    area: 'area',
    city: 'town',
    title: 'title',
    description: 'text',
    photos: 'photo',
    agencyName: 'agency',
    url: 'url',
  }
  writeFileSync(
    join(sources, `${id}.yaml`),
    `id: ${id}
title: ${id}
${portal ? `portal: ${portal}\n` : ''}adapter: csv
location: { type: directory, path: '\${DATA_DIR}/feeds/${id}', pattern: '*.csv' }
snapshot: { date: from-name, complete: false }
delimiter: ';'
mapping: ${JSON.stringify(mapping)}
producer: { name: ${id} }
${rights}
owner: somebody
cadence: daily
`,
  )
}

/** Every file of a release as text, tables unpacked. */
async function unpacked(folder: string): Promise<Map<string, string>> {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  const found = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1)
    if (path.endsWith('.pack')) {
      const pack = openPack(readFileSync(file))
      for (const id of pack.listingIds())
        for (const kind of PACK_KINDS) found.set(`${path}/${id}.${kind}`, pack.text(id, kind)!)
    } else if (!path.endsWith('.parquet')) found.set(path, readFileSync(file, 'utf8'))
    else {
      const rows = await warehouse.all(`SELECT * FROM '${file}'`)
      const stated = await warehouse.all<{ key: string; value: string }>(
        `SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata('${file}') ORDER BY key`,
      )
      const statement = Object.fromEntries(stated.map(({ key, value }) => [key, value]))
      found.set(
        path,
        JSON.stringify([statement, rows], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      )
    }
  }
  warehouse.close()
  return found
}
