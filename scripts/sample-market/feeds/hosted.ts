import { formatDay } from '../../../models/kernel/day.ts'
import { photoReferences, type PortalFormat } from './portal-format.ts'

/** The service's own listings from private owners: NDJSON with the service's own field names. */
export const hostedFormat: PortalFormat = {
  extension: 'ndjson',
  row({ advert, priceEur, observed, withdrawn }) {
    const { shown } = advert
    return JSON.stringify({
      sourceRef: advert.ref,
      ...(observed === null ? {} : { observedAt: formatDay(observed) }),
      publishedAt: formatDay(advert.from),
      ...(observed === null ? {} : { withdrawnAt: withdrawn === null ? null : formatDay(withdrawn) }),
      ownerRef: advert.ownerRef,
      title: advert.title,
      description: advert.description,
      language: advert.language,
      listingType: shown.listingType,
      propertyType: shown.kind,
      price: priceEur === 0 ? null : priceEur,
      charges: shown.chargesEur,
      deposit: shown.depositEur,
      area: shown.areaM2,
      landArea: shown.landM2,
      rooms: shown.rooms,
      bedrooms: shown.bedrooms,
      bathrooms: shown.bathrooms,
      floor: shown.floor,
      floorCount: shown.floorCount,
      energyClass: shown.energyClass,
      insulationClass: shown.insulationClass,
      constructionYear: shown.year,
      condition: shown.condition,
      newBuild: shown.newBuild,
      furnished: shown.furnished,
      features: shown.features,
      availableFrom: shown.availableFrom === null ? null : formatDay(shown.availableFrom),
      street: shown.street,
      postcode: shown.postcode,
      city: shown.placeText,
      country: shown.country,
      latitude: shown.latitude,
      longitude: shown.longitude,
      photos: photoReferences({ advert, observed }),
    })
  },
}
