import type { Locale } from '../../../models/kernel/locale.ts'
import { drawingsIn } from '../../charts/drawings.ts'
import { ADDRESSES, CARDS } from '../../html/addresses.ts'
import { documentPage } from '../../html/render-document.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { listingDocument, listingHeading } from './listing-document.ts'
import type { ListingPageFacts } from './listing-facts.ts'
import { listingJsonLd } from './listing-json-ld.ts'

/**
 * The page of a listing in a language, whole: `/{locale}/listings/{id}`. The server renders it when asked, an export of the site for each listing in turn;
 * `listingPageFacts` gathers what it wants. Same facts, same bytes.
 * @param shareCard picture beside a link to it; that of its commune where no server draws one of the listing
 */
export function listingPage(
  facts: ListingPageFacts,
  locale: Locale,
  site: SiteStatement,
  shareCard: string = facts.commune === null ? CARDS.site : CARDS.commune(facts.commune.slug),
): string {
  return renderSitePage(
    {
      ...documentPage(listingDocument(facts, locale), drawingsIn(locale)),
      section: 'homes',
      addressIn: (other) => ADDRESSES.listing(other, facts.listing.id),
      hasMarkdown: false,
      shareCard,
      jsonLd: listingJsonLd(facts, listingHeading(facts, locale), site),
    },
    site,
  )
}
