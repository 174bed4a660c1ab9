import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../../models/statistics/random.ts'
import type { Scope } from '../../../server/auth/api-key.ts'
import { createKey } from '../../../server/auth/keys.ts'
import type { Tier } from '../../../server/base/tiers.ts'
import { openState, statePath } from '../../../server/state/state.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'
import { startChildServer } from '../child-server.ts'
import { memoriesStand, memorySample, type MemorySample } from './memory-sample.ts'
import { report } from './report.ts'
import { nextVisit, visitor, type Asked, type Kind } from './visits.ts'

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
const SAMPLE_MS = 1_000
/** Warming up takes no longer, whatever still grows then. */
const LONGEST_WARM_UP_MS = 600_000
/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 20_000
/** Requests under way beyond which none is sent: this machine is too slow for the rate, and more would only wait in the client. */
const MOST_UNDER_WAY = 2_000
const METRICS_TOKEN = 'soak-metrics-token'
const KEYS = Math.ceil(((durationMs + LONGEST_WARM_UP_MS) * rate) / 1_000 / 20_000) + 2
const SENDERS = 100

const random = seededRandom(Number(values.seed))

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
const minutes = Number(values.minutes)
const counts = { asked, failures, unsent, told, delivered, processorMs, warmUpMs, warmSamples }
if (!report({ minutes, rate, waits, statuses, examples, refused, memory, loads, ...counts })) process.exitCode = 1

async function soak(documents: readonly string[]): Promise<void> {
  const going = { on: true }
  const sampling = sampleMemory(going)
  try {
    const startedAt = performance.now()
    for (const path of documents) await answerOf(server.url, { method: 'GET', path, headers: visitor({ random }) })
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
    const visit = nextVisit({ random, documents, homes, hosted, communes, keys, senders }, index)
    void send(visit.kind, server.url, visit.asked, startedAt + dueMs)
    // A server that does nothing else shows how long this machine makes anybody wait.
    if (index % 10 === 0) void send('bare', bare.url, { method: 'GET', path: '/' }, startedAt + dueMs)
  }
  for (let waited = 0; waited < ANSWER_MS && isUnderWay(); waited += 50) await delay(50)
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
