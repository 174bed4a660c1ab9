import { officialArea } from '../../../../models/places/official-area.ts'
import { getCommuneIntelligence } from '../../../queries/market/get-commune-intelligence.ts'
import { completeCommune } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'

/** Document behind get_market_context: every indicator with its source and date, in all languages. */
export const communeResource: ResourceFamily = {
  name: 'commune',
  title: 'Commune intelligence',
  description:
    'Liveability of one commune: every indicator with value, source, licence and date, and a summary ' +
    'in five languages; forecasts of the official prices. get_market_context gives a summary, with prices.',
  mimeType: 'application/json',
  uriTemplate: 'lux://commune/{slug}',
  variable: 'slug',
  complete: completeCommune,
  listed: [],
  read(facts, slug) {
    const document = getCommuneIntelligence(facts, { slug })
    const commune = facts.communes.get(document.communeSlug)!
    return JSON.stringify({ ...document, officialForecasts: facts.officialForecasts.get(officialArea(commune)) ?? [] })
  },
}
