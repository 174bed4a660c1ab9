import { z } from 'zod'
import type { Job } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'

const communeTableSchema = z.object({
  slug: z.string(),
  name: z.string().describe('French name'),
  canton: z.string(),
  population: z.int(),
  populationYear: z.int(),
  areaKm2: z.number().meta({ unit: 'km²' }),
  latitude: z.number(),
  longitude: z.number(),
})

/** Writes the communes as a table for joins in SQL. */
export const communesJob: Job = {
  name: 'communes',
  title: 'reference facts',
  inputs: [],
  outputs: ['commune'],
  module: import.meta.url,
  parameters: ({ reference }) => ({ communes: reference.hashes['communes.csv'] }),
  async work({ warehouse, reference }) {
    const rows = reference.communes.map(({ name, ...commune }) => ({ ...commune, name: name.fr }))
    await writeRecords(warehouse, 'commune', communeTableSchema, rows)
    return {}
  },
}
