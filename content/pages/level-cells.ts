import type { TrendPoint, TrendSeries } from '../../models/contracts/market/trend.ts'
import { FULL_MINIMUM } from '../../models/prices/trends/publication-rule.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import { quarterWords } from '../say/quarter-words.ts'
import { sayIn } from '../say/words.ts'
import { small, type Inline, type Text } from '../sections/inline.ts'

/** How a document writes levels per square metre: rents with cents, prices without. */
export interface LevelWords {
  /** A bare number, for tables that name the unit. */
  level(value: number): string
  /** With the unit: `€6,601/m²`. */
  perSqm(value: number): string
  /** In euros. */
  amount(value: number): string
  /** Level and interval of a point; the word for unknown where there is none. */
  cell(point: Pick<TrendPoint, 'pricePerSqm' | 'low' | 'high'> | undefined): Text
}

const RENT_DECIMALS = 2

export function levelWords(listingType: TrendSeries['listingType'], locale: Locale): LevelWords {
  const { decimal, euro } = numberWords(locale)
  const say = sayIn(locale)
  const decimals = listingType === 'rent' ? RENT_DECIMALS : 0
  const level = (value: number): string => decimal(value, decimals)
  const amount = (value: number): string => euro(value, decimals)
  return {
    level,
    amount,
    perSqm: (value) => say('commune.perSqm', { price: amount(value) }),
    cell: (point) =>
      point === undefined || point.pricePerSqm === null
        ? unknownMark(locale)
        : [level(point.pricePerSqm), ...rangeOf(point, level)],
  }
}

/**
 * A level with its interval, and what it rests on where that is little.
 * @param named quarter that the table speaks of; a level of another one says its own
 */
export function levelCell(
  point: TrendPoint | undefined,
  listingType: TrendSeries['listingType'],
  locale: Locale,
  named?: string,
): Text {
  const cell = levelWords(listingType, locale).cell(point)
  if (point === undefined || point.pricePerSqm === null) return cell
  const isOther = named !== undefined && point.quarter !== named
  const notes = [...availabilityNote(point, locale), ...(isOther ? [quarterWords(point.quarter, locale).title] : [])]
  return [...(cell as readonly Inline[]), ...notes.map((text): Inline => ({ kind: 'remark', text }))]
}

/** Heading of a column of levels: with their quarter where it is not the one that its page speaks of. */
export function levelHeading(label: string, quarter: string, current: string, locale: Locale): string {
  return quarter === current ? label : `${label}, ${quarterWords(quarter, locale).title}`
}

/** Listings of the quarter, and of the four quarters that stand together where it has too few; of one day, that day's. */
export function listingCountCell(
  {
    dataAvailability,
    listingCount,
    yearListingCount,
    stockOn,
  }: Pick<TrendPoint, 'dataAvailability' | 'listingCount' | 'yearListingCount' | 'stockOn'>,
  locale: Locale,
): string {
  const { decimal } = numberWords(locale)
  const count = decimal(listingCount)
  if (dataAvailability !== 'estimated' || yearListingCount === undefined || stockOn !== undefined) return count
  return sayIn(locale)('commune.inYear', { count, year: decimal(yearListingCount) })
}

/** A signed change; the word for unknown where there is none. */
export function changeCell(percent: number | null | undefined, locale: Locale): Text {
  return percent === null || percent === undefined ? unknownMark(locale) : numberWords(locale).signedPercent(percent)
}

/** The word for what nobody knows, told apart from figures. */
export function unknownMark(locale: Locale): Inline {
  return { kind: 'unknown', text: sayIn(locale)('page.unknown') }
}

/** Note on a figure that rests on too few adverts or communes; nothing for any other. */
export function availabilityNote(
  point: Pick<TrendPoint, 'dataAvailability' | 'listingCount'> | undefined,
  locale: Locale,
): string[] {
  if (point === undefined || point.dataAvailability === 'full') return []
  const isNarrow = point.dataAvailability === 'partial' && point.listingCount >= FULL_MINIMUM
  return [sayIn(locale)(`commune.availability.${isNarrow ? 'fewCommunes' : point.dataAvailability}`)]
}

function rangeOf({ low, high }: Pick<TrendPoint, 'low' | 'high'>, level: LevelWords['level']): Inline[] {
  return low === null || high === null ? [] : [' ', small(`(${level(low)} – ${level(high)})`)]
}
