import type { Reference } from '../reference/load-reference.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import type { Settings } from '../base/settings.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import type { Progress } from './progress.ts'
import type { TaskRunner } from './tasks.ts'

/** Context of a run, passed to every job. Time comes from `asOf` and `now`; jobs never read the clock. */
export interface Run {
  settings: Settings
  warehouse: Warehouse
  reference: Reference
  /** Feeds of this market, sorted by id. */
  sources: Source[]
  /** Start of the run, for fetching only; never part of a result. */
  now: Date
  /** False in a build under a name, which reads the files that are there. */
  fetches: boolean
  /** Day of a historical build: files that arrived later do not count. Null in all others. */
  knownOn: string | null
  /** The day that results refer to: the given one, or the newest day of observation. Known after the job `history`. */
  asOf(): Promise<string>
  progress: Progress
  signal: AbortSignal
  tasks: TaskRunner
  codeHash(moduleUrl: string): string
}

export type Counts = Record<string, number>

/** One step of the pipeline: reads tables and writes tables; skipped when none of its inputs changed. */
export interface Job {
  name: string
  title: string
  /** Tables read. */
  inputs: readonly string[]
  /** Tables written. */
  outputs: readonly string[]
  /** `import.meta.url` of the module that produces the result. */
  module: string
  /** Runs every time, because only running it shows whether there is new data. */
  always?: boolean
  /** Left out of scheduled runs except once a quarter. */
  cadence?: 'quarterly'
  /** Other inputs that decide the result: parameters, hashes of files. Must be JSON. */
  parameters?(run: Run): unknown | Promise<unknown>
  /** Says which files of its result are missing or due: unlike tables, files can be removed by anyone. Null when none. */
  missing?(run: Run): string | null | Promise<string | null>
  work(run: Run): Promise<Counts>
}
