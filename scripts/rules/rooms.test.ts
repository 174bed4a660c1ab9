import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { breachesOf, ROOM_RULES } from './rooms.ts'
import { typeScriptFiles } from './source-files.ts'

/** Forbidden examples by the rule that must catch them: file and content. */
const FORBIDDEN: Readonly<Record<string, readonly [string, string][]>> = {
  'models import nothing of ours but models': [
    ['models/a.ts', `import { x } from '../pipeline/b.ts'`],
    ['models/a.ts', `import type { X } from '../server/b.ts'`],
    ['models/a/b.ts', `export { x } from '../../scripts/b.ts'`],
    ['models/a.ts', `export * from '../pipeline/b.ts'`],
    ['models/a/b.ts', `import en from '../../content/i18n/en/site.json'`],
    ['models/a.ts', `type X = import('../server/b.ts').X`],
    ['models/a.ts', `const load = () => import('../pipeline/b.ts')`],
  ],
  'content imports models and nothing else of ours': [
    ['content/say/a.ts', `import { x } from '../../pipeline/b.ts'`],
    ['content/a.ts', `import type { X } from '../server/b.ts'`],
  ],
  'models do no I/O: of Node they know hashing and compression only': [
    ['models/a.ts', `import { readFileSync } from 'node:fs'`],
    ['models/a.ts', `const { env } = await import('node:process')`],
  ],
  'models use libraries that compute, not ones that read or write': [
    ['models/a.ts', `import sharp from 'sharp'`],
    ['models/a.ts', `import { readFile } from 'fs/promises'`],
  ],
  'the pipeline does not import the server': [
    ['pipeline/a.ts', `import { x } from '../server/b.ts'`],
    ['pipeline/e2e/a.test.ts', `import type { X } from '../../server/b.ts'`],
  ],
  'the server does not import the pipeline': [
    ['server/a.ts', `import { x } from '../pipeline/b.ts'`],
    ['server/faces/rest/a.ts', `export type { X } from '../../../pipeline/b.ts'`],
    ['server/a.ts', `const { x } = require('../pipeline/b.ts')`],
    ['server/a.ts', `new Worker(new URL('../pipeline/worker.ts', import.meta.url))`],
  ],
  'nothing imports scripts': [
    ['pipeline/e2e/a.test.ts', `import { draw } from '../../scripts/sample.ts'`],
    ['server/a.ts', 'await import(`../scripts/b.ts`)'],
  ],
  'the warehouse belongs to the pipeline: the server knows no DuckDB': [
    ['server/a.ts', `import { DuckDBInstance } from '@duckdb/node-api'`],
    ['models/a.ts', `import type { X } from '@duckdb/node-api'`],
  ],
  'queries know neither HTTP nor MCP nor any face': [
    ['server/queries/a.ts', `import { x } from '../faces/rest/b.ts'`],
    ['server/queries/places/a.ts', `import type { X } from '../../http/b.ts'`],
    ['server/queries/a.ts', `import type { X } from '../endpoints/b.ts'`],
    ['server/queries/a.ts', `import type { X } from '../faces/services.ts'`],
    ['server/queries/a.ts', `import { H3 } from 'h3'`],
  ],
  'faces do not import each other; documents are what all of them hand out': [
    ['server/faces/mcp/a.ts', `import { x } from '../rest/b.ts'`],
    ['server/faces/mcp/tools/a.ts', `import type { X } from '../../portal/page/b.ts'`],
  ],
  'every import names its module, so that these rules can be checked': [
    ['server/a.ts', 'await import(process.argv[2])'],
  ],
}

/** Similar code that is allowed. */
const ALLOWED: [string, string][] = [
  ['models/a.ts', `import { createHash } from 'node:crypto'\nimport { z } from 'zod'\nimport { b } from './b/c.ts'`],
  ['content/say/words.ts', `import en from '../i18n/en/site.json' with { type: 'json' }`],
  ['models/a.test.ts', `import { readFileSync } from 'node:fs'\nimport fc from 'fast-check'`],
  ['pipeline/a/b.ts', `import { x } from '../../models/b.ts'\nimport { DuckDBInstance } from '@duckdb/node-api'`],
  [
    'server/faces/rest/a.ts',
    `import { x } from '../../queries/b.ts'\nimport type { Y } from '../../../models/y.ts'\nimport type { Z } from '../services.ts'`,
  ],
  ['scripts/a.ts', `import '../server/cli.ts'\nimport { x } from '../pipeline/b.ts'`],
  ['vitest.config.ts', `import { x } from './scripts/b.ts'`],
  ['server/a.ts', `// import { x } from '../pipeline/b.ts'\nconst text = "import '../pipeline/b.ts'"`],
]

describe('the rules between rooms', () => {
  it('hold in the whole repository', () => {
    const files = typeScriptFiles()
    expect(files.length).toBeGreaterThan(300)
    expect(breachesOf(files.flatMap(importsOf))).toEqual([])
  })

  it.each(
    Object.entries(FORBIDDEN).flatMap(([rule, examples]) =>
      examples.map(([path, text]) => [path, text, rule] as const),
    ),
  )('catch in %s: %s', (path, text, rule) => {
    expect(breachesOf(importsOf({ path, text })).filter((breach) => breach.endsWith(`: ${rule}`))).toHaveLength(1)
  })

  it.each(ALLOWED)('allow in %s: %s', (path, text) => {
    expect(breachesOf(importsOf({ path, text }))).toEqual([])
  })

  it('are each shown to fail by a forbidden example', () => {
    expect(Object.keys(FORBIDDEN).sort()).toEqual(ROOM_RULES.map(({ name }) => name).sort())
  })
})
