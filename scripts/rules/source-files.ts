import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../pipeline/base/settings.ts'

export interface SourceFile {
  /** Relative to the checkout. */
  path: string
  text: string
}

const MAX_BYTES = 2_000_000

/** Reads the files that are or would be committed: tracked ones and new ones that git does not ignore, as they are on disk. */
export function repositoryFiles(pattern: RegExp): SourceFile[] {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 } as const
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options)
  return listed
    .split('\0')
    .filter((path) => pattern.test(path) && existsSync(join(ROOT, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path)).subarray(0, MAX_BYTES).toString('utf8') }))
}

/** The TypeScript of the rooms. */
export function typeScriptFiles(): SourceFile[] {
  return repositoryFiles(/^(?:models|content|pipeline|server|scripts)\/.*\.ts$|^[\w.-]+\.ts$/)
}

/** Tests, their data, and what only they use. */
export function isTest(path: string): boolean {
  return /\.(?:test|fixture)\.ts$|\/testing\//.test(path)
}
