import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from './back-up.ts'
import { restoreState } from '../../server/state/backup.ts'
import { openAccount, silentAccounts } from '../../server/testing/test-accounts.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

const NOW = Date.parse('2026-11-25T05:15:00Z')
const HOUR_MS = 3_600_000

describe('lux backup', () => {
  const folder = temporaryFolder()
  const dir = join(folder.path, 'backups')
  const told: string[] = []
  const webhook = createServer(async (request, response) => {
    told.push(await text(request))
    response.end()
  })
  let environment: Record<string, string>
  beforeAll(async () => {
    webhook.listen(0, '127.0.0.1')
    await once(webhook, 'listening')
    const { port } = webhook.address() as AddressInfo
    environment = { DATA_DIR: folder.path, BACKUP_DIR: dir, LUX_ALERT_WEBHOOK: `http://127.0.0.1:${port}/` }
    const state = openState(statePath(folder.path), NOW)
    await openAccount(await silentAccounts(state), 'anna@example.lu')
    await state.close()
  })
  afterAll(() => {
    webhook.close()
    folder[Symbol.dispose]()
  })
  const at = (hours: number, check = false) => backUp(environment, { keep: 2, check, now: NOW + hours * HOUR_MS })

  it('says and tells that there is none, and needs a folder', async () => {
    expect(await at(0, true)).toMatchObject({ isGood: false, lines: [expect.stringContaining('There is no backup')] })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('not backed up')
    await expect(backUp({ DATA_DIR: folder.path }, { keep: 1, now: NOW })).rejects.toThrow('BACKUP_DIR: needed')
  })

  it('writes files that can be restored, and keeps the newest', async () => {
    for (const hours of [0, 24, 48]) expect((await at(hours)).isGood).toBe(true)
    expect(readdirSync(dir)).toEqual(['state-2026-11-26T051500Z.ndjson.gz', 'state-2026-11-27T051500Z.ndjson.gz'])
    const restored = openState(':memory:', NOW)
    await restoreState(restored, join(dir, 'state-2026-11-27T051500Z.ndjson.gz'))
    expect(await restored.db.selectFrom('user').select('email').execute()).toEqual([{ email: 'anna@example.lu' }])
    await restored.close()
  })

  it('tells once a day that the newest is too old, and again when that comes back', async () => {
    told.length = 0
    expect((await at(48 + 29, true)).isGood).toBe(true)
    expect(await at(48 + 31, true)).toMatchObject({ isGood: false, lines: [expect.stringContaining('31.0 hours old')] })
    expect(told).toHaveLength(1)
    await at(48 + 32)
    await at(48 + 64, true)
    expect(told).toHaveLength(2)
  })

  it('tells of a backup that fails, and leaves no half one', async () => {
    told.length = 0
    rmSync(dir, { recursive: true })
    writeFileSync(dir, 'no folder')
    const { isGood, lines } = await at(90)
    expect(isGood).toBe(false)
    expect(lines[0]).toContain('The backup failed')
    expect(told).toHaveLength(1)
  })
})
