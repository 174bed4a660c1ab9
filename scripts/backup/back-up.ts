import { join } from 'node:path'
import { sendAlert } from '../../pipeline/alerts/send-alert.ts'
import { readSettings } from '../../pipeline/base/settings.ts'
import { ConfigurationError, readConfig } from '../../server/base/config.ts'
import { ORDINARY, withState } from '../../server/commands/surroundings.ts'
import { backupAge, backUpInto } from '../../server/state/backup-folder.ts'

const HOUR_MS = 3_600_000

interface BackUpOptions {
  /** How many backups stay. */
  keep: number
  /** Whether to make none. */
  check?: boolean
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Backs up the state into `BACKUP_DIR`, looks how old the newest backup is then, and tells whoever runs the service where one failed or is too old: once a
 * day, and at once when the trouble comes back.
 * @throws ConfigurationError without a folder
 */
export async function backUp(
  environment: Record<string, string | undefined>,
  { keep, check = false, now }: BackUpOptions,
): Promise<{ lines: string[]; isGood: boolean }> {
  const config = readConfig(environment)
  const { dir, maxHours } = config.backup
  if (dir === null) throw new ConfigurationError('BACKUP_DIR: needed, the folder of the backups')
  const lines: string[] = []
  const faults: string[] = []
  if (!check) {
    try {
      await withState({ ...ORDINARY, environment, clock: () => now }, async (state) => {
        const { path, rows, tables } = await backUpInto(state, dir, { now, keep })
        lines.push(`${path}  ${rows} rows of ${tables} tables`)
      })
    } catch (error) {
      faults.push(`The backup failed: ${(error as Error).message}`)
    }
  }
  const { at, isLate } = backupAge({ dir, maxHours }, now)!
  const age = at === null ? 'There is no backup' : `The newest backup is ${((now - at) / HOUR_MS).toFixed(1)} hours old`
  if (isLate) faults.push(`${age}; at most ${maxHours} hours are allowed (BACKUP_MAX_HOURS). Run: lux backup.`)
  else lines.push(`${age}.`)
  const { alerts, stateDir } = readSettings(environment)
  const alert = faults.length === 0 ? null : { headline: 'The state of the servers is not backed up', lines: faults }
  const untold = await sendAlert({ alerts, stateDir: join(stateDir, 'backup') }, alert, new Date(now))
  return { lines: [...faults, ...lines, ...untold], isGood: faults.length === 0 && untold.length === 0 }
}
