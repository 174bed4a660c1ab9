import { formatDay } from '../../../models/kernel/day.ts'
import type { Grammar } from '../adverts/grammar.ts'
import type { HomeKind } from '../homes/home.ts'
import { photoReferences, type PortalFormat, priceToEur } from './portal-format.ts'

/** The portal's own type codes, explained in its YAML. */
const CODES: Record<HomeKind, string> = {
  apartment: 'APP',
  studio: 'STU',
  duplex: 'DUP',
  penthouse: 'PEN',
  house: 'HSE',
  room: 'ROO',
  project: 'PRJ',
  land: 'LND',
  parking: 'PKG',
  office: 'OFF',
  retail: 'SHP',
}

/** Portal gamma: JSON documents of nested objects, without unknown fields. */
export function gammaFormat({ features }: Grammar): PortalFormat {
  return {
    extension: 'json',
    header: '{"portal":"Gammawunnen","ads":[\n',
    separator: ',\n',
    footer: '\n]}\n',
    row({ advert, priceEur, observed, withdrawn }) {
      const { shown, agency } = advert
      const optional = <T>(value: T | null) => value ?? undefined
      const date = (day: number | null) => (day === null ? undefined : formatDay(day))
      return JSON.stringify({
        ref: advert.ref,
        dates: { seen: date(observed), online: formatDay(advert.from), offline: date(withdrawn) },
        link: `https://gammawunnen.example/o/${advert.ref}`,
        offer: {
          mode: shown.listingType === 'sale' ? 'BUY' : 'LET',
          amount: priceEur === 0 ? undefined : priceEur,
          amountMax: optional(priceToEur(advert, priceEur)),
          onRequest: priceEur === 0 ? true : undefined,
          extra: optional(shown.chargesEur),
          fee: optional(shown.feeEur),
        },
        object: {
          code: CODES[shown.kind],
          size: optional(shown.areaM2),
          sizeMax: optional(shown.areaToM2),
          plot: optional(shown.landM2),
          rooms: optional(shown.rooms),
          beds: optional(shown.bedrooms),
          baths: optional(shown.bathrooms),
          level: optional(shown.floor),
          levels: optional(shown.floorCount),
          built: optional(shown.year),
          state: optional(shown.condition),
          furnished: shown.furnished || undefined,
          new: shown.newBuild || undefined,
          certificate: { energy: optional(shown.energyClass), insulation: optional(shown.insulationClass) },
          extras: shown.features.map((name) => features[name]![0]!),
        },
        free: date(shown.availableFrom),
        where: {
          label: shown.placeText,
          street: optional(shown.street),
          zip: optional(shown.postcode),
          country: shown.country,
          geo: { lat: optional(shown.latitude), lng: optional(shown.longitude) },
        },
        text: { lang: advert.language, headline: advert.title, body: advert.description },
        agent:
          agency === null
            ? undefined
            : { name: agency.name, tel: agency.phone, mail: agency.email, ref: optional(advert.agencyRef) },
        media: photoReferences({ advert, observed }),
      })
    },
  }
}
