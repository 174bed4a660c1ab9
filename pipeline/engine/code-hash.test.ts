import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { createCodeHasher } from './code-hash.ts'

const historyJob = new URL('../stages/history/advert-history.ts', import.meta.url).href

it('covers a job’s module, its run-time imports from this repository and the SQL beside it, and nothing else', async () => {
  const files = (await createCodeHasher()).filesOf(historyJob)
  expect(files).toContain('pipeline/stages/history/advert-history.ts')
  expect(files).toContain('pipeline/stages/history/adverts.sql')
  expect(files).toContain('pipeline/warehouse/script.ts')
  expect(files.filter((file) => file.startsWith('server/') || file.endsWith('.test.ts'))).toEqual([])
})

it('gives the same hash twice and different hashes to different modules', async () => {
  const [one, two] = [await createCodeHasher(), await createCodeHasher()]
  expect(one.hashOf(historyJob)).toBe(two.hashOf(historyJob))
  expect(one.hashOf(historyJob)).not.toBe(one.hashOf(import.meta.url))
})

it('covers only the SQL files that are read, when a folder has several', async () => {
  const activityJob = new URL('../stages/marts/activity.ts', import.meta.url).href
  const files = (await createCodeHasher()).filesOf(activityJob)
  expect(files.filter((file) => file.endsWith('.sql'))).toEqual(['pipeline/stages/marts/activity.sql'])
})

it('covers dynamic imports', async () => {
  const publishJob = new URL('../publish/publish-release.ts', import.meta.url).href
  expect((await createCodeHasher()).filesOf(publishJob)).toContain('pipeline/publish/diff/diff-html.ts')
})

it('covers code that runs in threads', async () => {
  const normalizeJob = new URL('../stages/normalize/normalize-batches.ts', import.meta.url).href
  expect((await createCodeHasher()).filesOf(normalizeJob)).toContain('pipeline/stages/normalize/normalize-advert.ts')
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Hash of `job.ts` among the given files. */
async function hashAmong(files: Record<string, string>, job = 'job.ts'): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'code-hash-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return (await createCodeHasher()).hashOf(pathToFileURL(join(root, job)).href)
}

const USE = `import { one } from './one.ts'\nimport { two } from './two.ts'\nexport const sum = one + two\n`
const ONE = 'export const one = 1\n'
const TWO = 'export const two = 2\n'

it('does not change when modules move, imports are reordered or types change', async () => {
  const before = await hashAmong({ 'job.ts': USE, 'one.ts': ONE, 'two.ts': TWO })
  const moved = USE.replace(`'./one.ts'`, `'../far/away/one.ts'`).replace('{ two }', '{\n  two,\n}')
  expect(await hashAmong({ 'a/job.ts': moved, 'far/away/one.ts': ONE, 'a/two.ts': TWO }, 'a/job.ts')).toBe(before)
  const swapped = USE.split('\n').toSpliced(0, 2, ...USE.split('\n').slice(0, 2).toReversed())
  expect(await hashAmong({ 'job.ts': swapped.join('\n'), 'one.ts': ONE, 'two.ts': TWO })).toBe(before)
  const typed = `import type { T } from './t.ts'\n${USE}`
  expect(await hashAmong({ 'job.ts': typed, 'one.ts': ONE, 'two.ts': TWO, 't.ts': 'export type T = 1' })).toBe(before)
})

it('changes when what is imported changes, or the same name comes from elsewhere', async () => {
  const before = await hashAmong({ 'job.ts': USE, 'one.ts': ONE, 'two.ts': TWO })
  expect(await hashAmong({ 'job.ts': USE, 'one.ts': ONE, 'two.ts': 'export const two = 3\n' })).not.toBe(before)
  const both = { 'one.ts': ONE, 'two.ts': `${TWO}export const one = 5\n` }
  const other = USE.replace(`{ one } from './one.ts'`, `{ one } from './two.ts'`)
  expect(await hashAmong({ 'job.ts': other, ...both })).not.toBe(await hashAmong({ 'job.ts': USE, ...both }))
  const deep = { 'job.ts': `import './a.ts'`, 'a.ts': `import './b.ts'` }
  expect(await hashAmong({ ...deep, 'b.ts': '1' })).not.toBe(await hashAmong({ ...deep, 'b.ts': '2' }))
})

it('changes with a worker and with dynamic imports', async () => {
  const worker = `new URL('./in-thread.ts', import.meta.url)`
  expect(await hashAmong({ 'job.ts': worker, 'in-thread.ts': '1' })).not.toBe(
    await hashAmong({ 'job.ts': worker, 'in-thread.ts': '2' }),
  )
  const late = `export const load = () => import('./late.ts')`
  expect(await hashAmong({ 'job.ts': late, 'late.ts': '1' })).not.toBe(
    await hashAmong({ 'job.ts': late, 'late.ts': '2' }),
  )
})

it('names modules that import each other', async () => {
  await expect(hashAmong({ 'job.ts': `import './a.ts'`, 'a.ts': `import './job.ts'` })).rejects.toThrow(
    /import each other: .*job\.ts -> .*a\.ts -> .*job\.ts/,
  )
})
