import { z } from 'zod'
import { excerpt } from '../../raw/feed-error.ts'
import { DATAFLOW, PERIOD, STATUS, VALUE, type SdmxCells, type SdmxObservation } from './sdmx-record.ts'

/** Code of a component: its id, or its value where it has no list of codes. */
const codeSchema = z.looseObject({ id: z.string().optional(), value: z.unknown().optional() })
const componentSchema = z.looseObject({ id: z.string(), values: z.array(codeSchema.nullable()).default([]) })
const componentsSchema = z.looseObject({
  dataSet: z.array(componentSchema).default([]),
  series: z.array(componentSchema).default([]),
  observation: z.array(componentSchema).default([]),
})
const structureSchema = z.looseObject({
  links: z.array(z.looseObject({ rel: z.string().optional(), urn: z.string().optional() })).default([]),
  dimensions: componentsSchema,
  attributes: componentsSchema.prefault({}),
})
const valuesSchema = z.record(z.string(), z.array(z.unknown()))
const seriesSchema = z.looseObject({
  attributes: z.array(z.unknown()).default([]),
  observations: valuesSchema.default({}),
})
const dataSetSchema = z.looseObject({
  structure: z.int().min(0).default(0),
  attributes: z.array(z.unknown()).default([]),
  observations: valuesSchema.default({}),
  series: z.record(z.string(), seriesSchema).default({}),
})
const dataSchema = z.looseObject({
  dataSets: z.array(dataSetSchema),
  structure: structureSchema.optional(),
  structures: z.array(structureSchema).optional(),
})
/** SDMX-JSON 1.0 and 2.0; the data may stand at the top, as in the answers of the European Central Bank. */
const messageSchema = z.union([z.looseObject({ data: dataSchema }).transform(({ data }) => data), dataSchema])

type Component = z.infer<typeof componentSchema>
type Structure = z.infer<typeof structureSchema>
const URN = /=([^=]+)$/

/** Reads the observations of an SDMX-JSON message; null when the document is none. */
export function sdmxJsonObservations(document: unknown): Iterable<SdmxObservation> | null {
  const message = messageSchema.safeParse(document)
  if (!message.success) return null
  const { dataSets, structure, structures } = message.data
  const known = structures ?? (structure ? [structure] : [])
  return dataSets.every((each) => each.structure < Math.max(1, known.length)) && known.length > 0
    ? observationsOf(dataSets, known)
    : null
}

function* observationsOf(
  dataSets: readonly z.infer<typeof dataSetSchema>[],
  structures: readonly Structure[],
): Generator<SdmxObservation> {
  for (const dataSet of dataSets) {
    const structure = structures[dataSet.structure]!
    const { dimensions, attributes } = structure
    const common = {
      [DATAFLOW]: dataflowOf(structure),
      ...codes(
        dimensions.dataSet,
        dimensions.dataSet.map(() => 0),
      ),
      ...codes(attributes.dataSet, dataSet.attributes),
    }
    const observed = (values: Record<string, unknown[]>, shared: SdmxCells) =>
      Object.entries(values).map(([key, [value, ...noted]]): SdmxObservation => {
        const at = positions(key)
        if (!fits(dimensions.observation, at)) return misplaced(key)
        return {
          ok: true,
          cells: withStandardNames({
            ...shared,
            ...codes(dimensions.observation, at),
            ...codes(attributes.observation, noted),
            [VALUE]: value === null || value === undefined ? '' : String(value),
          }),
        }
      })
    yield* observed(dataSet.observations, common)
    for (const [key, series] of Object.entries(dataSet.series)) {
      const at = positions(key)
      if (!fits(dimensions.series, at)) {
        yield misplaced(key)
        continue
      }
      const shared = {
        ...common,
        ...codes(dimensions.series, at),
        ...codes(attributes.series, series.attributes),
      }
      yield* observed(series.observations, shared)
    }
  }
}

function positions(key: string): number[] {
  return key.split(':').map(Number)
}

/** Whether each dimension has a code at its position. */
function fits(dimensions: readonly Component[], at: readonly number[]): boolean {
  return (
    dimensions.length === 0 ||
    (at.length === dimensions.length && dimensions.every(({ values }, nth) => values[at[nth]!]))
  )
}

function misplaced(key: string): SdmxObservation {
  return { ok: false, received: excerpt(key), detail: 'expected one position of each dimension in its list of codes' }
}

/** Codes of components at these positions of their lists; a value that is no position stands for itself. */
function codes(components: readonly Component[], at: readonly unknown[]): SdmxCells {
  const cells: SdmxCells = {}
  for (const [index, { id, values }] of components.entries()) {
    const position = at[index]
    const code = typeof position === 'number' ? values[position] : undefined
    const text = code ? (code.id ?? code.value) : typeof position === 'string' ? position : undefined
    if (text !== undefined && text !== null) cells[id] = String(text)
  }
  return cells
}

/** The dimension of time has another name in some answers. */
function withStandardNames(cells: SdmxCells): SdmxCells {
  const period = cells[PERIOD] ?? cells['TIME']
  const status = cells[STATUS] ?? cells['OBS_FLAG']
  return {
    ...cells,
    ...(period === undefined ? {} : { [PERIOD]: period }),
    ...(status === undefined ? {} : { [STATUS]: status }),
  }
}

function dataflowOf({ links }: Structure): string {
  const urns = links.flatMap(({ urn }) => (urn === undefined ? [] : [urn]))
  return URN.exec(urns.find((urn) => /dataflow/i.test(urn)) ?? urns[0] ?? '')?.[1] ?? 'unknown'
}
