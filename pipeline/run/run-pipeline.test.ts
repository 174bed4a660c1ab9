import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { createProgress } from '../engine/progress.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'
import { keepingDay, withRun } from './run-pipeline.ts'

it('leaves no warehouse behind where a feed cannot be read, and an old one as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lux-run-'))
  const settings = readSettings({ DATA_DIR: folder, LUX_SOURCES: join(folder, 'sources') })
  const options = {
    now: new Date('2026-11-26'),
    command: 'test',
    progress: createProgress('quiet', () => undefined),
    signal: new AbortController().signal,
  }
  const run = (): Promise<void> => withRun(settings, options, () => Promise.resolve())
  const wrong = join(settings.sourcesDir, 'wrong.yaml')
  try {
    mkdirSync(settings.sourcesDir, { recursive: true })
    writeFileSync(wrong, 'id: [')
    await expect(run()).rejects.toThrow('wrong.yaml')
    expect(existsSync(settings.warehouseLocation)).toBe(false)
    rmSync(wrong)
    await run()
    const made = readFileSync(settings.warehouseLocation)
    writeFileSync(wrong, 'id: [')
    await expect(run()).rejects.toThrow('wrong.yaml')
    expect(readFileSync(settings.warehouseLocation).equals(made)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.each(['2026-02-30', '2026-13-14', '2026-00-10', 'nonsense', '2026-1-1'])(
  'refuses %s as a day before anything is opened',
  async (asOf) => {
    const settings = readSettings({ DATA_DIR: join(tmpdir(), 'lux-no-run') })
    const options = {
      now: new Date('2026-11-26'),
      asOf,
      command: 'test',
      progress: createProgress('quiet', () => undefined),
      signal: new AbortController().signal,
    }
    await expect(withRun(settings, options, () => Promise.resolve())).rejects.toThrow(`${asOf} is not a day`)
    expect(existsSync(settings.dataDir)).toBe(false)
  },
)

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
