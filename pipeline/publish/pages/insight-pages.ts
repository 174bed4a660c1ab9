import { ADDRESSES } from '../../../content/html/addresses.ts'
import { articleDocument, type Article, type ArticleChart } from '../../../content/pages/insights/article.ts'
import { hasFigures } from '../../../content/pages/insights/worked-examples.ts'
import { insightsOverview } from '../../../content/pages/insights/insights-overview.ts'
import { marketReport, reportAreas } from '../../../content/pages/insights/market-report.ts'
import { citedSources, feedIds, type MarketFacts } from '../../../content/pages/market-facts.ts'
import { indexFigure } from '../../../content/pages/prices/index-section.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import type { Run } from '../../engine/job.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import { readArticles } from '../documents/read-articles.ts'

/** The authored articles whose figures are known on the day of the release, the reports of the quarter, and the page that lists them. */
export function insightTasks({ reference }: Pick<Run, 'reference'>, facts: MarketFacts): DocumentTask[] {
  const { asOf, quarter } = facts.release
  const articles = [...Map.groupBy(readArticles(), ({ slug }) => slug).values()].filter(
    ([{ example } = {}]) => example === undefined || hasFigures(example, reference.legal, asOf),
  )
  const areas = reportAreas(reference.cantons, reference.communes)
  const overview: DocumentTask = {
    kind: null,
    section: 'insights',
    addressIn: ADDRESSES.insights,
    writtenIn: LOCALES,
    lastModified: asOf,
    documentIn: (locale) => insightsOverview(articles, areas, quarter, locale),
  }
  const reports = areas.map((area): DocumentTask => ({
    kind: 'report',
    section: 'insights',
    addressIn: (locale) => ADDRESSES.insight(locale, area.slug),
    writtenIn: LOCALES,
    lastModified: asOf,
    documentIn: (locale) => marketReport(area, facts, locale),
  }))
  return [overview, ...articles.map((each) => articleTask(each, reference.legal, facts)), ...reports]
}

function articleTask(
  translations: readonly Article[],
  legal: Parameters<typeof articleDocument>[1],
  facts: MarketFacts,
): DocumentTask {
  const { slug, chart } = translations[0]!
  const { asOf } = facts.release
  const updated = translations.map((each) => each.updated).sort()
  return {
    kind: 'insight',
    section: 'insights',
    addressIn: (locale) => ADDRESSES.insight(locale, slug),
    writtenIn: LOCALES,
    lastModified: chart === undefined ? updated.at(-1)! : asOf,
    documentIn: (locale) =>
      articleDocument(
        translations.find((each) => each.locale === locale)!,
        legal,
        asOf,
        chart && articleChart(facts, locale),
      ),
  }
}

function articleChart({ marketIndex, release }: MarketFacts, locale: Locale): ArticleChart | undefined {
  const figure = indexFigure(marketIndex, locale)
  return figure && { figure, sources: citedSources(release, feedIds(release)) }
}
