import { NUMBER_PATTERN, parseLocalizedNumber } from '../../language/localized-number.ts'
import { readDate } from '../../adverts/read/read-date.ts'
import { numberInWords, NUMBER_WORD } from './number-words.ts'

export interface Quantity {
  readonly value: number
  /** Span in the folded statement. */
  readonly start: number
  readonly end: number
}

const FIGURE = String.raw`(?:${NUMBER_PATTERN})`
const CURRENCY = String.raw`(?:€|eur\b|euros?\b)`
const MONEY = new RegExp(
  String.raw`(?:${CURRENCY}\s*)(${FIGURE})|(${FIGURE})(?:\s?[,.][-–—]{1,2})?\s*${CURRENCY}|(${NUMBER_WORD}(?:[\s-](?:et |and |und )?${NUMBER_WORD})*)\s+euros?\b`,
  'gu',
)
const MILLIONS = new RegExp(
  String.raw`(?:(${FIGURE})|(${NUMBER_WORD}))\s+millions?\s+(?:d'|de\s|of\s)?${CURRENCY}`,
  'gu',
)
const PERCENT = new RegExp(
  String.raw`(${FIGURE}|${NUMBER_WORD}(?:[\s-]${NUMBER_WORD})*)\s*(?:%|pour ?-?cent\b|prozent\b|per ?cent\b|v\.?\s?h\.|vom hundert\b)`,
  'gu',
)
const COUNT = String.raw`(?:(\d{1,3})(?:[.,](5))?|((?:(?<!pour |per |vom )(?:cent|hundred|hundert) (?:and )?)?${NUMBER_WORD}(?:-${NUMBER_WORD})*))`
const UNIT = String.raw`mois|monat\w*|months?|meint\b|mount\b|jours?|tag(?:e|en)?\b|tage?s?frist|days?|deeg|semaines?|wochen?\b|wochig\w*|weeks?|ans?\b|annees?|jahr(?:e|en|es)?\b|years?|joer|trimestres?|semestres?|quarters?\b`
const HALF_YEAR = String.raw`un semestre|halbes jahr|halben jahr(?:es)?|half a year|half-year|hallef joer|hallwt joer|halbjahrig\w*|sechs-?monatsfrist`
const WITHIN = String.raw`(?<=\b(?:dans|within|binnen|innerhalb|bannent|innert) (?:(?:le|les|l'|an?|the|des?|eines?|engem|vun engem) ?)?)(?:mois|monats?|month|mount|jahres?|year|annee)\b`
const DURATION = new RegExp(
  String.raw`(?<half>${HALF_YEAR})|(?:${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?-?\s*(?:(?!halb)\p{L}{4,14}e[rn]? )?(?<unit>${UNIT}))|(?<within>${WITHIN})`,
  'gu',
)
const DATE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th|\.|ten|en)?\s+(?:day )?(?:of |de )?\p{L}{3,9}\.?,?\s+\d{4}|\p{L}{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|premier \p{L}{3,9} \d{4}/gu

/** `s'élève à neuf mille euros`: no English article. */
const PREPOSITION = /^a (?!hundred|thousand)/
/** As notaries write days: `le premier novembre deux mille vingt-cinq`, `zum ersten Mai zweitausendsechsundzwanzig`. */
const WORDED_DATE = new RegExp(
  String.raw`(premier|ersten|eischten|first|${NUMBER_WORD}(?:-${NUMBER_WORD})*) (?:of )?(\p{L}{3,9}) ((?:deux mille|zweitausend|two thousand|zweedausend)\p{L}*(?:[ -](?:et |and )?${NUMBER_WORD})*)`,
  'gu',
)
const FIRST = /^(?:premier|ersten|eischten|first)$/

/** Amounts of euros, in figures or words: `1.450 euros`, `EUR 2,350`, `1.350,- EUR`, `mille cinq cents euros`. */
export function moneyIn(folded: string): Quantity[] {
  const millions = [...folded.matchAll(MILLIONS)].flatMap((match) => {
    const count = match[1] === undefined ? numberInWords(match[2]!) : parseLocalizedNumber(match[1], { decimal: true })
    return count === null ? [] : [{ value: count * 1e6, start: match.index, end: match.index + match[0].length }]
  })
  const plain = [...folded.matchAll(MONEY)].flatMap((match) => {
    const figure = match[1] ?? match[2]
    const value =
      figure === undefined ? numberInWords(match[3]!.replace(PREPOSITION, '')) : parseLocalizedNumber(figure)
    return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
  return millions.length === 0 ? plain : [...plain, ...millions].sort((a, b) => a.start - b.start)
}

/** Percentages, as numbers of per cent. */
export function percentsIn(folded: string): Quantity[] {
  return [...folded.matchAll(PERCENT)].flatMap((match) => {
    const value = parseLocalizedNumber(match[1]!, { decimal: true }) ?? numberInWords(match[1]!)
    return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
}

/** Spans of time, in months: `deux mois`, `drei Monate`, `90 days` (3), `a year` after `within` (12). */
export function durationsIn(folded: string): Quantity[] {
  return [...folded.matchAll(DURATION)].flatMap((match) => {
    const { half, unit, within } = match.groups!
    const span = { start: match.index, end: match.index + match[0].length }
    if (half !== undefined) return [{ value: 6, ...span }]
    if (within !== undefined) return [{ value: /^(?:jahr|year|annee)/.test(within) ? 12 : 1, ...span }]
    const [, , figure, fraction, word] = match
    const count = figure === undefined ? numberInWords(word!) : Number(figure) + (fraction ? 0.5 : 0)
    return count === null || count === 0 ? [] : [{ value: count * monthsIn(unit!), ...span }]
  })
}

/** Days that are written out in a folded statement, as ISO dates, in order. */
export function datesIn(folded: string): string[] {
  const written = [...folded.matchAll(DATE)].map(({ 0: match, index }) => ({
    index,
    day: readDate(match.replace(/^premier/, '1er').replace(/(\d)(?:ten|en)\b/, '$1')),
  }))
  const worded = [...folded.matchAll(WORDED_DATE)].map(({ 1: day, 2: month, 3: year, index }) => ({
    index,
    day: readDate(`${FIRST.test(day!) ? 1 : numberInWords(day!)} ${month} ${numberInWords(year!)}`),
  }))
  return [...written, ...worded].sort((a, b) => a.index - b.index).flatMap(({ day }) => day ?? [])
}

/** Where a folded statement writes a day out. */
export function dateSpansIn(folded: string): { start: number; end: number }[] {
  return [...folded.matchAll(DATE), ...folded.matchAll(WORDED_DATE)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

const MULTIPLE = new RegExp(
  [
    String.raw`${COUNT}\s*(?:\(\s*\w{1,20}\s*\)\s*)?(?:mois|monat\w*|months?|meint)['’]?s?\s*(?:'\s*)?(?:de |d'|of |vum |vun |of the )?(?:the |le |du |dem )?(?:basic |net |monthly |gross )?(?:loyers?|rents?|rental|\w*miete[n]?)`,
    String.raw`${COUNT}\s*(?:x|×|fois|mal|times|mol)\s*(?:(?:le|du|la|the|die|der|den|de|dem|d'|vum)\s*)?(?:monthly |net |montant du |mensualite )?(?:\w*loyer|\w*miete|\w*rent\b)`,
    String.raw`(?<!§ ?|article |artikel |art\. ?)${COUNT}\s*(?:\w{0,9}(?:monats|kalt|netto|brutto|warm|grund)?\w{0,12}mieten\b|loyers\b(?! \d)|loyeren\b|mensualites\b|monthly rents|rents\b|meintlech loyer\w*)`,
    String.raw`(double|triple|quadruple|twice|doppelte|dreifache|zweifache|vierfache|funffache|sechsfache|un trimestre|zweemol|draimol|veiermol|duebel)\w*\s*(?:(?:du|de|le|of|the|der|die|den|dem|des|d'|vum|vun)\s*)*(?:monthly |net )?(?:montant du )?(?:\w*loyer|\w*miete|mietzins\w*|\w*rent\b|mensualite|redevance|(?:monthly )?fee\b)`,
    String.raw`(?<part>(?:un|le|one|a|ein|en) (?:quart|tiers|quarter|third|viertel|drittel|drettel|veierel)|la moitie|die halfte|half)\s*(?:du|de la|de|of|the|der|des|einer|vum|vun der)?\s*(?:(?:du|de|of|the|der|des|a|an|one) )*(?:loyer annuel|redevance annuelle|(?:yearly|annual|year['’]s) (?:rent|fee)|jahres(?:netto|kalt)?miete|joresloyer)`,
  ].join('|'),
  'gu',
)
const FOLDS: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  quadruple: 4,
  twice: 2,
  doppelte: 2,
  dreifache: 3,
  zweifache: 2,
  vierfache: 4,
  funffache: 5,
  sechsfache: 6,
  'un trimestre': 3,
  zweemol: 2,
  draimol: 3,
  veiermol: 4,
  duebel: 2,
}

/** Multiples of the monthly rent: `deux mois de loyer`, `2 x loyer`, `zwei Nettokaltmieten`, `drei Kaltmieten`, `twice the rent`. */
export function rentMultiplesIn(folded: string): Quantity[] {
  return [...folded.matchAll(MULTIPLE)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (match[10] !== undefined) return [{ value: FOLDS[match[10]]!, ...span }]
    const part = match.groups!.part
    if (part !== undefined) return [{ value: monthsOfYear(part), ...span }]
    for (const [figure, half, word] of [
      [match[1], match[2], match[3]],
      [match[4], match[5], match[6]],
      [match[7], match[8], match[9]],
    ]) {
      const value =
        figure === undefined ? (word === undefined ? null : numberInWords(word)) : Number(figure) + (half ? 0.5 : 0)
      if (value !== null)
        return value > 0 &&
          value <= 36 &&
          !/^(?:un|une|ein\w*|an?|eng|en|ee|the) (?:loyer|\w*miete|rent)/.test(match[0])
          ? [{ value, ...span }]
          : []
    }
    return []
  })
}

/** To a tenth, for showing. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

function monthsOfYear(part: string): number {
  if (/quart|viertel|veierel/.test(part)) return 3
  return /tiers|third|dritt|drett/.test(part) ? 4 : 6
}

function monthsIn(unit: string): number {
  if (/^(?:jour|tag|day|deeg)/.test(unit)) return 1 / 30
  if (/^(?:sem(?!estre)|woch|week)/.test(unit)) return 7 / 30
  if (/^(?:ans?$|annee|jahr|year|joer)/.test(unit)) return 12
  if (/^(?:trimestre|quarter)/.test(unit)) return 3
  return unit.startsWith('semestre') ? 6 : 1
}
