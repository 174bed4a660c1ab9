import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { ReleaseRefusedError } from './release-refused.ts'

/** Records parsed per turn of the event loop: a few milliseconds, so that a swap hardly delays requests. */
const RECORDS_PER_TURN = 25
const NEW_LINE = 0x0a

/** Parses a JSON file of one record. @throws ReleaseRefusedError that names the file, the field and what was expected */
export function parseJsonFile<Schema extends z.ZodType>(path: string, bytes: Buffer, schema: Schema): z.output<Schema> {
  return parseRecord(path, readJson(path, bytes.toString('utf8')), schema)
}

/** Steps of parsing a file; the caller decides whether to breathe between them. */
export type Parsing<Output> = Generator<void, Output>

/** Parses a JSON array, record by record. @throws ReleaseRefusedError */
export function* parseArrayFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Parsing<z.output<Schema>[]> {
  const records = readJson(path, bytes.toString('utf8'))
  if (!Array.isArray(records)) throw new ReleaseRefusedError(path, 'expected a JSON array')
  return yield* parseInTurns(records, (record, index) => parseRecord(`${path} record ${index + 1}`, record, schema))
}

/** Parses a JSON object of records by key, record by record. @throws ReleaseRefusedError */
export function* parseMapFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Parsing<Map<string, z.output<Schema>>> {
  const entries = Object.entries(parseJsonFile(path, bytes, z.record(z.string(), z.unknown())))
  const records = yield* parseInTurns(entries, ([key, record]) => parseRecord(`${path} record ${key}`, record, schema))
  return new Map(entries.map(([key], index) => [key, records[index]!]))
}

/** Parses a file with one JSON record per line. @throws ReleaseRefusedError */
export function* parseLinesFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Parsing<z.output<Schema>[]> {
  const outputs: z.output<Schema>[] = []
  // Line by line: a text ends at 512 MB, and so many listings at once would be held twice.
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(NEW_LINE, start)
    const end = found < 0 ? bytes.length : found
    if (outputs.length % RECORDS_PER_TURN === RECORDS_PER_TURN - 1) yield
    const place = `${path} line ${outputs.length + 1}`
    outputs.push(parseRecord(place, readJson(place, bytes.toString('utf8', start, end)), schema))
    start = end + 1
  }
  return outputs
}

/** Parses a file as one step. */
export function* parseWhole<Output>(parse: () => Output): Parsing<Output> {
  yield
  return parse()
}

/** Parses at once. */
export function parseNow<Output>(parsing: Parsing<Output>): Output {
  let step = parsing.next()
  while (step.done !== true) step = parsing.next()
  return step.value
}

/** Parses a few milliseconds at a time, so that requests are answered in between. */
export async function parseInPieces<Output>(parsing: Parsing<Output>): Promise<Output> {
  let step = parsing.next()
  while (step.done !== true) {
    await nextTurn()
    step = parsing.next()
  }
  return step.value
}

function* parseInTurns<Input, Output>(
  inputs: readonly Input[],
  parse: (input: Input, index: number) => Output,
): Parsing<Output[]> {
  const outputs: Output[] = []
  for (const [index, input] of inputs.entries()) {
    if (index % RECORDS_PER_TURN === RECORDS_PER_TURN - 1) yield
    outputs.push(parse(input, index))
  }
  return outputs
}

function parseRecord<Schema extends z.ZodType>(place: string, record: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  throw new ReleaseRefusedError(place, `does not match its contract: ${z.prettifyError(parsed.error)}`)
}

function readJson(place: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ReleaseRefusedError(place, 'not JSON', cause)
  }
}
