import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/base/config.ts'
import { startServer } from '../../server/start.ts'

/** Searches a minute that one address may go on with. */
const PACE = 200
const AT_ONCE = 50
const BURST = 200
const BAR_MS = 100
const PLACES = ['Mersch', 'Luxembourg', 'Esch-sur-Alzette', 'Diekirch', 'Strassen', 'Differdange', 'Remich', 'Wiltz']

const { values } = parseArgs({
  options: { release: { type: 'string', default: 'data' }, seconds: { type: 'string', default: '60' } },
})
const config = readConfig({ PORT: '0', DATA_DIR: values.release, LOG_LEVEL: 'silent' })
const server = await startServer(config, { logDestination: { write: () => undefined } })
try {
  await searchAll(BURST, 'warm')
  // One minute gives the address its burst back.
  await delay(60_000)
  const took = await searchAll(BURST, 'timed')
  const milliseconds = took.map(({ ms }) => ms).sort((a, b) => a - b)
  const p95 = milliseconds[Math.ceil(0.95 * milliseconds.length) - 1]!
  const median = milliseconds[Math.floor(milliseconds.length / 2)]!
  console.log(
    `${BURST} different searches, ${AT_ONCE} at a time: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms   bar: at most ${BAR_MS} ms`,
  )
  await delay(60_000)
  const { asked, refused } = await searchAtPace(Number(values.seconds))
  console.log(`${asked} searches at ${PACE} a minute from one address: ${refused} refused   bar: 0`)
  if (p95 > BAR_MS || refused > 0 || took.some(({ status }) => status !== 200)) process.exitCode = 1
} finally {
  await server.close()
}

interface Took {
  ms: number
  status: number
}

/** Asks that many different searches, some at a time. */
async function searchAll(count: number, salt: string): Promise<Took[]> {
  const took: Took[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) took.push(await search(next++, salt))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return took
}

async function searchAtPace(seconds: number): Promise<{ asked: number; refused: number }> {
  const asked = Math.round((seconds / 60) * PACE)
  let refused = 0
  for (let number = 0; number < asked; number++) {
    const [{ status }] = await Promise.all([search(number, 'paced'), delay(60_000 / PACE)])
    if (status !== 200) refused++
  }
  return { asked, refused }
}

async function search(number: number, salt: string): Promise<Took> {
  const offer = number % 2 === 0 ? 'buy' : 'rent'
  const price = (offer === 'buy' ? 300_000 : 1_000) + number * 7 + salt.length
  const place = PLACES[number % PLACES.length]!
  const where = number % 3 === 0 ? `near=${place}:5000` : number % 3 === 1 ? `place=${place}` : 'type=flat'
  const started = performance.now()
  const answer = await fetch(`${server.url}/en/homes?offer=${offer}&price=${price}..&${where}`)
  await answer.text()
  return { ms: performance.now() - started, status: answer.status }
}
