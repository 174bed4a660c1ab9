import type { AgencyContact, ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { languageOf } from '../../html/listing-card.ts'
import { markup, type Markup } from '../../html/markup.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** What the advertiser says, in the advert's own language. */
export function wordsSection({ description, language, title }: ListingRecord, locale: Locale): Markup | undefined {
  const say = sayIn(locale)
  const lines = (description ?? '').split(/\n+/).flatMap((line) => quotable(line, 4_000) || [])
  if (lines.length === 0 && title.trim() === '') return undefined
  return markup`<section><h2>${say('listing.words')}</h2>
<p class="hint">${say('listing.wordsNote')}</p>
<blockquote${languageOf(language)}>
<p><strong>${quotable(title, 160)}</strong></p>
${lines.map((line) => markup`<p>${line}</p>`)}
</blockquote></section>`
}

/** How to reach whoever offers it. */
export function contactSection({ listing, sources }: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const { firstSeen, lastSeen, alsoListedOn } = listing
  const elsewhere = alsoListedOn.map(({ source, url }) =>
    webLink(url, sources.get(source)?.title ?? quotable(source, 60)),
  )
  return markup`<section><h2>${say('listing.contact')}</h2>
${listing.hosting === 'service' ? ownerText(locale) : agencyText(listing, locale)}
${elsewhere.length === 0 ? undefined : markup`<h3>${say('listing.alsoOn')}</h3>\n<ul>${elsewhere.map((link) => markup`<li>${link}</li>`)}</ul>`}
<p class="hint">${say('listing.seen', { first: day(firstSeen), last: day(lastSeen) })}</p></section>`
}

/** Where readers say what is wrong, and what enough of them have said. */
export function correctionSection({ listing, corrections }: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const fields = corrections.map(({ field, reporters }) =>
    say('listing.reportedField', { field: say(`field.${field}` as WordKey), n: reporters }),
  )
  return markup`<section><h2>${say('listing.correct')}</h2>
${fields.length === 0 ? undefined : markup`<p>${say('listing.reported', { fields: fields.join(', ') })}</p>`}
<p><a href="/listings/${listing.id}/corrections?lang=${locale}">${say('listing.report')}</a></p></section>`
}

function ownerText(locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<p>${say('listing.owner')}</p>
<p><a href="${ADDRESSES.developers()}?lang=${locale}">${say('listing.ownerHow')}</a></p>`
}

function agencyText({ agency, sourceUrl }: ListingRecord, locale: Locale): Markup {
  const say = sayIn(locale)
  const ways = [
    ...(agency === null ? [] : agencyWays(agency, locale)),
    ...(isWebAddress(sourceUrl) ? [webLink(sourceUrl, say('listing.advert'))] : []),
  ]
  const name = agency === null ? say('listing.agencyUnknown') : quotable(agency.name, 80)
  return markup`<p>${agency === null ? undefined : markup`${say('listing.offeredBy')} `}<strong>${name}</strong></p>
${ways.length === 0 ? markup`<p class="unknown">${say('listing.noWay')}</p>` : markup`<ul>${ways.map((way) => markup`<li>${way}</li>`)}</ul>`}`
}

function agencyWays({ phone, email, website }: AgencyContact, locale: Locale): Markup[] {
  const say = sayIn(locale)
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? ''
  return [
    ...(phone === null
      ? []
      : [
          markup`${say('listing.phone')}: ${digits === '' ? quotable(phone, 40) : markup`<a href="tel:${digits}" rel="nofollow">${quotable(phone, 40)}</a>`}`,
        ]),
    ...(email === null
      ? []
      : [
          markup`${say('listing.email')}: ${/^[\w.+-]+@[\w.-]+$/.test(email) ? markup`<a href="mailto:${email}" rel="nofollow">${email}</a>` : quotable(email, 254)}`,
        ]),
    ...(website === null ? [] : [markup`${say('listing.website')}: ${webLink(website, quotable(website, 120))}`]),
  ]
}

/** A link to a page outside, where it is one; else the words alone. */
function webLink(url: string | null, words: string): Markup {
  return isWebAddress(url) ? markup`<a href="${url}" rel="nofollow noopener ugc">${words}</a>` : markup`${words}`
}

const MOST_URL_CHARACTERS = 1_000

function isWebAddress(url: string | null): url is string {
  return url !== null && url.length <= MOST_URL_CHARACTERS && /^https?:\/\//i.test(url) && URL.canParse(url)
}
