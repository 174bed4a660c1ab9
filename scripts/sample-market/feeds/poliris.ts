import { type Advert, priceOn } from '../adverts/advert.ts'
import { dayFirst } from '../adverts/day-first.ts'
import type { Day } from '../../../models/kernel/day.ts'
import type { HomeKind } from '../homes/home.ts'
import { priceToEur } from './portal-format.ts'

const CELLS = 334
const TYPES: Record<HomeKind, string> = {
  apartment: 'Appartement',
  studio: 'Studio',
  duplex: 'Duplex',
  penthouse: 'Penthouse',
  house: 'Maison/villa',
  room: 'Chambre',
  project: 'Programme neuf',
  land: 'Terrain',
  parking: 'Parking/box',
  office: 'Bureaux',
  retail: 'Boutique',
}
const FEATURES: Readonly<Record<string, number>> = {
  balcony: 39,
  elevator: 41,
  cellar: 42,
  parking_indoor: 43,
  parking_outdoor: 43,
  garage: 44,
  terrace: 48,
  alarm: 61,
  air_conditioning: 64,
  pool: 65,
  wheelchair_access: 66,
  fireplace: 68,
  parquet: 191,
}
const FIRST_PHOTO = 85
const MOST_PHOTOS = 9

/** Writes one day's adverts in the Poliris format: 334 quoted cells without a header, separated by `!#`. */
export function polirisDocument(day: Day, adverts: readonly Advert[]): string {
  return `${adverts.map((advert) => polirisRow(advert, priceOn(advert, day))).join('\r\n')}\r\n`
}

function polirisRow(advert: Advert, priceEur: number): string {
  const { shown, agency } = advert
  const cells: string[] = Array.from({ length: CELLS }, () => '')
  // Positions count from 1, as in the description of the format.
  const set = (position: number, value: string | number | null) => {
    if (value !== null) cells[position - 1] = String(value)
  }
  const priceTo = priceToEur(advert, priceEur)
  set(1, agency!.slug)
  set(2, advert.agencyRef)
  set(3, shown.listingType === 'sale' ? 'Vente' : 'Location')
  set(4, TYPES[shown.kind])
  set(5, shown.postcode)
  set(6, shown.placeText)
  set(7, { LU: 'Luxembourg', FR: 'France', BE: 'Belgique', DE: 'Allemagne' }[shown.country])
  set(8, shown.street)
  set(11, priceTo === null ? priceEur : 0)
  set(15, shown.feeEur)
  set(16, shown.areaM2)
  set(17, shown.landM2)
  set(18, shown.rooms)
  set(19, shown.bedrooms)
  set(20, advert.title)
  set(21, advert.description)
  set(22, shown.availableFrom === null ? null : dayFirst(shown.availableFrom))
  set(23, shown.chargesEur)
  set(24, shown.floor)
  set(25, shown.floorCount)
  set(26, shown.furnished ? 'OUI' : 'NON')
  set(27, shown.year)
  set(29, shown.bathrooms)
  for (const name of shown.features) if (FEATURES[name] !== undefined) set(FEATURES[name], countOrYes(FEATURES[name]))
  shown.photos.slice(0, MOST_PHOTOS).forEach((name, at) => set(FIRST_PHOTO + at, `pictures/${name}`))
  set(105, agency!.phone)
  set(107, agency!.email)
  set(116, agency!.name)
  set(161, shown.depositEur)
  set(162, shown.newBuild ? 'OUI' : 'NON')
  set(177, shown.energyClass)
  set(201, priceEur === 0 ? 'OUI' : 'NON')
  set(298, shown.latitude)
  set(299, shown.longitude)
  if (priceTo !== null) [priceEur, priceTo, shown.areaM2, shown.areaToM2].forEach((value, at) => set(308 + at, value))
  set(300, shown.latitude === null ? null : 5)
  set(301, '4.09')
  return cells.map((cell) => `"${cell.replace(/"/g, '""')}"`).join('!#')
}

/** Balconies and parking spaces are counted, other features are yes or no. */
function countOrYes(position: number): string {
  return position === 39 || position === 43 || position === 44 ? '1' : 'OUI'
}
