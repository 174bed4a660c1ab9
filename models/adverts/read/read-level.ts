import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { floorFromText, readFloor } from './read-floor.ts'
import type { Offer } from './read-offer.ts'
import { readCount } from './read-rooms.ts'
import type { Provenance } from './refusal.ts'
import type { FoldedText } from './read-size.ts'

export interface LevelFacts {
  floor: number | null
  floorCount: number | null
}

/**
 * The floor of a flat and the floors of its building. A house stands on no floor. "Last floor" is a number only where the number of floors is
 * known; the text is asked for flats on one level.
 */
export function readLevel(
  advert: RawAdvert,
  offer: Offer,
  text: FoldedText,
  { methods, absences }: Provenance,
): LevelFacts {
  if (offer.segment === 'house' || offer.kind === 'land' || offer.kind === 'building') {
    absences['floor'] = 'not_applicable'
    return { floor: null, floorCount: floorCountOf(advert, null) }
  }
  const stated = readFloor(advert.floor)
  const floorCount = floorCountOf(advert, stated?.floorCount ?? null)
  if (stated !== null && stated.floor === null && stated.isTop && floorCount !== null) {
    methods['floor'] = 'inferred'
    return { floor: floorCount, floorCount }
  }
  const floor = stated?.floor ?? (offer.isProject || offer.kind !== 'dwelling' ? null : floorTold(text))
  if (floor !== null && stated?.floor == null) methods['floor'] = 'extracted'
  return { floor, floorCount: floorCount !== null && floor !== null && floorCount < floor ? null : floorCount }
}

function floorTold(text: FoldedText): number | null {
  return floorFromText(text.title) ?? floorFromText(text.description)
}

function floorCountOf(advert: RawAdvert, fromFloor: number | null): number | null {
  const count = readCount(advert.floorCount)?.count ?? fromFloor
  return count !== null && Number.isInteger(count) ? count : null
}
