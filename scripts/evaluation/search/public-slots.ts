import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import type { WishKey } from '../../../models/search/intent/wish-keys.ts'
import { segmentOf, isPropertyType } from '../../../models/kernel/property-type.ts'
import type { FieldOutcome } from './field-accuracy.ts'
import type { PublicIntent } from './labels/rephrase.ts'

/** Wish keys accepted for each wish of the public benchmark: its table has one column for terrace and balcony, and one for parking and garage. */
const WISH_KEYS: Readonly<Record<PublicIntent['soft'][number], readonly WishKey[]>> = {
  parking: ['parking', 'garage'],
  terrace: ['terrace', 'balcony', 'outdoor_space'],
  garden: ['garden', 'outdoor_space'],
  quiet: ['quiet'],
  schools: ['schools'],
  lift: ['lift', 'step_free'],
  transit: ['transit'],
  bright: ['bright'],
  nature: ['nature'],
  energy: ['energy_efficient'],
  character: ['character'],
  new: ['new_build'],
}

/**
 * Counts the parts of a benchmark intent that were read from a text, and anything read beyond it as `condition not asked for` or `wish not asked
 * for`.
 * @param communeSlug slug of the intent's commune
 */
export function publicSlots(wanted: PublicIntent, read: SearchIntent, communeSlug: string | undefined): FieldOutcome[] {
  const { type, beds, max, region, soft } = wanted
  const isPlace = (kind: string, slug: string) =>
    read.places.some((place) => place.kind === kind && place.slug === slug)
  const inCommune = ({ communes, relation }: SearchIntent['places'][number]) =>
    relation === 'in' && communes.length === 1 && communes[0] === communeSlug
  const wishes = read.wishes.flatMap(({ key, wanted }) => (wanted ? [key as WishKey] : []))
  const asked = new Set(soft.flatMap((wish) => WISH_KEYS[wish]))
  const { bedrooms, priceEur, rooms, floor, areaM2 } = read
  const surplus = [
    beds === undefined && bedrooms.min !== null,
    max === undefined && priceEur.max !== null,
    communeSlug === undefined && region === undefined && read.places.length > 0,
    read.places.length > 1,
    rooms.min !== null || floor.min !== null || areaM2.min !== null || priceEur.min !== null,
    read.wishes.some(({ strength }) => strength === 'must'),
  ].filter(Boolean).length
  return [
    ...outcome('type', type, type !== undefined && isType(read.propertyTypes, type)),
    ...outcome('bedrooms', beds, bedrooms.min === beds),
    ...outcome('ceiling', max, priceEur.max === max),
    ...outcome('commune', communeSlug, read.places.some(inCommune)),
    ...outcome('region', region, isPlace('region', region ?? '')),
    ...soft.flatMap((wish) =>
      outcome(
        `wish ${wish}`,
        wish,
        WISH_KEYS[wish].some((key) => wishes.includes(key)),
      ),
    ),
    { field: 'condition not asked for', right: 0, total: surplus },
    { field: 'wish not asked for', right: 0, total: wishes.filter((key) => !asked.has(key)).length },
  ]
}

function outcome(field: string, wanted: unknown, isRight: boolean): FieldOutcome[] {
  return wanted === undefined ? [] : [{ field, right: isRight ? 1 : 0, total: 1 }]
}

function isType(read: readonly string[], wanted: 'apartment' | 'house'): boolean {
  return read.includes(wanted) && read.every((type) => isPropertyType(type) && segmentOf(type) === wanted)
}
