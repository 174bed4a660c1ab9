import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import { MEDIAN_MINIMUM } from '../../../models/prices/trends/publication-rule.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { NORMAL_95 } from '../../../models/statistics/normal-quantile.ts'
import { sum } from '../../../models/statistics/sum.ts'
import { ADDRESSES, PRICE_SEGMENTS, type PriceSegment } from '../../html/addresses.ts'
import { communeWords } from '../../say/area-words.ts'
import { directionOf } from '../../say/market-sentences.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { capitalized } from '../../say/typography.ts'
import { sayIn } from '../../say/words.ts'
import { folded, hint, list, paragraph, section } from '../../sections/block.ts'
import type { Block, Choices, List, Ranking, Section } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { outlineMap } from '../communes/communes-map.ts'
import { communeRows, orderRows, type CommuneRow } from '../communes/communes-overview.ts'
import { availabilityNote, levelWords } from '../level-cells.ts'
import { evidenceOf } from '../level-figure.ts'
import { newestPoint, newestQuarter, type MarketFacts } from '../market-facts.ts'

/** Communes shown at either end. */
const AT_AN_END = 5
/** Names that stand in a line; more of them open under their number. */
const MOST_NAMED = 8

type Known = CommuneRow & { sale: TrendPoint & { pricePerSqm: number; low: number; high: number } }

/** Communes with the highest and lowest level beside their map, with a clear change, and without a level: rows of the overview of communes. */
export function rankingSection(
  facts: Pick<MarketFacts, 'communes' | 'trends' | 'activity' | 'intelligence' | 'outlines' | 'release'>,
  segment: PriceSegment,
  locale: Locale,
): Section {
  const say = sayIn(locale)
  const rows = orderRows(communeRows(facts, segment), 'sale', locale)
  const known = rows.filter(isKnown)
  const missing = rows.filter((row) => !isKnown(row))
  if (known.length === 0) {
    const unknown = paragraph(say('prices.rank.noneAtAll'), 'unknown')
    return section(say('prices.rank.title'), [unknown, tables(segment, locale)])
  }
  const isRanked = (row: Known): boolean => telling(row, facts, segment) >= MEDIAN_MINIMUM
  const [ranked, thin] = [known.filter(isRanked), known.filter((row) => !isRanked(row))]
  const changes = clearChanges(ranked, locale)
  const newest = newestQuarter(known.map(({ sale }) => sale)) ?? facts.release.quarter
  const caption = [segmentTitle(segment, locale), say('chart.unit.sale'), quarterWords(newest, locale).title].join(', ')
  const map = outlineMap({ ...facts, rows }, 'sale', locale, caption)
  const beside = [
    ...levels(ranked, segment, locale),
    ...named('thin', thin, locale),
    ...named('none', missing, locale),
    tables(segment, locale),
  ]
  return section(
    segment === 'all' ? finding(ranked, newest, facts.release.quarter, locale) : say('prices.rank.title'),
    [{ kind: 'columns', parts: [[{ kind: 'map', map }], beside] }, ...(changes.length === 0 ? [] : changes)],
  )
}

/** Other figures of the same map, and the same figure of other homes, as links in one word each: choosing needs no script, and the map begins soon. */
export function mapChoices(segment: PriceSegment, locale: Locale): Choices[] {
  const say = sayIn(locale)
  const orders = (['sale', 'rent', 'change', 'commute'] as const).map((by) => ({
    label: say(`prices.by.${by}`),
    address: by === 'sale' ? ADDRESSES.prices(locale, segment) : ADDRESSES.communes(locale, by),
    isCurrent: by === 'sale',
  }))
  const segments = PRICE_SEGMENTS.map((each) => ({
    label: each === 'all' ? say('prices.all') : capitalized(say(`commune.${each}s`)),
    address: ADDRESSES.prices(locale, each),
    isCurrent: each === segment,
  }))
  return [
    { kind: 'choices', label: say('prices.choose.figure'), choices: orders },
    { kind: 'choices', label: say('prices.choose.homes'), choices: segments },
  ]
}

/** Links to the figures of the map as a table: of all homes among other figures of communes, of one kind beside the official means. */
function tables(segment: PriceSegment, locale: Locale): List {
  const say = sayIn(locale)
  const kinds = PRICE_SEGMENTS.filter((each) => each !== 'all')
  return list([
    link(say('prices.rank.all'), ADDRESSES.communes(locale, 'sale')),
    ...(segment === 'all' ? kinds : []).map((each) =>
      link(say('prices.besideOfficial', { homes: segmentTitle(each, locale) }), ADDRESSES.prices(locale, each)),
    ),
  ])
}

/** Homes of a kind: `Apartments for sale`. */
export function segmentTitle(segment: PriceSegment, locale: Locale): string {
  return sayIn(locale)(`prices.scope.${segment === 'all' ? 'national' : segment}`)
}

function isKnown(row: CommuneRow): row is Known {
  return row.sale !== undefined && row.sale.pricePerSqm !== null && row.sale.low !== null && row.sale.high !== null
}

/**
 * Listings of the commune that a level rests on: of too few it is shown, but is no highest or lowest.
 * Those of a kind whose own level is withheld tell none of all homes either.
 */
