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
    description: 'Prices of a commune, their record, and its neighbours beside it, for get_market_context.',
    words: {
      all: 'home.allHomes',
      back: 'card.back',
      came: 'record.came',
      apartment: 'type.apartment',
      change: 'card.change',
      commune: 'field.commune',
      compare: 'reply.market.compare',
      distance: 'commune.distance',
      estimated: 'commune.availability.estimated',
      forecast: 'document.forecast',
      house: 'type.house',
      inside: 'card.inside',
      insufficient: 'communes.key.none',
      interval: 'card.interval',
      liveability: 'listing.liveability',
      newAdverts: 'prices.newAdverts',
      noChange: 'reply.market.asNoChange',
      of: 'card.of',
      outside: 'card.outside',
      past: 'card.pastForecast',
      published: 'card.publishedThen',
      partial: 'commune.availability.partial',
      perSqm: 'card.perSqm',
      quarter: 'card.onQuarter',
      record: 'card.record',
      rent: 'agents.rent',
      sale: 'agents.sale',
      stable: 'card.stable',
      unknown: 'reply.market.unknown',
      time: 'document.quarter',
      workedOut: 'card.workedOut',
      year: 'card.onYear',
    },
  })
}
