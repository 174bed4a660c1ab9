import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../../pipeline/base/settings.ts'
import { openWarehouse, type Warehouse } from '../../../pipeline/warehouse/warehouse.ts'

/** Works on the warehouse that `npm run real` makes; without one it says so and does nothing. */
export async function withRealWarehouse(work: (warehouse: Warehouse) => Promise<void>): Promise<void> {
  const dataDir = join(readSettings(process.env).dataDir, 'real')
  const { warehouseLocation } = readSettings({ ...process.env, DATA_DIR: dataDir, LUX_MARKET: 'real' })
  if (!existsSync(warehouseLocation))
    return console.warn(`skipped: there is no real market at ${warehouseLocation}; make it with npm run real`)
  const warehouse = await openWarehouse({ location: warehouseLocation, threads: 1 })
  try {
    await work(warehouse)
  } finally {
    warehouse.close()
  }
}
