import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Advert } from '../../contracts/listings/advert.ts'
import { listingRecordSchema } from '../../contracts/listings/listing.ts'
import { mergeAdverts } from './merge-adverts.ts'
import { anAdvert } from './testing/an-advert.ts'
import { DAY_MS, isoDateAt } from '../../kernel/day.ts'

const aPicture = (name: string) => ({
  card: `/media/${name}`,
  thumb: `/media/s-${name}`,
  width: 640,
  height: 480,
  credit: null,
})
const options = {
  sampleSources: new Set<string>(),
  pictureOf: (photo: string) => {
    if (photo.includes('broken')) return null
    return photo.startsWith('raw:') ? aPicture(photo.slice(4)) : undefined
  },
}
const merge = (...adverts: Advert[]) => mergeAdverts(adverts, options)!

const day = fc.integer({ min: 0, max: 80 }).map((days) => isoDateAt(Date.UTC(2026, 6, 1) + days * DAY_MS))
const advert = fc
  .record({
    advertId: fc.string({ minLength: 1, maxLength: 4 }),
    portalId: fc.constantFrom('a', 'b', 'c'),
    firstSeen: day,
    lastSeen: day,
    areaM2: fc.option(fc.constantFrom(79, 80, 81)),
    priceEur: fc.option(fc.constantFrom(500_000, 510_000)),
    active: fc.boolean(),
    floor: fc.option(fc.constantFrom(1, 2)),
    absences: fc.constantFrom<Advert['absences'][]>(
      {},
      { floor: 'not_applicable' },
      { priceEur: 'withheld', areaM2: 'unknown' },
    ),
    hosting: fc.constantFrom('agency' as const, 'service' as const),
  })
  .map((over) => anAdvert({ ...over, offMarketOn: over.active ? null : over.lastSeen }))
const adverts = fc.uniqueArray(advert, { minLength: 1, maxLength: 6, selector: ({ advertId }) => advertId })

