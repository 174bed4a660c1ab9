import type { RawAdvert } from '../../../models/contracts/listings/raw-advert.ts'
import { isSearchPage, refFromUrl, webAddress } from '../../../models/adverts/read/advert-url.ts'
import { readDate } from '../../../models/adverts/read/read-date.ts'
import type { DateOrder } from '../../../models/adverts/read/read-date.ts'
import type { Refusal } from '../../../models/adverts/read/refusal.ts'
import { textOf } from '../../../models/adverts/read/scalar.ts'

/** Identity of a row: the key of its advert and the day of observation. */
export interface Identity {
  sourceRef: string
  url: string | null
  observedAt: string
  /** Text of the feed; two rows of one advert with other prices contradict each other. */
  price: string | null
}

const MAX_REF = 120

/** Reads the identity of the rows of one batch and remembers the accepted ones. */
export interface IdentityReader {
  read(advert: RawAdvert): Identity | Refusal
  /** @returns why the identity, which an accepted row has, is refused; null when none has it */
  repeats(identity: Identity): Refusal | null
  /** Call when a row has become an observation: only then are later rows with its identity duplicates. */
  accept(identity: Identity): void
}

/** @param snapshotDate day of the whole file; null when each row has its own */
export function createIdentityReader(snapshotDate: string | null, asOf: string, order: DateOrder): IdentityReader {
  const prices = new Map<string, string | null>()
  return {
    read(advert) {
      const url = webAddress(advert.url)
      if (url !== null && isSearchPage(url)) return searchPage(url)
      const sourceRef = textOf(advert.sourceRef) ?? (url === null ? null : refFromUrl(url))
      if (sourceRef === null || sourceRef.length > MAX_REF) return missingRef(sourceRef ?? textOf(advert.url))
      const observedAt = snapshotDate ?? readDate(advert.observedAt, order)
      if (observedAt === null || observedAt > asOf) return badDate(observedAt ?? textOf(advert.observedAt), asOf)
      return { sourceRef, url, observedAt, price: textOf(advert.price) ?? textOf(advert.priceFrom) }
    },
    repeats({ sourceRef, observedAt, price }) {
      const first = prices.get(keyOf(sourceRef, observedAt))
      if (first === undefined) return null
      return price === null || first === price ? duplicate(sourceRef) : conflict(sourceRef, first, price)
    },
    accept({ sourceRef, observedAt, price }) {
      prices.set(keyOf(sourceRef, observedAt), price)
    },
  }
}

function keyOf(sourceRef: string, observedAt: string): string {
  return `${observedAt}\u0000${sourceRef}`
}

function searchPage(url: string): Refusal {
  return {
    code: 'not_an_advert',
    field: 'url',
    received: url,
    expected: 'the address of one advert, not of a list of results',
  }
}

function missingRef(received: string | null): Refusal {
  const expected = `a key of the advert of at most ${MAX_REF} characters, in sourceRef or in the address`
  return { code: 'missing_ref', field: 'sourceRef', received, expected }
}

function badDate(received: string | null, asOf: string): Refusal {
  return { code: 'bad_date', field: 'observedAt', received, expected: `a day such as 2026-03-31, not after ${asOf}` }
}

function duplicate(sourceRef: string): Refusal {
  return { code: 'duplicate_row', field: 'sourceRef', received: sourceRef, expected: 'each advert once in a file' }
}

function conflict(sourceRef: string, first: string | null, price: string): Refusal {
  const expected = `one price an advert; this row says ${price}, an earlier one ${first ?? 'none'}`
  return { code: 'conflicting_row', field: 'sourceRef', received: sourceRef, expected }
}
