import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { beforeEach, describe, expect, it } from 'vitest'
import { acquireLock, LockedError } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
const holder = (over: object): void => {
  writeFileSync(
    join(folder, 'run.lock'),
    JSON.stringify({ pid: process.pid, host: hostname(), startedTicks: null, command: 'run', ...over }),
  )
}

describe('run lock', () => {
  it('allows one run at a time, and the next one after it has ended', () => {
    const lock = acquireLock(folder, 'run')
    expect(() => acquireLock(folder, 'backfill')).toThrow(LockedError)
    expect(() => acquireLock(folder, 'backfill')).toThrow(/`lux run` \(process \d+ on /)
    lock.release()
    acquireLock(folder, 'backfill').release()
  })

  it('takes over the lock of a process that has died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    holder({ pid })
    const lock = acquireLock(folder, 'run')
    expect(JSON.parse(readFileSync(join(folder, 'run.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
  })

  it('recognises another process that got the pid of the dead one', () => {
    holder({ startedTicks: '1' })
    acquireLock(folder, 'run').release()
  })

  it('takes over a lock that was never fully written', () => {
    writeFileSync(join(folder, 'run.lock'), '')
    acquireLock(folder, 'run').release()
  })

  it('respects a holder on another machine that has renewed its lock', () => {
    holder({ host: 'another-machine', pid: 1 })
    expect(() => acquireLock(folder, 'run')).toThrow(LockedError)
  })
})
