import { describe, expect, it } from 'vitest'
import { sourceSchema } from '../../../models/contracts/release/source.ts'
import { filesKnownOn, type SourceFile } from './files-known-on.ts'

const SOURCE = {
  title: 'A feed',
  location: { type: 'directory', path: '/feeds', pattern: '*' },
  producer: { name: 'A producer' },
  licence: { name: 'by agreement' },
  owner: 'the analyst',
  cadence: 'daily',
}
const adverts = sourceSchema.parse({
  ...SOURCE,
  id: 'adverts',
  adapter: 'json-ld',
  snapshot: { date: 'from-name', complete: true },
})
const prices = sourceSchema.parse({
  ...SOURCE,
  id: 'prices',
  adapter: 'sdmx',
  snapshot: { date: 'fetched' },
  options: {},
})

function file(source: SourceFile['source'], name: string, snapshotDate: string | null, fetchedAt: string): SourceFile {
  return { source, file: { path: '', name, sha256: '', bytes: 1, snapshotDate, fetchedAt } }
}
const names = (files: readonly SourceFile[]): string[] => files.map((each) => each.file.name)

describe('files known on a day', () => {
  const daily = [
    file(adverts, 'day 1', '2026-03-01', '2026-03-01T06:00:00Z'),
    file(adverts, 'archive', null, '2026-03-01T06:00:00Z'),
    file(prices, 'prices', '2026-03-02', '2026-03-02T05:00:00Z'),
    file(adverts, 'day 2', '2026-03-02', '2026-03-02T06:00:00Z'),
    file(adverts, 'later archive', null, '2026-03-02T06:00:00Z'),
  ]

  it('of a market read day by day are those that had arrived', () => {
    expect(names(filesKnownOn('2026-03-01', daily))).toEqual(['day 1', 'archive'])
    expect(names(filesKnownOn('2026-03-02', daily))).toEqual(names(daily))
    expect(filesKnownOn('2026-02-28', daily)).toEqual([])
  })

  it('of a market read in later, day after day, are those that had arrived with that day', () => {
    const later = daily.map(({ source, file: each }) => ({
      source,
      file: { ...each, fetchedAt: each.fetchedAt.replace('2026-03', '2026-11') },
    }))
    expect(names(filesKnownOn('2026-03-01', later))).toEqual(['day 1', 'archive'])
    const together = later.map((each) => ({ ...each, file: { ...each.file, fetchedAt: '2026-11-05T06:00:00Z' } }))
    expect(names(filesKnownOn('2026-03-01', together))).toEqual(['day 1', 'archive', 'prices', 'later archive'])
  })
})
