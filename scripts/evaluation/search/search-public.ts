import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { parse } from 'csv-parse/sync'
import { dcg } from './relevance/ndcg.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { NODE_FLAGS } from '../../../models/kernel/node-flags.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const USAGE = `node scripts/evaluation/search/search-public.ts [--dir FOLDER]
Runs lux model search over the public benchmark of search by description and prints NDCG@10 and the share of the top ten that breaks no hard condition, by
language, apart for the half that the weights were set on and the half that was kept for this report. FOLDER holds listings.csv, queries.csv, qrels.csv.`
/** Seed of the hash that splits the queries by id, so that neither half depends on file order. */
const SPLIT_SEED = 'search-split-1'
const TOP = 10

interface Query {
  query_id: string
  lang: string
}
interface Outcome {
  lang: string
  ndcg: number
  unbroken: number
}

const { values } = parseArgs({
  options: { dir: { type: 'string', default: join(ROOT, '../shared/bench/search/public') }, help: { type: 'boolean' } },
})
if (values.help) console.log(USAGE)
else if (!existsSync(join(values.dir, 'qrels.csv'))) console.log(`SKIPPED: no benchmark in ${values.dir}`)
else report(values.dir)

function report(folder: string): void {
  const grades = gradesOf(folder)
  const found = answersOf(folder)
  const queries: Query[] = rowsOf(join(folder, 'queries.csv'))
  for (const half of ['set on', 'kept for the report'] as const) {
    const mine = queries.filter(({ query_id }) => isKept(query_id) === (half !== 'set on'))
    const outcomes = mine.map(({ query_id, lang }) =>
      outcomeOf(lang, grades.get(query_id) ?? new Map(), found.get(query_id) ?? []),
    )
    print(half, outcomes)
  }
}

function isKept(queryId: string): boolean {
  return createHash('sha256').update(`${SPLIT_SEED}:${queryId}`).digest()[0]! % 2 === 1
}

function outcomeOf(lang: string, grades: ReadonlyMap<string, number>, ids: readonly string[]): Outcome {
  const got = ids.map((id) => grades.get(id) ?? 0)
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, TOP)
  const best = dcg(ideal)
  return {
    lang,
    ndcg: best === 0 ? 0 : dcg(got) / best,
    unbroken: ids.length === 0 ? 0 : got.filter((grade) => grade > 0).length / ids.length,
  }
}

function print(half: string, outcomes: readonly Outcome[]): void {
  console.log(`${half}: ${outcomes.length} queries`)
  const languages = [...new Set(outcomes.map(({ lang }) => lang))].sort()
  const means = languages.map((lang) => {
    const own = outcomes.filter((outcome) => outcome.lang === lang)
    return { lang, ndcg: mean(own.map(({ ndcg }) => ndcg)), unbroken: mean(own.map(({ unbroken }) => unbroken)) }
  })
  const macro = {
    lang: 'macro',
    ndcg: mean(means.map(({ ndcg }) => ndcg)),
    unbroken: mean(means.map(({ unbroken }) => unbroken)),
  }
  for (const { lang, ndcg, unbroken } of [...means, macro])
    console.log(`  ${lang.padEnd(6)} NDCG@10 ${ndcg.toFixed(3)}  no hard condition broken ${unbroken.toFixed(3)}`)
}

function answersOf(folder: string): Map<string, string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'search-public-'))
  const out = join(scratch, 'run.csv')
  const files = ['--listings', join(folder, 'listings.csv'), '--queries', join(folder, 'queries.csv'), '--out', out]
  const args = [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), 'model', 'search', ...files]
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('lux model search failed; see its message above.')
  const answers = new Map<string, string[]>()
  for (const { query_id, listing_id } of rowsOf<{ query_id: string; listing_id: string }>(out))
    answers.set(query_id, [...(answers.get(query_id) ?? []), listing_id])
  rmSync(scratch, { recursive: true })
  return answers
}

function gradesOf(folder: string): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const { query_id, listing_id, grade } of rowsOf<Record<string, string>>(join(folder, 'qrels.csv'))) {
    const own = grades.get(query_id!) ?? new Map<string, number>()
    grades.set(query_id!, own.set(listing_id!, Number(grade)))
  }
  return grades
}

function rowsOf<T>(file: string): T[] {
  return parse(readFileSync(file, 'utf8'), { columns: true })
}
