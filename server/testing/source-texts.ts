import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the TypeScript files below a folder without tests, for tests that compare texts with code. */
export function typeScriptFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => join(folder, path))
}
