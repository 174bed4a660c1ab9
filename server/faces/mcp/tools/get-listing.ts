import { z } from 'zod'
import { supportText } from '../../../../content/say/limitations.ts'
import { fullListingSchema } from '../../../../models/openapi/listing-documents.ts'
import type { FullListing } from '../../../../models/openapi/listing-documents.ts'
import { DESCRIPTION_CHARACTERS, getListingDetail } from '../../../queries/listings/listing-detail.ts'
import { getListing as recordOf } from '../../../queries/listings/get-listing.ts'
import { localeArgument } from '../offer/arguments.ts'
import { includePhotosArgument, listingIdArgument } from '../offer/listing-arguments.ts'
import { capitalized, semicolon } from '../../../../content/say/typography.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { offerWords } from '../../../../content/say/offer-words.ts'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { doubtfulCharges } from '../../../../models/adverts/listing/unstated-charges.ts'
import { destinationText } from '../../../../content/say/document-words.ts'
import { confidenceText, featureList, fieldList, precisionText, typeText } from '../answers/code-words.ts'
import { offerText, photoLabel, priceText, sizeText, staleReasonText, staleText } from '../answers/listing-text.ts'
import { MAX_PHOTO_BLOCKS, photoBlocks } from '../answers/photo-blocks.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

export const getListing = defineTool({
  name: 'get_listing',
  title: 'Full detail of a listing',
  description:
    'Get every published fact of one listing: price history, sizes, energy, costs, advertiser, our estimate, ' +
    'commute, unknown facts. Use it after a search, before advising or contacting. Not for the sources ' +
    'of facts (get_listing_truth).',
  scope: 'listings:read',
  access: 'credential',
  icon: 'listing',
  input: z.strictObject({ id: listingIdArgument, locale: localeArgument, includePhotos: includePhotosArgument }),
  output: fullListingSchema,
  async answer({ facts, release, locale, absoluteUrl }, { id, includePhotos }) {
    const listing = getListingDetail(facts, { id }, { locale, absoluteUrl })
    const { photos, description } = recordOf(facts, { id: listing.id })
    const { photoUrls: _, ...withoutPhotos } = listing
    const tongue = tongueOf(locale)
    const isCut = (description ?? '').length > DESCRIPTION_CHARACTERS
    const shown = includePhotos ? photos.slice(0, MAX_PHOTO_BLOCKS) : []
    const labelled = shown.map((photo, index) => ({
      photo,
      label: photoLabel(listing, index + 1, photos.length, tongue),
    }))
    return {
      structured: includePhotos ? listing : withoutPhotos,
      text: describe(listing, tongue),
      content: await photoBlocks(release, labelled),
      notes: isCut ? [tongue.say('reply.listing.cut', { url: absoluteUrl(`/listings/${listing.id}/md`) })] : [],
    }
  },
})

function describe(listing: FullListing, tongue: Tongue): string {
  const { id, url, title, listingType, propertyType, commune, locality, district, unknown, price } = listing
  const { say, euros, decimal } = tongue
  const place = [locality, district, commune?.name].filter((name) => name).join(', ') || say('reply.home.noPlace')
  const offer = offerText(listingType, tongue)
  const upTo = listing.priceTo === null ? '' : say('reply.listing.upTo', { amount: euros(listing.priceTo) })
  const more = `${upTo}${termsText(listing, tongue)}`
  const known = commune?.liveabilityScore ?? null
  const score = known === null ? say('reply.listing.noScore') : decimal(known)
  const lines = [
    say('reply.listing.head', { title, type: typeText(propertyType, tongue), offer, place, id, url }),
    price === null
      ? `${capitalized(priceText(listing, tongue))}${more}.`
      : say('reply.listing.price', { price: priceText(listing, tongue), more }),
    factsText(listing, tongue),
    ...(listing.features?.length
      ? [say('reply.listing.included', { list: featureList(listing.features, tongue) })]
      : []),
    ...(listing.absentFeatures.length
      ? [say('reply.listing.notIncluded', { list: featureList(listing.absentFeatures, tongue) })]
      : []),
    historyText(listing, tongue),
    ...estimateText(listing, tongue),
    ...(commune ? [say('reply.listing.commune', { slug: commune.name, score })] : []),
    ...commuteText(listing, tongue),
    advertiserText(listing, tongue),
    ...(listing.descriptionFull ? [say('reply.listing.description', { text: listing.descriptionFull })] : []),
    say('reply.listing.photos', { n: listing.photosTotal }),
    ...(unknown.length ? [say('reply.listing.unknown', { list: fieldList(unknown, tongue) })] : []),
    ...(withheld(listing).length
      ? [say('reply.listing.withheld', { list: fieldList(withheld(listing), tongue) })]
      : []),
    say('reply.quoted'),
  ]
  return lines.join('\n')
}

function termsText(listing: FullListing, { say, euros }: Tongue): string {
  const { deposit, agencyFee, availableFrom, lastSeen, furnished, charges, listingType, price } = listing
  const isFree = availableFrom !== null && availableFrom <= lastSeen
  const parts = [
    // A known rent is told with its charges.
    (listingType === 'sale' || price === null) && charges !== null && charges !== undefined
      ? say('reply.listing.charges', { amount: euros(charges) })
      : null,
    deposit === null ? null : say('reply.listing.deposit', { amount: euros(deposit) }),
    agencyFee === null ? null : say('reply.listing.fee', { amount: euros(agencyFee) }),
    availableFrom === null
      ? null
      : isFree
        ? say('reply.listing.now')
        : say('reply.listing.from', { day: availableFrom }),
    furnished === null ? null : say(furnished ? 'reply.listing.furnished' : 'reply.listing.unfurnished'),
  ]
  return parts.filter((part) => part !== null).join('')
}

