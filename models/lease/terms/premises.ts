import { oneOf } from '../../language/words/lines.ts'
import { floorsIn } from '../../language/floors.ts'
import { areasIn } from './lease-areas.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { words } from '../text/words.ts'

const STREET = oneOf(String.raw`
    (?:rue|avenue|av\.|boulevard|bd\.?|place|route|chemin|montee|allee|impasse|cite|square|quai|sentier|val|um|op|an der|am|beim?|grand-?rue|esplanade
    strasse|\p{L}+strasse|\p{L}+str\.|\p{L}+gasse|\p{L}+weg|\p{L}+platz|\p{L}+street|street|road|lane)
  `)
const ADDRESS = new RegExp(
  oneOf(String.raw`
      \d{1,4}\s?[a-z]?\s*,?\s+(?:\b${STREET}\b|(?:\p{L}+[ -]){0,3}${STREET}\b)|\b${STREET}[\s\p{L}'’.-]{2,45}\s\d{1,4}\b|\b[l][- ]?\d{4}\b
      \p{L}+-?(?:rue|strooss)\b[^.]{0,20}\d
    `),
  'u',
)
const DETAIL = words(
  oneOf(String.raw`
      \d (?:chambres?|pieces?)|(?:une?|deux|trois|quatre|cinq) (?:chambres?|pieces?)|cave|grenier|parking|garage|emplacement|jardin|balcon|terrasse
      etage|rez|numero cadastral|cadastr\w*|parcelle|sejour|salle (?:de|d')
    `),
  String.raw`\w*zimmer\w*|keller\w*|garage\w*|stellplatz\w*|garten|balkon|\w*geschoss|\w*stock\b|kataster\w*|flurstuck`,
  String.raw`(?:\d|one|two|three|four|five)[- ]bed ?rooms?|bedrooms?|cellar|parking|garage|garden|balcony|floor\b|cadastr\w*|land register|storey`,
  String.raw`schlofz\w*|schlofkummer\w*|zemmer\w*|keller|garage|parkplaz|stack|kadaster\w*|buedz\w*`,
)

/** Lists what the description of the premises lacks: an address, or rooms that tell them from their neighbours. */
export function describesPremises({ statements }: LeaseText): { missing: ('address' | 'rooms')[] } {
  const hasAddress = statements.some(
    ({ folded, before }) => ADDRESS.test(folded) && (isOfPremises(folded) || isOfPremises(before)),
  )
  const hasDetail = statements.some(
    ({ folded }) =>
      areasIn(folded).length > 0 || ((DETAIL.test(folded) || floorOfPremises(folded) !== null) && isOfPremises(folded)),
  )
  const missing: ('address' | 'rooms')[] = []
  if (!hasAddress) missing.push('address')
  if (!hasDetail) missing.push('rooms')
  return { missing }
}

/** The counted floor that a folded statement puts the premises on; null where it names none. */
export function floorOfPremises(folded: string): number | null {
  return floorsIn(folded)[0]?.floor ?? null
}

const DWELLING = words(
  String.raw`appartement|logement|maison|studio|chambre|bien\b|immeuble|lieux|duplex|locaux|objet|designation|residence|\d?e?r? ?etage (?:de|du)`,
  String.raw`\w*wohnung\w*|haus\b|\w*haus\b|zimmer|mietobjekt|mietsache|mietgegenstand|immobilie`,
  String.raw`apartment|flat\b|house|dwelling|premises|property|studio|room\b|home\b|duplex|(?:floor|storey) of`,
  String.raw`wunneng|appartement|haus\b|zemmer|studio`,
)

function isOfPremises(folded: string): boolean {
  return DWELLING.test(folded) || /kadaster|cadastr|kataster/.test(folded)
}
