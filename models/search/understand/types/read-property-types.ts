import { pattern } from '../../../language/words/lines.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'
import { claim, wordsFrom, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS, REFUSED_NEXT } from '../words/query-words.ts'
import { ROOM } from '../amounts/read-room.ts'
import { FLAT, HOUSE } from './type-words.ts'
import type { TypeWords } from './type-words.ts'
import { ROOM_TYPES, headType } from './head-type.ts'
import { type Mention, OR, isAlternative, isNegated, mentionsOf } from './type-mentions.ts'

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
    return (
      isNear && isAttribute(words) && words.types.length < before.words.types.length && isNegated(reading, before.at)
    )
  }
  const refused = mentions.filter(
    (mention, index) =>
      isNegated(reading, mention.at) || isRefusedBehind(reading, mention.at) || goesOn(mention, index),
  )
  const named = mentions.filter((mention) => !refused.includes(mention) && !mention.words.isVague)
  // `a house with a story` may be said of a flat; it decides where nothing else does.
  const plain = named.filter(({ at }) => !isMannered(reading, at))
  const wanted = chooseTypes(reading, plain.length > 0 ? plain : named)
  // `a fenced plot` belongs to a home; land alone is meant only where little else is said.
  if (wanted.size === 0 && tokens.length <= MOST_WORDS_FOR_LAND)
    for (const { words } of mentions.filter((one) => one.words.isVague && !refused.includes(one)))
      for (const type of words.types) wanted.add(type)
  for (const at of roomChoices(reading, plain)) {
    claim(reading, 'propertyType', at, at + 1)
    for (const type of ROOM_TYPES) wanted.add(type)
  }
  for (const { at } of refused) {
    const no = tokens.findLastIndex(({ word }, index) => index < at && index >= at - 3 && NEGATORS.has(word))
    const behind = REFUSED_NEXT.exec(restOfClause(reading, at))
    if (no >= 0) claim(reading, 'propertyType', no, at + 1)
    else if (behind) claim(reading, 'propertyType', at, at + 1 + behind[0].split(' ').length)
    else {
      const answer = wordsOfAnswer(reading, at)
      claim(reading, 'propertyType', at, at + 1 + (answer === '' ? 0 : answer.split(' ').length))
    }
  }
  // `house, no semi`: a part of what is wanted is refused; what is wanted as a whole is not.
  const isPart = (types: readonly PropertyType[]): boolean => types.length < wanted.size
  // `Ferienwohnung nein` refuses no other flat.
  const isKindOf = (at: number): boolean => /^[a-z]{3,}(?:wohnung|wohnungen|wunneng|haus)$/.test(tokens[at]!.word)
  // `pas de maison mitoyenne` refuses those only.
  const isNarrowed = (at: number, types: readonly PropertyType[]): boolean =>
    refused.some(
      (other) =>
        (other.at === at + 1 || other.at === at + 2) &&
        other.words.types.length < types.length &&
        other.words.types.every((type) => types.includes(type)),
    )
  const unwanted = refused.flatMap(({ at, words: { types } }) =>
    isNarrowed(at, types) ||
    (isKindOf(at) && (types.length === FLAT.types.length || types.length === HOUSE.types.length))
      ? []
      : types.filter((type) => !wanted.has(type) || isPart(types)),
  )
  return { wanted: [...wanted].sort(), unwanted: [...new Set(unwanted)].sort() }
}

/** `studio ou chambre`, `Zimmer oder Studio`: a room to let beside a studio, not one that is counted. */
function roomChoices({ tokens, fields }: QueryReading, named: readonly Mention[]): number[] {
  const isStudio = (at: number): boolean =>
    named.some((mention) => mention.at === at && mention.words.types[0] === 'studio')
  return tokens.flatMap(({ word }, at) => {
    if (!ROOM.test(word) || fields[at] !== null || tokens[at - 1]?.value != null) return []
    // `a studio or just a room`
    let before = at - 1
    while (before > at - 4 && ARTICLE.test(tokens[before]?.word ?? '')) before--
    const isBehind = OR.has(tokens[before]?.word ?? '') && isStudio(before - 1)
    return isBehind || (OR.has(tokens[at + 1]?.word ?? '') && isStudio(at + 2)) ? [at] : []
  })
}

/**
 * The first kind, with those that are said to be alternatives (`house or flat`, `duplex, penthouse ou loft`). Two words side by side mean the narrower
 * (`studio apartment`, `appartement en duplex`); a further one elsewhere is a manner of speaking.
 */
