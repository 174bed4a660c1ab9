import { LIVEABILITY_DIMENSIONS } from '../../models/contracts/places/commune.ts'
import type { Dimension, LiveabilityDimension, LiveabilityRow } from '../../models/contracts/places/commune.ts'
import { toNameLocale, type DocumentLocale, type Locale } from '../../models/kernel/locale.ts'
import { INDICATORS, type IndicatorId } from '../../models/liveability/indicators.ts'
import type { LiveabilityFacts } from '../../models/liveability/liveability.ts'
import { extremes, type SummaryFigures } from '../../models/liveability/summary.ts'
import { roundTo } from '../../models/statistics/round.ts'
import { LIVEABILITY_WORDS } from '../i18n/liveability.ts'
import { inDocumentLocales } from './document-locales.ts'
import { numberWords } from './numbers.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(LIVEABILITY_WORDS)

/** Liveability of a commune with its words: a summary in each language, and English names of its indicators. */
export function wordedLiveability({ dimensions, summary, ...row }: LiveabilityFacts): LiveabilityRow {
  const worded = LIVEABILITY_DIMENSIONS.map((name): [LiveabilityDimension, Dimension] => {
    const { indicators, ...dimension } = dimensions[name]
    return [name, { ...dimension, indicators: indicators.map(({ id, ...fact }) => ({ name: ENGLISH[id], ...fact })) }]
  })
  return {
    ...row,
    dimensions: Object.fromEntries(worded) as Record<LiveabilityDimension, Dimension>,
    summary: liveabilitySummary(summary),
  }
}

/** The summary of a commune in each locale of its document: score, rank with its interval, extremes, and what is unknown. */
export function liveabilitySummary(figures: SummaryFigures): Record<DocumentLocale, string> {
  return inDocumentLocales((locale) => sentences(figures, locale).join(' '))
}

/** Name of a part of the score. */
export function dimensionName(dimension: LiveabilityDimension, locale: Locale): string {
  return sayIn(locale)(`liveability.dimension.${dimension}`)
}

/**
 * Name and unit of an indicator in a language.
 * @param name @param unit as documents have them, in English; what is not known stays as it is
 * @param value the figure that the unit stands behind, for its singular
 */
export function indicatorWords(
  name: string,
  unit: string,
  locale: Locale,
  value: number | null = null,
): { name: string; unit: string } {
  const say = sayIn(locale)
  const known = INDICATORS.find(({ id }) => ENGLISH[id] === name)
  const isOne = value !== null && numberWords(locale).pluralForm(value) === 'one'
  const knownUnit = INDICATORS.find((indicator) => indicator.unit === unit)?.unit
  return {
    name: known ? say(`liveability.indicator.${known.id}`) : name,
    unit:
      knownUnit === undefined
        ? unit
        : isOne && isCounted(knownUnit)
          ? say(`liveability.unit.${knownUnit}.one`)
          : say(`liveability.unit.${knownUnit}`),
  }
}

function isCounted(unit: string): unit is 'places' | 'minutes' {
  return unit === 'places' || unit === 'minutes'
}

const ENGLISH = Object.fromEntries(
  INDICATORS.map(({ id }) => [id, sayIn('en')(`liveability.indicator.${id}`)]),
) as Readonly<Record<IndicatorId, string>>

function sentences({ name, score, rank, dimensions }: SummaryFigures, locale: Locale): string[] {
  const say = sayIn(locale)
  const own = { name: name[toNameLocale(locale)] }
  const { strongest, weakest } = extremes(dimensions)
  const unknown = LIVEABILITY_DIMENSIONS.filter((dimension) => dimensions[dimension] === null)
  const scored = (names: readonly LiveabilityDimension[]): string =>
    joined(
      names.map((each) => `${dimensionName(each, locale)} (${wholeScore(dimensions[each]!, locale)})`),
      locale,
    )
  return [
    score === null
      ? say('liveability.noScore', own)
      : say('liveability.score', { ...own, score: numberWords(locale).plain(score) }),
    ...(rank ? [say(rank.low === rank.high ? 'liveability.rankCertain' : 'liveability.rank', rank)] : []),
    ...(strongest.length > 0 ? [say('liveability.strongest', { list: scored(strongest) })] : []),
    ...(weakest.length > 0 ? [say('liveability.weakest', { list: scored(weakest) })] : []),
    ...(unknown.length > 0
      ? [
          say('liveability.unknown', {
            list: joined(
              unknown.map((each) => dimensionName(each, locale)),
              locale,
            ),
          }),
        ]
      : []),
  ]
}

/** Rounded from the published score, as tables are: 94.46 is published as 94.5 and shown as 95. */
function wholeScore(score: number, locale: Locale): string {
  return numberWords(locale).decimal(roundTo(score, 1))
}

function joined(items: readonly string[], locale: Locale): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${sayIn(locale)('liveability.and')} ${items.at(-1)}`
}
