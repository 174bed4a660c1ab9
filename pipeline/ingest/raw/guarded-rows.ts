import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'
import { FeedError } from './feed-error.ts'

/** A row, or why it cannot be used. */
type SomeRow = { ok: true } | { ok: false; rowNumber: number; field: string | null; received: string; detail: string }

const CHUNK_ROWS = 1000

/**
 * Re-cuts rows into chunks of at most 1,000. Refuses a file that would empty a market: a complete snapshot without rows, or a file without a single
 * readable row.
 * @throws FeedError `empty` or `corrupt`, after the last row
 */
export async function* guardedRows<Row extends SomeRow>(
  pieces: AsyncGenerator<Row[]>,
  file: RawFile,
  source: Source,
): AsyncGenerator<Row[]> {
  let read = 0
  let usable = 0
  let firstReject: Extract<SomeRow, { ok: false }> | undefined
  let pending: Row[] = []
  for await (const piece of pieces) {
    read += piece.length
    for (const row of piece)
      if (row.ok) usable++
      else firstReject ??= row
    pending = pending.length === 0 ? piece : pending.concat(piece)
    while (pending.length >= CHUNK_ROWS) {
      yield pending.slice(0, CHUNK_ROWS)
      pending = pending.slice(CHUNK_ROWS)
    }
  }
  if (pending.length > 0) yield pending
  if (firstReject && usable === 0) {
    const { rowNumber, field, received, detail } = firstReject
    const first = `row ${rowNumber}${field === null ? '' : `, ${field}`}: received ${JSON.stringify(received)}, ${detail}`
    throw new FeedError('corrupt', source.id, file.name, `none of the ${read} rows can be read; the first, ${first}`)
  }
  if (read === 0 && source.snapshot.complete) {
    throw new FeedError(
      'empty',
      source.id,
      file.name,
      'contains no rows, although the feed says that it lists everything',
    )
  }
}
