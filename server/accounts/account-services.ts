import type { Config } from '../base/config.ts'
import { delivery } from '../mail/deliver.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Mailer } from '../mail/mailer.ts'
import { outboxPath } from '../mail/outbox.ts'
import type { Log } from '../observability/log.ts'
import type { State } from '../state/state.ts'
import { createAuth } from './auth.ts'
import type { Auth, PasswordHashing } from './auth.ts'
import { readSecret } from '../base/secret.ts'

/** Dependencies of the account functions. */
export interface AccountServices {
  auth: Auth
  state: State
  mailer: Mailer
  /** Secret for cookies, links and keyed hashes. */
  secret: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/**
 * @param passwords how passwords are hashed; default scrypt
 * @throws ConfigurationError when the secret cannot be used
 */
export async function createAccountServices(
  config: Config,
  state: State,
  log: Log,
  clock: () => number,
  passwords?: PasswordHashing,
): Promise<AccountServices> {
  const secret = readSecret(config)
  const mailer = createMailer({ db: state.db, secret, deliver: delivery(config), log, clock })
  const auth = createAuth({ config, state, secret, mailer, log, ...(passwords && { passwords }) })
  if (config.mail.smtpUrl === null) log.info({ outbox: outboxPath(config.dataDir) }, 'mails are written, not sent')
  if (!isTrustworthy(config.publicBaseUrl))
    log.warn(
      { publicBaseUrl: config.publicBaseUrl },
      'apps cannot sign in: PUBLIC_BASE_URL has to be https, except on this machine',
    )
  // The library writes the token resource while starting; the database must not be closed before it is ready.
  await auth.$context
  return { auth, state, mailer, secret, clock }
}

// The address as clients and browsers see it.
function isTrustworthy(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
