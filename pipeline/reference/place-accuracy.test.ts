import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildGazetteer } from '../../models/places/gazetteer.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import { resolvePlace } from '../../models/places/resolve-place.ts'
import type { PlaceResolution } from '../../models/places/resolve-place.ts'
import type { PlaceQuery } from '../../models/places/place-query.ts'
import { loadReference } from './load-reference.ts'

/** Place texts of real adverts with a hand-checked answer; several communes if the text alone does not decide. */
interface Expected {
  text: string
  country: string
  communes: string
  quarter: string
  note: string
}

const EXPECTED: Expected[] = parse(readFileSync('models/places/real-place-strings.csv'), { columns: true })
/** Address lines in the manner of adverts, labelled by the tables of localities: streets named after towns, sections, old names, postcodes with a slip. */
const LINES: Pick<Expected, 'text' | 'country' | 'communes'>[] = parse(
  readFileSync('models/places/address-lines.csv'),
  { columns: true },
)
const RENT = '../shared/data/listings/rent-portals'
const SALE = '../shared/data/listings/sale-portal-2025-09-03.csv'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = buildGazetteer(await loadReference())
})

function isRight(found: PlaceResolution, { country, communes }: Pick<Expected, 'country' | 'communes'>): boolean {
  if (country !== 'LU') return found.kind === 'abroad' && found.country === country
  if (found.kind === 'ambiguous') return communes.split(';').length > 1
  return found.kind === 'commune' && communes.split(';').includes(found.commune)
}

describe('place strings of real adverts', () => {
  it('resolves every one to its commune or its country', () => {
    const wrong = EXPECTED.filter((row) => !isRight(resolvePlace(gazetteer, { city: row.text }), row))
    expect(EXPECTED.length).toBeGreaterThan(300)
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  it('resolves at least 99.5 % of address lines to their commune, and none of abroad or without a town to any', () => {
    const inland = LINES.filter(({ communes }) => communes !== '')
    const wrong = LINES.filter((row) => {
      const found = resolvePlace(gazetteer, { city: row.text })
      return row.communes === '' ? found.kind === 'commune' : !isRight(found, row)
    })
    expect(inland.length).toBeGreaterThan(240)
    expect(wrong.filter(({ communes }) => communes === '')).toEqual([])
    expect(wrong.length / inland.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.005)
  })

  it('finds the quarter of Luxembourg City where the string names one', () => {
    const named = EXPECTED.filter(({ quarter }) => quarter !== '')
    const wrong = named.filter(({ text, quarter }) => {
      const found = resolvePlace(gazetteer, { city: text })
      return found.kind !== 'commune' || found.quarter?.slug !== quarter
    })
    expect(named.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  it('gives no commune to a string of a town abroad, wherever the coordinates lie', () => {
    for (const { text } of EXPECTED.filter(({ country, note }) => country !== 'LU' && note === ''))
      expect(resolvePlace(gazetteer, { city: text, latitude: 49.6112, longitude: 6.1301 }).kind, text).toBe('abroad')
  })
})

const hasRows = existsSync(RENT) && existsSync(SALE)
// oxlint-disable-next-line no-console -- a skipped test must be seen
if (!hasRows) console.warn(`Skipped: the accuracy over whole adverts, because ${RENT} or ${SALE} is absent.`)

describe.skipIf(!hasRows)('rows of real adverts', () => {
  it('gives at least 99.5 % of the rows that lie in Luxembourg the right commune, and no row abroad a commune', () => {
    const expected = new Map(EXPECTED.map((row) => [row.text, row]))
    let inland = 0
    let right = 0
    const abroad: string[] = []
    for (const query of [...rentRows(), ...saleRows()]) {
      const row = expected.get(query.city ?? '')
      if (!row) continue
      const found = resolvePlace(gazetteer, query)
      if (row.country === 'LU') {
        inland++
        if (found.kind === 'commune' && isRightRow(found, row, query)) right++
      } else if (found.kind === 'commune') abroad.push(row.text)
    }
    expect(inland).toBeGreaterThan(2500)
    expect(right / inland).toBeGreaterThanOrEqual(0.995)
    expect(abroad).toEqual([])
  })
})

/** Rows with the city "Luxembourg" whose title and coordinates name another commune count as right with that commune. */
function isRightRow(found: PlaceResolution, row: Expected, { title = '' }: PlaceQuery): boolean {
  if (isRight(found, row)) return true
  return (
    found.kind === 'commune' &&
    found.method === 'text' &&
    title.includes('Mondorf') &&
    found.commune === 'mondorf-les-bains'
  )
}

function rentRows(): PlaceQuery[] {
  type Row = { city: string; title: string; url: string; latitude: number | null; longitude: number | null }
  return readdirSync(RENT).flatMap((name) =>
    (JSON.parse(readFileSync(join(RENT, name), 'utf8')) as Row[]).map(({ latitude, longitude, ...row }) => ({
      ...row,
      ...(latitude !== null && longitude !== null ? { latitude, longitude } : {}),
    })),
  )
}

function saleRows(): PlaceQuery[] {
  const rows: { URL: string; Location: string }[] = parse(readFileSync(SALE), { columns: true })
  return rows.map(({ URL, Location }) => ({ city: Location, url: URL }))
}
