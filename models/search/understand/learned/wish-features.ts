import { featureKinds, Features, letterGrams } from '../../../learned/features.ts'
import { conceptsOf, type Glossary } from '../../../learned/glossary.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { wordsOf } from '../../../language/words/lines.ts'
import { NEGATORS } from '../words/query-words.ts'

const KINDS = featureKinds({
  word: 0.6,
  stem: 0.7,
  gram: 0.2,
  next: 0.6,
  near: 0.35,
  concept: 1,
  conceptsNear: 0.6,
  conceptsTogether: 0.8,
  negated: 0.7,
  cue: 1,
  frame: 0.5,
})
type Kind = keyof typeof KINDS

const STEM = 5
/** Words within which two words stand near. */
const NEAR = 4
/** Meaningful words within which two concepts stand near. */
const CONCEPTS_NEAR = 3
/** Words that a negation reaches. */
const NEGATION_REACH = 4
/** Steps of a frame that stand together. */
const LONGEST_FRAME = 4
/** Concepts of how something is said rather than of a home. */
const OF_SAYING: ReadonlySet<string> = new Set(
  wordsOf(
    `NEGATION INDIFFERENT REFUSE WANT TIRED CURRENTLY CONTACT VIEWING CONTRACT TIMING SEARCH PARTNER ELDER CHILD MONEY OWNER BUY WORK NEIGHBOUR`,
  ),
)

interface Word {
  readonly word: string
  readonly stem: string
  readonly concepts: readonly string[]
  /** Name of what the word does in a sentence, whatever it is about; empty where that is unknown. */
  readonly role: string
}

/**
 * Content of a phrase, as weights of features by the hash of their name: its words, their beginnings and letters, their order, their meaning in any
 * language, what a negation reaches, the wishes that cues find, and the frame of the sentence without what it is about.
 *
 * @param clauses folded words of each clause; empty where a condition took one
 */
export function wishFeatures(clauses: readonly (readonly string[])[], glossary: Glossary): Map<number, number> {
  const found = new Features<Kind>(KINDS)
  for (const clause of clauses)
    for (const { key, wanted } of wishMatcher().read(clause)) found.add('cue', wanted ? key : `not-${key}`)
  const words = clauses.flat()
  const known = words.map((word, at) => wordOf(word, words[at + 1] ?? '', glossary))
  addWords(found, known)
  addOrder(found, known)
  addMeanings(found, known)
  addNegated(found, known)
  addFrames(found, known)
  return found.weights
}

/** @param next the word behind, as `plein air` and `wall box` have one meaning together */
function wordOf(word: string, next: string, glossary: Glossary): Word {
  const together = word === '' || next === '' ? undefined : glossary.words.get(word + next)
  const own = word === '' ? [] : conceptsOf(word, glossary)
  const concepts = [...new Set([...(together ?? []), ...own])].filter((concept) => !isRole(concept))
  const role = own.find(isRole) ?? concepts.find((concept) => OF_SAYING.has(concept)) ?? ''
  return { word, stem: word.slice(0, STEM), concepts, role }
}

/** Roles stand in the table of concepts in small letters. */
function isRole(concept: string): boolean {
  return concept === concept.toLowerCase()
}

function addWords(found: Features<Kind>, words: readonly Word[]): void {
  for (const { word, stem, concepts } of words) {
    if (word === '') continue
    found.add('word', word)
    found.add('stem', stem)
    for (const concept of concepts) found.add('concept', concept)
    for (const gram of letterGrams(word)) found.add('gram', gram)
  }
}

function addOrder(found: Features<Kind>, words: readonly Word[]): void {
  for (const [i, { word, stem }] of words.entries())
    for (let j = i + 1; j < Math.min(words.length, i + NEAR); j++)
      if (word !== '' && words[j]!.word !== '') found.add(j === i + 1 ? 'next' : 'near', `${stem}_${words[j]!.stem}`)
}

function addMeanings(found: Features<Kind>, words: readonly Word[]): void {
  const telling = words.filter(({ concepts }) => concepts.length > 0)
  for (const [i, { concepts }] of telling.entries())
    for (let j = i + 1; j < telling.length; j++)
      for (const first of concepts)
        for (const then of telling[j]!.concepts) {
          if (j - i <= CONCEPTS_NEAR) found.add('conceptsNear', `${first}_${then}`)
          found.add('conceptsTogether', first < then ? `${first}_${then}` : `${then}_${first}`)
        }
}

function addNegated(found: Features<Kind>, words: readonly Word[]): void {
  for (const [i, { word }] of words.entries()) {
    if (!NEGATORS.has(word)) continue
    for (const { stem, concepts } of words.slice(i + 1, i + 1 + NEGATION_REACH)) {
      if (stem !== '') found.add('negated', stem)
      for (const concept of concepts) found.add('negated', concept)
    }
  }
}

/** `my aunt has a garden` and `mäi Monni huet en Hond` have one frame. */
function addFrames(found: Features<Kind>, words: readonly Word[]): void {
  const roles = [...new Set(words.map(({ role }) => role))].filter((role) => role !== '')
  if (roles.length === 0) return
  const steps = ['<']
  for (const { word, role } of words) if (word !== '' && (role !== '' || steps.at(-1) !== '')) steps.push(role)
  steps.push('>')
  for (let length = 1; length <= LONGEST_FRAME; length++)
    for (let from = 0; from + length <= steps.length; from++)
      found.add('frame', steps.slice(from, from + length).join(' '))
  for (const one of roles) for (const other of roles) if (one < other) found.add('frame', `${one}~${other}`)
}
