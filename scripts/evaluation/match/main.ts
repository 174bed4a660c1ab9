import { scoreSampleRun } from '../sample-run.ts'
import { duplicatesPath, scoreMatch, type Membership } from './score-match.ts'

/** Prints how well the run matched the adverts of the sample market. */
await scoreSampleRun('Matching', duplicatesPath, async (warehouse, truth) => {
  const found = await warehouse.all<{ advertId: string; propertyId: string }>(
    'SELECT advert_id, property_id FROM property_member ORDER BY ALL',
  )
  const { precision, recall } = await scoreMatch(found.map(toMembership), truth)
  console.log(`Matching on the sample market: pair precision ${share(precision)}, recall ${share(recall)}.`)
})

function toMembership({ advertId, propertyId }: { advertId: string; propertyId: string }): Membership {
  return { advert_id: advertId, property_id: propertyId }
}

function share(value: number | null): string {
  return value === null ? 'unknown' : value.toFixed(4)
}
