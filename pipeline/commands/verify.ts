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
          ? `Release ${releaseId} and the raw files are as they were published.`
          : `${bad} files are not as they were.`,
      )
      if (bad > 0) process.exitCode = EXIT.different
    })
}
