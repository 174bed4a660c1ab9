import { ADDRESSES } from '../../../content/html/addresses.ts'
import { articleDocument, type Article } from '../../../content/pages/insights/article.ts'
import { insightsOverview } from '../../../content/pages/insights/insights-overview.ts'
import { marketReport, reportAreas } from '../../../content/pages/insights/market-report.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Run } from '../../engine/job.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import { readArticles } from '../documents/read-articles.ts'

/** The authored articles, the reports of the quarter, and the page that lists them. */
export function insightTasks({ reference }: Pick<Run, 'reference'>, facts: MarketFacts): DocumentTask[] {
  const { asOf, quarter } = facts.release
  const articles = [...Map.groupBy(readArticles(), ({ slug }) => slug).values()]
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
  return [overview, ...articles.map((each) => articleTask(each, reference.legal, asOf)), ...reports]
}

function articleTask(
  translations: readonly Article[],
  legal: Parameters<typeof articleDocument>[1],
  asOf: string,
): DocumentTask {
  const { slug } = translations[0]!
  const updated = translations.map((each) => each.updated).sort()
  return {
    kind: 'insight',
    section: 'insights',
    addressIn: (locale) => ADDRESSES.insight(locale, slug),
    writtenIn: LOCALES,
    lastModified: updated.at(-1)!,
    documentIn: (locale) =>
      articleDocument(
        translations.find((each) => each.locale === locale)!,
        legal,
        asOf,
      ),
  }
}
