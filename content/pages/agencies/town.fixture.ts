import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'

/** A commune with listings whose agencies are left to the test. */
export const TOWN: TownAgencies = {
  town: { slug: 'esch-sur-alzette', name: 'Esch-sur-Alzette', kind: 'commune', communeSlug: 'esch-sur-alzette' },
  asOf: '2026-09-30',
  activeListings: 1_500,
  buyCount: 1_100,
  rentCount: 400,
  agencies: [],
}
