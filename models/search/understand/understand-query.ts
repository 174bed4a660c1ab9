import { foldName } from '../../language/fold.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { correctSpelling } from './correct-spelling.ts'
import { readMisspelledPlaces } from './places/misspelled-places.ts'
import { MAX_QUERY_CHARACTERS, tokenizeQuery, type QueryToken } from '../../language/query-tokens.ts'
import { freeWords, MOST_TERMS, notUnderstood, wordsOfField } from './account.ts'
import { fileQuantities, ofMarket } from './file-quantities.ts'
import { leaveAsides } from './read-asides.ts'
import { readBackground } from './read-background.ts'
import { readChangedAmounts } from './read-changed-amounts.ts'
import { readConcessions } from './read-concessions.ts'
import { readCorrections } from './read-corrections.ts'
import { readPayers } from './read-payers.ts'
import { readValuing } from './read-valuing.ts'
import { preparedTokens } from './words/prepared-tokens.ts'
import { QueryReading } from './words/query-reading.ts'
import { OR_ELSE } from '../../language/queries/filed-amounts.ts'
import { ONE_ROOM } from '../../language/queries/types/kind-phrases.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { readAge } from './amounts/read-age.ts'
import { readAvailability } from './amounts/read-availability.ts'
import { readCommutes } from './places/read-commutes.ts'
import { readChargesIncluded } from './amounts/read-charges-included.ts'
import { demandsOf } from './wishes/demand-headings.ts'
import { doubtOf, likenessIn } from './learned/likeness.ts'
import { lifeClauses, type WishReader } from './learned/life-clauses.ts'
import { besideLives, leaveLives, withoutLives } from './read-lives.ts'
import { readLearnedWishes } from './learned/read-learned-wishes.ts'
import { readEnergyClass } from './wishes/read-energy-class.ts'
import { readBedroomEach } from './wishes/read-bedroom-each.ts'
import { readHousehold } from './wishes/read-household.ts'
import { readListingType } from './types/read-listing-type.ts'
import { readPlaces } from './places/read-places.ts'
import { readPropertyTypes } from './types/read-property-types.ts'
import { readProtectedGrounds } from './wishes/read-protected-grounds.ts'
import { ROOM } from '../../language/queries/amounts/shared-homes.ts'
import { readStated, type Share } from './amounts/read-stated.ts'
import { readThirdOfIncome } from './read-third-of-income.ts'
import { readSecondBathroom } from './amounts/second-bathroom.ts'
import { readQuantities } from './amounts/read-quantities.ts'
import { readWishes } from './wishes/read-wishes.ts'
import type { WishKey } from '../intent/wish-keys.ts'
import { conditionsOfIntent } from '../intent/conditions-of-intent.ts'
import { emptyIntent, type IntentNote, type SearchIntent } from '../intent/search-intent.ts'
import { DETACHED, FLATS, HOUSES } from './types/type-words.ts'
import { wishOfData } from './wish-of-data.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'

export interface UnderstandOptions {
  /** Places of the country; without it no place is understood. */
  gazetteer?: Gazetteer
  /** Default where the text does not say; the text wins. */
  intent?: 'rent' | 'buy'
  /** Day on which the question is asked, for `now` and for months without a year. */
  today?: string
  /** Reads wishes by likeness from words that nothing came of; without it these are told as not understood. */
  wishReader?: WishReader
}

/**
 * Reads a description of a home in English, French, German, Luxembourgish or Portuguese, mixed and with typos. Offline and deterministic; any text gives an
 * intent, if need be an empty one.
 */
export function understandQuery(text: string, options: UnderstandOptions = {}): SearchIntent {
  const query = wishOfData(text.trim()).slice(0, MAX_QUERY_CHARACTERS)
  const notes: IntentNote[] = text.trim().length > MAX_QUERY_CHARACTERS ? [{ code: 'text_cut', about: '' }] : []
  const typed = tokenizeQuery(query)
  const { intent, free, names } = understandTokens(query, typed, options)
  const { tokens, corrected } = correctSpelling(typed, free, options.gazetteer, names)
  const final = corrected.length === 0 ? intent : understandTokens(query, tokens, options).intent
  final.places = final.places.map((place) =>
    names.has(foldName(place.text)) ? { ...place, isCorrected: true } : place,
  )
  final.notes.unshift(...notes, ...corrected.map((about) => ({ code: 'typo_corrected' as const, about })))
  return final
}

