import type { Reference } from '../reference/load-reference.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import type { Settings } from '../base/settings.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import type { Progress } from './progress.ts'

/** What every job is given. Time comes in as `asOf` and `now`; nothing below reads the clock. */
export interface Run {
  settings: Settings
  warehouse: Warehouse
  reference: Reference
  /** Feeds of this market, sorted by id. */
  sources: Source[]
  /** Moment of the run, for what is fetched; never part of a result. */
  now: Date
  /** The day the results speak of: given, or the newest day of observation. Known from the job `history` on. */
  asOf(): Promise<string>
  progress: Progress
  signal: AbortSignal
  codeHash(moduleUrl: string): string
}

export type Counts = Record<string, number>

/** One step of the pipeline: reads tables, writes tables, is skipped while nothing it depends on has changed. */
export interface Job {
  name: string
  title: string
  /** Tables read. */
  inputs: readonly string[]
  /** Tables written. */
  outputs: readonly string[]
  /** `import.meta.url` of the module whose code decides the result. */
  module: string
  /** Runs every time, because only running it shows whether anything is new. */
  always?: boolean
  /** Scheduled runs leave it out except once a quarter. */
  cadence?: 'quarterly'
  /** What else decides the result: parameters, the hash of files read. Must be JSON. */
  parameters?(run: Run): unknown | Promise<unknown>
  /** Says what of its result is gone or due, when something is: files are not tables, somebody may have removed them. */
  missing?(run: Run): string | null | Promise<string | null>
  work(run: Run): Promise<Counts>
}