function factsText(listing: FullListing, tongue: Tongue): string {
  const { say, rounded, locale } = tongue
  const { landAreaSqm, rooms, beds, baths, floor, energyClass, insulationClass, latitude, longitude } = listing
  const precision = precisionText(listing.coordinatePrecision, tongue)
  const isOne = (n: number): boolean => numberWords(locale).pluralForm(n) === 'one'
  const parts: (string | null)[] = [
    sizeText(listing, tongue),
    landAreaSqm === null ? null : say('reply.listing.plot', { n: rounded(landAreaSqm, 2) }),
    rooms === null ? null : say(isOne(rooms) ? 'reply.listing.room' : 'reply.listing.rooms', { n: rounded(rooms, 1) }),
    beds === null
      ? null
      : say(isOne(beds) ? 'reply.listing.bedroom' : 'reply.listing.bedrooms', { n: rounded(beds, 1) }),
    baths === null
      ? null
      : say(isOne(baths) ? 'reply.listing.bathroom' : 'reply.listing.bathrooms', { n: rounded(baths, 1) }),
    floor === null ? null : floor === 0 ? say('reply.listing.ground') : say('reply.listing.floor', { n: floor }),
    energyClass === null ? null : say('reply.listing.energy', { value: energyClass }),
    insulationClass === null ? null : say('reply.listing.insulation', { value: insulationClass }),
    listing.constructionYear === null ? null : say('reply.listing.built', { value: listing.constructionYear }),
    listing.condition === null
      ? null
      : say('reply.listing.condition', { value: offerWords(locale).condition(listing.condition) }),
    listing.newBuild === null ? null : say(listing.newBuild ? 'reply.listing.new' : 'reply.listing.notNew'),
    latitude === null || longitude === null ? null : say('reply.listing.at', { latitude, longitude, precision }),
  ]
  return `${parts.filter((part) => part !== null).join(', ') || say('reply.listing.noSizes')}.`
}

function historyText(listing: FullListing, tongue: Tongue): string {
  const { firstSeen: first, lastSeen: last, daysOnMarket: n, relisted, priceHistory, alsoListedOn } = listing
  const { say, euros, counted } = tongue
  const stale = staleText(listing, tongue)
  const changes = priceHistory.map(({ date, price }) => `${date} ${euros(price)}`).join(', ')
  const others = alsoListedOn.map(({ source }) => source).join(', ')
  return [
    say('reply.listing.seen', {
      first,
      last,
      days: counted('days', n),
      relisted: relisted ? say('reply.listing.relisted') : '',
    }),
    ...(stale === null ? [] : [say('reply.listing.stale', { reason: staleReasonText(listing, tongue), text: stale })]),
    ...(changes ? [say('reply.listing.history', { list: changes })] : []),
    ...(others ? [say('reply.listing.also', { list: others })] : []),
  ].join(' ')
}

function estimateText(listing: FullListing, tongue: Tongue): string[] {
  const { say, euros, locale } = tongue
  const { estimate: found } = listing
  if (!found) return []
  const { estimate, low, high, position, confidence, support } = found
  if (estimate === null || low === null || high === null) return [supportText(support, locale)]
  const where = position === null ? '' : say(`reply.listing.${position}`)
  const sure = confidence === null ? '' : say('reply.listing.confidence', { value: confidenceText(confidence, tongue) })
  const { listingType, price: priceEur, charges: chargesEur = null, chargesIncluded } = listing
  const absences: ListingRecord['absences'] = chargesIncluded ? { chargesEur: 'included' } : {}
  const charges = position === null ? null : doubtfulCharges({ listingType, priceEur, chargesEur, absences })
  const figures = { estimate: euros(estimate), low: euros(low), high: euros(high), where, sure }
  return [
    `${say('reply.listing.estimate', figures)}${charges === null ? '' : ` ${say(`estimate.charges.${charges}`)}`}`,
  ]
}

function commuteText({ commute }: FullListing, tongue: Tongue): string[] {
  const { say, locale } = tongue
  if (!commute) return []
  const ways = commute.map(
    ({ destination, car, transit, bike, walk }) =>
      `${destinationText(destination, destination, tongue.locale)} ${car}/${transit}/${bike}/${walk}`,
  )
  return [say('reply.listing.commute', { ways: ways.join(semicolon(locale)) })]
}

function advertiserText({ hosting, agency }: FullListing, { say }: Tongue): string {
  if (hosting === 'service') return say('reply.listing.owner')
  if (!agency) return say('reply.listing.noAdvertiser')
  const contact = [agency.phone, agency.email, agency.website].filter((part) => part !== null)
  return say('reply.listing.agency', { name: agency.name, contact: contact.length ? `, ${contact.join(', ')}` : '' })
}

function withheld({ absent }: FullListing): string[] {
  return Object.entries(absent).flatMap(([field, reason]) => (reason === 'withheld' ? [field] : []))
}
