import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { init, parse } from 'es-module-lexer'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { ROOT } from '../base/settings.ts'
import { derivedOnce } from '../files/derived-once.ts'

/**
 * Hashes the code that a module would run: the module, everything it imports from this repository, and the SQL files and workers it reads.
 * File locations, types and import order do not count: moving a module changes no hash.
 */
export interface CodeHasher {
  /** @param moduleUrl `import.meta.url` of the job's module */
  hashOf(moduleUrl: string): string
  /** Files that the hash covers, relative to the checkout, sorted. */
  filesOf(moduleUrl: string): string[]
}

interface ModuleCode {
  /** Hash of its own code, with a placeholder wherever another file is named. */
  own: string
  /** Files named, with the surrounding text that says which of their exports are used. */
  uses: { file: string; as: string }[]
}

/** Code of a module as its text alone tells it. */
interface NamedCode {
  own: string
  uses: { path: string; as: string }[]
}

export async function createCodeHasher(): Promise<CodeHasher> {
  await init
  const modules = new Map<string, ModuleCode>()
  const hashes = new Map<string, string>()
  const dependencies = dependencyVersions()
  const known = new Map<string, boolean>()
  /** Asked of each file once, however many modules name it. */
  const isThere = (file: string): boolean => {
    const found = known.get(file) ?? existsSync(file)
    known.set(file, found)
    return found
  }

  const moduleOf = (file: string): ModuleCode => {
    let module = modules.get(file)
    if (!module) modules.set(file, (module = readModule(file, isThere)))
    return module
  }

  /** Module hashes nest: a hash covers the hashes of its imports. */
  const hashOfFile = (file: string, importers: readonly string[]): string => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    if (importers.includes(file)) throw new Error(`Modules import each other: ${[...importers, file].join(' -> ')}`)
    const { own, uses } = moduleOf(file)
    const parts = uses.map((use) => `${use.as}:${hashOfFile(use.file, [...importers, file])}`).sort()
    const hash = createHash('sha256')
      .update(JSON.stringify([own, parts]))
      .digest('hex')
    hashes.set(file, hash)
    return hash
  }

  const closure = (entry: string): string[] => {
    const seen = new Set<string>()
    const queue = [entry]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      queue.push(...moduleOf(file).uses.map((use) => use.file))
    }
    return [...seen].sort()
  }

  return {
    hashOf(moduleUrl) {
      const hash = createHash('sha256').update(dependencies)
      return hash
        .update(hashOfFile(fileURLToPath(moduleUrl), []))
        .digest('hex')
        .slice(0, 16)
    },
    filesOf: (moduleUrl) => closure(fileURLToPath(moduleUrl)).map((file) => file.slice(ROOT.length)),
  }
}

/** Code that runs in a thread is started by its URL instead of being imported. */
const WORKER = /new URL\(\s*'(\.{1,2}\/[\w./-]+\.ts)',\s*import\.meta\.url,?\s*\)/g
const SQL_BESIDE = /sqlBeside\(import\.meta\.url, '([\w-]+)'\)/g

/** Version of the derivation: kept values must not outlive a change of this file. */
const OWN_CODE = sha256Of(readFileSync(import.meta.filename, 'utf8')).slice(0, 8)

/** @param isThere whether a file that may be named exists */
function readModule(file: string, isThere: (file: string) => boolean): ModuleCode {
  const source = readFileSync(file, 'utf8')
  if (!file.endsWith('.ts')) return { own: sha256Of(source), uses: [] }
  const there = (path: string): boolean => isThere(join(dirname(file), path))
  const derived = (text: string, derive: () => NamedCode): NamedCode =>
    derivedOnce(`module-code-${OWN_CODE}`, text, derive)
  const named = derived(source, () => namedCode(source, () => true))
  const absent = named.uses.flatMap(({ path }) => (there(path) ? [] : [path]))
  const { own, uses } =
    absent.length === 0 ? named : derived(`${absent.join('\n')}\n${source}`, () => namedCode(source, there))
  return { own, uses: uses.map(({ path, as }) => ({ file: join(dirname(file), path), as })) }
}

/** @param isThere whether a file that may be named exists */
function namedCode(source: string, isThere: (path: string) => boolean): NamedCode {
  const uses: NamedCode['uses'] = []
  const use = (path: string, as: string): boolean => {
    if (!isThere(path)) return false
    uses.push({ path, as: withoutSpace(as) })
    return true
  }

  const code = stripTypeScriptTypes(source)
  let text = ''
  let from = 0
  for (const { specifier, type, start, end, importStart, importEnd } of parse(code)[0]) {
    if (!specifier?.startsWith('.')) continue
    const taken = type === 'dynamic' ? 'import()' : code.slice(importStart, start) + code.slice(end, importEnd)
    if (!use(specifier, taken)) continue
    text += code.slice(from, importStart) + (type === 'dynamic' ? taken : '')
    // An erased statement leaves the space after it, and so does an erased type import.
    from = type === 'dynamic' ? importEnd : importEnd + /^[\s;]*/.exec(code.slice(importEnd))![0].length
  }
  text += code.slice(from)
  text = text.replace(WORKER, (call, path: string) => (use(path, 'worker') ? 'worker()' : call))
  for (const [, name] of text.matchAll(SQL_BESIDE)) use(`./${name}.sql`, name!)
  return { own: sha256Of(text.trim()), uses }
}

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(',}', '}')

/** Reads the versions of the libraries that results may depend on. */
function dependencyVersions(): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return JSON.stringify(Object.entries(dependencies).sort())
}
