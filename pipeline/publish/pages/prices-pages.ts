import { ADDRESSES } from '../../../content/html/addresses.ts'
import { compareStyle } from '../../../content/html/pick-style.ts'
import { comparable } from '../../../content/pages/prices/compare-section.ts'
import { pricesDocument, pricesJsonLd, type PriceFacts } from '../../../content/pages/prices/prices-document.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { publishStylesheet } from './site-assets.ts'

/** The market index, the level of every commune, and communes compared. */
export async function pricesTask(facts: PriceFacts, writer: Pick<ReleaseWriter, 'write'>): Promise<DocumentTask> {
  const slugs = comparable(facts).map(({ commune }) => commune.slug)
  return {
    kind: 'prices',
    section: 'prices',
    addressIn: ADDRESSES.prices,
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => pricesDocument(facts, locale),
    jsonLd: (document) => pricesJsonLd(document, facts.release),
    ownStylesheet: await publishStylesheet(writer, 'compare', compareStyle(slugs.sort())),
  }
}
