import { askingPattern } from '../../../language/asking.ts'
import { pattern } from '../../../language/words/lines.ts'
import { wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

export type Quantity = 'price' | 'income' | 'bedrooms' | 'rooms' | 'bathrooms' | 'area' | 'land' | 'floor' | 'year'

export interface Unit {
  quantity: Quantity | 'other'
  factor: number
  /** Position after the unit. */
  end: number
}

/** Unit behind a number, of the first pattern that fits; null where none does. */
export function unitAt(reading: QueryReading, at: number): Unit | null {
  const after = wordsFrom(reading, at + 1, 5)
  // `2 x Schlafzimmer`, `3x bedrooms`
  const times =
    /^(?:x|mal|fois|vezes|plus(?= (?:m2|qm|sqm|sq|square|ares?|ar|bed|bath|room|km)\b)) /.exec(after)?.[0] ?? ''
  const isMany = (reading.tokens[at]!.value ?? 1) > MOST_ROOMS
  const value = reading.tokens[at]!.value ?? 1
  for (const { quantity, pattern, factor = 1, most = Infinity } of UNITS) {
    if (value > most || (isMany && COUNTED.has(quantity)) || (most < Infinity && value < 25)) continue
    const match = pattern.exec(after.slice(times.length))
    if (match) return { quantity, factor, end: at + 1 + (times === '' ? 0 : 1) + match[0].trim().split(' ').length }
  }
  return null
}

/** Quantities that are counted one by one. */
export const COUNTED: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'bathrooms', 'floor'])
const MOST_ROOMS = 40

const NO_CHARGES = new RegExp(`^${askingPattern('noCharges')}(?= |$)`)

