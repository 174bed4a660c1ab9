import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import { sayIn } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { askForm } from './ask-form.ts'
import { markup } from './markup.ts'
import { renderSitePage, type SiteStatement } from './site-page.ts'

/** Page for an address with no content, with ways on. @param what is missing: a listing that is not on the market, or any page */
export function missingPage(what: 'listing' | 'page', locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const isListing = what === 'listing'
  const title = say(isListing ? 'missing.listingTitle' : 'missing.title')
  const text = isListing ? say('missing.listingText', { day: numberWords(locale).day(site.asOf) }) : say('missing.text')
  const body = markup`<h1>${title}</h1>
<p class="lead">${text}</p>
${askForm(locale)}
<ul class="blame">
<li><a href="${ADDRESSES.homes(locale)}">${say('missing.search')}</a></li>
<li><a href="${ADDRESSES.communes(locale)}">${say('missing.communes')}</a></li>
<li><a href="${ADDRESSES.home(locale)}">${say('missing.home')}</a></li>
</ul>`
  return renderSitePage(
    {
      locale,
      section: 'home',
      title,
      description: text,
      addressIn: () => undefined,
      hasMarkdown: false,
      unlisted: true,
      body,
    },
    site,
  )
}
