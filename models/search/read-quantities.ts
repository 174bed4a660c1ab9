import type { Locale } from '../domain/locale.ts'
import { boundOf, boundStart, rangeAt } from './read-bounds.ts'
import type { Bound } from './read-bounds.ts'
import { claim, wordsBefore, wordsFrom } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'

export type Quantity = 'price' | 'income' | 'bedrooms' | 'rooms' | 'bathrooms' | 'area' | 'land' | 'floor' | 'year'

/** A number of the query with what it counts. */
export interface ReadQuantity {
  quantity: Quantity
  bound: Bound | 'range'
  value: number
  /** The upper end of a range. */
  high: number | null
  text: string
  /** Position of the number. */
  at: number
}

interface Unit {
  quantity: Quantity | 'other'
  factor: number
  /** Position after the unit. */
  end: number
}

const UNITS: readonly { quantity: Quantity | 'other'; pattern: RegExp; factor?: number }[] = [
  {
    quantity: 'price',
    pattern:
      /^(?:(?:eur|euros?)(?: (?:a|per|par|pro|im|de|du|por|ao|am) (?:month|mois|monat|mount|mes|year|an|jahr|joer|ano))?|(?:a|per|par|pro|im|de|por|ao|am) (?:month|mois|monat|mount|mes)|pcm|mensuels?|monatlich|mensais)\b/,
  },
  {
    quantity: 'area',
    pattern:
      /^(?:m2|qm|sqm|sq m|sq metres?|sq meters?|square metres?|square meters?|square m|metres? carres?|m carres?|quadratmeter|quadratmetern|metros? quadrados?|quadratmeteren|m hoch 2)\b/,
  },
  { quantity: 'land', pattern: /^(?:ares?|ar|ari)\b/, factor: 100 },
  { quantity: 'land', pattern: /^(?:hectares?|ha|hektar)\b/, factor: 10_000 },
  {
    quantity: 'bedrooms',
    pattern:
      /^(?:(?!(?:bath|m2|qm|eur|min|pers|kid|kind|kann|enfant|filh|leit|people|adult)\w*)[a-z]+ )?(?:bedrooms?|bedroomed|bed|beds|bdrms?|brs?|chambres?(?: a coucher)?|chbres?|ch|schlafzimmer[ns]?|schlafzi|schlafraume|sz|schlofzemmer[ensa]*|schlofkummer[en]*|schlofraim|quartos?|dormitorios?|quartos de dormir|slaapkamers?)\b/,
  },
  {
    quantity: 'bathrooms',
    pattern:
      /^(?:bathrooms?|baths?|salles? de bains?|salles? d eau|sdb|badezimmer|bader|baeder|buedzemmer[en]*|casas? de banho|wc s?|showers?)\b/,
  },
  {
    quantity: 'rooms',
    pattern: /^(?:rooms?|roomed|pieces?|zimmer[ns]?|zimmerwohnung|zi|raume|zemmer[ensa]*|raim|assoalhadas?|divisoes)\b/,
  },
  {
    quantity: 'floor',
    pattern:
      /^(?:(?:st|nd|rd|th|e|er|eme|ere|ieme|o|a|ten|ter|te) )?(?:floor|storey|etage|stock|stockwerk|stack|andar|piso|og)\b/,
  },
  {
    quantity: 'other',
    pattern:
      /^(?:minutes?|mins?|minuten|minutten?|minutos?|km|kilomet\w*|m\b|metres?|meters?|meter|metros?|persons?|people|personnes?|personen|persounen|leit|pessoas?|kids?|children|child|enfants?|kinder[n]?|kanner|filhos?|criancas?|adults?|adultes?|erwachsene|adultos?|cars?|voitures?|autos?|autoen|carros?|dogs?|chiens?|hunde?|honn|caes|cats?|years?|ans|jahre?|joer|anos|months?|mois|monate?|meint|meses|percent|h\b|hours?|heures?|stunden|of us|jarige?)\b/,
  },
]
const MONEY_BEFORE =
  /\b(?:eur|budget|price|prices|prix|preis|kaufpreis|preco|prais|kafprais|rent|loyer|miete|kaltmiete|warmmiete|loyer|renda|loun|cost|costs|coute|kosten|kostet|kascht|kaschten|custo|spend|pay|afford|payer|zahlen|ausgeben|bezuelen|pagar|gastar|orcamento|loyer|mensuel|montant|cheque|mortgage|finanzierung)\b/
