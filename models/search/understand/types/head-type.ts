import type { PropertyType } from '../../../kernel/property-type.ts'
import { WITH } from '../../../language/queries/around-numbers.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { FENCED } from '../../../language/queries/home-kinds.ts'
import { ALTERNATIVE } from '../../../language/queries/types/alternatives.ts'
import * as phrases from '../../../language/queries/types/asked-kinds.ts'
import { DEAL, OFFICE_DEAL } from '../../../language/queries/types/listing-types.ts'
import { SHARED_HOME } from '../../../language/queries/types/rooms-to-let.ts'
import { isRoomAsked } from '../amounts/read-room.ts'
import { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { roomAt } from './room-to-let.ts'
import { isAlternative } from './type-choices.ts'
import { mentionsOf } from './type-mentions.ts'
import { HEADS, ROOM_TYPES } from './type-words.ts'

/** `kein Laden, ein Büro`, `loja não, escritório`: a kind that another is wanted instead of. */
function isRefused(reading: QueryReading, at: number): boolean {
  const { clause } = reading.tokens[at]!
  const own = reading.tokensOfClause(clause)
  const isLast = reading.tokens.at(-1)!.clause === clause
  return own.length <= LONGEST_REFUSAL && own.some(({ word }) => NEGATORS.has(word)) && !isLast
}

/** Words of a clause that refuses a kind and says nothing else: `pas un commerce`. */
const LONGEST_REFUSAL = 4

/** Non-dwelling type that the text starts with; null where it names a dwelling, or counts bedrooms or people. */
export function headType(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  if (fields.some((field) => field !== null && LIVED_IN.has(field))) return null
  const built = landToBuildOn(reading)
  if (built !== null) return built
  const room = roomAt(reading)
  const others = mentionsOf(new QueryReading(tokens, reading.gazetteer, fields))
  const isHomeNamed = others.some(({ words }) => !words.isVague && words.types[0] !== 'room')
  if (room !== null && (!isHomeNamed || isRoomAsked(reading) || tokens.some(({ word }) => SHARED_HOME.test(word)))) {
    reading.claim('propertyType', room, room + 1)
    // `WG-Zimmer oder Studio`, `Studio oder WG-Zimmer`
    const isBefore = (other: number): boolean =>
      ALTERNATIVE.test(tokens[other + 1]?.word ?? '') && room > other && room <= other + 3
    const choices = others.filter(
      ({ at: other, words }) => !words.isVague && (isAlternative(reading, other) || isBefore(other)),
    )
    for (const { at: other } of choices) reading.claim('propertyType', other, other + 1)
    return [...new Set([...ROOM_TYPES, ...choices.flatMap(({ words }) => words.types)])]
  }
  const at = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null &&
      value === null &&
      !isRefused(reading, index) &&
      (commercialAt(reading, index) ||
        ((!FUNCTION_WORDS.has(word) || HEADS.some(({ pattern }) => pattern.test(word))) && !phrases.OPENER.test(word))),
  )
  const isToBuild =
    at >= 0 && LAND.pattern.test(tokens[at]!.word) && tokens.some(({ word }) => phrases.TO_BUILD.test(word))
  // `home office, garden`: wishes for a home.
  if (at > 0 && OFFICE.pattern.test(tokens[at]?.word ?? '') && phrases.HOME_OFFICE.test(tokens[at - 1]!.word))
    return null
  // `E Parking` opens with an article.
  if (at < 0 || (isHomeNamed && !isToBuild) || (at > 1 && isPart(tokens.slice(0, at)))) return null
  // Below a heading stand wishes.
  if (tokens.slice(0, at).some(({ word }) => phrases.HEADING.test(word))) return null
  if (tokens.some(({ word }) => FENCED.test(word))) return null
  const office = officeSought(reading)
  if (office >= 0) {
    reading.claim('propertyType', office, office + 1)
    return OFFICE.types
  }
  const head = HEADS.find(({ pattern }) => pattern.test(tokens[at]!.word))
  if (commercialAt(reading, at)) {
    reading.claim('propertyType', at, at + 2)
    return RETAIL
  }
  if (!head || head.types[0] === 'room' || (phrases.LOCAL.test(tokens[at]!.word) && !isLocalOfWork(reading, at)))
    return null
  // `Garage zwingend` wishes for a home with one.
  if (
    head.types[0] === 'parking' &&
    !tokens.some(({ word }) => DEAL.test(word)) &&
    !phrases.SOUGHT.test(reading.wordsBefore(at, 3)) &&
    !isRentOfParking(reading)
  )
    return null
  reading.claim('propertyType', at, at + 1)
  const bureau = phrases.LOCAL.test(tokens[at]!.word) ? officeBehind(reading, at) : -1
  if (bureau < 0) return head.types
  reading.claim('propertyType', bureau, bureau + 1)
  return OFFICE.types
}

