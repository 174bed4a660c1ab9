import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { publicDocuments } from '../http/public-documents.ts'
import type { FetchDocument } from '../http/public-documents.ts'

interface DocumentHost {
  /** Reads documents of every public host name from this one; a name that `addresses` lists resolves to what it says. */
  fetchDocument: FetchDocument
  /** Requests that arrived, as host and path. */
  asked: string[]
  close(): Promise<void>
}

/** Stands in on loopback for every host of the public internet, without encryption. */
export async function startDocumentHost(
  answer: RequestListener,
  { addresses = {}, timeMs }: { addresses?: Record<string, string[]>; timeMs?: number } = {},
): Promise<DocumentHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const network = {
    resolve: async (hostname: string) =>
      (addresses[hostname] ?? ['8.8.8.8']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    connectTo: () =>
      new Agent({
        connect(_options, done) {
          const socket = connect(port, '127.0.0.1')
          socket.once('connect', () => done(null, socket)).once('error', (error) => done(error, null))
        },
      }),
  }
  return {
    fetchDocument: publicDocuments(network, timeMs),
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
