import { topics } from '../../language/lease-words.ts'
import { areasIn } from '../../language/numbers/areas.ts'
import type { Glossary } from '../../learned/glossary.ts'
import { conceptsOf } from '../../learned/glossary.ts'
import { ARTICLES } from '../../language/numbers/number-vocabulary.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { datedSpansIn } from '../text/quantities.ts'
import type { Quantity } from '../../language/numbers/quantities.ts'
import { everyMatch } from '../../language/words/every-match.ts'

/** A word, figure or party of a statement. Figures and parties are capitals: `RENTS_3`, `MONTHS_TO6`, `topics.tenant`. */
export interface Token {
  readonly word: string
  readonly stem: string
  readonly concepts: readonly string[]
}

/** A statement as a learner sees it. */
export interface StatementTokens {
  /** Tokens between commas, full stops and brackets. */
  readonly segments: readonly (readonly Token[])[]
  readonly rentMultiples: readonly number[]
  readonly months: readonly number[]
  readonly percents: readonly number[]
  /** EUR, above zero. */
  readonly amountsEur: readonly number[]
}

export const BANDS = {
  rentMultiples: [1, 2, 3],
  percents: [1.5, 5, 10, 49, 50, 99, 100],
  months: [1, 2, 3, 5, 6, 12, 24, 36],
  days: [1, 3, 7, 15, 30],
  areasM2: [9, 14, 25],
  ratios: [1, 2, 3],
} as const

/** An amount of nothing. */
const ZERO = 'ZERO'
const STEM = 6
const LARGEST_WORDED = 12
const MARK = /[A-Z][A-Z0-9_]*|[a-z]+'?|(?<!\d|\d[.,])\d{1,2}(?!\d|[.,]\d)|[;,.:()?]/g
const PARTING = /^[;,.:()?]$/
const ELIDED = new Set(["l'", "d'", 's', "s'", "j'", "c'", "m'", "t'"])
/** Number words that are articles, or words of another of the languages; `een` is rather one. */
const AMBIGUOUS = new Set([...[...ARTICLES].filter((word) => word !== 'een'), 'six', 'neuf', 'neng', 'tres'])

/** @param folded a statement as `lease-text.ts` folds it */
export function statementTokens(folded: string, glossary: Glossary): StatementTokens {
  const rentMultiples = rentMultiplesIn(folded)
  const percents = percentsIn(folded)
  const durations = durationsIn(folded)
  const amounts = moneyIn(folded)
  const segments: Token[][] = [[]]
  for (const [mark] of marked(folded, { rentMultiples, percents, durations, amounts }).matchAll(MARK)) {
    const open = segments.at(-1)!
    if (PARTING.test(mark)) {
      if (open.length > 0) segments.push([])
    } else if (!ELIDED.has(mark)) open.push(tokenOf(mark.endsWith("'") ? mark.slice(0, -1) : mark, glossary))
  }
  return {
    segments: segments.filter((segment) => segment.length > 0),
    rentMultiples: valuesOf(rentMultiples),
    months: valuesOf(durations),
    percents: valuesOf(percents),
    amountsEur: valuesOf(amounts).filter((value) => value > 0),
  }
}

/** The step that a figure reaches: `2` at a step, `TO3` below one, `MORE` above all. */
export function bandOf(value: number, steps: readonly number[]): string {
  const step = steps.find((limit) => value <= limit)
  if (step === undefined) return 'MORE'
  return `${value === step ? '' : 'TO'}${String(step).replace('.', 'P')}`
}

function valuesOf(quantities: readonly Quantity[]): number[] {
  return quantities.map(({ value }) => value)
}

function tokenOf(word: string, glossary: Glossary): Token {
  if (/^[A-Z]/.test(word)) {
    if (word === ZERO) return { word, stem: word, concepts: [word, 'NOT'] }
    const kind = word.split('_')[0]!
    return { word, stem: word, concepts: kind === word ? [word] : [word, kind] }
  }
  const number = /^\d/.test(word) ? Number(word) : AMBIGUOUS.has(word) ? null : wordedCount(word)
  if (number !== null && number <= LARGEST_WORDED) {
    const name = `N${number}`
    return { word: name, stem: name, concepts: [name] }
  }
  return { word, stem: word.slice(0, STEM), concepts: conceptsOf(word, glossary) }
}

/** Neither nothing nor a half. */
function wordedCount(word: string): number | null {
  const count = numberInWords(word)
  return count === null || count === 0 || !Number.isInteger(count) ? null : count
}

interface Figures {
  readonly rentMultiples: readonly Quantity[]
  readonly percents: readonly Quantity[]
  readonly durations: readonly Quantity[]
  readonly amounts: readonly Quantity[]
}

interface Span {
  readonly start: number
  readonly end: number
  readonly mark: string
}

/** Replaces figures by marks. Where marks overlap the first stays: a multiple of the rent rather than its months. */
function marked(folded: string, { rentMultiples, percents, durations, amounts }: Figures): string {
  const spans: Span[] = []
  const put = ({ start, end }: { start: number; end: number }, mark: string): void => {
    if (!spans.some((other) => start < other.end && other.start < end)) spans.push({ start, end, mark })
  }
  for (const span of rentMultiples) put(span, `RENTS_${bandOf(span.value, BANDS.rentMultiples)}`)
  for (const span of amounts) put(span, span.value === 0 ? ZERO : 'EUROS')
  for (const span of percents) put(span, `PERCENT_${bandOf(span.value, BANDS.percents)}`)
  for (const span of datedSpansIn(folded)) put(span, 'DATE')
  for (const span of durations) put(span, durationMark(span.value))
  for (const { m2, index } of areasIn(folded))
    put({ start: index, end: index + 4 }, `AREA_${bandOf(m2, BANDS.areasM2)}`)
  for (const [pattern, mark] of [
    [topics.landlord, 'LANDLORD'],
    [topics.tenant, 'TENANT'],
  ] as const)
    for (const { index, 0: found } of everyMatch(pattern, folded))
      put({ start: index, end: index + found.length }, mark)
  spans.sort((a, b) => a.start - b.start)
  let text = ''
  let from = 0
  for (const { start, end, mark } of spans) {
    text += `${folded.slice(from, start)} ${mark} `
    from = end
  }
  return text + folded.slice(from)
}

function durationMark(months: number): string {
  return months < 1 ? `DAYS_${bandOf(Math.round(months * 30), BANDS.days)}` : `MONTHS_${bandOf(months, BANDS.months)}`
}
