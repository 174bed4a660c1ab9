import { existsSync } from 'node:fs'
import { readSettings } from '../../pipeline/base/settings.ts'
import { openWarehouse, type Warehouse } from '../../pipeline/warehouse/warehouse.ts'

/** Scores the run over the sample market against truth that the pipeline never reads; says so where one of the two is missing. */
export async function scoreSampleRun(
  what: string,
  truthPath: (dataDir: string) => string,
  score: (warehouse: Warehouse, truth: string) => Promise<void>,
): Promise<void> {
  const { dataDir, warehouseLocation } = readSettings(process.env)
  const truth = truthPath(dataDir)
  if (!existsSync(truth) || !existsSync(warehouseLocation))
    return console.log(`${what} is not scored: there is no sample market, or no run over it yet.`)
  const warehouse = await openWarehouse({ location: warehouseLocation, threads: 1 })
  try {
    await score(warehouse, truth)
  } finally {
    warehouse.close()
  }
}
