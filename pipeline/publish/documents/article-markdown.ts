import type { Nodes, RootContent } from 'mdast'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { fill } from '../../../content/say/fill.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { heading, paragraph, renderDocument, table } from '../markdown/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'
import type { Article } from './read-articles.ts'

/** Address of an article. */
export function articlePath({ slug, locale }: Pick<Article, 'slug' | 'locale'>): string {
  return `/${locale}/insights/${slug}/md`
}

/** An article with its figures of law filled in as they stand on the day of the release, and a table of where they come from. */
export function articleMarkdown(
  article: Article,
  legal: Pick<LegalFacts, 'parameters'>,
  context: PublishContext,
): string {
  const { title, description, updated, locale, figures, sources, content } = article
  const { asOf, releaseId } = context
  const words = DOCUMENT_WORDS[locale]
  const { day } = numberWords(locale)
  const ids = figures.map(({ id }) => id)
  const filled = filledIn(content, figureWords(legal, ids, asOf, locale))
  const statement = {
    title,
    description,
    locale,
    updated,
    asOf,
    releaseId,
    // Nothing in it is of the sample market: law and method hold for any.
    sample: false,
    sources: sources.map((source) => ({
      id: source.title,
      title: source.title,
      producer: words.statuses[source.status],
      licence: '–',
      url: null,
      date: source.date,
    })),
    licence: DATA_LICENCE,
  }
  return renderDocument(statement, [
    heading(1, title),
    paragraph(fill(words.updated, { day: day(updated), asOf: day(asOf) })),
    ...filled,
    ...(figures.length > 0 ? [heading(2, words.figures), figureTable(legal, figures, asOf, locale)] : []),
    heading(2, words.sources),
    table(
      [words.source, words.date, words.status],
      sources.map((source) => [source.title, source.date ?? '–', words.statuses[source.status]]),
    ),
  ])
}

/** A copy of the tree whose texts have their words filled in. @throws RangeError for a figure that the front matter does not list */
function filledIn(content: readonly RootContent[], words: Readonly<Record<string, string>>): RootContent[] {
  const copy = structuredClone(content) as RootContent[]
  const visit = (node: Nodes): void => {
    if (node.type === 'text') node.value = fill(node.value, words)
    if ('children' in node) node.children.forEach(visit)
  }
  copy.forEach(visit)
  return copy
}
