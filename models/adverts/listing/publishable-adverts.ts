import type { Advert } from '../../contracts/listings/advert.ts'
import type { PublishLevel } from '../../contracts/release/source.ts'

/** The adverts of a property as far as their sources let us show them. @param levelOf the strictest level of the sources that an advert was seen in */
export function publishableAdverts<A extends Advert>(
  adverts: readonly A[],
  levelOf: (advert: A) => PublishLevel,
): Advert[] {
  return adverts.flatMap((advert) => {
    const level = levelOf(advert)
    if (level === 'counts') return []
    return level === 'facts' ? factsAlone(advert) : advert
  })
}

/** An advert without the words and pictures of its advertiser, which stay at its address; the place is named as the gazetteer does. */
export function factsAlone(advert: Advert): Advert {
  const kept = {
    title: (advert.title ?? '').trim() !== '',
    description: advert.description !== null,
    photos: advert.photoUrls.length > 0,
  }
  const hidden = Object.entries(kept).flatMap(([field, has]) => (has ? [[field, 'not_published' as const]] : []))
  return {
    ...advert,
    title: null,
    description: null,
    language: null,
    placeText: advert.district ?? advert.locality,
    photoUrls: [],
    absences: { ...advert.absences, ...Object.fromEntries(hidden) },
  }
}