const UNITS: readonly { quantity: Quantity | 'other'; pattern: RegExp; factor?: number; most?: number }[] = [
  {
    quantity: 'price',
    pattern: pattern(String.raw`
          ^(?:(?:eur|euros?|balles|boules|mauscher|cash|pounds?)(?: (?:a|per|par|pro|im|de|du|por|ao|am) (?:month|mois|monat|mount|mes|year|an|jahr
          joer|ano))?|(?:a|per|par|pro|im|de|por|ao|am) (?:month|mth|mo|mois|monat|mount|mes)|pcm|mensuels?|monatlich|mensais|mensuellement|monthly|mtl\b
          hot\b|cold\b|charges$|tt compris|tudo dentro|com tudo|com contas|nk inkl\w*|pauschal\b|ttc\b|warm\b
          kalt\b|warmmiete|kaltmiete|cc\b|(?:incl?|inkl|including|with|mit|avec|com) (?:all )?(?:bills|charges|utilities|nk|nebenkosten|chargen|despesas)
          charges? (?:incl|abegraff|mat dran|comprises|inclus\w*)|chargen? (?:abegraff|mat dran|inklusiv\w*)
          charges? (?:in|dentro|dran)\b|all?e?s? (?:kaschten|chargen) (?:abegraff|mat dran)|alles (?:zesummen|zusammen|inklusive?|abegraff|inbegriffen)
          (?:incl?|including|inklusive|with) heating|chauffage compris|tout compris|tcc|all in\b|all inclusive|bills incl\w*|gesamtmiete|tudo incluido
          despesas incluidas)\b
        `),
  },
  {
    quantity: 'area',
    pattern: pattern(String.raw`
          ^(?:m2|qm|sqm|sqms|m carre|metres? carre|m q|mq|meter carre|sq m|squares?\b(?! [fm])|sq metres?|sq meters?|square metres?|square meters?
          square m|metres? carres?|m carres?|quadratmeter|quadratmetern|metros? quadrados?|quadratmeteren|m hoch 2)\b
        `),
  },
  { quantity: 'price', pattern: NO_CHARGES },
  { quantity: 'land', pattern: /^(?:ares?|ar|ari)\b/, factor: 100 },
  { quantity: 'land', pattern: /^(?:hectares?|ha|hektar)\b/, factor: 10_000 },
  {
    quantity: 'bedrooms',
    pattern: pattern(String.raw`
          ^(?:(?!(?:bath|m2|qm|eur|min|pers|kid|kind|kann|enfant|filh|leit|people|adult|salle|sdb|bad|bued|casa|room|piece|zimmer|zemmer|family|famil
          and|et|und|an|e|or|ou|oder|with|avec|mit|mat|com|in|a|to|the|for|house|haus|maison|flat|appart|wohn|wunn|floor|etage|stock|km|baths?
          minut)\w*\b)[a-z]+ ){0,2}(?:bedrooms?|bedroomed|bed|beds|bds?|bdrms?|rooms? (?:to )?sleep(?:ing)?|zimmer (?:zum )?schlafen|bedrms?|bedrs?|bdr
          brs?|chambres?(?: a coucher)?|chamb|chbres?
          chbrs?|chb|chs?|piaules?
          schlafzimmer[ns]?|schlafzi|schlafz|schlafraume|schlafgelegenheiten|sz|sk|dorms?|schlofzemmer[ensa]*|schlofzi|schlofk|schlofz|schlof(?:ka
          k)um+e?r[en]*|kum+e?r[en]*
          schlofraim|quart(?:o|os|inhos?)|qtos?|qts?|q\b|suites?|dormitorios?|quartos de dormir|slaapkamers?)\b
        `),
  },
  {
    quantity: 'bathrooms',
    pattern: pattern(String.raw`
          ^(?:(?:full |complete |separate |family |grosse |getrennte )?bathrooms?|baths?|ba\b|salles? de bains?|salles? d eau|salles? de douches?|sdb
          sdd|badezimmer|duschbader|duschen|badkummer\w*|badezemmer\w*|banheiros?|bader|baeder|bieder|bidder|bueder|buedzemmer[en]*|casas? de banho|wc s?
          showers?)\b
        `),
  },
  {
    quantity: 'rooms',
    pattern: pattern(String.raw`
          ^(?:(?:grosse|helle|schone|kleine|grandes?|belles?|gross|kleng|large|separate|full) )?(?:rooms?|roomed|pieces?|pces?|pcs|p\b(?! \d)
          zimmer[ns]?|zimmerwohnung|zimm?|zi|z\b|zkb|zkbb|zkdb|zkbbt|raume?|zemmer[ensa]*|raim|stuff|assoalhadas?|assoal|divisoes|comodos)\b
        `),
  },
  {
    quantity: 'floor',
    pattern: pattern(String.raw`
          ^(?:st|nd|rd|th|e|er|eme|ere|ieme|o|a|ten|ter|tes|te|ton) (?:niveau|level)\b
          ^(?:(?:st|nd|rd|th|e|er|eme|ere|ieme|o|a|ten|ter|tes|te|ten|ton) )?(?:floor|floors? up|storey(?! (?:house|home|building|villa|townhouse|property|haus
          maison))|etage|stock|stockwerk|stack|stackwierk|andar|piso|og|obergeschoss|geschoss)\b
        `),
  },
  {
    // `80 metros` of a flat; with a word of way behind it is a distance.
    quantity: 'area',
    pattern: pattern(String.raw`
          ^(?:metros|metres|meters|meter)\b(?! (?:da|do|das|dos|de|du|des|d|of|from|vom|von|zum|zur|to|away|entfernt|walk|far|bis|ate|para|a|la|le|l
          high|breit|hoch|lang|deep|no|vun|alt))
        `),
    most: 400,
  },
  {
    quantity: 'other',
    pattern: pattern(String.raw`
          ^(?:minutes?|mins?|minuten|minutten?|minutos?|km|kilomet\w*|m\b|metres?|meters?|meter|metros?|persons?|people|personnes?|personen|persounen?
          leit|pessoas?|kids?|children|child|enfants?|kinder[n]?|kanner|filhos?|criancas?|adults?|adultes?|erwachsene|adultos?|cars?|voitures?|autos?
          autoen|carros?|dogs?|chiens?|hunde?|honn|caes|cats?|years?|ans|jahre?|joer|anos|months?|mois|monate?|meint|meses|percent|h\b|hours?|heures?
          stunden|of us|jarige?)\b
        `),
  },
]
