import { paidToAskedSchema } from '../../../../models/contracts/market/paid-to-asked.ts'
import type { Job } from '../../../engine/job.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import { countCommunes } from './count-communes.ts'

/** The ratio of what flats are paid to what is asked for them, by commune, from the official tables. */
export const paidToAskedJob: Job = {
  name: 'paid-to-asked',
  title: 'paid relative to asked',
  inputs: [],
  outputs: ['paid_to_asked'],
  module: import.meta.url,
  parameters: async ({ reference: { hashes }, asOf }) => ({
    year: (await asOf()).slice(0, 4),
    reference: ['official-prices.csv', 'communes.csv'].map((name) => hashes[name]),
  }),
  async work(run) {
    const { officialRatios } = await import('./official-ratios.ts')
    const ratios = officialRatios(run.reference, await run.asOf())
    await writeRecords(run.warehouse, 'paid_to_asked', paidToAskedSchema, ratios)
    return countCommunes(ratios)
  },
}
