import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseLinesFile, parseNow } from './parse-index.ts'

const schema = z.object({ town: z.string() })
const read = (text: string) => parseNow(parseLinesFile('index/towns.ndjson', Buffer.from(text), schema))
const lines = (towns: readonly string[]): string[] => towns.map((town) => JSON.stringify({ town }))

it('reads the record of each line, whether the last ends with a line break or not', () => {
  const towns = Array.from({ length: 60 }, (_, at) => `Réiden ${at} €`)
  const records = towns.map((town) => ({ town }))
  expect(read(lines(towns).join('\n'))).toEqual(records)
  expect(read(`${lines(towns).join('\n')}\n`)).toEqual(records)
  expect(read('')).toEqual([])
})

it('names the line that is no record', () => {
  expect(() => read(`${lines(['Mersch', 'Wiltz']).join('\n')}\n{"town":1}\n`)).toThrow(/towns\.ndjson line 3/)
  expect(() => read('{"town":"Mersch"}\n\n{"town":"Wiltz"}')).toThrow(/line 2.*not JSON/s)
})
