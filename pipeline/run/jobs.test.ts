import { expect, it } from 'vitest'
import { JOBS } from './jobs.ts'

it('reads only tables that an earlier job writes', () => {
  const written = new Set<string>()
  for (const { name, inputs, outputs } of JOBS) {
    for (const table of inputs) expect(written, `${name} reads ${table}`).toContain(table)
    for (const table of outputs) written.add(table)
  }
})

it('has one writer for each table and one job for each name', () => {
  const outputs = JOBS.flatMap((job) => job.outputs)
  expect(new Set(outputs).size).toBe(outputs.length)
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length)
})
