import { pattern } from '../../../language/words/lines.ts'
import { isStreetWord } from '../../../places/streets.ts'
import { wordsBefore } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

/** Words before a name, anchored at its start: where, near what, of which canton. */
export const IN = pattern(String.raw`
      (?:^|\s)(?:in|at|a|au|aux|en|dans|sur|zu|zou|am|an|op|em|na|no|nos|nas|to|nach|im|inside|commune de|commune d|gemeinde|gemeng|town of|city of
      ville de|village de|village of|concelho de|canton|kanton|cantao|quartier|viertel|bairro|area|region|quarter|neighbourhood|von|vun|vu|from|or|ou
      oder|and|et|und|nor|ni|noch|nem|resp|bzw|de|d|of|du|der|do|da|la|le|l|the|direction|richtung|locality|umgebung|location|localite|ort|lage
      living)(?: (?:the|la|le|les|l|de|d|der|dem|den|a|o|city|town|stad|ville|cidade|village|commune|secteur|quartier|zone|district|raum|gemeinde
      gemeng|canton|kanton|cantao|of|du|von|vun|do|da|em))*$
    `)
export const NEAR = pattern(String.raw`
      (?:^|\s)(?:near|nearby|nearish|vers|du cote de|cote|cotes|direction|richtung|a direction|direccao|direcao|towards?|within reach of|in reach of
      commuting distance of|commutable to|a stone s throw from|on the edge of|bordering|limitrophe|aux portes de|dans le coin de|dans le secteur de
      coin|coins|autour de|a deux pas|pas trop loin|proximite immediate|en peripherie|peripherie|accessible depuis|rund herum um|rund um|rundum
      rings um|drumherum|grossraum|grossraum von|einzugsgebiet|einzugsgebiet von|speckgurtel|stadtrand|dem rand|nicht zu weit|nicht allzu weit
      net ze wait|net ze weit|net weit|net wait ewech|geigend|an der geigend|der geigend|ronderem|rondrem|ronderemm|nieft|nierft|nieft der|nidt|nobäi
      nobai|no un|op d kanten|ao lado|pertinho|nas redondezas|nos arredores|na periferia|imediacoes|nao longe|nao muito longe|a beira|limitrofe|close
      close to|around|round|next to|not far from|vicinity of|surroundings of|outskirts of|outside|beside|by|pres|proche|proches|autour|alentours
      aux alentours|proximite|cote|environs|peripherie|pas loin|non loin|bei|nah|nahe|nahe bei|nahe von|naher|umkreis|umkreis von|umgebung
      umgebung von|nahe|rund um|unweit|no bei|nobei|an der geigend|emgeigend|ronderem|net wait|net wait vun|perto|proximo|a volta|arredores|redondezas
      ao pe|junto|imediacoes|vizinhanca|nicht weit)(?: (?:the|to|of|from|de|d|du|des|la|le|l|a|au|aux|an|in|im|en|em|no|na|zu|zum|zur|von|vun|vu|vum
      bei|da|do|dos|das|o|os|der|dem|beim|city|town|stad|ville|cidade|ville de|cidade do|university|uni|universite|l universite|universitat
      universidade|universiteit|campus|hospital|klinik|clinique|spidol|hopital|airport|flughafen|aeroport))*$
    `)
export const CANTON = /(?:^|\s)(?:cantons?|kantone?|kt|ct|cantao|cantoes)(?: (?:of|de|d|du|von|vun|vu|do|da|the|l))*$/
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
  const before = wordsBefore(reading, at, 7)
  if (EXCEPT.test(before)) return 'not_in'
  const words = before.split(' ')
  const isNear = NEAR.test(before)
  // `not near Esch`, `loin de Mersch`, but `not far from Esch`, `pas loin de Mersch`
  let count = 0
  for (let index = words.length - 1; index >= 0 && index >= words.length - 6; index--) {
    const word = words[index]!
    if (NEGATORS.has(word) && word !== 'pouco' && word !== 'peu') count++
    else if (!LEADING.has(word)) break
  }
  if (count % 2 === 1) return isFarRefused(words) ? 'near' : 'not_in'
  return isNear || count > 0 ? 'near' : 'in'
}

/** Words that may stand between a refusal and the place that it refuses; `ouni Gaart zu Keel` refuses the garden. */
const LEADING: ReadonlySet<string> = new Set(
  `in at a au aux en dans sur to near nearby close around by of from de d du des la le l les the zu zou zum zur am an auf op em im bei beim nahe von vun vu vum
   no na nos nas do da o os um perto dos das nach fur fir pour for quartier quarter viertel veirel bairro area secteur commune gemeinde gemeng gegend geigend
   zona zone bezirk umgebung emgeigend region regiao
   quero queremos veux voulons souhaite will wollen mochte mochten wellt well weelt gar
   mehr mei longer plus anymore
   want wants live living wohnen wunnen habiter vivre viver morar ir aller go stay please bitte wegen der den dem want to move like
   trop too zu ze muito tres very sehr ganz`.split(/\s+/),
)
const EXCEPT = pattern(String.raw`
      (?:^|\s)(?:ausser|outside of|outside|ausserhalb|hors|hormis|excepte|a part|a l exception|en dehors|fora|exceto|excepto|menos|salvo|sauf|tirando
      except|excluding|excluded|but|bar|barring|save|apart from|other than|avoid|avoiding|eviter|bloss|nur|baussent|ausserhalb vun|ausser zu|just
      surtout|bitte|alles|tout|tudo)(?: (?:not|nicht|pas|net|nao|for|de|d|du|da|do|von|vun|of|in|a|zu|em|no|na|en|the|la|le|l|der|den|dem|stadt|stad
      ville|city|cidade|quartier|canton|kanton|cantao|commune|gemeinde|gemeng|anything))+$
      (?:^|\s)(?:ausser|outside|ausserhalb|apart from|other than|hors|hormis|excepte|fora|exceto|excepto|menos|salvo|sauf|tirando|except|excluding
      avoid|avoiding|eviter|baussent)$
      (?:^|\s)(?:anywhere|everywhere|anything|anyplace|all|any area|any commune)(?: (?:at all|else))? (?:but|bar|save|except)(?: (?:in|the|at|for|not))*$
    `)

/** `nicht weit von`, `pas loin de`: two that make a near one. */
function isFarRefused(words: readonly string[]): boolean {
  return (
    /(?:^| )(?:wait|weit|loin|far|longe)(?: (?:de|d|du|from|von|vun|vum|vu|do|da|the|la|le|l|of|ewech))*$/.test(
      words.join(' '),
    ) && /(?:^| )(?:not|pas|non|nicht|net|nao|trop|too|zu|ze)(?: |$)/.test(words.join(' '))
  )
}

/** Words of a street between its number and the town. */
const LONGEST_STREET = 6

/** `12 rue des Prés, Walfer`: the town of an address, as it stands below a letter. */
export function isOfAddress({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  if (tokens[at - 1] === undefined || tokens[at - 1]!.clause === clause) return false
  const before = tokens.slice(Math.max(0, at - LONGEST_STREET), at)
  const own = before.filter((token) => token.clause === tokens[at - 1]!.clause)
  return own.some(({ word }, index) => isStreetWord(word) && own[index - 1]?.value != null)
}

/** Before the name of a person: `Herr Weber` lives nowhere by his name. */
export const TITLE_BEFORE =
  /(?:^| )(?:herrn?|frau|monsieur|madame|mme|mlle|mr|mrs|ms|miss|dr|har|madamm|joffer|senhora?|sr|sra|dona)$/
