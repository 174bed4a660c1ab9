import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { modelSearchCommand } from '../../pipeline/commands/model-search.ts'
import { createBm25 } from './bm25-baseline.ts'
import { readRun, scorePublicRun, type PublicBenchmark, type PublicScore } from './public-benchmark.ts'

export interface PublicReport {
  listings: number
  queries: number
  searchers: readonly { name: string; scores: Readonly<Record<string, PublicScore>> }[]
}

type Row = Readonly<Record<string, string>>

/** `lux model search`, plain BM25 and a form filled in from the hidden intents, on the public benchmark. */
export async function evaluatePublic(benchmark: PublicBenchmark): Promise<PublicReport> {
  const { listings, queries, intents } = benchmark
  const bm25 = createBm25(
    listings.map(({ id, title, description, commune }) => ({ id: id!, text: `${title} ${description} ${commune}` })),
  )
  const runs = [
    { name: 'search', run: await runCommand(benchmark.folder) },
    { name: 'plain BM25', run: new Map(queries.map(({ queryId, text }) => [queryId, bm25(text)])) },
    {
      name: 'form by hand',
      run: new Map(queries.map(({ queryId }) => [queryId, byForm(listings, intents.get(queryId) ?? {})])),
    },
  ]
  return {
    listings: listings.length,
    queries: queries.length,
    searchers: runs.map(({ name, run }) => ({ name, scores: scorePublicRun(benchmark, run) })),
  }
}

/** Through the command itself, so that its reading of the table is measured too. */
async function runCommand(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const scratch = await mkdtemp(join(tmpdir(), 'eval-search-'))
  try {
    const out = join(scratch, 'run.csv')
    const files = ['--listings', join(folder, 'listings.csv'), '--queries', join(folder, 'queries.csv'), '--out', out]
    await modelSearchCommand().parseAsync(files, { from: 'user' })
    return await readRun(out)
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** Type, commune, bedrooms and ceiling as the benchmark's intents state them; the table has no dates, so its own order. */
function byForm(listings: readonly Row[], { type, commune, beds, max }: Readonly<Record<string, unknown>>): string[] {
  return listings
    .filter((row) => type === undefined || row.type === type)
    .filter((row) => commune === undefined || row.commune === commune)
    .filter((row) => typeof beds !== 'number' || Number(row.bedrooms) >= beds)
    .filter((row) => typeof max !== 'number' || Number(row.price) <= max)
    .slice(0, 10)
    .map(({ id }) => id!)
}
