import type { Canton } from '../../../models/kernel/canton.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { crumbTrail } from '../../../content/html/crumb-trail.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage, type SitePage } from '../../../content/html/site-page.ts'
import { sourceList } from '../../../content/html/source-list.ts'
import { cantonWords, communeWords } from '../../../content/say/area-words.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { fill } from '../../../content/say/fill.ts'
import { marketSentences } from '../../../content/say/market-sentences.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import { communeFacts, type CommuneFacts } from './commune/commune-facts.ts'
import { communeJsonLd } from './commune/commune-json-ld.ts'
import { commuteSection } from './commune/commute-section.ts'
import { drawForecasts, forecastSection, type ForecastCharts } from './commune/forecast-section.ts'
import { linkSection, neighbourSection } from './commune/further-sections.ts'
import { headFigures } from './commune/head-figures.ts'
import { liveabilitySection } from './commune/liveability-section.ts'
import { agencySection, listingsSection, marketSection } from './commune/market-section.ts'
import { readCommuneExtras } from './commune/read-commune-extras.ts'
import { drawTrends, trendSection, type TrendCharts } from './commune/trend-section.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

/** Everything the release says of each commune, in five languages. */
export async function communePages(run: Run, facts: PageFacts): Promise<PageTask[]> {
  const extras = await readCommuneExtras(run)
  const cantons = new Map(run.reference.cantons.map((canton) => [canton.slug, canton]))
  return facts.communes.flatMap((commune) => {
    const own = communeFacts(commune, facts, extras)
    const charts = drawnOnce(() => ({ trends: drawTrends(own), forecasts: drawForecasts(own) }))
    const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.commune(locale, commune.slug) }))
    return translations.map(({ locale, address }) => ({
      address,
      locale,
      translations,
      lastModified: facts.context.asOf,
      html: () =>
        renderSitePage(communePage(own, charts(), facts.context, cantons.get(commune.canton), locale), facts.site),
    }))
  })
}

export interface CommuneCharts {
  trends: TrendCharts
  forecasts: ForecastCharts
}

/** The page of one commune in one language. */
export function communePage(
  facts: CommuneFacts,
  { trends, forecasts }: CommuneCharts,
  context: PublishContext,
  canton: Canton | undefined,
  locale: Locale,
): SitePage {
  const { commune } = facts
  const name = communeName(commune, locale)
  const title = fill(DOCUMENT_WORDS[locale].communeTitle, { commune: name })
  return {
    locale,
    section: 'communes',
    title,
    description: sayIn(locale)('commune.description', { commune: name, day: numberWords(locale).day(context.asOf) }),
    addressIn: (other) => ADDRESSES.commune(other, commune.slug),
    hasMarkdown: true,
    jsonLd: communeJsonLd(facts, context, locale),
    body: markup`${crumbTrail([{ label: DOCUMENT_WORDS[locale].communes, address: ADDRESSES.communes(locale) }], locale)}
<h1>${title}</h1>
${lead(facts, canton, locale)}
${headFigures(facts, locale)}
${trendSection(facts, trends, locale)}
${forecastSection(facts, forecasts, locale)}
${listingsSection(facts, locale)}
${marketSection(facts, locale)}
${liveabilitySection(facts, locale)}
${commuteSection(facts, locale)}
${agencySection(facts, locale)}
${neighbourSection(facts, locale)}
${linkSection(facts, locale)}
${sourceList(facts.sources, locale)}`,
  }
}

/** Where the commune lies, and its prices in a few sentences. */
function lead({ commune, series }: CommuneFacts, canton: Canton | undefined, locale: Locale): Markup {
  const say = sayIn(locale)
  const within = canton && cantonWords(canton.name[toNameLocale(locale)], locale).title
  const { population, populationYear } = commune
  const count = numberWords(locale).decimal(population)
  const known = [...(within === undefined ? [] : [within]), say('commune.inhabitants', { count, year: populationYear })]
  const area = communeWords(communeName(commune, locale), locale)
  const point = series('sale', 'all')?.points.at(-1)
  const said = point && marketSentences({ listingType: 'sale', segment: 'all', point }, area, locale)
  return markup`<p class="hint">${known.join(' · ')}</p>
${said === undefined ? undefined : markup`<p class="lead">${said}</p>`}`
}

/** Pages are written when their turn comes: what those of one commune share is drawn with the first of them. */
function drawnOnce<T>(draw: () => T): () => T {
  let drawn: T | undefined
  return () => (drawn ??= draw())
}
