import { z } from 'zod'
import { wordedLease } from '../../../../content/say/lease-analysis.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { WordKey } from '../../../../content/say/words.ts'
import type { LeaseRefusal } from '../../../../models/lease/analyze-source.ts'
import { SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { toReturnPath, withReturnPath } from '../../../accounts/return-path.ts'
import { BusyError } from '../../../base/busy.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import { LARGE_BODY_BYTES } from '../../../http/body-limit.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { keepAnalysis, MAX_ANALYSES } from '../../../lease/kept-analyses.ts'
import { LEASES_PATH, NEW_LEASE_PATH } from '../../../lease/leases-path.ts'
import { ReadingTimeUsedError } from '../../../lease/reading-time.ts'
import { admitLease, readLease, type LeaseRequest } from '../../../lease/read-lease.ts'
import { faultAt, faultNote, ticketField } from '../page/layout.ts'
import { openPage, type PortalPage, type PortalVisit, type Shown } from '../page/portal-page.ts'
import { MOST_LEASE_CHARACTERS } from '../../../../models/openapi/lease-document.ts'
import { leaseReport } from './lease-report.ts'

type Refusal = LeaseRefusal | 'nothing' | 'date' | 'used'

/** Why there is no report, with what its sentence says. */
interface Refused {
  refusal: Refusal
  hours?: number
}

const HOUR_MS = 3_600_000
const STATUS: Partial<Record<Refusal, number>> = { busy: 503, used: 429 }

/** Reads a lease for the person who gives it: the engine and the report of `analyze_lease`. Stored only where somebody signed in asks for it. */
export const newLeasePage: PortalPage = openPage({
  path: NEW_LEASE_PATH,
  isTicketed: true,
  mostFileBytes: LARGE_BODY_BYTES,
  show: async (visit) => formPage(visit, new URLSearchParams()),
  again: async (visit, form) => formPage(visit, form),
  async submit(visit, form) {
    const asked = requestOf(form)
    if (typeof asked === 'string') return formPage(visit, form, { refusal: asked })
    const { services, signedIn, exchange, now, locale, say } = visit
    const holder = signedIn?.accountId ?? `address:${exchange.client}`
    const { facts } = exchange.release
    try {
      await admitLease(services, holder, exchange.left)
      const analysis = await readLease(services, facts, asked, { holder, now, left: exchange.left() })
      const isKept = signedIn !== undefined && form.has('keep')
      const id = isKept
        ? await keepAnalysis(services.state.db, { accountId: signedIn.accountId, releaseId: facts.id, analysis, now })
        : undefined
      if (id !== undefined) return seeOther(`${LEASES_PATH}/${id}`)
      const note = isKept ? say('leases.new.full', { max: MAX_ANALYSES }) : say('leases.new.notKept')
      const body = markup`<p class="hint">${note}</p>
${leaseReport(visit, wordedLease(analysis, locale))}
<p><a class="alone" href="${NEW_LEASE_PATH}">${say('leases.new.title')}</a></p>`
      return { title: say('leases.one'), body }
    } catch (error) {
      const refused = refusalOf(error)
      if (refused === undefined) throw error
      return formPage(visit, form, refused)
    }
  },
})

/** The lease of a form; a refusal where there is none, or two. */
function requestOf(form: URLSearchParams): LeaseRequest | Refusal {
  const [text, pdf, date] = ['text', 'pdf', 'concludedOn'].map((name) => form.get(name)?.trim() ?? '') as [
    string,
    string,
    string,
  ]
  if ((text === '') === (pdf === '')) return 'nothing'
  if (text.length > MOST_LEASE_CHARACTERS) return 'too_much_text'
  if (date !== '' && !z.iso.date().safeParse(date).success) return 'date'
  return { ...(text === '' ? { pdfBase64: pdf } : { text }), ...(date !== '' && { concludedOn: date }) }
}

function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof ReadingTimeUsedError) return { refusal: 'used', hours: Math.ceil(error.retryAfterMs / HOUR_MS) }
  if (error instanceof BusyError) return { refusal: 'busy' }
  if (error instanceof BadArgumentsError) return { refusal: error.errors[0]!.received as LeaseRefusal }
  return undefined
}

/** Field that a refusal is about; undefined where it is about none. */
function fieldOf(refusal: Refusal, hasText: boolean): 'text' | 'pdf' | 'concludedOn' | undefined {
  if (refusal === 'busy' || refusal === 'used') return undefined
  if (refusal === 'date') return 'concludedOn'
  return hasText || refusal === 'nothing' ? 'text' : 'pdf'
}

function formPage(visit: PortalVisit, form: URLSearchParams, refused?: Refused): Shown {
  const { say, signedIn } = visit
  const value = (name: string): string => form.get(name) ?? ''
  const told = refused && say(`leases.refusal.${refused.refusal}` as WordKey, { hours: refused.hours ?? 0 })
  const field = refused && fieldOf(refused.refusal, value('text') !== '')
  const at = (name: string) => faultAt(name, field === name ? told : undefined)
  const [text, pdf, date] = [at('text'), at('pdf'), at('concludedOn')]
  const body = markup`<p>${say('leases.new.intro')}</p>
${told === undefined || field !== undefined ? undefined : faultNote(told)}
<form method="post" action="${NEW_LEASE_PATH}" enctype="multipart/form-data">${ticketField(visit)}
<p><label for="text">${say('leases.new.text')}</label><textarea id="text"
  name="text" rows="12" maxlength="${MOST_LEASE_CHARACTERS}"${text!.marks}>${value('text')}</textarea>${text!.note}</p>
<p><label for="pdf">${say('leases.new.pdf')}</label><input id="pdf" name="pdf" type="file" accept=".pdf,.docx,.odt"${pdf!.marks}>${pdf!.note}</p>
<p><label for="concludedOn">${say('leases.new.concludedOn')}</label><input id="concludedOn" name="concludedOn" type="date"
value="${value('concludedOn')}"${date!.marks}>${date!.note}</p>
${
  signedIn === undefined
    ? markup`<p><a class="alone" href="${withReturnPath(SIGN_IN_PATH, toReturnPath(NEW_LEASE_PATH))}">${say('leases.new.signIn')}</a></p>`
    : markup`<p><label><input type="checkbox" name="keep" value="yes"${form.has('keep') ? markup` checked` : undefined}> ${say('leases.new.keep')}</label></p>`
}
<button type="submit">${say('leases.new.send')}</button></form>
<p class="hint">${say('leases.notAdvice')}</p>`
  return { title: say('leases.new.title'), body, ...(refused && { status: STATUS[refused.refusal] ?? 400 }) }
}
