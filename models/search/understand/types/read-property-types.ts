import { pattern } from '../../../language/words/lines.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { FUNCTION_WORDS, LEFT_BEHIND, NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'
import { isRoomAsked, ROOM } from '../amounts/read-room.ts'
import { CORRECTED } from '../words/query-reading.ts'
import { countsHomes, HOMES, isInvested } from './buildings.ts'
import { ATTIC, BUILDING, FENCED, FLAT, HEADS, HOUSE, NO_HOUSES, TYPE_WORDS } from './type-words.ts'
import type { TypeWords } from './type-words.ts'

const MOST_WORDS_FOR_LAND = 8
export interface TypeWishes {
  wanted: PropertyType[]
  unwanted: PropertyType[]
}

/** Non-dwelling type that the text starts with; null where it names a dwelling, or counts bedrooms or people. */
function headType(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  if (fields.some((field) => field !== null && LIVED_IN.has(field))) return null
  const room = roomAt(reading)
  const others = mentionsOf({ ...reading, fields: [...fields], understood: [] })
  const isHomeNamed = others.some(({ words }) => !words.isVague && words.types[0] !== 'room')
  if (room !== null && (!isHomeNamed || isRoomAsked(reading) || tokens.some(({ word }) => SHARED.test(word)))) {
    claim(reading, 'propertyType', room, room + 1)
    // `WG-Zimmer oder Studio`
    const choices = others.filter(({ at: other, words }) => !words.isVague && isAlternative(reading, other))
    for (const { at: other } of choices) claim(reading, 'propertyType', other, other + 1)
    return [...new Set([...ROOM_TYPES, ...choices.flatMap(({ words }) => words.types)])]
  }
  const at = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null &&
      value === null &&
      (!FUNCTION_WORDS.has(word) || HEADS.some(({ pattern }) => pattern.test(word))) &&
      !OPENERS.test(word),
  )
  const isToBuild =
    at >= 0 && HEADS[LAND_HEAD]!.pattern.test(tokens[at]!.word) && tokens.some(({ word }) => BUILDING_ON.test(word))
  // `E Parking` opens with an article.
  if (at < 0 || (isHomeNamed && !isToBuild) || (at > 1 && WITH.test(tokens[at - 1]!.word))) return null
  // Below a heading stand wishes.
  if (tokens.slice(0, at).some(({ word }) => HEADING.test(word))) return null
  if (tokens.some(({ word }) => FENCED.test(word))) return null
  const head = HEADS.find(({ pattern }) => pattern.test(tokens[at]!.word))
  if (!head || head.types[0] === 'room' || (tokens[at]!.word === 'local' && !isLocalOfWork(reading, at))) return null
  // `Garage zwingend` wishes for a home with one.
  if (head.types[0] === 'parking' && !tokens.some(({ word }) => DEAL.test(word)) && !isRentOfParking(reading))
    return null
  claim(reading, 'propertyType', at, at + 1)
  const bureau = tokens[at]!.word === 'local' ? officeBehind(reading, at) : -1
  if (bureau < 0) return head.types
  claim(reading, 'propertyType', bureau, bureau + 1)
  return HEADS[0]!.types
}

function isLocalOfWork(reading: QueryReading, at: number): boolean {
  return reading.tokens[at + 1]?.word === 'commercial' || officeBehind(reading, at) >= 0
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

const HEADING = /^(?:must|muss|obligatoire|obrigatorio|wish|wunsch|souhait|wonsch|desejo)$/
const LAND_HEAD = HEADS.findIndex(({ types }) => types[0] === 'land')
const BUILDING_ON = /^(?:build|building|bauen|bebauen|construire|batir|construir|edificar)$/
const MOST_FOR_PARKING_EUR = 400

/** A rent at which nothing else is let. */
function isRentOfParking({ tokens, fields }: QueryReading): boolean {
  return tokens.some(({ value }, at) => value !== null && fields[at] === 'price' && value <= MOST_FOR_PARKING_EUR)
}

const LIVED_IN: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'household', 'floor'])
const ROOM_TYPES = ['room', 'shared_flat'] as const
const WITH = /^(?:with|avec|mit|mat|com|and|et|und|e|plus|sans|without|ohne|sem|ouni)$/

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

const ONE = /^(?:a|an|one|single|double|just|une|un|petite|ein|eine|einem|einen|en|eng|enger|um|uma|nice|simple)$/
const ONE_PERSON = pattern(String.raw`
      \b(?:rent|let|student\w*|etudiante?s?|estudantes?|me|myself|one|single|person|personne|worker|professional|intern|stagiaire|trainee|louer
      alugar|arrendar|mieten|lounen|son
      daughter|fils|fille|sohn|tochter|mich|moi|mim|mech|jong|meedchen|rapaz|rapariga|pessoa|trabalhador|saisonnier|azubi|max|under|less)\b
    `)

