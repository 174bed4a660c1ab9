import type { WishKey } from '../../../models/search/intent/wish-keys.ts'

/** Wishes that the same words may stand for: a home with one of them often has another. */
const KIN: readonly (readonly WishKey[])[] = [
  ['garden', 'outdoor_space'],
  ['terrace', 'outdoor_space', 'balcony'],
  ['parking', 'garage', 'ev_charging'],
  ['lift', 'step_free', 'ground_floor'],
  ['storage', 'cellar', 'attic'],
  ['storage', 'bike_storage'],
  ['good_condition', 'renovated', 'new_build'],
  ['nature', 'view'],
  ['city_centre', 'shops'],
  ['family', 'garden', 'schools'],
  ['energy_efficient', 'heat_pump', 'solar', 'good_glazing'],
  ['quiet', 'good_glazing'],
  ['quiet', 'nature'],
  ['quiet', 'top_floor', 'detached'],
  ['bright', 'south_facing'],
  ['master_suite', 'separate_toilet'],
  ['furnished', 'students'],
  ['fitted_kitchen', 'furnished'],
  ['fibre', 'home_office'],
  ['sauna', 'gym', 'pool'],
]

/** The wishes that words for one may stand for as well. */
export const KIN_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set(KIN.flat())].map((key) => [
    key,
    new Set(KIN.filter((group) => group.includes(key)).flatMap((group) => group.filter((other) => other !== key))),
  ]),
)
