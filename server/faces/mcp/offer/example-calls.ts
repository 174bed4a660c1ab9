/** Things of a release that a call can name; `listingId` names nothing where the release has no listing. */
export interface CallSubjects {
  listingId: string
  commune: string
  town: string
}

const LEASE =
  'Contrat de bail à usage d’habitation entre le bailleur Jean Weber et la locataire Anna Schmit. Le loyer mensuel hors charges est ' +
  'fixé à 1.500 euros, payable le premier de chaque mois. La garantie locative est fixée à 3.000 euros, soit deux mois de loyer. Le ' +
  'bail est conclu pour une durée d’un an à partir du 1er mai 2025 et se renouvelle par tacite reconduction.'

type Calls = Readonly<Record<string, Record<string, unknown>>>

/** One call of each tool, so that the gate of a release and the tests can call them all. Add one with each new tool. */
export function exampleCalls({ listingId, commune, town }: CallSubjects): Calls {
  return {
    search_vibe: { query: `bright flat in ${commune} with two bedrooms`, intent: 'buy', limit: 3 },
    search_rentals: { limit: 3, locale: 'fr' },
    search_for_sale: { commune, limit: 3 },
    render_listing_cards: { listings: [{ id: listingId, score: 80 }], heading: 'Flats' },
    get_listing: { id: listingId },
    get_listing_truth: { id: listingId },
    get_market_context: { commune, locale: 'pt' },
    get_town_agencies: { commune: town },
    get_price_estimate: { commune, propertyType: 'apartment', listingType: 'sale', areaSqm: 80 },
    get_affordability: {
      annualIncome: 90_000,
      monthlyDebts: 0,
      savingsAvailable: 100_000,
      householdType: 'couple',
      employmentType: 'permanent',
      residencyType: 'resident',
    },
    analyze_lease: { text: LEASE },
    submit_inquiry: { listingId, message: 'Is the flat still free in spring?' },
    get_inquiry_status: { conversationId: 'inq_0123456789abcdefghijkl' },
    get_commute_times: { commune, destination: 'kirchberg' },
  }
}
