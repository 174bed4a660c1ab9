import process from 'node:process'
import type { Command } from 'commander'
import { readConfig } from '../base/config.ts'
import { openConfiguredState } from '../state/state.ts'
import type { State } from '../state/state.ts'

/** Environment of the server's commands. */
export interface CommandSurroundings {
  environment: Record<string, string | undefined>
  /** Milliseconds since 1970. */
  clock: () => number
  /** Writes results, for pipes. */
  out: (line: string) => void
  /** Writes notes for people, apart from results. */
  note: (line: string) => void
}

export const ORDINARY: CommandSurroundings = {
  environment: process.env,
  clock: Date.now,
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
}

/** Runs work on the configured state; servers may run meanwhile. */
export async function withState(
  { environment, clock }: CommandSurroundings,
  work: (state: State) => Promise<void>,
): Promise<void> {
  const state = await openConfiguredState(readConfig(environment), clock())
  try {
    await work(state)
  } finally {
    await state.close()
  }
}

/** Adds the command `list`, which prints one line for each record. @param what such as `all keys, oldest first` */
export function addList<Row>(
  group: Command,
  surroundings: CommandSurroundings,
  what: string,
  rowsOf: (state: State) => Promise<readonly Row[]>,
  describe: (row: Row) => string,
): void {
  group
    .command('list')
    .description(`list ${what}`)
    .option('--json', 'as JSON, one per line')
    .action(({ json }: { json?: boolean }) =>
      withState(surroundings, async (state) => {
        for (const row of await rowsOf(state)) surroundings.out(json ? JSON.stringify(row) : describe(row))
      }),
    )
}
