import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { quantile } from '../../models/statistics/quantile.ts'
import { readConfig } from '../../server/base/config.ts'
import { createKey } from '../../server/auth/keys.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'
import type { ChildServer } from './child-server.ts'
import { median } from '../../models/statistics/median.ts'

// Compares calls of tools with the plain v1 SDK. The bar counts processor time a call: it is what a call costs whoever runs the server. The rate shows the same
// only while the server never waits; where the load generator cannot keep it busy, as its share of a core tells, the rate favours the slower server.
// Run: node scripts/bench/mcp.ts [--rounds N] [--seconds S] [--connections N] [--data DIR --calls FILE]
// The file is that of `npm run -s eval:agents -- --calls FILE`; only answered calls are in it.

const RATIO_BAR = 5
/** Number of keys; each allows 10,000 calls. */
const KEYS = 60

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
    // With 16, the server waited a sixth of the time for the next wave of them.
    connections: { type: 'string', default: '64' },
    data: { type: 'string' },
    calls: { type: 'string' },
  },
})

interface Call {
  name: string
  arguments: object
}

/** Calls that are compared together. The bar is that of the first. */
interface Work {
  title: string
  calls: Call[]
  bar: number | null
}

/** Answers of the first are remembered, as they depend on release and arguments alone; those of a search are made each time. */
const SINGLE: Work[] = [
  {
    title: 'get_market_context',
    calls: [{ name: 'get_market_context', arguments: { commune: 'esch-sur-alzette' } }],
    bar: RATIO_BAR,
  },
  {
    title: 'search_rentals',
    calls: [{ name: 'search_rentals', arguments: { limit: 20, includePhotos: false } }],
    bar: null,
  },
]
const LISTINGS = 60
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
}

interface Measured {
  rate: number
  processorUs: number
  /** Share of a core that the server used. */
  busy: number
}

let failed = 0
{
  using folder = temporaryFolder()
  publishSampleRelease(folder.path, { listings: LISTINGS })
  const keys = await issueKeys(folder.path)
  for (const work of SINGLE) await compare(work, folder.path, String(LISTINGS), keys)
}
if (values.data !== undefined && values.calls !== undefined) {
  const data = resolve(values.data)
  using folder = temporaryFolder()
  for (const name of ['current.json', 'releases']) symlinkSync(join(data, name), join(folder.path, name))
  const calls = JSON.parse(readFileSync(values.calls, 'utf8')) as Call[]
  await compare({ title: 'tasks of agents', calls, bar: null }, folder.path, data, await issueKeys(folder.path))
}
if (failed > 0) process.exitCode = 1

async function compare(
  { title, calls, bar }: Work,
  dataDir: string,
  source: string,
  keys: readonly Record<string, string>[],
): Promise<void> {
  const environment = { PORT: '0', DATA_DIR: dataDir }
  const { publicBaseUrl } = readConfig(environment)
  const bodies = calls.map((call) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }))
  const plain = await startChildServer('scripts/bench/mcp-v1-server.ts', [publicBaseUrl, source])
  const ours = await startChildServer('server/main.ts', [], environment)
  const ourUrl = `${ours.url}/api/mcp`
  const [plainResults, ourResults]: [Measured[], Measured[]] = [[], []]
  try {
    const sizes: number[] = []
    for (const body of bodies) sizes.push(await sizeOfAnswer(body, plain.url, ourUrl, keys[0]!))
    console.log(`${title}: ${told(sizes)}, ${values.connections} connections`)
    for (let round = -1; round < Number(values.rounds); round++)
      // Alternates the servers, so that other load on the machine affects both; the first round only warms up.
      for (const each of round % 2 === 0 ? ['plain', 'ours'] : ['ours', 'plain']) {
        const result =
          each === 'plain'
            ? await load(plain, plain.url, requestsOf([{}], bodies))
            : await load(ours, ourUrl, requestsOf(keys, bodies))
        if (round >= 0) (each === 'plain' ? plainResults : ourResults).push(result)
      }
  } finally {
    await Promise.all([plain.stop(), ours.stop()])
  }
  report(plainResults, ourResults, bar)
}

