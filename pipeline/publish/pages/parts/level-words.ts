import type { TrendPoint, TrendSeries } from '../../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'

/** How a page writes levels per square metre: rents with cents, prices without. */
export interface LevelWords {
  /** A bare number, for tables that name the unit. */
  level(value: number): string
  /** With the unit: `€6,601/m²`. */
  perSqm(value: number): string
  /** In euros. */
  amount(value: number): string
  /** Level and interval of a point; the word for unknown where there is none. */
  cell(point: Pick<TrendPoint, 'pricePerSqm' | 'low' | 'high'> | undefined): Markup
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
        : markup`${level(point.pricePerSqm)}${rangeOf(point, level)}`,
  }
}

/** A level with its interval, and what it rests on where that is little. */
export function levelCell(
  point: TrendPoint | undefined,
  listingType: TrendSeries['listingType'],
  locale: Locale,
): Markup {
  const [note] = point === undefined || point.pricePerSqm === null ? [] : availabilityNote(point, locale)
  return markup`${levelWords(listingType, locale).cell(point)}${note === undefined ? undefined : markup`<br><small>${note}</small>`}`
}

/** The word for what nobody knows, told apart from figures. */
export function unknownMark(locale: Locale): Markup {
  return markup`<span class="unknown">${sayIn(locale)('page.unknown')}</span>`
}

/** What a figure that does not rest on enough adverts says of itself; nothing for one that does. */
export function availabilityNote(point: Pick<TrendPoint, 'dataAvailability'> | undefined, locale: Locale): string[] {
  if (point === undefined || point.dataAvailability === 'full') return []
  return [sayIn(locale)(`commune.availability.${point.dataAvailability}`)]
}

function rangeOf({ low, high }: Pick<TrendPoint, 'low' | 'high'>, level: LevelWords['level']): Markup | undefined {
  return low === null || high === null ? undefined : markup` <small>(${level(low)} – ${level(high)})</small>`
}
