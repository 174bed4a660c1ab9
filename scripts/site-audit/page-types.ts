import { ADDRESSES, compareHomesAddress, TRUST_PAGES } from '../../content/html/addresses.ts'
import { calculatorAddress } from '../../content/pages/calculators/calculator-form.ts'
import { CALCULATOR_PAGES, CALCULATORS } from '../../content/pages/calculators/calculators.ts'
import type { Locale } from '../../models/kernel/locale.ts'

/** Things of a release that pages are about. */
export interface Subjects {
  /** Slug of a commune. */
  commune: string
  /** Slug of a commune with fewest listings. */
  quietCommune: string
  /** Town with agencies. */
  agencyTown: string
  /** Ids of listings on offer, the first with the most to show. */
  listings: readonly string[]
}

/** One address of every type of public page, by a short name. */
export function publicPages(
  locale: Locale,
  { commune, quietCommune, agencyTown, listings }: Subjects,
): Record<string, string> {
  const homes = ADDRESSES.homes(locale)
  const wish = (words: string): string => `${homes}?q=${encodeURIComponent(words)}&intent=buy`
  const [listing] = listings
  return {
    home: ADDRESSES.home(locale),
    search: wish('flat with 2 bedrooms and a balcony near Esch, max 700000'),
    'search-empty': wish('castle with 40 bedrooms in Bech under 1000 euros'),
    'search-unclear': wish('asdfgh'),
    'search-near': `${homes}?offer=rent&near=Luxembourg:3000`,
    ...(listing !== undefined && {
      listing: ADDRESSES.listing(locale, listing),
      'compare-homes': compareHomesAddress(locale, listings.slice(0, 3)),
    }),
    communes: ADDRESSES.communes(locale),
    'communes-by-sale': ADDRESSES.communes(locale, 'sale'),
    commune: ADDRESSES.commune(locale, commune),
    'quiet-commune': ADDRESSES.commune(locale, quietCommune),
    prices: ADDRESSES.prices(locale),
    'prices-of-houses': ADDRESSES.prices(locale, 'house'),
    compare: `${ADDRESSES.compare(locale)}?in=luxembourg&in=mersch`,
    agents: ADDRESSES.agents(locale),
    'agents-in': ADDRESSES.agentsIn(locale, agencyTown),
    insights: ADDRESSES.insights(locale),
    article: ADDRESSES.insight(locale, 'buying-costs'),
    report: ADDRESSES.insight(locale, 'market-report'),
    'canton-report': ADDRESSES.insight(locale, 'market-report-capellen'),
    frontalier: ADDRESSES.frontalier(locale),
    'frontalier-town': ADDRESSES.frontalierTown(locale, 'arlon'),
    data: ADDRESSES.data(locale),
    table: ADDRESSES.table(locale, 'trends'),
    record: ADDRESSES.record(locale),
    'model-card': ADDRESSES.method(locale, 'forecast'),
    quality: ADDRESSES.method(locale, 'quality'),
    ...Object.fromEntries(
      CALCULATORS.flatMap((id) => [
        [id, calculatorAddress(locale, id)],
        [`${id}-answer`, calculatorAddress(locale, id, CALCULATOR_PAGES[id].example)],
      ]),
    ),
    reach: `/${locale}/commute/reach?to=kirchberg&min=45&by=car&to=Mersch&min=30&by=transit`,
    ...Object.fromEntries(TRUST_PAGES.map((page) => [page, ADDRESSES.trust(locale, page)])),
    missing: `/${locale}/nothing-here`,
  }
}

/** Statuses of pages that do not answer 200: nothing there, and a link of a mail without its token. */
export const OTHER_STATUS: Readonly<Record<string, number>> = { missing: 404, 'change-mail': 400 }
