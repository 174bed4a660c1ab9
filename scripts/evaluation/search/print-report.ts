import type { Failure, MarketReport } from './evaluate-market.ts'
import type { PublicReport } from './evaluate-public.ts'
import type { FieldOutcome } from './field-accuracy.ts'
import { QUERY_LANGUAGES } from './labels/labelled-query.ts'
import type { PublicScore } from './public-benchmark.ts'

/** Minimum share of fields read right, by language. */
const ACCURACY_BARS: Readonly<Record<string, number>> = { en: 0.95, fr: 0.95, de: 0.92, lb: 0.88, pt: 0.88 }

const LANGUAGES = [...QUERY_LANGUAGES, 'all']

/** @param name description of the queries, in the plural */
export function printMarket(
  name: string,
  { releaseId, listings, queries, searchers, accuracy, wholeQueries, strength, unjudged }: MarketReport,
): void {
  console.log(`\n${queries} ${name} over the ${listings} listings of ${releaseId}\n`)
  console.log('NDCG@10 (queries for which something relevant is on offer)')
  console.log(row('', LANGUAGES))
  for (const { name, scores } of searchers)
    console.log(
      row(
        name,
        LANGUAGES.map((lang) => figure(scores[lang]?.ndcg)),
      ),
    )
  console.log(
    row(
      'queries',
      LANGUAGES.map((lang) => String(searchers[0]?.scores[lang]?.queries ?? 0)),
    ),
  )
  console.log('\nTop-10 results: share that breaks a condition, share with a condition not known to hold')
  for (const { name, scores } of searchers) {
    const { results, brokenShare, unprovenShare, emptyQueries, brokenBy } = scores.all!
    const by = counts(brokenBy)
    console.log(
      `${name.padEnd(14)}${percent(brokenShare)} broken, ${percent(unprovenShare)} unproven of ${results}; ` +
        `${emptyQueries} answered with nothing${by && `; ${by}`}`,
    )
  }
  const [ours] = searchers
  console.log(`of those of the search, though read rightly: ${counts(ours?.scores.all?.brokenThoughRead) || 'none'}`)
  printAccuracy(accuracy)
  console.log(
    row(
      'whole queries',
      LANGUAGES.map((lang) => figure(wholeQueries[lang])),
    ),
  )
  console.log(
    `\nWishes taken as strongly as meant: ${strength.right}; a condition taken as a wish: ${strength.tooLax}; ` +
      `a wish taken as a condition: ${strength.tooStrict}`,
  )
  console.log(
    `Wishes that no fact can judge, in the results: said to be unknown ${unjudged.unknown}, ` +
      `given as a reason ${unjudged.claimed}, passed over ${unjudged.silent}`,
  )
}

export function printPublic({ listings, queries, searchers, rephrased, slots }: PublicReport): void {
  console.log(`\nPublic benchmark: ${queries} queries over ${listings} listings\n`)
  printPublicScores(searchers)
  console.log('\nThe same intents worded anew, in phrases that no tuning has seen\n')
  printPublicScores(rephrased)
  console.log('\nParts of those intents read rightly')
  printFields(
    slots,
    (slots.all ?? []).map(({ field }) => field),
  )
}

function printPublicScores(searchers: PublicReport['searchers']): void {
  const languages = Object.keys(searchers[0]?.scores ?? {})
  console.log(row('', languages))
  for (const { name, scores } of searchers) {
    const line = (key: keyof PublicScore) => languages.map((lang) => figure(scores[lang]?.[key]))
    console.log(`${row(name, line('ndcg'))}  NDCG@10`)
    console.log(`${row('', line('precision'))}  P@10`)
    console.log(`${row('', line('unbroken'))}  no condition broken`)
  }
}

/** Prints every query that was not read completely right. Do not use it for tuning the search. */
export function printFailures(failures: readonly Failure[]): void {
  for (const { id, text, fields } of failures) {
    console.log(`\n${id} ${text}`)
    for (const { field, expected, read } of fields)
      console.log(`  ${field}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`)
  }
}

function printAccuracy(accuracy: MarketReport['accuracy']): void {
  console.log('\nFields read rightly (right/all items asked for or read)')
  const last = 'every field'
  const fields = (accuracy.all ?? []).map(({ field }) => field).filter((field) => field !== last)
  printFields(accuracy, fields)
  console.log(
    row(
      last,
      LANGUAGES.map((lang) => figure(rate(of(accuracy[lang], last)))),
    ),
  )
  console.log(
    row(
      'bar',
      LANGUAGES.map((lang) => figure(ACCURACY_BARS[lang])),
    ),
  )
}

function printFields(byLanguage: Readonly<Record<string, readonly FieldOutcome[]>>, fields: readonly string[]): void {
  console.log(row('', LANGUAGES))
  for (const field of fields) {
    const cells = LANGUAGES.map((lang) => fraction(of(byLanguage[lang], field)))
    console.log(row(field, cells))
  }
}

function counts(byField: Readonly<Record<string, number>> = {}): string {
  return Object.entries(byField)
    .map(([field, count]) => `${field} ${count}`)
    .join(', ')
}

function of(outcomes: readonly FieldOutcome[] | undefined, field: string): FieldOutcome | undefined {
  return outcomes?.find((one) => one.field === field)
}

function rate(outcome: FieldOutcome | undefined): number | undefined {
  return outcome && outcome.total > 0 ? outcome.right / outcome.total : undefined
}

function fraction(outcome: FieldOutcome | undefined): string {
  return outcome ? `${outcome.right}/${outcome.total}` : '-'
}

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '-' : value.toFixed(3)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join('')
}
