import { existsSync } from 'node:fs'
import { Command } from 'commander'
import type { SourceState } from '../../models/contracts/release/source-state.ts'
import { readSettings, type Settings } from '../base/settings.ts'
import { sourceStates } from '../feeds/source-states.ts'
import { luxembourgDay } from '../ingest/raw/last-day.ts'
import { loadSources } from '../ingest/load-sources.ts'
import { marketSources } from '../ingest/market-sources.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'

/** Exit codes of `lux sources check`, for cron. */
const SOURCES_EXIT = { fine: 0, late: 1, failed: 2 } as const
const HELP = `
Exit codes: 0 all fine · 1 a source is late or has never delivered · 2 a fetch or file failed, or columns are missing
The states are those that the last run left behind. Disabled sources are listed and change no code.`
const KB = 1_000

/** `lux sources`: how the sources stand. */
export function sourcesCommand(): Command {
  const command = new Command('sources')
  command
    .command('check')
    .description('list age, licence, cadence, next due day, size, changed columns and last error of each source')
    .option('--json', 'print the states as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json }: { json?: true }) => {
      const states = await currentStates(readSettings(process.env), new Date())
      console.log(json ? JSON.stringify(states, null, 2) : sourcesText(states))
      process.exitCode = sourcesExitCode(states)
    })
  return command
}

export function sourcesExitCode(states: readonly Pick<SourceState, 'state'>[]): number {
  if (states.some(({ state }) => state === 'failed' || state === 'drifted')) return SOURCES_EXIT.failed
  return states.some(({ state }) => state === 'late') ? SOURCES_EXIT.late : SOURCES_EXIT.fine
}

/** One line per source, and below it what went wrong. */
function sourcesText(states: readonly SourceState[]): string {
  const width = Math.max(2, ...states.map(({ id }) => id.length))
  const licences = Math.max(7, ...states.map(({ licence }) => licence.length))
  const line = (...[state, id, licence, cadence, newest, age, due, size]: string[]): string =>
    `${state!.padEnd(9)}${id!.padEnd(width)}  ${licence!.padEnd(licences)}  ${cadence!.padEnd(9)}  ${newest!.padEnd(10)}  ` +
    `${age!.padStart(6)}  ${due!.padEnd(10)}  ${size!.padStart(10)}`
  return [
    line('state', 'id', 'licence', 'cadence', 'newest', 'age', 'next due', 'size'),
    ...states.flatMap((one) => [
      line(
        one.state,
        one.id,
        one.licence,
        one.cadence,
        one.newestOn ?? (one.files === 0 ? 'never' : 'by row'),
        one.ageDays === null ? '' : `${one.ageDays} d`,
        one.nextDueOn ?? '',
        one.bytes === null ? '' : `${Math.ceil(one.bytes / KB)} kB`,
      ),
      ...(one.lastError === null ? [] : [`         error: ${one.lastError}`]),
      ...(one.lostColumns.length === 0 ? [] : [`         columns missing: ${one.lostColumns.join(', ')}`]),
      ...(one.newColumns.length === 0 ? [] : [`         new columns: ${one.newColumns.join(', ')}`]),
    ]),
  ].join('\n')
}

async function currentStates(settings: Settings, now: Date): Promise<SourceState[]> {
  const all = loadSources(settings.sourcesDir, { ...process.env, DATA_DIR: settings.dataDir })
  const own = marketSources(all, settings.market)
  const { warehouseLocation, threads, memoryLimit } = settings
  const isBuilt = warehouseLocation.includes(':') || existsSync(warehouseLocation)
  const warehouse = await openWarehouse({ location: isBuilt ? warehouseLocation : ':memory:', threads, memoryLimit })
  try {
    return await sourceStates(warehouse, own, settings.rawDir, luxembourgDay(now))
  } finally {
    warehouse.close()
  }
}
