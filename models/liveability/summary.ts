import { LIVEABILITY_DIMENSIONS, type LiveabilityDimension } from '../contracts/places/commune.ts'
import { DOCUMENT_LOCALES, type DocumentLocale } from '../kernel/locale.ts'
import type { DimensionScores } from './composite.ts'
import { SUMMARY_TEMPLATES, type SummaryTemplates } from './summary-templates.ts'

/** What a summary may speak of. */
export type SummaryFigures = {
  readonly name: Readonly<Record<'en' | 'fr' | 'de' | 'lb', string>>
  readonly score: number | null
  readonly rank: { readonly rank: number; readonly low: number; readonly high: number; readonly total: number } | null
  readonly dimensions: DimensionScores
}

const NAMED = 2
const MIDDLE = 50

/** The summary of a commune in each locale of its document: score, rank with its interval, extremes, and what is unknown. */
export function liveabilitySummary(figures: SummaryFigures): Record<DocumentLocale, string> {
  const texts = DOCUMENT_LOCALES.map((locale) => [locale, sentences(figures, locale).join(' ')])
  return Object.fromEntries(texts) as Record<DocumentLocale, string>
}

/** The two best dimensions of those in the upper half of the scale, and the two worst of those in the lower; either may be empty. */
export function extremes(scores: DimensionScores): {
  strongest: LiveabilityDimension[]
  weakest: LiveabilityDimension[]
} {
  const known = LIVEABILITY_DIMENSIONS.filter((name) => scores[name] !== null)
  const sorted = known.toSorted((a, b) => scores[b]! - scores[a]!)
  const upper = sorted.filter((name) => scores[name]! >= MIDDLE)
  const lower = sorted.filter((name) => scores[name]! < MIDDLE)
  return { strongest: upper.slice(0, NAMED), weakest: lower.toReversed().slice(0, NAMED) }
}

function sentences({ name, score, rank, dimensions }: SummaryFigures, locale: DocumentLocale): string[] {
  const words = SUMMARY_TEMPLATES[locale]
  const own = { name: locale === 'pt' ? name.fr : name[locale] }
  const { strongest, weakest } = extremes(dimensions)
  const unknown = LIVEABILITY_DIMENSIONS.filter((dimension) => dimensions[dimension] === null)
  const list = (names: readonly LiveabilityDimension[], isScored: boolean): string =>
    joined(
      names.map((each) =>
        isScored ? `${words.dimensions[each]} (${dimensions[each]!.toFixed(0)})` : words.dimensions[each],
      ),
      words,
    )
  return [
    score === null ? fill(words.noScore, own) : fill(words.score, { ...own, score: decimal(score, words) }),
    ...(rank ? [fill(rank.low === rank.high ? words.rankCertain : words.rank, rank)] : []),
    ...(strongest.length > 0 ? [fill(words.strongest, { list: list(strongest, true) })] : []),
    ...(weakest.length > 0 ? [fill(words.weakest, { list: list(weakest, true) })] : []),
    ...(unknown.length > 0 ? [fill(words.unknown, { list: list(unknown, false) })] : []),
  ]
}

function joined(items: readonly string[], { and }: SummaryTemplates): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

function decimal(value: number, { decimalMark }: SummaryTemplates): string {
  return value.toFixed(1).replace('.', decimalMark)
}

function fill(template: string, words: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key]))
}
