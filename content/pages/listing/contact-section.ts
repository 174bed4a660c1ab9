import { colon } from '../../say/typography.ts'
import { isMadeTitle } from '../../../models/adverts/listing/made-title.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { AgencyContact, ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { firstMessage, type FirstMessage } from '../../say/first-message.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { hint, list, paragraph, section, type Block } from '../../sections/block.ts'
import { link, strong, type Text } from '../../sections/inline.ts'
import type { ListingMarket, ListingPageFacts } from './listing-facts.ts'

const MOST_URL_CHARACTERS = 1_000

/** Text of the advertiser, in the advert's own language. */
export function wordsSection(
  { description, language, title, propertyType, absences }: ListingRecord,
  locale: Locale,
): Block[] {
  const say = sayIn(locale)
  const isKeptBack = Object.values(absences).includes('not_published')
  if (isKeptBack) return [section(say('listing.words'), [hint(say('listing.notPublished'))])]
  const lines = (description ?? '').split(/\n+/).flatMap((line) => quotable(line, 4_000) || [])
  if (lines.length === 0 && (title.trim() === '' || isMadeTitle({ title, propertyType }))) return []
  const blocks = [paragraph(strong(quotable(title, 160))), ...lines.map((line) => paragraph(line))]
  return [section(say('listing.words'), [hint(say('listing.wordsNote')), { kind: 'quotation', language, blocks }])]
}

/** Whether the contact section has a way to whoever offers it, or to the listing elsewhere. */
export function isReachable({ agency, sourceUrl, alsoListedOn }: ListingRecord): boolean {
  const { phone = null, email = null, website = null } = agency ?? {}
  return (
    [phone, email, website].some((way) => way !== null) ||
    [sourceUrl, ...alsoListedOn.map(({ url }) => url)].some(isWebAddress)
  )
}

/** How to reach whoever offers it. */
export function contactSection({ listing, sources, commune }: ListingPageFacts, locale: Locale): Block {
  const say = sayIn(locale)
  const elsewhere = listing.alsoListedOn.map(({ source, url }) =>
    webLink(url, sources.get(source)?.title ?? quotable(source, 60)),
  )
  const blocks = [
    ...(listing.hosting === 'service'
      ? ownerPart(listing, locale)
      : agencyPart(
          listing,
          firstMessage(listing, commune === null ? undefined : communeName(commune, locale), locale),
          locale,
        )),
    ...(elsewhere.length === 0 ? [] : [section(say('listing.alsoOn'), [list(elsewhere)])]),
  ]
  return { ...section(say('listing.contact'), blocks), id: 'contact' }
}

/** Where readers say what is wrong, and what enough of them have said. */
export function correctionSection({ id }: ListingRecord, market: ListingMarket | null, locale: Locale): Block {
  const say = sayIn(locale)
  const fields = (market?.corrections ?? []).map(({ field, reporters }) =>
    say('listing.reportedField', { field: say(`field.${field}` as WordKey), n: reporters }),
  )
  return section(say('listing.correct'), [
    ...(fields.length === 0 ? [] : [paragraph(say('listing.reported', { fields: fields.join(', ') }))]),
    paragraph(link(say('listing.report'), `/listings/${id}/corrections?lang=${locale}`)),
  ])
}

function ownerPart({ id }: ListingRecord, locale: Locale): Block[] {
  const say = sayIn(locale)
  const write = link(say('write.title'), `/account/write/${id}?lang=${locale}`)
  const how = link(say('listing.ownerHow'), `${ADDRESSES.developers()}?lang=${locale}`)
  return [paragraph(say('listing.owner')), paragraph(strong(write)), paragraph(how)]
}

function agencyPart({ agency, sourceUrl }: ListingRecord, message: FirstMessage, locale: Locale): Block[] {
  const say = sayIn(locale)
  const ways = [
    ...(agency === null ? [] : agencyWays(agency, message, locale)),
    ...(isWebAddress(sourceUrl) ? [webLink(sourceUrl, say('listing.advert'))] : []),
  ]
  const name = strong(agency === null ? say('listing.agencyUnknown') : quotable(agency.name, 80))
  return [
    paragraph(agency === null ? name : [`${say('listing.offeredBy')} `, name]),
    ways.length === 0 ? paragraph(say('listing.noWay'), 'unknown') : list(ways),
  ]
}

function agencyWays({ phone, email, website }: AgencyContact, message: FirstMessage, locale: Locale): Text[] {
  const say = sayIn(locale)
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? ''
  const asked = email !== null && isMail(email) ? [mailLink(email, message, say('contact.mail'))] : []
  const way = (label: 'phone' | 'email' | 'website', text: Text): Text =>
    [`${say(`listing.${label}`)}${colon(locale)} `, text].flat()
  return [
    ...(phone === null
      ? []
      : [way('phone', digits === '' ? quotable(phone, 40) : toWriteTo(`tel:${digits}`, phone, 40))]),
    ...(email === null
      ? []
      : [way('email', isMail(email) ? toWriteTo(`mailto:${email}`, email, 254) : quotable(email, 254))]),
    ...asked,
    ...(website === null ? [] : [way('website', webLink(website, quotable(website, 120)))]),
  ]
}

function isMail(email: string): boolean {
  return /^[\w.+-]+@[\w.-]+$/.test(email)
}

/** Opens the reader's own mail program, with the message written. */
function mailLink(email: string, { subject, text }: FirstMessage, words: string): Text {
  // Mail programs read a plus as a plus: blanks are escaped.
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return link(words, `mailto:${email}?${query}`, { rel: 'nofollow' })
}

function toWriteTo(address: string, words: string, maxCharacters: number): Text {
  return link(quotable(words, maxCharacters), address, { rel: 'nofollow' })
}

/** A link to a page outside, where it is one; else the words alone. */
function webLink(url: string | null, words: string): Text {
  return isWebAddress(url) ? link(words, url, { rel: 'nofollow noopener ugc' }) : words
}

function isWebAddress(url: string | null): url is string {
  return url !== null && url.length <= MOST_URL_CHARACTERS && /^https?:\/\//i.test(url) && URL.canParse(url)
}