describe('merging adverts of one property', () => {
  it('gives a record that keeps its contract', () => {
    expect(listingRecordSchema.parse(merge(anAdvert()))).toMatchObject({
      priceEur: 800_000,
      areaM2: 80,
      pricePerSqm: 10_000,
      sample: false,
    })
  })

  it('is not on offer when none of its adverts is', () => {
    expect(mergeAdverts([anAdvert({ active: false, offMarketOn: '2026-08-01' })], options)).toBeNull()
  })

  it('is stale when no advert is on offer and one is not known to be gone, and says when that one was last seen', () => {
    const gone = { active: false, offMarketOn: '2026-09-20' }
    const stale = { active: false, staleReason: 'not_seen', lastSeen: '2026-08-10', freshUntil: '2026-08-27' } as const
    const adverts = [anAdvert({ advertId: 'l1', ...gone }), anAdvert({ advertId: 'l2', portalId: 'q', ...stale })]
    const { active: _, ...told } = stale
    expect(merge(...adverts)).toMatchObject({ status: 'stale', ...told, daysOnMarket: 9 })
    expect(merge(...adverts, anAdvert({ advertId: 'l3' }))).toMatchObject({
      status: 'on_offer',
      staleReason: null,
      lastSeen: '2026-09-30',
    })
  })

  it('counts days on the market to the last day seen', () => {
    expect(merge(anAdvert({ firstSeen: '2026-09-03', lastSeen: '2026-09-03' })).daysOnMarket).toBe(0)
    expect(merge(anAdvert({ firstSeen: '2026-09-03', lastSeen: '2026-09-13' })).daysOnMarket).toBe(10)
  })

  it('carries the id of its earliest advert, also when that one has ended', () => {
    const ended = anAdvert({ advertId: 'lold', firstSeen: '2026-07-01', active: false, offMarketOn: '2026-08-20' })
    expect(merge(anAdvert({ advertId: 'lnew', firstSeen: '2026-09-01' }), ended).id).toBe('lold')
  })

  it('prefers what is stated to what was read from the text, then what most adverts say', () => {
    const stated = anAdvert({ advertId: 'l1', constructionYear: 2001 })
    const extracted = anAdvert({ advertId: 'l2', constructionYear: 1999, methods: { constructionYear: 'extracted' } })
    expect(merge(stated, extracted, { ...extracted, advertId: 'l3' }).constructionYear).toBe(2001)
    const areas = [79, 80, 80].map((areaM2, index) =>
      anAdvert({ advertId: `l${index}`, portalId: `p${index}`, areaM2 }),
    )
    const merged = merge(...areas)
    expect(merged.areaM2).toBe(80)
    expect(merged.facts['areaM2']).toMatchObject({ method: 'stated', confidence: 0.66 })
  })

  it('says that charges are included where the rent that is shown contains them, and counts none beside it', () => {
    const rent = { listingType: 'rent', priceEur: 1_500, chargesEur: null } as const
    const whole = anAdvert({ ...rent, absences: { chargesEur: 'included' } })
    const apart = anAdvert({ ...rent, advertId: 'l9', portalId: 'p9', priceEur: 1_600, chargesEur: 200 })
    const included = { chargesEur: 'included' }
    expect(merge(whole)).toMatchObject({ priceEur: 1_500, chargesEur: null, absences: included })
    expect(merge(whole, apart)).toMatchObject({ priceEur: 1_500, chargesEur: null, absences: included })
    expect(merge(whole, apart).facts).not.toHaveProperty('chargesEur')
    const cheaper = merge(whole, { ...apart, priceEur: 1_400 })
    expect(cheaper).toMatchObject({ priceEur: 1_400, chargesEur: 200, absences: {} })
  })

  it('remembers a lasting fact that only an ended advert knew, but not its terms', () => {
    const ended = anAdvert({
      advertId: 'l0',
      active: false,
      offMarketOn: '2026-09-01',
      firstSeen: '2026-08-01',
      floor: 4,
      chargesEur: 250,
    })
    expect(merge(anAdvert({ floor: null }), ended)).toMatchObject({ floor: 4, chargesEur: null })
  })

  it('follows the portal that changed the price last', () => {
    const slow = anAdvert({
      advertId: 'l1',
      portalId: 'slow',
      priceEur: 800_000,
      priceHistory: [{ date: '2026-08-01', priceEur: 800_000 }],
    })
    const quick = anAdvert({
      advertId: 'l2',
      portalId: 'quick',
      priceEur: 780_000,
      priceHistory: [
        { date: '2026-08-01', priceEur: 800_000 },
        { date: '2026-09-20', priceEur: 780_000 },
      ],
    })
    const merged = merge(slow, quick)
    expect(merged.priceEur).toBe(780_000)
    expect(merged.priceHistory.map(({ priceEur }) => priceEur)).toEqual([800_000, 780_000])
  })

  it('counts days on the market through a relisting under another reference, not through an old sale', () => {
    const before = anAdvert({ advertId: 'l0', firstSeen: '2026-05-01', active: false, offMarketOn: '2026-07-15' })
    const again = anAdvert({ advertId: 'l1', firstSeen: '2026-08-01' })
    expect(merge(before, again)).toMatchObject({ relisted: true, daysOnMarket: 152 })
    const longAgo = anAdvert({ advertId: 'l9', firstSeen: '2021-05-01', active: false, offMarketOn: '2021-07-15' })
    expect(merge(longAgo, again)).toMatchObject({ relisted: false, daysOnMarket: 60, firstSeen: '2021-05-01' })
  })

  it('has no price per m² for a project with a range', () => {
    const project = merge(anAdvert({ isProject: true, priceToEur: 1_200_000 }))
    expect(project).toMatchObject({
      priceEur: null,
      priceFromEur: 800_000,
      priceToEur: 1_200_000,
      pricePerSqm: null,
      priceHistory: [],
    })
    expect(Object.keys(project.facts)).not.toContain('priceEur')
  })

  it('lets the owner’s own advert speak first', () => {
    const owner = anAdvert({ advertId: 'lz', portalId: 'own', hosting: 'service', title: 'Vom Besitzer' })
    expect(merge(anAdvert({ description: 'a long text' }), owner)).toMatchObject({
      title: 'Vom Besitzer',
      hosting: 'service',
    })
  })

  it('shows each picture once, the lead’s first, and leaves out those that cannot be shown', () => {
    const lead = anAdvert({
      description: 'long',
      photoUrls: ['https://a.example/1.jpg', 'raw:broken.jpg', 'raw:x.jpg'],
    })
    const other = anAdvert({ advertId: 'l2', portalId: 'p2', photoUrls: ['raw:y.jpg', 'https://a.example/1.jpg'] })
    const { photos, pictures } = merge(other, lead)
    expect(photos).toEqual(['https://a.example/1.jpg', '/media/x.jpg', '/media/y.jpg'])
    expect(pictures).toEqual([aPicture('x.jpg'), aPicture('y.jpg')])
  })

  it('shows a photo that was fetched itself, one whose bytes another address has once, and a refused one not even as a link', () => {
    const photoUrls = [
      'https://a.example/1.jpg',
      'https://b.example/1.jpg',
      'https://a.example/broken.jpg',
      'raw:z.jpg',
    ]
    const pictureOf = (photo: string) =>
      photo.endsWith('/1.jpg') ? aPicture('same.webp') : photo.includes('broken') ? null : undefined
    const listing = mergeAdverts([anAdvert({ photoUrls })], { ...options, pictureOf })
    expect(listing).toMatchObject({ photos: ['/media/same.webp'], pictures: [aPicture('same.webp')] })
  })

  it('names what has no title by its kind and place', () => {
    expect(merge(anAdvert({ title: null, placeText: 'Strassen' })).title).toBe('Apartment, Strassen')
  })

  it('says that it is invented when any of its feeds is', () => {
    const merged = mergeAdverts([anAdvert({ sourceId: 'drawn' }), anAdvert({ advertId: 'l2' })], {
      ...options,
      sampleSources: new Set(['drawn']),
    })
    expect(merged!.sample).toBe(true)
  })

  it('has no floor for a house, though another advert takes it for a flat', () => {
    const house = anAdvert({
      propertyType: 'house',
      floor: null,
      hosting: 'service',
      absences: { floor: 'not_applicable' },
    })
    const merged = merge(house, anAdvert({ advertId: 'l2', portalId: 'p2', floor: 2 }))
    expect(merged).toMatchObject({ propertyType: 'house', floor: null, absences: { floor: 'not_applicable' } })
    expect(merged.facts).not.toHaveProperty('floor')
    expect(merged.facts['propertyType']).toMatchObject({ confidence: 0.48 })
  })

  it('does not withhold a price that another advert states', () => {
    const shy = anAdvert({ priceEur: null, priceHistory: [], hosting: 'service', absences: { priceEur: 'withheld' } })
    expect(merge(shy, anAdvert({ advertId: 'l2', portalId: 'p2' }))).toMatchObject({ priceEur: 800_000, absences: {} })
    expect(merge(shy)).toMatchObject({ priceEur: null, absences: { priceEur: 'withheld' } })
  })

  it('does not depend on the order of the adverts', () => {
    fc.assert(
      fc.property(adverts, (some) => {
        expect(mergeAdverts(some.toReversed(), options)).toEqual(mergeAdverts(some, options))
      }),
    )
  })

  it('knows where each value comes from, and why a field has none', () => {
    fc.assert(
      fc.property(adverts, (some) => {
        const merged = mergeAdverts(some, options)
        if (!merged) return
        const value = (field: string) => merged[field as keyof typeof merged]
        for (const field of Object.keys(merged.facts)) expect(value(field), field).not.toBeNull()
        for (const field of Object.keys(merged.absences)) expect(value(field), field).toBeNull()
        for (const field of ['areaM2', 'priceEur', 'floor', 'energyClass', 'bedrooms'])
          expect(field in merged.facts, field).toBe(value(field) !== null)
      }),
    )
  })

  it('keeps the values that other sources give instead', () => {
    const listing = merge(
      anAdvert({ advertId: 'a', sourceId: 'one', areaM2: 80, priceEur: 800_000 }),
      anAdvert({ advertId: 'b', sourceId: 'two', areaM2: 92, priceEur: 80_000, lastSeen: '2026-09-12' }),
    )
    expect(listing.facts['areaM2']!.rivals).toEqual([
      { value: 92, source: 'two', method: 'stated', observedAt: '2026-09-12' },
    ])
    expect(listing.facts['priceEur']!.rivals).toHaveLength(1)
    expect(listing.facts['bedrooms']!.rivals).toBeUndefined()
  })

  it('is half as sure of a price where the file of its only advert states another, and shows it', () => {
    const { facts, priceEur } = merge(anAdvert({ rivalPricesEur: [780_000] }))
    expect(priceEur).toBe(800_000)
    const told = { source: 'feed', method: 'stated', observedAt: '2026-09-30' }
    expect(facts['priceEur']).toEqual({ ...told, confidence: 0.48, rivals: [{ value: 780_000, ...told }] })
    const other = anAdvert({ advertId: 'l2', sourceId: 'other', priceEur: 780_000, priceHistory: [] })
    const both = merge(anAdvert({ rivalPricesEur: [780_000] }), other)
    expect(both.facts['priceEur']!.rivals).toHaveLength(1)
  })

  it('names the type of a title as a rival of the stated one', () => {
    const { facts } = merge(anAdvert({ propertyType: 'house', title: 'Appartement à Bertrange' }))
    expect(facts['propertyType']!.rivals).toMatchObject([{ value: 'apartment', method: 'extracted', source: 'feed' }])
    expect(merge(anAdvert()).facts['propertyType']!.rivals).toBeUndefined()
  })

  it.each([
    ['2017-05-01', null],
    ['2026-07-02', '2026-07-02'],
    ['2027-01-01', '2027-01-01'],
    ['2026-07-01', null],
  ])('of a home free from %s says %s', (stated, said) => {
    const { availableFrom, facts } = merge(anAdvert({ availableFrom: stated }))
    expect(availableFrom).toBe(said)
    expect('availableFrom' in facts).toBe(said !== null)
  })
})
