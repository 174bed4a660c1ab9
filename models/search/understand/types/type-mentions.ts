import { BESIDE, HAVING, PART, SEEN, WITHIN } from '../../../language/queries/beside-homes.ts'
import { FENCED } from '../../../language/queries/home-kinds.ts'
import { ALTERNATIVE } from '../../../language/queries/types/alternatives.ts'
import * as phrases from '../../../language/queries/types/around-kinds.ts'
import { LEFT_BEHIND, MOVING } from '../../../language/queries/types/left-homes.ts'
import { ROOM } from '../../../language/queries/amounts/shared-homes.ts'
import { countWords, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { isBuilding } from './buildings.ts'
import { isDescribed, isNegated } from './type-refusals.ts'
import {
  ATTIC,
  BUILDING,
  FLAT,
  HOUSE,
  kindOf,
  NO_HOUSES,
  ROOMS,
  TERRACED,
  TYPE_PHRASES,
  TYPE_WORDS,
  type TypeWords,
} from './type-words.ts'

export interface Mention {
  at: number
  /** Behind its last word. */
  end: number
  words: TypeWords
}

/** Kinds of homes that a query names, in order. Claims their words. */
export function mentionsOf(reading: QueryReading): Mention[] {
  const mentions: Mention[] = []
  const { tokens, fields } = reading
  const mention = (at: number, words: TypeWords, to = at + 1): void => {
    reading.claim('propertyType', at, to)
    mentions.push({ at, end: to, words })
  }
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    const before = tokens[at - 1]
    const next = tokens[at + 1]?.word ?? ''
    if (fields[at] !== null || value !== null) continue
    const phrase = phraseAt(reading, at)
    if (phrase) {
      mention(at, phrase.words, phrase.end)
      at = phrase.end - 1
      continue
    }
    if (NO_HOUSES.test(word) || phrases.NO_FLAT.test(`${word} ${next}`)) continue
    // `shared house`, `casa partilhada`
    if (phrases.SHARED.test(word) ? isHome(next) : isHome(word) && phrases.SHARED.test(next)) {
      mention(at, ROOMS, at + 2)
      at++
      continue
    }
    // `nem estúdio nem quarto`
    if (ROOM.test(word) && NEGATORS.has(before?.word ?? '') && mentions.at(-1)?.at === at - 2) {
      mention(at, ROOMS)
      continue
    }
    // A passive house is a way to build; flats are built so too.
    if (phrases.PASSIVE.test(before?.word ?? '') || phrases.PASSIVE.test(next)) continue
    if (phrases.BATHROOM.test(reading.wordsAt(at, 3))) continue
    // `immeuble mat 3 Wunnengen`
    if ((before?.value ?? 0) >= 2 && mentions.some(({ words }) => words === BUILDING)) {
      if (kindOf(word)) reading.claim('propertyType', at, at + 1)
      continue
    }
    const words = kindAt(reading, at)
    if (words && !isAside(reading, at, words)) mention(at, words)
  }
  return mentions
}

const LONGEST_PHRASE = 6

/** `appartement sous les combles`, `maison libre de 3 côtés`: a kind in several words, and where it ends. */
function phraseAt(reading: QueryReading, at: number): { words: TypeWords; end: number } | null {
  const { tokens, fields } = reading
  const own = tokens.slice(at, at + LONGEST_PHRASE)
  const stop = own.findIndex(({ clause }, next) => clause !== own[0]!.clause || fields[at + next] !== null)
  const text = wordsOf(stop < 0 ? own : own.slice(0, stop))
  for (const words of TYPE_PHRASES) {
    const found = words.pattern.exec(text)
    // `a flat in an apartment building`
    if (found && !WITHIN.test(reading.wordsBefore(at, 4))) return { words, end: at + countWords(found[0]) }
  }
  return null
}

function isHome(word: string): boolean {
  return TYPE_WORDS.some(({ pattern, isVague }) => !isVague && pattern.test(word))
}

