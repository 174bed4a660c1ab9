import { filterSearchTool } from './search-filters.ts'

export const searchRentals = filterSearchTool({
  name: 'search_rentals',
  title: 'Search homes to rent',
  description:
    'Search homes to rent in Luxembourg by place, monthly price in EUR without charges, bedrooms, area ' +
    'and type, newest first. Use it for exact filters; not for descriptions (search_vibe) or homes to ' +
    'buy (search_for_sale). Leaves out listings where a filtered fact is unknown.',
  listingType: 'rent',
  maxPriceEur: 1_000_000,
})
