import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { consume } from '../limits/sliding-window.ts'
import { startTestServer } from '../testing/test-server.ts'
import { statePath } from './state.ts'

const KEYED = '/api/public/v1/market-index'

/** Another process's write lock on the database of a server. */
function lockOf(dataDir: string) {
  const other = new DatabaseSync(statePath(dataDir))
  other.exec('begin immediate')
  return {
    release: () => other.exec('commit'),
    [Symbol.dispose]: () => other.close(),
  }
}

it('lets requests wait for another process that writes, and answers them when it is done', async () => {
  const test = await startTestServer()
  const key = await test.issueKey()
  using lock = lockOf(test.dataDir)
  const asked = test.get(KEYED, { 'x-api-key': key })
  await delay(300)
  lock.release()
  expect((await asked).status).toBe(200)
  await test.close()
})

it('answers 503 to all who wait for a lock that stays, no later than a few seconds, and documents at once meanwhile', async () => {
  const test = await startTestServer()
  const key = await test.issueKey()
  using lock = lockOf(test.dataDir)
  const began = performance.now()
  const asked = Promise.all(Array.from({ length: 12 }, async () => test.get(KEYED, { 'x-api-key': key })))
  let longest = 0
  for (let round = 0; round < 20; round++) {
    const at = performance.now()
    expect((await test.get('/openapi.json')).status).toBe(200)
    longest = Math.max(longest, performance.now() - at)
    await delay(50)
  }
  expect(longest).toBeLessThan(250)
  const statuses = (await asked).map((answer) => [answer.status, answer.headers.get('retry-after')])
  expect(new Set(statuses.map(String))).toEqual(new Set(['503,5']))
  expect(performance.now() - began).toBeLessThan(5_000)
  lock.release()
  expect((await test.get(KEYED, { 'x-api-key': key })).status).toBe(200)
  await test.close()
})

it('waits as long again for a lock that is found after a quiet time', async () => {
  const test = await startTestServer()
  const { db } = test.server.services.state
  {
    using first = lockOf(test.dataDir)
    await expect(consume(db, 'key:1', 3, Date.now())).rejects.toThrow(/locked/)
    first.release()
  }
  await delay(2_100)
  using second = lockOf(test.dataDir)
  const counted = consume(db, 'key:1', 3, Date.now())
  await delay(300)
  second.release()
  expect((await counted).remaining).toBe(2)
  await test.close()
})
