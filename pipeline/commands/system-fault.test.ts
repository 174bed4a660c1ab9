import { closeSync, existsSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWarehouse } from '../warehouse/warehouse.ts'
import { systemFault } from './system-fault.ts'
import { testFolder } from '../testing/test-folder.ts'

const folder = testFolder()

const failure = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

describe('a fault of the system', () => {
  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', async () => {
    const error = await failure(() => {
      const file = openSync('/dev/full', 'w')
      try {
        writeSync(file, 'x')
      } finally {
        closeSync(file)
      }
    })
    expect(systemFault(error)).toMatch(/ENOSPC.*\nThe disk is full\. Free some space/)
  })

  it('says that a damaged warehouse can be removed', async () => {
    const location = join(folder, 'lux.duckdb')
    writeFileSync(location, 'not a database'.repeat(1_000))
    expect(systemFault(await failure(() => openWarehouse({ location })))).toContain(
      'The warehouse is damaged. Remove the file',
    )
  })

  it('says so of a warehouse that is damaged inside', async () => {
    const location = join(folder, 'torn.duckdb')
    const warehouse = await openWarehouse({ location })
    await warehouse.run('CREATE TABLE t AS SELECT range AS a, range::TEXT AS b FROM range(200000)')
    warehouse.close()
    const file = openSync(location, 'r+')
    for (let place = 4_096 * 3; place < 262_144 * 8; place += 4_096)
      writeSync(file, Buffer.alloc(512, 7), 0, 512, place)
    closeSync(file)
    const error = await failure(async () => {
      const torn = await openWarehouse({ location })
      try {
        await torn.all('SELECT sum(a), max(b) FROM t')
      } finally {
        torn.close()
      }
    })
    expect(systemFault(error)).toContain('The warehouse is damaged')
  })

  it('is no other error', () => {
    expect(systemFault(new Error('a mistake of ours'))).toBeUndefined()
    expect(systemFault('text')).toBeUndefined()
  })
})
