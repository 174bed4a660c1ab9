import { BESIDE, PART, SEEN, WITHIN } from '../../../language/queries/beside-homes.ts'
import { CORRECTED, claim, wordsBefore, wordsFrom, type QueryReading } from '../words/query-reading.ts'
import { LEFT_BEHIND, NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'
import { FENCED } from '../../../language/queries/home-kinds.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { ROOM } from '../amounts/read-room.ts'
import { countsHomes, HOMES, isInvested, isWhole, RESIDENCE } from './buildings.ts'
import { ATTIC, BUILDING, FLAT, HOUSE, NO_HOUSES, ROOMS, TERRACED, TYPE_WORDS } from './type-words.ts'
import type { TypeWords } from './type-words.ts'

/** Kinds of homes that a query names, in order. Claims their words. */
export function mentionsOf(reading: QueryReading): Mention[] {
  const mentions: Mention[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    const next = tokens[at + 1]?.word ?? ''
    if (
      fields[at] !== null ||
      value !== null ||
      NO_HOUSES.test(word) ||
      (word === 'apart' && /^(?:from|de|vun)$/.test(next))
    )
      continue
    const isHome = (one: string): boolean => TYPE_WORDS.some(({ pattern, isVague }) => !isVague && pattern.test(one))
    // `shared house`, `casa partilhada`
    if (SHARED.test(word) ? isHome(next) : isHome(word) && SHARED.test(next)) {
      claim(reading, 'propertyType', at, at + 2)
      mentions.push({ at, words: ROOMS })
      at++
      continue
    }
    // `nem estúdio nem quarto`
    if (ROOM.test(word) && NEGATORS.has(tokens[at - 1]?.word ?? '') && mentions.at(-1)?.at === at - 2) {
      claim(reading, 'propertyType', at, at + 1)
      mentions.push({ at, words: ROOMS })
      continue
    }
    // A passive house is a way to build; flats are built so too.
    if (tokens[at - 1]?.word.startsWith('passi') || tokens[at + 1]?.word.startsWith('passi')) continue
    // `casa de banho`: a bathroom.
    if (word === 'casa' && /^de banho\b/.test(wordsFrom(reading, at + 1, 2))) continue
    const isBlock = HOMES.test(word) && /^(?:buildings?|blocks?)$/.test(tokens[at + 1]?.word ?? '')
    // `a flat in a block of flats`
    const isBlockOf =
      /^(?:flats|apartments)$/.test(word) &&
      /(?:^| )block of$/.test(wordsBefore(reading, at, 2)) &&
      !WITHIN.test(wordsBefore(reading, at - 2, 4))
    const isFlat = word === 'andar' && tokens[at - 1]?.word === 'um'
    // `home` alone may be a flat.
    const isFamilyHome = word === 'home' && /^(?:family|detached|country|single)$/.test(tokens[at - 1]?.word ?? '')
    const isBuilding = TYPE_WORDS.find((one) => one.pattern.test(word))?.types[0] === 'apartment_building'
    const isForRent =
      (word === 'maison' || isBuilding) &&
      /^(?:de rapport|de rendimento|de rendement|a plusieurs logements|multi)/.test(wordsFrom(reading, at + 1, 3))
    const holdsHomes =
      (isBuilding || RESIDENCE.test(word)) &&
      /^(?:with|avec|mit|mat|com|a|de|of)$/.test(tokens[at + 1]?.word ?? '') &&
      countsHomes(reading, at + 2)
    // `immeuble mat 3 Wunnengen`
    if ((tokens[at - 1]?.value ?? 0) >= 2 && mentions.some((mention) => mention.words === BUILDING)) {
      if (TYPE_WORDS.some(({ pattern }) => pattern.test(word))) claim(reading, 'propertyType', at, at + 1)
      continue
    }
    const holdsFlats =
      HOLDER.test(word) &&
      /^(?:with|avec|mit|mat|com)$/.test(next) &&
      FLATS_IN.test(tokens[at + 2]?.word ?? '') &&
      isWhole(reading, at)
    const words =
      isForRent ||
      holdsFlats ||
      holdsHomes ||
      isBlockOf ||
      (isBlock && !WITHIN.test(wordsBefore(reading, at, 4))) ||
      (isBuilding && (isInvested(reading) || isWhole(reading, at)))
        ? BUILDING
        : isFlat
          ? FLAT
          : isFamilyHome
            ? HOUSE
            : isAttic(reading, at)
              ? ATTIC
              : word === 'terrace' && /^houses?$/.test(tokens[at + 1]?.word ?? '')
                ? TERRACED
                : TYPE_WORDS.find(({ pattern }) => pattern.test(word))
    if (!words || (words.isVague && tokens.some((token) => FENCED.test(token.word)))) continue
    if (word === 'detached' && tokens[at - 1]?.word === 'semi') continue
    // `house with a studio`, `ferme avec grange`: a part of a home is no kind of one.
    if (PART.test(wordsBefore(reading, at, 4)) || LEFT_BEHIND.test(wordsBefore(reading, at, 8))) continue
    // `Coloc à trois`, `WG zu viert`: a home for all of them.
    if (words.types[0] === 'room' && isShared(reading, at + 1)) continue
    // `for 3 flatmates` asks for a home for all of them.
    if ((tokens[at - 1]?.value ?? 0) >= 2 && words.types[0] === 'room') continue
    if (/^(?:house|flat|apartment)$/.test(word) && /^shar(?:e|es|ing|er|ers)$/.test(tokens[at + 1]?.word ?? ''))
      continue
    if (word === 'semi' && /^(?:furnished|equipped|open|rural)$/.test(tokens[at + 1]?.word ?? '')) continue
    // `no noise in the building`, `dans un petit immeuble`
    const isAround =
      WITHIN.test(wordsBefore(reading, at, 4)) || /^(?:with|avec|mit|mat|com)$/.test(tokens[at + 1]?.word ?? '')
    if (words.types[0] === 'apartment_building' && isAround && words !== BUILDING) continue
    // `garage fermé`
    if (word === 'ferme' && tokens[at]!.text.endsWith('é')) continue
    if (
      words.types[0] === 'castle' &&
      (BESIDE.test(wordsBefore(reading, at, 5)) || SEEN.test(wordsFrom(reading, at + 1, 4)))
    )
      continue
    // `Parking direkt beim Haus`
    if (word === 'haus' && AT_HOME.test(tokens[at - 1]?.word ?? '')) continue
    // To move house says nothing of the house.
    if (MOVING.test(wordsBefore(reading, at, 2))) continue
    // `nada de casas escuras` refuses the dark, not the house.
    if (isNegated(reading, at) && isDescribed(reading, at)) continue
    claim(reading, 'propertyType', at, at + 1)
    mentions.push({ at, words })
  }
  return mentions
}

const SHARED = /^(?:shared|partilhad[oa]s?|partagee?s?|geteilte\w*|gedeelt\w*)$/
const HOLDER = /^(?:haus|house|maison|casa|gebaude|gebai|building|batiment|predio|edificio)$/
const FLATS_IN = /^(?:ap+art\w*|wohnungen|wunnengen|logements|flats|einheiten|eenheeten|units)$/

/** `à trois`, `zu viert`, `for 3`. */
function isShared({ tokens }: QueryReading, at: number): boolean {
  const [joint, count, next] = tokens.slice(at, at + 3)
  if (!joint || !count || !/^(?:a|zu|fir|for|of|de|pour|para|von|vun|mit|mat|with|com|avec)$/.test(joint.word))
    return false
  if (/^(?:zweit|dritt|viert|funft|sechst|zweet|drett|veiert|fenneft|foneft)$/.test(count.word)) return true
  const isMany = count.value !== null && count.value >= 2 && count.value <= 8
  return (
    isMany &&
    (next?.clause !== count.clause ||
      !/^(?:\w*zimmer\w*|\w*zemmer\w*|rooms?|bed\w*|chambres?|quartos?|m2|min\w*)$/.test(next!.word))
  )
}

export interface Mention {
  at: number
  words: TypeWords
}

/** Before a house: where something is, which the home need not be. */
const AT_HOME = /^(?:am|im|beim|vorm|hinterm|virum|virdrum|hannerem|hannertem|ums|vum)$/

const MOVING = /(?:^|\s)(?:mudar de|mudamos de|move|moving|changer de|changeons de|plenneren)$/

/** `attic flat`, `águas-furtadas`, `Dachgeschoss oder Penthouse`. */
function isAttic({ tokens }: QueryReading, at: number): boolean {
  const [word, next, after] = [tokens[at]!.word, tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '']
  if (word === 'attic') return /^(?:flat|apartment)s?$/.test(next)
  if (word === 'aguas') return next === 'furtadas'
  const isKind = (other: string): boolean => TYPE_WORDS.some(({ pattern }) => pattern.test(other))
  const [before, first] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? '']
  return /^da{1,2}chgeschoss$/.test(word) && ((OR.has(next) && isKind(after)) || (OR.has(before) && isKind(first)))
}

