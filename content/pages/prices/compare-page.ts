import type { Locale } from '../../../models/kernel/locale.ts'
import { drawingsIn } from '../../charts/drawings.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { documentPage } from '../../html/render-document.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { sayIn } from '../../say/words.ts'
import { compareSection, type CompareCommune } from './compare-section.ts'

interface CompareFacts {
  /** The largest first. */
  communes: readonly CompareCommune[]
  /** Slugs in the order of the address. */
  chosen: readonly string[]
  quarter: string
}

/** `/{locale}/compare?in=mersch&in=wiltz`: levels of the communes that a reader chose. */
export function comparePage({ communes, chosen, quarter }: CompareFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const { title, blocks } = compareSection(communes, quarter, locale, chosen)
  const query = chosen.map((slug) => `in=${slug}`).join('&')
  const document = {
    locale,
    title,
    description: say('prices.compareLead'),
    crumbs: [{ label: say('prices.title'), address: ADDRESSES.prices(locale) }],
    blocks,
    sources: [],
  }
  const addressIn = (other: Locale): string => `${ADDRESSES.compare(other)}${query === '' ? '' : `?${query}`}`
  return renderSitePage(
    {
      ...documentPage(document, drawingsIn(locale, addressIn(locale))),
      section: 'prices',
      addressIn,
      hasMarkdown: false,
      unlisted: true,
    },
    site,
  )
}
