import { Command } from 'commander'
import { UsageError } from '../base/usage-error.ts'
import { findIntegrityFaults } from '../ingest/raw/raw-store.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { readSettings } from '../base/settings.ts'
import { EXIT } from './exit-codes.ts'

/** `lux verify [id]`: checks every file of a release and every raw file against its recorded hash. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check a release (default: the current one) and the raw files against their hashes')
    .argument('[release]', 'id of the release')
    .action(async (wanted: string | undefined) => {
      const settings = readSettings(process.env)
      const store = openReleaseStore(settings.dataDir)
      const releaseId = wanted ?? store.current()?.releaseId
      if (releaseId === undefined || !store.has(releaseId))
        throw new UsageError(`There is no release ${releaseId ?? 'yet'}. \`lux releases\` lists them.`)
      const problems = await store.verify(releaseId)
      const faults = await findIntegrityFaults(settings.rawDir)
      for (const line of [...problems, ...faults.map(({ path, fault, detail }) => `${path}: ${fault}: ${detail}`)])
        console.log(line)
      const bad = problems.length + faults.length
      console.log(
        bad === 0
          ? `Release ${releaseId} and the raw files are complete and unchanged.`
          : `${bad} files are missing or changed.`,
      )
      if (bad > 0) process.exitCode = EXIT.different
    })
}
