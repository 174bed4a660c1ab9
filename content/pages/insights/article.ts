import type { Nodes, RootContent } from 'mdast'
import type { LegalFacts, LegalStatus } from '../../../models/contracts/law/legal.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { toBlocks } from '../../markdown/read-markdown.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { numberWords } from '../../say/numbers.ts'
import { paragraph, section, table, type Block } from '../../sections/block.ts'
import { CITED_ONLY, type Document } from '../../sections/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'
import { workedExample, type WorkedExample, type WorkedExampleId } from './worked-examples.ts'

/** An authored article in one language. */
export interface Article {
  slug: string
  locale: Locale
  title: string
  description: string
  /** ISO date. */
  updated: string
  /** Legal parameters that the text names as {id}. */
  figures: readonly { id: string; label: string }[]
  sources: readonly { title: string; date: string | null; status: LegalStatus }[]
  /** Case that the text works through: its table stands where the text says `{example}`, and the text may name its figures. */
  example?: WorkedExampleId
  content: readonly RootContent[]
}

/** An article with its figures of law filled in as they stand on the day of the release, and a table of where they come from. */
export function articleDocument(article: Article, legal: LegalFacts, asOf: string): Document {
  const { title, description, updated, locale, figures, sources, content } = article
  const example = article.example && workedExample(article.example, legal, asOf, locale)
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
      ...withExample(content, example, (part) =>
        toBlocks(filledIn(part, { ...figureWords(legal, ids, asOf, locale), ...example?.words }), title),
      ),
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

/** Blocks of a text, with the table of its worked example in the place of the paragraph `{example}`. */
function withExample(
  content: readonly RootContent[],
  example: WorkedExample | undefined,
  blocksOf: (part: readonly RootContent[]) => Block[],
): Block[] {
  const place = content.findIndex((node) => node.type === 'paragraph' && isExamplePlace(node.children))
  if (example === undefined || place < 0) return blocksOf(content)
  return [...blocksOf(content.slice(0, place)), example.table, ...blocksOf(content.slice(place + 1))]
}

function isExamplePlace([only, ...more]: readonly Nodes[]): boolean {
  return only?.type === 'text' && only.value === '{example}' && more.length === 0
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