/** `room for a piano` is no room to let. */
function isForPeople(reading: QueryReading, at: number): boolean {
  const after = wordsFrom(reading, at, 4)
  if (!/^(?:for|pour|fur|fir|para|to) /.test(after)) return true
  return ONE_PERSON.test(after)
}

const SHARED =
  /^(?:shared|sharing|share|flatshare|houseshare|wg|wohngemeinschaft|wunngemeinschaft|coloc\w*|partilhad[oa]s?|partage\w*|gedeelt\w*)$/
const DEAL =
  /^(?:rent|louer|location|mieten|miete|lounen|alugar|arrendar|buy|sale|acheter|vendre|vente|kaufen|kauf|kafen|comprar|venda)$/
const OPENERS = pattern(String.raw`
      ^(?:looking|brauch\w*|hi|hello|two|three|deux|zwei|single|just|simple|nice|small|cherche\w*|suche|meubles?|mobliertes|mobliertem|seriose?r?|ruhige[snr]?
      search\w*|furnished|meublee?|mobliert\w*|miwwleiert\w*|mobilad[oa]|small|cheap|building|commercial|indoor|underground)$
    `)

interface Mention {
  at: number
  words: TypeWords
}

/** The types that a query names. Words stay readable for wishes: `old house` says something of its character too. */
export function readPropertyTypes(reading: QueryReading): TypeWishes {
  const { tokens } = reading
  const head = headType(reading)
  if (head) return { wanted: [...head], unwanted: [] }
  const mentions = mentionsOf(reading)
  const refused = mentions.filter(({ at }) => isNegated(reading, at) || isRefusedBehind(reading, at))
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
    const behind = REFUSED_BEHIND.exec(wordsFrom(reading, at + 1, 5))
    if (no >= 0) claim(reading, 'propertyType', no, at + 1)
    else if (behind) claim(reading, 'propertyType', at, at + 1 + behind[0].split(' ').length)
  }
  // `house, no semi`: a part of what is wanted is refused; what is wanted as a whole is not.
  const isPart = (types: readonly PropertyType[]): boolean => types.length < wanted.size
  // `Ferienwohnung nein` refuses no other flat.
  const isKindOf = (at: number): boolean => /^[a-z]{3,}(?:wohnung|wohnungen|wunneng|haus)$/.test(tokens[at]!.word)
  const unwanted = refused.flatMap(({ at, words: { types } }) =>
    isKindOf(at) && (types.length === FLAT.types.length || types.length === HOUSE.types.length)
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
    const isBehind = OR.has(tokens[at - 1]?.word ?? '') && isStudio(at - 2)
    return isBehind || (OR.has(tokens[at + 1]?.word ?? '') && isStudio(at + 2)) ? [at] : []
  })
}

