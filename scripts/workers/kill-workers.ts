import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../models/statistics/random.ts'
import { contentOf, createMarketHome, finished } from '../../pipeline/testing/lux-home.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { startFleet } from './worker-fleet.ts'

/** Kills workers at random moments of their tasks and checks that every run still publishes the bytes of one process, with no task finished twice. */
const KILLS = 20
const KILLS_A_RUN = 5
const WORKERS = 4
/** Longest pause before a kill, in milliseconds. */
const PAUSE_MS = 2_000

const draw = seededRandom(2067)
await using postgres = await startPostgres()
if (!postgres) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'lux-kills-'))
let [healed, done, again] = [0, 0, 0]
try {
  const market = await createMarketHome({ adverts: 600, active: 200 }, join(folder, 'market'))
  const alone = market.copy(join(folder, 'alone'))
  await alone.succeed(['run'])
  const expected = contentOf(alone.store.directory)
  for (let kills = 0; kills < KILLS;) {
    const home = market.copy(join(folder, `run-${kills}`))
    const store = join(folder, `store-${kills}`)
    const env = { STATE_URL: await postgres.newDatabase(), STORAGE_OPTIONS: JSON.stringify({ base: store }) }
    await using fleet = await startFleet(home, WORKERS, env)
    const run = finished(home.start(['run', '--on-workers', '--quiet'], env))
    const end = new AbortController()
    void run.then(() => end.abort())
    let own = 0
    while (!end.signal.aborted && own < Math.min(KILLS_A_RUN, KILLS - kills)) {
      await sleep(draw() * PAUSE_MS)
      const task = end.signal.aborted ? null : await fleet.killOne(draw())
      if (task === null) continue
      own++
      console.log(`kill ${kills + own}: a worker at task ${task.slice(0, 12)}`)
    }
    const { code, stderr } = await run
    const ended = fleet.outcomes.filter(({ outcome }) => outcome === 'done').map(({ task }) => task)
    const isSame = code === 0 && JSON.stringify(contentOf(home.store.directory)) === JSON.stringify(expected)
    const isOnce = new Set(ended).size === ended.length
    if (isSame && isOnce) healed += own
    else console.log(`NOT healed: code ${code}, same bytes ${isSame}, every task once ${isOnce}\n${stderr}`)
    kills += own
    done += ended.length
    again += fleet.outcomes.filter(({ outcome }) => outcome === 'again').length
    home.remove()
    rmSync(store, { recursive: true, force: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${healed} of ${KILLS} kills healed; ${done} tasks finished once, ${again} more tries found the result there`,
)
process.exitCode = healed === KILLS ? 0 : 1
