import { filterSearchTool } from './search-filters.ts'

export const searchForSale = filterSearchTool({
  name: 'search_for_sale',
  title: 'Search homes to buy',
  description:
    'Search homes for sale in Luxembourg by place, price in EUR, bedrooms, area and type, newest first. ' +
    'Use it for exact filters; not for descriptions (search_vibe) or rentals (search_rentals). Leaves ' +
    'out listings where a filtered fact is unknown.',
  listingType: 'sale',
  maxPriceEur: 1_000_000_000,
})
