import { askingPattern } from '../../language/asking.ts'
import { MUST_WORDS } from '../../language/queries/demands.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { FOR_PEOPLE } from '../../language/queries/mentions.ts'
import { CHILDREN } from '../../language/queries/people.ts'
import { MOVES } from '../../language/queries/amounts/days-to-move-in.ts'
import { isStatement } from './learned/likeness.ts'
import { wordsBetween, type QueryReading } from './words/query-reading.ts'

const SEEKING = new RegExp(`(?:^| )${askingPattern('seeking')}(?= |$)`)
/** Words that say something else. */
const FEWEST_OTHERS = 2

/**
 * Leaves people and days that a short text only mentions, where it states nothing else and does not say that anybody seeks a home: `the twins hate stairs`
 * asks for no bedrooms.
 * @returns whether `household` and `availableBy` were left
 */
export function leaveAsides(reading: QueryReading): { household: boolean; availableBy: boolean } {
  const { tokens, fields, understood } = reading
  const text = wordsBetween(tokens, 0, tokens.length)
  const isAside = (field: string | null): boolean =>
    field !== null && (field.startsWith('household') || (field === 'availableBy' && !MOVES.test(text)))
  const before = [...fields]
  for (const [at, field] of before.entries()) if (isAside(field)) fields[at] = null
  const isDemand = tokens.some(({ word }) => MUST_WORDS.has(word))
  const isMeant =
    isDemand || SEEKING.test(text) || understood.some((one) => isAside(one.field) && isCounted(reading, one.from))
  const others = tokens.filter(
    ({ word }, at) => fields[at] === null && before[at] === null && !FUNCTION_WORDS.has(word),
  )
  if (isMeant || !before.some(isAside) || others.length < FEWEST_OTHERS || !isStatement(reading)) {
    fields.splice(0, before.length, ...before)
    return { household: false, availableBy: false }
  }
  understood.splice(0, Infinity, ...understood.filter(({ field }) => !isAside(field)))
  return { household: true, availableBy: !fields.includes('availableBy') }
}

/** `four people`, `for a couple`. */
function isCounted(reading: QueryReading, from: number): boolean {
  if (FOR_PEOPLE.test(reading.wordsBefore(from, 3))) return true
  return reading.tokens[from]!.value !== null && !CHILDREN.test(reading.wordsFrom(from + 1, 4))
}
