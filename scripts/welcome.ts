import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openReleaseStore } from '../pipeline/releases/release-store.ts'
import { formatSeconds } from '../pipeline/engine/progress.ts'
import { readConfig } from '../server/base/config.ts'
import { readSettings } from '../pipeline/base/settings.ts'

/** Prints the state of the data and three requests to try, before the server starts. */
const settings = readSettings(process.env)
const store = openReleaseStore(settings.dataDir)
const { publicBaseUrl } = readConfig(process.env)
const current = store.current()
if (current === null) throw new Error('There is no release yet: npm run -s lux -- run')

const { id, asOf, counts, files, sample } = store.manifest(current.releaseId)
const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
const figure = (value: number | undefined): string => (value ?? 0).toLocaleString('en-GB')
console.log(`
Release ${id}${sample ? ' of the sample market (invented data)' : ''}, as of ${asOf}
  ${figure(counts['listings'])} listings in ${files.length} files, ${megabytes.toFixed(1)} MB${lastRun()}
  ${store.list().length} on disk; lux releases, lux diff and lux rollback work with them

Try:
  curl -s ${publicBaseUrl}/listings/feed.json | head -c 800
  curl -s ${publicBaseUrl}/en/prices/md | head -40
  curl -s -H "X-API-Key: $(npm run -s lux -- keys create --name me | tail -1)" '${publicBaseUrl}/api/public/v1/market-index?quarters=4'
`)

function lastRun(): string {
  const folder = join(settings.stateDir, 'runs')
  const last = existsSync(folder) ? readdirSync(folder).sort().at(-1) : undefined
  if (last === undefined) return ''
  const { durationMs } = JSON.parse(readFileSync(join(folder, last), 'utf8')) as { durationMs: number }
  return `, last run ${formatSeconds(durationMs)}`
}