const INCOME =
  /\b(?:earn|earns|earning|earnings|haushaltsnetto|nettogehalt|verdeng|income|salary|salaries|wage|wages|make|salaire|salaires|revenu|revenus|gagne|gagnons|touche|touchons|verdiene|verdienen|gehalt|gehalter|einkommen|nettoeinkommen|haushaltseinkommen|lohn|akommes|verdengen|pai|gehaltszettel|ganho|ganhamos|salario|salarios|rendimento|rendimentos|ordenado|netto|brutto)\b/
const YEAR_BEFORE =
  /\b(?:built|built after|built since|built before|construit|construite|construits|construction|gebaut|baujahr|gebaut nach|erbaut|gebaut no|construid[oa]|construido depois|bati|batie|since|after|depuis|apres|seit|nach|zanter|desde|depois)(?: (?:en|in|de|of|no|the|year|nach|depuis|apres|depois|after|since|avant|vor|before|ab|im|jahr))*$/
const YEAR_MAX = /\b(?:before|avant|vor|antes|virun)\b/

/** The numbers of a query that count rooms, money, area, floors or years. Numbers with other units are left. */
export function readQuantities(reading: QueryReading, language: Locale | null): ReadQuantity[] {
  const found: ReadQuantity[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const typology = typologyAt(reading, at, language) ?? singleBedroomAt(reading, at)
    if (typology) found.push(typology)
    const ordinal = ordinalFloorAt(reading, at)
    if (ordinal) found.push(ordinal)
    if (tokens[at]!.value === null || fields[at] !== null) continue
    const range = rangeAt(reading, at)
    const read = range ? readRange(reading, range) : readSingle(reading, at)
    if (read) found.push(read)
    if (range && read) at = range.high
  }
  return found
}

/** Money that is earned and areas of land are told by the words around them. */
function quantityOf(reading: QueryReading, at: number, { quantity, end }: Unit): Quantity {
  if (quantity === 'price' && isIncome(reading, at, end)) return 'income'
  const around = `${wordsBefore(reading, at, 4)} ${wordsFrom(reading, end, 3)}`
  return quantity === 'area' && LAND.test(around) ? 'land' : (quantity as Quantity)
}

const LAND =
  /\b(?:plot|land|lot|grundstuck\w*|parzelle|terrain|terreno|lote|garden|garten|jardin|jardim|gaart|bauland|bauplaz)\b/

/** `T3`: three rooms in French (`F3` too), three bedrooms in Portuguese. */
function typologyAt(reading: QueryReading, at: number, language: Locale | null): ReadQuantity | null {
  const match = /^([tf])([1-7])$/.exec(reading.tokens[at]!.word)
  if (!match || reading.fields[at] !== null) return null
  const value = Number(match[2])
  const quantity = language === 'pt' && match[1] === 't' ? 'bedrooms' : 'rooms'
  const text = reading.tokens[at]!.text
  reading.understood.push({ field: quantity, text })
  return { quantity, bound: 'exact', value, high: null, text, at }
}

const ORDINALS: readonly RegExp[] = [
  /^(?:first|premier|premiere|erste[rnsm]?|ersten|eischte[nr]?|eischt|primeiro)$/,
  /^(?:second|deuxieme|zweite[rnsm]?|zweeten?|segundo)$/,
  /^(?:third|troisieme|dritte[rnsm]?|dretten?|terceiro)$/,
  /^(?:fourth|quatrieme|vierte[rnsm]?|veierten?|quarto)$/,
  /^(?:fifth|cinquieme|funfte[rnsm]?|fenneften?|quinto)$/,
  /^(?:sixth|sixieme|sechste[rnsm]?|sechsten?|sexto)$/,
]
const FLOOR_WORD = /^(?:floor|storey|etage|stock|stockwerk|stack|andar|piso|obergeschoss)\b/

/** `third floor or higher`, `au troisième étage`. */
function ordinalFloorAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || tokens[at]!.value !== null || !FLOOR_WORD.test(tokens[at + 1]?.word ?? '')) return null
  const value = 1 + ORDINALS.findIndex((pattern) => pattern.test(tokens[at]!.word))
  if (value === 0) return null
  const bound = boundOf(reading, at, at + 2)
  return { quantity: 'floor', bound, value, high: null, text: claim(reading, 'floor', at, at + 2), at }
}

/** `mit einem Schlafzimmer`, `avec une chambre`: an article counts one there, but not in `une chambre à louer`. */
function singleBedroomAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || !ARTICLE.test(tokens[at]!.word) || !WITH.test(tokens[at - 1]?.word ?? '')) return null
  const unit = unitAt(reading, at)
  if (unit?.quantity !== 'bedrooms') return null
  return {
    quantity: 'bedrooms',
    bound: 'exact',
    value: 1,
    high: null,
    text: claim(reading, 'bedrooms', at, unit.end),
    at,
  }
}

