import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { readSettings } from '../../pipeline/base/settings.ts'
import { wholeNumber } from '../../pipeline/commands/whole-number.ts'
import { generateMarket } from './generate.ts'
import { type MarketSize, readMarketParameters, resolveSize } from './parameters/parameters.ts'
import { clearOutput, hashInputs, readStamp, writeStamp } from './stamp.ts'

interface Options {
  readonly adverts?: number
  readonly active?: number
  readonly quarters: number
  readonly seed: number
  readonly out?: string
  readonly snapshots?: number
  readonly force?: boolean
  readonly pictures: boolean
  readonly packed?: boolean
}

const program = new Command('sample')
  .description('Draws the invented sample market and writes it as feeds; the truth is written beside them.')
  .option('--adverts <n>', 'distinct adverts in all feeds together (default: 120000)', wholeNumber(1, 20_000_000))
  .option(
    '--active <n>',
    'adverts on the market on the last day (default: two quarters of arrivals)',
    wholeNumber(0, 20_000_000),
  )
  .option('--quarters <n>', 'quarters of history', wholeNumber(4, 76), 40)
  .option('--seed <n>', 'seed of all draws', wholeNumber(0, 2_147_483_647), 2026)
  .option('--snapshots <n>', 'keep only the last n weekly snapshots (default: all)', wholeNumber(1, 31))
  .option('--out <dir>', 'directory of the feeds; the truth goes to <dir>-truth (default: $DATA_DIR/feeds/sample)')
  .option('--no-pictures', 'draw no pictures: the names that adverts give lead nowhere')
  .option('--packed', 'write the files of portals as gzip: a large market fits on a small disk')
  .option('--force', 'draw again even when nothing has changed')
  .action(run)

try {
  await program.parseAsync()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: Options): Promise<void> {
  const committed = await readMarketParameters()
  const size = resolveSize(options, committed)
  const parameters = {
    ...committed,
    snapshots: committed.snapshots.slice(-(options.snapshots ?? committed.snapshots.length)),
  }
  const feedsDir = resolve(options.out ?? join(readSettings(process.env).dataDir, 'feeds', 'sample'))
  const truthDir = `${feedsDir}-truth`
  const inputs = await hashInputs({
    ...size,
    snapshots: parameters.snapshots.length,
    pictures: options.pictures,
    ...(options.packed && { packed: true }),
  } as MarketSize)
  const stamp = await readStamp(truthDir)
  if (!options.force && stamp?.inputs === inputs && existsSync(feedsDir)) {
    console.log(`Sample market: nothing has changed (${stamp.summary})`)
    return
  }
  await clearOutput(feedsDir, truthDir)
  const started = performance.now()
  const { properties, adverts, active, advertsByPortal } = await generateMarket({
    parameters,
    size,
    feedsDir,
    truthDir,
    pictures: options.pictures,
    packed: options.packed ?? false,
  })
  const summary = `${adverts} adverts of ${properties} properties in ${size.quarters} quarters, ${active} active, seed ${size.seed}`
  await writeStamp(truthDir, { inputs, summary })
  console.log(`Sample market: ${summary} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  console.log(
    `  adverts by portal: ${Object.entries(advertsByPortal)
      .map(([portal, n]) => `${portal} ${n}`)
      .join(', ')}`,
  )
  console.log(`  feeds in ${feedsDir}, truth in ${truthDir}`)
}
