import * as phrases from '../../../language/queries/people.ts'
import { WITH_WORD } from '../../../language/queries/small-words.ts'
import { FOR_US, NO_PERSONS, NUMBERED, ONE_PERSON, PARENT_OF } from '../../../language/queries/wishes/lone-people.ts'
import { DOING, NOT_SINGLE, ONESELF, SINGLE, THING_ONCE } from '../../../language/queries/wishes/single.ts'
import * as pairs from '../../../language/queries/wishes/pairs.ts'
import { countWords, wordsBetween, wordsFound, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { homeKind } from '../../../language/queries/home-kinds.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'

export type Household = NonNullable<SearchIntent['household']>

const MOST_PERSONS = 12
/** Homes that one of may be called a single one. */
const KINDS = (['flat', 'house', 'bungalow', 'villa', 'duplex', 'penthouse', 'loft'] as const).map(homeKind)

/**
 * Who is to live there, as persons and the bedrooms they need: a couple or two adults share one, every child and every further adult has one. Null where
 * the query does not say.
 */
export function readHousehold(reading: QueryReading): Household | null {
  const { tokens } = reading
  const all = wordsOf(tokens)
  const pair = tokens.some(({ word }) => pairs.OF_PAIR.test(word)) ? pairs.PAIR.exec(all) : null
  let isLoneParent = phrases.LONE_PARENT.test(all)
  let children = 0
  let persons = 0
  let childRooms = 0
  let isCouple = false
  let isAloneWith = false
  const parentOf = PARENT_OF.exec(all)
  if (parentOf) {
    children = Number(parentOf[1])
    reading.claimPhrase('household', parentOf[0])
  }
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    // `dat drëtt Kand` is one.
    const counted = value === null ? phrases.COUNT_WORDS[word] : undefined
    const isOrdinal = counted !== undefined && NUMBERED.test(tokens[at + 1]?.word ?? '')
    const count = value ?? (isOrdinal ? null : counted) ?? null
    if (count !== null && count >= 1 && count <= MOST_PERSONS && reading.fields[at] === null) {
      if (isOfGuests(reading, at)) continue
      const after = reading.wordsFrom(at + 1, 4)
      const rooms = phrases.ROOMS_FOR_CHILDREN.exec(after)
      const kids = phrases.CHILDREN.exec(after)
      const people = phrases.PERSONS.exec(after)
      const mates = phrases.FLATMATES.exec(after)
      const couples = phrases.COUPLES.exec(after)
      if (couples && count >= 2 && count <= MOST_PERSONS / 2) {
        reading.claim('household', at, at + 1 + countWords(couples[0]))
        return { persons: count * 2, bedrooms: count }
      }
      if (mates && count >= 2) {
        reading.claim('household', at, at + 1 + countWords(mates[0]))
        const together = count + (pairs.AND_ME.test(reading.wordsBefore(at, 4)) ? 1 : 0)
        return { persons: together, bedrooms: together }
      }
      const isFamily =
        (value === null || !phrases.FAMILIES.test(tokens[at + 1]?.word ?? '')) &&
        (phrases.FAMILY_OF.test(reading.wordsBefore(at, 4)) ||
          phrases.COUNT_WORDS[word] !== undefined ||
          isForPersons(reading, at, count))
      const unit = rooms ?? kids ?? people
      if (rooms) childRooms += count
      else if (kids) {
        children += count
        // `pour moi et mes 2 filles`
        isLoneParent ||= pairs.AND_ME.test(reading.wordsBefore(at, 4)) && pair === null
      } else if (people || isFamily) persons = Math.max(persons, count)
      if (unit || isFamily) reading.claim('household', at, at + 1 + countWords(unit?.[0]))
    } else if (value === null && reading.fields[at] === null) {
      const justOne = wordsFound(ONE_PERSON, wordsBetween(tokens, at, at + 4))
      if (pairs.COUPLE.test(word)) isCouple = true
      else if (justOne > 0) {
        persons = Math.max(persons, 1)
        reading.claim('household', at, at + justOne)
        continue
      } else if (phrases.BABY.test(word) && !phrases.TWINS.test(tokens[at + 1]?.word ?? '')) children += 1
      else if (phrases.TWINS.test(word)) children += 2
      else if (phrases.ALONE.test(word) && WITH_WORD.test(tokens[at + 1]?.word ?? '')) isLoneParent = isAloneWith = true
      else if (phrases.ALONE.test(word) && !isLoneParent && tokens.length < 30 && !isOneself(tokens, at))
        persons = Math.max(persons, 1)
      else continue
      reading.claim('household', at, at + 1)
    }
  }
  // `my sister and I` share no bedroom.
  const areMates = pair !== null && !isCouple && pairs.OF_MATE.test(pair[0]) && !pairs.OF_PARTNER.test(pair[0])
  if (pair) {
    isCouple = true
    reading.claimPhrase('household', pair[0])
  }
  const childAndMe = children === 0 && pair === null && !isCouple ? pairs.ONE_CHILD_AND_ME.exec(all) : null
  if (childAndMe) {
    isLoneParent = true
    reading.claimPhrase('household', childAndMe[0])
  }
  const child = children === 0 && (isLoneParent || isCouple || persons === 1) ? pairs.ONE_CHILD.exec(all) : null
  if (child) {
    children = 1
    reading.claimPhrase('household', child[0])
  }
  const lone = phrases.LONE_PARENT.exec(all)
  if (lone) reading.claimPhrase('household', lone[0])
  if (childRooms > 0) return { persons: childRooms + 2, bedrooms: childRooms + 1 }
  if (children > 0) {
    const adults = isLoneParent || (child && persons === 1) ? 1 : 2
    const total = persons > children + 1 ? persons : adults + children
    return { persons: total, bedrooms: Math.max(1, children + 1, total - adults + 1) }
  }
  // `alone with a cat`
  if (isAloneWith) persons = Math.max(persons, 1)
  if (isCouple) persons = Math.max(persons, 2)
  if (persons > 1 && reading.understood.some(({ field }) => field === 'household.each'))
    return { persons, bedrooms: persons }
  if (persons === 0) return null
  return { persons, bedrooms: areMates || persons > 2 ? Math.max(2, persons - 1) : 1 }
}

