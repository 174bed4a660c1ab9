import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median } from '../../models/statistics/median.ts'
import { quantile } from '../../models/statistics/quantile.ts'
import { seededRandom } from '../../models/statistics/random.ts'
import type { Scope } from '../../server/auth/api-key.ts'
import { createKey } from '../../server/auth/keys.ts'
import type { Tier } from '../../server/base/tiers.ts'
import { exampleCalls } from '../../server/faces/mcp/offer/example-calls.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'
import { memoriesStand, memorySample, MIB, type MemorySample } from './memory-sample.ts'

/**
 * Puts an even load of visitors on a server with the current release for a while and prints what it took: memory after warming up and at the end, how
 * long requests waited from the time at which they were due, and failures. To warm up, every document of the site is asked for once, as each coding is
 * kept from the first request on; then visitors come until no memory of answers grows any more or all are full. Ends by itself.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const [durationMs, rate] = [Number(values.minutes) * 60_000, Number(values.rate)]
const P99_BAR_MS = 50
/** Memory above that after warming up which still counts as none: what collections leave differs by as much. */
const GROWTH_BAR = 0.05
const SAMPLE_MS = 1_000
/** Warming up takes no longer, whatever still grows then. */
const LONGEST_WARM_UP_MS = 600_000
/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 20_000
/** Requests under way beyond which none is sent: this machine is too slow for the rate, and more would only wait in the client. */
const MOST_UNDER_WAY = 2_000
const VISITORS = 2_000
const METRICS_TOKEN = 'soak-metrics-token'
const KEYS = Math.ceil(((durationMs + LONGEST_WARM_UP_MS) * rate) / 1_000 / 20_000) + 2
const SENDERS = 100

interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Kinds of requests and their shares of all. */
const MIX = { documents: 30, pages: 30, rest: 20, tools: 19, inquiries: 1 } as const
type Kind = keyof typeof MIX

const random = seededRandom(Number(values.seed))
const pick = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!
const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind))

using folder = temporaryFolder()
const from = resolve(values.data)
const pointer = JSON.parse(readFileSync(join(from, 'current.json'), 'utf8')) as { releaseId: string }
cpSync(join(from, 'current.json'), join(folder.path, 'current.json'))
symlinkSync(join(from, 'releases'), join(folder.path, 'releases'), 'junction')
const release = join(from, 'releases', pointer.releaseId)
const listings = lines(join(release, 'index', 'listings.ndjson'))
const homes = listings.map(({ id }) => id)
const hosted = listings.filter(({ hosting }) => hosting === 'service').map(({ id }) => id)
const communes = (JSON.parse(readFileSync(join(release, 'index', 'communes.json'), 'utf8')) as { slug: string }[]).map(
  ({ slug }) => slug,
)
const state = openState(statePath(folder.path), Date.now())
const newKey = async (tier: Tier, scopes: Scope[]) =>
  (await createKey(state.db, { name: 'soak', tier, scopes, expiresAt: null }, Date.now())).key
const [keys, senders]: [string[], string[]] = [[], []]
for (let index = 0; index < KEYS; index++) keys.push(await newKey('premium', ['listings:read', 'market:read']))
for (let index = 0; index < SENDERS; index++) senders.push(await newKey('free', ['inquiries:write']))
await state.close()

const bareFile = join(folder.path, 'bare.json')
writeFileSync(bareFile, JSON.stringify({ text: 'a'.repeat(4_000) }))
const bare = await startChildServer('scripts/bench/bare-server.ts', [bareFile, 'application/json'])
const server = await startChildServer('server/main.ts', [], {
  PORT: '0',
  STATE_URL: '',
  DATA_DIR: folder.path,
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN,
  LOG_LEVEL: 'info',
})
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const waits: Record<Kind | 'bare', number[]> = {
  documents: [],
  pages: [],
  rest: [],
  tools: [],
  inquiries: [],
  bare: [],
}
const statuses = new Map<string, number>()
const memory: MemorySample[] = []
/** Samples taken while warming up. */
let warmSamples = 0
const loads: number[] = []
let [asked, underWay, failures, told, delivered, unsent, warmUpMs, warmUpProcessorMs] = [0, 0, 0, 0, 0, 0, 0, 0]
const examples: string[] = []
const refused = new Set<string>()
let processorMs = NaN
try {
  const documents = await addressesOfSite()
  await soak(documents)
} finally {
  agent.destroy()
  await Promise.all([server.stop(), bare.stop()])
}
report()

async function soak(documents: readonly string[]): Promise<void> {
  const going = { on: true }
  const sampling = sampleMemory(going)
  try {
    const startedAt = performance.now()
    for (const path of documents) await answerOf(server.url, { method: 'GET', path, headers: visitor() })
    await visit(documents, () => performance.now() - startedAt < LONGEST_WARM_UP_MS && !memoriesStand(memory))
    warmUpMs = performance.now() - startedAt
    warmSamples = memory.length
    warmUpProcessorMs = server.processorMs() ?? NaN
    for (const times of Object.values(waits)) times.length = 0
    statuses.clear()
    asked = told = delivered = 0
    const total = Math.floor((durationMs / 1_000) * rate)
    await visit(documents, (index) => index < total)
    processorMs = (server.processorMs() ?? NaN) - warmUpProcessorMs
  } finally {
    going.on = false
    await sampling
  }
}

