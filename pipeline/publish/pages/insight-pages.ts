import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage } from '../../../content/html/site-page.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Run } from '../../engine/job.ts'
import { articleMarkdown } from '../documents/article-markdown.ts'
import { marketReport, reportAreas, reportTitle, type ReportArea } from '../documents/market-report.ts'
import { NATION } from '../documents/nation.ts'
import { ARTICLE_LOCALES, readArticles, type Article, type ArticleLocale } from '../documents/read-articles.ts'
import { documentPages } from './document-page.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'
import { reportCharts } from './report-charts.ts'

/** The authored articles, the reports of the quarter, and the page that lists them. */
export function insightPages(run: Run, facts: PageFacts): PageTask[] {
  const articles = Map.groupBy(readArticles(), ({ slug }) => slug)
  const areas = reportAreas(run.reference.cantons, run.reference.communes, NATION)
  return [
    ...indexPages([...articles.values()], areas, facts),
    ...[...articles.values()].flatMap((translations) => articlePages(run, translations, facts)),
    ...areas.flatMap((area) => reportPages(area, facts)),
  ]
}

function articlePages({ reference }: Run, translations: readonly Article[], { site, context }: PageFacts): PageTask[] {
  const { slug } = translations[0]!
  const isWrittenIn = (locale: Locale): locale is ArticleLocale => ARTICLE_LOCALES.some((each) => each === locale)
  return documentPages(
    {
      section: 'insights',
      addressIn: (locale) => ADDRESSES.insight(locale, slug),
      writtenIn: ARTICLE_LOCALES,
      hasMarkdown: isWrittenIn,
      lastModified: translations
        .map(({ updated }) => updated)
        .sort()
        .at(-1)!,
      markdown: (locale) =>
        articleMarkdown(
          translations.find((each) => each.locale === locale)!,
          reference.legal,
          context,
        ),
    },
    site,
  )
}

function reportPages(area: ReportArea, facts: PageFacts): PageTask[] {
  const { site, context } = facts
  return documentPages(
    {
      section: 'insights',
      addressIn: (locale) => ADDRESSES.insight(locale, area.slug),
      aside: reportCharts(area, facts),
      writtenIn: LOCALES,
      hasMarkdown: () => true,
      lastModified: context.asOf,
      markdown: (locale) => marketReport(area, facts, context, locale),
    },
    site,
  )
}

function indexPages(
  articles: readonly (readonly Article[])[],
  areas: readonly ReportArea[],
  { site, context }: PageFacts,
): PageTask[] {
  const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.insights(locale) }))
  return LOCALES.map((locale) => ({
    address: ADDRESSES.insights(locale),
    locale,
    translations,
    lastModified: context.asOf,
    html() {
      const say = sayIn(locale)
      const body = markup`<h1>${say('insights.title')}</h1>
<p class="lead">${say('insights.lead')}</p>
<h2>${say('insights.articles')}</h2>
${articles.map((each) => articleTeaser(each, locale))}
<h2>${say('insights.reports')}</h2>
<p>${say('insights.reportsLead')}</p>
<ul class="links">
${areas.map((area) => markup`<li><a href="${ADDRESSES.insight(locale, area.slug)}">${reportTitle(area, context, locale)}</a></li>`)}
</ul>`
      return renderSitePage(
        {
          locale,
          section: 'insights',
          title: say('insights.title'),
          description: say('insights.description'),
          addressIn: ADDRESSES.insights,
          hasMarkdown: false,
          body,
        },
        site,
      )
    },
  }))
}

function articleTeaser(translations: readonly Article[], locale: Locale): Markup {
  const fallback = locale === 'pt' ? 'fr' : 'de'
  const wanted = ARTICLE_LOCALES.find((each) => each === locale) ?? fallback
  const { slug, title, description } = translations.find((each) => each.locale === wanted)!
  const tag = wanted === locale ? undefined : markup` lang="${wanted}"`
  return markup`<section class="teaser"${tag}><h3><a href="${ADDRESSES.insight(locale, slug)}">${title}</a></h3>
<p>${description}</p></section>`
}