/** Words between an `at` and the table: `at our big table`. */
const WORDS_TO_TABLE = 3

/** `ten friends around the table`: they go home again. `6 people with a big table` live there. */
function isOfGuests(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const areNamed = phrases.FAMILY_OF.test(reading.wordsBefore(at, 4))
  const areMeant = areNamed || phrases.FOR_THEM.test(tokens[at - 1]?.word ?? '')
  return tokens.some(({ clause, word }, table) => {
    if (clause !== tokens[at]!.clause || !phrases.GUESTS.test(word)) return false
    if (table < at) return !areNamed
    const between = tokens.slice(at + 1, table).map((token) => token.word)
    if (areNamed) return between.slice(-WORDS_TO_TABLE).some((each) => phrases.GUESTS_AT.test(each))
    return !areMeant || !between.some((each) => phrases.GUESTS_BESIDE.test(each))
  })
}

/** `do the work myself`, `not a single chair`: nobody who lives alone. */
function isOneself(tokens: QueryReading['tokens'], at: number): boolean {
  const { word } = tokens[at]!
  const before = tokens.slice(Math.max(0, at - 5), at).map((token) => token.word)
  if (ONESELF.test(word)) return before.some((one) => DOING.test(one))
  // `is there a single bungalow left`
  if (SINGLE.test(word) && KINDS.some((kind) => kind.test(tokens[at + 1]?.word ?? ''))) return true
  return SINGLE.test(word) && (THING_ONCE.test(tokens[at + 1]?.word ?? '') || NOT_SINGLE.test(before.join(' ')))
}

/** `un truc sympa pour 2`, `ganhamos os dois`: nothing that could be counted follows. */
function isForPersons(reading: QueryReading, at: number, count: number): boolean {
  const next = reading.tokens[at + 1]
  const isAmount = (next?.value ?? 0) > MOST_PERSONS
  const isLast =
    next === undefined || isAmount || next.clause !== reading.tokens[at]!.clause || FUNCTION_WORDS.has(next.word)
  return count <= 6 && isLast && !NO_PERSONS.test(next?.word ?? '') && FOR_US.test(reading.wordsBefore(at, 2))
}
