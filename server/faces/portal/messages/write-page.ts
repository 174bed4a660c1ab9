import { colon } from '../../../../content/say/typography.ts'
import { randomBytes } from 'node:crypto'
import { quotable } from '../../../../models/adverts/listing/untrusted-text.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { MESSAGE_LENGTH } from '../../../../models/openapi/inquiry-documents.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { firstMessage } from '../../../../content/say/first-message.ts'
import { markup } from '../../../../content/html/markup.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { webSender } from '../../../inquiries/account-inquiries.ts'
import { cleanMessage, messageFault } from '../../../inquiries/message-text.ts'
import { SENT_PATH } from '../../../inquiries/sender-notices.ts'
import { submitInquiry } from '../../../inquiries/submit-inquiry.ts'
import { tellOwners } from '../../../inquiries/tend-inquiries.ts'
import type { NewInquiry } from '../../../inquiries/submit-inquiry.ts'
import { faultAt, faultNote, ticketField } from '../page/layout.ts'
import { accountPage, lastPart } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage, Shown } from '../page/portal-page.ts'

/** Address of the form, without the listing. */
export const WRITE_PATH = '/account/write'

const TITLE_CHARACTERS = 120
const ONCE = /^[\w-]{16,64}$/

/** Writing to the owner of a listing: a form, a preview, and only then the message, through the service behind `submit_inquiry`. */
export const writePage: PortalPage = accountPage({
  path: `${WRITE_PATH}/:id`,
  async show(visit) {
    const listing = listingOf(visit)
    return listing ? formPage(visit, listing, { message: begun(visit, listing), shares: false }) : missing(visit)
  },
  async submit(visit, form) {
    const listing = listingOf(visit)
    if (!listing) return missing(visit)
    const draft = draftOf(form)
    if (messageFault(draft.message) !== undefined)
      return formPage(visit, listing, draft, { message: visit.say('write.fault', { min: MESSAGE_LENGTH.min }) })
    const act = form.get('act')
    if (act === 'edit') return formPage(visit, listing, draft)
    const once = form.get('once') ?? ''
    if (act !== 'send' || !ONCE.test(once)) return previewPage(visit, listing, draft)
    return send(visit, listing, draft, once)
  },
  async again(visit, form) {
    const listing = listingOf(visit)
    return listing ? formPage(visit, listing, draftOf(form)) : missing(visit)
  },
})

type OwnersListing = NewInquiry['listing']

interface Draft {
  message: string
  /** Whether the owner may see the address of the account. */
  shares: boolean
}

function draftOf(form: URLSearchParams): Draft {
  return { message: cleanMessage(form.get('message') ?? ''), shares: form.get('share') === 'yes' }
}

/** Questions that the advert leaves open, to change or to send. */
function begun({ exchange, locale }: AccountVisit, listing: OwnersListing): string {
  const commune = exchange.release.facts.communes.get(listing.communeSlug ?? '')
  return firstMessage(listing, commune && communeName(commune, locale), locale).text
}

async function send(
  visit: AccountVisit,
  listing: OwnersListing,
  draft: Draft,
  once: string,
): Promise<Shown | Response> {
  const { services, signedIn, now, say } = visit
  const desk = { db: services.state.db, secret: services.accounts.secret, now }
  const contact = draft.shares ? { contactEmail: signedIn.email } : {}
  const inquiry = { listing, message: draft.message, idempotencyKey: once, ...contact }
  try {
    const { conversationId, isNew } = await submitInquiry(desk, webSender(signedIn.accountId), inquiry)
    // Not awaited: the time of an answer must not depend on a mail server.
    if (isNew) void tellOwners(services)
    return seeOther(`${SENT_PATH}/${conversationId}`)
  } catch (error) {
    if (error instanceof NotFoundError) return formPage(visit, listing, draft, { all: say('write.refused') })
    throw error
  }
}

function formPage(
  visit: AccountVisit,
  listing: OwnersListing,
  { message, shares }: Draft,
  faults: { message?: string; all?: string } = {},
): Shown {
  const { say, signedIn, locale } = visit
  const { min, max } = MESSAGE_LENGTH
  const { marks, note } = faultAt('message', faults.message, 'message-hint')
  const body = markup`${faults.all === undefined ? undefined : faultNote(faults.all)}
<p>${say('write.about', { title: quotable(listing.title, TITLE_CHARACTERS) })}
<a href="${ADDRESSES.listing(locale, listing.id)}">${say('write.listing')}</a></p>
<form method="post" action="${WRITE_PATH}/${listing.id}">${ticketField(visit)}
<p><label for="message">${say('write.message')}</label><span class="hint" id="message-hint">${say('write.hint', { min, max })}</span>
<textarea id="message" name="message" required minlength="${min}" maxlength="${max}" rows="8"${marks}>${message}</textarea>${note}</p>
<fieldset class="checks"><legend>${say('inbox.contact')}</legend><label><input type="checkbox" name="share"
  value="yes"${shares ? markup` checked` : undefined}><span>${say('write.share', { email: signedIn.email })}</span></label></fieldset>
<button type="submit" name="act" value="preview">${say('write.preview')}</button></form>`
  return { title: say('write.title'), body, status: Object.keys(faults).length === 0 ? 200 : 400 }
}

function previewPage(visit: AccountVisit, listing: OwnersListing, { message, shares }: Draft): Shown {
  const { say, signedIn } = visit
  const once = randomBytes(16).toString('base64url')
  const share = shares ? markup`<input type="hidden" name="share" value="yes">` : undefined
  const body = markup`<p>${say('write.previewText')}</p>
<article class="card"><p class="words">${message}</p>
<p class="hint">${say('inbox.contact')}${colon(visit.locale)} ${shares ? signedIn.email : say('inbox.noContact')}</p></article>
<form method="post" action="${WRITE_PATH}/${listing.id}">${ticketField(visit)}<input type="hidden" name="once" value="${once}">${share}
<input type="hidden" name="message" value="${message}">
<p class="row"><button type="submit" name="act" value="send">${say('write.send')}</button>
<button class="quiet" type="submit" name="act" value="edit">${say('write.edit')}</button></p></form>`
  return { title: say('write.previewTitle'), body }
}

/** The listing, where its owner receives messages here. */
function listingOf(visit: AccountVisit): OwnersListing | undefined {
  const { facts } = visit.exchange.release
  const id = lastPart(visit)
  const listing = facts.listingById.get(facts.aliases.get(id) ?? id)
  if (!listing || listing.hosting !== 'service' || listing.ownerRef === null) return undefined
  return listing as OwnersListing
}

function missing(visit: AccountVisit): Shown {
  const { say, locale, exchange } = visit
  const listing = exchange.release.facts.listingById.get(lastPart(visit))
  const text = listing ? say('write.agency') : say('corrections.unknown')
  const body = markup`<p>${text}</p>${listing ? markup`<p><a href="${ADDRESSES.listing(locale, listing.id)}">${say('write.listing')}</a></p>` : undefined}`
  return { title: say('write.title'), body, status: 404 }
}
