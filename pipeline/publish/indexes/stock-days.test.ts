import { expect, it } from 'vitest'
import { openWarehouse } from '../../warehouse/warehouse.ts'
import { stockDays } from './stock-days.ts'

it('names the day of a listing type whose adverts all came at once, and none of one that has new ones since', async () => {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '256MB' })
  try {
    await warehouse.run(`CREATE TABLE market_entry AS FROM (VALUES
      ('sale', DATE '2025-09-03'), ('sale', DATE '2025-09-03'), ('rent', DATE '2026-02-16'), ('rent', DATE '2026-02-17')
    ) AS entry(listing_type, entered_on)`)
    expect(await stockDays(warehouse)).toEqual(new Map([['sale', '2025-09-03']]))
    await warehouse.run(`INSERT INTO market_entry VALUES ('sale', DATE '2025-09-04')`)
    expect(await stockDays(warehouse)).toEqual(new Map())
  } finally {
    warehouse.close()
  }
})
