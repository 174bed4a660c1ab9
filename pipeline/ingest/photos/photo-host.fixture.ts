import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A photo host on this machine, with the requests it received. */
export interface PhotoHost {
  /** Name and port, as in a policy. */
  host: string
  url(path: string): string
  /** Answers by path; 404 for every other path. */
  answers: Map<string, Answer>
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Maximum concurrent requests so far. */
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

/** Sends bytes, or 304 to a client that already has them. */
export function serving(content: Buffer, etag?: string): Answer {
  return (request, response) => {
    if (etag !== undefined && request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { 'content-type': 'image/jpeg', ...(etag !== undefined && { etag }) }).end(content)
  }
}

export const NOT_MODIFIED: Answer = (_, response) => response.writeHead(304).end()