/** Whether the clause refuses the kind of home at this place. */
/** Fields of negations that refuse an amount. */
const REFUSED_AMOUNTS: ReadonlySet<string> = new Set(['area', 'land', 'bedrooms', 'rooms', 'bathrooms'])

export function isNegated({ tokens, fields }: QueryReading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const token = tokens[index]!
    // `a flat, no wait, a house` refuses no house.
    if (fields[index] === CORRECTED) return false
    if (token.clause !== tokens[at]!.clause) return false
    // `no flats under 60 m²` refuses the small ones.
    if (REFUSED_AMOUNTS.has(fields[index] ?? '')) return false
    const isNor =
      /^(?:noch|nach)$/.test(token.word) && wordsBefore({ tokens, fields } as QueryReading, index, 6).includes('weder')
    if ((isNor || NEGATORS.has(token.word)) && token.word !== 'far' && token.word !== 'loin') return true
    if (TIRED.test(token.word)) return true
    if (!FUNCTION_WORDS.has(token.word)) return false
  }
  return false
}

/** `done with flats`, `marre des studios`. */
const TIRED =
  /^(?:done|fed|sick|tired|enough|marre|ras|fini|satt|leid|genug|genuch|midd|farto|farta|fartos|cansad[oa]s?|chega)$/

/** `no flat on the ground floor`, `nada de casas escuras`: what follows in the clause is refused, not the kind. */
function isDescribed({ tokens }: QueryReading, at: number): boolean {
  for (let index = at + 1; index < tokens.length && tokens[index]!.clause === tokens[at]!.clause; index++) {
    const { word, value } = tokens[index]!
    if (NEGATION_STOPPERS.has(word) || NEGATORS.has(word) || OR.has(word) || AND.has(word) || value !== null)
      return false
    if (!FUNCTION_WORDS.has(word)) return !ROOM.test(word) && !TYPE_WORDS.some(({ pattern }) => pattern.test(word))
  }
  return false
}

