import type { Reply, Session } from './session.ts'
import type { Task, Words } from './task.ts'

/** Answer of an agent to its person. */
export interface Answer {
  /** Homes, in the order told. */
  ids?: string[]
  /** Figures by what they are of; null for one that the service does not know. */
  figures?: Record<string, number | null>
  /** Names, a verdict or a choice; null where the service does not know. */
  said?: readonly (string | null)[]
  /** Conditions that the agent says it could not check. */
  unchecked?: string
}

type Listing = {
  id: string
  price: number | null
  priceFrom?: number | null
  priceCheck?: string
  matchReasons?: string[]
}

const SHOWN = 5
const MANY = 50
const ANSWERS: Partial<Record<Task['kind'], (words: Words, session: Session) => Promise<Answer>>> = {
  count: countHomes,
  fact: factOfHome,
  value: judgePrice,
  budget,
  way: commute,
  agencies,
}

/**
 * Acts as a plain agent: one tool for each kind of task, the person's own words where a tool takes text, repairs only by what a refusal says.
 * Sees nothing of the release but the answers of the tools.
 */
export function solve({ kind, wish, words }: Pick<Task, 'kind' | 'wish' | 'words'>, session: Session): Promise<Answer> {
  if (kind === 'homes') return findHomes(words, wish, session)
  return ANSWERS[kind]?.(words, session) ?? compareCommunes(kind, words, session)
}

async function findHomes(words: Words, wish: string, session: Session): Promise<Answer> {
  const { order, first = SHOWN, all, everywhere, unusual } = words
  const replies = await searchHomes(words, wish, session)
  const listings = replies.flatMap(listingsOf)
  const ordered = order ? inOrder(listings, order) : listings
  const shown = all || everywhere ? ordered : ordered.slice(0, first)
  const notes = [
    ...replies.flatMap(({ structured }) => [structured.notUnderstood, structured.notes].flat()),
    ...shown.flatMap(({ matchReasons }) => matchReasons ?? []),
  ]
  return {
    ids: shown.map(({ id }) => id),
    ...(unusual && { unchecked: notes.filter((note) => String(note).includes(unusual)).join(' ') }),
  }
}

/** Asks in the person's words first; by filters where that finds nothing or misunderstands the place. */
async function searchHomes(words: Words, wish: string, session: Session): Promise<Reply[]> {
  const { market, order, all, everywhere, place, first = SHOWN } = words
  const query = words.query ?? wish
  const intent = market === 'sale' ? 'buy' : 'rent'
  const limit = all || everywhere || order ? MANY : SHOWN
  const described = await session.call('search_vibe', { query, intent, limit })
  if (described.isError || isMisread(described, place)) return bySeveralNames(words, session, limit)
  if (!described.structured.truncated || !(order || all)) return [described]
  const prices = inOrder(listingsOf(described), order).map(priceOf)
  if (order !== 'cheapest') return [described]
  // More homes than one answer shows: those that are no dearer than the ones seen.
  return bySeveralNames({ ...words, maxPrice: prices[first - 1]! }, session, MANY)
}

/** Whether an answer says that it did not read the name of the place. */
function isMisread({ structured: { notUnderstood } }: Reply, place: string | undefined): boolean {
  return (
    place !== undefined && Array.isArray(notUnderstood) && notUnderstood.some((word) => place.includes(String(word)))
  )
}

async function byFilters(words: Words, session: Session, limit: number): Promise<Reply> {
  const { market, place, type, maxPrice, beds, area } = words
  const tool = market === 'sale' ? 'search_for_sale' : 'search_rentals'
  return session.call(tool, { commune: place, propertyType: type, maxPrice, minBeds: beds, minAreaSqm: area, limit })
}

/** The same search for every meaning of the place that a refusal names. */
async function bySeveralNames(words: Words, session: Session, limit: number): Promise<Reply[]> {
  const reply = await byFilters(words, session, limit)
  if (!isRefused(reply)) return [reply]
  const replies: Reply[] = []
  for (const place of placesOf(reply))
    if (session.canCall()) replies.push(await byFilters({ ...words, place }, session, limit))
  return replies
}

async function countHomes(words: Words, session: Session): Promise<Answer> {
  const reply = await repairing(words.place, (place) => byFilters({ ...words, place }, session, 1))
  return { figures: { count: numberAt(reply, 'total') } }
}

async function factOfHome(words: Words, session: Session): Promise<Answer> {
  const replies = await searchHomes(words, words.query ?? '', session)
  const [home] = inOrder(replies.flatMap(listingsOf), words.order)
  if (!home) return { ids: [] }
  const { structured } = await session.call('get_listing', { id: home.id })
  return { ids: [home.id], said: [factIn(structured, words.fact)] }
}

function factIn(listing: Record<string, unknown>, fact: Words['fact']): string | null {
  const { features, absentFeatures, agency } = listing as {
    features?: string[]
    absentFeatures?: string[]
    agency?: { name: string }
  }
  if (fact === 'agency') return agency?.name ?? null
  if (fact !== 'elevator') return textOrNull(listing[fact ?? 'price'])
  if (features?.includes('elevator')) return 'yes'
  return absentFeatures?.includes('elevator') ? 'no' : null
}

