import type { AdvertColumns } from './advert-columns.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { SIGNATURE_BINS } from './text-signature.ts'

/** Whatever a comparison of two adverts reads. */
export type ComparedColumns = Omit<AdvertColumns, 'ids'>

/**
 * Copies of the adverts of `order`, in that order. Adverts that are compared then lie side by side; where they lie in the order of their ids, each
 * column would be read from the slow end of the memory.
 */
export function columnsInOrder(columns: ComparedColumns, order: Uint32Array): ComparedColumns {
  const copied = copier(order)
  const { signature, photoStart, photos } = columns
  return {
    count: order.length,
    portal: copied(columns.portal),
    isRent: copied(columns.isRent),
    isProject: copied(columns.isProject),
    segment: copied(columns.segment),
    propertyType: copied(columns.propertyType),
    commune: copied(columns.commune),
    place: copied(columns.place),
    price: copied(columns.price),
    priceMin: copied(columns.priceMin),
    priceMax: copied(columns.priceMax),
    area: copied(columns.area),
    landArea: copied(columns.landArea),
    rooms: copied(columns.rooms),
    bedrooms: copied(columns.bedrooms),
    floor: copied(columns.floor),
    year: copied(columns.year),
    energy: copied(columns.energy),
    agency: copied(columns.agency),
    agencyRef: copied(columns.agencyRef),
    latitude: copied(columns.latitude),
    longitude: copied(columns.longitude),
    isLocated: copied(columns.isLocated),
    unit: copied(columns.unit),
    hasText: copied(columns.hasText),
    firstDay: copied(columns.firstDay),
    lastDay: copied(columns.lastDay),
    signature: signaturesInOrder(signature, order),
    ...photosInOrder(photoStart, photos, order),
  }
}

/** The shares of the adverts of `order`, in that order. */
export function sharesInOrder(shares: AgreementShares, order: Uint32Array): AgreementShares {
  const copied = copier(order)
  return {
    cell: copied(shares.cell),
    prior: copied(shares.prior),
    price: copied(shares.price),
    area: copied(shares.area),
    place: copied(shares.place),
    agency: copied(shares.agency),
  }
}

function copier(order: Uint32Array) {
  return <Column extends Uint8Array | Int32Array | Float32Array | Float64Array>(column: Column): Column => {
    const walked = column.slice(0, order.length) as Column
    for (let x = 0; x < order.length; x++) walked[x] = column[order[x]!]!
    return walked
  }
}

function signaturesInOrder(signature: Uint16Array, order: Uint32Array): Uint16Array {
  const walked = new Uint16Array(order.length * SIGNATURE_BINS)
  order.forEach((i, x) => {
    for (let bin = 0; bin < SIGNATURE_BINS; bin++)
      walked[x * SIGNATURE_BINS + bin] = signature[i * SIGNATURE_BINS + bin]!
  })
  return walked
}

function photosInOrder(
  photoStart: Int32Array,
  photos: Int32Array,
  order: Uint32Array,
): Pick<AdvertColumns, 'photoStart' | 'photos'> {
  const starts = new Int32Array(order.length + 1)
  order.forEach((i, x) => (starts[x + 1] = starts[x]! + photoStart[i + 1]! - photoStart[i]!))
  const walked = new Int32Array(starts[order.length]!)
  order.forEach((i, x) => {
    for (let photo = photoStart[i]!; photo < photoStart[i + 1]!; photo++)
      walked[starts[x]! + photo - photoStart[i]!] = photos[photo]!
  })
  return { photoStart: starts, photos: walked }
}
