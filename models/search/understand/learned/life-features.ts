import { foldName } from '../../../language/fold.ts'
import { featureKinds, Features, letterGrams } from '../../../learned/features.ts'
import type { QueryReading } from '../words/query-reading.ts'

const KINDS = featureKinds({ word: 0.6, stem: 0.7, gram: 0.2, next: 0.7, near: 0.4, first: 0.6 })
type Kind = keyof typeof KINDS

const STEM = 5
/** Words within which two words stand near. */
const NEAR = 4
/** Words that a clause begins with. */
const FIRST = 3
/** Marks, which no word is. */
const [NUMBER, PLACE, EDGE] = ['0', '@', '|']

/**
 * Words of a part of a query, as weights of features by the hash of their name: the words, their beginnings and letters, and their order. Which place and
 * which number it names says nothing.
 */
export function lifeFeatures({ tokens, gazetteer }: QueryReading, from: number, to: number): Map<number, number> {
  const found = new Features<Kind>(KINDS)
  let clause: string[] = []
  const end = (): void => {
    if (clause.length > 0) addClause(found, clause)
    clause = []
  }
  for (let at = from; at < to; at++) {
    const { text, value, isCapitalised } = tokens[at]!
    if (tokens[at]!.clause !== tokens[at - 1]?.clause) end()
    const word = foldName(text)
    if (word === '') continue
    const isPlace = isCapitalised && gazetteer?.names.has(word) === true
    clause.push(value !== null ? NUMBER! : isPlace ? PLACE! : word)
  }
  end()
  return found.weights
}

function addClause(found: Features<Kind>, words: readonly string[]): void {
  found.add('first', words.slice(0, FIRST).join(' '))
  found.add('first', words.slice(0, FIRST - 1).join(' '))
  const stems = [EDGE!, ...words.map((word) => word.slice(0, STEM)), EDGE!]
  for (const [i, stem] of stems.entries())
    for (let j = i + 1; j < Math.min(stems.length, i + NEAR); j++)
      found.add(j === i + 1 ? 'next' : 'near', `${stem}_${stems[j]}`)
  for (const word of words) {
    found.add('word', word)
    found.add('stem', word.slice(0, STEM))
    for (const gram of letterGrams(word)) found.add('gram', gram)
  }
}
