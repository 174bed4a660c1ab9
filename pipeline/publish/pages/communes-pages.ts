import { ADDRESSES, CARDS, COMMUNE_ORDERS } from '../../../content/html/addresses.ts'
import { communesDocument, communesJsonLd } from '../../../content/pages/communes/communes-document.ts'
import type { OverviewFacts } from '../../../content/pages/communes/communes-document.ts'
import { communeTiles } from '../../../content/pages/communes/communes-map.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** All communes as a table and a map, once in every order: sorting needs no script. */
export function communesTasks(found: Omit<OverviewFacts, 'tiles'>): DocumentTask[] {
  const facts = { ...found, tiles: communeTiles(found.communes) }
  return COMMUNE_ORDERS.map((order): DocumentTask => ({
    kind: null,
    section: 'communes',
    shareCard: CARDS.site,
    addressIn: (locale) => ADDRESSES.communes(locale, order),
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => communesDocument(facts, order, locale),
    jsonLd: (document) => communesJsonLd(document, order, facts.release),
  }))
}
