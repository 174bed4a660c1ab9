import type { PropertyType } from '../../../kernel/property-type.ts'
import { MANNER, ONE_KIND } from '../../../language/queries/types/around-kinds.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { headType } from './head-type.ts'
import { chooseTypes, isAttribute, roomChoices } from './type-choices.ts'
import { mentionsOf, type Mention } from './type-mentions.ts'
import { claimRefused, isNegated, isRefusedBehind } from './type-refusals.ts'
import { FLATS, HOUSES, ROOM_TYPES } from './type-words.ts'

const MOST_WORDS_FOR_LAND = 8

export interface TypeWishes {
  wanted: PropertyType[]
  unwanted: PropertyType[]
}

/** The types that a query names. Words stay readable for wishes: `old house` says something of its character too. */
export function readPropertyTypes(reading: QueryReading): TypeWishes {
  const { tokens } = reading
  const head = headType(reading)
  if (head) return { wanted: [...head], unwanted: [] }
  const mentions = mentionsOf(reading)
  // `pas de maison mitoyenne`, `nada de casa em banda`
  const goesOn = ({ at, words }: Mention, index: number): boolean => {
    const before = mentions[index - 1]
    const isNear = before !== undefined && at - before.at <= 2 && tokens[at]!.clause === tokens[before.at]!.clause
    const isSide = before !== undefined && (isAttribute(words) || at === before.at + 1)
    return isNear && isSide && words.types.length < before.words.types.length && isNegated(reading, before.at)
  }
  // `attic flats are ruled out`: the second word says nothing of other flats.
  const tailOf = ({ at, end, words: { types } }: Mention): Mention | undefined =>
    mentions.find(
      (other) =>
        other.at === end &&
        tokens[end]!.clause === tokens[at]!.clause &&
        types.length < other.words.types.length &&
        areAmong(types, other),
    )
  const isRefused = (mention: Mention, index: number): boolean =>
    isNegated(reading, mention.at) ||
    isRefusedBehind(reading, (tailOf(mention) ?? mention).end - 1) ||
    goesOn(mention, index)
  const narrow = mentions.filter((mention, index) => tailOf(mention) !== undefined && isRefused(mention, index))
  const whole = mentions.filter((mention) => !narrow.some((one) => tailOf(one) === mention))
  const refused = whole.filter((mention) => isRefused(mention, mentions.indexOf(mention)))
  const named = whole.filter((mention) => !refused.includes(mention) && !mention.words.isVague)
  // `a house with a story` may be said of a flat; it decides where nothing else does.
  const plain = named.filter(({ at }) => !isMannered(reading, at))
  const wanted = chooseTypes(reading, plain.length > 0 ? plain : named)
  // `a fenced plot` belongs to a home; land alone is meant only where little else is said.
  if (wanted.size === 0 && tokens.length <= MOST_WORDS_FOR_LAND)
    for (const { words } of mentions.filter((one) => one.words.isVague && !refused.includes(one)))
      for (const type of words.types) wanted.add(type)
  for (const at of roomChoices(reading, plain)) {
    reading.claim('propertyType', at, at + 1)
    for (const type of ROOM_TYPES) wanted.add(type)
  }
  for (const { at } of refused) claimRefused(reading, at)
  // `house, no semi`: a part of what is wanted is refused; what is wanted as a whole is not.
  const isPart = (types: readonly PropertyType[]): boolean => types.length < wanted.size
  // `pas de maison mitoyenne` refuses those only.
  const isNarrowed = (at: number, types: readonly PropertyType[]): boolean =>
    refused.some(
      (other) =>
        (other.at === at + 1 || other.at === at + 2) &&
        other.words.types.length < types.length &&
        other.words.types.every((type) => types.includes(type)),
    )
  // `Ferienwohnung nein` refuses no other flat.
  const unwanted = refused.flatMap(({ at, words: { types } }) =>
    isNarrowed(at, types) ||
    (ONE_KIND.test(tokens[at]!.word) && (types.length === FLATS.length || types.length === HOUSES.length))
      ? []
      : types.filter((type) => !wanted.has(type) || isPart(types)),
  )
  return { wanted: [...wanted].sort(), unwanted: [...new Set(unwanted)].sort() }
}

function areAmong(types: readonly PropertyType[], { words }: Mention): boolean {
  return types.every((type) => words.types.includes(type))
}

/** `ein Haus mit Geschichte`: a word for a home of any kind. */
function isMannered(reading: QueryReading, at: number): boolean {
  return MANNER.test(reading.wordsFrom(at + 1, 5))
}
