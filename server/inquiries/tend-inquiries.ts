import type { Config } from '../base/config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Log } from '../observability/log.ts'
import type { State } from '../state/state.ts'
import { pruneCorrections } from '../corrections/corrections.ts'
import { noticeOwners } from './owner-notices.ts'
import { noticeSenders } from './sender-notices.ts'
import { pruneInquiries } from './prune-inquiries.ts'

const EVERY_MS = 600_000

export interface Tended {
  accounts: { mailer: Mailer; secret: string }
  config: Pick<Config, 'publicBaseUrl'>
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
  state: State
}

/** Notifies owners of messages left over by a crash or from before they were linked, and erases expired conversations. @returns a handle to stop */
export function tendInquiries(services: Tended): { stop(): Promise<void> } {
  let underWay = tend(services)
  const timer = setInterval(() => {
    underWay = underWay.then(() => tend(services))
  }, EVERY_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      return underWay
    },
  }
}

/** Notifies the owners of new messages; failures are logged and retried by `tendInquiries`. */
export async function tellOwners({ accounts, config, log, clock, state }: Tended): Promise<void> {
  const { mailer, secret } = accounts
  try {
    await noticeOwners({ db: state.db, mailer, secret, publicBaseUrl: config.publicBaseUrl, now: clock() })
  } catch (error) {
    log.error({ err: error }, 'owners could not be told of inquiries')
  }
}

/** Notifies people who wrote from a page of owners' replies; failures are logged and retried by `tendInquiries`. */
export async function tellSenders({ accounts, config, log, clock, state }: Tended): Promise<void> {
  try {
    await noticeSenders({ db: state.db, mailer: accounts.mailer, publicBaseUrl: config.publicBaseUrl, now: clock() })
  } catch (error) {
    log.error({ err: error }, 'people could not be told of replies')
  }
}

async function tend(services: Tended): Promise<void> {
  const { state, clock, log } = services
  await tellOwners(services)
  await tellSenders(services)
  try {
    await pruneInquiries(state.db, clock())
    await pruneCorrections(state.db, clock())
  } catch (error) {
    log.error({ err: error }, 'inquiries could not be pruned')
  }
}
