import { familyOf, isPropertyType, segmentOf } from '../kernel/property-type.ts'
import type { PropertyType } from '../kernel/property-type.ts'
import { fold } from './fold.ts'

/** Reading of the type words of a feed or of the path of an address. */
export interface PropertyTypeReading {
  type: PropertyType
  /** An offer of several units, or of a house that is yet to be designed: `projet-neuf`, `lotissement`, `maison-a-construire`. */
  isProject: boolean
}

/** Words by type, folded; a word stands for itself and its plural, and longer ones win over shorter ones. */
const WORDS: Readonly<Record<PropertyType, string>> = {
  studio: 'studio studette einzimmerwohnung 1-zimmer-wohnung ein-zimmer-wohnung bedsit estudio t0 flat-studio',
  penthouse: 'penthouse attique attikawohnung cobertura',
  duplex: 'duplex maisonette maisonettewohnung',
  triplex: 'triplex',
  loft: 'loft loft-studio-atelier',
  attic_apartment: 'dachgeschosswohnung dachgeschoss dachwohnung attic-flat mansarde appartement-mansarde',
  ground_floor_apartment: `
    rez-de-chaussee rez-de-jardin erdgeschosswohnung ground-floor-flat garden-flat terrassenwohnung souterrainwohnung
  `,
  apartment: `
    appartement appart appt apartment flat wohnung etagenwohnung condo wunneng apartamento apto penthouse-appartement wohnungen
  `,
  semi_detached_house: `
    maison-jumelee jumelee maison-3-facades doppelhaushalfte dhh semi-detached semi-detached-house duebelhaus moradia-geminada
  `,
  end_terrace_house: 'reihenendhaus reiheneckhaus eckhaus maison-d-angle end-of-terrace-house end-terrace-house',
  terraced_house: `
    maison-mitoyenne mitoyenne maison-en-bande maison-en-rangee maison-de-ville reihenhaus reihenmittelhaus reihenmittel terraced
    terraced-house row-house town-house townhouse moradia-em-banda stadthaus
  `,
  detached_house: `
    maison-individuelle maison-isolee maison-libre-de-4-cotes freistehendes-einfamilienhaus freistehendes-haus detached-house
    moradia-isolada
  `,
  villa: 'villa vivenda',
  bungalow: 'bungalow maison-de-plain-pied casa-terrea',
  farmhouse: 'ferme fermette corps-de-ferme bauernhaus bauernhof farmhouse farm bauerenhaus quinta landhaus',
  castle: 'chateau manoir schloss herrenhaus castle manor burg castelo',
  house: `
    maison house haus einfamilienhaus zweifamilienhaus efh pavillon home casa moradia maison-unifamiliale maison-bi-familiale
    maison-a-construire modele-de-maison wohnhaus hauser eefamilljenhaus
  `,
  room: 'chambre room zimmer zemmer quarto wg-zimmer chambre-meublee chambre-a-louer',
  shared_flat: 'colocation coloc coliving co-living flatshare wohngemeinschaft wg house-share',
  mobile_home: 'chalet mobil-home mobile-home mobilheim',
  apartment_building: `
    immeuble immeuble-de-rapport maison-de-rapport immeuble-mixte mehrfamilienhaus renditehaus apartment-building block-of-flats
    investment-building zinshaus-renditeobjekt predio edificio building
  `,
  parking: `
    parking garage garage-parking parking-garage emplacement place-de-parking emplacement-interieur emplacement-exterieur stellplatz
    tiefgaragenstellplatz parkplatz parking-space carport garagem box estacionamento parken parkplaz
  `,
  office: `
    bureau bureaux office offices buro buroflache office-space escritorio buero-praxen cabinet profession-liberale
  `,
  retail: `
    commerce local-commercial surface-commerciale fonds-de-commerce fond-de-commerce retail shop laden ladenlokal einzelhandel geschaft
    gewerbe gewerbeflache commercial-premises loja magasin boutique local-professionnel
  `,
  restaurant: 'restaurant cafe brasserie horeca hotel gastgewerbe gaststatte bar',
  warehouse: `
    entrepot hall halle hallen-lager-prod lagerhalle lager depot hangar warehouse atelier industrial armazem local-industriel industrie
  `,
  land: `
    terrain terrain-a-batir terrain-constructible place-a-batir grundstuck baugrundstuck bauplatz bauland land plot building-plot
    building-land terreno lote terrain-industriel
  `,
  agricultural_land: `
    terrain-agricole pre ackerland agrarland wiese agricultural-land meadow vignoble land-und-forstwirtschaft
  `,
  forest: 'foret bois terrain-forestier wald forest woodland',
  cellar: 'cave keller kellerabteil cellar',
  other: 'autre other sonstige sonstiges divers freizeitimmobilie-gewerblich',
}

