import { describe, expect, it } from 'vitest'
import { circlesOf, crowdedFolders } from './folder-order.ts'
import { typeScriptFiles, type SourceFile } from './source-files.ts'

/** Rooms whose folders are in order. */
const ROOMS = ['models', 'content', 'pipeline', 'server']

const BELOW = { 'server/http/b.ts': `import { a } from '../base/a.ts'` }

/** Forbidden examples: files by path, and the number of imports that are told. */
const CIRCLES: [string, Record<string, string>, number][] = [
  ['a value', { ...BELOW, 'server/base/a.ts': `import { c } from '../http/c.ts'` }, 2],
  ['a type', { ...BELOW, 'server/base/a.ts': `import type { C } from '../http/c.ts'` }, 2],
  ['a type in place', { ...BELOW, 'server/base/a.ts': `export type A = import('../http/c.ts').C` }, 2],
  ['a re-export', { ...BELOW, 'server/base/a.ts': `export { c } from '../http/c.ts'` }, 2],
  ['a worker', { ...BELOW, 'server/base/a.ts': `new Worker(new URL('../http/c.ts', import.meta.url))` }, 2],
  ['a module that is loaded later', { ...BELOW, 'server/base/a.ts': `const c = () => import('../http/c.ts')` }, 2],
  [
    'three folders',
    {
      ...BELOW,
      'server/base/a.ts': `import { c } from '../mail/c.ts'`,
      'server/mail/c.ts': `import type { B } from '../http/b.ts'`,
    },
    3,
  ],
  [
    'a folder and the one above it',
    { 'server/start.ts': `import './http/b.ts'`, 'server/http/b.ts': `import type { Started } from '../start.ts'` },
    2,
  ],
  [
    'two rooms by different parts of one',
    {
      'server/faces/mcp/a.ts': `import '../../http/b.ts'`,
      'server/http/b.ts': `import type { C } from '../faces/rest/c.ts'`,
    },
    2,
  ],
]

/** Similar code that is allowed. */
const ORDERS: [string, Record<string, string>][] = [
  ['arrows that point down', { ...BELOW, 'server/mail/c.ts': `import '../base/a.ts'\nimport '../http/b.ts'` }],
  [
    'files of one folder that know each other',
    { 'server/base/a.ts': `import { b } from './b.ts'`, 'server/base/b.ts': `import type { A } from './a.ts'` },
  ],
  ['tests that look up', { ...BELOW, 'server/base/a.test.ts': `import { b } from '../http/b.ts'` }],
  ['helpers of tests that look up', { ...BELOW, 'server/base/testing/a.ts': `import { b } from '../../http/b.ts'` }],
  ['files that are no modules', { ...BELOW, 'server/base/a.ts': `new URL('../http/b.css', import.meta.url)` }],
  ['other rooms', { ...BELOW, 'server/base/a.ts': `import type { B } from '../../models/http/b.ts'` }],
]

const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))
const crowd = (count: number, nameOf: (index: number) => string): SourceFile[] =>
  Array.from({ length: count }, (_, index) => ({ path: nameOf(index), text: '' }))

describe('the folders of a room', () => {
  const files = typeScriptFiles()

  it.each(ROOMS)('form an order in %s, types counted', (room) => {
    expect(files.filter(({ path }) => path.startsWith(`${room}/`)).length).toBeGreaterThan(30)
    expect(circlesOf(files, room)).toEqual([])
  })

  it.each(CIRCLES)('form none with a circle by %s', (_, texts, count) => {
    expect(circlesOf(filesOf(texts), 'server')).toHaveLength(count)
    expect(circlesOf(filesOf(texts), 'pipeline')).toEqual([])
  })

  it('form a circle that is told by its own imports alone', () => {
    const circle = { ...BELOW, 'server/base/a.ts': `import type { C } from '../http/c.ts'` }
    const around = { 'server/app.ts': `import './http/b.ts'`, 'server/http/c.ts': `import '../config/d.ts'` }
    expect(circlesOf(filesOf({ ...circle, ...around }), 'server')).toEqual([
      'server/http/b.ts imports server/base/a.ts',
      'server/base/a.ts imports server/http/c.ts',
    ])
  })

  it.each(ORDERS)('may have %s', (_, texts) => {
    expect(circlesOf(filesOf(texts), 'server')).toEqual([])
  })

  it.each([...ROOMS, 'scripts'])('hold at most 25 source files each in %s', (room) => {
    expect(crowdedFolders(files, room)).toEqual([])
  })

  it('are crowded by one file more, tests and sub-folders aside', () => {
    const full = crowd(25, (index) => `server/http/a${index}.ts`)
    const beside = [
      ...crowd(9, (index) => `server/http/a${index}.test.ts`),
      ...crowd(9, (index) => `server/http/testing/a${index}.ts`),
      ...crowd(9, (index) => `server/http/codings/a${index}.ts`),
    ]
    expect(crowdedFolders([...full, ...beside], 'server')).toEqual([])
    expect(crowdedFolders([...full, { path: 'server/http/b.ts', text: '' }], 'server')).toEqual([
      'server/http: 26 files',
    ])
    expect(crowdedFolders([...full, { path: 'server/http/b.ts', text: '' }], 'pipeline')).toEqual([])
  })
})