/** @returns the intent, the words that nothing came of, and names of places with a typo beside what they were taken for */
function understandTokens(
  query: string,
  typed: readonly QueryToken[],
  options: UnderstandOptions,
): { intent: SearchIntent; free: ReadonlySet<string>; names: ReadonlyMap<string, string> } {
  const notes: IntentNote[] = []
  const intent = emptyIntent(query)
  const { tokens, language } = preparedTokens(query, typed)
  intent.language = language
  const reading = new QueryReading(tokens, options.gazetteer)
  readConcessions(reading)
  notes.push(...readChangedAmounts(reading), ...readCorrections(reading), ...readBackground(reading))
  if (options.wishReader?.life) reading.lives = lifeClauses(reading, options.wishReader.life)
  const valuing = readValuing(reading)
  if (valuing !== null) notes.unshift({ code: 'values_own_home', about: valuing })
  for (const about of readProtectedGrounds(reading)) notes.push({ code: 'protected_ground', about })
  intent.energyClass = readEnergyClass(reading)
  intent.availableBy = readAvailability(reading, options.today)
  intent.commutes = readCommutes(reading)
  if (intent.commutes.length > 0) notes.push({ code: 'commute_estimated', about: intent.commutes[0]!.text })
  const hasRoomEach = readBedroomEach(reading)
  const stated = readStated(reading, intent)
  notes.push(...stated.notes)
  intent.constructionYear.min ??= readAge(reading, options.today)
  const quantities = withoutLives(reading, readQuantities(reading, intent.language, options.intent))
  const demandOf = demandsOf(reading, query)
  intent.places = readPlaces(reading, demandOf)
  const types = besideLives(reading, readPropertyTypes)
  intent.propertyTypes = types.wanted
  intent.unwantedPropertyTypes = types.unwanted
  const deal = readListingType(reading, options.intent)
  intent.listingType = deal.listingType
  if (deal.either !== null) notes.push({ code: 'rent_or_buy', about: deal.either })
  const filed = deal.either === null ? quantities : ofMarket(reading, quantities, deal.listingType, notes)
  fileQuantities(reading, intent, filed, stated.share !== null, notes, demandOf)
  intent.bathrooms.min ??= readSecondBathroom(reading)
  const covered = readChargesIncluded(reading, intent.listingType)
  intent.priceEur.includesCharges = covered === 'charges'
  intent.priceEur.includesFees ||= covered === 'fees'
  // `office for eight people`
  if (!intent.propertyTypes.some((type) => WORKED_IN.has(type))) intent.household = readHousehold(reading)
  const left = leaveAsides(reading)
  if (left.household) intent.household = null
  if (left.availableBy) intent.availableBy = null
  if (stated.share) {
    intent.household ??= readPayers(reading)
    shareOut(intent, stated.share, notes)
  }
  // Charges that are covered say nothing without an amount, a place, a home or an offer.
  const { min, max, around } = intent.priceEur
  const isOffer = reading.fields.includes('listingType')
  const isAlone = intent.places.length + types.wanted.length === 0 && intent.order === null && !isOffer
  if (isAlone && (min ?? max ?? around ?? intent.pricePerM2Eur.max) === null)
    Object.assign(intent.priceEur, { includesCharges: false, includesFees: false })
  if (hasRoomEach && intent.household !== null) intent.bedrooms.min ??= intent.household.persons
  if (intent.incomeEur !== null) readThirdOfIncome(intent, reading, notes)
  if (intent.priceEur.includesFees) notes.push({ code: 'fees_left_off', about: wordsOfField(reading, 'fees') })
  if (intent.household !== null && intent.bedrooms.min === null && intent.bedrooms.max === null)
    notes.push({ code: 'household_as_bedrooms', about: String(intent.household.bedrooms) })
  const { wishReader } = options
  leaveLives(reading, notes)
  const likeness = wishReader && likenessIn(reading, wishReader)
  intent.wishes = readWishes(reading, demandOf, likeness && doubtOf(likeness, reading, wishReader)).filter(
    ({ key, text }, _, all) =>
      (key !== 'family' || intent.household === null) &&
      !TYPE_ITSELF[intent.propertyTypes[0] ?? '']?.includes(key) &&
      // `bungalow without stairs` needs no lift.
      !(
        key === 'lift' &&
        intent.propertyTypes[0] === 'bungalow' &&
        all.some((one) => one.key === 'step_free' && one.text === text)
      ),
  )
  settleTypes(intent, reading)
  let names: ReadonlyMap<string, string> = new Map()
  // The area of a plot is the land's.
  if (
    intent.propertyTypes.length > 0 &&
    intent.propertyTypes.every((type) => type === 'land' || type === 'agricultural_land' || type === 'forest')
  ) {
    intent.landAreaM2.min ??= intent.areaM2.min
    intent.landAreaM2.max ??= intent.areaM2.max
    intent.areaM2.min = null
    intent.areaM2.max = null
  }
  if (options.gazetteer) {
    const known = (word: string): boolean =>
      FUNCTION_WORDS.has(word) || wishMatcher().knows(word) || wishReader?.glossary.words.has(word) === true
    const found = readMisspelledPlaces(reading, options.gazetteer, known)
    intent.places.push(...found.places)
    names = found.names
  }
  const free = reading.tokens.filter((_, at) => reading.fields[at] === null).map(({ word }) => word)
  intent.textTerms = textTermsOf(reading)
  const likened = likeness ? readLearnedWishes(reading, likeness, wishReader, intent.wishes) : []
  intent.wishes.push(...likened)
  for (const { text } of likened) notes.push({ code: 'wish_by_likeness', about: text })
  intent.understood = conditionsOfIntent(intent, (field) => wordsOfField(reading, field))
  intent.notes = notes
  intent.notUnderstood = notUnderstood(reading, intent)
  return { intent, free: new Set(free), names }
}

