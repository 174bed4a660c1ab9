import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { CARD_FRAME } from '../../../models/contracts/listings/picture.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn } from '../../say/words.ts'
import { hint, type Block, type Photos } from '../../sections/block.ts'
import { ownPhotos } from './listing-card.ts'

interface Shown {
  path: string
  width: number
  height: number
  credit: string | null
}

const CREDIT_CHARACTERS = 200

/** The photos that the service shows itself. */
export function photosOf(listing: ListingRecord, locale: Locale): Photos[] {
  const own = shownPhotos(listing)
  const say = sayIn(locale)
  const photos = own.map(({ path, width, height }, index) => {
    return { path, full: path, width, height, alt: say('listing.photo', { n: index + 1, of: own.length }) }
  })
  return photos.length === 0 ? [] : [{ kind: 'photos', photos }]
}

/** The credits that licences of photos want, and how many photos are elsewhere only. */
export function photoNotes(listing: ListingRecord, locale: Locale): Block[] {
  const own = shownPhotos(listing)
  const say = sayIn(locale)
  const elsewhere = Math.max(0, listing.photos.length - own.length)
  const credits = [
    ...new Set(own.flatMap(({ credit }) => (credit === null ? [] : [quotable(credit, CREDIT_CHARACTERS)]))),
  ]
  return [
    ...(credits.length === 0 ? [] : [hint(say('listing.credit', { names: credits.join(', ') }))]),
    ...(elsewhere === 0 ? [] : [hint(say('listing.photosElsewhere', { n: elsewhere }))]),
  ]
}

/** With their sizes where those are known, else in the frame that all photos fit into. */
function shownPhotos(listing: ListingRecord): Shown[] {
  if (listing.pictures.length > 0)
    return listing.pictures.map(({ card, width, height, credit }) => ({ path: card, width, height, credit }))
  return ownPhotos(listing).map((path) => ({ path, ...CARD_FRAME, credit: null }))
}
