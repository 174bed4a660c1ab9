import { parseQuarter } from '../../models/kernel/quarter.ts'
import { seededRandom } from '../../models/statistics/random.ts'
import { saveValuation } from '../../models/valuation/model/codec.ts'
import { DWELLING_SCHEMA, dwellingRow } from '../../models/valuation/frame/dwelling.ts'
import { trainValuation } from '../../models/valuation/train/train-valuation.ts'
import { SAMPLE_COMMUNES, sampleListing } from './sample-records.ts'

/**
 * A model of invented flats in the sample communes, each commune more expensive than the one before; the first flat has the first
 * sample listing's id.
 */
export function sampleValuation(): string {
  const random = seededRandom(5)
  const rows = Array.from({ length: 240 }, (_, i) => {
    const commune = i % SAMPLE_COMMUNES.length
    const areaM2 = Math.round(40 + 100 * random())
    const priceEur = Math.round(areaM2 * 6_000 * (1 + 0.2 * commune) * (0.95 + 0.1 * random()))
    const id = i === 0 ? sampleListing(0).id : `sold-${i}`
    const { slug, canton } = SAMPLE_COMMUNES[commune]!
    const dwelling = {
      communeSlug: slug,
      canton,
      locality: null,
      segment: 'apartment',
      propertyType: 'apartment',
      areaM2,
      landAreaM2: null,
      bedrooms: Math.round(areaM2 / 40),
      bathrooms: 1,
      floor: null,
      constructionYear: 2000,
      energyClass: random() < 0.5 ? 'B' : 'F',
      condition: 'good',
      newBuild: false,
      parking: null,
      terrace: random() < 0.5,
      furnished: null,
      latitude: 49.5 + 0.1 * commune + 0.02 * random(),
      longitude: 6 + 0.02 * random(),
      quarter: parseQuarter('Q3-2026') - (i % 3),
    } as const
    return dwellingRow(id, dwelling, undefined, priceEur)
  })
  return saveValuation(trainValuation(rows, DWELLING_SCHEMA, { seed: 1 }))
}
