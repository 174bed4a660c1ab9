import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import type { State } from '../state/state.ts'
import { createAuth } from './auth.ts'
import type { Auth } from './auth.ts'
import { createMailer } from './mailer.ts'
import type { Mailer } from './mailer.ts'
import { readSecret } from './secret.ts'

/** What accounts need. */
export interface AccountServices {
  auth: Auth
  state: State
  mailer: Mailer
  /** For cookies, links and keyed hashes. */
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/** @throws ConfigurationError when the secret cannot be used */
export async function createAccountServices(
  config: Config,
  state: State,
  log: Log,
  clock: () => number,
): Promise<AccountServices> {
  const secret = readSecret(config)
  const mailer = createMailer(config, log)
  const auth = createAuth({ config, state, secret, mailer, log })
  // It writes the resource that tokens are for; until then it is not ready, and the database may not be closed.
  await auth.$context
  return { auth, state, mailer, secret, clock }
}
