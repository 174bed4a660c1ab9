import type {
  ContestedAdvert,
  FieldCount,
  NormalizedBatch,
  RejectCount,
} from '../../../models/contracts/listings/batch.ts'
import type { RawAdvert, RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { statedFields, unreadFields } from '../../../models/adverts/infer/unread-fields.ts'
import { readAmount } from '../../../models/adverts/read/read-amount.ts'
import { listOf } from '../../../models/adverts/read/scalar.ts'
import { excerpt } from '../../ingest/raw/feed-error.ts'
import type { Normalized, RivalPrice } from './normalize-advert.ts'

/** Figures of a file, beside its rows. */
export type FileCounts = Pick<NormalizedBatch, 'ending' | 'abroad' | 'fields' | 'rejectCounts' | 'contested'>

export interface FileCounter {
  add(row: RawRow, result: Normalized): void
  counts(endsInLine: boolean): FileCounts
}

/** Counts what the rows of a file state, what could not be read and what was rejected, with the first example of each. */
export function createFileCounter({ contract }: Pick<Source, 'contract'>): FileCounter {
  const fields = new Map<keyof RawAdvert, FieldCount>()
  const rejects = new Map<string, RejectCount>()
  const contested = new Map<string, ContestedAdvert>()
  const ranges = Object.entries(contract.ranges.fields) as [keyof RawAdvert, [number, number]][]
  let abroad = 0
  let lastRowMalformed = false

  const countOf = (field: keyof RawAdvert): FieldCount => {
    const known = fields.get(field)
    if (known) return known
    const fresh = {
      field,
      stated: 0,
      unread: 0,
      unreadRow: null,
      unreadValue: null,
      unreadReason: null,
      outside: 0,
      outsideRow: null,
      outsideValue: null,
    }
    fields.set(field, fresh)
    return fresh
  }
  const addContest = ({ sourceRef, observedAt, priceEur }: RivalPrice): void => {
    const key = `${sourceRef}\u0000${observedAt}`
    const known = contested.get(key) ?? { sourceRef, observedAt, pricesEur: [] }
    const isNew = priceEur !== null && !known.pricesEur.includes(priceEur)
    contested.set(key, isNew ? { ...known, pricesEur: [...known.pricesEur, priceEur] } : known)
  }
  const addReject = ({ code, rowNumber, field, received, detail }: RejectCount): void => {
    const known = rejects.get(code)
    if (known) known.rows++
    else rejects.set(code, { code, rowNumber, field, received, detail, rows: 1 })
  }
  return {
    add(row, result) {
      lastRowMalformed = !row.ok
      if ('reject' in result) {
        addReject({ ...result.reject, rows: 1 })
        if (result.rival) addContest(result.rival)
      } else if (result.observation.placeKind === 'abroad') abroad++
      if (!row.ok) return
      const { advert, rowNumber } = row
      const stated = statedFields(advert)
      for (const field of stated) countOf(field).stated++
      if ('observation' in result) {
        for (const { field, reason } of unreadFields(advert, stated, result.observation)) {
          const count = countOf(field)
          if (count.unread++ > 0) continue
          count.unreadReason = reason
          count.unreadRow = rowNumber
          count.unreadValue = valueOf(advert, field)
        }
      }
      for (const [field, [low, high]] of ranges) {
        if (advert[field] === undefined || advert[field] === null) continue
        const reading = readAmount(valueOf(advert, field))
        if (reading === null || !('eur' in reading) || (reading.eur >= low && reading.eur <= high)) continue
        const count = countOf(field)
        if (count.outside++ > 0) continue
        count.outsideRow = rowNumber
        count.outsideValue = valueOf(advert, field)
      }
    },
    counts: (endsInLine) => ({
      ending: lastRowMalformed ? 'malformed_row' : endsInLine ? 'whole' : 'no_line_break',
      abroad,
      fields: [...fields.values()].sort((a, b) => (a.field < b.field ? -1 : 1)),
      rejectCounts: [...rejects.values()].sort((a, b) => b.rows - a.rows || (a.code < b.code ? -1 : 1)),
      contested: [...contested.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one),
    }),
  }
}

function valueOf(advert: RawAdvert, field: keyof RawAdvert): string {
  return excerpt(listOf(advert[field]).join(', ')).toWellFormed()
}
