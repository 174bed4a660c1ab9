import type { PropertyType } from '../../../kernel/property-type.ts'
import { AND } from '../../../language/queries/around-numbers.ts'
import { ALSO, ALTERNATIVE, ALTERNATIVE_FILLER, AS, MAY_BE } from '../../../language/queries/types/alternatives.ts'
import { ROOM } from '../../../language/queries/amounts/shared-homes.ts'
import type { QueryReading } from '../words/query-reading.ts'
import type { Mention } from './type-mentions.ts'
import { kindOf, type TypeWords } from './type-words.ts'

/**
 * The first kind, with those that are said to be alternatives (`house or flat`, `duplex, penthouse ou loft`). Two words side by side mean the narrower
 * (`studio apartment`, `appartement en duplex`); a further one elsewhere is a manner of speaking.
 */
export function chooseTypes(reading: QueryReading, mentions: readonly Mention[]): Set<PropertyType> {
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
    return between.every(({ word }) => ALTERNATIVE_FILLER.test(word) || ALTERNATIVE.test(word)) ? 'list' : null
  return between.every(({ word }) => AS.test(word)) ? 'side' : null
}

/** How a house stands by its neighbours: said of a house that was named before. */
export function isAttribute({ types }: TypeWords): boolean {
  return types.some(
    (type) => type === 'terraced_house' || type === 'semi_detached_house' || type === 'end_terrace_house',
  )
}

/** `studio ou chambre`, `Zimmer oder Studio`: a room to let beside a studio, not one that is counted. */
export function roomChoices({ tokens, fields }: QueryReading, named: readonly Mention[]): number[] {
  const isStudio = (at: number): boolean =>
    named.some((mention) => mention.at === at && mention.words.types[0] === 'studio')
  return tokens.flatMap(({ word }, at) => {
    if (!ROOM.test(word) || fields[at] !== null || tokens[at - 1]?.value != null) return []
    // `a studio or just a room`
    let before = at - 1
    while (before > at - 4 && ALTERNATIVE_FILLER.test(tokens[before]?.word ?? '')) before--
    const isBehind = ALTERNATIVE.test(tokens[before]?.word ?? '') && isStudio(before - 1)
    return isBehind || (ALTERNATIVE.test(tokens[at + 1]?.word ?? '') && isStudio(at + 2)) ? [at] : []
  })
}

/** `house or flat`, `houses and flats`. */
export function isAlternative(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const { clause } = tokens[at]!
  // `pode ser casa, pode ser apartamento`
  if (MAY_BE.test(reading.wordsBefore(at, 4))) return true
  if (tokens.slice(Math.max(0, at - 4), at).some(({ word }) => ALTERNATIVE.test(word))) return true
  // `Haus, Wohnung geht auch`
  if (tokens.slice(at + 1, at + 5).some((token) => token.clause === clause && ALSO.test(token.word))) return true
  return AND.test(tokens[at - 1]?.word ?? '') && kindOf(tokens[at - 2]?.word) !== undefined
}
