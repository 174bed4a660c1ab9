import { colon } from '../say/typography.ts'
import { toDocumentLocale, type Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { markup, trustedMarkup, type Markup } from './markup.ts'
import { menuLinks, type Section } from './site-menu.ts'

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  lu: 'Lëtzebuergesch',
  pt: 'Português',
}

/** House with a dot on a band. */
const MARK = trustedMarkup(
  '<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><path class="mark-house" d="M3.5 15 17 3.5 30.500 15v15.500h-27z"/>' +
    '<rect class="mark-band" x="8" y="18" width="18" height="6" rx="3"/><circle class="mark-dot" cx="19" cy="21" r="4.300"/></svg>',
)
const BARS = trustedMarkup(
  '<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" stroke-width="2"' +
    ' stroke-linecap="round"/></svg>',
)

interface HeaderFacts {
  locale: Locale
  section?: Section
  /** The page in its other languages and its own. */
  languages: readonly { locale: Locale; address: string }[]
  /** True where any figure rests on the invented market. */
  sample: boolean
  /** The account instead of the sign-in, where it is known that somebody is signed in. */
  signedIn?: boolean
}

/** Head of every page, 60 px high on a phone: name, menu, language, account; and one line where the market is invented. */
export function siteHeader({ locale, section, languages, sample, signedIn = false }: HeaderFacts): Markup {
  const say = sayIn(locale)
  const links = menuLinks(locale, section)
  const account = `${signedIn ? ADDRESSES.account() : ADDRESSES.signIn()}?lang=${locale}`
  const accountWord = say(signedIn ? 'nav.account' : 'nav.signIn')
  const tag = toDocumentLocale(locale).toUpperCase()
  const languageMenu = markup`<details class="menu"><summary><span class="unseen">${say('nav.language')}${colon(locale)} </span>${tag}</summary>
<nav aria-label="${say('nav.language')}">${languageLinks(languages, locale)}</nav></details>`
  return markup`<header class="site"><div class="inner">
<a class="name" href="${ADDRESSES.home(locale)}">${MARK}<span>${say('site.name')}</span></a>
<nav class="main-nav" aria-label="${say('nav.main')}">${menuLinks(locale, section, false)}</nav>
<div class="tools">${languages.length === 0 ? undefined : languageMenu}
<a class="btn small sign-in" href="${account}">${accountWord}</a>
<details class="menu main"><summary>${BARS}<span class="unseen">${say('nav.menu')}</span></summary>
<nav aria-label="${say('nav.menu')}">${links}<hr><a href="${account}">${accountWord}</a></nav></details></div></div></header>
${sample ? sampleNotice(locale) : undefined}`
}

function sampleNotice(locale: Locale): Markup {
  const say = sayIn(locale)
  const link = markup`<a href="${ADDRESSES.home(locale)}#real">${say('page.whatIsReal')}</a>`
  return markup`<aside class="sample" aria-label="${say('page.notice')}"><div class="inner">${say('page.sample')} ${link}</div></aside>`
}

/** Links to a page in each of its languages. */
export function languageLinks(languages: readonly { locale: Locale; address: string }[], own: Locale): Markup[] {
  return languages.map(({ locale, address }) => {
    const tag = toDocumentLocale(locale)
    const current = locale === own ? markup` aria-current="true"` : undefined
    return markup`<a href="${address}" lang="${tag}" hreflang="${tag}"${current}>${LANGUAGE_NAMES[locale]}</a>`
  })
}
