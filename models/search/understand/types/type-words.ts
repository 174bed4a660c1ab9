import { pattern } from '../../../language/words/lines.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'

/** Types covered by a word for a flat: someone who wants a flat takes a duplex too. */
export const FLATS = [
  'apartment',
  'duplex',
  'triplex',
  'penthouse',
  'loft',
  'attic_apartment',
  'ground_floor_apartment',
  'studio',
] as const
export const HOUSES = [
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

export interface TypeWords {
  types: readonly PropertyType[]
  pattern: RegExp
  /** Words that decide only where nothing more precise does. */
  isVague?: boolean
}

/** Types that stand apart from their neighbours. */
export const DETACHED: readonly PropertyType[] = ['bungalow', 'castle', 'detached_house', 'farmhouse', 'villa']

export const TYPE_WORDS: readonly TypeWords[] = [
  { types: DETACHED, pattern: /^(?:detached|freistehend\w*|fraistoend\w*|freistoend\w*)$/ },
  {
    types: ['end_terrace_house'],
    pattern: /^(?:reihenendhaus\w*|reiheneckhaus\w*|eckhaus|reh|eckreihenhaus|eckhaischen)$/,
  },
  {
    types: ['terraced_house', 'end_terrace_house'],
    pattern: pattern(String.raw`
          ^(?:reihenhaus\w*|mittelhaus|rmh|rh|reiehaus\w*|reienhaus\w*|mitoyennes?|banda|bande|rowhouses?|rowhome|em_banda|terraced|rowhouse
          townhouse\w*|reihenhaus\w*|reihenmittelhaus|reihenendhaus|rei(?:en|n)?haus|mitoyenne|enfilade)$
        `),
  },
  {
    types: ['semi_detached_house'],
    pattern: pattern(String.raw`
          ^(?:semi|semis|semidetached|dhh|doppelhaushaelfte|jumele|jumeles|geminad[oa]s?|halfthaus|jumelee?s?|doppelhaus\w*|doppelhaushalfte|geminada
          duebelhaus\w*|zwillingshaus|jumeleiert\w*)$
        `),
  },
  {
    types: ['farmhouse'],
    pattern: pattern(String.raw`
          ^(?:farmhouse\w*|farm|farmstead|barn|barns|fermes|fermettes|grange|granges|hofstelle|resthof|bauerengeheft|bauerenhaiser|bauerenhaff|scheier
          scheune|celeiro|fermette\w*|corps_de_ferme|ferme|bauernhaus\w*|bauernhof|bauerenhaus|bauerenhaff|quinta)$
        `),
  },
  { types: ['bungalow'], pattern: /^(?:bungalows?|bangalos?)$/ },
  { types: ['castle'], pattern: /^(?:castle|chateau|schloss|burg|schlass|buerg|castelo|manoir)$/ },
  { types: ['villa'], pattern: /^(?:villas?|villen|villaen)$/ },
  {
    types: ['studio'],
    pattern: pattern(String.raw`
          ^(?:studios?|studette|studio\w*|bedsits?|bachelor_flat|kitchenette|einzimmerwohnung\w*|einzimmerapartment\w*|einzimmerappartement\w*
          einraumwohnung\w*|eenzemmerwunneng|eenzemmerappartement|f1bis|kitnet|estudio|estudios|quitinete|t0)$
        `),
  },
  { types: ['duplex', 'triplex'], pattern: /^(?:duplex\w*|maisonette\w*|maisonettewhg|triplex\w*)$/ },
  { types: ['penthouse'], pattern: /^pentha?o?us\w*$/ },
  { types: ['loft'], pattern: /^(?:lofts?|loftwohnung|loftappartement)$/ },
  {
    types: ['attic_apartment'],
    pattern: pattern(String.raw`
          ^(?:dachgeschosswohnung\w*|dachwohnung\w*|dgwohnung|dachgeschosswhg|mansardenwohnung\w*|mansarden?|mansard|mansardes|mansardas?|daachwunneng\w*
          daachgeschosswunneng|aguas_furtadas)$
        `),
  },
  {
    types: ['ground_floor_apartment'],
    pattern:
      /^(?:erdgeschosswohnung\w*|egwohnung|parterrewohnung\w*|gartenwohnung\w*|souterrainwohnung\w*|aerdgeschosswunneng|grondwunneng\w*|rezwunneng)$/,
  },
  {
    types: ['room', 'shared_flat'],
    pattern:
      /^(?:wg|wgzimmer|colocation|coloc|flatshare|flatmates?|roommates?|houseshare|wunngemeinschaft|wohngemeinschaft)$/,
  },
  {
    types: ['apartment_building'],
    pattern: pattern(String.raw`
          ^(?:mehrfamilienhaus\w*|mehrfamilienhauser|mfh|renditehaus\w*|renditeobjekt|zinshaus|mietshaus|mietshauser|wohnblock|immeubles?
          appartementshaus|apartmenthaus|wohngebaude|wunngebai|wunnhaus|edificios?|predios?)$
        `),
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
    pattern: pattern(String.raw`
          ^(?:house|houses|cottage\w*|mansion|baraques?|bicoques?|bungalow_house|hutte|huttchen|hauschen|chalet\w*|maison|maisons|maisonnette|pavillon
          pavillons|chales?|haus|hauses|hauser|haeuser|hauschen|haischen|haiser|eigenheim\w*|einfamilienhaus\w*|stadthaus\w*|landhaus\w*|efh|\w{3,}haus
          \w{3,}haischen|eefamilljenhaus|eefamillenhaus|eefamilienhaus|casa|casas|casinha|moradia|moradias|vivenda|vivendas)$
        `),
  },
  {
    types: FLATS,
    pattern: pattern(String.raw`
          ^(?:etw|apartment|apartments|apartement\w*|appartement\w*|appartment\w*|apart|appart|apparts|appt|apt|apts|app|apparte|flats?|condo\w*|whg|whgs|\w+whg
          wohnung|wohnungen|mietwohnung|eigentumswohnung\w*|etagenwohnung|\w{2,}wohnung|\w{2,}wohnungen|wunneng|wunnengen|\w{2,}wunneng|wunnegen
          apartamento|apartamentos|apto|aptos|ape|andares?_moradia)$
        `),
  },
]
/** Portuguese `um andar` is a flat, `2.º andar` a floor. */
export const FLAT: TypeWords = { types: FLATS, pattern: /^$/ }
export const ATTIC: TypeWords = { types: ['attic_apartment'], pattern: /^$/ }
export const TERRACED: TypeWords = { types: ['terraced_house', 'end_terrace_house'], pattern: /^$/ }
export const ROOMS: TypeWords = { types: ['room', 'shared_flat'], pattern: /^$/ }
export const BUILDING: TypeWords = { types: ['apartment_building'], pattern: /^$/ }
export const HOUSE: TypeWords = { types: HOUSES, pattern: /^$/ }
/** Compounds in `-haus` that are no houses to live in. */
export const NO_HOUSES = pattern(String.raw`
      ^(?:passivhaus|zuhaus|krankenhaus|parkhaus|kaufhaus|treppenhaus|rathaus|gasthaus|hochhaus|schulhaus|gewachshaus|gartenhaus|gewaechshaus|glashaus
      baumhaus|vogelhaus|kanzleihaus|treppenhaus|lagerhaus|warenhaus|teppenhaus|autohaus|spidolhaus|hauptwohnung)$
    `)

/** Words that make a plot a part of a home. */
export const FENCED = /^(?:eingezaunt|umzaunt|fenced|enclosed|clos|cloture|vedado|agezaunt)/

/** Kinds that count only as the first word that says something: `office to rent`, but not `flat with an office`. */
export const HEADS: readonly { types: readonly PropertyType[]; pattern: RegExp }[] = [
  { types: ['office'], pattern: /^(?:offices?|bureaux?|cabinets?|buro\w*|kanzlei|escritorios?)$/ },
  {
    types: ['retail'],
    pattern: pattern(String.raw`
          ^(?:shops?|store|boutique|magasin|ladenlokal\w*|ladenflache|geschaftslokal\w*|geschaft|laden
          geschaftsraum\w*|geschaftsflache|gewerbeflache|gewerberaum\w*|verkaufsflache|loja|lojas|butteck|commerce|local)$
        `),
  },
  {
    types: ['restaurant'],
    pattern:
      /^(?:restaurants?|restaurantes?|cafe|brasserie|cervejaria|gaststatte|gastwirtschaft|kneipe|pubs?|wiertschaft)$/,
  },
  {
    types: ['warehouse'],
    pattern:
      /^(?:warehouses?|workshops?|entrepots?|depot|hangars?|ateliers?|lagerhalle|lager|hall|halle|werkstatt|atelier|armazem|armazens|magaseng)$/,
  },
  {
    types: ['land'],
    pattern: pattern(String.raw`
          ^(?:plots?|land|terrains?|bauland|bauplaz(?:en)?|bauplatze?|baulucke\w*|parzelle|parcelle|bauparzelle|baugrundstuck\w*|bauterrain|grundstuck\w*
          terreno|terrenos|lote|parcelas?|parzell|grondsteck\w*)$
        `),
  },
  {
    types: ['parking'],
    pattern: pattern(String.raw`
          ^(?:parking|parkings|garages?|garagem|garagens|stellplatz\w*|einstellplatz|garagenplatz|garagestellplatz|parkraum|tiefgaragen\w*|box
          parqueamentos?|emplacement|parkplaz|parkplatz|carport|estacionamento)$
        `),
  },
  {
    types: ['room', 'shared_flat'],
    pattern:
      /^(?:room|rooms|chambre|chambrette|zimmer|kammer|zemmer|zemmerchen|kummer|quarto|wgzimmer|wg|colocation|coloc|bedroom)$/,
  },
]
