import { dataTable } from '../../../../content/html/data-table.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import { closeInquiry, readInquiry, REPLY_LENGTH, replyToInquiry } from '../../../inquiries/owner-inbox.ts'
import { tellSenders } from '../../../inquiries/tend-inquiries.ts'
import type { InquiryMessage } from '../../../inquiries/find-inquiry.ts'
import type { ReceivedInquiry } from '../../../inquiries/owner-inbox.ts'
import type { Say } from '../../../../content/say/words.ts'
import { faultAt, ticketField, timeText } from '../page/layout.ts'
import type { PortalVisit, Shown } from '../page/portal-page.ts'

interface Conversation {
  id: string
  ownerRefs: readonly string[]
  /** Address of its forms, including required parameters. */
  action: string
  hidden?: Markup
}

/** A reply as it was typed, and what is the matter with it. */
interface Reply {
  text?: string
  fault?: string
}

/** Shows a conversation with its owner's actions. @returns undefined when missing or another owner's */
export async function showConversation(
  visit: PortalVisit,
  { id, ownerRefs, action, hidden }: Conversation,
  reply: Reply = {},
): Promise<Shown | undefined> {
  const { say, services } = visit
  const inquiry = await readInquiry(services.state.db, ownerRefs, id)
  if (!inquiry) return undefined
  const fields = markup`${ticketField(visit)}${hidden}`
  const body = markup`
<dl>
<dt>${say('inbox.listing')}</dt><dd>${inquiry.listingTitle} (${inquiry.listingId})</dd>
<dt>${say('inbox.state')}</dt><dd>${stateText(say, inquiry)}</dd>
${inquiry.agentName === null ? undefined : markup`<dt>${say('inbox.from')}</dt><dd>${inquiry.agentName}</dd>`}
<dt>${say('inbox.contact')}</dt><dd>${inquiry.contactEmail ?? say('inbox.noContact')}</dd>
</dl>
<p class="hint">${say('inbox.untrusted')}</p>
${inquiry.messages.map((message) => messageCard(say, message))}
${inquiry.isClosed ? markup`<p>${say('inbox.closeHint')}</p>` : replyForms(say, action, fields, reply)}`
  return { title: say('inbox.title'), body, status: reply.fault === undefined ? 200 : 400 }
}

/** Performs the action of a conversation form. @returns the fault; undefined on success */
export async function actOnConversation(
  { say, services, now }: PortalVisit,
  { id, ownerRefs }: Conversation,
  form: URLSearchParams,
): Promise<string | undefined> {
  const { db } = services.state
  const act = form.get('act')
  if (act === 'close' || act === 'block') {
    await closeInquiry(db, ownerRefs, id, { now, block: act === 'block' })
    return undefined
  }
  const isSent = await replyToInquiry(db, ownerRefs, id, { text: form.get('text') ?? '', now })
  if (isSent) void tellSenders(services)
  return isSent ? undefined : say('inbox.empty')
}

/** Conversations, each with its listing, state and newest message. */
export function messageTable(say: Say, caption: string, rows: readonly (readonly (string | Markup)[])[]): Markup {
  const columns = (['inbox.listing', 'inbox.state', 'inbox.last'] as const).map((key) => ({ label: say(key) }))
  return dataTable({ caption, hideCaption: true, columns, rows })
}

export function stateText(say: Say, { status, isClosed }: Pick<ReceivedInquiry, 'status' | 'isClosed'>): string {
  if (isClosed) return say('inbox.closed')
  return say(status === 'replied' ? 'inbox.replied' : 'inbox.waiting')
}

function messageCard(say: Say, { author, sentAt, text }: InquiryMessage): Markup {
  return markup`<article class="card"><strong>${say(author === 'owner' ? 'inbox.you' : 'inbox.sender')}</strong>, ${timeText(sentAt)}
<p class="words">${text}</p></article>`
}

function replyForms(say: Say, action: string, fields: Markup, { text = '', fault }: Reply): Markup {
  const { marks, note } = faultAt('text', fault, 'text-hint')
  return markup`<form method="post" action="${action}">${fields}
<p><label for="text">${say('inbox.replyLabel')}</label><span class="hint" id="text-hint">${say('inbox.replyHint', { max: REPLY_LENGTH })}</span>
<textarea id="text" name="text" required maxlength="${REPLY_LENGTH}"${marks}>${text}</textarea>${note}</p>
<button type="submit" name="act" value="reply">${say('inbox.reply')}</button></form>
<form method="post" action="${action}">${fields}
<p class="hint">${say('inbox.closeHint')} ${say('inbox.blockHint')}</p>
<p class="row"><button class="quiet" type="submit" name="act" value="close">${say('inbox.close')}</button>
<button class="grave" type="submit" name="act" value="block">${say('inbox.block')}</button></p></form>`
}
