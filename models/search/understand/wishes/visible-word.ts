import * as phrases from '../../../language/queries/wishes/hidden-words.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { wishMatcher } from './wish-matcher.ts'

const STUDENTS: ReadonlySet<string> = new Set(['students'])
/** Stands for the centre of a town that is named. */
const TOWN_CENTRE = 'downtown'

/** `Esch centre`, `centro de Dudelange`, `mitten in Esch`: of the town that is named, not the region. */
function isOfTown({ tokens, fields }: QueryReading, at: number): boolean {
  const { word, clause } = tokens[at]!
  const isPlace = (index: number): boolean => fields[index] === 'place' && tokens[index]!.clause === clause
  const isBefore = isPlace(at + 1) || (phrases.OF_TOWN.test(tokens[at + 1]?.word ?? '') && isPlace(at + 2))
  const isBehind = isPlace(at - 1) || (phrases.OF_TOWN.test(tokens[at - 1]?.word ?? '') && isPlace(at - 2))
  return phrases.CENTRE.test(word) ? isBefore || isBehind : phrases.MIDDLE.test(word) && isBefore
}

/** The words of tokens that may tell of wishes. */
export function visibleWords(reading: QueryReading, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => visibleWord(reading, from + index))
}

/** Numbers stay visible as digits (`two cars`); what a place or an amount took is a gap. */
export function visibleWord(reading: QueryReading, at: number): string {
  const { word, value } = reading.tokens[at]!
  const field = reading.fields[at] ?? null
  // `semi-detached` is a kind of house.
  if (phrases.DETACHED.test(word) && phrases.HALF.test(reading.tokens[at - 1]?.word ?? '')) return ''
  // `darf ruhig alt sein`: a manner of speaking.
  if (phrases.CALM.test(word) && phrases.ALLOWING.test(reading.tokens[at - 1]?.word ?? '')) return ''
  if (phrases.TRADE.test(word)) return ''
  // `attic flat`, `terrace house` are kinds of homes.
  if (phrases.HOME_PART.test(word) && field === 'propertyType') return ''
  if (field === null && isOfTown(reading, at)) return TOWN_CENTRE
  // `six students` are persons, and students.
  if (field === 'household' && value === null && wishMatcher().tells(word, STUDENTS)) return word
  if (field === null || field === 'propertyType' || field === 'wish') return value === null ? word : String(value)
  return ''
}
