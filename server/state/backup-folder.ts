import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupState, type BackupSummary } from './backup.ts'
import type { State } from './state.ts'

const BACKUP_NAME = /^state-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz$/

/**
 * Writes a backup into a folder, named by its time, and removes all but the newest ones there.
 * @param keep how many stay, this one included
 */
export async function backUpInto(
  state: State,
  folder: string,
  { now, keep }: { now: number; keep: number },
): Promise<BackupSummary & { path: string }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `state-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.ndjson.gz`)
  const summary = await backupState(state, path, now)
  for (const { name } of backupsIn(folder).slice(keep)) rmSync(join(folder, name))
  return { ...summary, path }
}

/** When the newest backup of a folder was made, in milliseconds since 1970; null where there is none, or the folder cannot be read. */
export function newestBackup(folder: string): number | null {
  return backupsIn(folder)[0]?.at ?? null
}

/** Age of the newest backup. */
export interface BackupAge {
  /** When it was made, in milliseconds since 1970; null: there is none. */
  at: number | null
  isLate: boolean
}

/** Looks at the folder of backups. @returns null where none is watched */
export function backupAge({ dir, maxHours }: { dir: string | null; maxHours: number }, now: number): BackupAge | null {
  if (dir === null) return null
  const at = newestBackup(dir)
  return { at, isLate: at === null || now - at > maxHours * 3_600_000 }
}

/** Finished backups of a folder by the time in their names, newest first. */
function backupsIn(folder: string): { name: string; at: number }[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  const found = names.flatMap((name) => {
    const [, day, hour, minute, second] = BACKUP_NAME.exec(name) ?? []
    return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }]
  })
  return found.toSorted((a, b) => b.at - a.at)
}
