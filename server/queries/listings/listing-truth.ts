import type { Locale } from '../../../models/kernel/locale.ts'
import type { CitedSource } from '../../../models/contracts/places/commune.ts'
import type { ListingTruth } from '../../../models/openapi/listing-truth.ts'
import { strictestLicence } from '../../../models/licences/licence.ts'
import { knownFacts } from '../../../models/adverts/listing/known-facts.ts'
import { openQuestions } from '../../../models/adverts/listing/open-questions.ts'
import { withheldFields } from '../../../models/adverts/listing/unknown-fields.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { priceCheckSentences } from '../../../content/say/price-check-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import { findListing } from './find-listing.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

/** Minimum reporters before a report is published, so that none can be recognised. */
export const MIN_REPORTERS = 3

/** Number of people who corrected a field of a listing. */
export interface CorrectionCount {
  field: string
  reporters: number
}

/** Counts the corrections of a listing; null while the service takes none. */
export type CorrectionsOf = (listingId: string) => Promise<readonly CorrectionCount[] | null>

interface TruthQuestion {
  id: string
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
  absoluteUrl(path: string): string
  correctionsOf: CorrectionsOf
  /** Sources of the release. */
  sources: readonly CitedSource[]
}

/** Returns the origin of each fact of a listing. @throws NotFoundError */
export async function getListingTruth(facts: ReleaseFacts, question: TruthQuestion): Promise<ListingTruth> {
  const listing = findListing(facts, question.id)
  const say = sayIn(question.locale)
  const today = isoDateAt(question.now)
  const known = knownFacts(listing, today)
  if (typeof known.agency?.value === 'string') known.agency.value = quotable(known.agency.value, 80)
  const ids = new Set(Object.values(listing.facts).map(({ source }) => source))
  const sources = question.sources
    .filter(({ id }) => ids.has(id))
    .map(({ id, title, licence }) => ({ id, title, licence }))
  return {
    id: listing.id,
    url: question.absoluteUrl(listing.url),
    firstSeen: listing.firstSeen,
    lastSeen: listing.lastSeen,
    status: listing.status,
    ...(listing.staleReason !== null && { staleReason: listing.staleReason }),
    facts: known as ListingTruth['facts'],
    unknown: openQuestions(listing).map((open) => ({ ...open, question: say(`question.${open.field}`) })),
    priceCheck: listing.priceCheck,
    priceCheckReasons: priceCheckSentences(listing, question.locale),
    withheld: withheldFields(listing),
    licence: strictestLicence(sources.map(({ licence }) => licence)),
    sources,
    corrections: correctionSummary(await question.correctionsOf(listing.id)),
  }
}

function correctionSummary(counts: readonly CorrectionCount[] | null): ListingTruth['corrections'] {
  const shown = (counts ?? []).filter(({ reporters }) => reporters >= MIN_REPORTERS)
  const fields = shown
    .map(({ field, reporters }) => ({ field: quotable(field, 40), reporters }))
    .sort((a, b) => b.reporters - a.reporters || (a.field < b.field ? -1 : 1))
  return { collected: counts !== null, minReporters: MIN_REPORTERS, fields }
}
