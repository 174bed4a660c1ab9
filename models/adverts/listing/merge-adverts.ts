import { contradictingType } from '../plausibility/told-type.ts'
import type { Advert } from '../../contracts/listings/advert.ts'
import type { AgencyContact, ListingFact, ListingRecord, RivalValue } from '../../contracts/listings/listing.ts'
import type { Observation } from '../../contracts/listings/observation.ts'
import type { ListingPicture } from '../../contracts/listings/picture.ts'
import { makeTitle } from './made-title.ts'
import { marketPeriodUntil } from './market-period.ts'
import { factOf, rivalsOf, survivingValue } from './survivor.ts'
import { daysBetween } from '../../kernel/day.ts'
import { compareText } from '../../kernel/compare-text.ts'

/** Fields that describe the property itself: any advert may know them, also one that has ended. */
const LASTING_FIELDS = [
  'landAreaM2',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floor',
  'floorCount',
  'energyClass',
  'insulationClass',
  'constructionYear',
  'condition',
  'newBuild',
  'locality',
  'district',
  'communeSlug',
  'country',
  'areaM2',
  'areaToM2',
] as const satisfies readonly (keyof Observation)[]

/** Fields of the present offer: only adverts on offer speak for them, or the stale ones where none is. */
const OFFER_FIELDS = [
  'chargesEur',
  'depositEur',
  'agencyFeeEur',
  'furnished',
  'availableFrom',
  'priceToEur',
] as const satisfies readonly (keyof Observation)[]

const MAX_PHOTOS = 30
/** Maximum days for which a home that became free counts as free now. */
const RECENTLY_FREE_DAYS = 90

export interface MergeOptions {
  /** Feeds whose data are invented. */
  sampleSources: ReadonlySet<string>
  /**
   * The picture of a photo that a feed brought along or that was fetched; null for one that must not be shown, undefined for a photo that
   * was not looked at.
   */
  pictureOf: (photo: string) => ListingPicture | null | undefined
}

/**
 * One property from all adverts of it: a survivor for each field, with its source, method, day and confidence.
 * @param adverts all adverts of one property and one listing type, in any order
 * @returns null when all are known to be off the market; the price is yet to be checked
 */
export function mergeAdverts(
  adverts: readonly Advert[],
  { sampleSources, pictureOf }: MergeOptions,
): ListingRecord | null {
  const all = adverts.toSorted((a, b) => compareText(a.firstSeen, b.firstSeen) || compareText(a.advertId, b.advertId))
  const isOnOffer = all.some((advert) => advert.active)
  const speaking = all.filter((advert) => (isOnOffer ? advert.active : advert.staleReason !== null))
  if (speaking.length === 0) return null
  const lead = leadAdvert(speaking)
  const facts: Record<string, ListingFact> = {}
  const take = <Field extends keyof Observation>(
    field: Field,
    from: readonly Advert[],
  ): NonNullable<Observation[Field]> | null => {
    const survivor = survivingValue(from, field)
    if (survivor) facts[field] = survivor.fact
    return survivor?.value ?? null
  }
  const lasting = Object.fromEntries(LASTING_FIELDS.map((field) => [field, take(field, all)])) as Pick<
    ListingRecord,
    (typeof LASTING_FIELDS)[number]
  >
  const offer = Object.fromEntries(OFFER_FIELDS.map((field) => [field, take(field, speaking)])) as Pick<
    ListingRecord,
    (typeof OFFER_FIELDS)[number]
  >
  const priced = presentPrice(speaking, facts)
  const shownEur = priced?.priceEur ?? null
  const holdsCharges = priced?.absences['chargesEur'] === 'included'
  // Charges of another advert would be counted twice.
  if (holdsCharges) {
    offer.chargesEur = null
    delete facts['chargesEur']
  }
  const priceEur = lead.isProject ? null : shownEur
  if (lead.isProject) renameFact(facts, 'priceEur', 'priceFromEur')
  else offer.priceToEur = null
  offer.availableFrom = presentAvailability(offer.availableFrom, facts, newestDay(speaking))
  noteLead(lead, speaking, facts)
  const id = all[0]!.advertId
  return withoutContradictions(chargesOf(lead.absences, holdsCharges), {
    id,
    url: `/listings/${id}`,
    sourceUrl: lead.url,
    title: titleOf(lead),
    description: lead.description,
    language: lead.language,
    listingType: lead.listingType,
    propertyType: lead.propertyType,
    segment: lead.segment,
    isProject: lead.isProject,
    priceEur,
    priceFromEur: lead.isProject ? shownEur : null,
    priceCheck: 'unknown',
    priceCheckReasons: [],
    pricePerSqm: pricePerSqm(priceEur, lasting.areaM2),
    ...lasting,
    ...offer,
    ...mergeFeatures(speaking, facts),
    ...bestCoordinates(all, facts),
    hosting: lead.hosting,
    ownerRef: lead.ownerRef,
    agency: agencyOf(lead),
    ...photosOf([lead, ...speaking], pictureOf),
    ...marketHistory(all, speaking, priceEur),
    ...(lead.isProject && { priceHistory: [] }),
    status: isOnOffer ? 'on_offer' : 'stale',
    alsoListedOn: speaking
      .filter((advert) => advert !== lead)
      .map(({ portalId, advertId, url }) => ({ source: portalId, advertId, url })),
    facts,
    absences: {},
    sample: all.some(({ sourceId }) => sampleSources.has(sourceId)),
  })
}

