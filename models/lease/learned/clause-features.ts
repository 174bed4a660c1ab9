import { featureKinds, Features } from '../../learned/features.ts'
import { BANDS, bandOf } from './clause-tokens.ts'
import type { StatementTokens, Token } from './clause-tokens.ts'

/** Unit of reading: one statement, or two adjacent ones, under the heading of their clause. */
export interface PassageTokens {
  readonly statements: readonly StatementTokens[]
  readonly heading: StatementTokens | null
}

/** Kinds of features with their weight. */
const KINDS = featureKinds({
  word: 0.7,
  stem: 0.7,
  gram: 0.3,
  next: 0.6,
  near: 0.4,
  concept: 1,
  conceptsNear: 0.7,
  conceptsNext: 0.7,
  threeConcepts: 0.7,
  conceptsTogether: 0.5,
  modified: 0.5,
  figure: 1,
  headingStem: 0.4,
  headingConcept: 0.6,
  headingWith: 0.3,
})
type Kind = keyof typeof KINDS

const LONG_WORD = 7
const GRAM = 5
const REACH = 6
const NEAR = 4
/** Concepts that say more of what stands near them than of the clause. */
const MODIFIERS: ReadonlySet<string> = new Set(
  'NOT WITHOUT ONLY ALL EXCEPT HALF IF REGARDLESS LANDLORD TENANT ALLOW MUST FORBID WAIVE REFUSE FREELY AUTOMATIC'.split(
    ' ',
  ),
)

/**
 * Content of a passage, as weights of features by the hash of their name: its words and their order, their meaning in any language, and which meanings
 * stand together.
 */
export function clauseFeatures({ statements, heading }: PassageTokens): Map<number, number> {
  const found = new Features<Kind>(KINDS)
  for (const statement of statements)
    for (const [hash, weight] of featuresOf(statement)) found.weights.set(hash, weight)
  const concepts = distinctConcepts(statements.flatMap((statement) => statement.segments))
  addTogether(found, concepts)
  addFigures(found, statements)
  if (heading !== null) addHeading(found, heading, concepts)
  return found.weights
}

/** Features of each statement by itself: it is read alone, and again with the one behind it. */
const KNOWN = new WeakMap<StatementTokens, ReadonlyMap<number, number>>()

function featuresOf(statement: StatementTokens): ReadonlyMap<number, number> {
  const known = KNOWN.get(statement)
  if (known !== undefined) return known
  const found = new Features<Kind>(KINDS)
  for (const segment of statement.segments) {
    for (const token of segment) addWord(found, token)
    addOrder(found, segment)
    addMeanings(found, segment)
    addModified(found, segment)
  }
  KNOWN.set(statement, found.weights)
  return found.weights
}

function distinctConcepts(segments: readonly (readonly Token[])[]): string[] {
  return [...new Set(segments.flatMap((segment) => segment.flatMap(({ concepts }) => concepts)))].sort()
}

function addWord(found: Features<Kind>, { word, stem, concepts }: Token): void {
  found.add('word', word)
  found.add('stem', stem)
  for (const concept of concepts) found.add('concept', concept)
  if (word.length >= LONG_WORD)
    for (let from = 0; from + GRAM <= word.length; from++) found.add('gram', word.slice(from, from + GRAM))
}

function addOrder(found: Features<Kind>, segment: readonly Token[]): void {
  for (const [i, { stem }] of segment.entries())
    for (let j = i + 1; j < Math.min(segment.length, i + NEAR); j++)
      found.add(j === i + 1 ? 'next' : 'near', `${stem}_${segment[j]!.stem}`)
}

function addMeanings(found: Features<Kind>, segment: readonly Token[]): void {
  const telling = segment.filter(({ concepts }) => concepts.length > 0)
  for (const [i, { concepts }] of telling.entries())
    for (let j = i + 1; j < Math.min(telling.length, i + REACH); j++)
      for (const first of concepts)
        for (const then of telling[j]!.concepts) {
          found.add('conceptsNear', `${first}_${then}`)
          if (j > i + 1) continue
          found.add('conceptsNext', `${first}_${then}`)
          for (const last of telling[j + 1]?.concepts ?? []) found.add('threeConcepts', `${first}_${then}_${last}`)
        }
}

/** Words without a known meaning, beside a word that turns what they mean. */
function addModified(found: Features<Kind>, segment: readonly Token[]): void {
  for (const [i, { concepts }] of segment.entries())
    for (const modifier of concepts)
      if (MODIFIERS.has(modifier))
        for (let j = Math.max(0, i - NEAR); j <= Math.min(segment.length - 1, i + NEAR); j++)
          if (segment[j]!.concepts.length === 0)
            found.add('modified', `${modifier}${j < i ? '<' : '>'}${segment[j]!.stem}`)
}

function addTogether(found: Features<Kind>, concepts: readonly string[]): void {
  for (const [i, first] of concepts.entries())
    for (let j = i + 1; j < concepts.length; j++) found.add('conceptsTogether', `${first}_${concepts[j]}`)
}

/** The largest figures of a passage, and how many times the smallest amount the largest is. */
function addFigures(found: Features<Kind>, statements: readonly StatementTokens[]): void {
  const all = (name: 'rentMultiples' | 'months' | 'percents' | 'amountsEur'): number[] =>
    statements.flatMap((statement) => statement[name])
  for (const name of ['rentMultiples', 'months', 'percents'] as const) {
    const values = all(name)
    if (values.length > 0) found.add('figure', `${name}_${bandOf(Math.max(...values), BANDS[name])}`)
  }
  const amounts = all('amountsEur')
  if (amounts.length > 1)
    found.add('figure', `ratio_${bandOf(Math.max(...amounts) / Math.min(...amounts), BANDS.ratios)}`)
}

function addHeading(found: Features<Kind>, { segments }: StatementTokens, concepts: readonly string[]): void {
  for (const segment of segments) for (const { stem } of segment) found.add('headingStem', stem)
  for (const title of distinctConcepts(segments)) {
    found.add('headingConcept', title)
    for (const concept of concepts) found.add('headingWith', `${title}_${concept}`)
  }
}
