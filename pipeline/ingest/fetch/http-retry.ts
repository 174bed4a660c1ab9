import { setTimeout as timer } from 'node:timers/promises'
import { RefusedAddress } from './address-check.ts'
import { messageOf } from '../raw/feed-error.ts'

/** Waits for a pause; rejects when the signal does. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** An HTTP answer that is not a feed. `status` is undefined when this side refused the answer. */
export class HttpFault extends Error {
  readonly status: number | undefined
  readonly retryAfter: string | null

  constructor(message: string, status?: number, retryAfter: string | null = null) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Retries after 1, 2, 4 … seconds (or as Retry-After says, at most a minute), up to the allowed number and only when it may help. */
export async function withRetries<Result>(
  retries: number,
  options: { signal: AbortSignal; log: (line: string) => void; wait?: Wait },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const wait = options.wait ?? ((ms, signal) => timer(ms, undefined, { signal }))
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      options.signal.throwIfAborted()
      if (tried >= retries || !mayPass(error)) throw error
      const pauseMs = pauseAfter(error, tried)
      options.log(`attempt ${tried + 1} failed (${messageOf(error)}), again in ${pauseMs / 1000} s`)
      await wait(pauseMs, options.signal)
    }
  }
}

/** Whether a retry may help: yes for overload and broken connections, no for a refusal, a missing page or a file that is too large. */
function mayPass(error: unknown): boolean {
  if (error instanceof RefusedAddress) return false
  // No such name, or no network at all: either lasts longer than any pause here.
  if (error instanceof Error && 'code' in error && error.code === 'ENOTFOUND') return false
  if (!(error instanceof HttpFault)) return true
  const { status } = error
  return status !== undefined && (status === 408 || status === 429 || status >= 500)
}

function pauseAfter(error: unknown, tried: number): number {
  const stated = error instanceof HttpFault && error.retryAfter !== null ? Number(error.retryAfter) : Number.NaN
  const pause = Number.isFinite(stated) && stated >= 0 ? stated * 1000 : FIRST_PAUSE_MS * 2 ** tried
  return Math.min(pause, LONGEST_PAUSE_MS)
}
