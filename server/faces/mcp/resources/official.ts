import { getOfficialSeries, listOfficialSeries } from '../../../queries/market/get-official-series.ts'
import { completeCommune } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'
import { COUNTRY } from '../../../../models/prices/official-series/series-breaks.ts'
import { resolveCommune } from '../../../queries/places/resolve-commune.ts'

const LOCALE = 'en'
const ALL = { limit: Infinity, offset: 0, locale: LOCALE } as const

/** Official series of the country, with what they measure and where they break. */
export const officialResource: ResourceFamily = {
  name: 'official',
  title: 'Official series',
  description:
    'One official series (registered-prices, asking-prices, asking-rents, sales, house-price-index, rates …): definition, breaks, sources and ' +
    'the history of the country. Figures of a commune are at lux://official-commune/{slug}, all of them in /data/official-prices.csv.',
  mimeType: 'application/json',
  uriTemplate: 'lux://official/{series}',
  variable: 'series',
  complete: (facts, typed) =>
    (facts.officialSeries?.series ?? [])
      .map(({ series }) => series)
      .filter((series) => series.startsWith(typed.trim().toLowerCase())),
  listed: [],
  read(facts, series) {
    const document = getOfficialSeries(facts, { series, ...ALL })
    const points = document.points.filter(({ area }) => area === COUNTRY || area === 'EA')
    const communes = new Set(document.points.flatMap(({ area }) => (area === COUNTRY ? [] : [area]))).size
    return JSON.stringify({
      ...document,
      breaks: document.breaks.filter(({ area }) => area === null),
      points,
      communes,
    })
  },
}

/** Every official series of one commune, with the communes that it merged with. */
export const officialCommuneResource: ResourceFamily = {
  name: 'official-commune',
  title: 'Official figures of a commune',
  description:
    'Official prices, rents and numbers of sales of one commune since 2009, with withheld figures and mergers. ' +
    'get_market_context has the newest ones.',
  mimeType: 'application/json',
  uriTemplate: 'lux://official-commune/{slug}',
  variable: 'slug',
  complete: completeCommune,
  listed: [],
  read(facts, text) {
    const { slug } = resolveCommune(facts, text)
    const { series, apart, sources, ...release } = listOfficialSeries(facts, LOCALE)
    const own = series
      .map((one) => getOfficialSeries(facts, { series: one.series, commune: slug, ...ALL }))
      .filter(({ points }) => points.length > 0)
      .map(({ series: name, title, definition, unit, breaks, points }) => ({
        series: name,
        title,
        definition,
        unit,
        breaks: breaks.map(({ text: said }) => said),
        points: points.map(({ start: _, end: __, flag: ___, ...point }) => point),
      }))
    const cited = new Set(own.flatMap(({ points }) => points.map(({ source }) => source)))
    return JSON.stringify({
      communeSlug: slug,
      apart,
      series: own,
      sources: sources.filter(({ id }) => cited.has(id)),
      ...release,
    })
  },
}
