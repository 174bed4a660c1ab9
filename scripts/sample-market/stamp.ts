import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from '../../pipeline/base/settings.ts'
import type { MarketSize } from './parameters/parameters.ts'

const FILE = 'stamp.json'
const INPUTS = ['scripts/sample-market', 'data/sample', 'data/reference', 'models/kernel/ids.ts', 'package-lock.json']

/** Inputs from which the feeds were drawn; stored with the truth, so that the feed folders contain nothing but feeds. */
export interface Stamp {
  readonly inputs: string
  readonly summary: string
}

/** Hash over the requested size, the generator's code, its parameters and the facts that it reads. */
export async function hashInputs(size: MarketSize): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(size))
  for (const input of INPUTS) {
    for (const path of await filesBelow(join(ROOT, input))) {
      if (path.endsWith('.test.ts')) continue
      hash
        .update(relative(ROOT, path))
        .update('\0')
        .update(await readFile(path))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** @returns undefined when there is no stamp or it cannot be read */
export async function readStamp(truthDir: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(join(truthDir, FILE), 'utf8')) as Stamp
  } catch {
    return undefined
  }
}

export async function writeStamp(truthDir: string, stamp: Stamp): Promise<void> {
  await writeFile(join(truthDir, FILE), `${JSON.stringify(stamp)}\n`)
}

/** Empties both directories. @throws Error when they contain files without a stamp of this generator */
export async function clearOutput(feedsDir: string, truthDir: string): Promise<void> {
  for (const directory of [feedsDir, truthDir]) {
    if (!existsSync(directory)) continue
    const isOurs = existsSync(join(truthDir, FILE)) || (await readdir(directory)).every((name) => OWN_NAMES.test(name))
    if (!isOurs)
      throw new Error(`${directory} holds files that are not of a sample market: name an empty directory with --out`)
  }
  await rm(feedsDir, { recursive: true, force: true })
  await rm(truthDir, { recursive: true, force: true })
}

/** Names of files that an interrupted run leaves behind. */
const OWN_NAMES =
  /^(?:(?:alpha|beta|gamma|hosted)-(?:archive|live)|openimmo|poliris|workbook|(?:index|cells|duplicates|owners)\.csv|stamp\.json)$/

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
