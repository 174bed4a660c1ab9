import process from 'node:process'
import { readConfig } from '../base/config.ts'
import { openConfiguredState } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { isoDateAt } from '../../models/kernel/day.ts'

/** What commands of the server run in. */
export interface CommandSurroundings {
  environment: Record<string, string | undefined>
  /** Milliseconds since 1970. */
  clock: () => number
  /** Takes what the command answers with, for pipes. */
  out: (line: string) => void
  /** Takes what is said to people beside it. */
  note: (line: string) => void
}

export const ORDINARY: CommandSurroundings = {
  environment: process.env,
  clock: Date.now,
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
}

/** Opens the state of the settings for the time of some work; servers may run meanwhile. */
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

/** The UTC day of a time, YYYY-MM-DD. */
export function day(time: number): string {
  return isoDateAt(time)
}
