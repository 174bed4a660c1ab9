import type { Source } from '../../models/contracts/release/source.ts'
import { nearestName } from '../base/nearest-name.ts'
import { UsageError } from '../base/usage-error.ts'

/**
 * Feeds of a market, disabled ones too: its own and those that join every market.
 * @throws UsageError for a market that no feed names where feeds name others, with these and the nearest
 */
export function marketSources(sources: readonly Source[], market: string): Source[] {
  const known = [...new Set(sources.flatMap((source) => source.market ?? []))].sort()
  if (known.length > 0 && !known.includes(market)) {
    const near = nearestName(market, known)
    throw new UsageError(
      `No feed is of the market ${market}.${near === undefined ? '' : ` Did you mean ${near}?`} The markets are: ${known.join(', ')}. ` +
        'Set LUX_MARKET or --market to one of them, or add a YAML file with `market` in it.',
    )
  }
  return sources.filter((source) => source.market === undefined || source.market === market)
}
