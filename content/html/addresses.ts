import type { Locale } from '../../models/kernel/locale.ts'

/** Orders in which the overview of communes can be read; each is a page of its own, so that sorting needs no script. */
export const COMMUNE_ORDERS = ['liveability', 'name', 'sale', 'rent', 'change', 'commute', 'listings'] as const
export type CommuneOrder = (typeof COMMUNE_ORDERS)[number]

/** Homes that the map of prices shows; each is a page of its own, so that choosing needs no script. */
export const PRICE_SEGMENTS = ['all', 'apartment', 'house'] as const
export type PriceSegment = (typeof PRICE_SEGMENTS)[number]
const PRICE_PATHS = { all: '', apartment: '/apartments', house: '/houses' } as const satisfies Record<
  PriceSegment,
  string
>

/** Pages about the service itself; servers write them, since they know who runs it. */
export const TRUST_PAGES = ['about', 'imprint', 'privacy', 'terms', 'accessibility', 'status'] as const
export type TrustPage = (typeof TRUST_PAGES)[number]

/** Addresses of the pages for people. Their Markdown, where there is any, lies at the same address with `/md` behind it. */
export const ADDRESSES = {
  home: (locale: Locale): string => `/${locale}`,
  homes: (locale: Locale): string => `/${locale}/homes`,
  communes: (locale: Locale, order: CommuneOrder = 'liveability'): string =>
    order === 'liveability' ? `/${locale}/communes` : `/${locale}/communes/by/${order}`,
  commune: (locale: Locale, slug: string): string => `/${locale}/communes/${slug}`,
  prices: (locale: Locale, segment: PriceSegment = 'all'): string => `/${locale}/prices${PRICE_PATHS[segment]}`,
  compare: (locale: Locale): string => `/${locale}/compare`,
  agents: (locale: Locale): string => `/${locale}/estate-agents`,
  agentsIn: (locale: Locale, town: string): string => `/${locale}/estate-agents/${town}`,
  listing: (locale: Locale, id: string): string => `/${locale}/listings/${id}`,
  insights: (locale: Locale): string => `/${locale}/insights`,
  insight: (locale: Locale, slug: string): string => `/${locale}/insights/${slug}`,
  frontalier: (locale: Locale): string => `/${locale}/frontalier`,
  frontalierTown: (locale: Locale, town: string): string => `/${locale}/frontalier/${town}`,
  data: (locale: Locale): string => `/${locale}/data`,
  record: (locale: Locale): string => `/${locale}/data/record`,
  method: (locale: Locale, name: string): string => `/${locale}/data/${name}`,
  table: (locale: Locale, name: string): string => `/${locale}/data/tables/${name}`,
  trust: (locale: Locale, page: TrustPage): string => `/${locale}/${page}`,
  developers: (): string => '/developers',
  account: (): string => '/account',
  signIn: (): string => '/account/sign-in',
} as const

/** Pictures that are shown beside a link to the site or to the page of a commune. */
export const CARDS = {
  site: '/cards/site.png',
  commune: (slug: string): string => `/cards/communes/${slug}.png`,
  /** Drawn by the server when it is asked for. */
  listing: (locale: Locale, id: string): string => `/cards/${locale}/listings/${id}.png`,
} as const

/** Homes side by side. */
export const MOST_HOMES = 4

/** Address of a comparison of homes. @param ids of listings, in the order of its columns */
export function compareHomesAddress(locale: Locale, ids: readonly string[]): string {
  const query = ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')
  return `${ADDRESSES.homes(locale)}/compare${query === '' ? '' : `?${query}`}`
}

/** Files in which a chart of a page is taken away; the server cuts them out of the page. */
export const CHART_FORMATS = ['csv', 'svg', 'png'] as const
export type ChartFormat = (typeof CHART_FORMATS)[number]

/** Address of a chart of a page as a file. @param page address of the page, with its query */
export function chartAddress(page: string, id: string, format: ChartFormat): string {
  const [path, query] = page.split('?', 2)
  return `/charts${path}/${id}.${format}${query === undefined ? '' : `?${query}`}`
}

/** Address of the description of all tables for machines. */
export const DATASET_PATH = '/data/datasets.jsonld'
/** The same tables as other standards describe them. */
export const CROISSANT_PATH = '/data/croissant.json'
export const DCAT_PATH = '/data/catalog.jsonld'
export const CSVW_PATH = '/data/tables.csvw.json'
export const CITATION_PATH = '/data/CITATION.cff'

/** Address of the DuckDB file with every table; that of a release lies at the same address below `/releases/<id>`. */
export const ATTACHABLE_PATH = '/data/lux.duckdb'
/** Address of the DuckLake catalogue over the tables of all releases that are kept. */
export const LAKE_PATH = '/data/lux.ducklake'
