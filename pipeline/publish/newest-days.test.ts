import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import { newestDays } from './newest-days.ts'

let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  await warehouse.run(`CREATE TABLE observation AS SELECT * FROM (VALUES
    ('portal', DATE '2026-03-01'), ('portal', DATE '2026-03-04')) AS o(source_id, observed_at)`)
  await warehouse.run(`CREATE TABLE official_price AS SELECT * FROM (VALUES
    ('deeds', '2024', 5000, NULL), ('deeds', '2025-04/2026-03', 6000, NULL), ('deeds', '2026', NULL, NULL),
    ('rents', '2025', NULL, 1500)) AS p(source_id, period, price_per_sqm, price_eur)`)
  await warehouse.run(`CREATE TABLE price_index_point AS SELECT * FROM (VALUES
    ('index', '2025-Q3', 151.2), ('index', '2025-Q4', NULL)) AS i(source_id, period, value)`)
  await warehouse.run(`CREATE TABLE statistic AS SELECT * FROM (VALUES
    ('population', '2026', 670000), ('rates', '2026-01', 3.1)) AS s(source_id, period, value)`)
  await warehouse.run(`CREATE TABLE transit_stop AS SELECT 'timetable' AS source_id, DATE '2026-03-10' AS service_date`)
  await warehouse.run(`CREATE TABLE raw_batch AS SELECT * FROM (VALUES
    ('a', 'outlines', DATE '2025-11-02'), ('b', 'trips', NULL), ('c', 'broken', DATE '2026-01-01')) AS b(batch_id, source_id, snapshot_date)`)
  await warehouse.run(`CREATE TABLE open_data_batch AS SELECT * FROM (VALUES
    ('a', 'outlines', 'map_feature', NULL), ('b', 'trips', 'routed_trip', NULL), ('c', 'broken', 'map_feature', 'cut off'))
    AS b(batch_id, source_id, "table", error)`)
})
afterEach(() => warehouse.close())

it('is the last day that the values of a feed speak of, of open data too', async () => {
  expect(Object.fromEntries(await newestDays(warehouse, '2026-06-30'))).toEqual({
    portal: '2026-03-04',
    deeds: '2026-03-31',
    rents: '2025-12-31',
    index: '2025-09-30',
    population: '2026-06-30',
    rates: '2026-01-31',
    timetable: '2026-03-10',
    outlines: '2025-11-02',
  })
})

it('is the end of the period that a source states, also after the day of the release, and within a year that is not over', async () => {
  const days = await newestDays(warehouse, '2026-03-04')
  expect(Object.fromEntries(days)).toMatchObject({
    deeds: '2026-03-31',
    timetable: '2026-03-10',
    population: '2026-03-04',
  })
  expect((await newestDays(warehouse, '2025-12-01')).get('population')).toBe('2026-01-01')
})

it('is absent where no row has a day', async () => {
  const days = await newestDays(warehouse, '2025-12-01')
  expect(days.has('trips') || days.has('broken')).toBe(false)
})