/** Projects without a word of a type of their own; the family is known from it. */
const PROJECT_WORDS: Readonly<Record<string, PropertyType>> = {
  'projet-neuf': 'other',
  'projets-neufs': 'other',
  'programme-neuf': 'other',
  neubauprojekt: 'other',
  'new-development': 'other',
  'new-project': 'other',
  residence: 'apartment',
  lotissement: 'house',
  'maison-a-construire': 'house',
  'modele-de-maison': 'house',
}

const MAX_LENGTH = 300
const MAX_WORDS = 5
const BY_WORD = indexWords()
/** A narrower word of the same segment and family refines these: `Appartement Duplex`, `commerce/restaurant`. */
const BROAD = new Set<PropertyType>(['apartment', 'house', 'retail'])
/** Types whose words often name the surroundings or a part: `rue du Bois`, `proche restaurants`. */
export const TYPES_AROUND: readonly PropertyType[] = [
  'other',
  'cellar',
  'warehouse',
  'restaurant',
  'forest',
  'agricultural_land',
]
/** Any other type word overrides these: `dans un immeuble récent, appartement`. */
const YIELDING = new Set<PropertyType>(['apartment_building', ...TYPES_AROUND])
const NUMBER = /^(?:\d+|un|une|deux|trois|quatre|cinq|six|two|three|four|five|zwei|drei|vier|funf|dois|duas|tres)$/

/**
 * Reads the type of property from the words of a feed (`Wohnung`, `HAUS/REIHENHAUS`, `Flat`), from the path of an address (`/vente/appartement/studio`,
 * `/vente/garage-parking`, `/vente/projet-neuf/residence/…`) or from a title. The first type named counts, refined by a narrower one; bedrooms
 * (`2 chambres`) are no rooms to let.
 * @returns undefined where no word of a type is found
 */
export function readPropertyType(text: string): PropertyTypeReading | undefined {
  const found = hyphenated(text.slice(0, MAX_LENGTH)).split('/').flatMap(wordsOf)
  const projects = found.flatMap((word) => (Object.hasOwn(PROJECT_WORDS, word) ? [PROJECT_WORDS[word]!] : []))
  const planned = projects.find((type) => type !== 'other')
  const type = planned ?? pick(found.flatMap((word) => BY_WORD.get(word) ?? [])) ?? projects[0]
  return type && { type, isProject: projects.length > 0 }
}

/** Every type that a text names, in its order; words of projects and counted rooms left out. */
export function propertyTypesNamed(text: string): PropertyType[] {
  const found = hyphenated(text.slice(0, MAX_LENGTH)).split('/').flatMap(wordsOf)
  return found.flatMap((word) => BY_WORD.get(word) ?? [])
}

function pick(types: readonly PropertyType[]): PropertyType | undefined {
  const first = types.find((type) => !YIELDING.has(type)) ?? types[0]
  if (!first || !BROAD.has(first)) return first
  const refines = (type: PropertyType): boolean =>
    type !== first && segmentOf(type) === segmentOf(first) && familyOf(type) === familyOf(first)
  return types.find(refines) ?? first
}

/** Longest known runs of hyphenated words in one part, from the left. */
function wordsOf(part: string): string[] {
  const words = part.split('-').filter((word) => word !== '')
  const found: string[] = []
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + MAX_WORDS)
    while (end > start && !isKnown(words.slice(start, end).join('-'))) end--
    const word = singular(words.slice(start, end).join('-'))
    const isCounted = BY_WORD.get(word) === 'room' && NUMBER.test(words[start - 1] ?? '')
    if (end > start && !isCounted) found.push(word)
    start = Math.max(end, start + 1)
  }
  return found
}

function isKnown(word: string): boolean {
  return BY_WORD.has(singular(word)) || Object.hasOwn(PROJECT_WORDS, singular(word))
}

function singular(word: string): string {
  if (BY_WORD.has(word) || Object.hasOwn(PROJECT_WORDS, word)) return word
  const umlauts = word.replace(/([aou])e/g, '$1')
  if (BY_WORD.has(umlauts)) return umlauts
  for (const ending of ['s', 'x', 'en', 'e', 'n'])
    if (word.endsWith(ending) && BY_WORD.has(word.slice(0, -ending.length))) return word.slice(0, -ending.length)
  return word
}

/** Parts of an address or of a text, parted by `/`; words by hyphens. */
function hyphenated(text: string): string {
  return fold(text)
    .replace(/^[a-z]+:\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '')
    .replace(/[>|,;:·]+|\s-\s/g, '/')
    .replace(/[^a-z0-9/]+/g, '-')
}

function indexWords(): ReadonlyMap<string, PropertyType> {
  const index = new Map<string, PropertyType>()
  for (const [type, words] of Object.entries(WORDS)) {
    if (!isPropertyType(type)) continue
    index.set(type.replaceAll('_', '-'), type)
    for (const word of words.trim().split(/\s+/)) index.set(fold(word), type)
  }
  return index
}
