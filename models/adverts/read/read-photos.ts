import { PICTURE_REFERENCE } from '../../contracts/listings/picture.ts'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { webAddress } from './advert-url.ts'
import { listOf } from './scalar.ts'

const MAX_PHOTOS = 60
/** Badges, logos and empty frames that portals put where a photo is missing. */
const PLACEHOLDER =
  /\.svg(?:$|\?)|placeholder|no[-_]?(?:photo|image|picture)|member-badge|default[-_](?:image|photo)|\blogo\b/i

/** Addresses of the photos (https), and references to those that came with the feed, in the feed's order, cover first, each once, at most 60. */
export function readPhotos(photos: RawAdvert['photos']): string[] {
  const addresses = listOf(photos)
    .flatMap((text) => text.split(/[|\n]|,(?=https?:)|;(?=https?:)/))
    .map((text) => (PICTURE_REFERENCE.test(text.trim()) ? text.trim() : webAddress(text.trim())))
    .filter((address) => address !== null && !/^http:/i.test(address) && !PLACEHOLDER.test(address))
  return [...new Set(addresses as string[])].slice(0, MAX_PHOTOS)
}
