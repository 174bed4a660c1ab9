import type { QueryReading } from '../words/query-reading.ts'
import { wishMatcher } from './wish-matcher.ts'

/** Before a German `ruhig` that means `by all means`. */
const ALLOWING = /^(?:darf|durfen|kann|konnen|konnte|daerf|derf|dierf|kennen)$/

const STUDENTS: ReadonlySet<string> = new Set(['students'])

const TOWN_CENTRE = 'downtown'
const CENTRE = /^(?:centre|center|zentrum|zenter|centro|stadtmitte|ortsmitte)$/
const MIDDLE = /^(?:mitten|matten|meddsten|coeur|heart|middle|coracao)$/
const OF = /^(?:of|in|de|d|du|von|vun|vu|zu|do|da|am|im|a|the)$/

/** `Esch centre`, `centro de Dudelange`, `mitten in Esch`: of the town that is named, not the region. */
function isOfTown({ tokens, fields }: QueryReading, at: number): boolean {
  const { word, clause } = tokens[at]!
  const isPlace = (index: number): boolean => fields[index] === 'place' && tokens[index]!.clause === clause
  const isBefore = isPlace(at + 1) || (OF.test(tokens[at + 1]?.word ?? '') && isPlace(at + 2))
  const isBehind = isPlace(at - 1) || (OF.test(tokens[at - 1]?.word ?? '') && isPlace(at - 2))
  return CENTRE.test(word) ? isBefore || isBehind : MIDDLE.test(word) && isBefore
}

/** Numbers stay visible as digits (`two cars`); what a place or an amount took is a gap. */
export function visibleWord(reading: QueryReading, at: number): string {
  const { word, value } = reading.tokens[at]!
  const field = reading.fields[at] ?? null
  // `semi-detached` is a kind of house.
  if (word === 'detached' && reading.tokens[at - 1]?.word === 'semi') return ''
  // `darf ruhig alt sein`: a manner of speaking.
  if (/^(?:ruhig|roueg)$/.test(word) && ALLOWING.test(reading.tokens[at - 1]?.word ?? '')) return ''
  // `attic flat`, `terrace house` are kinds of homes.
  if ((word === 'attic' || word === 'terrace') && field === 'propertyType') return ''
  if (field === null && isOfTown(reading, at)) return TOWN_CENTRE
  // `six students` are persons, and students.
  if (field === 'household' && value === null && wishMatcher().tells(word, STUDENTS)) return word
  if (field === null || field === 'propertyType' || field === 'wish') return value === null ? word : String(value)
  return ''
}