/** Sends requests at even times while it may, and waits for their answers. */
async function visit(documents: readonly string[], mayGoOn: (index: number) => boolean): Promise<void> {
  const startedAt = performance.now()
  for (let index = 0; mayGoOn(index); index++) {
    const dueMs = (index / rate) * 1_000
    const early = dueMs - (performance.now() - startedAt)
    if (early > 1) await delay(early)
    if (underWay >= MOST_UNDER_WAY) {
      unsent++
      continue
    }
    const kind = pick(kinds)
    void send(kind, server.url, askOf(kind, documents, index), startedAt + dueMs)
    // A server that does nothing else shows how long this machine makes anybody wait.
    if (index % 10 === 0) void send('bare', bare.url, { method: 'GET', path: '/' }, startedAt + dueMs)
  }
  for (let waited = 0; waited < ANSWER_MS && isUnderWay(); waited += 50) await delay(50)
}

function askOf(kind: Kind, documents: readonly string[], index: number): Asked {
  switch (kind) {
    case 'documents':
      return { method: 'GET', path: random() < 0.5 ? `/listings/${pick(homes)}` : pick(documents), headers: visitor() }
    case 'pages':
      return { method: 'GET', path: pageOf(), headers: visitor() }
    case 'rest':
      return { method: 'GET', path: `/api/public/v1${restOf()}`, headers: { 'x-api-key': pick(keys) } }
    case 'tools':
      return tool(pick(keys), ...toolOf())
    case 'inquiries':
      // A listing gets at most some messages a day: further ones are refused, which is an answer too.
      return tool(pick(senders), 'submit_inquiry', {
        listingId: pick(hosted.length > 0 ? hosted : homes),
        message: `Question number ${index}: is it free?`,
      })
  }
}