/** Notes facts that only the lead advert states: its kind of offer and property, its words, pictures and advertiser. */
function noteLead(lead: Advert, speaking: readonly Advert[], facts: Record<string, ListingFact>): void {
  const agreeing = speaking.filter(({ propertyType }) => propertyType === lead.propertyType).length
  facts['listingType'] = factOf(lead, 'listingType', speaking.length, speaking.length)
  facts['propertyType'] = { ...factOf(lead, 'propertyType', agreeing, speaking.length), ...typeRivals(lead, speaking) }
  if (lead.description !== null) facts['description'] = factOf(lead, 'description', 1, 1)
  if (lead.agencyName !== null) facts['agency'] = factOf(lead, 'agencyName', 1, 1)
}

/** Types that other adverts state, and the one that the title names instead. */
function typeRivals(lead: Advert, active: readonly Advert[]): { rivals?: RivalValue[] } {
  const { rivals = [] } = rivalsOf(active, 'propertyType', lead)
  const told = contradictingType(lead.propertyType, lead.title)
  const fromTitle: RivalValue[] =
    told === null || rivals.some(({ value }) => value === told)
      ? []
      : [{ value: told, source: lead.sourceId, method: 'extracted', observedAt: lead.lastSeen }]
  return rivals.length + fromTitle.length === 0 ? {} : { rivals: [...rivals, ...fromTitle] }
}

function renameFact(facts: Record<string, ListingFact>, from: string, to: string): void {
  if (facts[from] === undefined) return
  facts[to] = facts[from]
  delete facts[from]
}

function newestDay(adverts: readonly Advert[]): string {
  return adverts.reduce((newest, { lastSeen }) => (lastSeen > newest ? lastSeen : newest), '')
}

/** A day that is past means "now" while it is recent; one long past says nothing about today. */
function presentAvailability(
  availableFrom: string | null,
  facts: Record<string, ListingFact>,
  lastSeen: string,
): string | null {
  if (availableFrom === null || daysBetween(availableFrom, lastSeen) <= RECENTLY_FREE_DAYS) return availableFrom
  delete facts['availableFrom']
  return null
}

/**
 * A field that does not apply to what the lead advert offers, such as the floor of a house, has no value, whatever another advert says; a field that another
 * advert knows is neither unknown nor withheld.
 */
