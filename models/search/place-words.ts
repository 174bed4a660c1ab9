import { wordsBefore } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'
import { NEGATORS } from './query-words.ts'
import type { PlaceWish } from './search-intent.ts'

/** Words before a name, anchored at its start: where, near what, of which canton. */
export const IN =
  /(?:^|\s)(?:in|at|a|au|aux|en|dans|sur|vers|zu|zou|am|an|op|em|na|no|nos|nas|to|nach|im|inside|commune de|commune d|gemeinde|gemeng|town of|city of|ville de|village de|village of|concelho de|canton|kanton|cantao|quartier|viertel|bairro|area|region|quarter|neighbourhood|von|vun|from|de|d|of|du|der|do|da|la|le|l|the|direction|richtung|locality|umgebung|location|localite|ort|lage|living)(?: (?:the|la|le|les|l|de|d|der|dem|den|a|o|city|town|stad|ville|cidade|village|commune|secteur|quartier|zone|district|raum|gemeinde|gemeng|canton|kanton|cantao|of|du|von|vun|do|da|em))*$/
export const NEAR =
  /(?:^|\s)(?:near|nearby|close|close to|around|next to|not far from|vicinity of|surroundings of|outskirts of|outside|beside|by|pres|proche|proches|autour|alentours|aux alentours|proximite|cote|environs|peripherie|pas loin|non loin|bei|nah|nahe|nahe bei|nahe von|naher|umkreis|umkreis von|umgebung|umgebung von|nahe|rund um|unweit|no bei|nobei|an der geigend|emgeigend|ronderem|net wait|net wait vun|perto|proximo|a volta|arredores|redondezas|ao pe|junto|imediacoes|vizinhanca|nicht weit)(?: (?:the|to|of|from|de|d|du|des|la|le|l|a|an|von|vun|vum|bei|da|do|dos|das|o|os|der|dem|beim|city|town|stad|ville|cidade|ville de|cidade do))*$/
export const CANTON = /(?:^|\s)(?:canton|kanton|cantao)(?: (?:of|de|d|du|von|vun|do|da|the|l))*$/
/** Everyday words that are names too: they count only after a word of place and with a capital, or not at all. */
export const ORDINARY_NAMES = new Set([
  'barriere',
  'centre',
  'centre ville',
  'fond',
  'gare',
  'grund',
  'moulin',
  'perle',
  'plateau',
  'poteau',
  'surre',
  'ville haute',
  'wahl',
  'ell',
  'fels',
  'stegen',
  'bech',
  'parc',
  'park',
  'hamm',
  'cap',
  'lux',
  'hoffnung',
  'schock',
  'neuhaus',
  'neuhaeusgen',
  'bous',
  'roost',
  'born',
  'dall',
  'berg',
  'hell',
  'ahn',
  'asselborn',
  'essen',
  'metz',
  'nord',
  'sud',
  'est',
  'land',
  'haus',
  'garten',
  'bau',
  'mont',
  'bois',
  'forest',
  'wald',
  'au',
  'an',
  'am',
  'im',
  'in',
  'wo',
  'mir',
  'ech',
  'hei',
  'do',
  'den',
  'de',
  'up',
  'moderne',
  'lilien',
  'tram',
  'bus',
  'train',
  'stad',
  'city',
  'ville',
  'perl',
  'nancy',
  'arc',
  'mess',
  'alzette',
  'sure',
  'sauer',
  'attert',
  'syre',
  'eisch',
  'kiem',
  'hal',
  'hall',
  'rue',
  'lac',
  'see',
  'stausee',
  'dorf',
  'village',
])

/** How a place is meant that starts at a position. */
export function relationAt(reading: QueryReading, at: number): PlaceWish['relation'] {
  const before = wordsBefore(reading, at, 5)
  if (NEAR.test(before)) return 'near'
  const words = before.split(' ').slice(-3)
  const isRefused =
    words.some((word) => NEGATORS.has(word)) ||
    /(?:^|\s)(?:ausser|outside of|ausserhalb|hors|fora|exceto|sauf|except)(?: (?:de|d|von|vun|of|in|a|zu|em))*$/.test(
      before,
    )
  return isRefused ? 'not_in' : 'in'
}
