import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { articleMarkdown, articlePath } from './article-markdown.ts'
import { frontalierMarkdown, frontalierPath, frontalierTitle } from './frontalier-markdown.ts'
import { writeDocuments, type DocumentTask, type PublicDocument } from './public-document.ts'
import { ARTICLE_LOCALES, readArticles } from './read-articles.ts'

/** The authored articles and the guides for cross-border workers. */
export async function publishArticles(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
): Promise<PublicDocument[]> {
  const { legal, crossBorderTowns, sources } = run.reference
  const articles = readArticles().map((article): DocumentTask => {
    const { title, locale, updated } = article
    return {
      document: { kind: 'insight', path: articlePath(article), title, locale, lastModified: updated },
      markdown: () => articleMarkdown(article, legal, context),
    }
  })
  const lastModified = sources['cross-border-towns'].retrieved
  const guides = ARTICLE_LOCALES.flatMap((locale) =>
    crossBorderTowns.map((town): DocumentTask => {
      const path = frontalierPath(town, locale)
      return {
        document: { kind: 'frontalier', path, title: frontalierTitle(town, locale), locale, lastModified },
        markdown: () => frontalierMarkdown(town, legal, context, locale),
      }
    }),
  )
  return writeDocuments(writer, [...articles, ...guides])
}
