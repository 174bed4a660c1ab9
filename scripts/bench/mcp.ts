import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
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

const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_market_context', arguments: { commune: 'esch-sur-alzette' } },
})
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
}

using folder = temporaryFolder()
publishSampleRelease(folder.path)
const keys = await issueKeys()
const plain = await startChildServer('scripts/bench/mcp-v1-server.ts', [])
const ours = await startChildServer('server/main.ts', [], { PORT: '0', DATA_DIR: folder.path })
interface Measured {
  rate: number
  processorUs: number
}
const [plainResults, ourResults]: [Measured[], Measured[]] = [[], []]
let failed = 0
try {
  await showAnswers()
  for (let round = -1; round < Number(values.rounds); round++)
    // Alternates the servers, so that other load on the machine affects both; the first round only warms up.
    for (const each of round % 2 === 0 ? ['plain', 'ours'] : ['ours', 'plain']) {
      const result =
        each === 'plain' ? await load(plain, plain.url, [{}]) : await load(ours, `${ours.url}/api/mcp`, keys)
      if (round >= 0) (each === 'plain' ? plainResults : ourResults).push(result)
    }
} finally {
  await Promise.all([plain.stop(), ours.stop()])
}
report()

async function issueKeys(): Promise<Record<string, string>[]> {
  const now = Date.now()
  const state = openState(statePath(folder.path), now)
  const issued: Record<string, string>[] = []
  for (let index = 0; index < KEYS; index++) {
    const wanted = { name: `bench ${index}`, tier: 'premium', scopes: ['market:read'], expiresAt: null } as const
    issued.push({ 'x-api-key': (await createKey(state.db, wanted, now)).key })
  }
  await state.close()
  return issued
}

/** Both must give the same answer, or the comparison means nothing. */
async function showAnswers(): Promise<void> {
  const ask = async (url: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body: BODY })
    return ((await response.json()) as { result: object }).result
  }
  const [theirs, own] = [await ask(plain.url, {}), await ask(`${ours.url}/api/mcp`, keys[0]!)]
  if (JSON.stringify(theirs) !== JSON.stringify(own)) throw new Error('The two servers answer differently')
  console.log(`get_market_context, ${JSON.stringify(own).length} bytes, ${CONNECTIONS} connections`)
}

async function load(server: ChildServer, url: string, callers: Record<string, string>[]): Promise<Measured> {
  const before = server.processorMs() ?? NaN
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: callers.map((headers) => ({ method: 'POST', headers: { ...HEADERS, ...headers }, body: BODY })),
  })
  failed += result.non2xx + result.errors + result.timeouts
  const processorUs = (((server.processorMs() ?? NaN) - before) * 1_000) / result['2xx']
  return { rate: result.requests.average, processorUs }
}

function report(): void {
  const row = (results: Measured[]) =>
    `${median(results.map(({ rate }) => rate)).toFixed(0)} requests/s, ` +
    `${median(results.map(({ processorUs }) => processorUs)).toFixed(0)} µs of processor a request`
  const ratios = ourResults.map(({ rate }, round) => rate / plainResults[round]!.rate)
  const work = ourResults.map(({ processorUs }, round) => plainResults[round]!.processorUs / processorUs)
  console.log(`plain v1 SDK     ${row(plainResults)}; no credential, nothing counted`)
  console.log(`this server      ${row(ourResults)}; each key checked and counted   failed ${failed}`)
  console.log(
    `requests/s ratio ${median(ratios).toFixed(2)} (rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})   bar: >= ${RATIO_BAR}`,
  )
  console.log(`processor ratio  ${median(work).toFixed(2)}`)
  if (median(ratios) < RATIO_BAR || failed > 0) process.exitCode = 1
}
