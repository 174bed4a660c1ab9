import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { landAreaFromText, livingAreaFromText } from './area-from-text.ts'
import { plausibleArea, plausiblePair, within } from './plausibility.ts'
import { readArea } from './read-area.ts'
import type { AreaReading } from './read-area.ts'
import type { Offer } from './read-offer.ts'
import { countsFromText, readCount } from './read-rooms.ts'
import type { CountReading } from './read-rooms.ts'
import type { Provenance } from './refusal.ts'

export interface SizeFacts {
  areaM2: number | null
  areaToM2: number | null
  landAreaM2: number | null
  rooms: number | null
  bedrooms: number | null
  bathrooms: number | null
}

/** Price data that an area is checked against. */
export interface PriceContext {
  priceEur: number | null
  isAbroad: boolean
}

/** Texts of one advert, passed through `fold`: the title is believed before the description. */
export interface FoldedText {
  title: string
  description: string
}

/**
 * Areas and counts of rooms. Values of their own fields win; the text fills what is missing. An area that is none of its kind, or does not
 * go with the price (a postcode in the wrong column), is dropped and noted as unknown.
 */
export function readSize(
  advert: RawAdvert,
  offer: Offer,
  { priceEur, isAbroad }: PriceContext,
  text: FoldedText,
  provenance: Provenance,
): SizeFacts {
  if (offer.kind === 'land') return landSize(advert, text, provenance)
  const area = livingArea(advert, offer, { priceEur, isAbroad }, text, provenance)
  const landAreaM2 = hasOwnPlot(offer) ? plot(advert, text, provenance) : plotOfTheBuilding(advert, provenance)
  const size = { areaM2: area?.m2 ?? null, areaToM2: area?.toM2 ?? null, landAreaM2 }
  if (offer.kind === 'dwelling' || offer.kind === 'room')
    return { ...size, ...readCounts(advert, offer, text, provenance) }
  for (const field of ['bedrooms', ...(offer.kind === 'parking' ? ['rooms', 'bathrooms'] : [])])
    provenance.absences[field] = 'not_applicable'
  const rooms = offer.kind === 'parking' ? null : (readCount(advert.rooms)?.count ?? null)
  const bathrooms = offer.kind === 'parking' ? null : (readCount(advert.bathrooms)?.count ?? null)
  return { ...size, rooms, bedrooms: null, bathrooms }
}

const COUNTED = ['rooms', 'bedrooms', 'bathrooms'] as const

function hasOwnPlot({ segment, kind }: Offer): boolean {
  return segment !== 'apartment' && kind !== 'parking'
}

/** The plot that a feed states of a flat is that of its building. */
function plotOfTheBuilding(advert: RawAdvert, { absences }: Provenance): null {
  if (readArea(advert.landArea) !== null) absences['landAreaM2'] = 'not_applicable'
  return null
}

function livingArea(
  advert: RawAdvert,
  offer: Offer,
  { priceEur, isAbroad }: PriceContext,
  text: FoldedText,
  { methods, absences }: Provenance,
): AreaReading | null {
  const fits = ({ m2 }: AreaReading): boolean =>
    within(m2, plausibleArea(offer.kind)) &&
    (priceEur === null || offer.isProject || plausiblePair(offer.listingType, offer.kind, isAbroad, priceEur, m2))
  const stated = readArea(advert.area) ?? readArea(advert.areaFrom)
  if (stated !== null && fits(stated)) {
    const upper = readArea(advert.areaTo)?.m2 ?? stated.toM2
    return { m2: stated.m2, toM2: upper !== null && upper > stated.m2 ? upper : null }
  }
  if (stated !== null) absences['areaM2'] = 'unknown'
  const found = livingAreaFromText(text.title) ?? livingAreaFromText(text.description)
  if (found === null || !fits({ m2: found, toM2: null })) return null
  delete absences['areaM2']
  methods['areaM2'] = 'extracted'
  return { m2: found, toM2: null }
}

function plot(advert: RawAdvert, text: FoldedText, { methods }: Provenance): number | null {
  const stated = readArea(advert.landArea)
  if (stated !== null) return within(stated.m2, plausibleArea('land')) ? stated.m2 : null
  const found = landAreaFromText(text.title) ?? landAreaFromText(text.description)
  if (found === null || !within(found, plausibleArea('land'))) return null
  methods['landAreaM2'] = 'extracted'
  return found
}

function landSize(advert: RawAdvert, text: FoldedText, provenance: Provenance): SizeFacts {
  for (const field of ['areaM2', 'rooms', 'bedrooms', 'bathrooms']) provenance.absences[field] = 'not_applicable'
  const stated = plot({ ...advert, landArea: advert.landArea ?? advert.area ?? advert.areaFrom }, text, provenance)
  return { areaM2: null, areaToM2: null, landAreaM2: stated, rooms: null, bedrooms: null, bathrooms: null }
}

/** Rooms, bedrooms and bathrooms of a dwelling; a cell that says what it counts is believed over the name of its column. */
function readCounts(
  advert: RawAdvert,
  offer: Offer,
  text: FoldedText,
  { methods }: Provenance,
): Pick<SizeFacts, 'rooms' | 'bedrooms' | 'bathrooms'> {
  const cells = [readCount(advert.rooms), readCount(advert.bedrooms), readCount(advert.bathrooms)]
  const stated = {
    rooms: counted(cells, 'rooms', 0),
    bedrooms: counted(cells, 'bedrooms', 1),
    bathrooms: counted(cells, 'bathrooms', 2),
  }
  const counts = { ...stated }
  const missing = COUNTED.filter((field) => stated[field] === null)
  // The text of a project speaks of several homes.
  const told = missing.length > 0 && !offer.isProject ? toldCounts(text) : stated
  for (const field of missing) {
    if (told[field] === null) continue
    counts[field] = told[field]
    methods[field] = 'extracted'
  }
  return sensible(counts, offer, methods)
}

function counted(
  cells: readonly (CountReading | null)[],
  of: 'rooms' | 'bedrooms' | 'bathrooms',
  column: number,
): number | null {
  const labelled = cells.find((cell) => cell?.of === of)
  if (labelled) return labelled.count
  const own = cells[column]
  return own && own.of === null ? own.count : null
}

function toldCounts(text: FoldedText): ReturnType<typeof countsFromText> {
  const title = countsFromText(text.title)
  const description = countsFromText(text.description)
  return {
    rooms: title.rooms ?? description.rooms,
    bedrooms: title.bedrooms ?? description.bedrooms,
    bathrooms: title.bathrooms ?? description.bathrooms,
  }
}

/** A flat has more rooms than bedrooms: a feed with as many "rooms" counts bedrooms under both names. A studio has none apart. */
function sensible<T extends Pick<SizeFacts, 'rooms' | 'bedrooms' | 'bathrooms'>>(
  counts: T,
  offer: Offer,
  methods: Provenance['methods'],
): T {
  const sane = { ...counts }
  if (offer.propertyType === 'studio' && (sane.bedrooms === null || methods['bedrooms'] === 'extracted')) {
    sane.bedrooms = 0
    methods['bedrooms'] = 'inferred'
  }
  if (sane.rooms !== null && sane.bedrooms !== null && sane.rooms <= sane.bedrooms) {
    sane.rooms = null
    delete methods['rooms']
  }
  return sane
}
