import { storeIndexSchema, type StoreIndex } from '../../contracts/release/release-store.ts'
import { decodeUnit, encodeUnit } from './unit.ts'

/** An index of a release of a million listings is about this large; more is not read. */
const MAX_INDEX_BYTES = 64 << 20

/** The index as an object of the store: its length as a line, then the compressed JSON. */
export async function encodeIndex(index: StoreIndex): Promise<Buffer> {
  const json = Buffer.from(JSON.stringify(index))
  return Buffer.concat([Buffer.from(`${json.length}\n`), await encodeUnit(json, Buffer.alloc(0))])
}

/** @throws Error or ZodError that says what is wrong with it */
export async function decodeIndex(stored: Uint8Array): Promise<StoreIndex> {
  const end = stored.indexOf(0x0a)
  const bytes = Number(Buffer.from(stored.subarray(0, Math.max(0, end))).toString('latin1'))
  if (end < 1 || !Number.isInteger(bytes) || bytes < 1 || bytes > MAX_INDEX_BYTES)
    throw new RangeError('Not an index of a store: it does not begin with its length')
  const json = await decodeUnit(stored.subarray(end + 1), Buffer.alloc(0), bytes)
  return storeIndexSchema.parse(JSON.parse(json.toString('utf8')))
}
