import { colon } from '../../say/typography.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toLanguageTag, type Locale } from '../../../models/kernel/locale.ts'
import { roundHalfUp } from '../../../models/statistics/round.ts'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, hint, paragraph, section, table } from '../../sections/block.ts'
import type { Block, Chosen, Column, Section } from '../../sections/block.ts'
import { link, type Text } from '../../sections/inline.ts'
import { changeCell, levelCell, listingCountCell, unknownMark } from '../level-cells.ts'
import { trendFinding } from '../commune/trend-section.ts'
import { newestQuarter, type MarketFacts } from '../market-facts.ts'

/** A commune and its levels of all homes. */
export interface CompareCommune {
  commune: CommuneRecord
  sale: TrendSeries
  rent: TrendSeries | undefined
}

/** More lines than this cannot be told apart. */
export const MOST_COMPARED = 8
/** Communes compared before anybody chooses: the largest. */
const COMPARED_FIRST = 4
/** Quarters of the table where the comparison is a part of a page. */
const QUARTERS_LISTED = 12
const TABLE = '/data/trends.csv'
const LOOKS = [
  { colour: 'var(--s1)' },
  { colour: 'var(--s2)' },
  { colour: 'var(--s3)' },
  { colour: 'var(--s4)' },
  { colour: 'var(--s5)' },
  { colour: 'var(--s6)' },
  { colour: 'var(--s1)', dash: '6 3' },
  { colour: 'var(--s2)', dash: '6 3' },
] as const

/** The largest first. @returns those whose levels are known */
export function comparable({
  communes,
  trends,
}: {
  communes: Iterable<CommuneRecord>
  trends: MarketFacts['trends']
}): CompareCommune[] {
  const seriesOf = (areaSlug: string, listingType: TrendSeries['listingType']): TrendSeries | undefined =>
    trends.get(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment: 'all' }))
  return [...communes]
    .flatMap((commune) => {
      const sale = seriesOf(commune.slug, 'sale')
      const isKnown = sale?.points.some(({ pricePerSqm }) => pricePerSqm !== null) ?? false
      return isKnown ? [{ commune, sale: sale!, rent: seriesOf(commune.slug, 'rent') }] : []
    })
    .sort((a, b) => b.commune.population - a.commune.population || (a.commune.slug < b.commune.slug ? -1 : 1))
}

/**
 * A chart of a few communes with their full names, their figures, and links that add and remove one: the choice is in the address.
 * @param wanted slugs of a reader's choice, of which every quarter is listed; by default the largest communes, of which only the newest are
 */
export function compareSection(
  communes: readonly CompareCommune[],
  quarter: string,
  locale: Locale,
  wanted?: readonly string[],
): Section {
  const say = sayIn(locale)
  const chosen =
    wanted?.flatMap((slug) => communes.find(({ commune }) => commune.slug === slug) ?? []) ??
    communes.slice(0, COMPARED_FIRST)
  const listed = wanted === undefined ? QUARTERS_LISTED : Infinity
  const title = say('prices.compare')
  const quarters = quartersOf(chosen, quarter)
  const note = say('prices.chosen', { quarter: quartersText(quarters, locale) })
  return section(title, [
    chips(communes, chosen, locale),
    ...(chosen.length === 0
      ? [paragraph(say(communes.length === 0 ? 'prices.rank.noneAtAll' : 'prices.noneChosen'))]
      : [
          section(
            compareFinding(chosen, quarter, locale) ?? note,
            hasLines(chosen)
              ? [chart(chosen, quarter, listed, title, locale)]
              : notApart(chosen, locale).map((text) => hint(text)),
          ),
          chosenTable(chosen, quarters, note, locale),
        ]),
  ])
}

/** Quarters that the levels of sales and of rents are of, and that of the release. */
interface Quarters {
  sale: string
  rent: string
  current: string
}

function quartersOf(chosen: readonly CompareCommune[], current: string): Quarters {
  const sale = newestQuarter(chosen.map((each) => each.sale.points.at(-1))) ?? current
  return { sale, rent: newestQuarter(chosen.map((each) => each.rent?.points.at(-1))) ?? sale, current }
}