function telling({ commune, sale }: Known, facts: Pick<MarketFacts, 'trends'>, segment: PriceSegment): number {
  const count = (point: TrendPoint): number => point.yearListingCount ?? point.listingCount
  if (segment !== 'all') return count(sale)
  const kinds = PRICE_SEGMENTS.filter((kind) => kind !== 'all').map((kind) =>
    newestPoint(facts, { areaLevel: 'commune', areaSlug: commune.slug, listingType: 'sale', segment: kind }),
  )
  const withheld = kinds.filter((point) => point !== undefined && point.pricePerSqm === null)
  return count(sale) - sum(withheld.map((point) => count(point!)))
}

/**
 * How many times the dearest asks what the cheapest does, of ranked communes whose level is not modelled, where their intervals are apart.
 * @param newest quarter of the levels
 * @param current quarter of the release
 */
function finding(ranked: readonly Known[], newest: string, current: string, locale: Locale): string {
  const say = sayIn(locale)
  const measured = ranked.filter(({ sale }) => sale.dataAvailability !== 'estimated' && sale.quarter === newest)
  const [dear, cheap] = [measured[0], measured.at(-1)]
  if (!dear || !cheap || dear.sale.low <= cheap.sale.high) return say('prices.rank.title')
  const place = ({ commune }: Known): string => communeWords(communeName(commune, locale), locale).within
  const ratio = numberWords(locale).decimal(dear.sale.pricePerSqm / cheap.sale.pricePerSqm, 1)
  const found = { dear: place(dear), cheap: place(cheap), ratio }
  const quarter = quarterWords(newest, locale).title
  return capitalized(
    newest === current ? say('prices.rank.finding', found) : say('prices.rank.findingPast', { ...found, quarter }),
  )
}

function levels(known: readonly Known[], segment: PriceSegment, locale: Locale): Block[] {
  const say = sayIn(locale)
  const { level } = levelWords('sale', locale)
  const modelled = known.filter(({ sale }) => sale.dataAvailability === 'estimated').length
  const note = [
    say('prices.rank.note', { homes: segmentTitle(segment, locale) }),
    ...(modelled === 0 ? [] : [say('prices.rank.modelled', { count: modelled, total: known.length })]),
  ]
  const ranked = known.map(({ commune, sale: point }) => ({
    label: link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug)),
    value: level(point.pricePerSqm),
    range: say('communes.range', { low: level(point.low), high: level(point.high) }),
    interval: {
      low: point.low,
      high: point.high,
      ...(point.dataAvailability !== 'estimated' && { value: point.pricePerSqm }),
    },
    bars: shortEvidence(point, locale),
  }))
  return ranked.length === 0 ? [] : [hint(note.join(' ')), ends(ranked, say('prices.rank.title'), locale)]
}

/** Changes whose interval leaves zero out, the largest rise first. */
function clearChanges(known: readonly Known[], locale: Locale): Block[] {
  const say = sayIn(locale)
  const { signedPercent } = numberWords(locale)
  const compared = known.filter(({ sale }) => directionOf(sale) !== 'noComparison')
  const clear = orderRows(compared, 'change', locale)
    .filter(isKnown)
    .filter(({ sale }) => directionOf(sale) !== 'unclear')
  if (compared.length === 0) return []
  const counts = { clear: clear.length, unclear: compared.length - clear.length }
  const ranked = clear.map(({ commune, sale: point }) => {
    const [value, error] = [point.yoyPercent!, NORMAL_95 * point.yoySePercent!]
    const [low, high] = [value - error, value + error]
    return {
      label: link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug)),
      value: signedPercent(value),
      range: say('communes.range', { low: signedPercent(low), high: signedPercent(high) }),
      interval: { low, high, ...(point.dataAvailability !== 'estimated' && { value }) },
      bars: shortEvidence(point, locale),
    }
  })
  const title = say('prices.rank.change')
  return [
    section(title, [
      hint(say('prices.rank.changeNote', counts)),
      ...(ranked.length === 0 ? [] : [ends(ranked, title, locale)]),
    ]),
  ]
}

/** Bars with the one thing that matters: how many listings, or that they are few. */
function shortEvidence(point: TrendPoint, locale: Locale): Ranking['rows'][number]['bars'] {
  const bars = evidenceOf(point, locale)
  return { ...bars, text: availabilityNote(point, locale)[0] ?? bars.text }
}

/** The first and the last rows, with the number of those between. */
function ends(rows: Ranking['rows'], label: string, locale: Locale): Ranking {
  const intervals = rows.flatMap(({ interval }) => [interval.low, interval.high])
  const scale = { from: Math.min(...intervals), to: Math.max(...intervals) }
  if (rows.length <= 2 * AT_AN_END + 1) return { kind: 'ranking', label, scale, rows }
  const between = {
    after: AT_AN_END,
    text: sayIn(locale)('prices.rank.between', { count: rows.length - 2 * AT_AN_END }),
  }
  return { kind: 'ranking', label, scale, rows: [...rows.slice(0, AT_AN_END), ...rows.slice(-AT_AN_END)], between }
}

/** Names of communes that are not in the order, folded where they are many. */
function named(why: 'none' | 'thin', rows: readonly CommuneRow[], locale: Locale): Block[] {
  if (rows.length === 0) return []
  const say = sayIn(locale)
  const said = (communes: string | number): string => say(`prices.rank.${why}`, { communes, least: MEDIAN_MINIMUM })
  const names = rows.map(({ commune }) => communeName(commune, locale)).join(', ')
  if (rows.length <= MOST_NAMED) return [hint(said(names))]
  return [folded(said(rows.length), [hint(names)])]
}
