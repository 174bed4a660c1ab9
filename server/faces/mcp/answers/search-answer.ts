import { z } from 'zod'

import type { AgentListing } from '../../../../models/contracts/listings/listing.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import type { ConstraintEffect, EmptyExplanation } from '../../../../models/search/explain/explain-empty.ts'
import type { SearchOrder } from '../../../../models/search/intent/conditions.ts'
import type { ListingsFound } from '../../../queries/listings/search-listings.ts'
import { newestSeen } from '../../../queries/listings/search-homes.ts'
import { communeNamer } from '../../../queries/places/place-names.ts'
import { emptyAnswer, tellArgument } from './empty-search.ts'
import type { EmptyFilter, ToldFilter } from './empty-search.ts'
import { briefLine, listingLine, photoLabel } from './listing-text.ts'
import { tellCuts } from './tell-cuts.ts'
import { tongueOf, type Tongue } from './text.ts'
import { MAX_PHOTO_BLOCKS, photoBlocks } from './photo-blocks.ts'
import { MOST_OFFSET, MOST_RESULTS } from '../offer/listing-arguments.ts'
import type { ToolAnswer, ToolContext } from '../offer/tool.ts'

/** Fields shared by every search answer. */
export const searchEnvelope = {
  total: z.int().min(0),
  truncated: z.boolean().optional(),
  empty: z
    .array(
      z.object({
        filter: z.string(),
        value: z.union([z.string(), z.number()]),
        removed: z.int(),
        foundWithout: z.int(),
        nearest: z.union([z.number(), z.string()]).nullable(),
      }),
    )
    .optional(),
}

export interface SearchAnswer<Listing extends AgentListing> {
  listings: Listing[]
  total: number
  truncated?: boolean
  empty?: EmptyFilter[]
}

interface Options<Listing extends AgentListing> {
  found: ListingsFound<Listing>
  /** The search in words, with its order. */
  what: 'any' | 'rent' | 'sale'
  order: string
  /** Order that was asked for; null for the search's own. */
  sort: SearchOrder | null
  /** Results left out before the first. */
  offset: number
  includePhotos: boolean
  /** End of a listing's line, with up to this many reasons. */
  lineEnd?: (listing: Listing, reasons: number) => string
  /** Describes a filter in the caller's words. @default the tool's arguments */
  tellFilter?: (effect: ConstraintEffect, tongue: Tongue) => ToldFilter
}

type LineOptions<Listing extends AgentListing> = Omit<Options<Listing>, 'found' | 'tellFilter'>

/**
 * Levels of detail per listing, fullest first: maximum characters of description and title, and maximum features and reasons, in the
 * structure; then the last two in the text. An answer takes the fullest level that fits its budget.
 */
const LEVELS = [
  { description: 280, title: 120, features: 40, lineFeatures: 40, lineReasons: 3, isBrief: false },
  { description: 120, title: 120, features: 40, lineFeatures: 8, lineReasons: 3, isBrief: false },
  { description: 0, title: 90, features: 12, lineFeatures: 0, lineReasons: 3, isBrief: false },
  { description: 0, title: 60, features: 6, lineFeatures: 0, lineReasons: 1, isBrief: false },
  { description: 0, title: 40, features: 0, lineFeatures: 0, lineReasons: 1, isBrief: true },
] as const
type Level = (typeof LEVELS)[number]
const BRIEF_REASONS = 2

/** Maximum characters of text and structure together: keeps 20 results under 6,000 tokens, with a tenth in reserve for other tokenizers. */
const BUDGET_CHARACTERS = 15_500
const BUDGET_RESULTS = 20

/** Builds an answer in the form all searches share. */
export async function searchAnswer<Listing extends AgentListing>(
  { release, locale }: Pick<ToolContext, 'release' | 'locale'>,
  { found, tellFilter = tellArgument, ...asked }: Options<Listing>,
): Promise<ToolAnswer<SearchAnswer<Listing>>> {
  const { total, empty, notes } = found
  const tongue = tongueOf(locale)
  const options = { lineEnd: () => '', ...asked, tongue }
  const { includePhotos } = asked
  if (total === 0) {
    const named = empty && placesIn(empty, communeNamer(release.facts, locale))
    const seen = (type: 'rent' | 'sale'): string | undefined => newestSeen(release.facts, type)
    return {
      ...emptyAnswer(tongue.say(`reply.search.${asked.what}`), named, { tellFilter, newestSeen: seen }, tongue),
      notes,
    }
  }
  const budget = (BUDGET_CHARACTERS * Math.max(BUDGET_RESULTS, found.listings.length)) / BUDGET_RESULTS
  let level = 0
  let told = atLevel(found, LEVELS[0], options)
  while (told.size > budget && level < LEVELS.length - 1) told = atLevel(found, LEVELS[++level]!, options)
  const { structured, text } = told
  const cuts = found.listings.map((full, index) => [full, structured.listings[index]!] as const)
  return {
    structured,
    text,
    content: includePhotos ? await photosOf(release, found.listings, tongue) : [],
    notes: [...notes, ...tellCuts(cuts, LEVELS[level]!, tongue), ...reachNotes(found, asked.offset, tongue)],
  }
}

/** Conditions on places, as the index names and joins them. */
const OF_PLACES = new Set(['place', 'notIn', 'commune'])
const JOINT = ' / '

