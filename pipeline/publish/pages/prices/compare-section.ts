import type { CommuneRecord } from '../../../../models/contracts/places/commune.ts'
import type { TrendSeries } from '../../../../models/contracts/market/trend.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { toLanguageTag, type Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { WordedChart } from '../../charts/worded-chart.ts'
import { communeLabels } from '../parts/communes-map.ts'
import { levelCell, unknownMark } from '../parts/level-words.ts'
import { pickClass, pickId, type CompareBlank } from './compare-chart.ts'

/** A commune and its levels of all dwellings. */
export interface CompareCommune {
  commune: CommuneRecord
  sale: TrendSeries
  rent: TrendSeries | undefined
}

/** Communes chosen before anybody chooses: the largest. */
const CHOSEN_FIRST = 3

/** The largest first. @returns those whose levels are known */
export function comparable(
  communes: readonly CommuneRecord[],
  seriesOf: (slug: string, listingType: TrendSeries['listingType']) => TrendSeries | undefined,
): CompareCommune[] {
  return communes
    .flatMap((commune) => {
      const sale = seriesOf(commune.slug, 'sale')
      const isKnown = sale?.points.some(({ pricePerSqm }) => pricePerSqm !== null) ?? false
      return isKnown ? [{ commune, sale: sale!, rent: seriesOf(commune.slug, 'rent') }] : []
    })
    .sort((a, b) => b.commune.population - a.commune.population || (a.commune.slug < b.commune.slug ? -1 : 1))
}

/** A chart and a table of the communes that a reader ticks; it works without a script. */
export function compareSection(
  communes: readonly CompareCommune[],
  chart: WordedChart<CompareBlank>,
  quarter: string,
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const labels = communeLabels(
    communes.map(({ commune }) => commune),
    locale,
  )
  const points = communes[0]?.sale.points ?? []
  const [from, to] = [points[0]?.quarter ?? quarter, points.at(-1)?.quarter ?? quarter]
  const svg = chart({
    title: say('prices.compare'),
    description: say('prices.compareText', {
      from: quarterWords(from, locale).title,
      to: quarterWords(to, locale).title,
    }),
    fill: (blank) => ('slug' in blank ? labels.get(blank.slug)! : decimal(blank.number)),
  })
  const title = say('prices.chosen', { quarter: quarterWords(quarter, locale).title })
  return markup`<section class="compare"><h2>${say('prices.compare')}</h2>
<p>${say('prices.compareLead')}</p>
<figure class="chart"><div class="scroll" role="region" tabindex="0" aria-label="${say('prices.compare')}">${svg}</div></figure>
<details><summary>${say('prices.choose')}</summary>
<fieldset><legend class="unseen">${say('prices.choose')}</legend><ul class="picker">${choices(communes, locale)}</ul></fieldset></details>
<h3>${title}</h3>
<p class="none-chosen">${say('prices.noneChosen')}</p>
${chosenTable(communes, labels, title, locale)}</section>`
}

function choices(communes: readonly CompareCommune[], locale: Locale): Markup[] {
  const { compare } = new Intl.Collator(toLanguageTag(locale))
  const first = new Set(communes.slice(0, CHOSEN_FIRST).map(({ commune }) => commune.slug))
  return communes
    .map(({ commune }) => ({ slug: commune.slug, name: communeName(commune, locale) }))
    .sort((a, b) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1))
    .map(
      ({ slug, name }) =>
        markup`<li><label><input type="checkbox" id="${pickId(slug)}"${first.has(slug) ? markup` checked` : undefined}> ${name}</label></li>`,
    )
}

function chosenTable(
  communes: readonly CompareCommune[],
  labels: ReadonlyMap<string, string>,
  caption: string,
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { signedPercent, decimal } = numberWords(locale)
  return dataTable({
    caption,
    hideCaption: true,
    columns: [
      { label: words.commune },
      { label: say('prices.label') },
      { label: say('commune.saleLevel'), isFigure: true },
      { label: words.onYear, isFigure: true },
      { label: say('communes.by.rent'), isFigure: true },
      { label: words.adverts, isFigure: true },
    ],
    rowClasses: communes.map(({ commune }) => pickClass(commune.slug)),
    rows: communes.map(({ commune, sale, rent }) => {
      const point = sale.points.at(-1)
      const change = point?.yoyPercent ?? null
      return [
        markup`<a href="${ADDRESSES.commune(locale, commune.slug)}">${communeName(commune, locale)}</a>`,
        labels.get(commune.slug)!,
        levelCell(point, 'sale', locale),
        change === null ? unknownMark(locale) : signedPercent(change),
        levelCell(rent?.points.at(-1), 'rent', locale),
        decimal(point?.listingCount ?? 0),
      ]
    }),
  })
}
