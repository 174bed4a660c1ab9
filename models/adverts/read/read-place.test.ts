import { describe, expect, it } from 'vitest'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { buildGazetteer } from '../../places/gazetteer.ts'
import { aCommune } from '../../places/test-facts.ts'
import { readPlace } from './read-place.ts'

const gazetteer = buildGazetteer({
  cantons: [],
  quarters: [],
  localities: [
    {
      slug: 'beringen',
      name: 'Beringen',
      name_de: '',
      name_lb: '',
      kind: 'village',
      commune: 'mersch',
      quarter: '',
      latitude: 49.76,
      longitude: 6.11,
      mark: 'osm',
    },
  ],
  placeAliases: [],
  postcodePrefixes: [],
  communeMergers: [],
  cadastralSections: [],
  communes: [
    aCommune('mersch', 'Mersch', 'Mersch', { latitude: 49.7489, longitude: 6.1061 }),
    aCommune('luxembourg', 'Luxembourg', 'Luxemburg', { latitude: 49.6116, longitude: 6.1319 }),
    aCommune('remich', 'Remich', 'Remich', { latitude: 49.5453, longitude: 6.3669 }),
  ],
  foreignTowns: [{ country: 'FR', name: 'Aumetz', latitude: 49.418, longitude: 5.944, mark: 'advert', aliases: '' }],
})
const read = (advert: RawAdvert, title: string | null = null) => {
  const provenance = { methods: {}, absences: {} }
  return { ...readPlace(gazetteer, advert, title, null, provenance), methods: provenance.methods }
}

describe('readPlace', () => {
  it('resolves a stated name and keeps what the feed wrote', () => {
    expect(read({ city: ' MERSCH ', postcode: 'L-7520' })).toMatchObject({
      placeKind: 'commune',
      communeSlug: 'mersch',
      country: 'LU',
      placeText: 'MERSCH',
      postcode: '7520',
      methods: {},
    })
  })

  it('says when the place comes from coordinates or from the title', () => {
    expect(read({ latitude: 49.75012, longitude: 6.10733 })).toMatchObject({
      communeSlug: 'mersch',
      methods: { communeSlug: 'geocoded' },
    })
    expect(read({}, 'Maison à Remich')).toMatchObject({ communeSlug: 'remich', methods: { communeSlug: 'extracted' } })
  })

  it('gives a town abroad no commune', () => {
    expect(read({ city: 'Aumetz (FR)' })).toMatchObject({
      placeKind: 'abroad',
      communeSlug: null,
      country: 'FR',
      locality: 'Aumetz',
    })
  })

  it('drops coordinates that contradict the name and lowers those of a centre', () => {
    expect(read({ city: 'Mersch', latitude: 49.54531, longitude: 6.36691 })).toMatchObject({
      communeSlug: 'mersch',
      latitude: null,
      coordinatePrecision: null,
    })
    expect(read({ city: 'Mersch', latitude: 49.7489, longitude: 6.1061 }).coordinatePrecision).toBe('locality')
    expect(read({ city: 'Mersch', latitude: 49.75012, longitude: 6.10733 }).coordinatePrecision).toBe('address')
  })

  it('takes the middle of the town for that of no village or quarter that is named', () => {
    const inTown = (city: string) => read({ city, latitude: 49.7489, longitude: 6.1061 })
    expect(inTown('Beringen')).toMatchObject({ locality: 'Beringen', latitude: null, coordinatePrecision: null })
    expect(read({ city: 'Beringen', latitude: 49.76, longitude: 6.1099 })).toMatchObject({
      latitude: 49.76,
      coordinatePrecision: 'locality',
    })
    expect(read({ city: 'Luxembourg', latitude: 49.6116, longitude: 6.1319 })).toMatchObject({
      communeSlug: 'luxembourg',
      coordinatePrecision: 'commune',
    })
  })

  it('keeps an advert whose place nobody knows', () => {
    expect(read({ city: 'Xyzzyville' })).toMatchObject({
      placeKind: 'unknown',
      communeSlug: null,
      placeText: 'Xyzzyville',
    })
  })
})
