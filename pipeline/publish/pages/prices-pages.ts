import { ADDRESSES } from '../../../content/html/addresses.ts'
import { pricesDocument, pricesJsonLd, type PriceFacts } from '../../../content/pages/prices/prices-document.ts'
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
