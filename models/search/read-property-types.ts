import type { PropertyType } from '../domain/property-type.ts'
import { claim } from './query-reading.ts'
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
  { types: ['apartment_building'], pattern: /^(?:mehrfamilienhaus|renditehaus|immeuble|appartementshaus|predio)$/ },
  { types: ['office'], pattern: /^(?:buroflache|buroraum|burofläche|bureaux|office_space)$/ },
  {
    types: ['land'],
    pattern: /^(?:bauland|bauplaz|baugrundstuck\w*|grundstuck\w*|terrain_a_batir|terreno|plot|plots|bauterrain)$/,
    isVague: true,
  },
  {
    types: HOUSES,
    pattern:
      /^(?:house|houses|terraced|semidetached|townhouse\w*|rowhouse|cottage\w*|villas?|bungalows?|farmhouse\w*|mansion|chalet\w*|detached|maison|maisons|maisonnette|pavillon|pavillons|fermette|corps_de_ferme|haus|hauses|hauser|haeuser|hauschen|haischen|haiser|eigenheim\w*|einfamilienhaus\w*|reihenhaus\w*|stadthaus\w*|landhaus\w*|bauernhaus\w*|bauernhof|doppelhaus\w*|efh|\w{3,}haus|\w{3,}haischen|eefamilljenhaus|eefamillenhaus|eefamilienhaus|rei(?:en|n)?haus|bauerenhaus|casa|casas|casinha|moradia|moradias|vivenda|vivendas)$/,
  },
  {
    types: FLATS,
    pattern:
      /^(?:apartment|apartments|apartement\w*|appartement\w*|appartment\w*|appart|apparts|appt|apt|apts|flat|flats|condo\w*|wohnung|wohnungen|mietwohnung|eigentumswohnung\w*|etagenwohnung|\w{2,}wohnung|\w{2,}wohnungen|wunneng|wunnengen|\w{2,}wunneng|apartamento|apartamentos|apto|andares?_moradia|[tf][1-6])$/,
  },
]
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

/** The types that a query names. Words stay readable for wishes: `old house` says something of its character too. */
export function readPropertyTypes(reading: QueryReading): TypeWishes {
  const wanted = new Set<PropertyType>()
  const unwanted = new Set<PropertyType>()
  const vague = new Set<PropertyType>()
  let first: readonly PropertyType[] | null = null
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    if (fields[at] !== null || value !== null || NO_HOUSES.test(word)) continue
    // A passive house is a way to build; flats are built so too.
    if (tokens[at - 1]?.word.startsWith('passi') || tokens[at + 1]?.word.startsWith('passi')) continue
    const found = TYPE_WORDS.find(({ pattern }) => pattern.test(word))
    if (!found) continue
    if (found.isVague && tokens.some((token) => FENCED.test(token.word))) continue
    const isRefused = isNegated(reading, at)
    // `nada de casas escuras` refuses the dark, not the house.
    if (isRefused && isDescribed(reading, at)) continue
    if (!isRefused && !found.isVague) {
      // A second kind counts where it is an alternative; elsewhere the word is a manner of speaking (`um apartamento … uma casa com alma`).
      if (first !== null && first !== found.types && !isAlternative(reading, at)) continue
      first ??= found.types
    }
    for (const type of found.types) (isRefused ? unwanted : found.isVague ? vague : wanted).add(type)
    claim(reading, 'propertyType', at, at + 1)
  }
  // `a fenced plot` belongs to a home; land alone is meant only where little else is said.
  if (wanted.size === 0 && tokens.length <= MOST_WORDS_FOR_LAND) for (const type of vague) wanted.add(type)
  const narrow = narrowed(wanted)
  return { wanted: narrow.sort(), unwanted: [...unwanted].filter((type) => !narrow.includes(type)).sort() }
}

/** `studio apartment` is a studio, `penthouse flat` a penthouse; `house or flat` stays both. */
function narrowed(wanted: ReadonlySet<PropertyType>): PropertyType[] {
  return [...wanted]
}

const OR = new Set(['or', 'ou', 'oder', 'respektiv', 'bzw', 'and', 'et', 'und', 'e', 'an'])

/** `house or flat`, `studio apartment`, `maison, appartement`: another kind is named just before. */
function isAlternative({ tokens }: QueryReading, at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ word }, index, before) =>
        OR.has(word) || (index === before.length - 1 && TYPE_WORDS.some(({ pattern }) => pattern.test(word))),
    )
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
