import { afterEach, beforeEach, expect, it } from 'vitest'
import { qualityFindingSchema } from '../../models/contracts/release/quality.ts'
import { aSnapshot } from '../testing/records.ts'
import { fill, openSmallWarehouse } from '../testing/small-warehouse.ts'
import { writeRecords } from '../warehouse/records.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { feedLinesOf } from './feed-lines.ts'
import { findProblems } from './gates.ts'

const NEWEST = '2026-09-20'
let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openSmallWarehouse()
  await warehouse.run(`INSERT INTO source VALUES ('alone', 3, 'warning', false), ('invented', 3, 'warning', true)`)
})
afterEach(() => warehouse.close())

/** The lines at a terminal on a day, after gates on the newest day of the feeds. */
async function linesOn(today: string, days: Readonly<Record<string, string>>): Promise<string[]> {
  const batches = Object.entries(days).map(([portalId, day]) => aSnapshot(day, { portalId }))
  await fill(warehouse, 'normalized_batch', batches)
  const findings = await findProblems(warehouse, Object.values(days).sort().at(-1)!)
  await writeRecords(warehouse, 'quality_finding', qualityFindingSchema, findings)
  return (await feedLinesOf(warehouse, today)).filter((line) => line.includes('no new file'))
}

it('names a feed that alone is silent by the day of the run, which no gate can know', async () => {
  const gates = await findProblems(warehouse, NEWEST)
  expect(gates.filter(({ gate }) => gate.startsWith('feeds-fresh'))).toEqual([])
  expect(await linesOn('2026-09-23', { alone: NEWEST })).toEqual([])
  expect(await linesOn('2026-09-24', { alone: NEWEST })).toEqual([
    'warning: feed alone, file 2026-09-20.csv: no new file since 2026-09-20, expected every 3 days at most. ' +
      'Ask the producer for the files since then, or set enabled: false.',
  ])
})

it('names every feed where all are silent, each once', async () => {
  await warehouse.run(`INSERT INTO source VALUES ('beside', 3, 'warning', false)`)
  const lines = await linesOn('2026-10-30', { alone: '2026-09-10', beside: NEWEST })
  expect(lines.map((line) => line.slice(0, 21))).toEqual(['warning: feed alone, ', 'warning: feed beside,'])
})

it('leaves an invented market alone, whose days stand still', async () => {
  expect(await linesOn('2027-09-30', { invented: NEWEST })).toEqual([])
})