function chooseTypes(reading: QueryReading, mentions: readonly Mention[]): Set<PropertyType> {
  let chosen = new Set<PropertyType>(mentions[0]?.words.types)
  for (const [index, { at, words }] of mentions.entries()) {
    // `maison mitoyenne`: the next word says which.
    const next = mentions[index + 1]
    if (index > 0 && next?.at === at + 1 && next.words.types.every((type) => words.types.includes(type))) continue
    const before = mentions[index - 1]
    if (!before) continue
    if (before.words === words && !isAlone(reading, at)) continue
    // `Wohnung oder Haus? Haus.`
    if (
      isAlone(reading, at) &&
      mentions.slice(0, index - 1).length > 0 &&
      mentions.slice(0, index).some((one) => one.words === words)
    ) {
      chosen = new Set(words.types)
      continue
    }
    const joint = jointOf(reading, before.at, at)
    const isNarrower = words.types.every((type) => chosen.has(type)) && words.types.length < chosen.size
    const isWider = before.at === at - 1 && words.types.length > chosen.size
    if (joint === 'side' || (joint === 'list' && isNarrower && isAttribute(words))) {
      if (isNarrower || (!isWider && before.at === at - 1)) chosen = new Set(words.types)
    } else if (joint === 'list' || isAlternative(reading, at)) for (const type of words.types) chosen.add(type)
  }
  return chosen
}

function isAlone({ tokens }: QueryReading, at: number): boolean {
  return tokens[at - 1]?.clause !== tokens[at]!.clause && tokens[at + 1]?.clause !== tokens[at]!.clause
}

/** How two kinds stand together: next to each other, in a list, or apart. */
function jointOf({ tokens }: QueryReading, from: number, to: number): 'side' | 'list' | null {
  const between = tokens.slice(from + 1, to)
  if (between.length > 3) return null
  if (tokens[from]!.clause !== tokens[to]!.clause)
    return between.every(({ word }) => ARTICLE.test(word) || OR.has(word)) ? 'list' : null
  return between.every(({ word }) => AS.test(word)) ? 'side' : null
}

const ARTICLE =
  /^(?:a|an|the|un|une|le|la|ein|eine|einen|en|eng|um|uma|even|just|only|meme|juste|sogar|nur|auch|nemmen|so|apenas|petit|petite|small|little)$/
const AS = /^(?:detached|en|in|als|im|em|de|type|style|duplex|as|au|du|of)$/

/** How a house stands by its neighbours: said of a house that was named before. */
function isAttribute({ types }: TypeWords): boolean {
  return types.some(
    (type) => type === 'terraced_house' || type === 'semi_detached_house' || type === 'end_terrace_house',
  )
}

const MANNER = pattern(String.raw`
      ^(?:mit|with|mat|com|avec|qui|voller|full|of|de|d) (?:(?:a|an|une?|einer?|enger|eng|uma?|viel|vill|le|la|de|beaucoup|muita?) )*(?:geschicht\w*
      stor\w*|history|histoire|historia|seele|seil|soul|ame|alma|charakter|character|caractere|carater|charme?|flair|cachet|stil|style|encanto
      personalidade|personality)\b
    `)

/** `ein Haus mit Geschichte`: a word for a home of any kind. */
function isMannered(reading: QueryReading, at: number): boolean {
  return MANNER.test(wordsFrom(reading, at + 1, 5))
}

/** An answer of its own that refuses what the clause before it names: `Coloc ? Non.` */
const NO = /^(?:not?|non|nein|nee|neen|nao)$/

function isRefusedBehind(reading: QueryReading, at: number): boolean {
  if (REFUSED_NEXT.test(restOfClause(reading, at))) return true
  return NO.test(wordsOfAnswer(reading, at))
}

function restOfClause({ tokens }: QueryReading, at: number): string {
  const own = tokens.filter(({ clause }, index) => index > at && clause === tokens[at]!.clause)
  return own.map(({ word }) => word).join(' ')
}

/** `Coloc ? Non merci.`: the words of the next clause; empty where this one goes on. */
function wordsOfAnswer({ tokens }: QueryReading, at: number): string {
  const next = tokens[at + 1]?.clause
  if (next === tokens[at]!.clause) return ''
  const answer = tokens.filter(({ clause }) => clause === next)
  return answer.map(({ word }) => word).join(' ')
}
