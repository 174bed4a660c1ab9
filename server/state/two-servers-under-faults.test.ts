import { expect, it } from 'vitest'
import { faultTwoServers } from '../testing/faults/two-servers.ts'
import { startPostgres } from '../testing/postgres.ts'

const FAULTS = 3
/** Four starts of servers, each slow on a busy machine. */
const TIMEOUT_MS = 240_000

it(
  'two servers over PostgreSQL break no rule while they are killed, held and their clocks set off',
  async (context) => {
    await using postgres = await startPostgres()
    if (!postgres) return context.skip()
    const { violations, acknowledged } = await faultTwoServers(await postgres.newDatabase(), FAULTS, 7)
    expect(violations).toEqual([])
    // Without work, nothing would be shown.
    for (const count of Object.values(acknowledged)) expect(count).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)
