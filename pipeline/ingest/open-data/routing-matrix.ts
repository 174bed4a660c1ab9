import { createInterface } from 'node:readline'
import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { ROUTED_MODES, ROUTING_ENGINES, routedTripSchema } from '../../../models/contracts/places/routed-trip.ts'
import type { RoutedTrip } from '../../../models/contracts/places/routed-trip.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { FactRow } from '../raw/adapter.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { factRow } from '../raw/fact-row.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'

/** `options` of a routing engine. One feed asks for one mode; an engine with three profiles needs three feeds. */
export const routingOptionsSchema = z.strictObject({
  engine: z.enum(ROUTING_ENGINES).describe('osrm: its table service; valhalla: sources_to_targets'),
  mode: z.enum(ROUTED_MODES),
  profile: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .describe('what the engine calls it: driving, cycling, walking; auto, bicycle, pedestrian'),
  origins: z.int().min(1).max(1_000).default(50).describe('origins asked for at a time; engines bound their tables'),
})
export type RoutingOptions = z.infer<typeof routingOptionsSchema>

const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
/** One line of the raw file: the question, with points as latitude and longitude, and the engine's unchanged answer. */
const recordedSchema = z.object({
  origins: z.array(point).min(1).max(1_000),
  destinations: z.array(point).min(1).max(100),
  answer: z.unknown(),
})
const cells = z.array(z.array(z.number().min(0).nullable()))
const osrmSchema = z.object({ code: z.literal('Ok'), durations: cells, distances: cells.optional() })
const valhallaSchema = z.object({
  sources_to_targets: z.array(
    z.array(z.object({ time: z.number().min(0).nullable(), distance: z.number().min(0).nullable().optional() })),
  ),
})
const MAX_LINE = 4_194_304

interface Matrix {
  minutes(origin: number, destination: number): number | null | undefined
  km(origin: number, destination: number): number | null
}

/** Reads the trips in a routing engine's recorded answers. @throws FeedError for an answer that does not fit its question */
export async function* readRoutingMatrix(file: RawFile, source: Source): AsyncGenerator<FactRow<RoutedTrip>[]> {
  const { engine, mode } = routingOptionsSchema.parse(source.options)
  const lines = createInterface({ input: createReadStream(file.path), crlfDelay: Infinity })
  let [lineNumber, rowNumber] = [0, 0]
  const answers = new Map<string, string>()
  for await (const line of lines) {
    lineNumber++
    const fail = (detail: string) =>
      new FeedError('wrong_structure', source.id, file.name, `line ${lineNumber} ${detail}`)
    if (line.trim() === '') continue
    if (line.length > MAX_LINE) throw fail(`has more than ${MAX_LINE} characters`)
    const { origins, destinations, answer } = recorded(line, fail)
    const question = JSON.stringify([origins, destinations])
    const known = answers.get(question) ?? line
    if (known !== line) throw fail('answers a question that an earlier line answers otherwise')
    answers.set(question, line)
    const matrix = engine === 'osrm' ? osrmMatrix(answer, fail) : valhallaMatrix(answer, fail)
    if (matrix.minutes(origins.length, 0) !== undefined || matrix.minutes(0, destinations.length) !== undefined)
      throw fail(`has more than the ${origins.length} by ${destinations.length} trips that were requested`)
    const rows: FactRow<RoutedTrip>[] = []
    for (const [index, [fromLatitude, fromLongitude]] of origins.entries())
      for (const [to, [toLatitude, toLongitude]] of destinations.entries()) {
        const minutes = matrix.minutes(index, to)
        if (minutes === undefined)
          throw fail(`has fewer than the ${origins.length} by ${destinations.length} trips that were requested`)
        const trip = {
          engine,
          mode,
          fromLatitude,
          fromLongitude,
          toLatitude,
          toLongitude,
          minutes,
          km: matrix.km(index, to),
        }
        rows.push(factRow(routedTripSchema, trip, ++rowNumber))
      }
    yield rows
  }
  if (rowNumber === 0) throw new FeedError('empty', source.id, file.name, 'has no answer of a routing engine')
}

function recorded(line: string, fail: (detail: string) => Error): z.infer<typeof recordedSchema> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw fail(`is not JSON: ${excerpt(line)}`)
  }
  const parsed = recordedSchema.safeParse(value)
  if (!parsed.success) throw fail(`is not a recorded answer: ${parsed.error.issues[0]!.message}`)
  return parsed.data
}

/** Seconds and metres: https://project-osrm.org/docs/v5.24.0/api/#table-service */
function osrmMatrix(answer: unknown, fail: (detail: string) => Error): Matrix {
  const parsed = osrmSchema.safeParse(answer)
  if (!parsed.success) throw fail(`is not an answer of OSRM's table service: ${excerpt(answer)}`)
  const { durations, distances } = parsed.data
  return {
    minutes: (origin, destination) => scaled(durations[origin]?.[destination], 60),
    km: (origin, destination) => scaled(distances?.[origin]?.[destination], 1_000) ?? null,
  }
}

/** Seconds and kilometres: https://valhalla.github.io/valhalla/api/matrix/api-reference/ */
function valhallaMatrix(answer: unknown, fail: (detail: string) => Error): Matrix {
  const parsed = valhallaSchema.safeParse(answer)
  if (!parsed.success) throw fail(`is not an answer of Valhalla's sources_to_targets: ${excerpt(answer)}`)
  const table = parsed.data.sources_to_targets
  return {
    minutes: (origin, destination) => scaled(table[origin]?.[destination]?.time, 60),
    km: (origin, destination) => table[origin]?.[destination]?.distance ?? null,
  }
}

function scaled(value: number | null | undefined, by: number): number | null | undefined {
  return typeof value === 'number' ? value / by : value
}
