import { existsSync } from 'node:fs'
import { readSettings } from '../../../pipeline/base/settings.ts'
import { openWarehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { flawsPath, scorePlausibility, shares } from './score-plausibility.ts'

/** Prints how many flawed offers of the sample market the run found implausible, using truth that the pipeline never reads. */
const settings = readSettings(process.env)
const truth = flawsPath(settings.dataDir)
if (!existsSync(truth) || !existsSync(settings.warehouseLocation)) {
  console.log('Plausibility is not scored: there is no sample market, or no run over it yet.')
} else {
  const warehouse = await openWarehouse({ location: settings.warehouseLocation, threads: 1 })
  try {
    for (const [what, scores] of Object.entries(await scorePlausibility(warehouse, truth))) {
      const { found, wronglyFound } = shares(scores)
      console.log(
        `${what}: flawed ones found ${found.toFixed(4)}, others called implausible ${wronglyFound.toFixed(4)}`,
      )
      console.table(scores)
    }
  } finally {
    warehouse.close()
  }
}
