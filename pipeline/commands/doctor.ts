import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { Command } from 'commander'
import { loadSources } from '../ingest/load-sources.ts'
import { marketSources } from '../ingest/market-sources.ts'
import { luxembourgDay } from '../ingest/raw/last-day.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { trustedKeys } from '../releases/signing-key.ts'
import { loadReference } from '../reference/load-reference.ts'
import { readSettings, sampleFeedsExist, type Settings } from '../base/settings.ts'
import { feedLinesOf } from '../quality/feed-lines.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { EXIT } from './exit-codes.ts'

interface Check {
  name: string
  /** @returns a short description of what was found. @throws Error that says what to do */
  check(settings: Settings): Promise<string | Found> | string | Found
}

/** Result of a check that found something to say. */
interface Found {
  state: 'ok' | 'warn' | 'error'
  text: string
}

const MINIMUM_FREE_GB = 2

const CHECKS: Check[] = [
  { name: 'node', check: () => `${process.version}, ${process.platform} ${process.arch}` },
  { name: 'data directory', check: checkDataDirectory },
  {
    name: 'reference facts',
    check: async ({ referenceDir }) => `${(await loadReference(referenceDir)).communes.length} communes`,
  },
  { name: 'feeds', check: checkFeeds },
  { name: 'warehouse', check: checkWarehouse },
  { name: 'files of feeds', check: checkFeedFiles },
  { name: 'release', check: checkRelease },
]

/** `lux doctor`: checks that everything a run needs is there. */
export function doctorCommand(): Command {
  return new Command('doctor').action(async () => {
    const settings = readSettings(process.env)
    for (const { name, check } of CHECKS) {
      const { state, text } = await outcomeOf(check, settings)
      console.log(`${state.padEnd(5)} ${name.padEnd(16)} ${text}`)
      if (state === 'error') process.exitCode = EXIT.failed
    }
  })
}

async function outcomeOf(check: Check['check'], settings: Settings): Promise<Found> {
  try {
    const found = await check(settings)
    return typeof found === 'string' ? { state: 'ok', text: found } : found
  } catch (error) {
    return { state: 'error', text: error instanceof Error ? error.message : String(error) }
  }
}

function checkDataDirectory({ dataDir }: Settings): string {
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const { bavail, bsize } = statfsSync(dataDir)
  const freeGb = (bavail * bsize) / 1e9
  if (freeGb < MINIMUM_FREE_GB)
    throw new Error(
      `${dataDir} has ${freeGb.toFixed(1)} GB free; a run needs at least ${MINIMUM_FREE_GB} GB. Free some space or set DATA_DIR.`,
    )
  return `${dataDir}, ${freeGb.toFixed(0)} GB free`
}

function checkFeeds(settings: Settings): string {
  const sources = loadSources(settings.sourcesDir, { ...process.env, DATA_DIR: settings.dataDir })
  const own = marketSources(sources, settings.market)
  if (own.length === 0) throw new Error(`${settings.sourcesDir} has no feed. Set LUX_SOURCES or add a YAML file.`)
  if (settings.market === 'sample' && !sampleFeedsExist(settings))
    throw new Error('The sample market does not exist yet. Create it: npm run sample')
  return `${own.length} in the market ${settings.market}, ${own.filter(({ enabled }) => !enabled).length} of them disabled`
}

async function checkWarehouse(settings: Settings): Promise<string> {
  return inWarehouse(settings, async (warehouse) => {
    const { version } = await warehouse.one<{ version: string }>('SELECT version() AS version')
    return `${settings.warehouseLocation}, DuckDB ${version}`
  })
}

/** Repeats what the last run found in the files of feeds, and names those that are silent today. */
async function checkFeedFiles(settings: Settings): Promise<string | Found> {
  return inWarehouse<string | Found>(settings, async (warehouse) =>
    foundInFiles(await feedLinesOf(warehouse, luxembourgDay(new Date()))),
  )
}

/** Counts the lines in words before them. @param lines of warnings and blockers */
export function foundInFiles(lines: readonly string[]): Found {
  if (lines.length === 0) return { state: 'ok', text: 'no problem found by the last run' }
  const blockers = lines.filter((line) => line.startsWith('blocker')).length
  const counts = [counted(blockers, 'blocker'), counted(lines.length - blockers, 'warning')].filter(Boolean)
  return { state: blockers > 0 ? 'error' : 'warn', text: [`${counts.join(', ')}:`, ...lines].join('\n') }
}

function counted(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`
}

async function inWarehouse<T>(settings: Settings, work: (warehouse: Warehouse) => Promise<T>): Promise<T | string> {
  const { warehouseLocation: location, threads, memoryLimit } = settings
  if (!location.includes(':') && !existsSync(location)) return 'not built yet'
  const warehouse = await openWarehouse({ location, threads, memoryLimit })
  try {
    return await work(warehouse)
  } finally {
    warehouse.close()
  }
}

async function checkRelease(settings: Settings): Promise<string> {
  const store = openReleaseStore(settings.dataDir)
  const keys = trustedKeys(settings)
  const pointer = store.current()
  const fault = store.pointerFault()
  if (fault !== null && pointer !== null)
    throw new Error(
      `current.json cannot be read (${fault}). Heal it: \`lux rollback ${pointer.releaseId}\`, or any run.`,
    )
  if (pointer === null) return 'none published yet; publish one: lux run'
  const problems = await store.verify(pointer.releaseId, keys)
  if (problems.length > 0)
    throw new Error(
      `${pointer.releaseId} is damaged or not signed (${problems[0]}). Go back (\`lux rollback\`), sign it (\`lux sign\`) or publish it again ` +
        '(`lux run --force --only publish`).',
    )
  return `${pointer.releaseId} is complete and unchanged${keys.length > 0 ? ', its signature is right' : ''}`
}
