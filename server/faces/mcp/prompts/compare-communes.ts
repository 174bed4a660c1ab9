import { resolveCommune } from '../../../queries/places/resolve-commune.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import { completeCommune } from '../offer/complete.ts'
import type { Prompt } from '../offer/prompt.ts'

export const compareCommunes: Prompt = {
  name: 'compare-communes',
  title: 'Compare two communes',
  description: 'Side-by-side comparison of two communes: liveability, prices, outlook, commute.',
  arguments: [
    { name: 'commune_a', description: 'first commune, in any language', required: true, complete: completeCommune },
    { name: 'commune_b', description: 'second commune, in any language', required: true, complete: completeCommune },
  ],
  write(facts, { commune_a, commune_b }) {
    const first = resolveCommune(facts, commune_a ?? '', 'commune_a')
    const second = resolveCommune(facts, commune_b ?? '', 'commune_b')
    if (first.slug === second.slug)
      throw new BadArgumentsError([
        { field: 'commune_b', received: commune_b, expected: `a commune other than ${first.slug}` },
      ])
    return [
      `Compare ${first.name.en} (slug ${first.slug}) and ${second.name.en} (slug ${second.slug}) as places to live.`,
      `1. Call get_market_context for each slug.`,
      '2. Compare side by side: liveability score and rank with each scored dimension; asking price and ' +
        'rent per m² with interval and number of listings; change over a year; forecast with its interval ' +
        'and back-test; homes on offer and days on the market; minutes to the three destinations.',
      '3. Treat a difference smaller than the intervals as no difference, and say so. Dimensions without ' +
        'a score (safety has no public statistic below the national level) are unknown for both, not equal.',
      '4. End with which commune suits whom, and what the figures cannot show. Prices are asking prices; state the date of the data.',
    ].join('\n')
  },
}
