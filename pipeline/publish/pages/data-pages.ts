import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { dataTable } from '../../../content/html/data-table.ts'
import { keyFigures } from '../../../content/html/key-figures.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage } from '../../../content/html/site-page.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Run } from '../../engine/job.ts'
import { DATA_LICENCE } from '../../releases/context.ts'
import type { Method } from '../../../content/method-cards.ts'
import { METHODS, methodMarkdown } from '../documents/method-markdown.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { PUBLIC_TABLES } from '../tables/tables.ts'
import { documentPages } from './document-page.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

/** Reports of the release that have a page, by the last part of its address; each is a Markdown file of the release, in English. */
const REPORTS = {
  quality: 'reports/quality.md',
  changes: 'reports/diff.md',
  dictionary: 'reports/data-dictionary.md',
  law: 'reports/legal.md',
  'valuation-report': 'reports/valuation.md',
} as const

/** What can be downloaded, how good it is, and how it was made. Comes last: it shows what the release holds. */
export function dataPages(_run: Run, facts: PageFacts, writer: ReleaseWriter): PageTask[] {
  const { context } = facts
  const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.data(locale) }))
  const index = LOCALES.map((locale): PageTask => ({
    address: ADDRESSES.data(locale),
    locale,
    translations,
    lastModified: context.asOf,
    html: () => indexPage(facts, writer, locale),
  }))
  const cards = METHODS.flatMap((method) => englishPages(method, facts, () => methodMarkdown(method, context), true))
  const reports = Object.entries(REPORTS).flatMap(([name, path]) =>
    englishPages(name, facts, () => readFileSync(join(writer.directory, path), 'utf8'), false),
  )
  return [...index, ...cards, ...reports]
}

function englishPages(
  name: string,
  { site, context }: PageFacts,
  markdown: () => string,
  hasOwnMarkdown: boolean,
): PageTask[] {
  return documentPages(
    {
      section: 'data',
      addressIn: (locale) => ADDRESSES.method(locale, name),
      writtenIn: ['en'],
      hasMarkdown: (locale) => hasOwnMarkdown && locale === 'en',
      lastModified: context.asOf,
      markdown,
    },
    site,
  )
}

function indexPage(facts: PageFacts, writer: ReleaseWriter, locale: Locale): string {
  const { site, context } = facts
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  const listings = writer.files().find(({ publicPath }) => publicPath === '/data/listings.csv')?.rows
  const body = markup`<h1>${say('data.title')}</h1>
<p class="lead">${say('data.lead')}</p>
${keyFigures([
  { label: say('data.asOf'), value: day(context.asOf) },
  { label: say('data.quarter'), value: quarterWords(context.quarter, locale).title },
  { label: say('data.listings'), value: listings == null ? say('page.unknown') : decimal(listings) },
  { label: say('data.releaseId'), value: context.releaseId },
])}
<h2>${say('data.download')}</h2>
<p>${say('data.downloadLead', { licence: DATA_LICENCE })}</p>
${tables(writer, locale)}
<p>${say('data.also')} ${also(locale)}</p>
<h2>${say('data.reports')}</h2>
<ul>
${reportLinks(locale)}
</ul>
<h2>${say('data.methods')}</h2>
<p>${say('data.methodsLead')}</p>
<ul class="links">
${METHODS.map((method: Method) => markup`<li><a href="${ADDRESSES.method(locale, method)}">${say(`data.method.${method}`)}</a></li>`)}
</ul>
<h2>${say('data.licences')}</h2>
${sourceTable(facts, locale)}`
  return renderSitePage(
    {
      locale,
      section: 'data',
      title: say('data.title'),
      description: say('data.description'),
      addressIn: ADDRESSES.data,
      hasMarkdown: false,
      body,
    },
    site,
  )
}

function tables(writer: ReleaseWriter, locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const files = new Map(writer.files().map((file) => [file.publicPath, file]))
  const size = (bytes: number): string => `${decimal(bytes / 1_000)} kB`
  return dataTable({
    caption: say('data.download'),
    hideCaption: true,
    columns: [
      { label: say('data.table') },
      { label: say('data.unit') },
      { label: say('data.rows'), isFigure: true },
      { label: say('data.files') },
    ],
    rows: PUBLIC_TABLES.map(({ name, unit }) => {
      const formats = (['csv', 'parquet'] as const).flatMap((format) => {
        const file = files.get(`/data/${name}.${format}`)
        return file ? [{ format, file }] : []
      })
      const rows = formats.find(({ file }) => file.rows !== null)?.file.rows
      const links = formats.map(
        ({ format, file }) =>
          markup`<a href="${file.publicPath!}" download>${name}.${format}</a> <span class="hint">${size(file.bytes)}</span>`,
      )
      return [
        name,
        markup`<span lang="en">${unit.replaceAll(' x ', ' × ')}</span>`,
        rows === undefined || rows === null ? say('page.unknown') : decimal(rows),
        markup`${links}`,
      ]
    }),
  })
}

function also(locale: Locale): Markup {
  const say = sayIn(locale)
  const links = [
    [ADDRESSES.method(locale, 'dictionary'), say('data.dictionary')],
    ['/data/checksums.txt', say('data.checksums')],
    ['/data/datasets.jsonld', say('data.describe')],
    ['/listings/feed.json', say('data.feed')],
    ['/openapi.json', say('data.openapi')],
    ['/llms.txt', say('data.agents')],
  ] as const
  return markup`${links.map(([href, label], index) => markup`${index === 0 ? undefined : '· '}<a href="${href}">${label}</a>`)}`
}

function reportLinks(locale: Locale): Markup[] {
  const say = sayIn(locale)
  const links = [
    ['quality', say('data.quality')],
    ['changes', say('data.diff')],
    ['law', say('data.legal')],
    ['valuation-report', say('data.valuation')],
  ] as const
  return links.map(([name, label]) => markup`<li><a href="${ADDRESSES.method(locale, name)}">${label}</a></li>`)
}

function sourceTable({ context }: PageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const sources = [...context.sources.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return dataTable({
    caption: say('data.licences'),
    hideCaption: true,
    columns: [
      { label: say('data.source') },
      { label: say('data.producer') },
      { label: say('data.licence') },
      { label: say('data.upTo') },
    ],
    rows: sources.map(({ title, producer, licence, url, date }) => [
      url === null ? title : markup`<a href="${url}" rel="noopener">${title}</a>`,
      producer,
      licence,
      date === null ? say('page.unknown') : day(date),
    ]),
  })
}
