import type { Run } from './job.ts'

/** Parameters of a job whose result depends on the day and on committed files, such as `communes.csv`. */
export function dayAndFiles(...names: readonly string[]) {
  return async ({ reference: { hashes }, asOf }: Run) => ({
    asOf: await asOf(),
    reference: names.map((name) => hashes[name]),
  })
}
