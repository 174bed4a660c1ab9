import { Command } from 'commander'
import { openReleaseStore } from '../releases/release-store.ts'
import { readSettings } from '../base/settings.ts'

/** `lux releases`: lists the releases on disk and marks the current one. */
export function releasesCommand(): Command {
  return new Command('releases').option('--json', 'as JSON').action(({ json }: { json?: boolean }) => {
    const store = openReleaseStore(readSettings(process.env).dataDir)
    const current = store.current()?.releaseId
    const releases = store.list().map(({ id, asOf, market, sample, counts, files, previousReleaseId }) => {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      return {
        id,
        current: id === current,
        asOf,
        market,
        sample,
        listings: counts['listings'] ?? 0,
        bytes,
        previousReleaseId,
      }
    })
    if (json) return console.log(JSON.stringify(releases))
    if (releases.length === 0) console.log('There is no release yet. `lux run` publishes one.')
    for (const { id, current: isCurrent, asOf, market, listings, bytes } of releases) {
      console.log(
        `${isCurrent ? '*' : ' '} ${id}  as of ${asOf}  ${market}  ${listings.toLocaleString('en-GB')} listings  ${(bytes / 1e6).toFixed(1)} MB`,
      )
    }
  })
}
