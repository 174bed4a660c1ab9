import { FastResponse } from 'srvx'
import { LOCALES, toDocumentLocale } from '../../../../models/kernel/locale.ts'
import { fontLink, PAGE_HEAD, scriptTag } from '../../../../content/html/page-head.ts'
import { siteFooter } from '../../../../content/html/site-footer.ts'
import { siteHeader } from '../../../../content/html/site-header.ts'
import { HOME_PATH, SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { onward } from './app-request.ts'
import { markup } from '../../../../content/html/markup.ts'
import { PRIVATE_HEADERS } from '../../../http/private-answer.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import type { WordKey } from '../../../../content/say/words.ts'
import type { PortalVisit, Shown } from './portal-page.ts'
import { FONT_PATH, STYLE_PATH } from './style-endpoint.ts'

/** Pages of the menu, by address; the overview leads to each of them. */
export const ACCOUNT_MENU = {
  [HOME_PATH]: 'nav.overview',
  '/account/keys': 'nav.keys',
  '/account/apps': 'nav.apps',
  '/account/inbox': 'nav.inbox',
  '/account/sent': 'sent.title',
  '/account/leases': 'nav.leases',
  '/account/security': 'nav.security',
  '/account/data': 'nav.data',
  '/account/sign-out': 'nav.signOut',
} as const satisfies Record<string, WordKey>
/** Entries for which the line of a phone has room. */
const NEAR = new Set<string>([HOME_PATH, '/account/keys', '/account/inbox', '/account/sent', '/account/leases'])
const OPEN_MENU = {
  '/account/sign-up': 'nav.signUp',
  [SIGN_IN_PATH]: 'nav.signIn',
} as const satisfies Record<string, WordKey>

/** No scripts but the site's own where a page asks for it. `same-origin` instead of no referrer: otherwise browsers send forms with a null origin. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'DENY',
  ...PRIVATE_HEADERS,
  'referrer-policy': 'same-origin',
  vary: 'Cookie, Accept-Language',
}

/** Renders a whole page of the portal. */
export function renderPage(
  visit: PortalVisit,
  {
    title,
    body,
    status,
    fault,
    formTargets = [],
    isScripted = false,
  }: Shown & { status: number; fault: string | undefined },
  { cookies = [], headers: added = {} }: { cookies?: readonly string[]; headers?: Record<string, string> } = {},
): Response {
  const { say, locale, signedIn, exchange } = visit
  const hasTimes = body.text.includes('<time ') && !body.text.includes('type="password"')
  const script = (isScripted || hasTimes ? exchange.release.site?.script : null) ?? undefined
  const text = markup`<!doctype html>
<html lang="${toDocumentLocale(locale)}">
<head>${PAGE_HEAD}
<title>${title} · ${say('site.name')}</title>${fontLink(FONT_PATH)}<link rel="stylesheet" href="${STYLE_PATH}">
${script === undefined ? undefined : scriptTag(script, locale)}</head>
<body><a class="skip" href="#content">${say('nav.skip')}</a>
${siteHeader({ locale, languages: languagesOf(visit), sample: false, signedIn: signedIn !== undefined })}
<nav class="account inner" aria-label="${say('nav.account')}">
${menu(visit, signedIn ? ACCOUNT_MENU : OPEN_MENU)}
</nav>
<main id="content" tabindex="-1"><h1>${title}</h1>
${fault === undefined ? undefined : faultNote(fault)}
${body}
</main>
${siteFooter(locale, languagesOf(visit))}</body>
</html>
`.text
  const sources = `${script === undefined ? '' : "script-src 'self'; "}style-src 'self'; font-src 'self'; img-src data:`
  const formAction = ["'self'", ...formTargets].join(' ')
  const headers = new Headers({
    ...HEADERS,
    ...added,
    'content-security-policy': `default-src 'none'; ${sources}; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new FastResponse(text, { status, headers })
}

/** A fault, which screen readers announce at once. */
export function faultNote(text: string): Markup {
  return markup`<p class="fault" role="alert">${text}</p>`
}

/**
 * A fault at its field: attributes that mark the field, and the note to stand below it.
 * @param hintId id of a hint that also describes the field
 */
export function faultAt(
  id: string,
  fault: string | undefined,
  hintId?: string,
): { marks: Markup | undefined; note: Markup | undefined } {
  const hint = hintId === undefined ? undefined : markup` aria-describedby="${hintId}"`
  if (fault === undefined) return { marks: hint, note: undefined }
  const describedBy = [`${id}-fault`, ...(hintId === undefined ? [] : [hintId])].join(' ')
  return {
    marks: markup` aria-invalid="true" aria-describedby="${describedBy}" autofocus`,
    note: markup`<span class="fault" id="${id}-fault" role="alert">${fault}</span>`,
  }
}

/** A success message. */
export function doneNote(text: string): Markup {
  return markup`<p class="done" role="status">${text}</p>`
}

/** Hidden ticket field that every form must carry. */
export function ticketField({ ticket }: PortalVisit): Markup {
  return markup`<input type="hidden" name="ticket" value="${ticket}">`
}

/** A UTC time for people and programs. */
export function timeText(time: number): Markup {
  const iso = new Date(time).toISOString()
  return markup`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function menu(visit: PortalVisit, entries: Readonly<Record<string, WordKey>>): Markup[] {
  const { exchange, say, signedIn } = visit
  // Pages below the overview do not belong to it.
  const isIn = (path: string) => exchange.path.startsWith(`${path}/`) && path !== HOME_PATH
  const current = Object.keys(entries).find((path) => path === exchange.path || isIn(path))
  return Object.entries(entries).map(
    ([path, key]) =>
      markup`<a href="${signedIn ? path : onward(path, visit)}"${path === current ? markup` aria-current="page"` : undefined}${
        signedIn && !NEAR.has(path) ? markup` class="far"` : undefined
      }>${say(key)}</a>`,
  )
}

/** This page in every language, with the rest of its address. */
function languagesOf({ search }: PortalVisit): { locale: PortalVisit['locale']; address: string }[] {
  return LOCALES.map((locale) => {
    const query = new URLSearchParams(search)
    query.set('lang', locale)
    return { locale, address: `?${query.toString()}` }
  })
}
