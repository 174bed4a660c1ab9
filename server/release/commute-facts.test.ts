import { expect, it } from 'vitest'
import { sampleCommute } from '../testing/sample-commute.ts'
import { sampleFacts } from '../testing/sample-facts.ts'

it('loads the commute times as they were published', async () => {
  const commute = sampleCommute()
  expect((await sampleFacts({ commute })).commute).toEqual(commute)
})

it('lets search filter by the minutes of the peak, and estimate where none are published', async () => {
  const { search } = await sampleFacts({ commute: sampleCommute() })
  expect(search.communeCommute!('mersch', 'kirchberg', 'car')).toBe(38)
  expect(search.communeCommute!('vianden', 'kirchberg', 'car')).toBeNull()
  expect((await sampleFacts()).search.communeCommute).toBeNull()
})

it('gives null, not an empty index, in a release made before commute times', async () => {
  expect((await sampleFacts()).commute).toBeNull()
})

it('refuses a release whose commute times break their contract', async () => {
  const commute = sampleCommute()
  const broken = { ...commute, communes: { mersch: {} } } as unknown as typeof commute
  await expect(sampleFacts({ commute: broken })).rejects.toThrow('index/commute.json')
})
