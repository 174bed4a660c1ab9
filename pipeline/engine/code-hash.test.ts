import { expect, it } from 'vitest'
import { createCodeHasher } from './code-hash.ts'

const historyJob = new URL('../history/advert-history.ts', import.meta.url).href

it('covers a job’s module, what it imports of ours at run time and the SQL beside it, and nothing else', async () => {
  const files = (await createCodeHasher()).filesOf(historyJob)
  expect(files).toContain('pipeline/history/advert-history.ts')
  expect(files).toContain('pipeline/history/adverts.sql')
  expect(files).toContain('models/contracts/advert.ts')
  expect(files.filter((file) => file.startsWith('server/') || file.endsWith('.test.ts'))).toEqual([])
})

it('gives the same hash twice and different hashes to different modules', async () => {
  const [one, two] = [await createCodeHasher(), await createCodeHasher()]
  expect(one.hashOf(historyJob)).toBe(two.hashOf(historyJob))
  expect(one.hashOf(historyJob)).not.toBe(one.hashOf(import.meta.url))
})

it('covers of several SQL files in one folder only those that are read', async () => {
  const activityJob = new URL('../marts/activity.ts', import.meta.url).href
  const files = (await createCodeHasher()).filesOf(activityJob)
  expect(files.filter((file) => file.endsWith('.sql'))).toEqual(['pipeline/marts/activity.sql'])
})

it('covers what is imported only when it is needed', async () => {
  const publishJob = new URL('../publish/publish-release.ts', import.meta.url).href
  expect((await createCodeHasher()).filesOf(publishJob)).toContain('pipeline/diff/diff-html.ts')
})

it('covers code that runs in threads of its own', async () => {
  const normalizeJob = new URL('../normalize/normalize-batches.ts', import.meta.url).href
  expect((await createCodeHasher()).filesOf(normalizeJob)).toContain('pipeline/normalize/normalize-advert.ts')
})
