import type { Kysely } from 'kysely'
import { z } from 'zod'
import { LOCALES } from '../../models/kernel/locale.ts'
import { seal, unseal } from '../base/secret.ts'
import type { MailAbout } from '../state/mail-tables.ts'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const mailSchema = z.object({ to: z.string(), locale: z.enum(LOCALES), subject: z.string(), text: z.string() })

/** `locale` is the language of what it says, `text` is plain. */
export type Mail = z.infer<typeof mailSchema>

/** A mail with what it is about. It goes when the account or the inquiry goes. */
export interface NewMail extends Mail {
  about: MailAbout
  accountId?: string
  inquiryId?: string
}

export interface ClaimedMail {
  id: number
  about: MailAbout
  attempts: number
  expiresAt: number
  /** Undefined when it was sealed with another secret. */
  mail: Mail | undefined
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long a mail is worth sending: as long as its link works, or three days. It is given up then. */
export const WORTH_MS: Readonly<Record<MailAbout, number>> = {
  verify: DAY_MS,
  reset: HOUR_MS,
  existing: DAY_MS,
  inquiry: 3 * DAY_MS,
}
/** A mail that was taken up and is neither sent nor put back by then was lost with its process; it is taken up again. */
const TAKEN_UP_MS = 10 * MINUTE_MS
const FIRST_RETRY_MS = 30_000
/** Mails that were given up are shown to the operator for so long. */
const SHOWN_MS = 30 * DAY_MS
const AT_ONCE = 10

/** Puts a mail into the queue, with whatever else the transaction does. It is encrypted: its link lets people in. */
export async function enqueueMail(
  db: Kysely<StateTables>,
  secret: string,
  { about, accountId, inquiryId, ...mail }: NewMail,
  now: number,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      about,
      account_id: accountId ?? null,
      inquiry_id: inquiryId ?? null,
      sealed: seal(secret, 'mail', JSON.stringify(mailSchema.parse(mail))),
      created_at: now,
      expires_at: now + WORTH_MS[about],
      next_at: now,
      last_fault: null,
      given_up_at: null,
    })
    .execute()
}

/** Takes up mails that are due, oldest first; each by one process alone. */
export async function takeUpMails(db: Kysely<StateTables>, secret: string, now: number): Promise<ClaimedMail[]> {
  const due = await db
    .selectFrom('mail')
    .select(['id', 'next_at'])
    .where('given_up_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const claimed: ClaimedMail[] = []
  for (const { id, next_at } of due) {
    const row = await db
      .updateTable('mail')
      .set(({ eb }) => ({ next_at: now + TAKEN_UP_MS, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('next_at', '=', next_at)
      .where('given_up_at', 'is', null)
      .returning(['about', 'attempts', 'expires_at', 'sealed'])
      .executeTakeFirst()
    if (!row) continue
    const text = row.sealed === null ? undefined : unseal(secret, 'mail', row.sealed)
    const mail = text === undefined ? undefined : mailSchema.parse(JSON.parse(text))
    claimed.push({ id, about: row.about, attempts: row.attempts, expiresAt: row.expires_at, mail })
  }
  return claimed
}

/** Forgets a mail that was handed on. */
export async function forgetMail(db: Kysely<StateTables>, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

/**
 * Puts a mail back that could not be handed on: after 30 seconds, then twice as long each time, an hour at most. One that was refused for
 * good, or that will not be worth sending by then, is given up: what it says is erased, that it was is kept for the operator.
 * @returns when it is tried again, in milliseconds since 1970; null when it was given up
 */
export async function putBackMail(
  db: Kysely<StateTables>,
  { id, attempts, expiresAt }: Pick<ClaimedMail, 'id' | 'attempts' | 'expiresAt'>,
  { fault, isForGood }: { fault: string; isForGood: boolean },
  now: number,
): Promise<number | null> {
  const next = now + Math.min(HOUR_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  const isOver = isForGood || expiresAt <= next
  await db
    .updateTable('mail')
    .set({ last_fault: fault, next_at: next, ...(isOver && { given_up_at: now, sealed: null }) })
    .where('id', '=', id)
    .execute()
  return isOver ? null : next
}

/** Forgets mails that were given up long ago. */
export async function pruneMails(db: Kysely<StateTables>, now: number): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('given_up_at', '<=', now - SHOWN_MS)
    .execute()
}

/** Mails that wait or were given up, oldest first, with whom they are for. Times are milliseconds since 1970. */
export async function listMails(db: Kysely<StateTables>) {
  return db
    .selectFrom('mail')
    .leftJoin('user', 'user.id', 'mail.account_id')
    .leftJoin('inquiry', 'inquiry.id', 'mail.inquiry_id')
    .leftJoin('listing_owner', 'listing_owner.owner_ref', 'inquiry.owner_ref')
    .select(['mail.id', 'about', 'mail.created_at', 'attempts', 'next_at', 'last_fault', 'given_up_at'])
    .select(({ fn, ref }) => fn.coalesce(ref('user.email'), ref('listing_owner.email')).as('email'))
    .orderBy('mail.id')
    .execute()
}

/** Has every waiting mail tried at once. @returns how many wait */
export async function hurryMails(db: Kysely<StateTables>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ next_at: now })
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
