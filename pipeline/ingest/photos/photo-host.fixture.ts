import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A host of photos on this machine, and what it was asked. */
export interface PhotoHost {
  /** Name and port, as a policy lists it. */
  host: string
  url(path: string): string
  /** What it answers under a path; 404 elsewhere. */
  answers: Map<string, Answer>
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Most requests that were under way together. */
  mostAtOnce(): number
  close(): void
}

export async function openPhotoHost(): Promise<PhotoHost> {
  const answers: PhotoHost['answers'] = new Map()
  const requests: PhotoHost['requests'] = []
  let [underWay, most] = [0, 0]
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    most = Math.max(most, ++underWay)
    response.on('close', () => underWay--)
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path) => `http://${host}${path}`,
    answers,
    requests,
    mostAtOnce: () => most,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends bytes, and 304 to whoever has them already. */
export function serving(content: Buffer, etag?: string): Answer {
  return (request, response) => {
    if (etag !== undefined && request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { 'content-type': 'image/jpeg', ...(etag !== undefined && { etag }) }).end(content)
  }
}

export const NOT_MODIFIED: Answer = (_, response) => response.writeHead(304).end()
