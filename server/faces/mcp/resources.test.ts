import { beforeAll, describe, expect, it } from 'vitest'
import { pastForecastSchema } from '../../../models/contracts/market/record.ts'
import { aRow } from '../../../models/record/record.fixture.ts'
import { summariseRecord } from '../../../models/record/summarise-record.ts'
import { someOfficialSeries } from '../../../content/pages/official-series.fixture.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { PriceRecord } from '../../queries/market/get-price-record.ts'
import type { Release } from '../../serving/release.ts'
import { releaseForTools } from '../../testing/tool-call.ts'
import { readResource, resourceList, resourceTemplates } from './protocol/read-resource.ts'
import { FIXED_RESOURCES, RESOURCES } from './resources.ts'

const fixed = FIXED_RESOURCES.map((make) => make('https://property.example.lu'))
let release: Release
beforeAll(async () => {
  const rows = [aRow({ came: 9_000 }), aRow({ subject: 'wiltz' })]
  const record = { asOf: '2026-09-30', releaseId: '2026Q3-sample00', sample: true, ...summariseRecord(rows) }
  const past = pastForecastSchema.parse(
    aRow({ subject: 'esch-sur-alzette', horizon: 4, came: null, outcome: 'unknown' }),
  )
  release = await releaseForTools({ record, officialSeries: someOfficialSeries(), pastForecasts: [past] })
})

const read = (uri: string) => readResource(uri, release, RESOURCES, fixed)
const textAt = (uri: string) => (read(uri)!.contents[0] as { text: string }).text

describe('resources', () => {
  it('can be read when listed, each with its type', () => {
    for (const { uri, mimeType, name, description } of resourceList(RESOURCES, fixed)) {
      const [content] = read(uri)!.contents
      expect([content!.uri, content!.mimeType], name).toEqual([uri, mimeType])
      expect(description, name).toBeTruthy()
    }
  })

  it('describe a commune by slug or name, with sources', () => {
    const document = JSON.parse(textAt('lux://commune/esch-sur-alzette')) as object
    expect(document).toMatchObject({ communeSlug: 'esch-sur-alzette', releaseId: release.facts.id, sources: [] })
    expect(textAt('lux://commune/Esch%20an%20der%20Alzette')).toBe(textAt('lux://commune/esch-sur-alzette'))
  })

  it('tell the prices of a commune by quarter, and past forecasts beside what came or is not known', () => {
    const record = JSON.parse(textAt('lux://prices/Esch%20an%20der%20Alzette')) as PriceRecord
    expect(record).toMatchObject({ communeSlug: 'esch-sur-alzette', releaseId: release.facts.id })
    expect(record.sale.at(-1)).toMatchObject({ quarter: 'Q3-2026', pricePerSqm: 7_011, low: 7_010, high: 7_012 })
    expect(record.pastForecasts).toMatchObject([{ predicted: 7_000, came: null, origin: 'published' }])
    expect(JSON.parse(textAt('lux://prices/vianden'))).toMatchObject({ sale: [], rent: [], pastForecasts: [] })
  })

  it('explain the methods of figures and the meaning of columns', () => {
    expect(textAt('lux://methodology/valuation')).toMatch(/^# /)
    expect(JSON.parse(textAt('lux://data-dictionary/trends'))).toMatchObject({
      name: 'trends',
      columns: expect.any(Array),
    })
  })

  it('tell how right the figures of a model were, and nothing of others', () => {
    const record = JSON.parse(textAt('lux://record/forecast')) as { summaries: { model: string }[] }
    expect(record).toMatchObject({ releaseId: release.facts.id, absence: null, misses: [{ subject: 'mersch' }] })
    expect(record.summaries.map(({ model }) => model)).toEqual(['forecast'])
    expect(JSON.parse(textAt('lux://record/valuation'))).toMatchObject({ summaries: [], absence: 'none_made' })
  })

  it('give an official series of the country, and all of a commune', () => {
    const series = JSON.parse(textAt('lux://official/registered-prices')) as { points: unknown[] }
    expect(series).toMatchObject({
      releaseId: release.facts.id,
      communes: 3,
      points: [{ area: 'LU', value: 7_013.65 }],
    })
    expect(series).toMatchObject({ breaks: [{ reason: 'years_missing' }] })
    const esch = JSON.parse(textAt('lux://official-commune/esch-sur-alzette')) as { series: { points: object[] }[] }
    expect(esch.series).toMatchObject([{ series: 'registered-prices' }, { series: 'sales', points: [{ value: 321 }] }])
    expect(esch.series[0]!.points).toContainEqual(
      expect.objectContaining({ period: '2021', value: null, status: 'withheld' }),
    )
    expect(textAt('lux://official-commune/Esch%20an%20der%20Alzette')).toBe(
      textAt('lux://official-commune/esch-sur-alzette'),
    )
  })

  it('say that a release from before there was a record has none', () => {
    const before = { ...release, facts: { ...release.facts, record: null } }
    const [content] = readResource('lux://record/forecast', before, RESOURCES, fixed)!.contents
    expect(JSON.parse((content as { text: string }).text)).toMatchObject({ summaries: [], absence: 'not_in_release' })
  })

  it.each([
    'lux://commune/atlantis',
    'lux://prices/atlantis',
    'lux://methodology/astrology',
    'lux://data-dictionary/secrets',
    'lux://record/weather',
    'lux://official/weather',
    'lux://official-commune/atlantis',
  ])('name close matches for %s', (uri) => {
    expect(() => read(uri)).toThrow(NotFoundError)
  })

  it.each([
    'lux://nothing/here',
    'lux://commune/',
    'file:///etc/passwd',
    'lux://methodology/%E0%A4%A',
    `lux://commune/${'x'.repeat(400)}`,
  ])('are none at %s', (uri) => {
    expect(read(uri)).toBeUndefined()
  })

  it('do not leave their folder', () => {
    for (const topic of ['../../package.json', '..%2F..%2Fpackage.json', 'trends/../../x'])
      expect(() => read(`lux://methodology/${topic}`)).toThrow(NotFoundError)
  })

  it('have templates whose variables can be completed', () => {
    expect(resourceTemplates(RESOURCES).map(({ uriTemplate }) => uriTemplate)).toEqual(
      RESOURCES.map(({ uriTemplate }) => uriTemplate),
    )
    const values = RESOURCES.map(({ complete }) => complete(release.facts, '').length)
    expect(values).toEqual([4, 4, 7, expect.any(Number), 4, 3, 4])
    expect(RESOURCES[2]!.complete(release.facts, 'val')).toEqual(['valuation'])
  })
})
