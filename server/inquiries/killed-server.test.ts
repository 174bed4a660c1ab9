import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { rpc } from '../faces/mcp/testing/rpc.ts'
import { openState, statePath } from '../state/state.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const LISTINGS = Array.from({ length: 4 }, (_, index) => ({
  ...sampleListing(index),
  hosting: 'service' as const,
  ownerRef: `owner-${index}`,
}))
// Half of what one key may write in a day, since a message may be counted without being stored.
const MESSAGES = 10

it('a server killed while others write loses no inquiry and duplicates none', async () => {
  using folder = temporaryFolder()
  publishSampleRelease(folder.path, { records: LISTINGS })
  const state = openState(statePath(folder.path), Date.now())
  const settings = { name: 'k', tier: 'basic', scopes: ['inquiries:write'], expiresAt: null } as const
  const { key } = await createKey(state.db, settings, Date.now())
  let running = await startServerProcess({ DATA_DIR: folder.path })
  const send = (number: number) => {
    const args = { listingId: LISTINGS[number % LISTINGS.length]!.id, message: `Question number ${number} of many` }
    return rpc(
      `${running.url}/api/mcp`,
      'tools/call',
      { name: 'submit_inquiry', arguments: args },
      { 'x-api-key': key },
    )
  }
  const confirmed = new Set<number>()
  const tries = Array.from({ length: MESSAGES }, async (_, number) => {
    const answer = await send(number).catch(() => undefined)
    if (answer?.result && answer.result.isError !== true) confirmed.add(number)
  })
  const locker = new DatabaseSync(statePath(folder.path))
  locker.exec('pragma busy_timeout = 2000; begin immediate')
  await delay(100)
  locker.exec('rollback')
  locker.close()
  await Promise.race(tries)
  await running.kill()
  await Promise.all(tries)
  const storedNow = async () =>
    (await state.db.selectFrom('inquiry_message').select('text').execute()).map(({ text }) =>
      Number(/\d+/.exec(text)![0]),
    )
  const afterKill = await storedNow()
  for (const number of confirmed) expect(afterKill).toContain(number)
  running = await startServerProcess({ DATA_DIR: folder.path })
  for (let number = 0; number < MESSAGES; number++) expect((await send(number)).result!.isError).toBeUndefined()
  await running.kill()
  expect((await storedNow()).sort((a, b) => a - b)).toEqual(Array.from({ length: MESSAGES }, (_, number) => number))
  await state.close()
})
