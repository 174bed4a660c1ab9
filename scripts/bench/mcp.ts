import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { readConfig } from '../../server/base/config.ts'
import { createKey } from '../../server/auth/keys.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'
import type { ChildServer } from './child-server.ts'
import { median } from '../../models/statistics/median.ts'

const CONNECTIONS = 16
const RATIO_BAR = 5
/** Number of keys; each allows 10,000 calls. */
const KEYS = 60

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, seconds: { type: 'string', default: '4' } },
})

/** The bar is that of the first. Answers of the first are remembered, as they depend on release and arguments alone; those of a search are made each time. */
const CALLS = [
  { name: 'get_market_context', arguments: { commune: 'esch-sur-alzette' } },
  { name: 'search_rentals', arguments: { limit: 20, includePhotos: false } },
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
}

using folder = temporaryFolder()
publishSampleRelease(folder.path, { listings: LISTINGS })
const keys = await issueKeys()
const environment = { PORT: '0', DATA_DIR: folder.path }
const { publicBaseUrl } = readConfig(environment)
let failed = 0
for (const [at, call] of CALLS.entries()) await compare(call, at === 0 ? RATIO_BAR : null)
if (failed > 0) process.exitCode = 1

async function compare(call: (typeof CALLS)[number], bar: number | null): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
  const plain = await startChildServer('scripts/bench/mcp-v1-server.ts', [call.name, String(LISTINGS), publicBaseUrl])
  const ours = await startChildServer('server/main.ts', [], environment)
  const [plainResults, ourResults]: [Measured[], Measured[]] = [[], []]
  try {
    await showAnswers(call.name, body, plain.url, `${ours.url}/api/mcp`)
    for (let round = -1; round < Number(values.rounds); round++)
      // Alternates the servers, so that other load on the machine affects both; the first round only warms up.
      for (const each of round % 2 === 0 ? ['plain', 'ours'] : ['ours', 'plain']) {
        const result =
          each === 'plain'
            ? await load(plain, { url: plain.url, callers: [{}], body })
            : await load(ours, { url: `${ours.url}/api/mcp`, callers: keys, body })
        if (round >= 0) (each === 'plain' ? plainResults : ourResults).push(result)
      }
  } finally {
    await Promise.all([plain.stop(), ours.stop()])
  }
  report(plainResults, ourResults, bar)
}

async function issueKeys(): Promise<Record<string, string>[]> {
  const now = Date.now()
  const state = openState(statePath(folder.path), now)
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

/** Both must give the same answer, or the comparison means nothing. */
async function showAnswers(name: string, body: string, plainUrl: string, ourUrl: string): Promise<void> {
  const ask = async (url: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body })
    return ((await response.json()) as { result: object }).result
  }
  const [theirs, own] = [await ask(plainUrl, {}), await ask(ourUrl, keys[0]!)]
  if (JSON.stringify(theirs) !== JSON.stringify(own)) throw new Error('The two servers answer differently')
  console.log(`${name}, ${JSON.stringify(own).length} bytes, ${CONNECTIONS} connections`)
}

interface Load {
  url: string
  callers: Record<string, string>[]
  body: string
}

async function load(server: ChildServer, { url, callers, body }: Load): Promise<Measured> {
  const before = server.processorMs() ?? NaN
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: callers.map((headers) => ({ method: 'POST', headers: { ...HEADERS, ...headers }, body })),
  })
  failed += result.non2xx + result.errors + result.timeouts
  const processorUs = (((server.processorMs() ?? NaN) - before) * 1_000) / result['2xx']
  return { rate: result.requests.average, processorUs }
}

function report(plainResults: readonly Measured[], ourResults: readonly Measured[], bar: number | null): void {
  const row = (results: readonly Measured[]) =>
    `${median(results.map(({ rate }) => rate)).toFixed(0)} requests/s, ` +
    `${median(results.map(({ processorUs }) => processorUs)).toFixed(0)} µs of processor a request`
  const ratios = ourResults.map(({ rate }, round) => rate / plainResults[round]!.rate)
  const work = ourResults.map(({ processorUs }, round) => plainResults[round]!.processorUs / processorUs)
  const list = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ')
  const told = bar === null ? '' : `   bar: >= ${bar}`
  console.log(`plain v1 SDK     ${row(plainResults)}; no credential, nothing counted`)
  console.log(`this server      ${row(ourResults)}; each key checked and counted   failed ${failed}`)
  console.log(`requests/s ratio ${median(ratios).toFixed(2)} (rounds ${list(ratios)})${told}`)
  console.log(`processor ratio  ${median(work).toFixed(2)} (rounds ${list(work)})`)
  if (bar !== null && median(ratios) < bar) process.exitCode = 1
}
