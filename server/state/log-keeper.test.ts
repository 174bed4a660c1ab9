import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { logKeeper } from './log-keeper.ts'
import { openState } from './state.ts'

const NOW = 1_790_000_000_000
/** Head of the log and its first page with its own head, in bytes. */
const ONE_PAGE = 32 + 24 + 4_096

it('begins the log anew with a page of its own, and leaves a log alone that has no other', async () => {
  using folder = temporaryFolder()
  const path = join(folder.path, 'lux.sqlite')
  const state = openState(path, NOW)
  const write = (name: string) =>
    createKey(state.db, { name, tier: 'free', scopes: ['market:read'], expiresAt: null }, NOW)
  const log = () => statSync(`${path}-wal`)
  for (let key = 0; key < 20; key++) await write(`key ${key}`)
  expect(log().size).toBeGreaterThan(20 * ONE_PAGE)
  await state.checkpoint()
  const begun = log()
  expect(begun.size).toBe(ONE_PAGE)
  await state.checkpoint()
  expect(log().mtimeMs).toBe(begun.mtimeMs)
  await write('key 20')
  await state.emptyLog()
  expect(log().size).toBe(0)
  expect(await state.db.selectFrom('api_key').select('name').execute()).toHaveLength(21)
  await state.close()
})

it('tells why it could not, and can be asked again', async () => {
  using folder = temporaryFolder()
  const path = join(folder.path, 'lux.sqlite')
  writeFileSync(path, 'this is no database, and long enough to be read as one. '.repeat(100))
  const keeper = logKeeper(path)
  await expect(keeper.run('begin-anew')).rejects.toThrow('file is not a database')
  await expect(keeper.run('empty')).rejects.toThrow('file is not a database')
  await keeper.close()
})
