import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Commune } from '../../../models/kernel/commune.ts'
import { foldName } from '../../../models/language/fold.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { writeCsvTable } from '../../../pipeline/files/csv-table.ts'
import { modelSearchCommand } from '../../../pipeline/commands/model/model-search.ts'
import type { Reference } from '../../../pipeline/reference/load-reference.ts'
import { createBm25 } from './bm25-baseline.ts'
import { QUERY_LANGUAGES, type QueryLanguage } from './labels/labelled-query.ts'
import { publicSlots } from './public-slots.ts'
import { sumOutcomes, type FieldOutcome } from './field-accuracy.ts'
import { loadPhrasing, publicIntentSchema, rephrase, type Phrasing } from './labels/rephrase.ts'
import { meanOf, readRun, scorePublicRun, type PublicBenchmark, type PublicScore } from './public-benchmark.ts'
import { WISH_READER } from './wish-reader.ts'

export interface PublicReport {
  listings: number
  queries: number
  searchers: readonly { name: string; scores: Readonly<Record<string, PublicScore>> }[]
  /** Scores of the same intents in new wording, on which nothing was tuned. */
  rephrased: readonly { name: string; scores: Readonly<Record<string, PublicScore>> }[]
  /** Parts of the intents read from the new wording by language, and `all`. */
  slots: Readonly<Record<string, readonly FieldOutcome[]>>
}

/** Rewordings per question; their scores are averaged. */
const WORDINGS = 3

type Row = Readonly<Record<string, string>>

/** Evaluates `lux model search`, plain BM25 and a form filled in from the hidden intents on the public benchmark. */
export async function evaluatePublic(benchmark: PublicBenchmark, reference: Reference): Promise<PublicReport> {
  const { listings, queries, intents } = benchmark
  const bm25 = createBm25(
    listings.map(({ id, title, description, commune }) => ({ id: id!, text: `${title} ${description} ${commune}` })),
  )
  const runBm25 = (asked: Asked): Run => new Map(asked.map(({ queryId, text }) => [queryId, bm25(text)]))
  const score = (name: string, run: Run) => ({ name, scores: scorePublicRun(benchmark, run) })
  const forms = new Map(queries.map(({ queryId }) => [queryId, byForm(listings, intents.get(queryId) ?? {})]))
  const wordings = await wordAnew(benchmark, reference.communes)
  const found: Run[] = []
  for (const asked of wordings) found.push(await runCommand(benchmark.folder, asked))
  return {
    listings: listings.length,
    queries: queries.length,
    searchers: [
      score('search', await runCommand(benchmark.folder, queries)),
      score('plain BM25', runBm25(queries)),
      score('form by hand', forms),
    ],
    slots: slotsOf(benchmark, wordings.flat(), reference),
    rephrased: [
      { name: 'search', scores: meanScores(found.map((run) => scorePublicRun(benchmark, run))) },
      { name: 'plain BM25', scores: meanScores(wordings.map((asked) => scorePublicRun(benchmark, runBm25(asked)))) },
    ],
  }
}

type Run = ReadonlyMap<string, readonly string[]>
type Asked = PublicBenchmark['queries']

async function wordAnew({ queries, intents }: PublicBenchmark, communes: readonly Commune[]): Promise<Asked[]> {
  const phrasings = new Map<string, Phrasing>()
  for (const lang of QUERY_LANGUAGES) phrasings.set(lang, await loadPhrasing(lang))
  return Array.from({ length: WORDINGS }, (_, seed) =>
    queries.map(({ queryId, lang }) => {
      const intent = publicIntentSchema.parse(intents.get(queryId))
      const text = rephrase(intent, lang as QueryLanguage, phrasings.get(lang)!, communes, seed, queryId)
      return { queryId, lang, text }
    }),
  )
}

function slotsOf({ intents }: PublicBenchmark, asked: Asked, reference: Reference): PublicReport['slots'] {
  const gazetteer = buildGazetteer(reference)
  const slugs = new Map(reference.communes.map(({ name, slug }) => [foldName(name.fr), slug]))
  const rows = asked.map(({ queryId, lang, text }) => {
    const wanted = publicIntentSchema.parse(intents.get(queryId))
    const slug = wanted.commune === undefined ? undefined : slugs.get(foldName(wanted.commune))
    return {
      lang,
      outcomes: publicSlots(wanted, understandQuery(text, { gazetteer, intent: 'buy', wishReader: WISH_READER }), slug),
    }
  })
  const of = (lang: string) =>
    rows.filter((row) => lang === 'all' || row.lang === lang).flatMap(({ outcomes }) => outcomes)
  return Object.fromEntries([...QUERY_LANGUAGES, 'all'].map((lang) => [lang, sumOutcomes(of(lang))]))
}

function meanScores(all: readonly Readonly<Record<string, PublicScore>>[]): Record<string, PublicScore> {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((group) => [group, meanOf(all.map((scores) => scores[group]!))]),
  )
}

/** Runs the command itself, so that its reading of the table is measured too. */
async function runCommand(folder: string, asked: Asked): Promise<Run> {
  const scratch = await mkdtemp(join(tmpdir(), 'eval-search-'))
  try {
    const out = join(scratch, 'run.csv')
    const questions = join(scratch, 'queries.csv')
    const rows = asked.map(({ queryId, text }) => ({ query_id: queryId, text }))
    await writeCsvTable(questions, ['query_id', 'text'], rows)
    const files = ['--listings', join(folder, 'listings.csv'), '--queries', questions, '--out', out]
    await modelSearchCommand().parseAsync(files, { from: 'user' })
    return await readRun(out)
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** Filters by type, commune, bedrooms and ceiling of the benchmark's intents; keeps the table's order because it has no dates. */
function byForm(listings: readonly Row[], { type, commune, beds, max }: Readonly<Record<string, unknown>>): string[] {
  return listings
    .filter((row) => type === undefined || row.type === type)
    .filter((row) => commune === undefined || row.commune === commune)
    .filter((row) => typeof beds !== 'number' || Number(row.bedrooms) >= beds)
    .filter((row) => typeof max !== 'number' || Number(row.price) <= max)
    .slice(0, 10)
    .map(({ id }) => id!)
}
