import type { Dwelling } from './dwelling.ts'

/** A studio in Mersch whose advert leaves much unsaid. */
export const STUDIO: Dwelling = {
  communeSlug: 'mersch',
  canton: 'mersch',
  locality: null,
  segment: 'apartment',
  propertyType: 'studio',
  areaM2: 40,
  landAreaM2: null,
  bedrooms: 1,
  bathrooms: null,
  floor: 2,
  constructionYear: null,
  energyClass: 'C',
  condition: null,
  newBuild: false,
  parking: null,
  terrace: true,
  furnished: null,
  latitude: null,
  longitude: null,
  quarter: 8106,
}