/** Multiplies what each of the people pays; without their number it is no limit. */
function shareOut(intent: SearchIntent, { value, payers, text }: Share, notes: IntentNote[]): void {
  const { household, listingType, priceEur } = intent
  if (household === null) {
    notes.push({ code: 'share_of_unknown', about: text })
    return
  }
  const shares = household.persons / payers
  priceEur.max ??= value * shares
  if (listingType !== 'sale') intent.listingType = 'rent'
  notes.push({ code: 'per_person', about: `${shares} × ${text}` })
}

/** Words elsewhere that widen or narrow the kinds of home. */
function settleTypes(intent: SearchIntent, reading: QueryReading): void {
  const { propertyTypes, bedrooms, wishes } = intent
  // `1-Zimmer-Wohnung` has no second one.
  if (intent.rooms.min === 1 && ONE_ROOM.test(foldName(wordsOfField(reading, 'rooms')))) {
    intent.propertyTypes = ['studio']
    intent.rooms.min = null
    reading.renameField('rooms', 'propertyType')
  }
  const detached = wishes.find(({ key }) => key === 'detached')
  const isHouse = HOUSES.every((type) => propertyTypes.includes(type)) && propertyTypes.length === HOUSES.length
  // `freistehendes Haus`, `something detached`: a condition, as every kind of house is.
  if (detached?.wanted && !detached.isSoftened && (isHouse || propertyTypes.length === 0))
    intent.propertyTypes = [...DETACHED]
  // `colocation acceptée ? 3 chambres` asks for a whole home.
  const isRoom = propertyTypes.length > 0 && propertyTypes.every((type) => type === 'room' || type === 'shared_flat')
  const names = reading.tokens.some(({ word }, at) => ROOM.test(word) && reading.fields[at] === 'propertyType')
  if (isRoom && !names && (bedrooms.min ?? 0) >= 2) intent.propertyTypes = []
  if (propertyTypes.length !== 1 || propertyTypes[0] !== 'studio') return
  // `studio or 1-bed`: any flat; a studio by itself has no bedroom.
  if (bedrooms.min !== null && isOffered(reading, 'bedrooms')) intent.propertyTypes = [...FLATS].sort()
  else if (intent.rooms.min !== null && intent.rooms.min > 1 && isOffered(reading, 'rooms')) {
    intent.propertyTypes = [...FLATS].sort()
    intent.rooms.min = null
  }
  bedrooms.min = null
}

/** Whether an amount of rooms is named as another choice: `studio ou 1 chambre`. */
function isOffered({ tokens, fields }: QueryReading, field: string): boolean {
  return tokens.some(({ word }, at) => OR_ELSE.test(word) && fields.slice(at + 1, at + 5).includes(field))
}

const WORKED_IN: ReadonlySet<string> = new Set(['office', 'retail', 'restaurant', 'warehouse'])

/** Wishes that a kind of home fulfils by itself: `garage to rent` asks for a garage, not for a home with one. */
const TYPE_ITSELF: Readonly<Record<string, readonly WishKey[]>> = {
  land: ['new_build', 'good_condition'],
  parking: ['parking', 'garage'],
  office: ['home_office'],
  retail: ['shops'],
}

/** Words that count in the text relevance. */
function textTermsOf({ tokens, fields }: QueryReading): string[] {
  const wished = tokens.filter((_, at) => fields[at] === 'wish')
  return [...new Set([...freeWords({ tokens, fields }), ...wished].map(({ word }) => word))].slice(0, MOST_TERMS)
}
