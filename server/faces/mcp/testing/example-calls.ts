import { sampleListing } from '../../../testing/sample-records.ts'

const { id } = sampleListing(0)

/** One call of each tool on the tests' sample release, so that one suite can call them all. Add one with each new tool. */
export const EXAMPLE_CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  search_vibe: { query: 'bright flat in Esch with two bedrooms', intent: 'buy', limit: 3 },
  search_rentals: { limit: 3, locale: 'fr' },
  search_for_sale: { commune: 'Esch', limit: 3 },
  render_listing_cards: { listings: [{ id, score: 80 }], heading: 'Flats in Esch' },
  get_listing: { id },
  get_listing_truth: { id },
  get_market_context: { commune: 'Esch an der Alzette', locale: 'pt' },
  get_town_agencies: { commune: 'Belval' },
  get_price_estimate: { commune: 'mersch', propertyType: 'apartment', listingType: 'sale', areaSqm: 80 },
  get_affordability: {
    annualIncome: 90_000,
    monthlyDebts: 0,
    savingsAvailable: 100_000,
    householdType: 'couple',
    employmentType: 'permanent',
    residencyType: 'resident',
  },
  analyze_lease: { text: 'Contrat de bail. Le loyer mensuel est fixé à 1.500 euros. Garantie locative : deux mois.' },
  submit_inquiry: { listingId: id, message: 'Is the flat still free in spring?' },
  get_inquiry_status: { conversationId: 'inq_0123456789abcdefghijkl' },
  get_commute_times: { commune: 'mersch', destination: 'kirchberg' },
}