/** An explanation with the places by their names in a language. */
function placesIn({ effects, ...rest }: EmptyExplanation, nameOf: (name: string) => string): EmptyExplanation {
  const named = effects.map((effect) =>
    OF_PLACES.has(effect.name) && typeof effect.value === 'string'
      ? { ...effect, value: effect.value.split(JOINT).map(nameOf).join(JOINT) }
      : effect,
  )
  return { ...rest, effects: named }
}

function atLevel<Listing extends AgentListing>(
  { listings, total }: ListingsFound<Listing>,
  level: Level,
  { what, order, sort, offset, includePhotos, lineEnd, tongue }: Required<LineOptions<Listing>> & { tongue: Tongue },
): { structured: SearchAnswer<Listing>; text: string; size: number } {
  const isPerM2 = sort === 'cheapest_per_m2'
  const told = listings.map((listing) => shorten(listing, level, { includePhotos, isPerM2 }))
  const lines = told.map((listing, index) => {
    const line = level.isBrief
      ? briefLine(listing, tongue, isPerM2)
      : listingLine(withFeatures(listing, level.lineFeatures), tongue, isPerM2)
    return `${offset + index + 1}. ${line}${lineEnd(listing, level.lineReasons)}`
  })
  const end = offset + listings.length
  const truncated = end < total
  const head = headOf(tongue, { what, order, total, offset, shown: listings.length })
  const structured = { listings: told, total, ...(truncated && { truncated }) }
  const text = [
    head,
    ...lines,
    ...(truncated && listings.length > 0 ? moreText(end, tongue) : []),
    ...(level.isBrief || listings.length === 0 ? [] : [tongue.say('reply.quoted')]),
  ].join('\n')
  // Photo addresses are requested separately, so they do not count.
  const photos = includePhotos ? JSON.stringify(told.map(({ photoUrls }) => photoUrls)).length : 0
  return { structured, text, size: JSON.stringify(structured).length + text.length - photos }
}

/** Results that the largest offset and limit together reach. */
const REACH = MOST_OFFSET + MOST_RESULTS

/** The call that shows what follows; none behind the last that any call reaches. */
function moreText(end: number, { say }: Tongue): string[] {
  if (end >= REACH) return []
  return end <= MOST_OFFSET
    ? [say('reply.search.more', { offset: end })]
    : [say('reply.search.moreLast', { offset: MOST_OFFSET, limit: MOST_RESULTS })]
}

/** Says on the last pages how many results no call reaches. */
function reachNotes({ total, listings }: ListingsFound, offset: number, { say, count }: Tongue): string[] {
  const isLast = offset + listings.length > MOST_OFFSET
  return isLast && total > REACH ? [say('reply.search.narrow', { n: count(total - REACH) })] : []
}

interface Shown {
  what: Options<AgentListing>['what']
  order: string
  total: number
  offset: number
  shown: number
}

/** How many were found, in which order, and which of them follow. */
function headOf({ say, count, locale }: Tongue, { what, order, total, offset, shown }: Shown): string {
  const words = {
    total: count(total),
    what: say(numberWords(locale).pluralForm(total) === 'one' ? `reply.search.one.${what}` : `reply.search.${what}`),
    order,
  }
  if (shown === 0) return say('reply.search.headBeyond', { ...words, offset })
  if (shown === 1 && total > 1) return say('reply.search.headOne', { ...words, n: count(offset + 1) })
  if (offset > 0)
    return say('reply.search.headFrom', { ...words, first: count(offset + 1), last: count(offset + shown) })
  return shown < total ? say('reply.search.headFirst', { ...words, n: shown }) : say('reply.search.head', words)
}

interface Kept {
  includePhotos: boolean
  /** The order is by the price per m², which stays then. */
  isPerM2: boolean
}

/** Cuts a listing to a level and drops empty optional fields. */
function shorten<Listing extends AgentListing>(
  listing: Listing,
  level: Level,
  { includePhotos, isPerM2 }: Kept,
): Listing {
  const { photoUrls, description, charges, pricePerSqm, features = [], ...rest } = listing
  const { matchReasons } = listing as { matchReasons?: readonly string[] }
  return {
    ...rest,
    ...(matchReasons && level.isBrief && { matchReasons: matchReasons.slice(0, BRIEF_REASONS) }),
    title: cutAt(listing.title, level.title),
    ...(pricePerSqm !== null && (isPerM2 || !level.isBrief) && { pricePerSqm }),
    ...(charges !== null && { charges }),
    ...(features.length > 0 && level.features > 0 && { features: features.slice(0, level.features) }),
    ...(level.description > 0 && description && { description: cutAt(description, level.description) }),
    ...(includePhotos && { photoUrls }),
  } as Listing
}

function cutAt(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxCharacters / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function withFeatures(listing: AgentListing, count: number): AgentListing {
  return { ...listing, features: (listing.features ?? []).slice(0, count) }
}

async function photosOf(
  release: ToolContext['release'],
  listings: readonly AgentListing[],
  tongue: Tongue,
): ReturnType<typeof photoBlocks> {
  const covers = listings.flatMap((listing) => {
    const { photos: [photo] = [], pictures: [cover] = [] } = release.facts.listingById.get(listing.id) ?? {}
    if (photo === undefined) return []
    // Thumbnails suffice among results: a quarter of the pixels a model pays for.
    return [{ photo: cover?.card === photo ? cover.thumb : photo, label: photoLabel(listing, 1, 1, tongue) }]
  })
  return await photoBlocks(release, covers.slice(0, 2 * MAX_PHOTO_BLOCKS))
}
