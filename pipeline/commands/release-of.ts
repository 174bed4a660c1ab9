import { UsageError } from '../base/usage-error.ts'
import type { ReleaseStore } from '../releases/release-store.ts'

/** Id of the release that a command is about: the named one, otherwise the current one. @throws UsageError when it is not on disk */
export function releaseOf(releases: ReleaseStore, wanted: string | undefined): string {
  const id = wanted ?? releases.current()?.releaseId
  if (id === undefined || !releases.has(id))
    throw new UsageError(`There is no release ${id ?? 'yet'}. \`lux releases\` lists them.`)
  return id
}
