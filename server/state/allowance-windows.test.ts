import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { peek } from '../limits/sliding-window.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openState } from './state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const NOW = 1_790_000_000_000

it('keeps keys and their usage when windows move out of the table of keys', async () => {
  using folder = temporaryFolder()
  const path = join(folder.path, 'lux.sqlite')
  const before = new DatabaseSync(path)
  const [first] = readMigrations('sqlite')
  migrate(before, [first!], NOW)
  before.exec(`
    insert into api_key (id, name, prefix, hash, tier, scopes, created_at, first_seq, next_seq)
    values (7, 'old', 'lux_abcd', 'h', 'basic', 'market:read', 1, 4, 6), (8, 'unused', 'lux_efgh', 'i', 'free', '', 1, 0, 0);
    insert into hit values (7, 4, ${NOW - 10}), (7, 5, ${NOW - 5});
  `)
  before.close()
  const state = openState(path, NOW)
  expect(await peek(state.db, 'key:7', 1_000, NOW)).toMatchObject({ remaining: 998, resetMs: DAY_MS - 10 })
  expect(await peek(state.db, 'key:8', 100, NOW)).toMatchObject({ remaining: 100 })
  const keys = await state.db.selectFrom('api_key').select(['id', 'name', 'tier', 'scopes']).orderBy('id').execute()
  expect(keys).toEqual([
    { id: 7, name: 'old', tier: 'basic', scopes: 'market:read' },
    { id: 8, name: 'unused', tier: 'free', scopes: '' },
  ])
  await state.close()
})
