import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

import { dcg } from './relevance/ndcg.ts'

/** The public benchmark of search by description: queries over a table of listings, with graded relevance. */
export interface PublicBenchmark {
  folder: string
  listings: readonly Readonly<Record<string, string>>[]
  queries: readonly { queryId: string; lang: string; text: string }[]
  /** Grades by query and listing; missing pairs have grade 0. */
  grades: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Intent from which each query's text was made. */
  intents: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

export interface PublicScore {
  ndcg: number
  /** Share of the top ten with a grade of 3 or more. */
  precision: number
  /** Share of the results that break no hard condition. */
  unbroken: number
}

const DEPTH = 10

/** @returns null when the folder contains no benchmark */
export async function loadPublicBenchmark(folder: string): Promise<PublicBenchmark | null> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  try {
    const [listings, queries, qrels, intents] = await Promise.all(
      ['listings.csv', 'queries.csv', 'qrels.csv', 'intents.json'].map(read),
    )
    return {
      folder,
      listings: records(listings!),
      queries: records(queries!).map(({ query_id, lang, text }) => ({ queryId: query_id!, lang: lang!, text: text! })),
      grades: gradesOf(records(qrels!)),
      intents: new Map(Object.entries(JSON.parse(intents!) as Record<string, Record<string, unknown>>)),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Reads the output of `lux model search`: the listings of each query in the order of their ranks. */
export async function readRun(file: string): Promise<Map<string, string[]>> {
  const run = new Map<string, string[]>()
  const rows = records(await readFile(file, 'utf8')).sort((a, b) => Number(a.rank) - Number(b.rank))
  for (const { query_id, listing_id } of rows) run.set(query_id!, [...(run.get(query_id!) ?? []), listing_id!])
  return run
}

/**
 * Computes the measures of the benchmark's own scorer (`score_search.py`) for a run, which maps a query to its listings, best first.
 * @returns the means of each language, and `macro`, the mean over languages
 */
export function scorePublicRun(
  { queries, grades }: Pick<PublicBenchmark, 'queries' | 'grades'>,
  run: ReadonlyMap<string, readonly string[]>,
): Record<string, PublicScore> {
  const languages = [...new Set(queries.map(({ lang }) => lang))].sort()
  const scores = languages.map((lang): [string, PublicScore] => {
    const own = queries.filter((query) => query.lang === lang)
    return [
      lang,
      meanOf(own.map(({ queryId }) => scoreQuery(grades.get(queryId) ?? new Map(), run.get(queryId) ?? []))),
    ]
  })
  return { ...Object.fromEntries(scores), macro: meanOf(scores.map(([, score]) => score)) }
}

function scoreQuery(grades: ReadonlyMap<string, number>, ids: readonly string[]): PublicScore {
  const got = ids.slice(0, DEPTH).map((id) => grades.get(id) ?? 0)
  const ideal = dcg([...grades.values()].sort((a, b) => b - a).slice(0, DEPTH))
  return {
    ndcg: ideal === 0 ? 0 : dcg(got) / ideal,
    precision: got.filter((grade) => grade >= 3).length / DEPTH,
    unbroken: got.filter((grade) => grade > 0).length / Math.max(1, got.length),
  }
}

/** The mean of each measure. */
export function meanOf(scores: readonly PublicScore[]): PublicScore {
  const mean = (key: keyof PublicScore) =>
    scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length)
  return { ndcg: mean('ndcg'), precision: mean('precision'), unbroken: mean('unbroken') }
}

function gradesOf(rows: readonly Record<string, string>[]): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const { query_id, listing_id, grade } of rows) {
    const own = grades.get(query_id!) ?? new Map<string, number>()
    grades.set(query_id!, own.set(listing_id!, Number(grade)))
  }
  return grades
}

function records(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true })
}
