import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn, type WordKey } from '../say/words.ts'
import { ADDRESSES, TRUST_PAGES } from './addresses.ts'
import { markup, type Markup } from './markup.ts'

/** Sections of the site; the menu marks the one that a page is in. */
export type Section =
  | 'home'
  | 'homes'
  | 'communes'
  | 'prices'
  | 'agents'
  | 'insights'
  | 'frontalier'
  | 'calculators'
  | 'record'
  | 'data'

interface MenuEntry {
  key: WordKey
  address(locale: Locale): string
  section?: Section
  /** Only in the menu of a phone: the line of a wide page has no room for it in the longest language. */
  isPhoneOnly?: boolean
}

/** Entries of the header's menu. */
const MENU: readonly MenuEntry[] = [
  { key: 'page.nav.homes', address: ADDRESSES.homes, section: 'homes' },
  { key: 'page.nav.prices', address: ADDRESSES.prices, section: 'prices' },
  { key: 'page.nav.communes', address: ADDRESSES.communes, section: 'communes' },
  { key: 'calc.nav', address: (locale) => `/${locale}/afford`, section: 'calculators' },
  { key: 'page.nav.frontalier', address: ADDRESSES.frontalier, section: 'frontalier', isPhoneOnly: true },
  { key: 'page.nav.insights', address: ADDRESSES.insights, section: 'insights', isPhoneOnly: true },
  { key: 'page.nav.record', address: ADDRESSES.record, section: 'record' },
  { key: 'page.nav.data', address: ADDRESSES.data, section: 'data' },
]

/** Columns of the footer, each with its heading. */
const FOOT: readonly { key: WordKey; entries: readonly MenuEntry[] }[] = [
  {
    key: 'foot.find',
    entries: [
      { key: 'foot.rent', address: (locale) => `${ADDRESSES.homes(locale)}?offer=rent` },
      { key: 'foot.buy', address: (locale) => `${ADDRESSES.homes(locale)}?offer=buy` },
      { key: 'foot.otherRent', address: (locale) => `${ADDRESSES.homes(locale)}?offer=rent&type=other` },
      { key: 'foot.otherBuy', address: (locale) => `${ADDRESSES.homes(locale)}?offer=buy&type=other` },
      { key: 'page.nav.agents', address: ADDRESSES.agents },
      { key: 'page.nav.frontalier', address: ADDRESSES.frontalier },
    ],
  },
  {
    key: 'foot.understand',
    entries: [
      { key: 'page.nav.prices', address: ADDRESSES.prices },
      { key: 'page.nav.communes', address: ADDRESSES.communes },
      { key: 'page.nav.insights', address: ADDRESSES.insights },
    ],
  },
  {
    key: 'calc.nav',
    entries: [
      { key: 'calc.afford.title', address: (locale) => `/${locale}/afford` },
      { key: 'calc.estimate.title', address: (locale) => `/${locale}/estimate` },
      { key: 'calc.commute.title', address: (locale) => `/${locale}/commute` },
      { key: 'leases.new.title', address: (locale) => `/account/leases/new?lang=${locale}` },
      { key: 'calc.rentOrBuy.title', address: (locale) => `/${locale}/rent-or-buy` },
    ],
  },
  {
    key: 'foot.check',
    entries: [
      { key: 'page.nav.record', address: ADDRESSES.record },
      { key: 'page.nav.data', address: ADDRESSES.data },
      { key: 'nav.developers', address: (locale) => `${ADDRESSES.developers()}?lang=${locale}` },
    ],
  },
  {
    key: 'foot.about',
    entries: [
      { key: 'page.whatIsReal', address: (locale) => `${ADDRESSES.home(locale)}#real` },
      ...TRUST_PAGES.map((page) => ({
        key: `trust.${page}.title` as const,
        address: (locale: Locale) => ADDRESSES.trust(locale, page),
      })),
      { key: 'nav.account', address: (locale) => `${ADDRESSES.account()}?lang=${locale}` },
    ],
  },
]

/** Links of the menu. @param section the one that the page is in */
export function menuLinks(locale: Locale, section?: Section, isPhone = true): Markup[] {
  const say = sayIn(locale)
  return MENU.filter((entry) => isPhone || entry.isPhoneOnly !== true).map((entry) => {
    const current = section !== undefined && entry.section === section ? markup` aria-current="true"` : undefined
    return markup`<a href="${entry.address(locale)}"${current}>${say(entry.key)}</a>`
  })
}

/** Columns of links at the end of every page. */
export function footColumns(locale: Locale): Markup {
  const say = sayIn(locale)
  const lists = FOOT.map(({ key, entries }) => {
    const links = entries.map((entry) => markup`<li><a href="${entry.address(locale)}">${say(entry.key)}</a></li>`)
    return markup`<div><h2>${say(key)}</h2><ul>${links}</ul></div>`
  })
  return markup`<div class="foot-columns">${lists}</div>`
}
