import { pattern } from '../../../language/words/lines.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'
import { claim, wordsBefore, wordsFrom, type QueryReading } from '../words/query-reading.ts'
import { FENCED } from '../../../language/queries/home-kinds.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { isRoomAsked, ROOM } from '../amounts/read-room.ts'
import { HEADS } from './type-words.ts'
import { isAlternative, mentionsOf, OR } from './type-mentions.ts'

/** Non-dwelling type that the text starts with; null where it names a dwelling, or counts bedrooms or people. */
export function headType(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  if (fields.some((field) => field !== null && LIVED_IN.has(field))) return null
  const built = landToBuildOn(reading)
  if (built !== null) return built
  const room = roomAt(reading)
  const others = mentionsOf({ ...reading, fields: [...fields], understood: [] })
  const isHomeNamed = others.some(({ words }) => !words.isVague && words.types[0] !== 'room')
  if (room !== null && (!isHomeNamed || isRoomAsked(reading) || tokens.some(({ word }) => SHARED.test(word)))) {
    claim(reading, 'propertyType', room, room + 1)
    // `WG-Zimmer oder Studio`, `Studio oder WG-Zimmer`
    const isBefore = (other: number): boolean =>
      OR.has(tokens[other + 1]?.word ?? '') && room > other && room <= other + 3
    const choices = others.filter(
      ({ at: other, words }) => !words.isVague && (isAlternative(reading, other) || isBefore(other)),
    )
    for (const { at: other } of choices) claim(reading, 'propertyType', other, other + 1)
    return [...new Set([...ROOM_TYPES, ...choices.flatMap(({ words }) => words.types)])]
  }
  const at = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null &&
      value === null &&
      (commercialAt(reading, index) ||
        ((!FUNCTION_WORDS.has(word) || HEADS.some(({ pattern }) => pattern.test(word))) && !OPENERS.test(word))),
  )
  const isToBuild =
    at >= 0 && HEADS[LAND_HEAD]!.pattern.test(tokens[at]!.word) && tokens.some(({ word }) => BUILDING_ON.test(word))
  // `E Parking` opens with an article.
  if (at < 0 || (isHomeNamed && !isToBuild) || (at > 1 && isPart(tokens.slice(0, at)))) return null
  // Below a heading stand wishes.
  if (tokens.slice(0, at).some(({ word }) => HEADING.test(word))) return null
  if (tokens.some(({ word }) => FENCED.test(word))) return null
  const office = officeSought(reading)
  if (office >= 0) {
    claim(reading, 'propertyType', office, office + 1)
    return OFFICE.types
  }
  const head = HEADS.find(({ pattern }) => pattern.test(tokens[at]!.word))
  if (commercialAt(reading, at)) {
    claim(reading, 'propertyType', at, at + 2)
    return RETAIL
  }
  if (!head || head.types[0] === 'room' || (tokens[at]!.word === 'local' && !isLocalOfWork(reading, at))) return null
  // `Garage zwingend` wishes for a home with one.
  if (
    head.types[0] === 'parking' &&
    !tokens.some(({ word }) => DEAL.test(word)) &&
    !SOUGHT.test(wordsBefore(reading, at, 3)) &&
    !isRentOfParking(reading)
  )
    return null
  claim(reading, 'propertyType', at, at + 1)
  const bureau = tokens[at]!.word === 'local' ? officeBehind(reading, at) : -1
  if (bureau < 0) return head.types
  claim(reading, 'propertyType', bureau, bureau + 1)
  return HEADS[0]!.types
}

const HEADING = /^(?:must|muss|obligatoire|obrigatorio|wish|wunsch|souhait|wonsch|desejo)$/
const LAND_HEAD = HEADS.findIndex(({ types }) => types[0] === 'land')
const BUILDING_ON = /^(?:build|building|bauen|bebauen|construire|batir|construir|edificar)$/
/** `6 ares or more to build on`: an area of land and the wish to build, and no home named. */
function landToBuildOn(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  const at = tokens.findIndex(({ word }, index) => fields[index] === null && BUILDING_ON.test(word))
  if (at < 0 || !fields.includes('land')) return null
  const others = mentionsOf({ ...reading, fields: [...fields], understood: [] })
  if (others.some(({ words }) => !words.isVague)) return null
  claim(reading, 'propertyType', at, at + 1)
  return HEADS[LAND_HEAD]!.types
}

const RETAIL: readonly PropertyType[] = ['retail']
const COMMERCIAL = /^(?:shop|commercial|commerciale|comercial|retail|gewerblich\w*|kommerziell\w*)$/
const PREMISES = /^(?:units?|spaces?|premises|surface|local|cellule|espaco|flachen?|raume?|raim|lokal)$/

/** `commercial unit`, `surface commerciale`. */
function commercialAt({ tokens }: QueryReading, at: number): boolean {
  const pair = tokens.slice(at, at + 2).map(({ word }) => word)
  return [pair, pair.toReversed()].some(([kind = '', thing = '']) => COMMERCIAL.test(kind) && PREMISES.test(thing))
}

const MOST_FOR_PARKING_EUR = 400
const LIVED_IN: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'household', 'floor'])
export const ROOM_TYPES = ['room', 'shared_flat'] as const
const SHARED =
  /^(?:shared|sharing|share|flatshare|houseshare|wg|wohngemeinschaft|wunngemeinschaft|coloc\w*|partilhad[oa]s?|partage\w*|gedeelt\w*)$/
const OFFICE = HEADS.find(({ types }) => types[0] === 'office')!
const OFFICE_SOUGHT = pattern(String.raw`
      (?:^| )(?:lease|rent|let|louer|mieten|lounen|alugar|arrendar|looking for|cherch\w*|such\w*|sich\w*|procur\w*)(?: (?:a|an|un|ein|en|eng|um|small|ground
      floor|petit|kleines|klenge|pequeno))*$
    `)

