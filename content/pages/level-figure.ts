import { semicolon } from '../say/typography.ts'
import type { TrendPoint, TrendSeries } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { directionOf } from '../say/market-sentences.ts'
import { DOCUMENT_WORDS } from '../say/document-words.ts'
import { numberWords } from '../say/numbers.ts'
import { quarterWords } from '../say/quarter-words.ts'
import { sayIn } from '../say/words.ts'
import type { KeyFigure } from '../sections/block.ts'
import { availabilityNote, levelWords, listingCountCell } from './level-cells.ts'

const BARS = { full: 3, partial: 2, estimated: 1, insufficient: 0 } as const
/** Digits of a level that is modelled from neighbours: tables have all of them. */
const DIGITS_MODELLED = 2
const DIRECTIONS = { rise: 'up', fall: 'down', unclear: 'none' } as const

/**
 * A level as a dot on its band, with its change and evidence, and its quarter unless that is said above. A modelled one loses its dot, is rounded and said
 * to be about; without data there is no figure.
 */
export function levelFigure(
  point: TrendPoint | undefined,
  listingType: TrendSeries['listingType'],
  segment: TrendSeries['segment'],
  locale: Locale,
  quarterAbove?: string,
): KeyFigure {
  const say = sayIn(locale)
  const label = DOCUMENT_WORDS[locale].series[listingType][segment]
  if (point === undefined || point.pricePerSqm === null || point.low === null || point.high === null)
    return {
      label,
      value: say('page.unknown'),
      bars: { count: 0, text: say('commune.availability.insufficient') },
    }
  const { pricePerSqm: value, low, high, dataAvailability } = point
  const { perSqm, amount } = levelWords(listingType, locale)
  const rounded = say('commune.perSqm', { price: numberWords(locale).euro(Number(value.toPrecision(DIGITS_MODELLED))) })
  const range = say('communes.range', { low: amount(low), high: amount(high) })
  const direction = directionOf(point)
  const isModelled = dataAvailability === 'estimated'
  const monthly = listingType === 'rent' ? ` ${say('commune.aMonth')}` : ''
  return {
    label,
    value: isModelled ? say('figure.about', { figure: rounded }) : perSqm(value),
    interval: { low, high, ...(!isModelled && { value }), label: range },
    note: [
      ...(point.quarter === quarterAbove ? [] : [quarterWords(point.quarter, locale).title]),
      `${range}${monthly}`,
      ...(direction === 'noComparison' ? [say('commune.noChange')] : []),
    ].join(semicolon(locale)),
    ...(direction !== 'noComparison' && {
      change: { direction: DIRECTIONS[direction], text: changeText(point, direction, locale) },
    }),
    bars: evidenceOf(point, locale),
  }
}

/** How many listings a level rests on: new ones, or those of the one day on which they were seen. */
export function listingsText(point: TrendPoint, locale: Locale): string {
  const say = sayIn(locale)
  const count = listingCountCell(point, locale)
  if (point.stockOn === undefined) return say('figure.listings', { count })
  return say('figure.stock', { count, day: numberWords(locale).day(point.stockOn) })
}

/** How much a level rests on. */
export function evidenceOf(point: TrendPoint, locale: Locale): NonNullable<KeyFigure['bars']> {
  const say = sayIn(locale)
  const count = listingsText(point, locale)
  const communes = point.yearCommuneCount == null ? [] : [say('figure.communes', { n: point.yearCommuneCount })]
  return {
    count: BARS[point.dataAvailability],
    text: [count, ...communes, ...availabilityNote(point, locale)].join(', '),
  }
}

/** Names a change only where its interval leaves zero out. */
function changeText(point: TrendPoint, direction: keyof typeof DIRECTIONS, locale: Locale): string {
  const say = sayIn(locale)
  if (direction === 'unclear') return say('communes.change.c3')
  return say('figure.change', { change: numberWords(locale).signedPercent(point.yoyPercent!) })
}
