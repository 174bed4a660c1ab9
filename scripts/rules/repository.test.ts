import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../pipeline/base/settings.ts'
import { COMPUTED, importsOf } from './imports.ts'
import { repositoryFiles, typeScriptFiles, type SourceFile } from './source-files.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const texts = repositoryFiles(
  /^(?!scripts\/rules\/).*(?:\.(?:ts|md|ya?ml|json|sql|csv|txt|html|css|js|example)|Makefile|\.npmrc|\.ci\/run)$/,
)

interface Place {
  what: string
  pattern: RegExp
  /** Files where it may stand. */
  allowed: RegExp
}

const OUTSIDE: Place[] = [
  {
    what: 'a package registry',
    pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|\bnpm\.pkg\.github\b|"resolved":/,
    allowed: /^$/,
  },
  { what: 'a path of one machine', pattern: /(?<![\w.-])\/(?:work|home\/\w|Users\/\w|root\/|tmp\/\w)/, allowed: /^$/ },
  {
    what: 'what lies beside the checkout',
    pattern: /\.\.\/shared\b/,
    allowed: /\.test\.ts$|^Makefile$|^scripts\/|^data\/sources\/real\//,
  },
]

const placesOf = (found: SourceFile[], { pattern, allowed }: Place): string[] =>
  found.flatMap(({ path, text }) =>
    allowed.test(path)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  )

describe('the repository', () => {
  it.each(OUTSIDE)('does not name $what', (place) => {
    expect(placesOf(texts, place)).toEqual([])
  })

  it.each([
    ['"resolved": "https://registry.npmjs.org/zod"', 0],
    ['cd /work/main', 1],
    ["const file = '/tmp/x/y.csv'", 1],
    ["const data = '../shared/data'", 2],
  ])('would be found out by %s', (line, index) => {
    expect(placesOf([{ path: 'models/a.ts', text: `\n${line}` }], OUTSIDE[index]!)).toHaveLength(1)
  })

  it('numbers its decision records one by one, each with a title', () => {
    const records = repositoryFiles(/^content\/decisions\/(?!README\.md$)/)
    expect(records.length).toBeGreaterThan(4)
    const wrong = records.filter(({ path, text }) => !/\/\d{4}-[a-z0-9-]+\.md$/.test(path) || !text.startsWith('# '))
    expect(wrong.map(({ path }) => path)).toEqual([])
    const numbers = records.map(({ path }) => Number(/(\d{4})-/.exec(path)![1]))
    expect(numbers).toEqual(records.map((_, index) => index + 1))
  })

  it('tells in the README of every make target', () => {
    const targets = [...read('Makefile').matchAll(/^([a-z-]+):.*## /gm)].map(([, name]) => name!)
    expect(targets.length).toBeGreaterThan(8)
    const readme = read('README.md')
    expect(targets.filter((name) => !new RegExp(`make (?:\\w+, )*${name}\\b`).test(readme))).toEqual([])
  })

  it('lists in .env.example every variable that the settings read', () => {
    const settings = ['pipeline/base/settings.ts', 'server/base/config.ts'].map(read).join('\n')
    const variables = new Set([...settings.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!))
    expect(variables.size).toBeGreaterThan(10)
    const listed = read('.env.example')
    expect([...variables].filter((name) => !new RegExp(`^#?${name}=`, 'm').test(listed))).toEqual([])
  })
})

describe('packages', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const imported = new Set(
    typeScriptFiles()
      .flatMap((file) => importsOf(file).map(({ to, isOurs }) => (isOurs ? '' : packageOf(to))))
      .filter((name) => name !== '' && name !== COMPUTED),
  )
  /** Loaded by name at run time, or by another package. */
  const indirect = new Set([
    'sharp',
    '@fontsource/figtree',
    '@fontsource-variable/figtree',
    '@better-auth/core',
    '@better-auth/utils',
    '@better-fetch/fetch',
    'better-call',
    'jose',
    '@modelcontextprotocol/core',
  ])

  it('are each imported somewhere', () => {
    expect(Object.keys(dependencies!).filter((name) => !imported.has(name) && !indirect.has(name))).toEqual([])
  })

  it('for development are imported, are commands, or are types of another', () => {
    const commands = `${JSON.stringify(scripts)} ${read('scripts/test-all.ts')} ${read('Makefile')}`
    const resolved = typeScriptFiles().flatMap((file) =>
      [...file.text.matchAll(/\.resolve\('([^']+)'\)/g)].map(([, path]) => packageOf(path!)),
    )
    const unused = Object.keys(devDependencies!).filter((name) => {
      const [command] = name.split('/').slice(-1)
      if (name.startsWith('@types/')) return false
      return ![...imported, ...resolved].includes(name) && !commands.includes(command!) && !TOOLS.has(name)
    })
    expect(unused).toEqual([])
  })

  it('that are imported are stated, with the exact version', () => {
    const stated = { ...dependencies, ...devDependencies }
    const types = new Set(
      Object.keys(stated)
        .filter((name) => name.startsWith('@types/'))
        .map((name) => name.slice(7)),
    )
    expect([...imported].filter((name) => !(name in stated) && !name.startsWith('node:') && !types.has(name))).toEqual(
      [],
    )
    expect(Object.values(stated).filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('that only tests and scripts import do not ship', () => {
    const shipped = new Set(
      typeScriptFiles()
        .filter(
          ({ path }) => /^(?:models|pipeline|server)\//.test(path) && !/\.(?:test|fixture)\.ts$|\/testing\//.test(path),
        )
        .flatMap((file) => importsOf(file).map(({ to }) => packageOf(to))),
    )
    expect(Object.keys(devDependencies!).filter((name) => shipped.has(name) && !TYPES_ONLY.has(name))).toEqual([])
  })
})

/** Run from the command line by tests, hooks or other tools, never imported. */
const TOOLS = new Set(['@redocly/cli', 'typescript'])
/** Their types are erased before anything runs. */
const TYPES_ONLY = new Set(['mdast', 'hast', 'schema-dts'])

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  const [scope, name] = specifier.split('/')
  return scope!.startsWith('@') ? `${scope}/${name}` : scope!
}
