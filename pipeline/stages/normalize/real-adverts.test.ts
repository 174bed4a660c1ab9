import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { observationSchema } from '../../../models/contracts/listings/observation.ts'
import type { Observation } from '../../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../../models/contracts/listings/raw-advert.ts'
import type { Reject } from '../../../models/contracts/listings/reject.ts'
import { sourceSchema } from '../../../models/contracts/release/source.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import type { NormalizerFactory } from './normalize-advert.ts'

const DIRECTORY = '../shared/data/listings'
const SALES = `${DIRECTORY}/sale-portal-2025-09-03.csv`
const RENTS = `${DIRECTORY}/rent-portals`
const isThere = existsSync(SALES) && existsSync(RENTS)
if (!isThere) {
  // oxlint-disable-next-line no-console
  console.warn(`Skipped: no adverts of real portals at ${DIRECTORY}, so normalisation was not tried on them.`)
}

type Row = Record<string, string | number | null>

let createNormalizer: NormalizerFactory

function normalizeAll(
  id: string,
  snapshotDate: string,
  adverts: RawAdvert[],
): { observations: Observation[]; rejects: Reject[] } {
  const source = sourceSchema.parse({
    id,
    title: id,
    adapter: 'csv',
    location: { type: 'file', path: id },
    producer: { name: id },
    licence: { name: 'unknown' },
    owner: 'tests',
    cadence: 'once',
  })
  const normalize = createNormalizer({ source, batchId: `${id}-${snapshotDate}`, snapshotDate, asOf: '2026-12-31' })
  const results = adverts.map((advert, i) => normalize({ ok: true, rowNumber: i + 1, advert }))
  return {
    observations: results.flatMap((result) =>
      'observation' in result ? [observationSchema.parse(result.observation)] : [],
    ),
    rejects: results.flatMap((result) => ('reject' in result ? [result.reject] : [])),
  }
}

function sale(row: Row): RawAdvert {
  return {
    url: row['URL'],
    priceFrom: row['Price From'],
    priceTo: row['Price To'],
    areaFrom: row['Area From'],
    areaTo: row['Area To'],
    city: row['Location'],
    description: row['Description'],
    agencyName: row['Agency Name'],
    photos: row['Image URL'],
  }
}

function rent(row: Row): RawAdvert {
  const {
    listing_id,
    title,
    city,
    price,
    rooms,
    surface,
    url,
    latitude,
    longitude,
    image_url,
    published_at,
    available_from,
  } = row
  return {
    listingType: 'rent',
    sourceRef: listing_id,
    title,
    city,
    price,
    rooms,
    area: surface,
    url,
    latitude,
    longitude,
    photos: image_url,
    publishedAt: published_at,
    availableFrom: available_from,
  }
}

describe.skipIf(!isThere)('normalisation of real adverts', () => {
  beforeAll(async () => {
    createNormalizer = createNormalizerFactory(await loadReference())
  })

  it('reads the sale file: rejects search pages, recognises projects and towns abroad', () => {
    const rows = parse(readFileSync(SALES, 'utf8'), { columns: true, bom: true }) as Row[]
    const { observations, rejects } = normalizeAll('sale', '2025-09-03', rows.map(sale))
    expect(observations.length + rejects.length).toBe(rows.length)
    const searches = rows.filter((row) => !/id-\d+/.test(String(row['URL']))).length
    expect(rejects.filter(({ code }) => code === 'not_an_advert')).toHaveLength(searches)
    expect(rejects.length - searches).toBeLessThan(10)
    const inland = observations.filter(({ placeKind }) => placeKind !== 'abroad')
    expect(inland.filter(({ communeSlug }) => communeSlug !== null).length / inland.length).toBeGreaterThan(0.97)
    const foreign = observations.filter(({ placeText }) => /\((?:FR|BE|DE)\)/.test(placeText ?? ''))
    expect(foreign.length).toBeGreaterThan(100)
    expect(foreign.every(({ placeKind, communeSlug }) => placeKind === 'abroad' && communeSlug === null)).toBe(true)
    expect(observations.filter(({ isProject }) => isProject).every(({ segment }) => segment === null)).toBe(true)
  })

  it('reads fourteen days of rents, whose columns change from day to day', () => {
    for (const file of readdirSync(RENTS).filter((name) => name.endsWith('.json'))) {
      const rows = JSON.parse(readFileSync(`${RENTS}/${file}`, 'utf8')) as Row[]
      const { observations, rejects } = normalizeAll('rent', file.slice(0, 10), rows.map(rent))
      expect(observations.length + rejects.length).toBe(rows.length)
      expect(rejects.length / rows.length).toBeLessThan(0.05)
      expect(observations.every(({ areaM2 }) => areaM2 !== 0 && (areaM2 ?? 50) < 1000)).toBe(true)
      const inland = observations.filter(({ placeKind }) => placeKind !== 'abroad')
      expect(inland.filter(({ communeSlug }) => communeSlug !== null).length / inland.length).toBeGreaterThan(0.97)
    }
  })

  it('leaves no phone number or e-mail address in a text', () => {
    const rows = parse(readFileSync(SALES, 'utf8'), { columns: true, bom: true }) as Row[]
    const { observations } = normalizeAll('sale', '2025-09-03', rows.map(sale))
    const texts = observations.map(({ title, description }) => `${title} ${description}`)
    expect(texts.filter((text) => /\+352\s?\d|[\w.]+@[\w-]+\.\w/.test(text))).toEqual([])
  })
})
