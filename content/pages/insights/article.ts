import type { Nodes, RootContent } from 'mdast'
import type { LegalFacts, LegalStatus } from '../../../models/contracts/law/legal.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { toBlocks } from '../../markdown/read-markdown.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { numberWords } from '../../say/numbers.ts'
import { folded, paragraph, type Block, type Figure } from '../../sections/block.ts'
import { CITED_ONLY, type Document, type DocumentSource } from '../../sections/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'
import { workedExample, type WorkedExample, type WorkedExampleId } from './worked-examples.ts'

/** Charts of a release that an article may show. */
export const ARTICLE_CHARTS = ['market-index'] as const

/** A chart of the release for an article, with the sources that it rests on. */
export interface ArticleChart {
  figure: Figure
  sources: readonly DocumentSource[]
}

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
  /** Chart of the release below the first paragraph. */
  chart?: (typeof ARTICLE_CHARTS)[number]
  content: readonly RootContent[]
}

/**
 * An article with its figures of law filled in as they stand on the day of the release. Its sources, each with how sure it is, are those of the document.
 * @param chart that the article names; undefined where the release has too little for one
 */
export function articleDocument(article: Article, legal: LegalFacts, asOf: string, chart?: ArticleChart): Document {
  const { title, description, updated, locale, figures, sources, content } = article
  const example = article.example && workedExample(article.example, legal, asOf, locale)
  const words = DOCUMENT_WORDS[locale]
  const { day } = numberWords(locale)
  const ids = figures.map(({ id }) => id)
  return {
    locale,
    title,
    description,
    updated,
    blocks: [
      paragraph(fill(words.updated, { day: day(updated), asOf: day(asOf) })),
      ...withChart(
        withExample(content, example, (part) =>
          toBlocks(filledIn(part, { ...figureWords(legal, ids, asOf, locale), ...example?.words }), title),
        ),
        chart,
      ),
      ...(figures.length > 0 ? [folded(words.figures, [figureTable(legal, figures, asOf, locale)])] : []),
    ],
    isOfMarket: chart !== undefined,
    sources: [
      ...(chart?.sources ?? []),
      ...sources.map((source) => ({
        title: source.title,
        producer: words.statuses[source.status],
        licence: CITED_ONLY,
        url: null,
        date: source.date,
      })),
    ],
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

function withChart(blocks: Block[], chart: ArticleChart | undefined): Block[] {
  const place = blocks.findIndex(({ kind }) => kind === 'paragraph') + 1
  return chart === undefined ? blocks : blocks.toSpliced(place, 0, chart.figure)
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
