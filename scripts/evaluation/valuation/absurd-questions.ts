import type { ListingType } from '../../../models/contracts/market/valuation.ts'

/** A question to the estimate that no home can be behind, or none that anybody has seen. */
export interface AbsurdQuestion {
  kind: string
  arguments: Readonly<Record<string, unknown>>
}

const COMMUNES = ['luxembourg', 'esch-sur-alzette', 'mersch', 'vianden', 'clervaux']
const LISTING_TYPES: ListingType[] = ['sale', 'rent']

const KINDS: Readonly<Record<string, object>> = {
  'flat of 900 m²': { propertyType: 'apartment', areaSqm: 900, bedrooms: 3 },
  'flat of 2,000 m² with one bedroom': { propertyType: 'apartment', areaSqm: 2_000, bedrooms: 1 },
  'studio of 400 m²': { propertyType: 'studio', areaSqm: 400 },
  'studio with eight bedrooms': { propertyType: 'studio', areaSqm: 30, bedrooms: 8 },
  'house of 9 m²': { propertyType: 'house', areaSqm: 9 },
  'house of 1,500 m² without a bedroom': { propertyType: 'house', areaSqm: 1_500, bedrooms: 0 },
  'twelve bedrooms in 30 m²': { propertyType: 'apartment', areaSqm: 30, bedrooms: 12 },
  'house of 40 m² with twenty bedrooms': { propertyType: 'house', areaSqm: 40, bedrooms: 20 },
  'fifteen bathrooms in 60 m²': { propertyType: 'apartment', areaSqm: 60, bedrooms: 1, bathrooms: 15 },
  'flat built in 1200': { propertyType: 'apartment', areaSqm: 80, constructionYear: 1200 },
  'new build of 1500': { propertyType: 'house', areaSqm: 150, constructionYear: 1500, features: ['new_build'] },
  'flat built in 2100': { propertyType: 'apartment', areaSqm: 80, bedrooms: 2, constructionYear: 2100 },
  'new build of the worst energy class': {
    propertyType: 'apartment',
    areaSqm: 80,
    bedrooms: 2,
    constructionYear: 2026,
    energyClass: 'I',
    condition: 'new',
    features: ['new_build'],
  },
  'flat on floor 60': { propertyType: 'apartment', areaSqm: 80, bedrooms: 2, floor: 60 },
  'penthouse below the ground': { propertyType: 'penthouse', areaSqm: 120, bedrooms: 3, floor: -3 },
  'house with 50 ha': { propertyType: 'house', areaSqm: 150, bedrooms: 4, landAreaSqm: 500_000 },
  'flat with 50 ha': { propertyType: 'apartment', areaSqm: 80, bedrooms: 2, landAreaSqm: 500_000 },
  'half a bedroom': { propertyType: 'apartment', areaSqm: 80, bedrooms: 0.5 },
  'duplex of 8 m² with five bedrooms': { propertyType: 'duplex', areaSqm: 8, bedrooms: 5 },
  'penthouse of 15 m²': { propertyType: 'penthouse', areaSqm: 15, bedrooms: 1 },
}

/** 200 absurd questions: each kind in five communes, for sale and for rent. */
export function absurdQuestions(): AbsurdQuestion[] {
  return Object.entries(KINDS).flatMap(([kind, facts]) =>
    COMMUNES.flatMap((commune) =>
      LISTING_TYPES.map((listingType) => ({ kind, arguments: { listingType, commune, ...facts } })),
    ),
  )
}
