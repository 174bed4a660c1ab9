import { z } from 'zod'
import { supportText } from '../../../../content/say/limitations.ts'
import { fullListingSchema } from '../../../../models/openapi/listing-documents.ts'
import type { FullListing } from '../../../../models/openapi/listing-documents.ts'
import { DESCRIPTION_CHARACTERS, getListingDetail } from '../../../queries/listings/listing-detail.ts'
import { getListing as recordOf } from '../../../queries/listings/get-listing.ts'
import { localeArgument } from '../offer/arguments.ts'
import { includePhotosArgument, listingIdArgument } from '../offer/listing-arguments.ts'
import { photoLabel, priceText, QUOTED_WORDS, staleText } from '../answers/listing-text.ts'
import { MAX_PHOTO_BLOCKS, photoBlocks } from '../answers/photo-blocks.ts'
import { euros } from '../answers/text.ts'
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
    const isCut = (description ?? '').length > DESCRIPTION_CHARACTERS
    const shown = includePhotos ? photos.slice(0, MAX_PHOTO_BLOCKS) : []
    const labelled = shown.map((photo, index) => ({ photo, label: photoLabel(listing, index + 1, photos.length) }))
    return {
      structured: includePhotos ? listing : withoutPhotos,
      text: describe(listing),
      content: await photoBlocks(release, labelled),
      notes: isCut
        ? [`The description is shortened; the full text is at ${absoluteUrl(`/listings/${listing.id}/md`)}`]
        : [],
    }
  },
})

function describe(listing: FullListing): string {
  const { id, title, listingType, propertyType, commune, locality, district, unknown } = listing
  const place = [locality, district, commune?.name].filter((name) => name).join(', ')
  const lines = [
    `“${title}”: ${(propertyType ?? 'property').replaceAll('_', ' ')} for ${listingType}, ${place || 'place unknown'}. id ${id}, ${listing.url}`,
    `Price ${priceText(listing)}${listing.priceTo === null ? '' : ` up to ${euros(listing.priceTo)}`}${offerText(listing)}.`,
    factsText(listing),
    ...(listing.features?.length ? [`Included: ${words(listing.features)}.`] : []),
    ...(listing.absentFeatures.length ? [`Not included: ${words(listing.absentFeatures)}.`] : []),
    historyText(listing),
    ...estimateText(listing),
    ...(commune ? [`Commune ${commune.slug}, liveability ${commune.liveabilityScore ?? 'without a score'}.`] : []),
    ...commuteText(listing),
    advertiserText(listing),
    ...(listing.descriptionFull ? [`Description: “${listing.descriptionFull}”`] : []),
    `Photos: ${listing.photosTotal}.`,
    ...(unknown.length ? [`Unknown: ${unknown.join(', ')}.`] : []),
    ...(withheld(listing).length ? [`Withheld by the advertiser: ${withheld(listing).join(', ')}.`] : []),
    QUOTED_WORDS,
  ]
  return lines.join('\n')
}

function offerText({
  deposit,
  agencyFee,
  availableFrom,
  lastSeen,
  furnished,
  charges,
  listingType,
}: FullListing): string {
  const parts = [
    listingType === 'sale' && charges !== null && charges !== undefined ? `charges ${euros(charges)} a month` : null,
    deposit === null ? null : `deposit ${euros(deposit)}`,
    agencyFee === null ? null : `agency fee ${euros(agencyFee)}`,
    availableFrom === null ? null : availableFrom <= lastSeen ? 'available now' : `available from ${availableFrom}`,
    furnished === null ? null : furnished ? 'furnished' : 'not furnished',
  ]
  const told = parts.filter((part) => part !== null)
  return told.map((part) => `, ${part}`).join('')
}

function factsText(listing: FullListing): string {
  const { areaSqm, landAreaSqm, rooms, beds, baths, floor, energyClass, insulationClass } = listing
  const parts: (string | null)[] = [
    areaSqm === null ? null : `${areaSqm} m²`,
    landAreaSqm === null ? null : `plot ${landAreaSqm} m²`,
    rooms === null ? null : count(rooms, 'room'),
    beds === null ? null : count(beds, 'bedroom'),
    baths === null ? null : count(baths, 'bathroom'),
    floor === null ? null : floor === 0 ? 'ground floor' : `floor ${floor}`,
    energyClass === null ? null : `energy class ${energyClass}`,
    insulationClass === null ? null : `insulation class ${insulationClass}`,
    listing.constructionYear === null ? null : `built ${listing.constructionYear}`,
    listing.condition === null ? null : `condition ${listing.condition.replaceAll('_', ' ')}`,
    listing.newBuild === null ? null : listing.newBuild ? 'new build' : 'not a new build',
    listing.latitude === null
      ? null
      : `at ${listing.latitude}, ${listing.longitude} (${listing.coordinatePrecision ?? 'precision unknown'})`,
  ]
  return `${parts.filter((part) => part !== null).join(', ') || 'No sizes are known'}.`
}

function historyText(listing: FullListing): string {
  const { firstSeen, lastSeen, daysOnMarket, relisted, priceHistory, alsoListedOn } = listing
  const stale = staleText(listing)
  const changes = priceHistory.map(({ date, price }) => `${date} ${euros(price)}`).join(', ')
  const others = alsoListedOn.map(({ source }) => source).join(', ')
  return [
    `First seen ${firstSeen}, last ${lastSeen}, at least ${daysOnMarket} days on the market${relisted ? ', relisted' : ''}.`,
    ...(stale === null ? [] : [`Stale (${listing.staleReason}): ${stale}.`]),
    ...(changes ? [`Asking prices: ${changes}.`] : []),
    ...(others ? [`Also on ${others}.`] : []),
  ].join(' ')
}

function estimateText({ estimate: found }: FullListing): string[] {
  if (!found) return []
  const { estimate, low, high, position, confidence, support } = found
  if (estimate === null || low === null || high === null) return [supportText(support, 'en')]
  const where = position === null ? '' : `; the asking price is ${position === 'within' ? 'within' : `${position} it`}`
  const sure = confidence === null ? '' : ` Confidence ${confidence}.`
  return [
    `Our estimate of the asking price: ${euros(estimate)} (80 % interval ${euros(low)} to ${euros(high)})${where}.${sure}`,
  ]
}

function commuteText({ commute }: FullListing): string[] {
  if (!commute) return []
  const ways = commute.map(
    ({ destination, car, transit, bike, walk }) => `${destination} ${car}/${transit}/${bike}/${walk}`,
  )
  return [`Minutes from the commune at peak hours by car/transit/bike/on foot: ${ways.join('; ')}.`]
}

function advertiserText({ hosting, agency }: FullListing): string {
  if (hosting === 'service') return 'Offered by its owner through this service.'
  if (!agency) return 'Advertiser unknown.'
  const contact = [agency.phone, agency.email, agency.website].filter((part) => part !== null)
  return `Agency “${agency.name}”${contact.length ? `, ${contact.join(', ')}` : ''}.`
}

function withheld({ absent }: FullListing): string[] {
  return Object.entries(absent).flatMap(([field, reason]) => (reason === 'withheld' ? [field] : []))
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function words(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('_', ' ')).join(', ')
}
