import type { Shown } from '../adverts/advert.ts'
import { dayFirst } from '../adverts/day-first.ts'
import type { Grammar } from '../adverts/grammar.ts'
import type { HomeKind } from '../homes/home.ts'
import { photoReferences, type PortalFormat, priceToEur, type Sighting } from './portal-format.ts'

const TYPES: Record<HomeKind, string> = {
  apartment: 'Appartement',
  studio: 'Studio',
  duplex: 'Duplex',
  penthouse: 'Penthouse',
  house: 'Maison',
  room: 'Chambre',
  project: 'Projet neuf',
  land: 'Terrain à bâtir',
  parking: 'Garage/Parking',
  office: 'Bureau',
  retail: 'Local commercial',
}
const CONDITIONS: Record<string, string> = {
  new: 'Neuf',
  like_new: 'Comme neuf',
  renovated: 'Rénové',
  good: 'Bon état',
  to_renovate: 'À rénover',
  shell: 'Gros œuvre fermé',
}

type Column = readonly [header: string, cell: (sighting: Sighting) => string | number | null]

/** Portal beta: French CSV with semicolons, decimal commas, dates dd/mm/yyyy and prices as people write them. */
export function betaFormat(grammar: Grammar, isArchive: boolean): PortalFormat {
  const columns = betaColumns(grammar, isArchive)
  return {
    extension: 'csv',
    header: `${isArchive ? '' : '\uFEFF'}${columns.map(([header]) => header).join(';')}\r\n`,
    separator: '\r\n',
    footer: '\r\n',
    row: (sighting) => columns.map(([, cell]) => quote(cell(sighting))).join(';'),
  }
}

/** Encodes text for a Windows-1252 export; spells out characters that it lacks. */
export function encodeLatin1(text: string): Buffer {
  return Buffer.from(text.replace(/€/g, 'EUR').replace(/œ/g, 'oe').replace(/[’‘]/g, "'").replace(/–/g, '-'), 'latin1')
}

function betaColumns({ features }: Grammar, isArchive: boolean): Column[] {
  const shown =
    (pick: (shown: Shown) => string | number | null) =>
    ({ advert }: Sighting) =>
      pick(advert.shown)
  const dates: Column[] = [
    ['Date observation', ({ observed }) => (observed === null ? null : dayFirst(observed))],
    ['Date retrait', ({ withdrawn }) => (withdrawn === null ? null : dayFirst(withdrawn))],
  ]
  return [
    ['Référence', ({ advert }) => advert.ref],
    ['Date publication', ({ advert }) => dayFirst(advert.from)],
    ...(isArchive ? dates : []),
    ['Offre', shown(({ listingType }) => (listingType === 'sale' ? 'Vente' : 'Location'))],
    ['Type de bien', shown(({ kind }) => TYPES[kind])],
    ['Prix', ({ advert, priceEur }) => frenchPrice(priceEur, Number.parseInt(advert.ref.slice(-2), 36))],
    ['Prix max', ({ advert, priceEur }) => priceToEur(advert, priceEur)],
    ['Charges', shown(({ chargesEur }) => chargesEur)],
    ['Surface', shown(({ areaM2 }) => decimalComma(areaM2))],
    ['Surface max', shown(({ areaToM2 }) => areaToM2)],
    ['Terrain (ares)', shown(({ landM2 }) => (landM2 === null ? null : `${decimalComma(landM2 / 100)} ares`))],
    ['Chambres', shown(({ bedrooms }) => bedrooms)],
    ['Salles de bain', shown(({ bathrooms }) => bathrooms)],
    ['Étage', shown(({ floor }) => (floor === 0 ? 'RDC' : floor))],
    ['Classe énergétique', shown(({ energyClass }) => energyClass)],
    ['Isolation thermique', shown(({ insulationClass }) => insulationClass)],
    ['Année', shown(({ year }) => year)],
    ['État', shown(({ condition }) => (condition === null ? null : CONDITIONS[condition]!))],
    ['Neuf', shown(({ newBuild }) => (newBuild ? 'oui' : 'non'))],
    ['Meublé', shown(({ furnished }) => (furnished ? 'oui' : 'non'))],
    ['Équipements', ({ advert }) => advert.shown.features.map((name) => features[name]![0]!).join(', ')],
    ['Disponible', shown(({ availableFrom }) => (availableFrom === null ? null : dayFirst(availableFrom)))],
    ['Adresse', shown(({ street }) => street)],
    [
      'Code postal',
      shown(({ postcode, country }) => (postcode === null ? null : `${country === 'LU' ? 'L-' : ''}${postcode}`)),
    ],
    ['Localité', shown(({ placeText }) => placeText)],
    ['Pays', shown(({ country }) => country)],
    ['Latitude', shown(({ latitude }) => decimalComma(latitude))],
    ['Longitude', shown(({ longitude }) => decimalComma(longitude))],
    ['Agence', ({ advert }) => advert.agency?.name ?? null],
    ['Tél. agence', ({ advert }) => advert.agency?.phone ?? null],
    ['E-mail agence', ({ advert }) => advert.agency?.email ?? null],
    ['Réf. agence', ({ advert }) => advert.agencyRef],
    ['Titre', ({ advert }) => advert.title],
    ['Description', ({ advert }) => advert.description],
    ['Langue', ({ advert }) => advert.language],
    ['Photos', (sighting) => photoReferences(sighting).join('|')],
    ['Lien', ({ advert }) => `https://betahabitat.example/fr/bien/${advert.ref}`],
  ]
}

/** Writes 685000 as `685000`, `685.000,-` or `685 000 €`, and 0 as words. */
function frenchPrice(priceEur: number, style: number): string {
  if (priceEur === 0) return 'Prix sur demande'
  const grouped = (separator: string) => String(priceEur).replace(/\B(?=(\d{3})+$)/g, separator)
  return [String(priceEur), `${grouped('.')},-`, `${grouped(' ')} €`, String(priceEur)][style % 4]!
}

function decimalComma(value: number | null): string | null {
  return value === null ? null : String(value).replace('.', ',')
}

function quote(cell: string | number | null): string {
  if (cell === null) return ''
  const text = String(cell)
  return /[;"\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
