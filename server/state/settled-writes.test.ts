import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { seededRandom } from '../../models/statistics/random.ts'
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

/** Bytes that a disk writes whole. */
const SECTOR = 512
/** Bytes of the head of SQLite's log, and which of its files are on the disk. */
const LOG_HEAD = 32
const FILES = ['', '-wal'] as const

/** A disk that holds the synced state of the database and its log, and some sectors of what came later, when the power is cut. */
function lossyDisk(path: string, folder: string, random: () => number) {
  const now = (file: string): Buffer => readFileSync(path + file)
  const synced = Object.fromEntries(FILES.map((file) => [file, now(file)])) as Record<(typeof FILES)[number], Buffer>
  let cuts = 0
  return {
    now,
    sync(file: (typeof FILES)[number], bytes: Buffer = now(file)) {
      synced[file] = bytes
    },
    /** @param written the files as they were last written */
    cut(written: Partial<typeof synced> = {}): State {
      const copy = join(folder, `cut-${++cuts}`, 'lux.sqlite')
      mkdirSync(join(copy, '..'))
      for (const file of FILES) {
        const [before, after] = [synced[file], written[file] ?? now(file)]
        const kept = Buffer.alloc(random() < 0.5 ? before.length : after.length)
        for (let at = 0; at < kept.length; at += SECTOR) {
          const from = at >= before.length || (at < after.length && random() < 0.5) ? after : before
          from.copy(kept, at, at, at + SECTOR)
        }
        writeFileSync(copy + file, kept)
      }
      return openState(copy, NOW)
    },
  }
}

/**
 * Writes and settles keys, and cuts the power before, within and after checkpoints and where the log begins anew. SQLite syncs the log before a
 * checkpoint, the database after it, and the head of a log that begins anew (https://www.sqlite.org/src/file/src/wal.c).
 * @param isSyncing whether the disk does what SQLite and we tell it
 * @returns cuts after which something acknowledged was missing, or the database damaged
 */
async function cutAroundCheckpoints(isSyncing: boolean): Promise<number> {
  const folder = temporaryFolder()
  folders.push(folder)
  const random = seededRandom(1)
  const path = join(folder.path, 'lux.sqlite')
  const disk = { current: undefined as ReturnType<typeof lossyDisk> | undefined }
  const sync = (file: '' | '-wal', bytes?: Buffer) => isSyncing && disk.current!.sync(file, bytes)
  const state = openState(path, NOW, () => sync('-wal'))
  disk.current = lossyDisk(path, folder.path, random)
  const acknowledged: string[] = []
  let lost = 0
  const write = async (isSettled: boolean) => {
    const name = `key ${acknowledged.length} of ${isSettled ? 'all' : 'none'}`
    await newKey(state, name)
    return name
  }
  const look = async (cut: () => State) => {
    const names = await readAfter(cut)
    if (!names || acknowledged.some((each) => !names.includes(each))) lost++
  }
  for (let cut = 0; cut < CUTS; cut++) {
    for (let count = Math.ceil(random() * 4); count > 0; count--) {
      const name = await write(true)
      await state.settle()
      acknowledged.push(name)
    }
    if (random() < 0.5) await write(false)
    if (cut % 5 === 0) {
      await look(() => disk.current!.cut())
      continue
    }
    const [database, log] = [disk.current!.now(''), disk.current!.now('-wal')]
    sync('-wal')
    await state.checkpoint()
    if (cut % 5 === 1) await look(() => disk.current!.cut({ '-wal': log }))
    sync('')
    if (cut % 5 === 2)
      await look(() => disk.current!.cut({ '': random() < 0.5 ? database : disk.current!.now(''), '-wal': log }))
    const head = Buffer.from(log)
    disk.current!.now('-wal').copy(head, 0, 0, LOG_HEAD)
    if (cut % 5 === 3) await look(() => disk.current!.cut({ '-wal': head }))
    sync('-wal', head)
    if (cut % 5 !== 4) continue
    await write(false)
    await look(() => disk.current!.cut())
  }
  await state.close()
  return lost
}

/** @returns undefined where the database is damaged */
async function readAfter(cut: () => State): Promise<string[] | undefined> {
  try {
    const state = cut()
    await state.verify()
    return await namesIn(state)
  } catch {
    return undefined
  }
}

describe('a loss of power around a checkpoint', () => {
  it(`loses nothing that was acknowledged, in ${CUTS} cuts`, async () => {
    expect(await cutAroundCheckpoints(true)).toBe(0)
  })

  it('would lose much, were the disk not told to sync', async () => {
    expect(await cutAroundCheckpoints(false)).toBeGreaterThan(CUTS / 2)
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
