import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pointTo, publishSampleRelease, writeSampleRelease } from '../../server/testing/build-release.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startChildServer } from './child-server.ts'
import { putLoad } from './load.ts'

const CONNECTIONS = 64
const LISTINGS = 2_000

const { values } = parseArgs({
  options: { swaps: { type: 'string', default: '6' }, seconds: { type: 'string', default: '12' } },
})
const [swaps, seconds] = [Number(values.swaps), Number(values.seconds)]

using folder = temporaryFolder()
publishSampleRelease(folder.path, { tag: 'release0', listings: LISTINGS })
const releases = Array.from({ length: swaps }, (_, index) =>
  writeSampleRelease(folder.path, { tag: `release${index + 1}`, listings: LISTINGS }),
)
const server = await startChildServer('server/main.ts', [], {
  PORT: '0',
  DATA_DIR: folder.path,
  RELEASE_POLL_MS: '100',
})
try {
  const load = putLoad(`${server.url}/listings/feed.json`, CONNECTIONS, seconds)
  let served = 0
  for (const release of releases) {
    await delay((seconds * 1_000) / (swaps + 1))
    pointTo(folder.path, release)
    if (await isServed(release.id)) served++
  }
  const { requestsPerSecond, p99Ms, answered, failed } = await load
  console.log(
    `${served} of ${swaps} swaps of releases with ${LISTINGS} listings, at ${CONNECTIONS} connections for ${seconds} s`,
  )
  console.log(
    `${answered} answered (${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99Ms} ms), ${failed} failed   bar: 0 failed`,
  )
  if (failed > 0 || served < swaps) process.exitCode = 1
} finally {
  await server.stop()
}

async function isServed(releaseId: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const health = (await (await fetch(`${server.url}/api/health`)).json()) as { releaseId: string }
    if (health.releaseId === releaseId) return true
    await delay(50)
  }
  return false
}
