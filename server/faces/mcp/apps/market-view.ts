import type { FixedResource } from '../offer/resource.ts'
import { appPage } from './app-page.ts'

/** Address of the market page among the MCP Apps resources. */
export const MARKET_VIEW_URI = 'ui://market/page.html'

/** Prices of a commune with their intervals, and its neighbours beside it. */
export function marketViewResource(publicBaseUrl: string): FixedResource {
  return appPage(publicBaseUrl, {
    uri: MARKET_VIEW_URI,
    name: 'market-view',
    title: 'Market of a commune',
    description: 'Prices of a commune with their course, and its neighbours beside it, for get_market_context.',
    words: {
      all: 'home.allHomes',
      apartment: 'type.apartment',
      change: 'card.change',
      commune: 'field.commune',
      compare: 'reply.market.compare',
      distance: 'commune.distance',
      estimated: 'commune.availability.estimated',
      forecast: 'document.forecast',
      house: 'type.house',
      insufficient: 'communes.key.none',
      interval: 'card.interval',
      liveability: 'listing.liveability',
      newAdverts: 'prices.newAdverts',
      noChange: 'reply.market.asNoChange',
      of: 'card.of',
      partial: 'commune.availability.partial',
      perSqm: 'card.perSqm',
      quarter: 'card.onQuarter',
      rent: 'agents.rent',
      sale: 'agents.sale',
      stable: 'card.stable',
      unknown: 'reply.market.unknown',
      year: 'card.onYear',
    },
  })
}