function kindAt(reading: QueryReading, at: number): TypeWords | undefined {
  const { word } = reading.tokens[at]!
  const [before, behind] = pairsAt(reading, at)
  if (isBuilding(reading, at)) return BUILDING
  if (phrases.FLOOR_FLAT.test(before)) return FLAT
  // `home` alone may be a flat.
  if (phrases.FAMILY_HOME.test(before)) return HOUSE
  if (isAttic(reading, at)) return ATTIC
  if (phrases.TERRACED_HOUSE.test(behind)) return TERRACED
  return kindOf(word)
}

/** `attic flat`, `águas-furtadas`, `Dachgeschoss oder Penthouse`. */
function isAttic(reading: QueryReading, at: number): boolean {
  const [first = '', before = '', word = '', next = '', after = ''] = [-2, -1, 0, 1, 2].map(
    (step) => reading.tokens[at + step]?.word,
  )
  if (phrases.ATTIC_FLAT.test(`${word} ${next}`)) return true
  return (
    phrases.TOP_FLOOR.test(word) &&
    ((ALTERNATIVE.test(next) && kindOf(after) !== undefined) ||
      (ALTERNATIVE.test(before) && kindOf(first) !== undefined))
  )
}

/** A word with the one before it, and with the one behind it. */
function pairsAt({ tokens }: QueryReading, at: number): [before: string, behind: string] {
  const { word } = tokens[at]!
  return [`${tokens[at - 1]?.word ?? ''} ${word}`, `${word} ${tokens[at + 1]?.word ?? ''}`]
}

/** Whether a word for a home says nothing of the one that is sought. */
function isAside(reading: QueryReading, at: number, words: TypeWords): boolean {
  const { tokens } = reading
  const { word, text } = tokens[at]!
  const [kind] = words.types
  const [before, behind] = pairsAt(reading, at)
  if (words.isVague && tokens.some((token) => FENCED.test(token.word))) return true
  // `house with a studio`, `ferme avec grange`: a part of a home is no kind of one.
  if (PART.test(reading.wordsBefore(at, 4)) || LEFT_BEHIND.test(reading.wordsBefore(at, 8))) return true
  // `Coloc à trois`, `for 3 flatmates`: a home for all of them.
  if (kind === 'room' && ((tokens[at - 1]?.value ?? 0) >= 2 || isShared(reading, at + 1))) return true
  if (phrases.SHARING.test(behind) || phrases.HALF.test(behind) || phrases.SEMI_DETACHED.test(before)) return true
  // `no noise in the building`, `dans un petit immeuble`
  const isAround = WITHIN.test(reading.wordsBefore(at, 4)) || HAVING.test(tokens[at + 1]?.word ?? '')
  if (kind === 'apartment_building' && isAround && words !== BUILDING) return true
  // `garage fermé`
  if (phrases.CLOSED.test(`${word} ${text}`)) return true
  if (kind === 'castle' && (BESIDE.test(reading.wordsBefore(at, 5)) || SEEN.test(reading.wordsFrom(at + 1, 4))))
    return true
  // `Parking direkt beim Haus`, `move house`
  if (phrases.AT_HOUSE.test(before) || MOVING.test(reading.wordsBefore(at, 2))) return true
  // `nada de casas escuras` refuses the dark, not the house.
  return isNegated(reading, at) && isDescribed(reading, at)
}

/** `à trois`, `zu viert`, `for 3`. */
function isShared({ tokens }: QueryReading, at: number): boolean {
  const [joint, count, next] = tokens.slice(at, at + 3)
  if (!joint || !count || !phrases.JOINTLY.test(joint.word)) return false
  if (phrases.JOINT_COUNT.test(count.word)) return true
  const isMany = count.value !== null && count.value >= 2 && count.value <= 8
  return isMany && (next?.clause !== count.clause || !phrases.COUNTED.test(next!.word))
}
