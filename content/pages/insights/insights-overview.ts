import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { sayIn } from '../../say/words.ts'
import { list, paragraph, section, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link } from '../../sections/inline.ts'
import { overview } from '../overview.ts'
import type { Article } from './article.ts'
import { reportTitle, type ReportArea } from './market-report.ts'

/** Articles and reports with what each is about. @param articles translations of each article */
export function insightsOverview(
  articles: readonly (readonly Article[])[],
  areas: readonly ReportArea[],
  quarter: string,
  locale: Locale,
): Document {
  const say = sayIn(locale)
  const reports = areas.map((area) => link(reportTitle(area, quarter, locale), ADDRESSES.insight(locale, area.slug)))
  const half = Math.ceil(articles.length / 2)
  const parts = [articles.slice(0, half), articles.slice(half)].map((some) =>
    some.flatMap((translations) => teaser(translations, locale)),
  )
  const blocks = [
    section(say('insights.articles'), [{ kind: 'columns', parts }]),
    section(say('insights.reports'), [paragraph(say('insights.reportsLead')), list(reports, 'links')]),
  ]
  return { ...overview('insights', locale, blocks), isOfMarket: false }
}

function teaser(translations: readonly Article[], locale: Locale): Block[] {
  const { slug, title, description } = translations.find((each) => each.locale === locale)!
  return [
    { kind: 'heading', level: 3, text: link(title, ADDRESSES.insight(locale, slug)) },
    { kind: 'paragraph', text: description },
  ]
}
