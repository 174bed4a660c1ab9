import { formatDay } from '../../../models/kernel/day.ts'
import type { Grammar } from '../adverts/grammar.ts'
import { photoReferences, type PortalFormat, priceToEur } from './portal-format.ts'

/** Portal alpha: flat NDJSON with English keys; unknown fields are null, a missing price is 0. */
export function alphaFormat({ features }: Grammar): PortalFormat {
  return {
    extension: 'ndjson',
    row({ advert, priceEur, observed, withdrawn }) {
      const { shown, agency } = advert
      const priceTo = priceToEur(advert, priceEur)
      return JSON.stringify({
        id: advert.ref,
        ...(observed === null ? {} : { observed: formatDay(observed) }),
        published: formatDay(advert.from),
        ...(observed === null ? {} : { withdrawn: withdrawn === null ? null : formatDay(withdrawn) }),
        url: `https://www.alphaimmo.example/ad/${advert.ref}`,
        title: advert.title,
        body: advert.description,
        lang: advert.language,
        deal: shown.listingType,
        kind: shown.kind === 'project' ? 'new project' : shown.kind,
        price: priceTo === null ? priceEur : null,
        price_from: priceTo === null ? null : priceEur,
        price_to: priceTo,
        charges: shown.chargesEur,
        deposit: shown.depositEur,
        surface: shown.areaM2,
        surface_to: shown.areaToM2,
        land: shown.landM2,
        rooms: shown.rooms,
        bedrooms: shown.bedrooms,
        bathrooms: shown.bathrooms,
        floor: shown.floor,
        floors: shown.floorCount,
        energy: shown.energyClass,
        insulation: shown.insulationClass,
        year: shown.year,
        condition: shown.condition?.replace('_', ' ') ?? null,
        new_build: shown.newBuild,
        furnished: shown.furnished,
        amenities: shown.features.map((name) => features[name]![0]!),
        available: shown.availableFrom === null ? null : formatDay(shown.availableFrom),
        place: shown.placeText,
        street: shown.street,
        postcode: shown.postcode,
        country: shown.country,
        lat: shown.latitude,
        lon: shown.longitude,
        agency: agency?.name ?? null,
        agency_phone: agency?.phone ?? null,
        agency_web: agency?.website ?? null,
        agency_ref: advert.agencyRef,
        images: photoReferences({ advert, observed }),
      })
    },
  }
}