const MOST_FOR_PARKING_EUR = 400
/** Words before an office that a text may open with. */
const MOST_BEFORE_OFFICE = 2
const LIVED_IN: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'household', 'floor'])
const RETAIL: readonly PropertyType[] = ['retail']
const OFFICE = HEADS.find(({ types }) => types[0] === 'office')!
const LAND = HEADS.find(({ types }) => types[0] === 'land')!

/** `6 ares or more to build on`: an area of land and the wish to build, and no home named. */
function landToBuildOn(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  const at = tokens.findIndex(({ word }, index) => fields[index] === null && phrases.TO_BUILD.test(word))
  if (at < 0 || !fields.includes('landAreaM2')) return null
  const others = mentionsOf(new QueryReading(tokens, reading.gazetteer, fields))
  if (others.some(({ words }) => !words.isVague)) return null
  reading.claim('propertyType', at, at + 1)
  return LAND.types
}

/** `commercial unit`, `surface commerciale`. */
function commercialAt({ tokens }: QueryReading, at: number): boolean {
  return phrases.COMMERCIAL_PREMISES.test(`${tokens[at]!.word} ${tokens[at + 1]?.word ?? ''}`)
}

/** `Physio practice looking to lease an office`, `Ground-floor office to let`: where it stands; -1 where none is sought. */
function officeSought(reading: QueryReading): number {
  const { tokens, fields } = reading
  const isLet = tokens.some(({ word }) => OFFICE_DEAL.test(word))
  return tokens.findIndex(
    ({ word }, at) =>
      fields[at] === null &&
      OFFICE.pattern.test(word) &&
      !phrases.HOME_OFFICE.test(tokens[at - 1]?.word ?? '') &&
      (phrases.OFFICE_SOUGHT.test(reading.wordsBefore(at, 5)) || (isLet && at > 0 && at <= MOST_BEFORE_OFFICE)),
  )
}

/** `ech brauch nëmmen e Parking`: Luxembourgish `e` is an article, Portuguese `e` joins. */
function isPart(before: QueryReading['tokens']): boolean {
  const [first, last] = before.slice(-2).map(({ word }) => word)
  return (WITH.test(last!) || phrases.WITHOUT.test(last!)) && !phrases.ARTICLE_E.test(`${first} ${last}`)
}

function isLocalOfWork(reading: QueryReading, at: number): boolean {
  return phrases.LOCAL_FOR.test(reading.tokens[at + 1]?.word ?? '') || officeBehind(reading, at) >= 0
}

/** `local 80 m2 bureau`: where the words say that it is an office; -1 where they do not. */
function officeBehind({ tokens, fields }: QueryReading, at: number): number {
  return tokens.findIndex(
    ({ word, clause }, index) =>
      index > at &&
      index <= at + 5 &&
      clause === tokens[at]!.clause &&
      fields[index] === null &&
      OFFICE.pattern.test(word),
  )
}

/** A rent at which nothing else is let. */
function isRentOfParking({ tokens, fields }: QueryReading): boolean {
  return tokens.some(({ value }, at) => value !== null && fields[at] === 'priceEur' && value <= MOST_FOR_PARKING_EUR)
}