function mentionsOf(reading: QueryReading): Mention[] {
  const mentions: Mention[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    if (fields[at] !== null || value !== null || NO_HOUSES.test(word)) continue
    // A passive house is a way to build; flats are built so too.
    if (tokens[at - 1]?.word.startsWith('passi') || tokens[at + 1]?.word.startsWith('passi')) continue
    const isBlock = HOMES.test(word) && /^(?:buildings?|blocks?)$/.test(tokens[at + 1]?.word ?? '')
    const isFlat = word === 'andar' && tokens[at - 1]?.word === 'um'
    // `home` alone may be a flat.
    const isFamilyHome = word === 'home' && /^(?:family|detached|country|single)$/.test(tokens[at - 1]?.word ?? '')
    const isBuilding = TYPE_WORDS.find((one) => one.pattern.test(word))?.types[0] === 'apartment_building'
    const isForRent =
      (word === 'maison' || isBuilding) &&
      /^(?:de rapport|de rendimento|de rendement|a plusieurs logements|multi)/.test(wordsFrom(reading, at + 1, 3))
    const holdsHomes =
      isBuilding &&
      /^(?:with|avec|mit|mat|com|a|de|of)$/.test(tokens[at + 1]?.word ?? '') &&
      countsHomes(reading, at + 2)
    // `immeuble mat 3 Wunnengen`
    if ((tokens[at - 1]?.value ?? 0) >= 2 && mentions.some((mention) => mention.words === BUILDING)) continue
    const words =
      isForRent ||
      holdsHomes ||
      (isBlock && !WITHIN.test(wordsBefore(reading, at, 4))) ||
      (isBuilding && isInvested(reading))
        ? BUILDING
        : isFlat
          ? FLAT
          : isFamilyHome
            ? HOUSE
            : word === 'attic' && /^(?:flat|apartment)s?$/.test(tokens[at + 1]?.word ?? '')
              ? ATTIC
              : TYPE_WORDS.find(({ pattern }) => pattern.test(word))
    if (!words || (words.isVague && tokens.some((token) => FENCED.test(token.word)))) continue
    if (word === 'detached' && tokens[at - 1]?.word === 'semi') continue
    // `house with a studio`, `ferme avec grange`: a part of a home is no kind of one.
    if (PART.test(wordsBefore(reading, at, 4)) || LEFT_BEHIND.test(wordsBefore(reading, at, 8))) continue
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
    // To move house says nothing of the house.
    if (MOVING.test(wordsBefore(reading, at, 2))) continue
    // `nada de casas escuras` refuses the dark, not the house.
    if (isNegated(reading, at) && isDescribed(reading, at)) continue
    claim(reading, 'propertyType', at, at + 1)
    mentions.push({ at, words })
  }
  return mentions
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
  /^(?:a|an|the|un|une|le|la|ein|eine|einen|en|eng|um|uma|even|meme|sogar|auch|petit|petite|small|little)$/
const AS = /^(?:detached|en|in|als|im|em|de|type|style|duplex|as|au|du|of)$/

/** How a house stands by its neighbours: said of a house that was named before. */
function isAttribute({ types }: TypeWords): boolean {
  return types.some(
    (type) => type === 'terraced_house' || type === 'semi_detached_house' || type === 'end_terrace_house',
  )
}

const PART = pattern(String.raw`
      (?:^| )(?:with|avec|mit|mat|com|including|incl|inklusive|y compris|plus)(?: (?:a|an|its|own|une?|petite?|separate|separater?|einer?|einem
      eigener?|kleiner?|enger?|eng|klenger?|uma?|small|little|independent|independante?|and|et))*$
    `)
const WITHIN = pattern(String.raw`
      (?:^| )(?:dans|in|im|en|einem|einer|an|am|no|num|numa|petit|small|kleine[nrms]?|of)(?: (?:l|un|une|a|an|the|einem|einer|der|dem|engem|um|uma
      petit|klein\w*|small|ruhigen?|calme))*$
    `)
const MOVING = /(?:^|\s)(?:mudar de|mudamos de|move|moving|changer de|changeons de|plenneren)$/
const OR = new Set([
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

/** `house or flat`, `houses and flats`. */
function isAlternative({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  if (tokens.slice(Math.max(0, at - 4), at).some(({ word }) => OR.has(word))) return true
  // `Haus, Wohnung geht auch`
  if (tokens.slice(at + 1, at + 5).some((token) => token.clause === clause && ALSO.test(token.word))) return true
  return (
    AND.has(tokens[at - 1]?.word ?? '') && TYPE_WORDS.some(({ pattern }) => pattern.test(tokens[at - 2]?.word ?? ''))
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

/** `no flat on the ground floor`, `nada de casas escuras`: what follows in the clause is refused, not the kind. */
function isDescribed({ tokens }: QueryReading, at: number): boolean {
  for (let index = at + 1; index < tokens.length && tokens[index]!.clause === tokens[at]!.clause; index++) {
    const { word, value } = tokens[index]!
    if (NEGATION_STOPPERS.has(word) || OR.has(word) || AND.has(word) || value !== null) return false
    if (!FUNCTION_WORDS.has(word)) return !TYPE_WORDS.some(({ pattern }) => pattern.test(word))
  }
  return false
}

/** `studio no thanks`, `eng WG wëll ech net`. */
const REFUSED_BEHIND = pattern(String.raw`
      ^(?:not? (?:thanks|thank you|way)|nein danke|non merci|nee merci|nao obrigad[oa]|well ech net|welle mir net|will ich nicht|wollen wir nicht
      mochte ich nicht|auf keinen fall|op kee fall|kommt nicht in frage|kennt net a fro|(?:je )?n en veux pas|nao quero|nem pensar
      (?:non|nein|nee)$)(?= |$)
    `)

const NO_THANKS = /^(?:non merci|nein danke|not? (?:thanks|thank|way)|nee merci|nao obrigad[oa])$/

function isRefusedBehind(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  if (REFUSED_BEHIND.test(wordsFrom(reading, at + 1, 5))) return true
  // `Coloc ? Non merci.`
  if (tokens[at + 1]?.clause === tokens[at]!.clause) return false
  return NO_THANKS.test(`${tokens[at + 1]?.word} ${tokens[at + 2]?.word}`)
}

/** `done with flats`, `marre des studios`. */
const TIRED =
  /^(?:done|fed|sick|tired|enough|marre|ras|fini|satt|leid|genug|genuch|midd|farto|farta|fartos|cansad[oa]s?|chega)$/

function isNegated({ tokens, fields }: QueryReading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const token = tokens[index]!
    // `a flat, no wait, a house` refuses no house.
    if (fields[index] === CORRECTED) return false
    if (token.clause !== tokens[at]!.clause) return false
    if (NEGATORS.has(token.word) && token.word !== 'far' && token.word !== 'loin') return true
    if (TIRED.test(token.word)) return true
    if (!FUNCTION_WORDS.has(token.word)) return false
  }
  return false
}
