import type { PropertyType } from '../domain/property-type.ts'
import { claim, wordsBefore, wordsFrom } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'
import { FUNCTION_WORDS, NEGATORS } from './query-words.ts'

/** What a word for a type covers: someone who wants a flat takes a duplex too. */
const FLATS = [
  'apartment',
  'duplex',
  'triplex',
  'penthouse',
  'loft',
  'attic_apartment',
  'ground_floor_apartment',
  'studio',
] as const
const HOUSES = [
  'house',
  'detached_house',
  'semi_detached_house',
  'terraced_house',
  'end_terrace_house',
  'villa',
  'bungalow',
  'farmhouse',
  'castle',
] as const

interface TypeWords {
  types: readonly PropertyType[]
  pattern: RegExp
  /** Words that decide only where nothing more precise does. */
  isVague?: boolean
}

const TYPE_WORDS: readonly TypeWords[] = [
  {
    types: ['terraced_house', 'end_terrace_house'],
    pattern:
      /^(?:terraced|rowhouse|townhouse\w*|reihenhaus\w*|reihenmittelhaus|reihenendhaus|rei(?:en|n)?haus|mitoyenne|enfilade)$/,
  },
  {
    types: ['semi_detached_house'],
    pattern: /^(?:semi|semidetached|jumelee?s?|doppelhaus\w*|doppelhaushalfte|geminada|duebelhaus|zwillingshaus)$/,
  },
  {
    types: ['farmhouse'],
    pattern:
      /^(?:farmhouse\w*|fermette\w*|corps_de_ferme|ferme|bauernhaus\w*|bauernhof|bauerenhaus|bauerenhaff|quinta)$/,
  },
  { types: ['bungalow'], pattern: /^bungalows?$/ },
  { types: ['castle'], pattern: /^(?:castle|chateau|schloss|castelo|manoir)$/ },
  { types: ['villa', 'detached_house'], pattern: /^villas?$/ },
  {
    types: ['studio'],
    pattern: /^(?:studios?|studette|studio\w*|bedsit|kitchenette|einzimmerwohnung\w*|estudio|estudios|quitinete|t0)$/,
  },
  { types: ['duplex', 'triplex'], pattern: /^(?:duplex\w*|maisonette\w*|triplex\w*)$/ },
  { types: ['penthouse'], pattern: /^penthouse\w*$/ },
  { types: ['loft'], pattern: /^lofts?$/ },
  {
    types: ['room', 'shared_flat'],
    pattern:
      /^(?:wg|wgzimmer|colocation|coloc|flatshare|flatmates?|roommates?|houseshare|wunngemeinschaft|wohngemeinschaft)$/,
  },
  {
    types: ['apartment_building'],
    pattern: /^(?:mehrfamilienhaus|renditehaus|immeuble|appartementshaus|predio)$/,
    isVague: true,
  },
  { types: ['office'], pattern: /^(?:buroflache|buroraum|burofläche|bureaux|office_space)$/ },
  {
    types: ['land'],
    pattern: /^(?:bauland|bauplaz|baugrundstuck\w*|grundstuck\w*|terrain_a_batir|terreno|plot|plots|bauterrain)$/,
    isVague: true,
  },
  {
    types: HOUSES,
    pattern:
      /^(?:house|houses|cottage\w*|mansion|chalet\w*|detached|maison|maisons|maisonnette|pavillon|pavillons|haus|hauses|hauser|haeuser|hauschen|haischen|haiser|eigenheim\w*|einfamilienhaus\w*|stadthaus\w*|landhaus\w*|efh|\w{3,}haus|\w{3,}haischen|eefamilljenhaus|eefamillenhaus|eefamilienhaus|casa|casas|casinha|moradia|moradias|vivenda|vivendas)$/,
  },
  {
    types: FLATS,
    pattern:
      /^(?:apartment|apartments|apartement\w*|appartement\w*|appartment\w*|appart|apparts|appt|apt|apts|flat|flats|condo\w*|wohnung|wohnungen|mietwohnung|eigentumswohnung\w*|etagenwohnung|\w{2,}wohnung|\w{2,}wohnungen|wunneng|wunnengen|\w{2,}wunneng|apartamento|apartamentos|apto|andares?_moradia|[tf][1-6])$/,
  },
]
/** Portuguese `um andar` is a flat, `2.º andar` a floor. */
const FLAT: TypeWords = { types: FLATS, pattern: /^$/ }
const HOUSE: TypeWords = { types: HOUSES, pattern: /^$/ }
/** Compounds in `-haus` that are no houses to live in. */
const NO_HOUSES =
  /^(?:passivhaus|zuhaus|krankenhaus|parkhaus|kaufhaus|treppenhaus|rathaus|gasthaus|hochhaus|schulhaus|gewachshaus|gartenhaus|spidolhaus|hauptwohnung)$/

