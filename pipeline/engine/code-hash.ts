import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { init, parse } from 'es-module-lexer'
import { ROOT } from '../settings.ts'

/** Hashes code by what it would run: a module, all it imports of ours, and the SQL that they read. */
export interface CodeHasher {
  /** @param moduleUrl `import.meta.url` of the job's module */
  hashOf(moduleUrl: string): string
  /** Files that the hash covers, relative to the checkout, sorted. */
  filesOf(moduleUrl: string): string[]
}

interface ModuleFile {
  hash: string
  imports: string[]
}

export async function createCodeHasher(): Promise<CodeHasher> {
  await init
  const modules = new Map<string, ModuleFile>()
  const dependencies = dependencyVersions()

  const closure = (entry: string): string[] => {
    const seen = new Set<string>()
    const queue = [entry]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      queue.push(...readModule(modules, file).imports)
    }
    return [...seen].sort()
  }

  return {
    hashOf(moduleUrl) {
      const hash = createHash('sha256').update(dependencies)
      for (const file of closure(fileURLToPath(moduleUrl)))
        hash.update(`${file.slice(ROOT.length)}:${modules.get(file)!.hash}\n`)
      return hash.digest('hex').slice(0, 16)
    },
    filesOf: (moduleUrl) => closure(fileURLToPath(moduleUrl)).map((file) => file.slice(ROOT.length)),
  }
}

function readModule(modules: Map<string, ModuleFile>, file: string): ModuleFile {
  let module = modules.get(file)
  if (!module) {
    const source = readFileSync(file, 'utf8')
    module = {
      hash: createHash('sha256').update(source).digest('hex'),
      imports: file.endsWith('.ts') ? importsOf(file, source) : [],
    }
    modules.set(file, module)
  }
  return module
}

/** Code that runs in a thread of its own is started by its address, not imported. */
const WORKER_BESIDE = /new URL\('(\.\/[\w./-]+\.ts)', import\.meta\.url\)/g
const SQL_BESIDE = /sqlBeside\(import\.meta\.url, '([\w-]+)'\)/g

function importsOf(file: string, source: string): string[] {
  const [imports] = parse(stripTypeScriptTypes(source))
  const local = imports.flatMap(({ specifier }) => (specifier?.startsWith('.') ? [join(dirname(file), specifier)] : []))
  for (const [, path] of source.matchAll(WORKER_BESIDE)) local.push(join(dirname(file), path!))
  for (const [, name] of source.matchAll(SQL_BESIDE)) local.push(join(dirname(file), `${name}.sql`))
  return local.filter((path) => existsSync(path))
}

/** The versions of the libraries that results may depend on. */
function dependencyVersions(): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return JSON.stringify(Object.entries(dependencies).sort())
}
