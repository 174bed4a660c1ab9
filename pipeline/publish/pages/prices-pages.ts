import { ADDRESSES } from '../../../content/html/addresses.ts'
import { pricesDocument, pricesJsonLd, segmentPricesDocument } from '../../../content/pages/prices/prices-document.ts'
import type { PriceFacts } from '../../../content/pages/prices/prices-document.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** The market index, the level of every commune, and communes compared. */
export function pricesTask(facts: PriceFacts): DocumentTask {
  return {
    kind: 'prices',
    section: 'prices',
    addressIn: ADDRESSES.prices,
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => pricesDocument(facts, locale),
    jsonLd: (document) => pricesJsonLd(document, facts.release),
  }
}

/** The map of prices of flats, and that of houses: choosing needs no script. */
export function segmentPricesTasks(facts: PriceFacts): DocumentTask[] {
  return (['apartment', 'house'] as const).map((segment) => ({
    kind: null,
    section: 'prices',
    addressIn: (locale) => ADDRESSES.prices(locale, segment),
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => segmentPricesDocument(facts, segment, locale),
  }))
}
