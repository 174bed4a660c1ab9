import { DAY_MS } from '../../models/kernel/day.ts'
import { sayIn } from '../../content/say/words.ts'
import { mailOnce } from './mail-once.ts'
import type { Noticing } from './owner-notices.ts'

/** Address of the page of one sent conversation, without its id. */
export const SENT_PATH = '/account/sent'

const AT_ONCE = 100

/**
 * Mails people who wrote from a page that the owner answered, once for each reply. Replies older than a day are left, so that none from before
 * there were such mails is told.
 * @returns how many replies were notified
 */
export async function noticeSenders({ db, mailer, publicBaseUrl, now }: Omit<Noticing, 'secret'>): Promise<number> {
  const replies = await db
    .selectFrom('inquiry_message as message')
    .innerJoin('inquiry', 'inquiry.id', 'message.inquiry_id')
    .innerJoin('user', 'user.id', 'inquiry.account_id')
    .select(['message.id as messageId', 'inquiry.id as inquiryId', 'listing_id as listingId', 'email', 'locale'])
    .where('author', '=', 'owner')
    .where('sender', 'like', 'account:%:web')
    .where('notified_at', 'is', null)
    .where('sent_at', '>', now - DAY_MS)
    .orderBy('message.id')
    .limit(AT_ONCE)
    .execute()
  let told = 0
  for (const { messageId, inquiryId, listingId, email, locale } of replies) {
    const say = sayIn(locale)
    const link = `${publicBaseUrl}${SENT_PATH}/${inquiryId}`
    // Contains nothing the owner wrote: it would outlive its erasure in the mailbox.
    const text = say('mail.answer.text', { listing: listingId, link })
    const mail = { about: 'inquiry' as const, inquiryId, to: email, locale, subject: say('mail.answer.subject'), text }
    if (await mailOnce({ db, mailer, now }, messageId, mail)) told++
  }
  if (told > 0) await mailer.deliver()
  return told
}
