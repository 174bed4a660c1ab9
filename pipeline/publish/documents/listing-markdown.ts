import type { RootContent } from 'mdast'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { toListingDetail, type ListingDetail } from '../../../models/adverts/listing/listing-detail.ts'
import { citedSources, DATA_LICENCE, SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import {
  bulletList,
  heading,
  link,
  paragraph,
  quotation,
  renderDocument,
  strong,
  table,
  text,
} from '../markdown/document.ts'

const euro = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})

/** Facts that the table shows: label, field of the record that carries the provenance, value in words. */
const FACTS: [
  label: string,
  field: keyof ListingRecord,
  value: (listing: ListingRecord, detail: ListingDetail) => string | null,
][] = [
  ['Price', 'priceEur', (listing) => priceText(listing)],
  ['Price per m²', 'pricePerSqm', ({ pricePerSqm }) => amount(pricePerSqm)],
  ['Monthly charges', 'chargesEur', ({ chargesEur }) => amount(chargesEur)],
  ['Deposit', 'depositEur', ({ depositEur }) => amount(depositEur)],
  ['Living area', 'areaM2', ({ areaM2 }) => squareMetres(areaM2)],
  ['Plot', 'landAreaM2', ({ landAreaM2 }) => squareMetres(landAreaM2)],
  ['Rooms', 'rooms', ({ rooms }) => plain(rooms)],
  ['Bedrooms', 'bedrooms', ({ bedrooms }) => plain(bedrooms)],
  ['Bathrooms', 'bathrooms', ({ bathrooms }) => plain(bathrooms)],
  ['Floor', 'floor', ({ floor }) => (floor === 0 ? 'ground floor' : plain(floor))],
  ['Energy class', 'energyClass', ({ energyClass }) => energyClass],
  ['Insulation class', 'insulationClass', ({ insulationClass }) => insulationClass],
  ['Built', 'constructionYear', ({ constructionYear }) => plain(constructionYear)],
  ['Condition', 'condition', ({ condition }) => condition?.replaceAll('_', ' ') ?? null],
  ['New build', 'newBuild', ({ newBuild }) => yesNo(newBuild)],
  ['Furnished', 'furnished', ({ furnished }) => yesNo(furnished)],
  ['Available from', 'availableFrom', ({ availableFrom }) => availableFrom],
  ['Commune', 'communeSlug', (_, { city }) => city],
  ['District', 'district', ({ district }) => district],
]

/** The full record of a listing as Markdown. */
export function listingMarkdown(listing: ListingRecord, context: PublishContext): string {
  const detail = toListingDetail(listing, context)
  const content: RootContent[] = [
    heading(1, listing.title || `${listing.propertyType} in ${detail.city ?? 'an unknown place'}`),
    ...(listing.sample ? [paragraph(strong(SAMPLE_NOTICE))] : []),
    paragraph(summaryLine(listing, detail)),
    factTable(listing, detail),
    ...features(listing),
    ...unknowns(detail),
    ...priceHistory(listing),
    ...advertiser(listing),
    heading(2, 'Links'),
    bulletList([
      [link('Listing page', detail.url)],
      [link('Record as JSON', context.absoluteUrl(`/api/listings/public/${listing.id}`))],
      ...(listing.sourceUrl?.startsWith('http') ? [[link('Advert at its source', listing.sourceUrl)]] : []),
    ]),
  ]
  const sources = citedSources(
    context,
    Object.values(listing.facts).map(({ source }) => source),
  )
  const { asOf, releaseId, sample } = context
  return renderDocument(
    { title: listing.title, locale: 'en', asOf, releaseId, sample, sources, licence: DATA_LICENCE },
    content,
  )
}

function summaryLine(
  { listingType, propertyType, firstSeen, daysOnMarket, relisted }: ListingRecord,
  { city }: ListingDetail,
): string {
  const place = city ? ` in ${city}` : ''
  const again = relisted ? ', relisted in that time' : ''
  const kind = propertyType.replaceAll('_', ' ')
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} for ${listingType}${place}. First seen ${firstSeen}, ${daysOnMarket} days on the market${again}.`
}

function factTable(listing: ListingRecord, detail: ListingDetail): RootContent {
  const rows = FACTS.flatMap(([label, field, value]) => {
    const shown = value(listing, detail)
    const fact = listing.facts[field]
    if (shown === null) return []
    return [[label, shown, fact ? `${fact.source}, ${fact.method}, ${fact.observedAt}` : 'derived']]
  })
  return table(['Fact', 'Value', 'Source, method, date'], rows)
}

function features({ features: present, absentFeatures }: ListingRecord): RootContent[] {
  const words = (names: string[]): string => names.map((name) => name.replaceAll('_', ' ')).join(', ')
  const lines = [
    ...(present.length > 0 ? [[text(`Has: ${words(present)}`)]] : []),
    ...(absentFeatures.length > 0 ? [[text(`Has not: ${words(absentFeatures)}`)]] : []),
  ]
  return lines.length > 0 ? [heading(2, 'Features'), bulletList(lines)] : []
}

/** Fields that say again what another one says, or whose absence is plain to see. */
const SAID_OTHERWISE = new Set(['communeSlug', 'agencyName', 'description', 'descriptionFull', 'imageUrl'])

function unknowns({ unknown, absent }: ListingDetail): RootContent[] {
  const withheld = Object.entries(absent).flatMap(([field, reason]) =>
    reason === 'withheld' ? [`${field} (withheld by the advertiser)`] : [],
  )
  const names = [...unknown.filter((field) => !SAID_OTHERWISE.has(field)), ...withheld]
  return names.length > 0 ? [heading(2, 'Not known'), paragraph(names.join(', '))] : []
}

function priceHistory({ priceHistory: history }: ListingRecord): RootContent[] {
  if (history.length < 2) return []
  return [
    heading(2, 'Price history'),
    table(
      ['Date', 'Asking price'],
      history.map(({ date, priceEur }) => [date, euro.format(priceEur)]),
    ),
  ]
}

function advertiser({ agency, description }: ListingRecord): RootContent[] {
  const contact =
    agency && [agency.name, agency.phone, agency.email, agency.website].filter((part) => part !== null).join(' · ')
  return [
    ...(contact ? [heading(2, 'Agency'), paragraph(contact)] : []),
    ...(description ? [heading(2, 'In the advertiser’s words'), quotation(description)] : []),
  ]
}

function priceText({ priceEur, priceToEur, listingType, absences }: ListingRecord): string | null {
  if (priceEur === null) return absences['priceEur'] === 'withheld' ? 'on request' : null
  const range = priceToEur === null ? euro.format(priceEur) : `${euro.format(priceEur)} to ${euro.format(priceToEur)}`
  return listingType === 'rent' ? `${range} a month` : range
}

function amount(value: number | null): string | null {
  return value === null ? null : euro.format(value)
}

function squareMetres(value: number | null): string | null {
  return value === null ? null : `${value} m²`
}

function plain(value: number | null): string | null {
  return value === null ? null : String(value)
}

function yesNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'yes' : 'no'
}
