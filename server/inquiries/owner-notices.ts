import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { NewMail } from '../mail/mail-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { StateTables } from '../state/state.ts'
import { sayIn } from '../../content/say/words.ts'
import type { ListingOwner } from './listing-owners.ts'
import { mailOnce } from './mail-once.ts'
import { OWNER_LINK_PATH, ownerToken } from './owner-link.ts'

export interface Noticing {
  db: Kysely<StateTables>
  mailer: Mailer
  secret: string
  publicBaseUrl: string
  /** Milliseconds since 1970. */
  now: number
}

const AT_ONCE = 100

/**
 * Mails owners about new messages, each once.
 * @returns how many messages were notified
 */
export async function noticeOwners({ db, mailer, secret, publicBaseUrl, now }: Noticing): Promise<number> {
  let told = 0
  for (const waiting of await waitingMessages(db)) {
    const mail = noticeMail(publicBaseUrl, waiting, ownerToken(secret, waiting, now))
    if (await mailOnce({ db, mailer, now }, waiting.messageId, mail)) told++
  }
  if (told > 0) await mailer.deliver()
  return told
}

interface Waiting extends Pick<ListingOwner, 'email' | 'locale'> {
  messageId: number
  inquiryId: string
  listingId: string
}

function waitingMessages(db: Kysely<StateTables>): Promise<Waiting[]> {
  return (
    db
      .selectFrom('inquiry_message as message')
      .innerJoin('inquiry', 'inquiry.id', 'message.inquiry_id')
      .innerJoin('listing_owner', 'listing_owner.owner_ref', 'inquiry.owner_ref')
      // The account's chosen language; the operator could only guess it.
      .leftJoin('user', (join) =>
        join.onRef('user.email', '=', 'listing_owner.email').on('emailVerified', '=', sql<boolean>`${sql.lit(true)}`),
      )
      .select(['message.id as messageId', 'inquiry.id as inquiryId', 'listing_id as listingId', 'listing_owner.email'])
      .select(({ fn, ref }) => fn.coalesce(ref('user.locale'), ref('listing_owner.locale')).as('locale'))
      .where('notified_at', 'is', null)
      .where('author', '=', 'sender')
      .where('closed_at', 'is', null)
      .orderBy('message.id')
      .limit(AT_ONCE)
      .execute()
  )
}

// Contains nothing the sender wrote: it would outlive its erasure in the mailbox, and strangers could send mails in our name.
function noticeMail(publicBaseUrl: string, { inquiryId, email, locale, listingId }: Waiting, token: string): NewMail {
  const say = sayIn(locale)
  const link = `${publicBaseUrl}${OWNER_LINK_PATH}?token=${encodeURIComponent(token)}`
  return {
    about: 'inquiry',
    inquiryId,
    to: email,
    locale,
    subject: say('mail.inquiry.subject'),
    text: say('mail.inquiry.text', { listing: listingId, link }),
  }
}
