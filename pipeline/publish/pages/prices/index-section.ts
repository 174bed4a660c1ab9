import type { IndexScope, MarketIndex, MarketIndexPoint } from '../../../../models/contracts/market/market-index.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { chartFigure } from '../../../../content/html/chart-figure.ts'
import { dataTable, type Column } from '../../../../content/html/data-table.ts'
import { keyFigures } from '../../../../content/html/key-figures.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn, type WordKey } from '../../../../content/say/words.ts'
import { fillIn, quarterChart, type ChartBlank } from '../../charts/quarter-chart.ts'
import type { WordedChart } from '../../charts/worded-chart.ts'
import { scopeTitle } from '../../documents/prices-markdown.ts'
import { unknownMark } from '../parts/level-words.ts'

const LINES: Readonly<Record<IndexScope, { name: WordKey; colour: string; dash?: string }>> = {
  national: { name: 'prices.line.national', colour: 'var(--ink)' },
  apartment: { name: 'commune.apartments', colour: 'var(--accent)', dash: '7 3' },
  house: { name: 'commune.houses', colour: 'var(--warm)', dash: '7 3' },
  rent: { name: 'prices.line.rent', colour: 'var(--good)' },
}
const QUARTERS_LISTED = 20
const REVISIONS_LISTED = 16
const TABLE = '/data/market-index.csv'

export function drawIndex({ series }: MarketIndex): WordedChart<ChartBlank> {
  return quarterChart({
    height: 300,
    marginRight: 86,
    lines: series.map(({ scope, points }) => ({ ...LINES[scope], name: scope, points })),
  })
}

/** Where the four indices stand. */
export function indexFigures({ series }: MarketIndex, locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal, signedPercent } = numberWords(locale)
  return keyFigures(
    series.flatMap(({ scope, points }) => {
      const point = points.at(-1)
      if (point === undefined) return []
      const { quarter, value, low, high, yoyPercent, listingCount } = point
      const change =
        yoyPercent === null ? say('commune.noChange') : say('prices.onYearNote', { change: signedPercent(yoyPercent) })
      const note = say('prices.indexNote', {
        quarter: quarterWords(quarter, locale).title,
        low: decimal(low, 1),
        high: decimal(high, 1),
        change,
        adverts: decimal(listingCount),
      })
      return [{ label: scopeTitle(scope, locale), value: decimal(value, 1), note }]
    }),
  )
}

/** The index by quarter, how it is made, and what the release changed of what was published. */
export function indexSection(index: MarketIndex, chart: WordedChart<ChartBlank>, locale: Locale): Markup {
  const say = sayIn(locale)
  const title = say('prices.index')
  const points = index.series[0]?.points ?? []
  const base = quarterWords(index.base.quarter, locale).title
  const [from, to] = [points[0]?.quarter ?? index.base.quarter, points.at(-1)?.quarter ?? index.base.quarter]
  const description = say('prices.chartText', {
    from: quarterWords(from, locale).title,
    to: quarterWords(to, locale).title,
  })
  const figure = chartFigure({
    svg: chart({ title, description, fill: fillIn(locale, (name) => say(LINES[name as IndexScope].name)) }),
    caption: say('prices.chartCaption', { quarter: base }),
    tableLabel: say('page.table'),
    table: indexTable(index, locale),
  })
  return markup`<section><h2>${title}</h2>
<div class="columns"><div>${figure}</div>
<div><p>${say('prices.method')} <a href="${ADDRESSES.method(locale, 'market-index')}">${say('commune.method')}</a></p>
${revisionSection(index, locale)}</div></div></section>`
}

function indexTable({ series }: MarketIndex, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const byQuarter = series.map(({ points }) => new Map(points.map((point) => [point.quarter, point])))
  const quarters = (series[0]?.points ?? []).map(({ quarter }) => quarter)
  const table = dataTable({
    caption: say('prices.index'),
    hideCaption: true,
    columns: [
      { label: words.quarter },
      ...series.flatMap(({ scope }): Column[] => [
        { label: scopeTitle(scope, locale), isFigure: true },
        { label: words.onYear, isFigure: true },
      ]),
    ],
    rows: quarters
      .slice(-QUARTERS_LISTED)
      .reverse()
      .map((quarter) => [
        quarterWords(quarter, locale).title,
        ...byQuarter.flatMap((points) => indexCells(points.get(quarter), locale)),
      ]),
  })
  return markup`<p class="hint">${say('commune.tableNote', { count: QUARTERS_LISTED })} <a href="${TABLE}">${say('prices.allQuarters')}</a></p>
${table}`
}

function indexCells(point: MarketIndexPoint | undefined, locale: Locale): (string | Markup)[] {
  if (point === undefined) return [unknownMark(locale), unknownMark(locale)]
  const { decimal, signedPercent } = numberWords(locale)
  const { value, low, high, yoyPercent } = point
  return [
    markup`${decimal(value, 1)} <small>(${decimal(low, 1)} – ${decimal(high, 1)})</small>`,
    yoyPercent === null ? unknownMark(locale) : signedPercent(yoyPercent),
  ]
}

function revisionSection({ revisions }: MarketIndex, locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  const title = say('prices.revisions')
  if (revisions.length === 0)
    return markup`<h3>${title}</h3>
<p>${say('prices.noRevisions')}</p>`
  const table = dataTable({
    caption: title,
    hideCaption: true,
    columns: [
      { label: words.index },
      { label: words.quarter },
      { label: say('prices.before'), isFigure: true },
      { label: say('prices.now'), isFigure: true },
      { label: '%', isFigure: true },
    ],
    rows: revisions
      .slice(0, REVISIONS_LISTED)
      .map(({ scope, quarter, previousValue, value }) => [
        scopeTitle(scope, locale),
        quarterWords(quarter, locale).title,
        decimal(previousValue, 2),
        decimal(value, 2),
        signedPercent((value / previousValue - 1) * 100),
      ]),
  })
  const more = revisions.length - REVISIONS_LISTED
  return markup`<h3>${title}</h3>
<p class="hint">${say('prices.revisionsNote')}</p>
${table}
${more > 0 ? markup`<p>${say('prices.more', { count: more })}</p>` : undefined}`
}
