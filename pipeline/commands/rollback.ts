import { Command } from 'commander'
import { UsageError } from '../base/usage-error.ts'
import { withLock } from '../engine/lock.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { trustedKeys } from '../releases/signing-key.ts'
import { readSettings } from '../base/settings.ts'

/** `lux rollback [id]`: makes an earlier release current. Deletes nothing, so it can be undone. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .argument('[release]', 'id of the release')
    .action(async (wanted: string | undefined) => {
      const settings = readSettings(process.env)
      await withLock(settings.stateDir, 'rollback', async () => {
        const store = openReleaseStore(settings.dataDir)
        const releaseId = targetOf(store, wanted)
        const problems = await store.verify(releaseId, trustedKeys(settings))
        if (problems.length > 0)
          throw new UsageError(`Release ${releaseId} cannot be served: ${problems.slice(0, 3).join('; ')}`)
        store.pointTo(releaseId)
        console.log(
          `Release ${releaseId} is current. It stays current until a run finds new data; \`lux run --force --only publish\` publishes the latest state again.`,
        )
      })
    })
}

function targetOf(store: ReleaseStore, wanted: string | undefined): string {
  const known = store.list().map(({ id }) => id)
  if (wanted !== undefined && known.includes(wanted)) return wanted
  if (wanted !== undefined)
    throw new UsageError(`There is no release ${wanted}. On disk: ${known.join(', ') || 'none'}.`)
  const current = store.current()?.releaseId
  const previous = current === undefined ? null : store.manifest(current).previousReleaseId
  if (previous === null || !known.includes(previous))
    throw new UsageError(`There is no earlier release to go back to. On disk: ${known.join(', ') || 'none'}.`)
  return previous
}
