import { colon } from '../../say/typography.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { NORMAL_95 } from '../../../models/statistics/normal-quantile.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { availabilityNote, levelWords } from '../level-cells.ts'
import { changeClass } from './change-class.ts'
import { figureOf, type CommuneFigure, type CommuneRow } from './communes-overview.ts'

/** How a figure of the overview is written. */
export function figureWords(figure: CommuneFigure, locale: Locale): (value: number) => string {
  const { decimal, signedPercent } = numberWords(locale)
  switch (figure) {
    case 'sale':
    case 'rent':
      return levelWords(figure, locale).level
    case 'change':
      return signedPercent
    case 'liveability':
      return (value) => decimal(value, 1)
    case 'listings':
    case 'commute':
      return (value) => decimal(value)
  }
}

/** Name, figure, interval and evidence of a commune on a map: a colour never stands without its figure. */
export function titleOf(row: CommuneRow, figure: CommuneFigure, locale: Locale): string {
  const value = figureOf(row, figure)
  const name = communeName(row.commune, locale)
  if (value === null) return `${name}${colon(locale)} ${sayIn(locale)('page.unknown')}`
  return `${name}${colon(locale)} ${[figureWords(figure, locale)(value), ...evidenceOf(row, figure, value, locale)].join(', ')}`
}

function evidenceOf(
  { sale, rent, commute }: CommuneRow,
  figure: CommuneFigure,
  value: number,
  locale: Locale,
): string[] {
  const say = sayIn(locale)
  const write = figureWords(figure, locale)
  const range = (low: number, high: number): string => say('communes.range', { low: write(low), high: write(high) })
  switch (figure) {
    case 'sale':
    case 'rent': {
      const point = figure === 'sale' ? sale : rent
      const interval =
        point === undefined || point.low === null || point.high === null ? [] : [range(point.low, point.high)]
      return [...interval, ...availabilityNote(point, locale)]
    }
    case 'change': {
      const error = sale?.yoySePercent ?? null
      const interval = error === null ? [] : [range(value - NORMAL_95 * error, value + NORMAL_95 * error)]
      return [...interval, ...(changeClass(sale) === 'c3' ? [say('communes.change.c3')] : [])]
    }
    case 'commute':
      return commute === undefined ? [] : [range(commute.low, commute.high)]
    case 'liveability':
    case 'listings':
      return []
  }
}
