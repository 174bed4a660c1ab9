import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'
import type { ChildServer } from './child-server.ts'
import { putLoad } from './load.ts'
import type { LoadResult } from './load.ts'
import { median } from '../../models/statistics/median.ts'

const CONNECTIONS = 64
const RATIO_BAR = 0.9
const P99_BAR_MS = 10
const ADDRESS = '/bench/document.json'
const CONTENT_TYPE = 'application/json'

const { values } = parseArgs({
  // Many short rounds: other load on the machine comes in bursts, which hardly move the median of many ratios.
  options: { rounds: { type: 'string', default: '16' }, seconds: { type: 'string', default: '1' } },
})

using folder = temporaryFolder()
const document = JSON.stringify({
  rows: Array.from({ length: 60 }, (_, index) => ({ index, name: `row ${index}`, value: index * 1.25 })),
})
const file = join(folder.path, 'document.json')
writeFileSync(file, document)
publishSampleRelease(folder.path, { publicFiles: { [ADDRESS]: { content: document, contentType: CONTENT_TYPE } } })

const bare = await startChildServer('scripts/bench/bare-server.ts', [file, CONTENT_TYPE])
const ours = await startChildServer('server/main.ts', [], { PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'info' })
/** Processor time per request of the server and of the load generator, which can be the bottleneck on few cores. */
type Measured = LoadResult & { processorUs: number; loadUs: number }
const [bareResults, ourResults]: [Measured[], Measured[]] = [[], []]
try {
  await compareAnswers()
  await warmUp()
  // Alternates the servers, so that other load on the machine affects both; each goes first equally often.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const each of round % 2 === 0 ? ['bare', 'ours'] : ['ours', 'bare'])
      if (each === 'bare') bareResults.push(await measure(bare, bare.url))
      else ourResults.push(await measure(ours, ours.url + ADDRESS))
} finally {
  await Promise.all([bare.stop(), ours.stop()])
}
report()

/** Both must send the same bytes of the same type, or the comparison means nothing. */
async function compareAnswers(): Promise<void> {
  for (const url of [bare.url, ours.url + ADDRESS]) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    if ((await response.text()) !== document || response.headers.get('content-type') !== CONTENT_TYPE)
      throw new Error(`${url} answers with something else than the document`)
  }
}

async function warmUp(): Promise<void> {
  await putLoad(bare.url, CONNECTIONS, 2)
  await putLoad(ours.url + ADDRESS, CONNECTIONS, 2)
}

async function measure(server: ChildServer, url: string): Promise<Measured> {
  const [before, loadBefore] = [server.processorMs() ?? NaN, process.cpuUsage()]
  const result = await putLoad(url, CONNECTIONS, Number(values.seconds))
  const processorUs = (((server.processorMs() ?? NaN) - before) * 1_000) / result.answered
  const { user, system } = process.cpuUsage(loadBefore)
  return { ...result, processorUs, loadUs: (user + system) / result.answered }
}

function report(): void {
  const middle = (results: Measured[], of: (result: Measured) => number) => median(results.map(of))
  const row = (name: string, results: Measured[]) =>
    `${name}${middle(results, (each) => each.requestsPerSecond).toFixed(0)} requests/s   p99 ` +
    `${middle(results, (each) => each.p99Ms).toFixed(1)} ms   ${middle(results, (each) => each.processorUs).toFixed(1)} µs ` +
    `of processor a request, the load itself ${middle(results, (each) => each.loadUs).toFixed(1)} µs`
  // Compared within each round: a busy machine slows both alike.
  const ratios = ourResults.map((result, round) => result.requestsPerSecond / bareResults[round]!.requestsPerSecond)
  const work = median(bareResults.map((result, round) => result.processorUs / ourResults[round]!.processorUs))
  const failed = ourResults.reduce((sum, result) => sum + result.failed, 0)
  const p99Ms = middle(ourResults, (each) => each.p99Ms)
  console.log(
    `a hot JSON document of ${document.length} bytes at ${CONNECTIONS} connections, ${values.rounds} rounds of ${values.seconds} s, medians`,
  )
  console.log(row('bare node:http   ', bareResults))
  console.log(`${row('this server      ', ourResults)}   failed ${failed}`)
  const sorted = ratios.toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2))
  const quarter = Math.floor(sorted.length / 4)
  console.log(
    `requests/s ratio ${median(ratios).toFixed(3)}, middle half ${sorted[quarter]} to ${sorted.at(-1 - quarter)} (rounds ` +
      `${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
  )
  console.log(`processor ratio  ${work.toFixed(3)}   bar: requests/s ratio >= ${RATIO_BAR}, p99 <= ${P99_BAR_MS} ms`)
  if (median(ratios) < RATIO_BAR || p99Ms > P99_BAR_MS || failed > 0) process.exitCode = 1
}
