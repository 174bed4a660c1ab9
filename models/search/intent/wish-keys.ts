interface Wish {
  /** Features of a listing that fulfil it. One of them absent and none present means that it is not fulfilled. */
  features?: readonly string[]
  /** Title and description tell it: no field of a listing holds all of it. Everything else is judged by fields alone. */
  isTold?: true
  /**
   * `needless`: people say that they can do without it; elsewhere a negation is a manner of speaking (`no hunting for a parking spot`).
   * `refusable`: it can be refused as well. `carried`: a refusal reaches it across `and`: `without garden and garage`, but `without noise and bright`.
   */
  refusal?: 'needless' | 'refusable' | 'carried'
  /**
   * `part`: cues of several words may contain a negation that is part of the wish: `my mother cannot climb stairs`, `nobody ever lived there`.
   * `deniable`: so they may, and a denial right before still refuses them: `nada de construção nova`.
   */
  negationWithin?: 'part' | 'deniable'
}

/** Everything that can be wished for beyond numbers, type and place. The order is that of the index's bits: at most 64. */
const WISHES = {
  garden: { features: ['garden'], refusal: 'carried' },
  terrace: { features: ['terrace', 'balcony', 'loggia'], refusal: 'carried' },
  balcony: { features: ['balcony', 'loggia', 'terrace'], refusal: 'carried' },
  outdoor_space: { features: ['terrace', 'balcony', 'loggia', 'garden', 'garden_shared'], refusal: 'needless' },
  parking: { features: ['parking', 'parking_indoor', 'parking_outdoor', 'garage', 'carport'], refusal: 'carried' },
  garage: { features: ['garage', 'parking_indoor'], refusal: 'carried' },
  ev_charging: { features: ['ev_charging'], refusal: 'needless' },
  lift: { features: ['elevator'], refusal: 'carried', negationWithin: 'part' },
  step_free: { features: ['wheelchair_access'], refusal: 'needless', negationWithin: 'part' },
  quiet: { features: ['quiet'], isTold: true, negationWithin: 'part' },
  bright: { features: ['bright'], isTold: true, negationWithin: 'part' },
  south_facing: { features: ['south_facing'], isTold: true, refusal: 'needless' },
  view: { features: ['view_open'], isTold: true, refusal: 'needless', negationWithin: 'part' },
  nature: { isTold: true },
  character: { isTold: true, negationWithin: 'part' },
  schools: { isTold: true, refusal: 'needless' },
  transit: { isTold: true, refusal: 'needless', negationWithin: 'part' },
  shops: { isTold: true },
  city_centre: { isTold: true, refusal: 'refusable' },
  energy_efficient: { negationWithin: 'part' },
  new_build: { refusal: 'refusable', negationWithin: 'deniable' },
  renovated: { refusal: 'refusable' },
  to_renovate: { refusal: 'refusable', negationWithin: 'deniable' },
  good_condition: { negationWithin: 'part' },
  furnished: { refusal: 'carried' },
  pets_allowed: { features: ['pets_allowed'], refusal: 'needless' },
  cellar: { features: ['cellar'], refusal: 'carried' },
  storage: { features: ['storage', 'cellar', 'attic'], refusal: 'needless' },
  attic: { features: ['attic'], refusal: 'carried' },
  fitted_kitchen: { features: ['fitted_kitchen'], refusal: 'needless' },
  open_kitchen: { features: ['open_kitchen'], refusal: 'refusable' },
  separate_kitchen: { features: ['separate_kitchen'], refusal: 'refusable' },
  bathtub: { refusal: 'refusable' },
  separate_toilet: { features: ['separate_toilet'], refusal: 'needless' },
  master_suite: { features: ['master_suite'], refusal: 'needless' },
  dressing: { features: ['dressing'], refusal: 'needless' },
  fireplace: { features: ['fireplace'], refusal: 'carried' },
  parquet: { features: ['parquet'], refusal: 'refusable' },
  carpet: { refusal: 'carried' },
  air_conditioning: { features: ['air_conditioning'], refusal: 'carried' },
  underfloor_heating: { features: ['heating_underfloor'], refusal: 'refusable' },
  heat_pump: { features: ['heating_heat_pump'], refusal: 'needless' },
  solar: { features: ['heating_solar'], refusal: 'needless' },
  fibre: { features: ['fibre'], refusal: 'needless' },
  alarm: { features: ['alarm'], refusal: 'needless' },
  video_intercom: { features: ['video_intercom'], refusal: 'needless' },
  good_glazing: { features: ['double_glazing', 'triple_glazing'], refusal: 'needless' },
  laundry: { features: ['laundry'], refusal: 'needless' },
  bike_storage: { features: ['bike_storage'], refusal: 'needless' },
  home_office: { features: ['home_office'] },
  pool: { features: ['pool'], refusal: 'carried' },
  sauna: { features: ['sauna'], refusal: 'refusable' },
  gym: { features: ['gym'], refusal: 'refusable' },
  ground_floor: { refusal: 'carried' },
  top_floor: { refusal: 'refusable' },
  detached: { refusal: 'refusable', negationWithin: 'deniable' },
  family: { isTold: true },
  students: { refusal: 'refusable' },
  smoking_allowed: { features: ['smoking_allowed'], refusal: 'refusable' },
  motorway: { isTold: true, refusal: 'refusable' },
  agency: { refusal: 'refusable' },
} as const satisfies Record<string, Wish>
export type WishKey = keyof typeof WISHES
export const WISH_KEYS = Object.keys(WISHES) as WishKey[]

/** Position of a key in the index's bits. */
export const WISH_BIT: ReadonlyMap<WishKey, number> = new Map(WISH_KEYS.map((key, bit) => [key, bit]))

export function wishOf(key: WishKey): Wish {
  return WISHES[key]
}

/** The wishes of which something holds. */
export function wishesThat(holds: (wish: Wish, key: WishKey) => boolean): ReadonlySet<WishKey> {
  return new Set(WISH_KEYS.filter((key) => holds(WISHES[key], key)))
}
