import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openState, type State } from './state.ts'

const NOW = 1_790_000_000_000
const CUTS = 50

const folders: { [Symbol.dispose](): void }[] = []
afterEach(() => folders.splice(0).forEach((folder) => folder[Symbol.dispose]()))

/** A database, and the size of its log when it was last on the disk: everything behind is lost with the power. */
function machine() {
  const folder = temporaryFolder()
  folders.push(folder)
  const path = join(folder.path, 'lux.sqlite')
  let syncs = 0
  let kept = 0
  const state = openState(path, NOW, () => {
    syncs++
    kept = statSync(`${path}-wal`).size
  })
  copyFileSync(path, `${path}-at-start`)
  kept = statSync(`${path}-wal`).size
  return {
    state,
    syncs: () => syncs,
    /** The database as it is found after the power came back. */
    afterCut(): State {
      const copy = join(folder.path, `cut-${Math.random()}`, 'lux.sqlite')
      mkdirSync(join(copy, '..'))
      copyFileSync(`${path}-at-start`, copy)
      writeFileSync(`${copy}-wal`, readFileSync(`${path}-wal`).subarray(0, kept))
      return openState(copy, NOW)
    },
  }
}

const newKey = (state: State, name: string) =>
  createKey(state.db, { name, tier: 'free', scopes: ['market:read'], expiresAt: null }, NOW)
const namesIn = async (state: State): Promise<string[]> => {
  const rows = await state.db.selectFrom('api_key').select('name').orderBy('id').execute()
  await state.close()
  return rows.map(({ name }) => name)
}

describe('a loss of power', () => {
  it(`loses no write that was acknowledged, in ${CUTS} cuts`, async () => {
    const { state, afterCut } = machine()
    const acknowledged: string[] = []
    for (let cut = 0; cut < CUTS; cut++) {
      await newKey(state, `key ${cut}`)
      await state.settle()
      acknowledged.push(`key ${cut}`)
      expect(await namesIn(afterCut())).toEqual(acknowledged)
    }
    await state.close()
  })

  it('loses no transaction in whose middle somebody else settled', async () => {
    const { state, afterCut } = machine()
    await state.db.transaction().execute(async (transaction) => {
      await newKey({ ...state, db: transaction }, 'in a transaction')
      await state.settle()
    })
    await state.settle()
    expect(await namesIn(afterCut())).toEqual(['in a transaction'])
    await state.close()
  })

  it('loses one that nobody was told of', async () => {
    const { state, afterCut } = machine()
    await newKey(state, 'told')
    await state.settle()
    await newKey(state, 'untold')
    expect(await namesIn(afterCut())).toEqual(['told'])
    await state.close()
  })
})

describe('settling', () => {
  it('syncs once for all who wait, and not at all where only calls were counted', async () => {
    const { state, syncs } = machine()
    for (let index = 0; index < 20; index++) await newKey(state, `key ${index}`)
    await Promise.all(Array.from({ length: 50 }, () => state.settle()))
    expect(syncs()).toBe(1)
    await state.db.insertInto('usage_day').values({ holder: 'a', day: 1, requests: 1, last_at: NOW }).execute()
    await state.settle()
    expect(syncs()).toBe(1)
    await state.close()
  })

  it('is over before an answer tells of a write', async () => {
    const test = await startTestServer()
    try {
      const { state } = test.server.services
      const settle = state.settle
      const order: string[] = []
      state.settle = async () => {
        await settle()
        order.push('settled')
      }
      const { id } = test.server.releases.current.facts.listings[0]!
      const origin = 'https://property.example.lu'
      const response = await fetch(`${test.url}/listings/${id}/corrections`, {
        method: 'POST',
        headers: { origin, host: 'property.example.lu', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ field: 'price', fault: 'wrong' }),
        redirect: 'manual',
      })
      await response.text()
      order.push(`answered ${response.status}`)
      expect(order).toEqual(['settled', 'answered 200'])
      expect(await state.db.selectFrom('listing_correction').selectAll().execute()).toHaveLength(1)
    } finally {
      await test.close()
    }
  })
})
