import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { ROOT } from '../base/settings.ts'

/** Kept values for each one that a process uses, at most: commands use different ones. */
const MOST_OLD = 4

interface Kept {
  file: string
  known: Record<string, unknown>
  used: Map<string, unknown>
}

const kept = new Map<string, Kept>()

/**
 * Derives a value from a text, and keeps it beside the compiled code for later processes: deriving takes longer than a run without news. Without a
 * folder of compiled code nothing is kept; a value that JSON cannot hold, null included, is derived anew each time. The value must not be changed.
 * @param name of the derivation, with a version of its code; versions of libraries count by themselves
 */
export function derivedOnce<Value>(name: string, text: string, derive: (text: string) => Value): Value {
  const folder = getCompileCacheDir()
  if (folder === undefined) return derive(text)
  let store = kept.get(name)
  if (!store) kept.set(name, (store = openKept(join(folder, `${name}.derived`))))
  const key = sha256Of(text)
  const found = (store.used.get(key) ?? store.known[key]) as Value | undefined
  const value = found ?? derive(text)
  if (found !== undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value))
    store.used.set(key, value)
  return value
}

function openKept(file: string): Kept {
  const store: Kept = { file, known: readKept(file), used: new Map() }
  process.once('exit', () => writeKept(store))
  return store
}

/** The first line is the hash of the others: a file that was cut or changed counts as absent. */
function readKept(file: string): Record<string, unknown> {
  try {
    const content = readFileSync(file, 'utf8')
    const end = content.indexOf('\n')
    const body = content.slice(end + 1)
    return content.slice(0, end) === sealOf(body) ? (JSON.parse(body) as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Writes only news. Texts that no longer exist are forgotten when they are most of the file. */
function writeKept({ file, known, used }: Kept): void {
  if ([...used.keys()].every((key) => Object.hasOwn(known, key))) return
  try {
    const old = Object.keys(known).length > MOST_OLD * used.size ? {} : known
    const body = JSON.stringify({ ...old, ...Object.fromEntries(used) })
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, `${sealOf(body)}\n${body}`)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // A folder that cannot be written costs time only.
  }
}

function sealOf(body: string): string {
  return sha256Of(readFileSync(join(ROOT, 'package.json'), 'utf8') + body)
}
