import type { Kysely } from 'kysely'
import type { Log } from '../observability/log.ts'
import type { StateTables } from '../state/state.ts'
import { faultCode, isRefusedForGood } from './deliver.ts'
import type { Deliver } from './deliver.ts'
import { enqueueMail, forgetMail, pruneMails, putBackMail, takeUpMails } from './mail-queue.ts'
import type { ClaimedMail, NewMail } from './mail-queue.ts'

export interface Mailer {
  /** Queues a mail and returns at once: response times must not reveal whether a mail was sent. */
  send(mail: NewMail): void
  /** Queues a mail as part of a transaction; `deliver` sends it afterwards. */
  enqueue(transaction: Kysely<StateTables>, mail: NewMail, now: number): Promise<void>
  /** Sends due mails; failures are requeued. */
  deliver(): Promise<void>
  /** Waits until every queued mail is sent or stored in the database. */
  settle(): Promise<void>
}

interface MailerOptions {
  db: Kysely<StateTables>
  /** Secret from which the key of the mails' encryption is derived. */
  secret: string
  deliver: Deliver
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Creates a mailer whose mails wait in the database until sent or given up. Servers that share it send each mail once. */
export function createMailer(options: MailerOptions): Mailer {
  const { db, secret, log, clock } = options
  const underWay = new Set<Promise<void>>()
  const begin = (work: () => Promise<void>) => {
    const begun = work().finally(() => underWay.delete(begun))
    underWay.add(begun)
    return begun
  }
  const deliver = () => begin(() => deliverDue(options))
  return {
    deliver,
    send(mail) {
      void begin(async () => {
        try {
          await enqueueMail(db, secret, mail, clock())
        } catch (error) {
          log.error({ about: mail.about, err: error }, 'mail could not be kept, so it is lost')
          return
        }
        await deliver()
      })
    },
    enqueue: (transaction, mail, now) => enqueueMail(transaction, secret, mail, now),
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

const EVERY_MS = 15_000

/** Retries unsent mails, also those left behind by an ended process. @returns a handle that stops once current work is done */
export function keepDelivering(mailer: Mailer): { stop(): Promise<void> } {
  void mailer.deliver()
  const timer = setInterval(() => void mailer.deliver(), EVERY_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      return mailer.settle()
    },
  }
}

async function deliverDue(options: MailerOptions): Promise<void> {
  const { db, secret, log, clock } = options
  try {
    for (;;) {
      const claimed = await takeUpMails(db, secret, clock())
      if (claimed.length === 0) break
      const done = await Promise.allSettled(claimed.map((each) => deliverOne(options, each)))
      for (const each of done) if (each.status === 'rejected') throw each.reason
    }
    await pruneMails(db, clock())
  } catch (error) {
    // A fault of the database, not of a mail: retried next time.
    log.error({ err: error }, 'mails could not be looked after')
  }
}

async function deliverOne({ db, deliver, log, clock }: MailerOptions, claimed: ClaimedMail): Promise<void> {
  const { id, about, attempts, mail } = claimed
  const failed = async (fault: string, isForGood: boolean) => {
    const nextAt = await putBackMail(db, claimed, { fault, isForGood }, clock())
    const text = nextAt === null ? 'mail was given up' : 'mail was not sent'
    log.error({ mail: id, about, attempts, fault, retryAt: nextAt && new Date(nextAt).toISOString() }, text)
  }
  if (!mail) return failed('sealed with another secret', true)
  try {
    await deliver(mail)
  } catch (error) {
    return failed(faultCode(error), isRefusedForGood(error))
  }
  await forgetMail(db, id)
}
