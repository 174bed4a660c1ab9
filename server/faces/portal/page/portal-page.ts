import type { H3 } from 'h3'
import { FastResponse } from 'srvx'
import { setLocale } from '../../../accounts/accounts.ts'
import { SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { mountFormPage } from './form-page.ts'
import type { Visit } from './form-page.ts'
import { compress, negotiateCoding } from '../../../http/content-coding.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { isSameHash, keyedHash } from '../../../base/secret.ts'
import { returnPathOf, toReturnPath, withReturnPath } from '../../../accounts/return-path.ts'
import { StateAwayError } from '../../../state/unavailable.ts'
import { readSession } from '../../../accounts/sessions.ts'
import type { SignedIn } from '../../../accounts/sessions.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import type { Services } from '../../services.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { Say } from '../../../../content/say/words.ts'
import { faultPage } from './fault-page.ts'
import { renderPage } from './layout.ts'
import { chooseLocale } from './locale.ts'

/** A visit to a portal page, in the visitor's language. */
export interface PortalVisit extends Visit {
  services: Services
  say: Say
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
  signedIn: SignedIn | undefined
  /** Page to return to after signing in, passed on by the pages in between. */
  returnPath: string | undefined
  /** Hidden field of every form, which proves that this session was shown the form. */
  ticket: string
}

export interface AccountVisit extends PortalVisit {
  signedIn: SignedIn
}

/** Page-specific content; the frame is the same for all. */
export interface Shown {
  title: string
  body: Markup
  status?: number
  /** Form targets outside this service; browsers check redirects after a form against them too. */
  formTargets?: readonly string[]
  /** Whether the site's script may add buttons that copy. Pages with times have it for the reader's zone; pages with passwords never. */
  isScripted?: boolean
  /** Whether it is compressed: only a page that is the same for everybody, since the size of a page with a secret in it could betray the secret. */
  isCompressed?: boolean
}

interface OpenPage {
  /** h3 pattern. */
  path: string
  /** See `FormPage`. */
  mostFileBytes?: number
  /** Whether it also acts for whoever is signed in, so that its forms carry the ticket. */
  isTicketed?: true
  show(visit: PortalVisit): Promise<Shown | Response>
  submit?(visit: PortalVisit, form: URLSearchParams): Promise<Shown | Response>
  /** Shows the page with what was typed into a form that has expired; by default as it is. */
  again?(visit: PortalVisit, form: URLSearchParams): Promise<Shown | Response>
}

interface AccountPage {
  path: string
  /** See `FormPage`. */
  mostFileBytes?: number
  show(visit: AccountVisit): Promise<Shown | Response>
  submit?(visit: AccountVisit, form: URLSearchParams): Promise<Shown | Response>
  /** See `OpenPage`. */
  again?(visit: AccountVisit, form: URLSearchParams): Promise<Shown | Response>
}

export type PortalPage = (OpenPage & { isOpen: true }) | (AccountPage & { isOpen: false })

/** Creates a public page. */
export function openPage(page: OpenPage): PortalPage {
  return { ...page, isOpen: true }
}

/** Creates a page for signed-in people; others are sent to sign in. */
export function accountPage(page: AccountPage): PortalPage {
  return { ...page, isOpen: false }
}

/** Mounts a portal page. Rejects forms from other sites and, on account pages, forms without the session's ticket. */
export function mountPortalPage(app: H3, services: Services, page: PortalPage): void {
  mountFormPage(app, new URL(services.config.publicBaseUrl).origin, {
    path: page.path,
    ...(page.mostFileBytes !== undefined && { mostFileBytes: page.mostFileBytes }),
    fail: (given, error) => faultPage(visitOf(services, given, undefined), error),
    async show(given) {
      const { visit, cookie } = await openVisit(services, given)
      if (cookie !== undefined && visit.exchange.method === 'GET') return keepLanguage(visit, cookie)
      return answer(visit, await ask(page, visit, (each, who) => each.show(who)))
    },
    ...(page.submit && {
      async submit(given: Visit, form: URLSearchParams) {
        const { visit } = await openVisit(services, given)
        // An open page acts for nobody, so it is enough that no other site sent the form.
        if ((!page.isOpen || page.isTicketed === true) && !isSameHash(form.get('ticket') ?? '', visit.ticket)) {
          const text = TEXT_FIELDS.map((name) => form.get(name) ?? '').find((each) => each !== '')
          if (!page.isOpen && !visit.signedIn && text !== undefined) return answer(visit, signedOut(visit, text))
          const shown = await ask(page, visit, (each, who) => each.again?.(who, form) ?? each.show(who))
          return answer(visit, shown, visit.say('form.stale'))
        }
        return answer(visit, await ask(page, visit, (each, who) => each.submit!(who, form)))
      },
    }),
  })
}

/** Last part of the address, such as an id. */
export function lastPart({ exchange }: Visit): string {
  return exchange.path.split('/').at(-1) ?? ''
}

/** Fields of long texts, which people must not have to write twice. */
const TEXT_FIELDS = ['message', 'text']

/** Gives the text back to somebody who was signed out while writing it. */
function signedOut({ say, exchange }: PortalVisit, text: string): Shown {
  const signIn = withReturnPath(SIGN_IN_PATH, toReturnPath(exchange.path))
  const body = markup`<p>${say('form.signedOut')}</p>
<p><label for="text">${say('form.yourText')}</label><textarea id="text" rows="8" readonly>${text}</textarea></p>
<p><a class="btn" href="${signIn}">${say('nav.signIn')}</a></p>`
  return { title: say('nav.signIn'), body, status: 403 }
}

type AnyPage = { [Key in 'show' | 'submit' | 'again']?: (visit: never, form: never) => Promise<Shown | Response> }
interface Asked {
  show(visit: PortalVisit): Promise<Shown | Response>
  submit?(visit: PortalVisit, form: URLSearchParams): Promise<Shown | Response>
  again?(visit: PortalVisit, form: URLSearchParams): Promise<Shown | Response>
}

async function ask(
  page: PortalPage & AnyPage,
  visit: PortalVisit,
  work: (page: Asked, visit: PortalVisit) => Promise<Shown | Response>,
): Promise<Shown | Response> {
  if (!page.isOpen && !visit.signedIn) return seeOther(withReturnPath(SIGN_IN_PATH, toReturnPath(visit.exchange.path)))
  return work(page as Asked, visit)
}

async function openVisit(
  services: Services,
  visit: Visit,
): Promise<{ visit: PortalVisit; cookie: string | undefined }> {
  const signedIn = await readSession(services.accounts.auth, visit.headers).catch(async (error: unknown) => {
    throw (await services.isStateThere()) ? error : new StateAwayError('Sessions cannot be read', { cause: error })
  })
  return { visit: visitOf(services, visit, signedIn), cookie: chooseLocale(visit.headers, visit.search).cookie }
}

function visitOf(services: Services, visit: Visit, signedIn: SignedIn | undefined): PortalVisit {
  const { accounts, clock } = services
  const { locale } = chooseLocale(visit.headers, visit.search)
  // Without a session, a form cannot act for anybody.
  const ticket = keyedHash(accounts.secret, 'portal form', signedIn?.sessionId ?? '')
  const returnPath = returnPathOf(visit.search)
  return { ...visit, services, say: sayIn(locale), locale, now: clock(), signedIn, returnPath, ticket }
}

async function answer(visit: PortalVisit, shown: Shown | Response, fault?: string): Promise<Response> {
  if (shown instanceof Response || shown instanceof FastResponse) return shown
  const status = shown.status ?? 200
  const page = renderPage(visit, { ...shown, fault, status: fault !== undefined && status === 200 ? 403 : status })
  return shown.isCompressed === true ? compressed(page, visit.headers.get('accept-encoding')) : page
}

async function compressed(page: Response, accepted: string | null): Promise<Response> {
  const coding = negotiateCoding(accepted)
  const headers = new Headers(page.headers)
  headers.append('vary', 'Accept-Encoding')
  if (coding === 'identity') return new FastResponse(page.body, { status: page.status, headers })
  headers.set('content-encoding', coding)
  const body = await compress(new Uint8Array(await page.arrayBuffer()), coding, 'passing')
  return new FastResponse(body as Uint8Array<ArrayBuffer>, { status: page.status, headers })
}

// Mails use the language last chosen while signed in.
async function keepLanguage(visit: PortalVisit, cookie: string): Promise<Response> {
  const { services, signedIn, locale } = visit
  if (signedIn) await setLocale(services.state.db, signedIn.accountId, locale)
  return seeOther(withoutLanguage(visit), [cookie])
}

function withoutLanguage({ exchange, search }: PortalVisit): string {
  const rest = new URLSearchParams(search)
  rest.delete('lang')
  const query = rest.toString()
  return `${exchange.path.replace(/^\/+/, '/')}${query && `?${query}`}`
}
