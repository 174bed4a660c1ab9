import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toLanguageTag, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { pickClass, pickId } from '../../html/pick-style.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, section, table, type Block, type Picker, type Table } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { communeLabels } from '../communes/communes-map.ts'
import { changeCell, levelCell } from '../level-cells.ts'
import { seriesKey, type MarketFacts } from '../market-facts.ts'

/** A commune and its levels of all dwellings. */
export interface CompareCommune {
  commune: CommuneRecord
  sale: TrendSeries
  rent: TrendSeries | undefined
}

/** Communes chosen before anybody chooses: the largest. */
const CHOSEN_FIRST = 3

/** The largest first. @returns those whose levels are known */
export function comparable({ communes, trends }: Pick<MarketFacts, 'communes' | 'trends'>): CompareCommune[] {
  const seriesOf = (areaSlug: string, listingType: TrendSeries['listingType']): TrendSeries | undefined =>
    trends.get(seriesKey({ areaLevel: 'commune', areaSlug, listingType, segment: 'all' }))
  return communes
    .flatMap((commune) => {
      const sale = seriesOf(commune.slug, 'sale')
      const isKnown = sale?.points.some(({ pricePerSqm }) => pricePerSqm !== null) ?? false
      return isKnown ? [{ commune, sale: sale!, rent: seriesOf(commune.slug, 'rent') }] : []
    })
    .sort((a, b) => b.commune.population - a.commune.population || (a.commune.slug < b.commune.slug ? -1 : 1))
}

/** A chart of the communes that a reader ticks, and their levels. It works without a script. */
export function compareSection(communes: readonly CompareCommune[], quarter: string, locale: Locale): Block {
  const say = sayIn(locale)
  const labels = communeLabels(
    communes.map(({ commune }) => commune),
    locale,
  )
  const points = communes[0]?.sale.points ?? []
  const [from, to] = [points[0]?.quarter ?? quarter, points.at(-1)?.quarter ?? quarter]
  const span = { from: quarterWords(from, locale).title, to: quarterWords(to, locale).title }
  const title = say('prices.compare')
  const chosen = say('prices.chosen', { quarter: quarterWords(quarter, locale).title })
  return section(
    title,
    [
      { kind: 'paragraph', text: say('prices.compareLead'), only: 'html' },
      {
        kind: 'figure',
        chart: {
          kind: 'compare',
          lines: communes.map(({ commune, sale }) => ({
            slug: commune.slug,
            points: sale.points.map((point) => ({ quarter: point.quarter, pricePerSqm: point.pricePerSqm })),
          })),
        },
        words: { title, description: say('prices.compareText', span), names: Object.fromEntries(labels) },
        tableLabel: say('page.table'),
        blocks: [],
      },
      { kind: 'details', summary: say('prices.choose'), blocks: [picker(communes, locale)] },
      { kind: 'heading', level: 3, text: chosen, only: 'html' },
      { kind: 'paragraph', text: say('prices.noneChosen'), style: 'none-chosen', only: 'html' },
      chosenTable(communes, labels, chosen, locale),
    ],
    'compare',
  )
}

function picker(communes: readonly CompareCommune[], locale: Locale): Picker {
  const { compare } = new Intl.Collator(toLanguageTag(locale))
  const first = new Set(communes.slice(0, CHOSEN_FIRST).map(({ commune }) => commune.slug))
  const choices = communes
    .map(({ commune }) => ({ slug: commune.slug, label: communeName(commune, locale) }))
    .sort((a, b) => compare(a.label, b.label) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, label }) => ({ id: pickId(slug), label, isChosen: first.has(slug) }))
  return { kind: 'picker', legend: sayIn(locale)('prices.choose'), choices }
}

function chosenTable(
  communes: readonly CompareCommune[],
  labels: ReadonlyMap<string, string>,
  caption: string,
  locale: Locale,
): Table {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const columns = [say('commune.saleLevel'), words.onYear, say('communes.by.rent'), words.adverts].map(figure)
  const rows = communes.map(({ commune, sale, rent }) => {
    const point = sale.points.at(-1)
    return [
      link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
      labels.get(commune.slug)!,
      levelCell(point, 'sale', locale),
      changeCell(point?.yoyPercent, locale),
      levelCell(rent?.points.at(-1), 'rent', locale),
      decimal(point?.listingCount ?? 0),
    ]
  })
  return table(caption, [words.commune, { label: say('prices.label'), only: 'html' }, ...columns], rows, {
    rowClasses: communes.map(({ commune }) => pickClass(commune.slug)),
  })
}
