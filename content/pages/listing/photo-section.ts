import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { CARD_FRAME } from '../../../models/contracts/listings/picture.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { sayIn } from '../../say/words.ts'
import { ownPhotos } from '../../html/listing-card.ts'
import { markup, type Markup } from '../../html/markup.ts'

interface Shown {
  path: string
  width: number
  height: number
  credit: string | null
}

const CREDIT_CHARACTERS = 200

/** The photos that the service shows itself, the first one large, with the credits that their licences want; of others only how many there are. */
export function photoSection(listing: ListingRecord, locale: Locale): Markup | undefined {
  const own = shownPhotos(listing)
  const say = sayIn(locale)
  const elsewhere = Math.max(0, listing.photos.length - own.length)
  if (listing.photos.length === 0) return undefined
  const pictures = own.map(({ path, width, height }, index) => {
    const alt = say('listing.photo', { n: index + 1, of: own.length })
    const loading = index === 0 ? markup` fetchpriority="high"` : markup` loading="lazy"`
    return markup`<li><img src="${path}" alt="${alt}" width="${width}" height="${height}" decoding="async"${loading}></li>`
  })
  const credits = [
    ...new Set(own.flatMap(({ credit }) => (credit === null ? [] : [quotable(credit, CREDIT_CHARACTERS)]))),
  ]
  return markup`${own.length === 0 ? undefined : markup`<ul class="photos">\n${pictures}\n</ul>`}
${credits.length === 0 ? undefined : markup`<p class="hint">${say('listing.credit', { names: credits.join(', ') })}</p>`}
${elsewhere === 0 ? undefined : markup`<p class="hint">${say('listing.photosElsewhere', { n: elsewhere })}</p>`}`
}

/** With their sizes where those are known, else in the frame that all photos fit into. */
function shownPhotos(listing: ListingRecord): Shown[] {
  if (listing.pictures.length > 0)
    return listing.pictures.map(({ card, width, height, credit }) => ({ path: card, width, height, credit }))
  return ownPhotos(listing).map((path) => ({ path, ...CARD_FRAME, credit: null }))
}
