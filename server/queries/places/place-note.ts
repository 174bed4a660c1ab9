import type { PlaceArgument } from '../../../models/search/read-place-argument.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn } from '../../../content/say/words.ts'

/** Explains how a place was read where the caller could have meant another; null otherwise. */
export function placeNote(
  { places, isCorrected, postcode }: Extract<PlaceArgument, { kind: 'found' }>,
  text: string,
  locale: Locale,
): string | null {
  const say = sayIn(locale)
  const named = places.map(({ name }) => name).join(', ')
  const region = places.find(({ kind }) => kind === 'region')
  if (postcode !== undefined) return say('reply.place.postcode', { postcode, places: named })
  if (isCorrected) return say('reply.place.corrected', { text: JSON.stringify(text), places: named })
  if (region) return say('reply.place.region', { text: JSON.stringify(region.text), n: region.communes.length })
  return null
}
