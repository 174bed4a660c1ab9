import { expect, it } from 'vitest'
import { UsageError } from '../base/usage-error.ts'
import { marketSources } from './market-sources.ts'
import { aSource } from './testing/feed-files.ts'

const outlines = aSource({ id: 'outlines' })
const sources = [
  outlines,
  aSource({ id: 'aa', market: 'luxembourg' }),
  aSource({ id: 'bb', market: 'sample', enabled: false }),
]
const idsOf = (market: string): string[] => marketSources(sources, market).map(({ id }) => id)

it('takes the feeds of a market and those of every market', () => {
  expect([idsOf('luxembourg'), idsOf('sample')]).toEqual([
    ['outlines', 'aa'],
    ['outlines', 'bb'],
  ])
})

it('refuses a market that no feed names, with the markets and the nearest', () => {
  expect(() => idsOf('luxemburg')).toThrow(UsageError)
  expect(() => idsOf('luxemburg')).toThrow(
    /market luxemburg\. Did you mean luxembourg\? The markets are: luxembourg, sample\. Set/,
  )
  expect(() => idsOf('x')).toThrow(/market x\. The markets are/)
})

it('lets feeds that name no market be a market under any name', () => {
  expect(marketSources([outlines], 'mine')).toEqual([outlines])
})
