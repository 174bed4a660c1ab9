import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { closeWithProblem } from './client-error.ts'
import { ProblemError } from './problem.ts'

export interface ConnectionLimits {
  /** Maximum open connections in all. */
  inAll: number
  /** Maximum open connections of one holder. */
  perAddress: number
}

interface Limiting {
  limits: ConnectionLimits
  /** Counting key of an address; undefined for one that counts only in all. */
  holderOf(remoteAddress: string | undefined): string | undefined
  /** Told how many are open. */
  opened(inAll: number): void
  /** Told of each connection that is refused. */
  refused(limit: keyof ConnectionLimits): void
  typeBase: string
}

const RETRY = { 'retry-after': '5' }

/** Bounds the open connections of a server; one too many gets a sentence and is closed. */
export function limitConnections(server: Server, { limits, holderOf, opened, refused, typeBase }: Limiting): void {
  const ofHolder = new Map<string, number>()
  let inAll = 0
  server.on('connection', (socket: Socket) => {
    const holder = holderOf(socket.remoteAddress)
    const own = (holder !== undefined && ofHolder.get(holder)) || 0
    const exceeded = inAll >= limits.inAll ? 'inAll' : own >= limits.perAddress ? 'perAddress' : undefined
    if (exceeded) {
      refused(exceeded)
      closeWithProblem(socket, problemOf(exceeded, limits), typeBase)
      socket.destroySoon()
      return
    }
    opened(++inAll)
    if (holder !== undefined) ofHolder.set(holder, own + 1)
    socket.once('close', () => {
      opened(--inAll)
      if (holder === undefined) return
      const left = ofHolder.get(holder)! - 1
      if (left > 0) ofHolder.set(holder, left)
      else ofHolder.delete(holder)
    })
  })
}

function problemOf(exceeded: keyof ConnectionLimits, { perAddress }: ConnectionLimits): ProblemError {
  if (exceeded === 'inAll')
    return new ProblemError('INTERNAL_ERROR', 'Too many connections are open. Try again in 5 seconds.', {
      status: 503,
      headers: RETRY,
    })
  return new ProblemError(
    'RATE_LIMIT_EXCEEDED',
    `Your address has ${perAddress} open connections, the maximum. Close some, or send several requests on one.`,
    { status: 429, headers: RETRY },
  )
}
