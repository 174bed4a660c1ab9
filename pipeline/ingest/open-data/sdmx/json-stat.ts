import { z } from 'zod'
import { excerpt } from '../../raw/feed-error.ts'
import { DATAFLOW, PERIOD, STATUS, VALUE, type SdmxCells, type SdmxObservation } from './sdmx-record.ts'

const listOrPositions = <Value extends z.ZodType>(value: Value) =>
  z.union([z.array(value), z.record(z.string(), value)])
const categorySchema = z.looseObject({
  index: listOrPositions(z.union([z.string(), z.number()])).optional(),
  label: z.record(z.string(), z.string()).optional(),
})
const dataSetSchema = z.looseObject({
  class: z.literal('dataset'),
  id: z.array(z.string()).min(1),
  size: z.array(z.int().min(0)),
  dimension: z.record(z.string(), z.looseObject({ category: categorySchema })),
  value: listOrPositions(z.union([z.number(), z.string()]).nullable()),
  status: z.union([z.string(), listOrPositions(z.string().nullable())]).optional(),
  label: z.string().optional(),
  extension: z.looseObject({ id: z.string().optional() }).optional(),
})
const TIME = /^(?:time|time_period)$/i

/**
 * Reads the observations of a JSON-stat 2.0 data set, as Eurostat answers by default.
 * @returns null when the document is none; a text when its sizes contradict its codes, so that no value can be placed
 */
export function jsonStatObservations(document: unknown): Iterable<SdmxObservation> | string | null {
  const parsed = dataSetSchema.safeParse(document)
  if (!parsed.success) return null
  const { id, size, dimension } = parsed.data
  const codes = id.map((name) => codesOf(Object.hasOwn(dimension, name) ? dimension[name]?.category : undefined))
  const isPlaced = size.length === id.length && codes.every((each, nth) => each.length === size[nth])
  if (isPlaced) return observationsOf(parsed.data, codes)
  const stated = codes.map((each, nth) => `${id[nth]} ${each.length}`).join(', ')
  return `states the sizes ${size.join(', ')}, but codes of ${stated}`
}

function* observationsOf(
  dataSet: z.infer<typeof dataSetSchema>,
  codes: readonly string[][],
): Generator<SdmxObservation> {
  const { id, size, value, status } = dataSet
  const places = size.reduce((product, each) => product * each, 1)
  const dataflow = dataSet.extension?.id ?? dataSet.label ?? 'unknown'
  for (const [position, stated] of Object.entries(value)) {
    let rest = Number(position)
    if (!Number.isInteger(rest) || rest < 0 || rest >= places) {
      yield {
        ok: false,
        received: excerpt(position),
        detail: `expected a position below ${places}, the product of the sizes`,
      }
      continue
    }
    const cells: SdmxCells = { [DATAFLOW]: dataflow }
    for (let index = id.length - 1; index >= 0; index--) {
      const code = codes[index]![rest % size[index]!]
      rest = Math.floor(rest / size[index]!)
      if (code !== undefined) cells[TIME.test(id[index]!) ? PERIOD : id[index]!] = code
    }
    cells[VALUE] = stated === null ? '' : String(stated)
    const flag = flagAt(status, position)
    if (flag) cells[STATUS] = flag
    yield { ok: true, cells }
  }
}

/** The flag of one value; one text is the flag of all. */
function flagAt(status: z.infer<typeof dataSetSchema>['status'], position: string): string | null | undefined {
  if (typeof status === 'string') return status
  return Array.isArray(status) ? status[Number(position)] : status?.[position]
}

/** Codes of a dimension in order; one with a single code may state its label alone. */
function codesOf(category: z.infer<typeof categorySchema> | undefined): string[] {
  const { index, label } = category ?? {}
  if (Array.isArray(index)) return index.map(String)
  if (index !== undefined) {
    const codes: string[] = []
    for (const [code, position] of Object.entries(index)) codes[Number(position)] = code
    return codes
  }
  return Object.keys(label ?? {})
}
