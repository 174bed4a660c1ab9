import type { TrendPoint, TrendSeries } from '../../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { keyFigures, type KeyFigure } from '../../../../content/html/key-figures.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { availabilityNote, levelWords } from '../parts/level-words.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { NORMAL_95 } from '../../../../models/statistics/normal-quantile.ts'

/** The figures that the page of a commune is opened for. */
export function headFigures(facts: CommuneFacts, locale: Locale): Markup {
  return keyFigures([
    levelFigure(facts.series('sale', 'all'), 'sale', locale),
    levelFigure(facts.series('rent', 'all'), 'rent', locale),
    ...marketFigures(facts, locale),
    scoreFigure(facts, locale),
  ])
}

function levelFigure(
  series: TrendSeries | undefined,
  listingType: TrendSeries['listingType'],
  locale: Locale,
): KeyFigure {
  const say = sayIn(locale)
  const { perSqm, amount } = levelWords(listingType, locale)
  const label = DOCUMENT_WORDS[locale].series[listingType].all
  const point = series?.points.at(-1)
  if (point === undefined || point.pricePerSqm === null || point.low === null || point.high === null)
    return { label, value: say('page.unknown'), note: say('commune.availability.insufficient') }
  const interval = { low: amount(point.low), high: amount(point.high) }
  const notes = [
    ...(listingType === 'rent' ? [say('commune.aMonth')] : []),
    say('commune.levelNote', { quarter: quarterWords(point.quarter, locale).title, ...interval }),
    changeNote(point, locale),
    ...availabilityNote(point, locale),
  ]
  return { label, value: perSqm(point.pricePerSqm), note: notes.join(' · ') }
}

/** The change on the year with its interval, in words. */
export function changeNote({ yoyPercent, yoySePercent }: TrendPoint, locale: Locale): string {
  const say = sayIn(locale)
  if (yoyPercent === null || yoySePercent === null) return say('commune.noChange')
  const { signedPercent } = numberWords(locale)
  return say('commune.changeNote', {
    change: signedPercent(yoyPercent),
    low: signedPercent(yoyPercent - NORMAL_95 * yoySePercent),
    high: signedPercent(yoyPercent + NORMAL_95 * yoySePercent),
  })
}

function marketFigures({ activity }: CommuneFacts, locale: Locale): KeyFigure[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const rowOf = (listingType: TrendSeries['listingType']) =>
    activity.find((row) => row.listingType === listingType && row.segment === 'all')
  const [sale, rent] = [rowOf('sale')?.activeListings ?? 0, rowOf('rent')?.activeListings ?? 0]
  const days = rowOf('sale')?.medianDaysOnMarket ?? null
  return [
    {
      label: say('commune.active'),
      value: decimal(sale + rent),
      note: say('commune.activeNote', { sale: decimal(sale), rent: decimal(rent) }),
    },
    {
      label: DOCUMENT_WORDS[locale].medianDays,
      value: days === null ? say('page.unknown') : say('commune.daysValue', { days: decimal(days) }),
      note: say('commune.daysNote'),
    },
  ]
}

function scoreFigure({ intelligence, commune, rankRange, total }: CommuneFacts, locale: Locale): KeyFigure {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const label = DOCUMENT_WORDS[locale].liveability
  const { liveabilityScore: score } = intelligence
  if (score === null || commune.rank === null)
    return { label, value: say('page.unknown'), note: say('commune.noScore') }
  const { low, high } = rankRange ?? { low: commune.rank, high: commune.rank }
  return {
    label,
    value: say('commune.scoreValue', { score: decimal(score, 1) }),
    note: say('commune.rankNote', { rank: commune.rank, total, low, high }),
  }
}