/** `house or flat`, `houses and flats`. */
export function isAlternative(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const { clause } = tokens[at]!
  // `pode ser casa, pode ser apartamento`
  if (MAY_BE.test(wordsBefore(reading, at, 4))) return true
  if (tokens.slice(Math.max(0, at - 4), at).some(({ word }) => OR.has(word))) return true
  // `Haus, Wohnung geht auch`
  if (tokens.slice(at + 1, at + 5).some((token) => token.clause === clause && ALSO.test(token.word))) return true
  return (
    AND.has(tokens[at - 1]?.word ?? '') && TYPE_WORDS.some(({ pattern }) => pattern.test(tokens[at - 2]?.word ?? ''))
  )
}

const MAY_BE = /(?:^| )(?:pode ser|peut etre|can be|could be|kann auch|ka)(?: (?:a|an|um|uma|un|une|ein|eine|en|eng))?$/

export const OR = new Set([
  'or',
  'ou',
  'oder',
  'od',
  'respektiv',
  'bzw',
  'beziehungsweise',
  'sinon',
  'soit',
  'quer',
  'ob',
  'slash',
  'sonst',
  'soss',
  'alternativ',
  'alternatively',
  'voire',
])

const ALSO =
  /^(?:auch|also|too|aussi|egalement|tambem|och|ok|okay|fine|acceptable|possible|moglich|meiglech|convient|serve|alternativ)$/
const AND = new Set(['and', 'et', 'und', 'e', 'an'])