const MOST_WORDS_FOR_LAND = 8
/** Words that make a plot a part of a home. */
const FENCED = /^(?:eingezaunt|umzaunt|fenced|enclosed|clos|cloture|vedado|agezaunt)/

export interface TypeWishes {
  wanted: PropertyType[]
  unwanted: PropertyType[]
}

/** Kinds that count only as the first word that says something: `office to rent`, but not `flat with an office`. */
const HEADS: readonly { types: readonly PropertyType[]; pattern: RegExp }[] = [
  { types: ['office'], pattern: /^(?:offices?|bureaux?|buro\w*|escritorios?)$/ },
  {
    types: ['retail'],
    pattern:
      /^(?:shops?|store|boutique|magasin|ladenlokal\w*|ladenflache|geschaftslokal|geschaftsraum\w*|loja|lojas|butteck|commerce|local)$/,
  },
  { types: ['restaurant'], pattern: /^(?:restaurants?|cafe|brasserie|gaststatte)$/ },
  { types: ['warehouse'], pattern: /^(?:warehouses?|entrepot|depot|lagerhalle|lager|hall|armazem)$/ },
  {
    types: ['land'],
    pattern:
      /^(?:plots?|land|terrains?|bauland|bauplaz|bauplatz|baugrundstuck\w*|bauterrain|grundstuck\w*|terreno|terrenos|lote)$/,
  },
  {
    types: ['parking'],
    pattern:
      /^(?:parking|parkings|garages?|garagem|stellplatz\w*|tiefgaragen\w*|box|emplacement|parkplaz|parkplatz|carport|estacionamento)$/,
  },
  {
    types: ['room', 'shared_flat'],
    pattern: /^(?:room|rooms|chambre|zimmer|zemmer|quarto|wgzimmer|wg|colocation|coloc|bedroom)$/,
  },
]
const DWELLING_WORDS = 12

/** The kind that a short text starts with; null where it starts with a dwelling or goes on to name one. */
function headType(reading: QueryReading): readonly PropertyType[] | null {
  const { tokens, fields } = reading
  if (tokens.length > DWELLING_WORDS) return null
  const at = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null &&
      value === null &&
      (!FUNCTION_WORDS.has(word) || HEADS.some(({ pattern }) => pattern.test(word))) &&
      !OPENERS.test(word),
  )
  if (at < 0 || at > 6) return null
  // `3 rooms`, `with parking`
  if (tokens[at - 1]?.value !== null && tokens[at - 1] !== undefined) return null
  if (/^(?:with|avec|mit|mat|com|and|et|und|e)$/.test(tokens[at - 1]?.word ?? '')) return null
  const head = HEADS.find(({ pattern }) => pattern.test(tokens[at]!.word))
  if (!head || (tokens[at]!.word === 'local' && tokens[at + 1]?.word !== 'commercial')) return null
  // `bedroom in a shared house` is a room.
  const isShared = head.types[0] === 'room' && tokens.some(({ word }) => SHARED.test(word))
  const others = mentionsOf({ ...reading, fields: [...fields], understood: [] })
  if (!isShared && others.some(({ words }) => !words.isVague && words.types[0] !== 'room')) return null
  // `Garage zwingend` wishes for a home with one.
  if (head.types[0] === 'parking' && !tokens.some(({ word }) => DEAL.test(word))) return null
  claim(reading, 'propertyType', at, at + 1)
  return head.types
}

const SHARED =
  /^(?:shared|sharing|share|flatshare|houseshare|wg|wohngemeinschaft|wunngemeinschaft|coloc\w*|partilhad[oa]s?|partage\w*|gedeelt\w*)$/
const DEAL =
  /^(?:rent|louer|location|mieten|miete|lounen|alugar|arrendar|buy|sale|acheter|vendre|vente|kaufen|kauf|kafen|comprar|venda)$/
