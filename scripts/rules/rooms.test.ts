import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { breachesOf, ROOM_RULES } from './rooms.ts'
import { typeScriptFiles } from './source-files.ts'

/** Forbidden examples: file, content, the rule that must catch it. */
const FORBIDDEN: [string, string, string][] = [
  ['models/a.ts', `import { x } from '../pipeline/b.ts'`, 'models import nothing of ours but models'],
  ['models/a.ts', `import type { X } from '../server/b.ts'`, 'models import nothing of ours but models'],
  ['models/a/b.ts', `export { x } from '../../scripts/b.ts'`, 'models import nothing of ours but models'],
  ['models/a.ts', `export * from '../pipeline/b.ts'`, 'models import nothing of ours but models'],
  ['models/a/b.ts', `import en from '../../content/i18n/en/site.json'`, 'models import nothing of ours but models'],
  ['models/a.ts', `type X = import('../server/b.ts').X`, 'models import nothing of ours but models'],
  ['models/a.ts', `const load = () => import('../pipeline/b.ts')`, 'models import nothing of ours but models'],
  ['content/say/a.ts', `import { x } from '../../pipeline/b.ts'`, 'content imports models and nothing else of ours'],
  ['content/a.ts', `import type { X } from '../server/b.ts'`, 'content imports models and nothing else of ours'],
  [
    'models/a.ts',
    `import { readFileSync } from 'node:fs'`,
    'models do no I/O: of Node they know hashing and compression only',
  ],
  [
    'models/a.ts',
    `const { env } = await import('node:process')`,
    'models do no I/O: of Node they know hashing and compression only',
  ],
  ['models/a.ts', `import sharp from 'sharp'`, 'models use libraries that compute, not ones that read or write'],
  [
    'models/a.ts',
    `import { readFile } from 'fs/promises'`,
    'models use libraries that compute, not ones that read or write',
  ],
  ['pipeline/a.ts', `import { x } from '../server/b.ts'`, 'the pipeline does not import the server'],
  ['pipeline/e2e/a.test.ts', `import type { X } from '../../server/b.ts'`, 'the pipeline does not import the server'],
  ['server/a.ts', `import { x } from '../pipeline/b.ts'`, 'the server does not import the pipeline'],
  [
    'server/faces/rest/a.ts',
    `export type { X } from '../../../pipeline/b.ts'`,
    'the server does not import the pipeline',
  ],
  ['server/a.ts', `const { x } = require('../pipeline/b.ts')`, 'the server does not import the pipeline'],
  ['pipeline/e2e/a.test.ts', `import { draw } from '../../scripts/sample.ts'`, 'nothing imports scripts'],
  ['server/a.ts', `await import(\`../scripts/b.ts\`)`, 'nothing imports scripts'],
  [
    'server/a.ts',
    `import { DuckDBInstance } from '@duckdb/node-api'`,
    'the warehouse belongs to the pipeline: the server knows no DuckDB',
  ],
  [
    'models/a.ts',
    `import type { X } from '@duckdb/node-api'`,
    'the warehouse belongs to the pipeline: the server knows no DuckDB',
  ],
  ['server/queries/a.ts', `import { x } from '../faces/rest/b.ts'`, 'queries know neither HTTP nor MCP nor any face'],
  [
    'server/queries/places/a.ts',
    `import type { X } from '../../http/b.ts'`,
    'queries know neither HTTP nor MCP nor any face',
  ],
  [
    'server/queries/a.ts',
    `import type { X } from '../endpoints/b.ts'`,
    'queries know neither HTTP nor MCP nor any face',
  ],
  [
    'server/queries/a.ts',
    `import type { X } from '../faces/services.ts'`,
    'queries know neither HTTP nor MCP nor any face',
  ],
  ['server/queries/a.ts', `import { H3 } from 'h3'`, 'queries know neither HTTP nor MCP nor any face'],
  [
    'server/faces/mcp/a.ts',
    `import { x } from '../rest/b.ts'`,
    'faces do not import each other; documents are what all of them hand out',
  ],
  [
    'server/faces/mcp/tools/a.ts',
    `import type { X } from '../../portal/page/b.ts'`,
    'faces do not import each other; documents are what all of them hand out',
  ],
  [
    'server/a.ts',
    `new Worker(new URL('../pipeline/worker.ts', import.meta.url))`,
    'the server does not import the pipeline',
  ],
  ['server/a.ts', `await import(process.argv[2])`, 'every import names its module, so that these rules can be checked'],
]

/** What looks alike and is allowed. */
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

  it.each(FORBIDDEN)('catch in %s: %s', (path, text, rule) => {
    expect(breachesOf(importsOf({ path, text })).filter((breach) => breach.endsWith(`: ${rule}`))).toHaveLength(1)
  })

  it.each(ALLOWED)('allow in %s: %s', (path, text) => {
    expect(breachesOf(importsOf({ path, text }))).toEqual([])
  })

  it('are each shown to fail by a forbidden example', () => {
    expect([...new Set(FORBIDDEN.map(([, , rule]) => rule))].sort()).toEqual(ROOM_RULES.map(({ name }) => name).sort())
  })
})
