import { WORDS_OF_ASKING } from '../../language/asking.ts'
import { editDistance } from '../../language/edit-distance.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { lettersApart } from '../../language/letters-apart.ts'
import { numberOfWord } from '../../language/numbers/number-words.ts'
import type { QueryToken } from '../../language/query-tokens.ts'
import { MUST_WORDS, NEGATORS, SOFTENERS } from './words/query-words.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { wishMatcher, wordsOfWishes } from './wishes/wish-matcher.ts'

/** Most requested words, and words of types and units that no wish holds, so that `appartment` and `bedroms` are found too. */
const BASIC_WORDS =
  `balcony balcon balkon varanda garden garten jardin jardim gaart garage garagem parking terrace terrasse terraco cellar keller elevator ascenseur
  aufzug elevador
  kitchen cuisine kuche cozinha furnished meuble mobliert mobilado schlofkummer schlofkummeren kummeren quartos
  apartment appartement appart studio duplex penthouse house houses maison maisons villa haus hauser wohnung wohnungen wunneng casa moradia apartamento
  bedroom bedrooms chambre chambres schlafzimmer zimmer schlofzemmer zemmer quartos quarto bathroom bathrooms badezimmer rooms pieces square metres minutes
  million millions millionen thousand tausend mille hundred euros euro budget maximum minimum mindestens hochstens around environ ungefahr between
  entre zwischen family famille familie familia
  loyer rent rental renda miete prix price preis preco prais monthly mensuel monatlich available disponible disponivel verfugbar disponibel
  minutes station stations village villages dorf duerf aldeia bruit noise traffic voiture car auto
  share shared sharing shares lodger colocation
  canton kanton cantao commune gemeinde quartier region environs alentours umgebung autour arredores university universite universitat universidade
  bahnhof station minuten minutten minutos
  quadratmeter quadratmetern quadrados carres metros rayon umkreis around between tescht zwischen mindestens maximal effizienz energieklasse
  energieklass energetique energetica classe klasse
  salles buedzemmer buedzemmeren badezimmer banheiro viertelstunde stunde heure revenu income gehalt verdienen
  terraced detached semi mitoyenne jumelee reihenhaus doppelhaushalfte bauernhaus mehrfamilienhaus maisonette estudio quarto kummer immeuble rapport
  bureau bureaux commercial office baraque piaules
  grundstuck terrain terreno bauterrain bauland parquet teppich teppichboden balkon haustiere luminoso sossegado ruhige roueg
  january february march april august september october november december janvier fevrier juillet septembre octobre novembre decembre januar februar
  juli oktober dezember janeiro fevereiro
  marco abril junho julho agosto setembro outubro novembro dezembro
  milhoes milhao millioun milliounen quatrocentos quinhentos trezentos duzentos seiscentos terceiro segundo primeiro dritte zweite first second third
  minett minette oesling osling eislek moselle mosel musel
  build building bauen bebauen construire batir construir edificar
  minute minutes kaufen mieten louer acheter alugar comprar immediately sofort capital capitale hauptstadt eigentumswohnung neubauwohnung
  mietwohnung baugrundstuck ferienhaus einfamilienhaus
  children enfants kinder kanner criancas couple etagen stockwerke serei seremos`.split(/\s+/)
const SHORTEST = 5
/** From this length on, two edits are forgiven. */
const LONG = 11
/** Below this length words of different meaning lie one letter apart (`helfen`, `hellen`), so that only slips of the finger are corrected. */
const SAFE = 7
const MOST_CORRECTIONS = 8

let lexicon: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Replaces words of which nothing came (`free`) by the nearest word of the lexicon: one edit from five letters, two from eleven, the first letter being
 * right. A word that may be the name of a place stays; `places` says which were found to be one with a typo, so that a way to it or its canton is read
 * too.
 */
export function correctSpelling(
  tokens: readonly QueryToken[],
  free: ReadonlySet<string>,
  gazetteer: Gazetteer | undefined,
  places: ReadonlyMap<string, string> = new Map(),
): { tokens: QueryToken[]; corrected: string[] } {
  const corrected: string[] = []
  const fixed = tokens.map((token, at) => {
    const isPlace = places.has(token.word)
    if ((!isPlace && !free.has(token.word)) || corrected.length >= MOST_CORRECTIONS) return token
    if (!isPlace && isKnown(token, gazetteer)) return token
    const isName = !isPlace && mayBePlace(tokens, at)
    const word = places.get(token.word) ?? nearestWord(token.word)
    if (word === null || (isName && !NAME_LIKE.has(word))) return token
    corrected.push(token.text)
    return { ...token, word }
  })
  return { tokens: fixed, corrected }
}

function isKnown({ word, value }: QueryToken, gazetteer: Gazetteer | undefined): boolean {
  if (value !== null || word.length < SHORTEST || /\d/.test(word)) return true
  if (
    FUNCTION_WORDS.has(word) ||
    MUST_WORDS.has(word) ||
    SOFTENERS.has(word) ||
    NEGATORS.has(word) ||
    BASIC_SET.has(word) ||
    WORDS_OF_ASKING.has(word)
  )
    return true
  return wishMatcher().spells(word) || numberOfWord(word) !== null || (gazetteer?.names.has(word) ?? false)
}

/** Possible meanings of a misspelt word that stands where a name would. */
const NAME_LIKE: ReadonlySet<string> = new Set(
  'minett minette oesling osling eislek moselle mosel musel canton kanton cantao commune gemeinde wohnung apartment appartement apartamento'.split(
    ' ',
  ),
)
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
    if (known.length > word.length + budget) continue
    const isShorter = known.length < word.length - budget
    if (lettersApart(known, isShorter ? word.slice(0, known.length) : word) > 2 * budget) continue
    const distance = Math.min(
      editDistance(word, known, budget),
      // The lexicon holds beginnings of words: `balcn|ies` beside `balcon`.
      known.length >= 6 &&
        numberOfWord(known) === null &&
        known.length < word.length &&
        INFLECTION.test(word.slice(known.length))
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
  for (const word of [...BASIC_WORDS, ...wordsOfWishes()]) {
    if (word.length < SHORTEST) continue
    const same = byLetter.get(word[0]!)
    if (same) same.push(word)
    else byLetter.set(word[0]!, [word])
  }
  lexicon = byLetter
  return lexicon
}
