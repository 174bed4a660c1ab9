import { toDocumentLocale, type Locale } from '../../models/kernel/locale.ts'
import { sayIn, type WordKey } from '../say/words.ts'
import type { Document } from '../sections/document.ts'
import { crumbTrail } from './crumb-trail.ts'
import { markup, type Markup } from './markup.ts'
import { renderBlocks, type Drawings } from './render-blocks.ts'
import type { SitePage } from './site-page.ts'
import { sourceList } from './source-list.ts'

const LANGUAGE_WORDS: Partial<Record<Locale, WordKey>> = {
  en: 'page.english',
  fr: 'page.french',
  de: 'page.german',
}

/**
 * Facts about a document for the frame of its page.
 * @param locale of the page, which says so where the document is written in another language
 */
export function documentPage(
  document: Document,
  drawings?: Drawings,
  locale: Locale = document.locale,
): Pick<SitePage, 'locale' | 'title' | 'description' | 'body'> {
  const { title, description, crumbs, photos = [], sources } = document
  const body = markup`${renderBlocks(photos)}${crumbs === undefined ? undefined : crumbTrail(crumbs, locale)}
${textOf(document, drawings, locale)}
${sourceList(sources, locale)}`
  return { locale, title, description, body }
}

function textOf(
  { title, heading = title, blocks, ...document }: Document,
  drawings: Drawings | undefined,
  locale: Locale,
): Markup {
  const text = markup`<h1>${heading}</h1>
${renderBlocks(blocks, drawings)}`
  if (document.locale === locale) return text
  const say = sayIn(locale)
  const language = LANGUAGE_WORDS[document.locale]
  return markup`${language === undefined ? undefined : markup`<p class="hint">${say('page.otherLanguage', { language: say(language) })}</p>`}
<article lang="${toDocumentLocale(document.locale)}">
${text}
</article>`
}