function readSingle(reading: QueryReading, at: number): ReadQuantity | null {
  const value = reading.tokens[at]!.value!
  const unit = unitAt(reading, at) ?? impliedUnit(reading, at, value)
  if (!unit || unit.quantity === 'other') return null
  const quantity = quantityOf(reading, at, unit)
  const bound = quantity === 'year' ? yearBound(reading, at) : boundOf(reading, at, unit.end)
  const start = Math.min(boundStart(reading, at), at)
  const text = claim(reading, quantity, start, unit.end)
  return { quantity, bound, value: value * unit.factor, high: null, text, at }
}

function readRange(reading: QueryReading, { low, high }: { low: number; high: number }): ReadQuantity | null {
  const { tokens } = reading
  let from = tokens[low]!.value!
  const to = tokens[high]!.value!
  const unit =
    unitAt(reading, high) ?? impliedUnit(reading, high, to) ?? unitAt(reading, low) ?? moneyRange(from, to, high)
  if (!unit || unit.quantity === 'other') return null
  // `400 - 500k`, `entre 1 et 1,2 million`
  if (to >= 10_000 && from < to / 100) from *= from < 10 && to >= 1_000_000 ? 1_000_000 : 1000
  if (from > to) return null
  const end = Math.max(unit.end, high + 1)
  const start = boundStart(reading, low)
  const text = claim(reading, unit.quantity, start, end)
  return { quantity: unit.quantity, bound: 'range', value: from * unit.factor, high: to * unit.factor, text, at: low }
}

/** `1200-1500` without a word counts money: nothing else of a home has such numbers, years aside. */
function moneyRange(from: number, to: number, high: number): Unit | null {
  const isYears = from >= 1850 && to <= 2100 && to - from <= 60
  return from >= 300 && to <= 20_000 && to > from && !isYears ? { quantity: 'price', factor: 1, end: high + 1 } : null
}

function unitAt(reading: QueryReading, at: number): Unit | null {
  const after = wordsFrom(reading, at + 1, 5)
  // `2 x Schlafzimmer`, `3x bedrooms`
  const times = /^(?:x|mal|fois|vezes) /.exec(after)?.[0] ?? ''
  for (const { quantity, pattern, factor = 1 } of UNITS) {
    const match = pattern.exec(after.slice(times.length))
    if (match) return { quantity, factor, end: at + 1 + (times === '' ? 0 : 1) + match[0].trim().split(' ').length }
  }
  return null
}

/** What a number without a unit counts, from the words before it and its size. */
function impliedUnit(reading: QueryReading, at: number, value: number): Unit | null {
  const before = wordsBefore(reading, at, 5)
  const end = at + 1
  const of = (quantity: Quantity): Unit => ({ quantity, factor: 1, end })
  if (value >= 1800 && value <= 2100 && YEAR_BEFORE.test(before)) return of('year')
  if (/\b(?:bedrooms|chambres|schlafzimmer|schlofzemmer|quartos)$/.test(before) && value <= 12) return of('bedrooms')
  if (value >= 50_000) return of('price')
  const isMoney = MONEY_BEFORE.test(before) || (value >= 500 && INCOME.test(before))
  const isBounded = boundOf(reading, at, end) !== 'exact'
  if (isMoney && value >= 100) return of('price')
  if (isBounded && value >= 250 && !/^(?:m|km)\b/.test(wordsFrom(reading, end, 1))) return of('price')
  return null
}

function isIncome(reading: QueryReading, at: number, end: number): boolean {
  return (
    INCOME.test(wordsBefore(reading, at, 6)) ||
    /^(?:(?:of|de|d|a|per|par|pro|im|am|por|en|year|month|an|mois|jahr|monat|joer|mount|ano|mes|household|monthly|annual|menage) )*(?:nets?|netto|bruts?|brutto|gross|liquidos?|brutos?|income|salary|salaires?|revenus?|gehalt|einkommen|akommes|rendimento|salario)\b/.test(
      wordsFrom(reading, end, 5),
    )
  )
}

const ARTICLE = /^(?:a|an|un|une|ein|eine|einem|einer|en|eng|engem|enger|um|uma|one)$/
const WITH = /^(?:with|avec|mit|mat|com)$/

function yearBound(reading: QueryReading, at: number): Bound {
  return YEAR_MAX.test(wordsBefore(reading, at, 3)) ? 'max' : 'min'
}