/** The one quarter, or that of sales and that of rents. */
function quartersText({ sale, rent }: Quarters, locale: Locale): string {
  const [ofSale, ofRent] = [quarterWords(sale, locale).title, quarterWords(rent, locale).title]
  return sale === rent ? ofSale : sayIn(locale)('communes.leadQuarters', { sale: ofSale, rent: ofRent })
}

/** A commune with its newest level and the interval of that. */
interface Newest {
  name: string
  quarter: string
  isModelled: boolean
  value: number
  low: number
  high: number
}

/** The dearest first; without those whose newest level is not known. */
function newestLevels(chosen: readonly CompareCommune[], locale: Locale): Newest[] {
  return chosen
    .flatMap(({ commune, sale }): Newest[] => {
      const point = sale.points.at(-1)
      const { pricePerSqm: value = null, low = null, high = null } = point ?? {}
      if (point === undefined || value === null || low === null || high === null) return []
      const { quarter, dataAvailability } = point
      const name = communeName(commune, locale)
      return [{ name, quarter, isModelled: dataAvailability === 'estimated', value, low, high }]
    })
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
}

/**
 * Says how far the dearest is above the cheapest, or that nobody can tell them apart.
 * Counts communes with enough listings for a level of their own, in one quarter.
 * @param current quarter of the release
 * @returns undefined where nothing is known
 */
export function compareFinding(chosen: readonly CompareCommune[], current: string, locale: Locale): string | undefined {
  if (chosen.length === 1) return trendFinding(chosen[0]!.sale, 'sale', locale)
  const say = sayIn(locale)
  const { sale: quarter } = quartersOf(chosen, current)
  const levels = newestLevels(chosen, locale).filter((level) => !level.isModelled && level.quarter === quarter)
  const [dear, cheap] = [levels[0], levels.at(-1)]
  if (dear === undefined || cheap === undefined || dear === cheap) return undefined
  const isPast = quarter !== current
  const names = { dear: dear.name, cheap: cheap.name, during: quarterWords(quarter, locale).during }
  if (meet(dear, cheap)) return say(isPast ? 'prices.compare.samePast' : 'prices.compare.same', names)
  const change = numberWords(locale).percent(roundHalfUp(dear.value / cheap.value - 1, 2))
  return say(isPast ? 'prices.compare.morePast' : 'prices.compare.more', { ...names, change })
}

/** Neighbours in the order of levels whose intervals meet. */
function notApart(chosen: readonly CompareCommune[], locale: Locale): string[] {
  const levels = newestLevels(chosen, locale)
  const pairs = levels.slice(1).flatMap((level, index) => {
    const above = levels[index]!
    return meet(above, level) ? [`${above.name} / ${level.name}`] : []
  })
  return pairs.length === 0 ? [] : [sayIn(locale)('prices.compare.close', { pairs: pairs.join(', ') })]
}

function meet(above: Newest, below: Newest): boolean {
  return above.low <= below.high
}

/** Whether a level of two quarters is known of any of them: dots of one quarter say no more than the table. */
function hasLines(chosen: readonly CompareCommune[]): boolean {
  return chosen.some(({ sale }) => sale.points.filter(({ pricePerSqm }) => pricePerSqm !== null).length > 1)
}

function chart(
  chosen: readonly CompareCommune[],
  quarter: string,
  listed: number,
  title: string,
  locale: Locale,
): Block {
  const say = sayIn(locale)
  const points = chosen.flatMap(({ sale }) => sale.points)
  const span = { from: points[0]?.quarter ?? quarter, to: chosen[0]!.sale.points.at(-1)?.quarter ?? quarter }
  const said = { from: quarterWords(span.from, locale).title, to: quarterWords(span.to, locale).title }
  return {
    kind: 'figure',
    id: 'chart-compare',
    chart: {
      kind: 'quarters',
      lines: chosen.map(({ commune, sale }, index) => ({
        ...LOOKS[index]!,
        name: commune.slug,
        points: sale.points.map(({ quarter: when, pricePerSqm, low, high }) => ({
          quarter: when,
          value: pricePerSqm,
          low,
          high,
        })),
      })),
    },
    words: {
      title,
      description: say('prices.compareText', said),
      unit: say('chart.unit.sale'),
      names: Object.fromEntries(chosen.map(({ commune }) => [commune.slug, communeName(commune, locale)])),
    },
    caption: [say('prices.compareLead'), ...notApart(chosen, locale)].join(' '),
    tableLabel: say('page.table'),
    linkLabel: say('page.chartLink'),
    blocks: quarterTable(chosen, listed, title, locale),
  }
}