function told(sizes: readonly number[]): string {
  if (sizes.length === 1) return `${sizes[0]} bytes`
  const at = [0.1, 0.5, 0.9].map((share) => quantile(sizes, share).toFixed(0))
  return `${sizes.length} calls, answers of ${at.join(', ')} bytes (first tenth, middle, last tenth)`
}

async function issueKeys(dataDir: string): Promise<Record<string, string>[]> {
  const now = Date.now()
  const state = openState(statePath(dataDir), now)
  const issued: Record<string, string>[] = []
  for (let index = 0; index < KEYS; index++) {
    const wanted = {
      name: `bench ${index}`,
      tier: 'premium',
      scopes: ['market:read', 'listings:read'],
      expiresAt: null,
    } as const
    issued.push({ 'x-api-key': (await createKey(state.db, wanted, now)).key })
  }
  await state.close()
  return issued
}

/** Bytes of the answer. Both must give the same, or the comparison means nothing. */
async function sizeOfAnswer(
  body: string,
  plainUrl: string,
  ourUrl: string,
  key: Record<string, string>,
): Promise<number> {
  const ask = async (url: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body })
    return JSON.stringify(((await response.json()) as { result: object }).result)
  }
  const [theirs, own] = [await ask(plainUrl, {}), await ask(ourUrl, key)]
  if (theirs !== own) throw new Error(`The two servers answer differently: ${body}`)
  return own.length
}

type Requests = NonNullable<Parameters<typeof autocannon>[0]['requests']>

/** Every caller and every call once at least; each connection sends all of them in turn. */
function requestsOf(callers: readonly Record<string, string>[], bodies: readonly string[]): Requests {
  return Array.from({ length: Math.max(callers.length, bodies.length) }, (_, at) => {
    const headers = { ...HEADERS, ...callers[at % callers.length] }
    return { method: 'POST', headers, body: bodies[at % bodies.length]! }
  })
}

async function load(server: ChildServer, url: string, requests: Requests): Promise<Measured> {
  const [before, startedAt] = [server.processorMs() ?? NaN, performance.now()]
  const connections = Number(values.connections)
  const result = await autocannon({ url, connections, duration: Number(values.seconds), requests })
  failed += result.non2xx + result.errors + result.timeouts
  const processorMs = (server.processorMs() ?? NaN) - before
  const busy = processorMs / (performance.now() - startedAt)
  return { rate: result.requests.average, processorUs: (processorMs * 1_000) / result['2xx'], busy }
}

function report(plainResults: readonly Measured[], ourResults: readonly Measured[], bar: number | null): void {
  const middle = (results: readonly Measured[], field: keyof Measured) => median(results.map((each) => each[field]))
  const row = (results: readonly Measured[]) =>
    `${middle(results, 'processorUs').toFixed(0)} µs of processor a call, ${middle(results, 'rate').toFixed(0)} calls/s ` +
    `with ${(middle(results, 'busy') * 100).toFixed(0)} % of a core`
  const rates = ourResults.map(({ rate }, round) => rate / plainResults[round]!.rate)
  const work = ourResults.map(({ processorUs }, round) => plainResults[round]!.processorUs / processorUs)
  const list = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ')
  console.log(`plain v1 SDK     ${row(plainResults)}; no credential, nothing counted`)
  console.log(`this server      ${row(ourResults)}; each key checked and counted   failed ${failed}`)
  console.log(
    `processor ratio  ${median(work).toFixed(2)} (rounds ${list(work)})${bar === null ? '' : `   bar: >= ${bar}`}`,
  )
  console.log(`ratio of rates   ${median(rates).toFixed(2)} (rounds ${list(rates)})`)
  if (bar !== null && median(work) < bar) process.exitCode = 1
}
