import { editDistance } from '../places/edit-distance.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { lettersApart } from './letters-apart.ts'
import { numberOfWord } from './number-words.ts'
import type { QueryToken } from './query-tokens.ts'
import { FUNCTION_WORDS, MUST_WORDS, SOFTENERS } from './query-words.ts'
import { wishMatcher } from './wish-matcher.ts'

/** What is asked for most, and words of types and units that no wish holds, so that `appartment` and `bedroms` are found too. */
const BASIC_WORDS =
  `balcony balcon balkon varanda garden garten jardin jardim gaart garage garagem parking terrace terrasse terraco cellar keller elevator ascenseur aufzug elevador
  kitchen cuisine kuche cozinha furnished meuble mobliert mobilado schlofkummer schlofkummeren kummeren quartos
  apartment appartement appart studio duplex penthouse house houses maison maisons villa haus hauser wohnung wohnungen wunneng casa moradia apartamento
  bedroom bedrooms chambre chambres schlafzimmer zimmer schlofzemmer zemmer quartos quarto bathroom bathrooms badezimmer rooms pieces square metres minutes
  million millions millionen thousand tausend mille hundred euros euro budget maximum minimum mindestens hochstens around environ ungefahr between entre zwischen family famille familie familia
  loyer rent rental renda miete prix price preis preco prais monthly mensuel monatlich available disponible disponivel verfugbar disponibel
  minutes station stations village villages dorf duerf aldeia bruit noise traffic voiture car auto
  share shared sharing shares lodger colocation
  children enfants kinder kanner criancas couple`.split(/\s+/)
const SHORTEST = 5
/** From this length on, two edits are forgiven. */
const LONG = 11
/** Below this length words of different meaning lie one letter apart (`helfen`, `hellen`), so that only slips of the finger are corrected. */
const SAFE = 7
const MOST_CORRECTIONS = 8

let lexicon: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Replaces words of which nothing came (`free`) by the nearest word of the lexicon: one edit from five letters, two from eleven, the first letter being
 * right. A word that may be the name of a place stays.
 */
export function correctSpelling(
  tokens: readonly QueryToken[],
  free: ReadonlySet<string>,
  gazetteer: Gazetteer | undefined,
): { tokens: QueryToken[]; corrected: string[] } {
  const corrected: string[] = []
  const fixed = tokens.map((token, at) => {
    if (!free.has(token.word) || corrected.length >= MOST_CORRECTIONS) return token
    if (isKnown(token, gazetteer) || mayBePlace(tokens, at)) return token
    const word = nearestWord(token.word)
    if (word === null) return token
    corrected.push(token.text)
    return { ...token, word }
  })
  return { tokens: fixed, corrected }
}

function isKnown({ word, value }: QueryToken, gazetteer: Gazetteer | undefined): boolean {
  if (value !== null || word.length < SHORTEST || /\d/.test(word)) return true
  if (FUNCTION_WORDS.has(word) || MUST_WORDS.has(word) || SOFTENERS.has(word) || BASIC_SET.has(word)) return true
  return wishMatcher().spells(word) || numberOfWord(word) !== null || (gazetteer?.names.has(word) ?? false)
}

const BASIC_SET: ReadonlySet<string> = new Set(BASIC_WORDS)
const BEFORE_PLACE =
  /^(?:in|at|a|zu|zou|em|op|near|to|around|bei|nahe|beim|von|vun|de|du|des|sur|d|am|no|na|en|vers|outside|from|pres|perto|ou|or|oder|und|et|and)$/

function mayBePlace(tokens: readonly QueryToken[], at: number): boolean {
  return tokens[at]!.isCapitalised && at > 0 && BEFORE_PLACE.test(tokens[at - 1]!.word)
}

function nearestWord(word: string): string | null {
  const budget = word.length >= LONG ? 2 : 1
  let best: string | null = null
  let least = budget + 1
  for (const known of wordsBySpelling().get(word[0]!) ?? []) {
    if (known.length > word.length + budget || numberOfWord(known) !== null) continue
    const isShorter = known.length < word.length - budget
    if (lettersApart(known, isShorter ? word.slice(0, known.length) : word) > 2 * budget) continue
    const distance = Math.min(
      editDistance(word, known, budget),
      // The lexicon holds beginnings of words: `balcn|ies` beside `balcon`.
      known.length >= 6 && known.length < word.length && INFLECTION.test(word.slice(known.length))
        ? editDistance(word.slice(0, known.length), known, budget) + 0.5
        : budget + 1,
    )
    if (distance < least && (word.length >= SAFE || isSlip(word, known))) [best, least] = [known, distance]
  }
  return best
}

const INFLECTION = /^(?:s|es|ies|e|en|n|er|os|as|ns)$/

/** A letter too many, one left out, or two swapped: not one for another. */
function isSlip(word: string, known: string): boolean {
  return word.length !== known.length || [...word].sort().join('') === [...known].sort().join('')
}

/** The lexicon by first letter. */
function wordsBySpelling(): ReadonlyMap<string, readonly string[]> {
  if (lexicon) return lexicon
  const byLetter = new Map<string, string[]>()
  for (const word of [...BASIC_WORDS, ...wishMatcher().spellings]) {
    if (word.length < SHORTEST) continue
    const same = byLetter.get(word[0]!)
    if (same) same.push(word)
    else byLetter.set(word[0]!, [word])
  }
  lexicon = byLetter
  return lexicon
}
