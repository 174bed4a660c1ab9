import { sayIn } from '../../../content/say/words.ts'
import { placeNames } from '../places/place-names.ts'
import { createHash } from 'node:crypto'
import { tellConditions } from '../../../content/say/tell-conditions.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'
import { parseLocale } from '../../../models/kernel/locale.ts'
import type { ListingsDocument, ListingsQuery } from '../../../models/openapi/listing-documents.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { requireConsistent, searchByDescription, searchByFilters } from './search-listings.ts'

/** Filters that stand instead of a description. */
const FILTERS = ['commune', 'minPrice', 'maxPrice', 'minBeds', 'minAreaSqm', 'propertyType'] as const
/** Maximum unread words that an answer repeats. */
const ECHOED_WORDS = 24

interface ListContext {
  absoluteUrl(path: string): string
  /** Milliseconds since 1970. */
  now: number
}

/** Checks the parameters that a schema cannot. @throws BadArgumentsError for a description with filters, or a cursor of another search */
export function checkListingsQuery(facts: ReleaseFacts, query: ListingsQuery): void {
  requireConsistent(query)
  const filter = FILTERS.find((name) => query[name] !== undefined)
  if (query.q !== undefined && filter !== undefined)
    throw new BadArgumentsError([
      { field: filter, received: query[filter], expected: { key: 'reply.expected.qOrFilters' } },
    ])
  offsetOf(facts, query)
}

/**
 * A page of the listings that meet filters or fit a description: the same as the search tools find.
 * @throws NotFoundError for an unknown place
 */
export function listListings(facts: ReleaseFacts, query: ListingsQuery, context: ListContext): ListingsDocument {
  const {
    listingType: given,
    q,
    sort: order,
    limit,
    minBeds,
    minPrice,
    maxPrice,
    minAreaSqm,
    commune,
    propertyType,
  } = query
  const { near, within } = query
  const listingType = given ?? 'rent'
  const { locale, deprecatedAlias } = parseLocale(query.locale)!
  const offset = offsetOf(facts, query)
  const view = { locale, absoluteUrl: context.absoluteUrl }
  const page = { limit, offset, order, near, within }
  const filters = { listingType, commune, minPrice, maxPrice, minBeds, minAreaSqm, propertyType }
  const described =
    q === undefined
      ? undefined
      : searchByDescription(
          facts,
          { query: q, intent: given && (given === 'rent' ? 'rent' : 'buy'), today: isoDateAt(context.now), ...page },
          view,
        )
  const { listings, total, empty, notes } = described ?? searchByFilters(facts, { ...filters, ...page }, view)
  const end = offset + listings.length
  return {
    listings: [...listings],
    total,
    next: end < total && listings.length > 0 ? cursorOf(facts, query, end) : null,
    reading: described ? tellConditions(described.intent.understood, locale, placeNames(facts, locale)) : null,
    notUnderstood: (described?.intent.notUnderstood ?? []).slice(0, ECHOED_WORDS).map((word) => quotable(word, 40)),
    notes: [...notes, ...(deprecatedAlias ? [sayIn(locale)('reply.localeDeprecated')] : [])],
    empty: (empty?.effects ?? []).map(({ name, value, removed, foundWithout, nearest }) => ({
      filter: name,
      value,
      removed,
      foundWithout,
      nearest,
    })),
    asOf: facts.asOf,
    releaseId: facts.id,
    sample: facts.sample,
  }
}

/** Place after which a search goes on, bound to its release and its other parameters. */
function cursorOf(facts: ReleaseFacts, query: ListingsQuery, offset: number): string {
  return `${offset.toString(36)}-${signatureOf(facts, query)}`
}

const CURSOR = /^([\da-z]{1,6})-([\w-]+)$/

/** @throws BadArgumentsError */
function offsetOf(facts: ReleaseFacts, query: ListingsQuery): number {
  if (query.cursor === undefined) return 0
  const [, offset, signature] = CURSOR.exec(query.cursor) ?? []
  if (offset !== undefined && signature === signatureOf(facts, query)) return Number.parseInt(offset, 36)
  throw new BadArgumentsError([
    {
      field: 'cursor',
      received: query.cursor,
      expected: { key: 'reply.expected.cursor' },
    },
  ])
}

function signatureOf({ id }: ReleaseFacts, { cursor: _cursor, limit: _limit, ...question }: ListingsQuery): string {
  const names = Object.keys(question).sort() as (keyof typeof question)[]
  const text = JSON.stringify([id, names.map((name) => [name, question[name]])])
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
