import type { RootContent } from 'mdast'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { parse } from 'yaml'
import { z } from 'zod'
import { ARTICLE_CHARTS, type Article } from '../../../content/pages/insights/article.ts'
import { WORKED_EXAMPLES } from '../../../content/pages/insights/worked-examples.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { LEGAL_STATUSES } from '../../../models/contracts/law/legal.ts'
import { derivedOnce } from '../../files/derived-once.ts'
import { ARTICLES, articleText } from './authored-texts.ts'

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: z.iso.date(),
  figures: z
    .array(z.strictObject({ id: z.string(), label: z.string().min(1) }))
    .describe('legal parameters that the text may name as {id}'),
  example: z.enum(WORKED_EXAMPLES).optional().describe('case whose table stands at {example}'),
  chart: z.enum(ARTICLE_CHARTS).optional().describe('chart of the release that stands below the first paragraph'),
  sources: z.array(
    z.strictObject({
      title: z.string().min(1),
      date: z.string().nullable(),
      status: z.enum(LEGAL_STATUSES),
    }),
  ),
})

const processor = remark().use(remarkFrontmatter).use(remarkGfm).freeze()

/** An article as its text alone tells it. */
interface ParsedArticle {
  /** Null where the text does not begin with front matter. */
  front: unknown
  content: RootContent[]
}

function parsed(text: string): ParsedArticle {
  const [front, ...content] = processor.parse(text).children
  return { front: front?.type === 'yaml' ? parse(front.value) : null, content }
}

/** @throws Error that names the file and the field which is wrong */
export function readArticles(): Article[] {
  return ARTICLES.flatMap((slug) => LOCALES.map((locale) => parseArticle(slug, locale, articleText(slug, locale))))
}

export function parseArticle(slug: string, locale: Locale, text: string): Article {
  const wrong = (what: string, cause?: unknown): Error =>
    new Error(`content/insights/${slug}/${locale}.md: front matter: ${what}`, { cause })
  let article: ParsedArticle
  try {
    article = derivedOnce('article-1', text, parsed)
  } catch (error) {
    throw wrong((error as Error).message, error)
  }
  const checked = frontMatterSchema.safeParse(article.front)
  if (!checked.success) throw wrong(z.prettifyError(checked.error))
  return { slug, locale, content: article.content, ...checked.data }
}
