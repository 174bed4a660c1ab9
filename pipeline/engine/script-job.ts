import { toSnakeCase } from '../warehouse/columns.ts'
import { runScript } from '../warehouse/script.ts'
import type { Counts, Job, Run } from './job.ts'

type Parameters = Readonly<Record<string, string | number>>

interface ScriptJob extends Pick<Job, 'name' | 'title' | 'inputs' | 'outputs' | 'module'> {
  script(): string
  /** Values that the script receives and that decide the result: `asOf` is `$as_of` in the script. */
  parameters?(run: Run): Parameters | Promise<Parameters>
  /** Query of the counts to report, one row; none are reported without it. */
  counts?: string
}

/** A job that does nothing but run one script: its parameters are stated once, for the script and for the hash. */
export function scriptJob({ script, counts, ...job }: ScriptJob): Job {
  return {
    ...job,
    async work(run) {
      const given = Object.entries((await job.parameters?.(run)) ?? {})
      const named = Object.fromEntries(given.map(([name, value]) => [toSnakeCase(name), value]))
      await runScript(run.warehouse, script(), named)
      return counts === undefined ? {} : run.warehouse.one<Counts>(counts)
    },
  }
}
