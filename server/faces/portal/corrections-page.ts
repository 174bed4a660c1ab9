import { ADDRESSES } from '../../../content/html/addresses.ts'
import { markup } from '../../../content/html/markup.ts'
import { CORRECTION_FAULTS, CORRECTION_FIELDS, NOTE_LENGTH, reportCorrection } from '../../corrections/corrections.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { getListing } from '../../queries/listings/get-listing.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Say, WordKey } from '../../../content/say/words.ts'
import { doneNote, faultNote, ticketField } from './page/layout.ts'
import { openPage } from './page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from './page/portal-page.ts'

/** Form to report an error in a listing. Listing pages link to it; `?field=` selects the field. */
export const correctionsPage: PortalPage = openPage({
  path: '/listings/:id/corrections',
  async show(visit) {
    const listing = listingOf(visit)
    return listing ? formPage(visit, listing) : unknownPage(visit)
  },
  async submit(visit, form) {
    const listing = listingOf(visit)
    if (!listing) return unknownPage(visit)
    const field = CORRECTION_FIELDS.find((each) => each === form.get('field'))
    const fault = CORRECTION_FAULTS.find((each) => each === form.get('fault'))
    if (!field || !fault) return formPage(visit, listing, visit.say('corrections.invalid'), form)
    const { services, now, exchange, say, locale } = visit
    const note = form.get('note') ?? undefined
    await reportCorrection(
      { db: services.state.db, secret: services.accounts.secret, now },
      { listingId: listing.id, field, fault, note, address: exchange.client },
    )
    const body = markup`${doneNote(say('corrections.thanksText'))}
<p><a class="alone" href="${ADDRESSES.listing(locale, listing.id)}">${say('corrections.back')}</a></p>`
    return { title: say('corrections.thanks'), body }
  },
})

function formPage(visit: PortalVisit, listing: ListingRecord, fault?: string, form?: URLSearchParams): Shown {
  const { say, search, locale } = visit
  const chosen = form?.get('field') ?? search.get('field')
  const body = markup`
${fault === undefined ? undefined : faultNote(fault)}
<p>${say('corrections.intro', { title: quotable(listing.title, 120) })}</p>
<form method="post" action="/listings/${listing.id}/corrections">${ticketField(visit)}
<p><label for="field">${say('corrections.field')}</label>
<select id="field" name="field" required>${options(say, 'field', CORRECTION_FIELDS, chosen)}</select></p>
<p><label for="fault">${say('corrections.fault')}</label>
<select id="fault" name="fault" required>${options(say, 'fault', CORRECTION_FAULTS, form?.get('fault') ?? null)}</select></p>
<p><label for="note">${say('corrections.note')}</label><span class="hint" id="note-hint">${say('corrections.noteHint', { max: NOTE_LENGTH })}</span>
<textarea id="note" name="note" maxlength="${NOTE_LENGTH}" aria-describedby="note-hint">${(form?.get('note') ?? '').slice(0, NOTE_LENGTH)}</textarea></p>
<button type="submit">${say('corrections.send')}</button></form>
<p><a class="alone" href="${ADDRESSES.listing(locale, listing.id)}">${say('corrections.back')}</a></p>`
  return { title: say('corrections.title'), body, status: fault === undefined ? 200 : 400 }
}

function options(say: Say, group: 'field' | 'fault', values: readonly string[], chosen: string | null) {
  return values.map(
    (value) =>
      markup`<option value="${value}"${value === chosen ? markup` selected` : undefined}>${say(`${group}.${value}` as WordKey)}</option>`,
  )
}

function listingOf({ exchange }: PortalVisit): ListingRecord | undefined {
  const id = exchange.path.split('/').at(-2) ?? ''
  try {
    return getListing(exchange.release.facts, { id })
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

function unknownPage({ say }: PortalVisit): Shown {
  return { title: say('corrections.title'), body: markup`<p>${say('corrections.unknown')}</p>`, status: 404 }
}
