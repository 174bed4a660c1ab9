import { pattern } from '../../../language/words/lines.ts'
import { isFloor, ordinalAt } from '../../../language/ordinals.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { boundOf } from './read-bounds.ts'
import type { ReadQuantity } from './read-quantities.ts'

/** Says that a floor above will do as well. */
export const HIGHER =
  /\b(?:higher|above|up|upwards|plus haut|au dessus|superieur|hoher|aufwarts|daruber|heich|doriwwer|alto|cima|acima)\b/

const BASEMENT =
  /^(?:basement|souterrain|sous sol|entresol|untergeschoss|ug|keller|cave|subcave|kellergeschoss)\b(?! (?:storage|room|raum))/
const REFUSED_IN = pattern(String.raw`
      (?:^| )(?:not|no|nicht|kein|keine|keinen|pas|net|keen|keng|nao|nada|sem|sans|nothing|never)(?: (?:of|de|d|das|live|wohnen|flat|apartment|wohnung
      appartement))*(?<in> (?:in|im|au|en|am|um|na|no))?(?: (?:the|a|an|dem|einem|un|uma|um|le|la))*$
    `)
const GROUND =
  /^(?:(?:the|le|la|du|de|dem|das|o|do|d) )*(?:ground floor|erdgeschoss|eg|parterre|rez|rdc|aerdgeschoss|res do chao)\b/

/** `not in a basement`, `above the ground floor`; a cellar that is not needed is none. */
export function lowFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  if (reading.fields[at] !== null || reading.tokens[at]!.value !== null) return null
  const from = wordsFrom(reading, at, 5)
  const refused = REFUSED_IN.exec(wordsBefore(reading, at, 6))
  const basement = BASEMENT.exec(from)
  const isDwelling = basement !== null && /^(?:souterrain|entresol|kellergeschoss)/.test(basement[0])
  const floor = (value: number, words: string): ReadQuantity => ({
    quantity: 'floor',
    bound: 'min',
    value,
    high: null,
    text: claim(reading, 'floor', at, at + words.split(' ').length),
    at,
  })
  if (basement && refused && (refused.groups?.in !== undefined || isDwelling)) return floor(0, basement[0])
  const isAbove = /(?:^| )(?:above|over|uber|iwwer|dessus|acima|oberhalb)(?: (?:of|du|de|do|vum|vom|dem))*$/.test(
    wordsBefore(reading, at, 4),
  )
  const ground = isAbove ? GROUND.exec(from) : null
  return ground ? floor(1, ground[0]) : null
}

/** `I cannot carry the pram up to the fourth floor` asks for no fourth floor. */
const CLIMBING = pattern(String.raw`
      ^(?:climb\w*|carry\w*|haul\w*|lug\w*|walk|walking|monter|grimper|porter|trimbal\w*|laufen|steigen|schlepp\w*|hochlaufen|hochtragen|klammen
      droen|schleefen|subir|carregar|pe)$
    `)

/** `third floor or higher`, `au troisième étage`. */
export function ordinalFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || tokens[at]!.value !== null) return null
  const own = tokens.slice(at, at + 2).filter(({ clause, value }) => clause === tokens[at]!.clause && value === null)
  const ordinal = ordinalAt(
    own.map(({ word }) => word),
    0,
  )
  if (ordinal === null) return null
  const { rank: value, end: length } = ordinal
  const next = at + length
  const hasWord = isFloor(tokens[next]?.word ?? '')
  const isHigher =
    HIGHER.test(wordsFrom(reading, next, 4)) && /^(?:or|ou|oder|and|et|und)$/.test(tokens[next]?.word ?? '')
  if (!hasWord && !isHigher) return null
  const clause = tokens.filter((token) => token.clause === tokens[at]!.clause).map(({ word }) => word)
  if (clause.some((word) => CLIMBING.test(word)) && clause.some((word) => NEGATORS.has(word))) return null
  const end = hasWord ? next + 1 : next
  const bound = boundOf(reading, at, end)
  return { quantity: 'floor', bound, value, high: null, text: claim(reading, 'floor', at, end), at }
}
