import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { OWNER_LINK_PATH, readOwnerToken } from '../../../inquiries/owner-link.ts'
import { actOnConversation, showConversation } from './conversation.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

/** Page of an owner's mailed link: one conversation, without an account. Viewing changes nothing, so programs may follow it. */
export const ownerLinkPage: PortalPage = openPage({
  path: OWNER_LINK_PATH,
  show: (visit) => showFor(visit, visit.search.get('token') ?? ''),
  async submit(visit, form) {
    const token = form.get('token') ?? ''
    const conversation = await conversationOf(visit, token)
    if (!conversation) return ended(visit)
    const fault = await actOnConversation(visit, conversation, form)
    if (fault !== undefined) return (await showConversation(visit, conversation, { fault })) ?? ended(visit)
    return seeOther(`${OWNER_LINK_PATH}?token=${encodeURIComponent(token)}`)
  },
})

async function showFor(visit: PortalVisit, token: string): Promise<Shown> {
  const conversation = await conversationOf(visit, token)
  return (conversation && (await showConversation(visit, conversation))) ?? ended(visit)
}

async function conversationOf({ services, now }: PortalVisit, token: string) {
  const { state, accounts } = services
  const read = await readOwnerToken(state.db, accounts.secret, token, now)
  if (!read) return undefined
  const hidden = markup`<input type="hidden" name="token" value="${token}">`
  return { id: read.inquiryId, ownerRefs: [read.ownerRef], action: OWNER_LINK_PATH, hidden }
}

function ended({ say }: PortalVisit): Shown {
  return { title: say('inbox.expired'), body: markup`<p>${say('inbox.expiredText')}</p>`, status: 404 }
}
