import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { publishSampleRelease } from './testing/build-release.ts'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const CLIENTS = 64
const RESTARTS = 10
const PATHS = ['/api/health', '/en/about', '/openapi.json', '/en/homes']

it(`resets no connection of ${CLIENTS} busy clients when it is told to stop, ${RESTARTS} times`, async () => {
  using folder = temporaryFolder()
  publishSampleRelease(folder.path)
  const faults: string[] = []
  let answers = 0
  for (let restart = 0; restart < RESTARTS; restart++) {
    const server = await startServerProcess({
      DATA_DIR: folder.path,
      LOG_LEVEL: 'info',
      // Time enough for clients on a machine that does other things; it ends when the last has left.
      SHUTDOWN_GRACE_MS: '20000',
    })
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      // A client that is told to close its connection goes elsewhere.
      for (let isOpen = true; isOpen;) {
        const answer = await ask(server.url + PATHS[client % PATHS.length]!, agent).catch(
          (error: NodeJS.ErrnoException) => {
            faults.push(error.code ?? error.message)
          },
        )
        isOpen = answer !== undefined && answer.headers.connection !== 'close'
        answers++
      }
      agent.destroy()
    })
    await delay(100)
    await server.stop()
    await Promise.all(clients)
  }
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThan(RESTARTS * CLIENTS)
}, 300_000)

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.on('error', reject)
      response.resume().on('end', () => resolve(response))
    }).on('error', reject)
  })
}