async function judgePrice(words: Words, session: Session): Promise<Answer> {
  const { market: listingType, type, price, area, beds, energy, built } = words
  const reply = await repairing(words.place, (commune) =>
    session.call('get_price_estimate', {
      propertyType: type,
      listingType,
      commune,
      areaSqm: area,
      bedrooms: beds,
      energyClass: energy,
      constructionYear: built,
    }),
  )
  const [estimate, low, high] = ['estimate', 'low', 'high'].map((name) => numberAt(reply, name))
  if (estimate == null || low == null || high == null) return { figures: { estimate: null }, said: [null] }
  return { figures: { estimate }, said: [price! > high ? 'above' : price! < low ? 'below' : 'within'] }
}

async function budget({ income, savings, debts, household }: Words, session: Session): Promise<Answer> {
  const reply = await session.call('get_affordability', {
    annualIncome: income,
    savingsAvailable: savings,
    monthlyDebts: debts,
    householdType: household,
    employmentType: 'permanent',
    residencyType: 'resident',
  })
  return { figures: { price: numberAt(reply, 'maxPropertyPrice') } }
}

async function commute({ place, to, modes = [] }: Words, session: Session): Promise<Answer> {
  const [mode] = modes
  const { structured } = await repairing(place, (commune) =>
    session.call('get_commute_times', { commune, destination: to, ...(modes.length === 1 && { mode }) }),
  )
  type Times = {
    destination: string
    times: { mode: string; peak: { minutes: number }; offPeak: { minutes: number } }[]
  }
  const times =
    (structured.destinations as Times[] | undefined)?.find(({ destination }) => destination === to)?.times ?? []
  const asked = times.filter((time) => modes.some((each) => each === time.mode))
  return {
    figures: Object.fromEntries(
      asked.flatMap(({ mode: by, peak, offPeak }) => [
        [`${by} peak`, peak.minutes],
        [`${by} offPeak`, offPeak.minutes],
      ]),
    ),
  }
}

async function agencies({ place, most }: Words, session: Session): Promise<Answer> {
  const { structured } = await repairing(place, (commune) => session.call('get_town_agencies', { commune }))
  const found = (structured.agencies as { name: string; stock: number }[] | undefined) ?? []
  const names = found.toSorted((a, b) => b.stock - a.stock).map(({ name }) => name)
  return { said: most ? names.slice(0, 1) : names, figures: { count: numberIn(structured.agencyCount) } }
}

type Context = {
  commune?: { slug: string }
  liveability?: { score: number | null }
  prices?: Record<string, Record<string, { pricePerSqm: number | null }>>
  forecasts?: { propertyType: string; pricePerSqm: number }[]
}

/** A figure of one commune, or the one of two communes with the better figure. */
async function compareCommunes(kind: Task['kind'], words: Words, session: Session): Promise<Answer> {
  const figures: Record<string, number | null> = {}
  for (const place of words.places ?? []) {
    const reply = await repairing(place, (commune) => session.call('get_market_context', { commune }))
    const context = reply.structured as Context
    figures[context.commune?.slug ?? place] = figureOf(kind, words, context)
  }
  if (kind !== 'cheaper' && kind !== 'better') return { figures }
  const sorted = Object.entries(figures).toSorted(([, a], [, b]) => (kind === 'cheaper' ? a! - b! : b! - a!))
  return { figures, said: [sorted.some(([, figure]) => figure === null) ? null : sorted[0]![0]] }
}

function figureOf(kind: Task['kind'], { market, segment }: Words, context: Context): number | null {
  if (kind === 'score' || kind === 'better') return context.liveability?.score ?? null
  if (kind === 'forecast')
    return context.forecasts?.find(({ propertyType }) => propertyType === segment)?.pricePerSqm ?? null
  return context.prices?.[market!]?.[segment ?? 'all']?.pricePerSqm ?? null
}

/** Asks again with the first place that a refusal names. */
async function repairing(place: string | undefined, ask: (place?: string) => Promise<Reply>): Promise<Reply> {
  const reply = await ask(place)
  const [nearest] = isRefused(reply) ? placesOf(reply) : []
  return nearest === undefined ? reply : ask(nearest)
}

/** A refusal has no structure; a search without results has one. */
function isRefused({ isError, structured }: Reply): boolean {
  return isError && Object.keys(structured).length === 0
}

/** Places that a refusal names. */
function placesOf({ text }: Reply): string[] {
  return /Nearest: (.+?)\.(?: Example|$)/m.exec(text)?.[1]?.split(', ') ?? []
}

function listingsOf({ structured }: Reply): Listing[] {
  return (structured.listings as Listing[] | undefined) ?? []
}

/** By price, without those that the service calls implausible. */
function inOrder(listings: readonly Listing[], order: Words['order']): Listing[] {
  const sign = order === 'dearest' ? -1 : 1
  return listings
    .filter((listing) => priceOf(listing) > 0 && listing.priceCheck !== 'implausible')
    .toSorted((a, b) => sign * (priceOf(a) - priceOf(b)))
}

function priceOf({ price, priceFrom }: Listing): number {
  return price ?? priceFrom ?? 0
}

function numberAt({ structured }: Reply, name: string): number | null {
  return numberIn(structured[name])
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}
