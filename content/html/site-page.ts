import { LOCALES, toDocumentLocale, type Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import { sayIn, type WordKey } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { markup, trustedMarkup, type Markup } from './markup.ts'
import { fontLink, PAGE_HEAD, scriptTag } from './page-head.ts'
import { siteFooter } from './site-footer.ts'
import { siteHeader } from './site-header.ts'
import type { Section } from './site-menu.ts'

export type { Section } from './site-menu.ts'

/** Statement on every page about the release it is made of. */
export interface SiteStatement {
  /** Origin of the service, without a slash at its end. */
  baseUrl: string
  /** ISO date. */
  asOf: string
  releaseId: string
  /** True where any figure rests on the invented market. */
  sample: boolean
  /** Address of the stylesheet, with the hash of its content in it. */
  stylesheet: string
  /** Address of the font of the stylesheet. */
  font?: string | null
  /** Address of the script that adds to pages, with the hash of its content in it. */
  script?: string | null
  /** Address of the web manifest. */
  manifest?: string | null
}

export interface SitePage {
  locale: Locale
  section: Section
  /** Without the name of the site. At most about 60 characters fit a list of results. */
  title: string
  /** One or two plain sentences for lists of results. */
  description: string
  /** The address of this page in a language; undefined where it is not written in it. */
  addressIn(locale: Locale): string | undefined
  /** Languages of its text where that is not the language of the page; search engines are told of these only. All by default. */
  writtenIn?: readonly Locale[]
  /** Whether its Markdown lies at its address with `/md` behind it. */
  hasMarkdown: boolean
  /** Address of a stylesheet that only this page needs. */
  ownStylesheet?: string
  /** Address of a picture of 1200 by 630 pixels that is shown beside a link to the page. */
  shareCard?: string
  /** schema.org description, written into the page as JSON-LD. */
  jsonLd?: object
  /** Kept out of indexes of search engines: answers to somebody's query. */
  unlisted?: boolean
  body: Markup
}

/** A whole page of the public site, whole without its script: no picture or style from elsewhere. Same page, same bytes. */
export function renderSitePage(page: SitePage, site: SiteStatement): string {
  const { locale, title, description, body } = page
  const say = sayIn(locale)
  return markup`<!doctype html>
<html lang="${toDocumentLocale(locale)}">
<head>${PAGE_HEAD}
<title>${title} · ${say('site.name')}</title>
<meta name="description" content="${description}">
${card(page, site)}
${page.unlisted === true ? markup`<meta name="robots" content="noindex">` : undefined}
${fontLink(site.font)}<link rel="stylesheet" href="${site.stylesheet}">${manifestLink(site)}
${site.script === null || site.script === undefined ? undefined : scriptTag(site.script, locale)}
${page.ownStylesheet === undefined ? undefined : markup`<link rel="stylesheet" href="${page.ownStylesheet}">`}
${alternates(page, site)}
${page.jsonLd === undefined ? undefined : jsonLd(page.jsonLd)}
</head>
<body><a class="skip" href="#content">${say('nav.skip')}</a>
${siteHeader({ locale, section: page.section, languages: languagesOf(page), sample: site.sample })}
<main id="content" tabindex="-1">
${body}
</main>
${footer(page, site)}
</body>
</html>
`.text
}

function manifestLink({ manifest }: SiteStatement): Markup | undefined {
  return manifest === null || manifest === undefined ? undefined : markup`<link rel="manifest" href="${manifest}">`
}

/** Title and description for messengers and networks that show a link. */
function card({ locale, title, description, addressIn, shareCard }: SitePage, { baseUrl }: SiteStatement): Markup {
  const own = addressIn(locale)
  const address = own === undefined ? undefined : markup`<meta property="og:url" content="${baseUrl}${own}">`
  return markup`<meta property="og:type" content="website"><meta property="og:site_name" content="${sayIn(locale)('site.name')}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${address}
<meta name="twitter:card" content="${shareCard === undefined ? 'summary' : 'summary_large_image'}">${
    shareCard === undefined
      ? undefined
      : markup`<meta property="og:image" content="${baseUrl}${shareCard}"><meta property="og:image:alt" content="${title}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`
  }`
}

function alternates(page: SitePage, { baseUrl }: SiteStatement): Markup {
  const own = page.addressIn(page.locale)
  const { writtenIn = LOCALES } = page
  const others = writtenIn.flatMap((locale) => {
    const path = page.addressIn(locale)
    return path === undefined ? [] : [{ tag: toDocumentLocale(locale) as string, path }]
  })
  const english = page.addressIn('en')
  const links = [...others, ...(english === undefined ? [] : [{ tag: 'x-default', path: english }])]
  const canonical = writtenIn.includes(page.locale) ? own : page.addressIn(writtenIn[0]!)
  return markup`${canonical === undefined ? undefined : markup`<link rel="canonical" href="${baseUrl}${canonical}">`}
${links.map(({ tag, path }) => markup`<link rel="alternate" hreflang="${tag}" href="${baseUrl}${path}">`)}
${page.hasMarkdown && own !== undefined ? markup`<link rel="alternate" type="text/markdown" href="${own}/md">` : undefined}`
}

// Within a script element only the sign `<` could end it or begin a comment.
function jsonLd(statement: object): Markup {
  const text = JSON.stringify(statement).replaceAll('<', '\\u003c')
  return markup`<script type="application/ld+json">${trustedMarkup(text)}</script>`
}

function languagesOf(page: SitePage): { locale: Locale; address: string }[] {
  return LOCALES.flatMap((locale) => {
    const address = page.addressIn(locale)
    return address === undefined ? [] : [{ locale, address }]
  })
}

function footer(page: SitePage, { asOf, releaseId }: SiteStatement): Markup {
  const { locale } = page
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const own = page.addressIn(locale)
  const toData = (key: WordKey, values?: Record<string, string>): Markup =>
    markup`<a href="${ADDRESSES.data(locale)}">${say(key, values)}</a>`
  const markdown =
    page.hasMarkdown && own !== undefined ? markup` · <a href="${own}/md" type="text/markdown">Markdown</a>` : undefined
  return siteFooter(
    locale,
    languagesOf(page),
    markup`${say('page.asOf', { day: day(asOf) })} · ${toData('page.release', { release: releaseId })} · ${toData('page.licence')}${markdown}.
${say('page.notAdvice')}`,
  )
}
