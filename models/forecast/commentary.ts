import type { DocumentLocale } from '../kernel/locale.ts'
import type { Backtest } from './backtest-outcome.ts'
import type { CommentaryTemplates } from './commentary-templates.ts'
import { COMMENTARY_TEMPLATES } from './commentary-templates.ts'

/** What a forecast document shows and the commentary may speak of. */
export type CommentaryFigures = {
  /** Last known value, per square metre. */
  readonly currentValue: number
  /** Mean and 80 % interval four quarters ahead. */
  readonly predictedValue: number
  readonly confidenceLow: number
  readonly confidenceHigh: number
  readonly isClamped: boolean
  readonly backtest: Pick<Backtest, 'mape' | 'naiveMape' | 'quarters'> | null
  /** Quarters of history behind the forecast. */
  readonly historyQuarters: number
  /** Asking prices of adverts, or prices registered at sale. */
  readonly basis: 'asking' | 'registered'
}

/** The facts of a commentary: what is said, before it is put in words. */
export type CommentaryFacts = {
  /** `unclear` when the 80 % interval holds the current value: no direction is claimed then. */
  readonly direction: 'rise' | 'fall' | 'unclear'
  readonly changePercent: number
  readonly lowPercent: number
  readonly highPercent: number
  /** Against the forecast that nothing changes; `similar` within a tenth of its error. */
  readonly record: 'better' | 'similar' | 'worse' | 'none'
  readonly mape: number | null
  readonly naiveMape: number | null
  readonly recordQuarters: number
  readonly isClamped: boolean
  readonly historyQuarters: number
  readonly basis: CommentaryFigures['basis']
}

/** Errors closer than this share of the naive error count as similar. */
const SIMILAR = 0.1

/** Says no more than the figures do: direction only where the interval leaves out the current value, the record as it was. */
export function commentaryFacts(figures: CommentaryFigures): CommentaryFacts {
  const { currentValue, predictedValue, confidenceLow, confidenceHigh, backtest } = figures
  const change = (value: number): number => 100 * (value / currentValue - 1)
  return {
    direction: confidenceLow > currentValue ? 'rise' : confidenceHigh < currentValue ? 'fall' : 'unclear',
    changePercent: change(predictedValue),
    lowPercent: change(confidenceLow),
    highPercent: change(confidenceHigh),
    record: backtest === null ? 'none' : recordOf(backtest),
    mape: backtest?.mape ?? null,
    naiveMape: backtest?.naiveMape ?? null,
    recordQuarters: backtest?.quarters ?? 0,
    isClamped: figures.isClamped,
    historyQuarters: figures.historyQuarters,
    basis: figures.basis,
  }
}

/** The commentary of a forecast document in each of its locales. */
export function forecastCommentary(figures: CommentaryFigures): Record<DocumentLocale, string> {
  const facts = commentaryFacts(figures)
  const inLocale = (locale: DocumentLocale): string => sentences(facts, COMMENTARY_TEMPLATES[locale]).join(' ')
  return { en: inLocale('en'), fr: inLocale('fr'), de: inLocale('de'), lb: inLocale('lb'), pt: inLocale('pt') }
}

function recordOf({ mape, naiveMape }: NonNullable<CommentaryFigures['backtest']>): CommentaryFacts['record'] {
  if (Math.abs(mape - naiveMape) <= SIMILAR * naiveMape) return 'similar'
  return mape < naiveMape ? 'better' : 'worse'
}

function sentences(facts: CommentaryFacts, templates: CommentaryTemplates): string[] {
  const words: Record<string, string> = {
    change: signed(facts.changePercent, templates),
    low: signed(facts.lowPercent, templates),
    high: signed(facts.highPercent, templates),
    mape: decimal(facts.mape ?? 0, templates),
    naiveMape: decimal(facts.naiveMape ?? 0, templates),
    recordQuarters: String(facts.recordQuarters),
    historyQuarters: String(facts.historyQuarters),
  }
  const chosen = [
    templates.direction[facts.direction],
    ...(facts.isClamped ? [templates.clamped] : []),
    templates.record[facts.record],
    templates.basis[facts.basis],
  ]
  return chosen.map((template) => template.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? ''))
}

function signed(percent: number, templates: CommentaryTemplates): string {
  const text = decimal(Math.abs(percent), templates)
  // A change that rounds to nothing has no sign.
  if (Number(Math.abs(percent).toFixed(1)) === 0) return text
  return `${percent < 0 ? '−' : '+'}${text}`
}

function decimal(value: number, { decimalMark }: CommentaryTemplates): string {
  return value.toFixed(1).replace('.', decimalMark)
}