const OPENERS =
  /^(?:looking|search\w*|furnished|meublee?|mobliert\w*|miwwleiert\w*|mobilad[oa]|small|cheap|building|commercial|indoor|underground)$/

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
  const refused = mentions.filter(({ at }) => isNegated(reading, at))
  const named = mentions.filter((mention) => !refused.includes(mention) && !mention.words.isVague)
  // `a house with a story` may be said of a flat; it decides where nothing else does.
  const plain = named.filter(({ at }) => !isMannered(reading, at))
  const wanted = chooseTypes(reading, plain.length > 0 ? plain : named)
  // `a fenced plot` belongs to a home; land alone is meant only where little else is said.
  if (wanted.size === 0 && tokens.length <= MOST_WORDS_FOR_LAND)
    for (const { words } of mentions) for (const type of words.types) wanted.add(type)
  const unwanted = refused.flatMap(({ words }) => words.types).filter((type) => !wanted.has(type))
  return { wanted: [...wanted].sort(), unwanted: [...new Set(unwanted)].sort() }
}

function mentionsOf(reading: QueryReading): Mention[] {
  const mentions: Mention[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    if (fields[at] !== null || value !== null || NO_HOUSES.test(word)) continue
    // A passive house is a way to build; flats are built so too.
    if (tokens[at - 1]?.word.startsWith('passi') || tokens[at + 1]?.word.startsWith('passi')) continue
    const isFlat = word === 'andar' && tokens[at - 1]?.word === 'um'
    // `home` alone may be a flat.
    const isFamilyHome = word === 'home' && /^(?:family|detached|country|single)$/.test(tokens[at - 1]?.word ?? '')
    const words = isFlat ? FLAT : isFamilyHome ? HOUSE : TYPE_WORDS.find(({ pattern }) => pattern.test(word))
    if (!words || (words.isVague && tokens.some((token) => FENCED.test(token.word)))) continue
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
 * The first kind, with those that are said to be alternatives (`house or flat`). Two words side by side mean the narrower (`studio apartment`); a further one
 * elsewhere is a manner of speaking.
 */
function chooseTypes(reading: QueryReading, mentions: readonly Mention[]): Set<PropertyType> {
  let chosen = new Set<PropertyType>(mentions[0]?.words.types)
  for (const [index, { at, words }] of mentions.entries()) {
    const before = mentions[index - 1]
    if (!before) continue
    if (before.at === at - 1 && before.words !== words) {
      if (words.types.length < chosen.size) chosen = new Set(words.types)
    } else if (isAlternative(reading, at)) for (const type of words.types) chosen.add(type)
  }
  return chosen
}

const MOVING = /(?:^|\s)(?:mudar de|mudamos de|move|moving|changer de|changeons de|plenneren)$/
const OR = new Set(['or', 'ou', 'oder', 'respektiv', 'bzw'])
const AND = new Set(['and', 'et', 'und', 'e', 'an'])

/** `house or flat`, `houses and flats`. */
function isAlternative({ tokens }: QueryReading, at: number): boolean {
  if (tokens.slice(Math.max(0, at - 4), at).some(({ word }) => OR.has(word))) return true
  return (
    AND.has(tokens[at - 1]?.word ?? '') && TYPE_WORDS.some(({ pattern }) => pattern.test(tokens[at - 2]?.word ?? ''))
  )
}

const MANNER =
  /^(?:mit|with|mat|com|avec|qui|voller|full|of|de|d) (?:(?:a|an|une?|einer?|enger|eng|uma?|viel|vill|le|la|de|beaucoup|muita?) )*(?:geschicht\w*|stor\w*|history|histoire|historia|seele|seil|soul|ame|alma|charakter|character|caractere|carater|charme?|flair|cachet|stil|style|encanto|personalidade|personality)\b/

/** `ein Haus mit Geschichte`: a word for a home of any kind. */
function isMannered(reading: QueryReading, at: number): boolean {
  return MANNER.test(wordsFrom(reading, at + 1, 5))
}

/** Whether an adjective follows within the clause. */
function isDescribed({ tokens }: QueryReading, at: number): boolean {
  const next = tokens[at + 1]
  return (
    next !== undefined && next.clause === tokens[at]!.clause && next.value === null && !FUNCTION_WORDS.has(next.word)
  )
}

function isNegated({ tokens }: QueryReading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const token = tokens[index]!
    if (token.clause !== tokens[at]!.clause) return false
    if (NEGATORS.has(token.word) && token.word !== 'far' && token.word !== 'loin') return true
    if (!FUNCTION_WORDS.has(token.word)) return false
  }
  return false
}
