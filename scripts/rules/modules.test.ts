import { basename, dirname } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { oncePerFile } from './once-per-file.ts'
import { repositoryFiles, typeScriptFiles, type SourceFile } from './source-files.ts'

const files = typeScriptFiles()
const MAX_LINES = 400
/** Lists: long because there is much of the same kind, not because much is decided. */
const LISTS = /\.(?:csv|json|ndjson|yaml)$|\.fixture\.ts$|^data\/contracts\//

const exportsOf = oncePerFile(({ path, text }) => parseSync(path, text).module.staticExports)
const isConfig = ({ path }: SourceFile): boolean => path.endsWith('.config.ts')

function hasDefaultExport(file: SourceFile): boolean {
  return exportsOf(file).some(({ entries }) =>
    entries.some(({ exportName: { kind, name } }) => kind === 'Default' || name === 'default'),
  )
}

function isBarrel(file: SourceFile): boolean {
  const reExports = exportsOf(file).filter(({ entries }) =>
    entries.every(({ moduleRequest }) => moduleRequest !== null),
  )
  return reExports.length > 0 && reExports.length === parseSync(file.path, file.text).program.body.length
}

const names = (found: SourceFile[]): string[] => found.map(({ path }) => path)
const example = (text: string): SourceFile => ({ path: 'models/example.ts', text })

describe('modules', () => {
  it('have no default exports, but for the configuration of tools', () => {
    expect(hasDefaultExport(example('export default 1'))).toBe(true)
    expect(hasDefaultExport(example('const a = 1\nexport { a as default }'))).toBe(true)
    expect(names(files.filter((file) => !isConfig(file) && hasDefaultExport(file)))).toEqual([])
  })

  it('are no barrels: each name is imported from where it is made', () => {
    expect(isBarrel(example(`export * from './a.ts'\nexport { b } from './b.ts'`))).toBe(true)
    expect(isBarrel(example(`export { b } from './b.ts'\nexport const c = 1`))).toBe(false)
    expect(names(files.filter(isBarrel))).toEqual([])
    expect(names(files.filter(({ path }) => basename(path) === 'index.ts'))).toEqual([])
  })

  it('have at most 400 lines, lists aside', () => {
    const long = repositoryFiles(/\.(?:ts|sql|md|sh|js)$/)
      .filter(({ path, text }) => !LISTS.test(path) && text.split('\n').length > MAX_LINES)
      .filter(({ path }) => path !== 'package-lock.json')
    expect(names(long)).toEqual([])
  })

  it('have names in kebab-case', () => {
    expect(
      names(files.filter(({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.ts$/.test(basename(path)))),
    ).toEqual([])
  })

  it('import modules that exist, with their extension', () => {
    const known = new Set(files.map(({ path }) => path))
    const ours = files
      .flatMap(importsOf)
      .filter(({ isOurs, to }) => isOurs && !/\.(?:css|html|js|json|m[jt]s|sql|wasm)$/.test(to))
    expect(ours.length).toBeGreaterThan(1000)
    expect(ours.filter(({ to }) => !known.has(to))).toEqual([])
  })

  it('leave nothing for later: no TODO, no skipped or single test', () => {
    const marks = /\b(?:TODO|FIXME|XXX)\b|\b(?:it|test|describe)\.(?:only|todo)\b|\b(?:it|test|describe)\.skip\(/
    const own = files.filter(({ path }) => !path.startsWith('scripts/rules/'))
    expect(names(own.filter(({ text }) => marks.test(text)))).toEqual([])
  })
})

describe('SQL', () => {
  it('stands beside the module that reads it', () => {
    const sql = repositoryFiles(/^(?:pipeline|server)\/.*\.sql$/)
    const migrations = files.find(({ path }) => path === 'server/state/migrate.ts')!
    const unread = sql.filter(({ path }) => {
      if (path.startsWith('server/state/migrations/')) return !migrations.text.includes('migrations')
      const call = `sqlBeside(import.meta.url, '${basename(path, '.sql')}')`
      return !files.some((file) => dirname(file.path) === dirname(path) && file.text.includes(call))
    })
    expect(sql.length).toBeGreaterThan(3)
    expect(names(unread)).toEqual([])
  })
})
