import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { inboxOf } from '../../../inquiries/owner-inbox.ts'
import { ownersOf } from '../../../inquiries/listing-owners.ts'
import { actOnConversation, messageTable, showConversation, stateText } from './conversation.ts'
import { timeText } from '../page/layout.ts'
import { accountPage, lastPart } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage } from '../page/portal-page.ts'

export const INBOX_PATH = '/account/inbox'

/** Messages to the owner of listings linked to the account's address. Only confirmed addresses can sign in. */
export const inboxPage: PortalPage = accountPage({
  path: INBOX_PATH,
  async show(visit) {
    const { say, services, signedIn } = visit
    const refs = await ownerRefs(visit)
    const inbox = await inboxOf(services.state.db, refs)
    const title = say('inbox.title')
    if (refs.length === 0) return { title, body: markup`<p>${say('inbox.notOwner', { email: signedIn.email })}</p>` }
    if (inbox.length === 0) return { title, body: markup`<p>${say('inbox.none')}</p>` }
    const rows = inbox.map((each) => [
      markup`<a href="${INBOX_PATH}/${each.id}">${each.listingTitle}</a>`,
      stateText(say, each),
      timeText(each.lastMessageAt),
    ])
    return { title, body: messageTable(say, title, rows) }
  },
})

export const conversationPage: PortalPage = accountPage({
  path: `${INBOX_PATH}/:id`,
  async show(visit) {
    return (await showConversation(visit, await conversationOf(visit))) ?? seeOther(INBOX_PATH)
  },
  async submit(visit, form) {
    const conversation = await conversationOf(visit)
    const fault = await actOnConversation(visit, conversation, form)
    if (fault === undefined) return seeOther(conversation.action)
    return (await showConversation(visit, conversation, { fault })) ?? seeOther(INBOX_PATH)
  },
  async again(visit, form) {
    const reply = { text: form.get('text') ?? '' }
    return (await showConversation(visit, await conversationOf(visit), reply)) ?? seeOther(INBOX_PATH)
  },
})

async function conversationOf(visit: AccountVisit) {
  const id = lastPart(visit)
  return { id, ownerRefs: await ownerRefs(visit), action: `${INBOX_PATH}/${encodeURIComponent(id)}` }
}

async function ownerRefs({ services, signedIn }: AccountVisit): Promise<string[]> {
  return (await ownersOf(services.state.db, signedIn.email)).map(({ ownerRef }) => ownerRef)
}
