import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage, type Section, type SiteStatement } from '../../../content/html/site-page.ts'
import { sourceList } from '../../../content/html/source-list.ts'
import { sayIn } from '../../../content/say/words.ts'
import { renderMarkdown, type RenderedDocument } from './markdown-html.ts'
import type { PageTask } from './parts/page-task.ts'

interface DocumentPage {
  section: Section
  addressIn(locale: Locale): string
  /** Languages in which it is written; the others show it in the nearest of them. */
  writtenIn: readonly Locale[]
  markdown(locale: Locale): string
  /** Whether `<address>/md` holds the same text. */
  hasMarkdown(locale: Locale): boolean
  lastModified: string
  /** Shown between heading and text. */
  aside?(locale: Locale): Markup | undefined
}

/** Which language whoever reads this one is offered instead. */
const NEAREST: Readonly<Record<Locale, readonly Locale[]>> = {
  en: ['en'],
  fr: ['fr', 'en'],
  de: ['de', 'en'],
  lu: ['lu', 'de', 'fr', 'en'],
  pt: ['pt', 'fr', 'en'],
}
const LANGUAGE_WORDS = { en: 'page.english', fr: 'page.french', de: 'page.german' } as const

/** A document as a page in every language of the site; a text that is not written in one stands there in the nearest, and says so. */
export function documentPages(document: DocumentPage, site: SiteStatement): PageTask[] {
  const { addressIn, writtenIn, lastModified } = document
  const translations = writtenIn.map((locale) => ({ locale, address: addressIn(locale) }))
  const rendered = renderedOnce(document)
  return LOCALES.map((locale) => ({
    address: addressIn(locale),
    locale,
    translations,
    lastModified,
    html: () => documentPage(document, site, locale, rendered),
  }))
}

/** The text in a language, rendered when it is first asked for: most languages of a page may share one. */
function renderedOnce({ markdown }: DocumentPage): (written: Locale) => RenderedDocument {
  const known = new Map<Locale, RenderedDocument>()
  return (written) => {
    const say = sayIn(written)
    const found = known.get(written) ?? renderMarkdown(markdown(written), say('page.tables'), say('page.sample'))
    known.set(written, found)
    return found
  }
}

function documentPage(
  document: DocumentPage,
  site: SiteStatement,
  locale: Locale,
  rendered: (written: Locale) => RenderedDocument,
): string {
  const { section, addressIn, writtenIn, hasMarkdown, aside } = document
  const say = sayIn(locale)
  const written = NEAREST[locale].find((each) => writtenIn.includes(each)) ?? writtenIn[0]!
  const { title, description, html, sources } = rendered(written)
  const isForeign = written !== locale
  const note = isForeign
    ? markup`<p class="hint">${say('page.otherLanguage', { language: say(LANGUAGE_WORDS[written as 'en']) })}</p>`
    : undefined
  const body = markup`${note}
<article${isForeign ? markup` lang="${toDocumentLocale(written)}"` : undefined}>
${html}
</article>
${aside?.(locale)}
${sourceList(sources, locale)}`
  return renderSitePage(
    { locale, section, title, description, addressIn, writtenIn, hasMarkdown: hasMarkdown(locale), body },
    site,
  )
}
