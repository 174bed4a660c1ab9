import { ADDRESSES, CARDS } from '../../../content/html/addresses.ts'
import { communeDocument } from '../../../content/pages/commune/commune-document.ts'
import { communeFacts, type CommuneExtras } from '../../../content/pages/commune/commune-facts.ts'
import { communeJsonLd } from '../../../content/pages/commune/commune-json-ld.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** Everything the release says of each commune. */
export function communeTasks(facts: MarketFacts, extras: CommuneExtras): DocumentTask[] {
  return facts.communes.map((commune): DocumentTask => {
    const own = communeFacts(commune, facts, extras)
    return {
      kind: 'commune',
      section: 'communes',
      shareCard: CARDS.commune(commune.slug),
      addressIn: (locale) => ADDRESSES.commune(locale, commune.slug),
      writtenIn: LOCALES,
      lastModified: facts.release.asOf,
      documentIn: (locale) => communeDocument(own, locale),
      jsonLd: ({ locale }) => communeJsonLd(own, locale),
    }
  })
}
