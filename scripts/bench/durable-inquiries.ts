import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { createKey } from '../../server/auth/keys.ts'
import { rpc } from '../../server/faces/mcp/testing/rpc.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { sampleListing } from '../../server/testing/sample-records.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'

/** Messages of a sender; more than one address of a listing may get in a day would be refused. */
const PER_SENDER = 10
const { values } = parseArgs({
  options: { inquiries: { type: 'string', default: '1000' }, clients: { type: 'string', default: '32' } },
})
const [inquiries, clients] = [Number(values.inquiries), Number(values.clients)]

using folder = temporaryFolder()
const records = Array.from({ length: Math.ceil(inquiries / 10) }, (_, index) => ({
  ...sampleListing(index),
  hosting: 'service' as const,
  ownerRef: `owner-${index}`,
}))
publishSampleRelease(folder.path, { records })
const state = openState(statePath(folder.path), Date.now())
const keys: string[] = []
for (let index = 0; index < inquiries / PER_SENDER; index++) {
  const settings = { name: 'bench', tier: 'basic', scopes: ['inquiries:write'], expiresAt: null } as const
  keys.push((await createKey(state.db, settings, Date.now())).key)
}
const server = await startChildServer('server/main.ts', [], { PORT: '0', DATA_DIR: folder.path, STATE_URL: '' })
try {
  const startedAt = performance.now()
  let [next, acknowledged] = [0, 0]
  const client = async () => {
    for (let number = next++; number < inquiries; number = next++) {
      const args = { listingId: records[Math.floor(number / 10)]!.id, message: `Question number ${number} of many` }
      const headers = { 'x-api-key': keys[number % keys.length]! }
      const { result } = await rpc(
        `${server.url}/api/mcp`,
        'tools/call',
        { name: 'submit_inquiry', arguments: args },
        headers,
      )
      if (result && result['isError'] !== true) acknowledged++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - startedAt) / 1_000
  const { stored } = await state.db
    .selectFrom('inquiry_message')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  console.log(`${clients} clients write to a server on SQLite in ${tmpdir()}, each answer after a sync of the disk`)
  console.log(
    `${acknowledged} of ${inquiries} inquiries acknowledged, ${stored} stored, ${(acknowledged / seconds).toFixed(0)} a second   bar: all acknowledged`,
  )
  if (acknowledged < inquiries) process.exitCode = 1
} finally {
  await server.stop()
  await state.close()
}
