import { join } from 'node:path'
import {
  choiceColumn,
  integerColumn,
  nullableColumn,
  numberColumn,
  textColumn,
} from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { readSettings } from '../../../pipeline/base/settings.ts'

/** A place with homes: a locality or a quarter of Luxembourg City. */
export interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly weight: number
  /** Log deviation of its prices from those of the commune. */
  readonly logPremium: number
}

export interface Commune {
  readonly index: number
  readonly slug: string
  readonly name: string
  readonly canton: string
  readonly population: number
  readonly places: readonly Place[]
  readonly postcodePrefixes: readonly string[]
  readonly published: PublishedLevels
}

/** Published asking prices and rents per m², and numbers of offers; null means not published. */
export interface PublishedLevels {
  readonly saleApartment: number | null
  readonly saleHouse: number | null
  readonly rentApartment: number | null
  readonly saleApartmentOffers: number
  readonly rentApartmentOffers: number
}

export interface ForeignTown {
  readonly country: 'FR' | 'BE' | 'DE'
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

export interface Geography {
  readonly communes: readonly Commune[]
  readonly towns: readonly ForeignTown[]
}

const KIND_WEIGHT: Record<string, number> = { town: 9, suburb: 3, district: 3, village: 2, hamlet: 0.15 }
const reference = (name: string) => join(readSettings(process.env).referenceDir, name)
const text = textColumn()
const place = { latitude: numberColumn(), longitude: numberColumn() }

/** Reads the communes, places and published levels of `data/reference`, in a fixed order. */
export async function readGeography(): Promise<Geography> {
  const [communes, localities, quarters, levels, prefixes, towns] = await Promise.all([
    readCsvTable(reference('communes.csv'), {
      slug: text,
      name_fr: text,
      canton: text,
      population: integerColumn(),
      successor: nullableColumn(text),
    }),
    readCsvTable(reference('localities.csv'), { name: text, kind: text, commune: text, ...nullablePlace() }),
    readCsvTable(reference('quarters.csv'), { slug: text, name_fr: text, ...place }),
    readCsvTable(reference('price-levels.csv'), {
      scope: text,
      area: text,
      listing_type: text,
      basis: text,
      segment: text,
      value: nullableColumn(numberColumn()),
      observations: nullableColumn(integerColumn()),
    }),
    readCsvTable(reference('postcode-prefixes.csv'), { prefix: text, commune: text, share: numberColumn() }),
    readCsvTable(reference('foreign-towns.csv'), {
      country: choiceColumn(['FR', 'BE', 'DE']),
      name: text,
      mark: text,
      ...place,
    }),
  ])
  const asking = levels.filter(({ basis }) => basis === 'asking')
  const level = (scope: string, area: string, listing: string, segment: string) =>
    asking.find((l) => l.scope === scope && l.area === area && l.listing_type === listing && l.segment === segment)
  const population = new Map<string, number>()
  for (const c of communes) population.set(areaOf(c), (population.get(areaOf(c)) ?? 0) + c.population)

  return {
    communes: communes.map((commune, index) => {
      const area = areaOf(commune)
      const shareOfArea = commune.population / population.get(area)!
      const offers = (listing: string) =>
        (level('commune', area, listing, 'apartment')?.observations ?? 0) * shareOfArea
      const value = (listing: string, segment: string) => level('commune', area, listing, segment)?.value ?? null
      const ofCommune = prefixes.filter((p) => p.commune === commune.slug).sort((a, b) => b.share - a.share)
      return {
        index,
        slug: commune.slug,
        name: commune.name_fr,
        canton: commune.canton,
        population: commune.population,
        places: commune.slug === 'luxembourg' ? cityQuarters() : places(commune.slug, commune.name_fr),
        postcodePrefixes: ofCommune.filter((p) => p.share >= ofCommune[0]!.share * 0.5).map((p) => p.prefix),
        published: {
          saleApartment: value('sale', 'apartment'),
          saleHouse: value('sale', 'house'),
          rentApartment: value('rent', 'apartment'),
          saleApartmentOffers: offers('sale'),
          rentApartmentOffers: offers('rent'),
        },
      }
    }),
    towns: towns.filter(({ mark }) => mark !== 'general'),
  }

  function places(slug: string, communeName: string): Place[] {
    const own = localities.filter((l) => l.commune === slug && KIND_WEIGHT[l.kind] && l.latitude !== null)
    return own.map(({ name, kind, latitude, longitude }) => ({
      name,
      latitude: latitude!,
      longitude: longitude!,
      weight: KIND_WEIGHT[kind]! * (name === communeName ? 4 : 1),
      logPremium: 0,
    }))
  }

  function cityQuarters(): Place[] {
    const city = level('commune', 'luxembourg', 'sale', 'apartment')!.value!
    return quarters.map((quarter) => {
      const published = asking.find(
        (l) => l.scope === 'quarter' && l.segment === 'apartment' && quarter.slug.startsWith(l.area),
      )
      return {
        name: quarter.name_fr,
        latitude: quarter.latitude,
        longitude: quarter.longitude,
        weight: (published?.observations ?? 40) + 40,
        // The published spread mixes old and new homes: half of it counts as the quarter's own.
        logPremium: published?.value ? 0.5 * Math.log(published.value / city) : 0,
      }
    })
  }
}

function nullablePlace() {
  return { latitude: nullableColumn(numberColumn()), longitude: nullableColumn(numberColumn()) }
}

function areaOf({ slug, successor }: { slug: string; successor: string | null }): string {
  return successor ?? slug
}
