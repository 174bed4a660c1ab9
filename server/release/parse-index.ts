import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { ReleaseRefusedError } from './release-refused.ts'

/** Records parsed per turn of the event loop: a few milliseconds, so that a swap hardly delays requests. */
const RECORDS_PER_TURN = 25

/** Parses a JSON file of one record. @throws ReleaseRefusedError that names the file, the field and what was expected */
export function parseJsonFile<Schema extends z.ZodType>(path: string, bytes: Buffer, schema: Schema): z.output<Schema> {
  return parseRecord(path, readJson(path, bytes.toString('utf8')), schema)
}

/** Parses a JSON array, record by record. @throws ReleaseRefusedError */
export async function parseArrayFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const records = readJson(path, bytes.toString('utf8'))
  if (!Array.isArray(records)) throw new ReleaseRefusedError(path, 'expected a JSON array')
  return parseInTurns(records, (record, index) => parseRecord(`${path} record ${index + 1}`, record, schema))
}

/** Parses a JSON object of records by key, record by record. @throws ReleaseRefusedError */
export async function parseMapFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Promise<Map<string, z.output<Schema>>> {
  const entries = Object.entries(parseJsonFile(path, bytes, z.record(z.string(), z.unknown())))
  const records = await parseInTurns(entries, ([key, record]) => parseRecord(`${path} record ${key}`, record, schema))
  return new Map(entries.map(([key], index) => [key, records[index]!]))
}

/** Parses a file with one JSON record per line. @throws ReleaseRefusedError */
export async function parseLinesFile<Schema extends z.ZodType>(
  path: string,
  bytes: Buffer,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const lines = bytes.toString('utf8').split('\n')
  if (lines.at(-1) === '') lines.pop()
  return parseInTurns(lines, (line, index) => {
    const place = `${path} line ${index + 1}`
    return parseRecord(place, readJson(place, line), schema)
  })
}

async function parseInTurns<Input, Output>(
  inputs: readonly Input[],
  parse: (input: Input, index: number) => Output,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const [index, input] of inputs.entries()) {
    if (index % RECORDS_PER_TURN === RECORDS_PER_TURN - 1) await nextTurn()
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
