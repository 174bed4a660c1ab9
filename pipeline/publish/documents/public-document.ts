import { drawingsIn } from '../../../content/charts/drawings.ts'
import { CARDS } from '../../../content/html/addresses.ts'
import { documentPage } from '../../../content/html/render-document.ts'
import { renderSitePage, type Section, type SiteStatement } from '../../../content/html/site-page.ts'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import type { Document } from '../../../content/sections/document.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import type { PageTask } from './page-task.ts'

/** A Markdown document as indexes of documents list it. */
export interface PublicDocument {
  kind: 'commune' | 'report' | 'insight' | 'frontalier' | 'prices' | 'method'
  path: string
  title: string
  locale: Locale
  /** ISO date of the last change of what it says. */
  lastModified: string
}

/** A document in all its languages and both faces: a page, and Markdown at its address with `/md` behind it. */
export interface DocumentTask {
  /** Null for what is published as Markdown elsewhere, or not at all. */
  kind: PublicDocument['kind'] | null
  section: Section
  addressIn(locale: Locale): string
  /** Languages in which it is written; the others show it in the nearest of them. */
  writtenIn: readonly Locale[]
  /** ISO date of the last change of what it says. */
  lastModified: string
  documentIn(locale: Locale): Document
  /** schema.org description of its page. */
  jsonLd?(document: Document): object
  /** Address of the picture that is shown beside a link to it; that of the country where none is stated. */
  shareCard?: string
  /** Address of a stylesheet that only its page needs. */
  ownStylesheet?: string
}

/** Which language whoever reads this one is offered instead. */
const NEAREST: Readonly<Record<Locale, readonly Locale[]>> = {
  en: ['en'],
  fr: ['fr', 'en'],
  de: ['de', 'en'],
  lu: ['lu', 'de', 'fr', 'en'],
  pt: ['pt', 'fr', 'en'],
}

/** Pages of a document in every language of the site; a text that is not written in one stands there in the nearest, and says so. */
export function pagesOf(task: DocumentTask, site: SiteStatement): PageTask[] {
  const { addressIn, writtenIn, lastModified } = task
  const translations = writtenIn.map((locale) => ({ locale, address: addressIn(locale) }))
  return LOCALES.map((locale) => ({
    address: addressIn(locale),
    locale,
    translations,
    lastModified,
    html: () => pageOf(task, site, locale),
  }))
}

function pageOf(task: DocumentTask, site: SiteStatement, locale: Locale): string {
  const { kind, section, addressIn, writtenIn, ownStylesheet, shareCard = CARDS.site } = task
  const document = task.documentIn(NEAREST[locale].find((each) => writtenIn.includes(each)) ?? writtenIn[0]!)
  return renderSitePage(
    {
      ...documentPage(document, drawingsIn(document.locale, addressIn(locale)), locale),
      section,
      addressIn,
      writtenIn,
      hasMarkdown: kind !== null && writtenIn.includes(locale),
      ...(task.jsonLd !== undefined && { jsonLd: task.jsonLd(document) }),
      ...(ownStylesheet !== undefined && { ownStylesheet }),
      shareCard,
    },
    site,
  )
}

/** Text of both faces of a document, in the order of `writtenIn` and of the languages of the site. */
export interface DocumentFaces {
  markdown: { title: string; text: string }[]
  pages: string[]
}

/** Makes both faces of a document; what it says in a language is made once. */
export function facesOf(task: DocumentTask, site: SiteStatement): DocumentFaces {
  const made = new Map<Locale, Document>()
  const documentIn = (locale: Locale): Document => {
    const document = made.get(locale) ?? task.documentIn(locale)
    made.set(locale, document)
    return document
  }
  const written = task.kind === null ? [] : task.writtenIn.map(documentIn)
  return {
    markdown: written.map((document) => ({ title: document.title, text: renderMarkdown(document, site) })),
    pages: pagesOf({ ...task, documentIn }, site).map(({ html }) => html()),
  }
}

/** Writes the Markdown of a document. @returns what indexes list of it */
export async function writeMarkdown(
  writer: Pick<ReleaseWriter, 'write'>,
  { kind, addressIn, writtenIn, lastModified }: DocumentTask,
  markdown: DocumentFaces['markdown'],
): Promise<PublicDocument[]> {
  if (kind === null) return []
  return Promise.all(
    markdown.map(async ({ title, text }, index) => {
      const locale = writtenIn[index]!
      const address = addressIn(locale)
      const path = `${address}/md`
      await writer.write(`public${address}.md`, text, {
        contentType: 'text/markdown; charset=utf-8',
        publicPath: path,
      })
      return { kind, path, title, locale, lastModified }
    }),
  )
}
