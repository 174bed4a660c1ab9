import type { ListingRecord } from '../../contracts/listing.ts'
import type { Locale } from '../../domain/locale.ts'
import { sayIn } from '../../text/words.ts'
import { ownPhotos } from '../listing-card.ts'
import { markup, type Markup } from '../markup.ts'

/** The photos that the service shows itself, the first one large; of others only how many there are. */
export function photoSection(listing: ListingRecord, locale: Locale): Markup | undefined {
  const own = ownPhotos(listing)
  const say = sayIn(locale)
  const elsewhere = listing.photos.length - own.length
  if (listing.photos.length === 0) return undefined
  const pictures = own.map((photo, index) => {
    const alt = say('listing.photo', { n: index + 1, of: own.length })
    const loading = index === 0 ? markup` fetchpriority="high"` : markup` loading="lazy"`
    return markup`<li><img src="${photo}" alt="${alt}" width="640" height="480" decoding="async"${loading}></li>`
  })
  return markup`${own.length === 0 ? undefined : markup`<ul class="photos">\n${pictures}\n</ul>`}
${elsewhere === 0 ? undefined : markup`<p class="hint">${say('listing.photosElsewhere', { n: elsewhere })}</p>`}`
}
