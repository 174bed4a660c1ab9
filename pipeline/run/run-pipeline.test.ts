import { expect, it } from 'vitest'
import { openWarehouse } from '../warehouse/warehouse.ts'
import { keepingDay } from './run-pipeline.ts'

it('looks for the day of a release once between two transactions, failed ones too, and sees what they change', async () => {
  const plain = await openWarehouse({ location: ':memory:' })
  let queries = 0
  const counted: typeof plain = { ...plain, one: (...query) => (queries++, plain.one(...query)) }
  const { warehouse, day } = keepingDay(counted, '2026-11-26')
  const observe = (on: string): Promise<void> => warehouse.run(`INSERT INTO observation VALUES ('${on}')`)
  try {
    await warehouse.transaction(() => warehouse.run('CREATE TABLE observation (observed_at DATE)'))
    expect(await day()).toBe('2026-11-26')
    await warehouse.transaction(() => observe('2026-03-01'))
    expect(await day()).toBe('2026-03-01')
    const before = queries
    expect(await Promise.all([day(), day(), day()])).toEqual(['2026-03-01', '2026-03-01', '2026-03-01'])
    expect(queries).toBe(before)
    await warehouse.transaction(() => observe('2026-03-04'))
    expect(await day()).toBe('2026-03-04')
    const failed = warehouse.transaction(async () => {
      await observe('2026-11-26')
      expect(await day()).toBe('2026-03-04')
      throw new Error('full')
    })
    await expect(failed).rejects.toThrow('full')
    expect(await day()).toBe('2026-03-04')
  } finally {
    warehouse.close()
  }
})
