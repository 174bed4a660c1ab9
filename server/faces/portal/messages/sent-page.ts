import { colon } from '../../../../content/say/typography.ts'
import { markup } from '../../../../content/html/markup.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { readSentInquiry, sentInquiries } from '../../../inquiries/account-inquiries.ts'
import { SENT_PATH } from '../../../inquiries/sender-notices.ts'
import type { Say } from '../../../../content/say/words.ts'
import { messageTable } from '../inbox/conversation.ts'
import { timeText } from '../page/layout.ts'
import { accountPage, lastPart } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'
import { WRITE_PATH } from './write-page.ts'

/** Messages an account wrote to owners from a page. */
export const sentPage: PortalPage = accountPage({
  path: SENT_PATH,
  async show({ say, services, signedIn, locale }) {
    const sent = await sentInquiries(services.state.db, signedIn.accountId)
    const title = say('sent.title')
    if (sent.length === 0) {
      const find = markup`<p><a class="btn" href="${ADDRESSES.homes(locale)}">${say('missing.search')}</a></p>`
      return { title, body: markup`<p>${say('sent.none')}</p>${find}` }
    }
    const rows = sent.map((row) => [
      markup`<a href="${SENT_PATH}/${row.id}">${row.listing_title}</a>`,
      stateOf(say, row),
      timeText(row.last_message_at),
    ])
    const body = markup`<p class="hint">${say('sent.ends')}</p>
${messageTable(say, title, rows)}`
    return { title, body }
  },
})

/** One conversation of an account with an owner. */
export const sentConversationPage: PortalPage = accountPage({
  path: `${SENT_PATH}/:id`,
  async show(visit) {
    const { say, services, signedIn, locale } = visit
    const found = await readSentInquiry(services.state.db, signedIn.accountId, lastPart(visit))
    // Another account's conversation looks like an erased one.
    if (!found) return seeOther(SENT_PATH)
    const { row, messages } = found
    const cards = messages.map(
      ({ author, sentAt, text }) =>
        markup`<article class="card"><strong>${say(author === 'owner' ? 'sent.owner' : 'inbox.you')}</strong>, ${timeText(sentAt)}
<p class="words">${text}</p></article>`,
    )
    const body = markup`<p><a href="${ADDRESSES.listing(locale, row.listing_id)}">${row.listing_title}</a>${colon(locale)}
${stateOf(say, row)}. ${say('sent.ends')}</p>
<p class="hint">${say('inbox.untrusted')}</p>
${cards}
${row.closed_at === null ? markup`<p><a href="${WRITE_PATH}/${row.listing_id}">${say('sent.further')}</a></p>` : undefined}`
    return { title: say('sent.title'), body }
  },
})

function stateOf(say: Say, { status, closed_at }: { status: string; closed_at: number | null }): string {
  if (closed_at !== null) return say('inbox.closed')
  return say(status === 'replied' ? 'inbox.replied' : 'sent.waiting')
}
