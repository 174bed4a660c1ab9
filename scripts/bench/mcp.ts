import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { createKey } from '../../server/auth/keys.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'

const CONNECTIONS = 16
const RATIO_BAR = 2
const MOONSHOT = 5
/** Each may make 10,000 calls. */
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
const [plainRates, ourRates]: [number[], number[]] = [[], []]
let failed = 0
try {
  await showAnswers()
  for (let round = -1; round < Number(values.rounds); round++)
    // Turn by turn, so that whatever else the machine does falls on both; the first round only warms up.
    for (const each of round % 2 === 0 ? ['plain', 'ours'] : ['ours', 'plain']) {
      const rate = each === 'plain' ? await load(plain.url, [{}]) : await load(`${ours.url}/api/mcp`, keys)
      if (round >= 0) (each === 'plain' ? plainRates : ourRates).push(rate)
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

/** Both have to give the same answer, or the comparison means nothing. */
async function showAnswers(): Promise<void> {
  const ask = async (url: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body: BODY })
    return ((await response.json()) as { result: { structuredContent: object; content: unknown } }).result
  }
  const [theirs, own] = [await ask(plain.url, {}), await ask(`${ours.url}/api/mcp`, keys[0]!)]
  if (JSON.stringify(theirs.structuredContent) !== JSON.stringify(own.structuredContent))
    throw new Error('The two servers answer differently')
  console.log(`get_market_context, ${JSON.stringify(own).length} bytes, ${CONNECTIONS} connections`)
}

async function load(url: string, callers: Record<string, string>[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: callers.map((headers) => ({ method: 'POST', headers: { ...HEADERS, ...headers }, body: BODY })),
  })
  failed += result.non2xx + result.errors + result.timeouts
  return result.requests.average
}

function report(): void {
  const ratios = ourRates.map((rate, round) => rate / plainRates[round]!)
  console.log(`plain v1 SDK     ${median(plainRates).toFixed(0)} requests/s, without credential and counting`)
  console.log(
    `this server      ${median(ourRates).toFixed(0)} requests/s, each with its key checked and counted   failed ${failed}`,
  )
  console.log(
    `ratio ${median(ratios).toFixed(2)} (rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})   bar: >= ${RATIO_BAR}, moonshot ${MOONSHOT}`,
  )
  if (median(ratios) < RATIO_BAR || failed > 0) process.exitCode = 1
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