/** The figures of the chart, newest first. @param listed most quarters */
function quarterTable(chosen: readonly CompareCommune[], listed: number, caption: string, locale: Locale): Block[] {
  const say = sayIn(locale)
  const levels = chosen.map(({ sale }) => new Map(sale.points.map((point) => [point.quarter, point])))
  const quarters = [...new Set(chosen.flatMap(({ sale }) => sale.points.map(({ quarter }) => quarter)))]
  const rows = quarters
    .sort((a, b) => parseQuarter(b) - parseQuarter(a))
    .slice(0, listed)
    .map((quarter) => [
      quarterWords(quarter, locale).title,
      ...levels.map((points) => levelCell(points.get(quarter), 'sale', locale)),
    ])
  const names = chosen.map(({ commune }) => figure(communeName(commune, locale)))
  const newest = [`${say('commune.tableNote', { count: listed })} `, link(say('commune.allQuarters'), TABLE)]
  return [
    ...(quarters.length > listed ? [hint(newest)] : []),
    table(caption, [DOCUMENT_WORDS[locale].quarter, ...names], rows),
  ]
}

function chips(communes: readonly CompareCommune[], chosen: readonly CompareCommune[], locale: Locale): Chosen {
  const say = sayIn(locale)
  const { compare } = new Intl.Collator(toLanguageTag(locale))
  const slugs = chosen.map(({ commune }) => commune.slug)
  const left = communes.filter(({ commune }) => !slugs.includes(commune.slug))
  const options = left
    .map(({ commune }) => ({ value: commune.slug, label: communeName(commune, locale) }))
    .sort((a, b) => compare(a.label, b.label) || (a.value < b.value ? -1 : 1))
  return {
    kind: 'chosen',
    name: 'in',
    address: ADDRESSES.compare(locale),
    label: say('prices.choose'),
    removeWord: `${say('homes.remove')}${colon(locale)}`,
    addWord: say('prices.add'),
    chosen: chosen.map(({ commune }) => ({ value: commune.slug, label: communeName(commune, locale) })),
    options: slugs.length < MOST_COMPARED ? options : [],
  }
}

/** @param quarters named in the headings where one of them is not the release's */
function chosenTable(chosen: readonly CompareCommune[], quarters: Quarters, caption: string, locale: Locale): Block {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { sale, rent, current } = quarters
  const areNamed = sale !== current || rent !== current
  const headed = (text: string, of: TrendSeries['listingType']): string =>
    areNamed ? `${text}, ${quarterWords(quarters[of], locale).title}` : text
  // Listings of one day are its stock: not all of them are new.
  const isStock = chosen.some(({ sale: { points } }) => points.at(-1)?.stockOn !== undefined)
  const counted = isStock ? words.adverts : say('prices.compare.fresh')
  const columns: Column[] = [
    { ...figure(headed(say('commune.saleLevel'), 'sale')), phone: 'key' },
    { ...figure(words.onYear), phone: 'labelled' },
    { ...figure(headed(say('communes.by.rent'), 'rent')), phone: 'labelled' },
    { ...figure(headed(counted, 'sale')), phone: 'labelled' },
  ]
  const cell = (point: TrendPoint | undefined, of: TrendSeries['listingType']): Text =>
    levelCell(point, of, locale, quarters[of])
  const rows = chosen.map((each) => {
    const point = each.sale.points.at(-1)
    return [
      link(communeName(each.commune, locale), ADDRESSES.commune(locale, each.commune.slug), { hasMarkdown: true }),
      cell(point, 'sale'),
      changeCell(point?.yoyPercent, locale),
      cell(each.rent?.points.at(-1), 'rent'),
      point === undefined ? unknownMark(locale) : listingCountCell(point, locale),
    ]
  })
  return table(caption, [words.commune, ...columns], rows)
}
