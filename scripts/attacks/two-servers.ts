import process from 'node:process'
import { parseArgs } from 'node:util'
import { faultTwoServers } from '../../server/testing/faults/two-servers.ts'
import { startPostgres } from '../../server/testing/postgres.ts'

/** Kills, pauses and sets off the clocks of two servers over one PostgreSQL, and checks the history of what clients were told. */
const { values } = parseArgs({
  options: { faults: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const postgres = await startPostgres()
if (!postgres) process.exit(1)
const startedAt = performance.now()
try {
  const verdict = await faultTwoServers(await postgres.newDatabase(), Number(values.faults), Number(values.seed))
  const { faults, requests, lost, acknowledged, violations } = verdict
  console.log(
    `${faults.kill} kills, ${faults.pause} pauses, ${faults.skew} shifted clocks of up to 2 hours, seed ${values.seed}`,
  )
  console.log(
    `${requests} requests of clients, ${lost} without an answer, in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
  )
  console.log(
    `acknowledged: ${acknowledged.uses} uses of an allowance, ${acknowledged.keys} new keys, ${acknowledged.revocations} revocations, ` +
      `${acknowledged.messages} messages`,
  )
  for (const violation of violations.slice(0, 20)) console.log(violation)
  console.log(`${violations.length} violations of the history   bar: 0`)
  if (violations.length > 0) process.exitCode = 1
} finally {
  await postgres[Symbol.asyncDispose]()
}
