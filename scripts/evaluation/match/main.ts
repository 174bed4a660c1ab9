import { existsSync } from 'node:fs'
import { readSettings } from '../../../pipeline/base/settings.ts'
import { openWarehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { duplicatesPath, scoreMatch, type Membership } from './score-match.ts'

/** Prints how well the run matched the adverts of the sample market, using truth that the pipeline never reads. */
const settings = readSettings(process.env)
const truth = duplicatesPath(settings.dataDir)
if (!existsSync(truth) || !existsSync(settings.warehouseLocation)) {
  console.log('Matching is not scored: there is no sample market, or no run over it yet.')
} else {
  const warehouse = await openWarehouse({ location: settings.warehouseLocation, threads: 1 })
  try {
    const found = await warehouse.all<{ advertId: string; propertyId: string }>(
      'SELECT advert_id, property_id FROM property_member ORDER BY ALL',
    )
    const { precision, recall } = await scoreMatch(found.map(toMembership), truth)
    console.log(`Matching on the sample market: pair precision ${share(precision)}, recall ${share(recall)}.`)
  } finally {
    warehouse.close()
  }
}

function toMembership({ advertId, propertyId }: { advertId: string; propertyId: string }): Membership {
  return { advert_id: advertId, property_id: propertyId }
}

function share(value: number | null): string {
  return value === null ? 'unknown' : value.toFixed(4)
}
