import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startChildServer } from './child-server.ts'

/** Searches a minute that one address may go on with. */
const PACE = 200
const AT_ONCE = 50
const BURST = 600
/** So many that a pause of the collector is one of them, as on a day: in a burst it is all or nothing. */
const MANY = 3_000
/** Until the engine has compiled what a search runs. */
const WARM_UP = 2 * MANY
/** Addresses of the searches that many ask for. */
const FEW = 20
const BAR_MS = 100
const PLACES = ['Mersch', 'Luxembourg', 'Esch-sur-Alzette', 'Diekirch', 'Strassen', 'Differdange', 'Remich', 'Wiltz']

const { values } = parseArgs({
  options: { release: { type: 'string', default: 'data' }, seconds: { type: 'string', default: '60' } },
})
// A process of its own, as visitors have; behind a proxy, which names another visitor for each of the connections.
const environment = { PORT: '0', DATA_DIR: values.release, TRUSTED_PROXIES: '127.0.0.1' }
const server = await startChildServer('server/main.ts', [], environment)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
try {
  await burst('warming up', 1, { count: WARM_UP })
  const results = [
    await burst('one after the other', 2, { atOnce: 1 }),
    await burst('different', 3, { count: MANY }),
    await burst('different', 4, { count: MANY }),
    await burst(`of ${FEW} addresses`, 5, { few: FEW }),
  ]
  const { asked, refused } = await searchAtPace(Number(values.seconds))
  console.log(`${asked} searches at ${PACE} a minute from one address: ${refused} refused   bar: 0`)
  if (results.some(({ p95, failed }) => p95 > BAR_MS || failed > 0) || refused > 0) process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
}

interface Took {
  ms: number
  status: number
}

/** Asks for searches, some at a time, each for another one unless they are of few. */
async function burst(
  name: string,
  salt: number,
  { count = BURST, atOnce = AT_ONCE, few = count }: { count?: number; atOnce?: number; few?: number },
): Promise<{ p95: number; failed: number }> {
  const took: Took[] = []
  let next = 0
  const before = server.processorMs() ?? NaN
  const worker = async (): Promise<void> => {
    while (next < count) {
      const number = next++
      took.push(await search(number % few, salt, `10.0.${salt}.${number % AT_ONCE}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const processor = ((server.processorMs() ?? NaN) - before) / count
  const times = took.map(({ ms }) => ms).sort((a, b) => a - b)
  const [median, p95] = [0.5, 0.95].map((share) => times[Math.ceil(share * times.length) - 1]!) as [number, number]
  console.log(
    `${count} searches ${name}, ${atOnce} at a time: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${processor.toFixed(2)} ms of ` +
      `processor each, server holds ${server.residentMib()?.toFixed(0)} MiB   bar: p95 at most ${BAR_MS} ms`,
  )
  return { p95, failed: took.filter(({ status }) => status !== 200).length }
}

async function searchAtPace(seconds: number): Promise<{ asked: number; refused: number }> {
  const asked = Math.round((seconds / 60) * PACE)
  let refused = 0
  for (let number = 0; number < asked; number++) {
    const [{ status }] = await Promise.all([search(number, 6, '10.1.0.1'), delay(60_000 / PACE)])
    if (status !== 200) refused++
  }
  return { asked, refused }
}

async function search(number: number, salt: number, visitor: string): Promise<Took> {
  const offer = number % 2 === 0 ? 'buy' : 'rent'
  const price = (offer === 'buy' ? 300_000 : 1_000) + number * 7 + salt
  const place = PLACES[number % PLACES.length]!
  const where = number % 3 === 0 ? `near=${place}:5000` : number % 3 === 1 ? `place=${place}` : 'type=flat'
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': visitor }
  const started = performance.now()
  const asked = request(`${server.url}/en/homes?offer=${offer}&price=${price}..&${where}`, { agent, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return { ms: performance.now() - started, status: answer.statusCode! }
}