/** `Physio practice looking to lease an office`, `Ground-floor office to let`: where it stands; -1 where none is sought. */
function officeSought(reading: QueryReading): number {
  const { tokens, fields } = reading
  const isLet = tokens.some(({ word }) => DEAL.test(word) || word === 'let' || word === 'lease')
  return tokens.findIndex(
    ({ word }, at) =>
      fields[at] === null &&
      OFFICE.pattern.test(word) &&
      tokens[at - 1]?.word !== 'home' &&
      (OFFICE_SOUGHT.test(wordsBefore(reading, at, 5)) || (isLet && at > 0 && at <= MOST_BEFORE_OFFICE)),
  )
}

/** Words before an office that a text may open with. */
const MOST_BEFORE_OFFICE = 2
const DEAL =
  /^(?:rent|louer|location|mieten|miete|lounen|alugar|arrendar|pachten|buy|sale|acheter|vendre|vente|kaufen|kauf|kafen|comprar|venda)$/
/** `Cherche garage double`: it is sought by itself. */
const SOUGHT = pattern(String.raw`
      ^(?:je |ich |ech |i am |i m )?(?:cherche|cherchons|recherche|suche|such|sichen|looking for|procuro|preciso|preciso de|preciso duma|brauche
      need)(?: (?:a|an|un|une|eine?n?|eng?|uma?))*$
    `)
const WITH = /^(?:with|avec|mit|mat|com|and|et|und|e|plus|sans|without|ohne|sem|ouni)$/

/** `ech brauch nëmmen e Parking`: Luxembourgish `e` is an article, Portuguese `e` joins. */
function isPart(before: QueryReading['tokens']): boolean {
  const [first, last] = before.slice(-2).map(({ word }) => word)
  return WITH.test(last!) && !(last === 'e' && /^(?:brauch|brauche|sichen|just|nemmen)$/.test(first!))
}

const OPENERS = pattern(String.raw`
      ^(?:looking|brauch\w*|hi|hello|two|three|deux|zwei|single|just|simple|nice|small|cherche\w*|suche|meubles?|mobliertes|mobliertem|seriose?r?|ruhige[snr]?
      search\w*|furnished|meublee?|mobliert\w*|miwwleiert\w*|mobilad[oa]|small|cheap|building|indoor|underground|lock|lockup|closed|lockable|covered
      private|centre|center|zentrum|centro|moebliert\w*
      abgeschlossene|verschliessbare|geschlossene|zoue|fechada|coberta|whole|entire)$
    `)

const ONE = /^(?:a|an|one|single|double|just|une|un|petite|ein|eine|einem|einen|en|eng|enger|um|uma|nice|simple)$/

const ONE_PERSON = pattern(String.raw`
      \b(?:rent|let|student\w*|etudiante?s?|estudantes?|me|myself|one|single|person|personne|worker|professional|intern|stagiaire|trainee|louer
      alugar|arrendar|mieten|lounen|son
      daughter|filh[oa]|fils|fille|sohn|tochter|mich|moi|mim|mech|jong|meedchen|rapaz|rapariga|pessoa|trabalhador|saisonnier|azubi
      praktikant\w*|stagiaires?|estagiari[oa]s?|max|under|less)\b
    `)

function isLocalOfWork(reading: QueryReading, at: number): boolean {
  return /^(?:commercial|pour|para|fir|fur)$/.test(reading.tokens[at + 1]?.word ?? '') || officeBehind(reading, at) >= 0
}

/** `local 80 m2 bureau`: where the words say that it is an office; -1 where they do not. */
function officeBehind({ tokens, fields }: QueryReading, at: number): number {
  return tokens.findIndex(
    ({ word, clause }, index) =>
      index > at &&
      index <= at + 5 &&
      clause === tokens[at]!.clause &&
      fields[index] === null &&
      HEADS[0]!.pattern.test(word),
  )
}

/** A rent at which nothing else is let. */
function isRentOfParking({ tokens, fields }: QueryReading): boolean {
  return tokens.some(({ value }, at) => value !== null && fields[at] === 'price' && value <= MOST_FOR_PARKING_EUR)
}

/** Where a room of a shared home is asked for: `room in Cents`, `chambre pour étudiant`, `ein möbliertes Zimmer`; null where none is. */
function roomAt(reading: QueryReading): number | null {
  const { tokens, fields } = reading
  const isShared = isRoomAsked(reading)
  const first = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null && value === null && !OPENERS.test(word) && (ROOM.test(word) || !FUNCTION_WORDS.has(word)),
  )
  const at = tokens.findIndex(({ word, clause }, index) => {
    if (!(ROOM.test(word) || (isShared && word === 'bedroom')) || fields[index] !== null) return false
    const before = tokens[index - 1]?.clause === clause ? tokens[index - 1]! : undefined
    if (before && (before.value !== null || WITH.test(before.word))) return false
    const next = tokens[index + 1]?.word ?? ''
    if (/^(?:andar|piso|service|temperature|height)$/.test(next) || !isForPeople(reading, index + 1)) return false
    if (isShared || index === first) return true
    const isBare = !before || ONE.test(before.word) || OPENERS.test(before.word)
    return word === 'room' ? isBare : isBare && !/^(?:zimmer|zemmer|kammer)$/.test(word)
  })
  return at < 0 ? null : at
}

/** `room for a piano` is no room to let. */
function isForPeople(reading: QueryReading, at: number): boolean {
  const after = wordsFrom(reading, at, 4)
  if (!/^(?:for|pour|fur|fuer|fir|para|to) /.test(after)) return true
  return ONE_PERSON.test(after)
}