/** Header fields of one of many visitors, as a proxy passes them on. */
function visitor(): Record<string, string> {
  const number = Math.floor(random() * VISITORS)
  return { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`, 'accept-encoding': 'br' }
}

function pageOf(): string {
  const locale = pick(['en', 'fr', 'de', 'lu', 'pt'])
  return pick([
    `/${locale}`,
    `/${locale}/homes?place=${pick(communes)}&offer=rent&price=..${1_000 + 100 * Math.floor(random() * 20)}`,
    `/${locale}/homes?offer=buy&beds=2..&page=${1 + Math.floor(random() * 5)}`,
    `/${locale}/afford`,
    `/developers`,
  ])
}

function restOf(): string {
  const commune = pick(communes)
  return pick([
    `/communes/${commune}/trends`,
    `/communes/${commune}/context`,
    `/communes/${commune}/commute`,
    `/communes/${commune}/forecast`,
    `/listings?commune=${commune}&limit=10`,
    `/listings/${pick(homes)}`,
    `/listings/${pick(homes)}/truth`,
    `/estimate?propertyType=apartment&listingType=sale&commune=${commune}&areaSqm=${40 + Math.floor(random() * 90)}`,
    '/market-index',
  ])
}

function toolOf(): [name: string, args: Record<string, unknown>] {
  const {
    analyze_lease: _lease,
    submit_inquiry: _inquiry,
    ...calls
  } = exampleCalls({
    listingId: pick(homes),
    commune: pick(communes),
    town: pick(communes),
  })
  return pick(Object.entries(calls))
}

function tool(key: string, name: string, args: Record<string, unknown>): Asked {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
  return { method: 'POST', path: '/api/mcp', headers, body }
}

async function send(kind: Kind | 'bare', url: string, what: Asked, dueAt: number): Promise<void> {
  underWay++
  if (kind !== 'bare') asked++
  try {
    const { status, body } = await answerOf(url, what)
    if (body.includes('"isError":true')) told++
    else if (kind === 'inquiries') delivered++
    waits[kind].push(performance.now() - dueAt)
    if (kind !== 'bare')
      statuses.set(`${Math.floor(status / 100)}xx`, (statuses.get(`${Math.floor(status / 100)}xx`) ?? 0) + 1)
    if (status >= 400 && status < 500) refused.add(`${status} ${what.path.replace(/[?].*/, '?…')}`)
    if (status >= 500) fail(`${what.path} answered ${status}`)
  } catch (error) {
    fail(`${what.path}: ${(error as Error).message}`)
  } finally {
    underWay--
  }
}

function isUnderWay(): boolean {
  return underWay > 0
}

function fail(what: string): void {
  failures++
  if (examples.length < 10) examples.push(what)
}

function answerOf(
  url: string,
  { method, path, headers = {}, body: posted }: Asked,
): Promise<{ status: number; body: string }> {
  const { promise, resolve: done, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const sent = request(url + path, { method, headers, agent, timeout: ANSWER_MS }, (response) => {
    let body = ''
    response.on('error', reject).on('end', () => done({ status: response.statusCode!, body }))
    // Only what tools say is looked at.
    if (method === 'POST') response.setEncoding('utf8').on('data', (part: string) => (body += part))
    else response.resume()
  })
  sent.on('error', reject).on('timeout', () => sent.destroy(new Error(`no answer within ${ANSWER_MS} ms`)))
  sent.end(posted)
  return promise
}

async function sampleMemory(going: { on: boolean }): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  for (; going.on; await delay(SAMPLE_MS)) {
    const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
    memory.push(memorySample(metrics, performance.now(), server.residentMib()))
    loads.push(loadavg()[0]!)
  }
}

/** Paths that the sitemaps name, the Markdown of some of them, and documents for programs. */
async function addressesOfSite(): Promise<string[]> {
  const pages: string[] = []
  const index = await locationsOf('/sitemap.xml')
  for (const path of index.filter((each) => each.endsWith('.xml'))) pages.push(...(await locationsOf(path)))
  const all = [...index.filter((each) => !each.endsWith('.xml')), ...pages]
  return [...all, '/openapi.json', '/llms.txt', '/robots.txt']
}

async function locationsOf(path: string): Promise<string[]> {
  const xml = await (await fetch(server.url + path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

function lines(file: string): { id: string; hosting: string }[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; hosting: string })
}

function report(): void {
  const after = memory.slice(warmSamples)
  const fifth = Math.max(1, Math.floor(after.length / 5))
  const [early, late] = [after.slice(0, fifth), after.slice(-fifth)]
  // The lowest of the heap is what a collection leaves, which is what a leak makes grow.
  const rows = [
    [
      'memory of the process, median',
      ...[early, late].map((part) => median(part.map(({ residentMib }) => residentMib))),
    ],
    ['heap and buffers, lowest', ...[early, late].map((part) => Math.min(...part.map(({ heapMib }) => heapMib)))],
  ] as [string, number, number][]
  console.log(
    `${asked} requests in ${values.minutes} minutes, ${rate} a second, due at even times; ${Object.entries(MIX)
      .map(([kind, share]) => `${share} % ${kind}`)
      .join(', ')}`,
  )
  console.log(
    `${availableParallelism()} processors, load of the machine in the median ${median(loads).toFixed(1)}, this and other programs; the server took ` +
      `${(processorMs / asked).toFixed(1)} ms of processor a request`,
  )
  const [warm, last] = [memory[warmSamples - 1]!, memory.at(-1)!]
  console.log(`warmed up for ${(warmUpMs / 60_000).toFixed(1)} minutes, with every document of the site once`)
  for (const [name, { bytes, most, found, missing }] of Object.entries(last.kept))
    console.log(
      `kept ${name.padEnd(9)} ${mib(warm.kept[name]?.bytes ?? 0)} MiB after warming up, ${mib(bytes)} MiB at the end, limit ${mib(most)} MiB` +
        (found + missing > 0
          ? `; ${((100 * found) / (found + missing)).toFixed(0)} % of ${found + missing} found`
          : ''),
    )
  for (const [what, first, last] of rows)
    console.log(
      `${what}: ${first.toFixed(0)} MiB after warming up, ${last.toFixed(0)} MiB at the end, ${signed(last / first - 1)}   bar: <= +${GROWTH_BAR * 100} %`,
    )
  for (const kind of Object.keys(waits) as (keyof typeof waits)[])
    console.log(
      `${kind.padEnd(10)} ${String(waits[kind].length).padStart(7)}   p50 ${at(waits[kind], 0.5)} ms   p99 ${at(waits[kind], 0.99)} ms`,
    )
  const all = (Object.keys(MIX) as Kind[]).flatMap((kind) => waits[kind])
  console.log(
    `all        ${String(asked).padStart(7)}   p50 ${at(all, 0.5)} ms   p99 ${at(all, 0.99)} ms   bar: p99 <= ${P99_BAR_MS} ms`,
  )
  console.log(
    `statuses ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}; failed ${failures}   bar: 0`,
  )
  console.log(`${delivered} inquiries delivered; ${told} calls of tools were told what to change`)
  if (refused.size > 0) console.log(`refused, for example: ${[...refused].slice(0, 8).join(', ')}`)
  for (const example of examples) console.log(example)
  const grew = rows.some(([, first, last]) => last > first * (1 + GROWTH_BAR))
  if (
    grew ||
    failures + unsent > 0 ||
    quantile(
      all.toSorted((a, b) => a - b),
      0.99,
    ) > P99_BAR_MS
  )
    process.exitCode = 1
}

function at(times: readonly number[], share: number): string {
  return quantile(
    times.toSorted((a, b) => a - b),
    share,
  ).toFixed(1)
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(1)
}

function signed(share: number): string {
  return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`
}
