import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLISH_LEVELS } from '../../contracts/release/source.ts'
import { mergeAdverts } from './merge-adverts.ts'
import { publishableAdverts } from './publishable-adverts.ts'
import { anAdvert } from './testing/an-advert.ts'
import { toListingDetail } from './listing-detail.ts'

const options = { asOf: '2026-09-30', sampleSources: new Set<string>(), pictureOf: () => undefined }
const context = {
  asOf: '2026-09-30',
  releaseId: 'r',
  absoluteUrl: (path: string) => path,
  communeName: (slug: string) => slug,
}

const members = fc.array(fc.constantFrom(...PUBLISH_LEVELS), { minLength: 1, maxLength: 5 }).map((levels) =>
  levels.map((level, index) => ({
    level,
    advert: anAdvert({
      advertId: `${level}${index}`,
      portalId: `${level}-portal`,
      sourceId: `${level}-feed`,
      url: `https://${level}.example/${index}`,
      title: `${level} title`,
      description: `${level} text`,
      placeText: `${level} place`,
      photoUrls: [`https://${level}.example/photo.jpg`],
    }),
  })),
)

describe('what sources let us show', () => {
  it('is all that a listing says, whichever sources its adverts come from', () => {
    fc.assert(
      fc.property(members, (given) => {
        const levels = new Map(given.map(({ advert, level }) => [advert.advertId, level]))
        const shown = publishableAdverts(
          given.map(({ advert }) => advert),
          ({ advertId }) => levels.get(advertId)!,
        )
        const listing = mergeAdverts(shown, options)
        expect(listing === null).toBe(given.every(({ level }) => level === 'counts'))
        const said = JSON.stringify([listing, listing && toListingDetail(listing, context)])
        expect(said).not.toContain('counts')
        for (const words of ['facts title', 'facts text', 'facts place', 'facts.example/photo'])
          expect(said).not.toContain(words)
        const ofFull = given.some(({ level }) => level === 'full')
        expect(said.includes('full text')).toBe(ofFull)
        for (const { level, advert } of given) if (level === 'facts') expect(said).toContain(advert.url)
      }),
    )
  })

  it('is why a listing has no text and no photos, where its advert has some', () => {
    const absences = (over: Parameters<typeof anAdvert>[0]) =>
      mergeAdverts(
        publishableAdverts([anAdvert(over)], () => 'facts'),
        options,
      )!.absences
    const all = { title: 'A flat', description: 'Words', photoUrls: ['https://a.example/1.jpg'] }
    const hidden = { title: 'not_published', description: 'not_published', photos: 'not_published' }
    expect(absences(all)).toMatchObject(hidden)
    expect(absences({ title: null, description: null, photoUrls: [] })).not.toMatchObject({
      description: 'not_published',
    })
    const listing = mergeAdverts(
      publishableAdverts([anAdvert(all)], () => 'facts'),
      options,
    )!
    expect(toListingDetail(listing, context).absent).toMatchObject({
      description: 'not_published',
      imageUrl: 'not_published',
    })
  })
})
