import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { dataTable } from '../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage } from '../../../content/html/site-page.ts'
import type { FrontalierLocale } from '../../../content/i18n/frontalier-guide.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Run } from '../../engine/job.ts'
import type { CrossBorderTown } from '../../reference/reference-tables.ts'
import { frontalierMarkdown } from '../documents/frontalier-markdown.ts'
import { ARTICLE_LOCALES } from '../documents/read-articles.ts'
import { documentPages } from './document-page.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

const COUNTRIES = ['BE', 'DE', 'FR'] as const

/** The guides for cross-border workers and the page that lists their towns. */
export function frontalierPages({ reference }: Run, { site, context }: PageFacts): PageTask[] {
  const { crossBorderTowns, legal, sources } = reference
  const lastModified = sources['cross-border-towns'].retrieved
  const guides = crossBorderTowns.flatMap((town) =>
    documentPages(
      {
        section: 'frontalier',
        addressIn: (locale) => ADDRESSES.frontalierTown(locale, town.slug),
        writtenIn: ARTICLE_LOCALES,
        hasMarkdown: (locale) => ARTICLE_LOCALES.some((each) => each === locale),
        lastModified,
        markdown: (locale) => frontalierMarkdown(town, legal, context, locale as FrontalierLocale),
      },
      site,
    ),
  )
  const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.frontalier(locale) }))
  const index = LOCALES.map((locale): PageTask => ({
    address: ADDRESSES.frontalier(locale),
    locale,
    translations,
    lastModified,
    html: () => indexPage(crossBorderTowns, locale, site),
  }))
  return [...index, ...guides]
}

function indexPage(towns: readonly CrossBorderTown[], locale: Locale, site: PageFacts['site']): string {
  const say = sayIn(locale)
  const body = markup`<h1>${say('frontalier.title')}</h1>
<p class="lead">${say('frontalier.lead')}</p>
${COUNTRIES.map((country) => countryTable(towns, country, locale))}`
  return renderSitePage(
    {
      locale,
      section: 'frontalier',
      title: say('frontalier.title'),
      description: say('frontalier.description'),
      addressIn: ADDRESSES.frontalier,
      hasMarkdown: false,
      body,
    },
    site,
  )
}

function countryTable(towns: readonly CrossBorderTown[], country: (typeof COUNTRIES)[number], locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const name = say(`frontalier.in.${country}`)
  return markup`<h2>${name}</h2>
${dataTable({
  caption: name,
  hideCaption: true,
  columns: [
    { label: say('frontalier.town') },
    { label: say('frontalier.road'), isFigure: true },
    { label: say('frontalier.minutes'), isFigure: true },
    { label: say('frontalier.train') },
  ],
  rows: towns
    .filter((town) => town.country === country)
    .map((town) => [
      markup`<a href="${ADDRESSES.frontalierTown(locale, town.slug)}">${town.name}</a>`,
      decimal(town.road_km),
      decimal(town.usual_minutes),
      say(`frontalier.service.${town.service}`),
    ]),
})}`
}
