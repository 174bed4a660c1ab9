import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Rough cost in seconds of a test file, by the helper that it uses. */
const COSTS: readonly [helper: RegExp, seconds: number][] = [
  [/\bfirstPartHome\b/, 100],
  [/\bpublishedHome\b|\bcreateHome\b/, 60],
  [/\bstartServerProcess\b/, 15],
  [/\bopenBrowser\b/, 12],
  [/\banalyzeLease\b|\bcreateLeaseDesk\b|\bLAWFUL_LEASE\b/, 8],
  [/\bstateKinds\b|\bstartPostgres\b/, 5],
  [/\bstartTestServer\b|\bstartOAuthWorld\b|\bstartServer\b/, 3],
]
const SECONDS_PER_CHARACTER = 1 / 10_000

/** Starts costly test files first, so that no worker is left alone with a long one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costs = new Map(files.map((file) => [file, costOf(readFileSync(file.moduleId, 'utf8'))]))
    return files.toSorted((a, b) => costs.get(b)! - costs.get(a)! || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** @returns rough seconds */
export function costOf(text: string): number {
  const helpers = COSTS.reduce((sum, [helper, seconds]) => sum + (helper.test(text) ? seconds : 0), 0)
  return helpers + text.length * SECONDS_PER_CHARACTER
}
