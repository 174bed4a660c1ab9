import { beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseFacts } from '../../release/facts.ts'
import { sampleCommute } from '../../testing/sample-commute.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { commuteTimesSchema } from '../../../models/contracts/places/commute-times.ts'
import { getCommuteTimes } from './get-commute-times.ts'

let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts({ commute: sampleCommute() })
})

describe('getCommuteTimes', () => {
  it('gives all four modes whichever is asked for', () => {
    const answer = getCommuteTimes(facts, { commune: 'mersch', destination: 'belval', mode: 'bike', locale: 'de' })
    expect(commuteTimesSchema.parse(answer)).toEqual(answer)
    expect(answer.mode).toBe('bike')
    expect(answer.destinations.map(({ destination }) => destination)).toEqual(['belval'])
    expect(answer.destinations[0]!.times.map(({ mode }) => mode)).toEqual(['car', 'transit', 'bike', 'walk'])
    expect(answer.destinations[0]!.fastest).toEqual({ peak: 'car', offPeak: 'car' })
  })

  it('gives all destinations when none is named, and knows the commune by a locality', () => {
    const answer = getCommuteTimes(facts, { commune: 'Belval', locale: 'en' })
    expect(answer.commune).toEqual({ slug: 'esch-sur-alzette', name: 'Esch-sur-Alzette' })
    expect(answer.destinations).toHaveLength(3)
    expect(answer.mode).toBeNull()
  })

  it('says what has no commute times', async () => {
    expect(() => getCommuteTimes(facts, { commune: 'vianden', locale: 'en' })).toThrow(/no commute times for vianden/)
    expect(() => getCommuteTimes(facts, { commune: 'nowhere', locale: 'en' })).toThrow(/The place "nowhere" is unknown/)
    const before = await sampleFacts()
    expect(() => getCommuteTimes(before, { commune: 'mersch', locale: 'en' })).toThrow(/no commute times for mersch/)
  })
})
