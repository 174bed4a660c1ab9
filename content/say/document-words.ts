import { LOCALES, type Locale } from '../../models/kernel/locale.ts'
import { WORDS } from './words.ts'

/** Labels of generated documents in one locale. */
export interface DocumentWords {
  sample: string
  unknown: string
  basis: string
  prices: string
  index: string
  forecast: string
  activity: string
  commute: string
  commuteNote: string
  liveability: string
  agencies: string
  links: string
  otherLanguages: string
  figures: string
  sources: string
  communes: string
  kind: string
  quarter: string
  level: string
  interval: string
  onYear: string
  adverts: string
  active: string
  fresh: string
  medianDays: string
  destination: string
  mode: string
  dimension: string
  score: string
  weight: string
  agency: string
  commune: string
  value: string
  since: string
  date: string
  source: string
  status: string
  updated: string
  jsonFeed: string
  rssFeed: string
  predicted: string
  series: Readonly<Record<'sale' | 'rent', Readonly<Record<'all' | 'apartment' | 'house', string>>>>
  modes: Readonly<Record<'car' | 'transit' | 'bike' | 'walk', string>>
  destinations: Readonly<Record<'luxembourg-city' | 'kirchberg' | 'belval', string>>
  statuses: Readonly<Record<'verified' | 'secondary' | 'unverified', string>>
  /** `{area}` and `{quarter}`. */
  reportTitle: string
  communeTitle: string
}

export const DOCUMENT_WORDS: Readonly<Record<Locale, DocumentWords>> = Object.fromEntries(
  LOCALES.map((locale) => [locale, documentWords(WORDS[locale])]),
) as Record<Locale, DocumentWords>

function documentWords(words: (typeof WORDS)[Locale]): DocumentWords {
  return {
    sample: words['page.sample'],
    unknown: words['page.unknown'],
    basis: words['document.basis'],
    prices: words['document.prices'],
    index: words['document.index'],
    forecast: words['document.forecast'],
    activity: words['document.activity'],
    commute: words['document.commute'],
    commuteNote: words['document.commuteNote'],
    liveability: words['document.liveability'],
    agencies: words['document.agencies'],
    links: words['document.links'],
    otherLanguages: words['document.otherLanguages'],
    figures: words['document.figures'],
    sources: words['page.sources'],
    communes: words['document.communes'],
    kind: words['document.kind'],
    quarter: words['document.quarter'],
    level: words['document.level'],
    interval: words['document.interval'],
    onYear: words['document.onYear'],
    adverts: words['document.adverts'],
    active: words['document.active'],
    fresh: words['document.fresh'],
    medianDays: words['document.medianDays'],
    destination: words['document.destination'],
    mode: words['document.mode'],
    dimension: words['document.dimension'],
    score: words['document.score'],
    weight: words['document.weight'],
    agency: words['document.agency'],
    commune: words['document.commune'],
    value: words['document.value'],
    since: words['document.since'],
    date: words['document.date'],
    source: words['document.source'],
    status: words['document.status'],
    updated: words['document.updated'],
    jsonFeed: words['document.jsonFeed'],
    rssFeed: words['document.rssFeed'],
    predicted: words['document.predicted'],
    series: {
      sale: {
        all: words['document.series.sale.all'],
        apartment: words['document.series.sale.apartment'],
        house: words['document.series.sale.house'],
      },
      rent: {
        all: words['document.series.rent.all'],
        apartment: words['document.series.rent.apartment'],
        house: words['document.series.rent.house'],
      },
    },
    modes: {
      car: words['document.modes.car'],
      transit: words['document.modes.transit'],
      bike: words['document.modes.bike'],
      walk: words['document.modes.walk'],
    },
    destinations: {
      'luxembourg-city': words['document.destinations.luxembourg-city'],
      kirchberg: words['document.destinations.kirchberg'],
      belval: words['document.destinations.belval'],
    },
    statuses: {
      verified: words['document.statuses.verified'],
      secondary: words['document.statuses.secondary'],
      unverified: words['document.statuses.unverified'],
    },
    reportTitle: words['document.reportTitle'],
    communeTitle: words['document.communeTitle'],
  }
}

/** Name of a place of work in a language; its own name where we have no other. */
export function destinationText(destination: string, name: string, locale: Locale): string {
  const known: Readonly<Record<string, string>> = DOCUMENT_WORDS[locale].destinations
  return known[destination] ?? name
}
