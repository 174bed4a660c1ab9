import type { ListingCounts } from '../../../models/contracts/release/listing-counts.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, type TrustPage } from '../../html/addresses.ts'
import { dataTable } from '../../html/data-table.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { listingCountsSection } from '../listing-counts.ts'
import { LANGUAGE_COOKIE, NEW_KEY_COOKIE, SECOND_FACTOR_COOKIE, SESSION_COOKIE, SESSION_DAYS } from './cookies.ts'

/** Who runs a service, as the law asks of whoever offers one to the public. */
export interface Operator {
  name: string
  /** Postal address, one line. */
  address: string
  mail: string
  /** Number in the trade register, where there is one. */
  register: string | null
  vat: string | null
}

/** Sections of each page, in order. */
const SECTIONS = {
  about: ['what', 'check', 'money'],
  imprint: ['wrong'],
  privacy: ['visit', 'account', 'messages', 'leases', 'adverts', 'cookies', 'rights'],
  terms: ['advice', 'adverts', 'data', 'access', 'law'],
  accessibility: ['aim', 'known', 'tell'],
} as const satisfies Record<Exclude<TrustPage, 'status'>, readonly string[]>

type WrittenPage = keyof typeof SECTIONS

/** A page about the service itself. @param operator null for a copy that is not open to the public */
export function trustPage(page: WrittenPage, operator: Operator | null, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const values = { report: say('listing.report'), data: say('nav.data') }
  const sections = SECTIONS[page].map((name) => {
    const more = name === 'cookies' ? cookieTable(locale) : name === 'check' ? checkLinks(locale) : undefined
    return markup`<section id="${name}"><h2>${say(`trust.${page}.${name}.heading` as WordKey)}</h2>
<p>${say(`trust.${page}.${name}.text` as WordKey, values)}</p>${more}</section>`
  })
  const who = page === 'imprint' || page === 'privacy' ? operatorPart(operator, locale) : undefined
  return framed(page, markup`${who}${sections}`, locale, site)
}

/** Facts that the page of the state of the service shows. */
export interface ServiceState {
  releaseId: string
  asOf: string
  /** Listings on offer. */
  listings: number
  /** Null in a release that does not say what it counts. */
  counts: ListingCounts | null
  /** Whether accounts, keys and messages can be reached. */
  accounts: boolean
}

/** The page that says from what the service answers and whether everything works. */
export function statusPage(
  { releaseId, asOf, listings, counts, accounts }: ServiceState,
  locale: Locale,
  site: SiteStatement,
): string {
  const say = sayIn(locale)
  const lines: [WordKey, string][] = [
    ['trust.status.documents', say('trust.status.ok')],
    ['trust.status.accounts', say(accounts ? 'trust.status.ok' : 'trust.status.away')],
    ['trust.status.asOf', asOf],
    ['counts.onOffer', numberWords(locale).decimal(listings)],
    ['trust.status.release', releaseId],
  ]
  const body = markup`${factList(lines.map(([key, value]) => [say(key), markup`${value}`]))}
<p><a href="${ADDRESSES.data(locale)}">${say('trust.status.feeds')}</a></p>
${counts === null ? undefined : renderBlocks([listingCountsSection(counts, locale)])}`
  return framed('status', body, locale, site)
}

function framed(page: TrustPage, body: Markup, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const title = say(`trust.${page}.title`)
  const lead = say(`trust.${page}.lead`)
  return renderSitePage(
    {
      locale,
      section: 'home',
      title,
      description: lead,
      addressIn: (other) => ADDRESSES.trust(other, page),
      hasMarkdown: false,
      body: markup`<h1>${title}</h1>
<p class="lead">${lead}</p>
<div class="prose">${body}</div>`,
    },
    site,
  )
}

function operatorPart(operator: Operator | null, locale: Locale): Markup {
  const say = sayIn(locale)
  if (operator === null) return markup`<p>${say('trust.imprint.none')}</p>`
  const { name, address, mail, register, vat } = operator
  const optional = (key: WordKey, value: string | null): [string, Markup][] =>
    value === null ? [] : [[say(key), markup`${value}`]]
  return factList([
    [say('trust.operator.name'), markup`${name}`],
    [say('trust.operator.address'), markup`${address}`],
    [say('trust.operator.mail'), markup`<a href="mailto:${mail}">${mail}</a>`],
    ...optional('trust.operator.register', register),
    ...optional('trust.operator.vat', vat),
  ])
}

function factList(lines: readonly (readonly [string, Markup])[]): Markup {
  const items = lines.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)
  return markup`<dl class="facts-list">${items}</dl>`
}

function cookieTable(locale: Locale): Markup {
  const say = sayIn(locale)
  return dataTable({
    caption: say('trust.privacy.cookies.heading'),
    hideCaption: true,
    columns: [say('trust.cookie.name'), say('trust.cookie.purpose'), say('trust.cookie.lasts')].map((label) => ({
      label,
    })),
    rows: [
      [SESSION_COOKIE, say('trust.cookie.session'), say('trust.cookie.session.lasts', { days: SESSION_DAYS })],
      [LANGUAGE_COOKIE, say('trust.cookie.language'), say('trust.cookie.language.lasts')],
      [SECOND_FACTOR_COOKIE, say('trust.cookie.secondStep'), say('trust.cookie.secondStep.lasts')],
      [NEW_KEY_COOKIE, say('trust.cookie.newKey'), say('trust.cookie.newKey.lasts')],
    ].map(([name, ...rest]) => [markup`<code>${name}</code>`, ...rest]),
  })
}

function checkLinks(locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<p><a href="${ADDRESSES.data(locale)}">${say('page.nav.data')}</a> · <a href="${ADDRESSES.record(locale)}">${say('page.nav.record')}</a></p>`
}
