import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFont } from '../../../content/site/site-font.ts'
import { METHOD_FOLDERS, methodCardPath, type Method } from '../../../content/method-cards.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { ROOT } from '../../base/settings.ts'

/** Slugs of the authored articles, in the order in which indexes list them. */
export const ARTICLES = [
  'asking-prices-and-deeds',
  'reading-the-index',
  'buying-costs',
  'renting-under-the-2024-law',
  'energy-classes',
  'off-plan-purchase',
  'renting-step-by-step',
  'first-home',
  'leaving-a-flat',
  'fixed-or-variable',
  'co-ownership-papers',
  'first-month',
] as const

/** The Markdown of an article, front matter included. */
export function articleText(slug: string, locale: Locale): string {
  return readFileSync(join(ROOT, 'content/insights', slug, `${locale}.md`), 'utf8')
}

export const METHODS = Object.keys(METHOD_FOLDERS) as Method[]

/** The Markdown of a model card. */
export function cardText(method: Method): string {
  return readFileSync(join(ROOT, methodCardPath(method)), 'utf8')
}

/** Languages of the pages of methods; English is the model card itself. */
export const METHOD_LOCALES = ['en', 'fr', 'de'] as const satisfies readonly Locale[]
export type MethodLocale = (typeof METHOD_LOCALES)[number]

/** The Markdown of a method for readers. */
export function methodText(method: Method, locale: Exclude<MethodLocale, 'en'>): string {
  return readFileSync(join(ROOT, 'content/methods', method, `${locale}.md`), 'utf8')
}

const TEMPLATES = ['content/templates/llms.md', 'content/site/site.css']

/** A hash over articles, model cards, templates and the look of the pages, so that a changed sentence or colour makes a new release. */
export function contentHash(): string {
  const articles = ARTICLES.flatMap((slug) => LOCALES.map((locale) => articleText(slug, locale)))
  const templates = TEMPLATES.map((path) => readFileSync(join(ROOT, path), 'utf8'))
  const methods = METHODS.flatMap((method) => [cardText(method), methodText(method, 'fr'), methodText(method, 'de')])
  return shortHash(JSON.stringify([...articles, ...templates, ...methods, siteFont().address]))
}
