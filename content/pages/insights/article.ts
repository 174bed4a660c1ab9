import type { Nodes, RootContent } from 'mdast'
import type { LegalFacts, LegalStatus } from '../../../models/contracts/law/legal.ts'
import { toBlocks } from '../../markdown/read-markdown.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { numberWords } from '../../say/numbers.ts'
import { paragraph, section, table } from '../../sections/block.ts'
import { CITED_ONLY, type Document } from '../../sections/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'

/** An authored article in one language. */
export interface Article {
  slug: string
  locale: 'en' | 'fr' | 'de'
  title: string
  description: string
  /** ISO date. */
  updated: string
  /** Legal parameters that the text names as {id}. */
  figures: readonly { id: string; label: string }[]
  sources: readonly { title: string; date: string | null; status: LegalStatus }[]
  content: readonly RootContent[]
}

/** An article with its figures of law filled in as they stand on the day of the release, and a table of where they come from. */
export function articleDocument(article: Article, legal: Pick<LegalFacts, 'parameters'>, asOf: string): Document {
  const { title, description, updated, locale, figures, sources, content } = article
  const words = DOCUMENT_WORDS[locale]
  const { day } = numberWords(locale)
  const ids = figures.map(({ id }) => id)
  const rows = sources.map((source) => [source.title, source.date ?? '–', words.statuses[source.status]])
  return {
    locale,
    title,
    description,
    updated,
    blocks: [
      paragraph(fill(words.updated, { day: day(updated), asOf: day(asOf) })),
      ...toBlocks(filledIn(content, figureWords(legal, ids, asOf, locale)), title),
      ...(figures.length > 0 ? [section(words.figures, [figureTable(legal, figures, asOf, locale)])] : []),
      section(words.sources, [table(words.sources, [words.source, words.date, words.status], rows)]),
    ],
    isOfMarket: false,
    sources: sources.map((source) => ({
      title: source.title,
      producer: words.statuses[source.status],
      licence: CITED_ONLY,
      url: null,
      date: source.date,
    })),
  }
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
