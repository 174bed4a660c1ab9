import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketFacts, ReleaseFacts } from '../../../content/pages/market-facts.ts'
import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import { FORECASTS_PATH, type ForecastIndex } from '../../../models/contracts/market/forecast.ts'
import { OFFICIAL_FORECASTS_PATH } from '../../../models/contracts/market/official-forecast.ts'
import type { OfficialForecastIndex } from '../../../models/contracts/market/official-forecast.ts'
import { RECORD_PATH } from '../../../models/contracts/market/record.ts'
import { trendKey, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { CommuneRecord, MarketActivity } from '../../../models/contracts/places/commune.ts'
import { OUTLINES_PATH } from '../../../models/contracts/places/outlines.ts'
import { OFFICIAL_SERIES_PATH } from '../../../models/contracts/release/official-series-index.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'

/** @param directory of a release whose indexes are written */
export function readMarketFacts(directory: string, release: ReleaseFacts): MarketFacts {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(directory, path), 'utf8')) as T
  const towns = read<TownAgencies[]>(RELEASE_PATHS.agencies)
  const official = read<OfficialForecastIndex>(OFFICIAL_FORECASTS_PATH)
  const communes = towns.filter(({ town }) => town.kind === 'commune')
  return {
    intelligence: read(RELEASE_PATHS.intelligence),
    trends: new Map(read<TrendSeries[]>(RELEASE_PATHS.trends).map((series) => [trendKey(series), series])),
    forecasts: Map.groupBy(read<ForecastIndex>(FORECASTS_PATH).forecasts, ({ communeSlug }) => communeSlug),
    officialForecasts: Map.groupBy(official.communes, ({ communeSlug }) => communeSlug),
    officialIndexForecast: official.index,
    officialNowcasts: official.nowcasts,
    officialSeries: read(OFFICIAL_SERIES_PATH),
    activity: Map.groupBy(read<MarketActivity[]>(RELEASE_PATHS.activity), ({ communeSlug }) => communeSlug),
    agencies: new Map(communes.map((town) => [town.town.slug, town])),
    outlines: read(OUTLINES_PATH),
    marketIndex: read(RELEASE_PATHS.marketIndex),
    record: read(RECORD_PATH),
    communes: read<CommuneRecord[]>(RELEASE_PATHS.communes),
    towns,
    release,
  }
}
