import type { Kysely } from 'kysely'
import { consume } from './sliding-window.ts'
import type { State, StateTables } from '../state/state.ts'
import { keyedHash } from '../base/secret.ts'
import { ToldError } from '../base/told.ts'

/** Too many attempts; the message says when the next one counts. */
export class ThrottledError extends ToldError {
  override name = 'ThrottledError'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super([{ key: 'reply.error.throttled', values: { n: Math.ceil(retryAfterMs / 60_000) } }])
    this.retryAfterMs = retryAfterMs
  }
}

export interface Brake {
  /** Throttled action, such as `sign-in`. */
  what: string
  /** Party the attempts are counted for: an address, an e-mail address, or both. Stored as a keyed hash. */
  who: string
  limit: number
  windowMs: number
}

/** Dependencies of the throttles. */
export interface Throttling {
  db: Kysely<StateTables>
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

/** Services that contain these dependencies. */
interface ThrottlingServices {
  state: Pick<State, 'db'>
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Dependencies of the throttles from the services, at the current time. */
export function throttlingNow({ state, secret, clock }: ThrottlingServices): Throttling {
  return { db: state.db, secret, now: clock() }
}

/** Counts an attempt against each limit. @throws ThrottledError when one is used up */
export async function throttle({ db, secret, now }: Throttling, brakes: readonly Brake[]): Promise<void> {
  for (const { what, who, limit, windowMs } of brakes) {
    const hash = keyedHash(secret, 'throttle', who)
    const { allowed, retryAfterMs } = await consume(db, `throttle:${what}:${hash}`, limit, now, windowMs)
    if (!allowed) throw new ThrottledError(retryAfterMs)
  }
}
