import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { parse } from 'yaml'
import { z } from 'zod'
import { LEGAL_STATUSES } from '../../../models/contracts/law/legal.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ROOT } from '../../base/settings.ts'
import { cardText, METHODS } from './method-markdown.ts'

/** Slugs of the authored articles, in the order in which indexes list them. */
export const ARTICLES = [
  'asking-prices-and-deeds',
  'reading-the-index',
  'buying-costs',
  'renting-under-the-2024-law',
  'energy-classes',
  'off-plan-purchase',
] as const

/** Languages in which articles and guides are written. */
export const ARTICLE_LOCALES = ['en', 'fr', 'de'] as const satisfies readonly Locale[]
export type ArticleLocale = (typeof ARTICLE_LOCALES)[number]

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: z.iso.date(),
  figures: z
    .array(z.strictObject({ id: z.string(), label: z.string().min(1) }))
    .describe('legal parameters that the text may name as {id}'),
  sources: z.array(
    z.strictObject({
      title: z.string().min(1),
      date: z.string().nullable(),
      status: z.enum(LEGAL_STATUSES),
    }),
  ),
})

/** An authored article in one language. */
export interface Article extends z.infer<typeof frontMatterSchema> {
  slug: string
  locale: ArticleLocale
  content: RootContent[]
}

const processor = remark().use(remarkFrontmatter).use(remarkGfm).freeze()

/** @throws Error that names the file and the field which is wrong */
export function readArticles(): Article[] {
  return ARTICLES.flatMap((slug) => ARTICLE_LOCALES.map((locale) => parseArticle(slug, locale, textOf(slug, locale))))
}

const TEMPLATES = ['content/templates/llms.md', 'content/site/site.css']

/** A hash over articles, model cards, templates and the look of the pages, so that a changed sentence or colour makes a new release. */
export function contentHash(): string {
  const articles = ARTICLES.flatMap((slug) => ARTICLE_LOCALES.map((locale) => textOf(slug, locale)))
  const templates = TEMPLATES.map((path) => readFileSync(join(ROOT, path), 'utf8'))
  return shortHash(JSON.stringify([...articles, ...templates, ...METHODS.map(cardText)]))
}

export function parseArticle(slug: string, locale: ArticleLocale, text: string): Article {
  const { children }: Root = processor.parse(text)
  const [front, ...content] = children
  const wrong = (what: string, cause?: unknown): Error =>
    new Error(`content/insights/${slug}/${locale}.md: front matter: ${what}`, { cause })
  let stated: unknown
  try {
    stated = front?.type === 'yaml' ? parse(front.value) : null
  } catch (error) {
    throw wrong((error as Error).message, error)
  }
  const parsed = frontMatterSchema.safeParse(stated)
  if (!parsed.success) throw wrong(z.prettifyError(parsed.error))
  return { slug, locale, content, ...parsed.data }
}

function textOf(slug: string, locale: ArticleLocale): string {
  return readFileSync(join(ROOT, 'content/insights', slug, `${locale}.md`), 'utf8')
}
