/**
 * Counts the listings among the ten best answers to each wish of a set that break a condition of its labels: what is wished for without being demanded
 * (features) counts only where it is refused.
 * Run: `node scripts/evaluation/search/blind/answers.ts [--set fourth] [--details]` with DATA_DIR.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { foldName } from '../../../../models/language/fold.ts'
import { buildGazetteer } from '../../../../models/places/gazetteer.ts'
import { createSearchIndex } from '../../../../models/search/index/search-index.ts'
import { passingRows } from '../../../../models/search/rank/constraint.ts'
import { constraintsOf } from '../../../../models/search/rank/constraints.ts'
import { conditionSchema } from '../../../../models/search/intent/conditions.ts'
import type { Condition } from '../../../../models/search/intent/conditions.ts'
import { intentOfConditions } from '../../../../models/search/intent/intent-of-conditions.ts'
import { rankListings } from '../../../../models/search/rank-listings.ts'
import { stationDistances } from '../../../../models/search/index/station-distances.ts'
import { chunksOf } from '../../../../models/search/index/row-set.ts'
import { placeKeys } from '../../../../models/search/understand/places/place-keys.ts'
import { REGIONS } from '../../../../models/search/understand/places/regions.ts'
import { understandQuery } from '../../../../models/search/understand/understand-query.ts'
import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { loadMarket } from '../load-market.ts'
import { loadBlindSet, SETS, setNameSchema, type BlindWish, type Label } from './blind-set.ts'
import { WISH_READER } from '../wish-reader.ts'

const { values: options } = parseArgs({
  options: { details: { type: 'boolean', default: false }, set: { type: 'string', default: 'fourth' } },
})
const set = setNameSchema.parse(options.set)
const root = join(import.meta.dirname, '../../../..')
const reference = await loadReference(join(root, 'data/reference'))
const market = await loadMarket(process.env.DATA_DIR ?? join(root, 'data'))
if (!market) throw new Error('No release: set DATA_DIR to a folder with one.')
const gazetteer = buildGazetteer(reference)
const keys = placeKeys(gazetteer)
const stops = [
  ...reference.stations.map((station) => ({ ...station, kind: 'rail' as const })),
  ...reference.tramStops.map((stop) => ({ ...stop, kind: 'tram' as const })),
]
const index = createSearchIndex(market.listings, { gazetteer, distances: stationDistances(stops) })
const rowOf = new Map(index.ids.map((id, row) => [id, row]))
/** Metres within which a place counts as near. */
const NEAR_M = 12_000

const counts = loadBlindSet(set).map((wish) => {
  const intent = understandQuery(wish.text, {
    gazetteer,
    intent: wish.market ?? 'rent',
    today: SETS[set],
    wishReader: WISH_READER,
  })
  const results = rankListings(index, intent, { limit: 10 }).results
  const checks = checksOf(wish)
  const breaks = results.map(({ id }) => checks.filter(({ rows }) => !rows.has(rowOf.get(id)!)).map(({ name }) => name))
  const broken = breaks.filter((names) => names.length > 0).length
  if (options.details && broken > 0)
    console.log(`${wish.id} ${broken} of ${results.length}: ${wish.text}\n   ${[...new Set(breaks.flat())].join(', ')}`)
  return { lang: wish.lang as string, answers: results.length, broken }
})
for (const lang of ['en', 'fr', 'de', 'lb', 'pt', 'all']) {
  const own = counts.filter((each) => lang === 'all' || each.lang === lang)
  const [answers, broken] = [
    own.reduce((sum, one) => sum + one.answers, 0),
    own.reduce((sum, one) => sum + one.broken, 0),
  ]
  const wishes = own.filter((one) => one.broken > 0).length
  console.log(
    `${lang.padEnd(4)} ${broken} of ${answers} answers break a condition (${((100 * broken) / answers).toFixed(1)} %), in ${wishes} wishes`,
  )
}

/** Rows that meet each hard condition of the labels; places that a label calls near are met within reach. */
function checksOf({ expect, also, market: asked }: BlindWish): { name: string; rows: ReadonlySet<number> }[] {
  const isFree = also.some(({ field, op }) => field === 'place' && op !== 'not')
  const widens = expect.some(({ field, op }) => field === 'propertyType' && op === 'is')
  const hard = [...expect, ...also.filter(({ field, op }) => widens && field === 'propertyType' && op === 'is')]
    .filter(
      ({ field, op }) =>
        field !== 'order' && field !== 'income' && field !== 'persons' && !(field === 'feature' && op !== 'not'),
    )
    .flatMap((label) => conditionsOf(label, isFree))
  const listingType =
    asked === null ? [] : [{ field: 'listingType', op: 'is', value: asked === 'rent' ? 'rent' : 'sale' }]
  const conditions = [...listingType, ...hard].map((one) =>
    conditionSchema.parse({ unit: null, strength: 'must', words: '', ...one }),
  )
  const intent = intentOfConditions(conditions, keys)
  return constraintsOf(index, intent).map((constraint) => {
    const rows = new Set<number>()
    // A chunk is overwritten by the next.
    for (const chunk of chunksOf(passingRows(index, [constraint]))) for (const row of chunk) rows.add(row)
    return { name: constraint.name, rows }
  })
}

function conditionsOf({ field, op, value }: Label, isFree: boolean): Partial<Condition>[] {
  if (typeof value === 'object' || field === 'commute') return []
  if (field !== 'place') return [{ field, op, value } as Partial<Condition>]
  const folded = foldName(String(value))
  const region = REGIONS.find(({ slug, names, directions }) => [slug, ...names, ...directions].includes(folded))
  const all = gazetteer.names.get(folded) ?? []
  const named = all.filter(({ rank }) => op !== 'not' || rank === all[0]!.rank)
  const places = region ? [`region:${region.slug}`] : named.map(({ place }) => `${place.kind}:${place.slug}`)
  const isNear = op === 'near' || isFree
  return places.map((key): Partial<Condition> =>
    op === 'not'
      ? { field: 'place', op, value: key }
      : isNear && !region
        ? { field: 'place', op: 'near', value: key, withinM: NEAR_M }
        : { field: 'place', op: 'is', value: key },
  )
}
