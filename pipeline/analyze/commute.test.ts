import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { COMMUTE_DESTINATIONS, commuteIndexSchema } from '../../models/contracts/commute.ts'
import type { Run } from '../engine/job.ts'
import { commuteIndex } from '../publish/commute.ts'
import { loadReference, type Reference } from '../reference/load-reference.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { commuteJob, communeOrigins } from './commute.ts'

let reference: Reference
let warehouse: Warehouse
beforeAll(async () => {
  reference = await loadReference()
})
beforeEach(async () => {
  warehouse = await openWarehouse({ location: ':memory:' })
})
afterEach(() => warehouse.close())

const runOn = (asOf: string): Run => ({ warehouse, reference, asOf: async () => asOf }) as unknown as Run

describe('the job commute', () => {
  it('writes every commune, destination, mode and period, and what they rest on', async () => {
    await commuteJob.work(runOn('2026-09-30'))
    const index = commuteIndexSchema.parse(await commuteIndex(runOn('2026-09-30')))
    expect(Object.keys(index.communes)).toEqual(reference.communes.map(({ slug }) => slug).sort())
    expect(index.sourceIds).toContain('reference:stations')
    const { mersch, 'esch-sur-alzette': esch, clervaux } = index.communes
    expect(mersch!.kirchberg.transit).toMatchObject({ method: 'estimated', stale: false, via: 'Mersch' })
    expect(esch!.belval.car.peak.minutes).toBeLessThan(esch!['luxembourg-city'].car.peak.minutes)
    for (const destination of COMMUTE_DESTINATIONS) {
      expect(clervaux![destination].car.peak.minutes).toBeGreaterThan(clervaux![destination].car.offPeak.minutes)
      expect(clervaux![destination].walk.peak.minutes).toBeGreaterThan(clervaux![destination].bike.peak.minutes)
    }
  })

  it('refuses to publish what was never computed', async () => {
    await commuteJob.work(runOn('2026-09-30'))
    await warehouse.run('DELETE FROM commute_method')
    await expect(commuteIndex(runOn('2026-09-30'))).rejects.toThrow('run the job commute again')
  })
})

describe('communeOrigins', () => {
  it('has everyone of each commune somewhere, and the city in its quarters', () => {
    const origins = communeOrigins(reference)
    expect(origins).toHaveLength(102)
    for (const { slug, places } of origins)
      expect(
        places.reduce((sum, { share }) => sum + share, 0),
        slug,
      ).toBeCloseTo(1, 9)
    expect(origins.find(({ slug }) => slug === 'luxembourg')!.places).toHaveLength(24)
  })
})
