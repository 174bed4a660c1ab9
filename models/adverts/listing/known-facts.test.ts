import { describe, expect, it } from 'vitest'
import { knownFacts } from './known-facts.ts'
import { mergeAdverts } from './merge-adverts.ts'
import { anAdvert } from './testing/an-advert.ts'

const options = { asOf: '2026-09-30', sampleSources: new Set<string>(), pictureOf: () => undefined }
const TODAY = '2026-10-10'

describe('known facts of a listing', () => {
  it('tell value, source, method, day, age and confidence', () => {
    const facts = knownFacts(mergeAdverts([anAdvert({ methods: { energyClass: 'extracted' } })], options)!, TODAY)
    expect(facts.energyClass).toEqual({
      value: 'C',
      source: 'feed',
      method: 'extracted',
      observedAt: '2026-09-30',
      ageDays: 10,
      confidence: 0.8,
    })
    expect(facts).not.toHaveProperty('condition')
  })

  it('tell a price per m² as inferred, as old as the older and less sure than either', () => {
    const priced = anAdvert({ advertId: 'l1', portalId: 'a', areaM2: null, lastSeen: '2026-09-30' })
    const measured = anAdvert({
      advertId: 'l2',
      portalId: 'b',
      priceEur: null,
      priceHistory: [],
      lastSeen: '2026-09-20',
    })
    expect(knownFacts(mergeAdverts([priced, measured], options)!, TODAY).pricePerSqm).toMatchObject({
      value: 10_000,
      method: 'inferred',
      observedAt: '2026-09-20',
      confidence: 0.9,
    })
  })

  it('call what was geocoded inferred', () => {
    const found = anAdvert({ latitude: 49.6, longitude: 6.1, methods: { latitude: 'geocoded', longitude: 'geocoded' } })
    expect(knownFacts(mergeAdverts([found], options)!, TODAY).latitude).toMatchObject({ method: 'inferred' })
  })
})
