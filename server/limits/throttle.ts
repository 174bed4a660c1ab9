import type { Kysely } from 'kysely'
import { consume } from './sliding-window.ts'
import type { State, StateTables } from '../state/state.ts'
import { keyedHash } from '../base/secret.ts'

/** Too many tries; the message says when the next one counts. */
export class ThrottledError extends Error {
  override name = 'ThrottledError'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super(`Too many tries. Try again in ${Math.ceil(retryAfterMs / 60_000)} minutes.`)
    this.retryAfterMs = retryAfterMs
  }
}

export interface Brake {
  /** What is tried, such as `sign-in`. */
  what: string
  /** Whom the tries are counted for: an address, an e-mail address, both. Stored as a keyed hash. */
  who: string
  limit: number
  windowMs: number
}

/** What counting takes. */
export interface Throttling {
  db: Kysely<StateTables>
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

/** Services that hold what counting takes. */
interface ThrottlingServices {
  state: Pick<State, 'db'>
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/** What counting takes, from the services, at this moment. */
export function throttlingNow({ state, secret, clock }: ThrottlingServices): Throttling {
  return { db: state.db, secret, now: clock() }
}

/** Counts a try against each brake. @throws ThrottledError when one of them is used up */
export async function throttle({ db, secret, now }: Throttling, brakes: readonly Brake[]): Promise<void> {
  for (const { what, who, limit, windowMs } of brakes) {
    const hash = keyedHash(secret, 'throttle', who)
    const { allowed, retryAfterMs } = await consume(db, `throttle:${what}:${hash}`, limit, now, windowMs)
    if (!allowed) throw new ThrottledError(retryAfterMs)
  }
}