function withoutContradictions(absences: Advert['absences'], listing: ListingRecord): ListingRecord {
  const values: Record<string, unknown> = { ...listing }
  const facts = { ...listing.facts }
  for (const [field, reason] of Object.entries(absences)) {
    if (reason !== 'not_applicable') continue
    values[field] = null
    delete facts[field]
  }
  const remaining = Object.entries(absences).filter(([field, reason]) =>
    reason === 'not_published' ? field === 'title' || !hasWords(values[field]) : values[field] === null,
  )
  return { ...(values as ListingRecord), facts, absences: Object.fromEntries(remaining) }
}

function hasWords(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** The advert whose words represent the property: the owner's own before an agency's, then the fullest, then the freshest. */
function leadAdvert(speaking: readonly Advert[]): Advert {
  const fullness = (advert: Advert): number =>
    LASTING_FIELDS.filter((field) => advert[field] !== null).length + (advert.description ? 3 : 0)
  return speaking.toSorted(
    (a, b) =>
      Number(b.hosting === 'service') - Number(a.hosting === 'service') ||
      fullness(b) - fullness(a) ||
      compareText(b.lastSeen, a.lastSeen) ||
      compareText(a.advertId, b.advertId),
  )[0]!
}

function titleOf(lead: Advert): string {
  return lead.title !== null && lead.title.trim() !== '' ? lead.title : makeTitle(lead)
}

/** Whether the charges are included goes with the rent that is shown, whichever advert it is of. */
function chargesOf({ chargesEur: _, ...absences }: Advert['absences'], holdsCharges: boolean): Advert['absences'] {
  return holdsCharges ? { ...absences, chargesEur: 'included' } : absences
}

/** Portals lag behind each other, so the price that changed last is the present one; of two that changed on one day, the lower. */
function presentPrice(speaking: readonly Advert[], facts: Record<string, ListingFact>): Advert | null {
  const priced = speaking.filter(({ priceEur }) => priceEur !== null)
  if (priced.length === 0) return null
  const winner = priced.toSorted(
    (a, b) =>
      compareText(lastPriceDay(b), lastPriceDay(a)) || a.priceEur! - b.priceEur! || compareText(a.advertId, b.advertId),
  )[0]!
  const agreeing = priced.filter(({ priceEur }) => priceEur === winner.priceEur).length
  const { rivals = [] } = rivalsOf(priced, 'priceEur', winner)
  const ownRivals = priced.flatMap((advert) =>
    ownRivalPrices(advert, [winner.priceEur, ...rivals.map(({ value }) => value)]),
  )
  const all = [...rivals, ...ownRivals]
  facts['priceEur'] = {
    ...factOf(winner, 'priceEur', agreeing, priced.length + ownRivals.length),
    ...(all.length > 0 && { rivals: all }),
  }
  return winner
}

/** Prices that the file of an advert states beside its price: the same witness contradicts itself. */
function ownRivalPrices(advert: Advert, told: readonly unknown[]): RivalValue[] {
  const { sourceId: source, lastSeen: observedAt, rivalPricesEur } = advert
  const method = advert.methods['priceEur'] ?? 'stated'
  return rivalPricesEur.filter((price) => !told.includes(price)).map((value) => ({ value, source, method, observedAt }))
}

function lastPriceDay(advert: Advert): string {
  return advert.priceHistory.at(-1)?.date ?? ''
}

function pricePerSqm(priceEur: number | null, areaM2: number | null): number | null {
  if (priceEur === null || areaM2 === null || areaM2 <= 0) return null
  return Math.round((priceEur / areaM2) * 100) / 100
}

function mergeFeatures(
  speaking: readonly Advert[],
  facts: Record<string, ListingFact>,
): Pick<ListingRecord, 'features' | 'absentFeatures'> {
  const features = [...new Set(speaking.flatMap((advert) => advert.features))].sort()
  const absentFeatures = [...new Set(speaking.flatMap((advert) => advert.absentFeatures))]
    .filter((name) => !features.includes(name))
    .sort()
  const teller = speaking.find((advert) => advert.features.length > 0)
  if (teller) facts['features'] = factOf(teller, 'features', 1, 1)
  return { features, absentFeatures }
}

const PRECISION_ORDER = ['address', 'street', 'locality', 'commune']

function bestCoordinates(
  all: readonly Advert[],
  facts: Record<string, ListingFact>,
): Pick<ListingRecord, 'latitude' | 'longitude' | 'coordinatePrecision'> {
  const located = all.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
  const rank = ({ coordinatePrecision }: Advert): number =>
    coordinatePrecision ? PRECISION_ORDER.indexOf(coordinatePrecision) : PRECISION_ORDER.length
  const best = located.toSorted((a, b) => rank(a) - rank(b) || compareText(a.advertId, b.advertId))[0]
  if (!best) return { latitude: null, longitude: null, coordinatePrecision: null }
  facts['latitude'] = factOf(best, 'latitude', 1, 1)
  facts['longitude'] = factOf(best, 'longitude', 1, 1)
  return { latitude: best.latitude, longitude: best.longitude, coordinatePrecision: best.coordinatePrecision }
}

/** Lists the photos. One that was not looked at stays a link, unless it is no address. */
function photosOf(
  adverts: readonly Advert[],
  pictureOf: MergeOptions['pictureOf'],
): Pick<ListingRecord, 'photos' | 'pictures'> {
  const shown = new Map<string, ListingPicture | undefined>()
  for (const photo of adverts.flatMap(({ photoUrls }) => photoUrls)) {
    const picture = pictureOf(photo)
    if (picture) shown.set(picture.card, picture)
    else if (picture === undefined && !photo.startsWith('raw:')) shown.set(photo, undefined)
    if (shown.size === MAX_PHOTOS) break
  }
  return { photos: [...shown.keys()], pictures: [...shown.values()].filter((picture) => picture !== undefined) }
}

function agencyOf({ agencyName, agencyPhone, agencyEmail, agencyWebsite }: Advert): AgencyContact | null {
  return agencyName === null
    ? null
    : { name: agencyName, phone: agencyPhone, email: agencyEmail, website: agencyWebsite }
}

function marketHistory(
  all: readonly Advert[],
  speaking: readonly Advert[],
  priceEur: number | null,
): Pick<
  ListingRecord,
  'priceHistory' | 'firstSeen' | 'lastSeen' | 'freshUntil' | 'staleReason' | 'daysOnMarket' | 'relisted'
> {
  const lastSeen = speaking
    .map((advert) => advert.lastSeen)
    .sort()
    .at(-1)!
  const freshest = speaking.toSorted(
    (a, b) => compareText(b.freshUntil, a.freshUntil) || compareText(a.advertId, b.advertId),
  )[0]!
  const { start, relisted } = marketPeriodUntil(all, lastSeen)
  return {
    priceHistory: priceHistory(all, start, priceEur, lastSeen),
    firstSeen: all[0]!.firstSeen,
    lastSeen,
    freshUntil: freshest.freshUntil,
    staleReason: freshest.staleReason,
    daysOnMarket: daysBetween(start, lastSeen),
    relisted,
  }
}

/**
 * Price changes of the present period as one portal told them, the one that knew the property first: mixing portals would show the lag
 * between them as price changes. The present price closes the list.
 */
function priceHistory(
  all: readonly Advert[],
  start: string,
  priceEur: number | null,
  lastSeen: string,
): ListingRecord['priceHistory'] {
  const current = all.filter(({ lastSeen }) => lastSeen >= start)
  const portal = current[0]?.portalId
  const told = current
    .filter((advert) => advert.portalId === portal)
    .flatMap((advert) => advert.priceHistory)
    .filter(({ date }) => date >= start)
    .toSorted((a, b) => compareText(a.date, b.date) || a.priceEur - b.priceEur)
    .filter((event, index, events) => event.priceEur !== events[index - 1]?.priceEur)
  if (priceEur !== null && told.at(-1)?.priceEur !== priceEur) told.push({ date: lastSeen, priceEur })
  return told
}
