import type { Agency } from './agencies.ts'
import type { Day } from '../../../models/kernel/day.ts'
import type { Language } from './grammar.ts'
import type { Condition, Home, HomeKind, ListingType } from '../homes/home.ts'
import type { PriceStep } from '../homes/timeline.ts'

/** Portals and feeds by name; their definitions in YAML are called `sample-<name>`. */
const PORTALS = ['alpha', 'beta', 'gamma', 'hosted', 'openimmo', 'poliris', 'workbook'] as const
export type Portal = (typeof PORTALS)[number]

/** Portals with an archive of the adverts before the first snapshot. */
export const ARCHIVED_PORTALS: ReadonlySet<Portal> = new Set(['alpha', 'beta', 'gamma', 'hosted'])

/** One property with all its adverts: the truth behind the feeds. */
export interface Property {
  readonly id: number
  readonly home: Home
  readonly quarterStep: number
  readonly adverts: readonly Advert[]
}

/** Ways in which the price of an advert is none of the home it describes, or its area is no area of it. */
export const FLAWS = [
  'price_tenfold',
  'price_tenth',
  'price_monthly',
  'price_per_m2',
  'area_tenfold',
  'life_annuity',
  'part_share',
  'parking_price',
  'weekly_rent',
] as const
export type Flaw = (typeof FLAWS)[number]

/** One advert as its portal shows it, with gaps and errors. Null means not stated. */
export interface Advert {
  readonly propertyId: number
  readonly portal: Portal
  readonly ref: string
  readonly spell: number
  readonly from: Day
  /** First day without the advert; null while it is online. */
  readonly to: Day | null
  readonly prices: readonly PriceStep[]
  readonly agency: Agency | null
  readonly agencyRef: string | null
  readonly ownerRef: string | null
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly shown: Shown
  readonly flaw: Flaw | null
}

/** The fields of an advert as its portal shows them. */
export interface Shown {
  readonly kind: HomeKind
  readonly listingType: ListingType
  /** Upper end of the prices of a project, as a factor of its lowest. */
  readonly priceToFactor: number | null
  readonly areaM2: number | null
  readonly areaToM2: number | null
  readonly landM2: number | null
  readonly bedrooms: number | null
  /** Living rooms and bedrooms. */
  readonly rooms: number | null
  readonly bathrooms: number | null
  readonly floor: number | null
  readonly floorCount: number | null
  readonly energyClass: string | null
  readonly insulationClass: string | null
  readonly year: number | null
  readonly condition: Condition | null
  readonly newBuild: boolean
  readonly furnished: boolean
  readonly features: readonly string[]
  readonly chargesEur: number | null
  readonly depositEur: number | null
  readonly feeEur: number | null
  readonly availableFrom: Day | null
  readonly placeText: string
  readonly street: string | null
  readonly postcode: string | null
  readonly country: 'LU' | 'FR' | 'BE' | 'DE'
  readonly latitude: number | null
  readonly longitude: number | null
  readonly photos: readonly string[]
}

/** Price of the advert on a day. */
export function priceOn({ prices }: Advert, day: Day): number {
  let price = prices[0]!.priceEur
  for (const step of prices) if (step.day <= day) price = step.priceEur
  return price
}

export function isOn({ from, to }: Advert, day: Day): boolean {
  return from <= day && (to === null || to > day)
}
