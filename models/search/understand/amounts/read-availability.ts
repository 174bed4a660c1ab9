import { pattern } from '../../../language/words/lines.ts'
import { monthOf } from '../../../language/calendar.ts'
import { BACKGROUND, claim, claimPhrase, clausesOf, wordsBefore, wordsBetween } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Short months that are everyday words of a query. */
const EVERYDAY: ReadonlySet<string> = new Set(['ago', 'mar', 'out', 'set'])
const NOW = pattern(String.raw`
      \b(?:available now|immediately|straight away|straightaway|ready to move into now|from now on|now free|de imediato|entrada imediata
      mudanca imediata|a tout moment|des maintenant|maintenant|jetzt|umgehend|baldigst|schnellstmoglich|direkt beziehbar|direkt anzugsbereet
      vun elo un|ab elo|ab direkt|immediate|asap|as soon as possible|right away|de suite|tout de suite|immediatement|libre de suite
      disponible immediatement|sofort|ab sofort|sofort frei|sofort verfugbar|direkt fraie|frai elo|sofort fraie|elo|elo direkt|imediatamente
      disponivel ja|livre ja|ja livre|disponible de suite|dispo de suite|available right now|direkt frai|direkt frei
      disponivel imediatamente|imediato|ja disponivel|agora|from now|glaich frai|eenzock|gaangs)\b
    `)
/** Holidays that people move before or after. */
const HOLIDAYS: readonly { pattern: RegExp; month: number; day: number }[] = [
  {
    pattern: /^(?:christmas|xmas|noel|weihnachten|heiligabend|hellegerowend|natal|chreschtdag|chrestdag)$/,
    month: 11,
    day: 24,
  },
]
const MID = /\b(?:mid|middle|mi|mitte|mett|matt|meados|milieu)\b/
const END = /\b(?:end|fin|ende|enn|fim|finais|late)\b/
const LATEST = /\b(?:by|before|avant|bis|spatestens|antes|latest|plus tard|ate)\b/
/** `next month`, `dans deux mois`. */
const NEXT_MONTH =
  /\b(?:next month|mois prochain|nachsten monat|nachster monat|kommenden monat|nachste mount|nachsten mount|proximo mes|mes que vem)\b/
const BEFORE = pattern(String.raw`
      (?:^|\s)(?:deliver\w*|handover|complet\w*|finished|livraison|livree?|remise|acheve\w*|fertig\w*|ubergabe|faerdeg|iwwergab|entreg\w*|pront[oa]|vum
      available|availability|free|mi|end|ends|middle|late|early|beginning|start|anfangs|begin|comeco|courant|mett|fin|finais|fim|meados
      principio|debuts?|courant|ca|apartir|onwards|entree|entrer|libero|beziehbar|bezugsbereit|bezuch|antreten|move|moving|from|by|before|starting
      start|until|latest|disponible|libre|dispo|partir|des|pour|avant|debut|fin|verfugbar|frei|bezugsfrei|einzug|einziehen|ab|zum|spatestens|bis|fraie
      disponibel|vun|zum|disponivel|livre|entrada|mudar|antes|inicio|mid|mitte|anfang|ende|ufank|enn|emmenagement|emmenager|in|im|en|em|am)(?: (?:the
      le|la|du|de|d|dem|den|in|im|of|from|by|on|a|o|do|dia|as|um|ab|am|der|au|or|ugangs|ate|spatestens|partir|1er|erster|premier|st|nd|rd|th|er|ten))*$
    `)

const IN_MONTH = /(?:^| )(?:in|im|en|em)$/
export const MOVES = pattern(String.raw`
      \b(?:mov\w+|relocat\w*|arriv\w*|available|free|start\w*|emmenag\w*|entree|entrer|libre|dispo\w*|install\w*|einzug|einzieh\w*|umzug|umzieh\w*|frei
      verfugbar|anzeien|anzuch|plenner\w*|frai|fraie|mudan\w*|mudar|livre|entrada|chego|chegamos|entrar)\b
    `)
const NOT_BEFORE =
  /\b(?:pas|not|nicht|net|nao|no) (?:avant|before|vor|virun|vir|antes|earlier than|fruher als|plus tot)\b/

const MOVING_IN = pattern(String.raw`
      \b(?:move|available|libre|entree|entrer|entrada|mudar|mudanca|emmenag\w*|einzieh\w*|einzug|beziehbar|habitable|jetzt frei|ab direkt|free|livre
      wunnen|straight|right away|dispon\w*|frei|frai|fraie|sofort|immed\w*|asap|suite|imediat\w*|verfugbar)\b
    `)

/** Day by which the home has to be free, as an ISO date; null where the query does not say or `today` is needed and not given. */
export function readAvailability(reading: QueryReading, today: string | undefined): string | null {
  const { tokens, fields } = reading
  const all = tokens.map(({ word }) => word).join(' ')
  if (today !== undefined && NOW.test(all))
    for (const [from, to] of clausesOf(reading)) {
      const words = wordsBetween(tokens, from, to)
      // `ech wunnen elo um Belair`
      const isBackground = fields.slice(from, to).includes(BACKGROUND)
      if (isBackground || !NOW.test(words) || !MOVING_IN.test(words)) continue
      claimPhrase(reading, 'availableBy', NOW.exec(words)![0])
      return today
    }
  const inDigits = digitsDay(reading, today)
  if (inDigits !== null) return inDigits
  if (today !== undefined && NEXT_MONTH.test(all)) {
    claimPhrase(reading, 'availableBy', NEXT_MONTH.exec(all)![0])
    return firstOfNextMonth(today)
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const holiday = HOLIDAYS.find(({ pattern }) => pattern.test(tokens[at]!.word))
    const onHoliday = holiday && toDate(holiday.month, holiday.day, null, today)
    if (onHoliday && !namesThing(reading, at)) {
      claim(reading, 'availableBy', at, at + 1)
      return onHoliday
    }
    const inYear = partOfYear(reading, at, all)
    if (inYear !== null) return inYear
    const { word } = tokens[at]!
    const month = isSeptember(reading, at) ? 8 : (monthOf(word, { isShort: !EVERYDAY.has(word) }) ?? 0) - 1
    if (month < 0) continue
    const dayAt = dayBefore(reading, at) ?? dayAfter(reading, at)
    const before = wordsBefore(reading, Math.min(dayAt ?? at, at), 4)
    const next = tokens[at + 1]
    // `sept start`, `vum Januar un`, `Jan-Juni`
    const other = tokens[at + (next && JOINT.test(next.word) ? 2 : 1)]
    const isStart =
      next?.clause === tokens[at]!.clause &&
      (STARTS.test(next.word) ||
        (other?.value === null && monthOf(other.word, { isShort: !EVERYDAY.has(other.word) }) !== undefined))
    if (!BEFORE.test(before) && dayAt === null && !isStart) continue
    // `in January` alone may be the month of anything.
    if (dayAt === null && IN_MONTH.test(before) && !MOVES.test(all)) continue
    // `pas avant juin` names no day by which
    if (NOT_BEFORE.test(wordsBefore(reading, Math.min(dayAt ?? at, at), 5))) continue
    const last = Math.max(dayAt ?? at, at)
    const hasSuffix = last > at && /^(?:st|nd|rd|th)$/.test(tokens[last + 1]?.word ?? '')
    const end = last + (hasSuffix ? 2 : 1)
    const year = tokens[end]?.value ?? null
    const hasYear = year !== null && year >= 2020 && year <= 2100
    const day =
      dayAt !== null ? tokens[dayAt]!.value! : MID.test(before) ? 15 : END.test(before) || LATEST.test(before) ? 31 : 1
    const date = toDate(month, day, hasYear ? year : null, today)
    if (date === null) continue
    claim(reading, 'availableBy', qualifiersStart(reading, Math.min(dayAt ?? at, at)), hasYear ? end + 1 : end)
    return date
  }
  return null
}

/** `1 Sept 2027`: the word counts seven in French. */
function isSeptember({ tokens }: QueryReading, at: number): boolean {
  const isDay = /^\d/.test(tokens[at - 1]?.text ?? '') && (tokens[at - 1]?.value ?? 32) <= 31
  return (
    /^sept$/i.test(tokens[at]!.text) && isDay && (tokens[at]!.isCapitalised || (tokens[at + 1]?.value ?? 0) >= 2020)
  )
}

const JOINT = /^(?:to|until|till|a|au|bis|ate|op|-)$/
const STARTS = /^(?:starts?|starting|onwards|un|move)$/
const DELIVERED =
  /\b(?:deliver\w*|handover|complet\w*|finished|ready|livraison|livree?|remise|acheve\w*|fertig\w*|ubergabe|faerdeg|iwwergab|entreg\w*|pront[oa])\b/
const PART_OF_YEAR = pattern(String.raw`
      (?:^| )(?:(?<end>end|ende|enn|fin|fim|finais|late)|(?<mid>mid|middle|mitte|mett|meados|milieu)
      start|beginning|early|debut|anfang|ufank|inicio)(?: (?:of|de|d|do|vun|von|the|des|jahres))*$
    `)

/** `delivered by end of 2027`, `Übergabe Anfang 2027`: a part of a year, where the text speaks of moving or handing over. */
function partOfYear(reading: QueryReading, at: number, all: string): string | null {
  const year = reading.tokens[at]!.value ?? 0
  if (!Number.isInteger(year) || year < 2020 || year > 2100 || !(MOVES.test(all) || DELIVERED.test(all))) return null
  const { groups } = PART_OF_YEAR.exec(wordsBefore(reading, at, 4)) ?? {}
  if (!groups) return null
  claim(reading, 'availableBy', qualifiersStart(reading, at), at + 1)
  return `${year}-${groups.end !== undefined ? '12-31' : groups.mid !== undefined ? '06-30' : '01-01'}`
}

const THING = /^(?:tree|trees|market|dinner|lights|boxes|decorations|stuff|party)$/
const THING_OF =
  /(?:^| )(?:sapin|village|marche|diner|repas|boules|decorations?|arvore|jantar|mercado|aldeia|terra)(?: (?:de|do|d))?$/

/** `where would the Christmas tree go`, `mon village natal`: no day. */
function namesThing(reading: QueryReading, at: number): boolean {
  return THING.test(reading.tokens[at + 1]?.word ?? '') || THING_OF.test(wordsBefore(reading, at, 2))
}

/** Position of a day of the month before its name: `1 March`, `1er mars`, `1. März`, `1 de março`. */
function dayBefore({ tokens, fields }: QueryReading, at: number): number | null {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const { value, word } = tokens[index]!
    if (value !== null)
      return Number.isInteger(value) && value >= 1 && value <= 31 && fields[index] === null ? index : null
    if (!/^(?:st|nd|rd|th|er|de|of|do|ter|ten)$/.test(word)) return null
  }
  return null
}

/** Position of a day of the month behind its name: `Feb 1st`, `December the 15th`, `March 1`. */
function dayAfter({ tokens, fields }: QueryReading, at: number): number | null {
  const after = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1
  const token = tokens[after]
  if (!token || token.value === null || token.clause !== tokens[at]!.clause || fields[after] !== null) return null
  const isDay = Number.isInteger(token.value) && token.value >= 1 && token.value <= 31
  const next = tokens[after + 1]
  const isLast =
    next === undefined || next.clause !== token.clause || /^(?:st|nd|rd|th|and|or|at|\d{4})$/.test(next.word)
  return isDay && isLast ? after : null
}

/** The next such day from today on, where no year is given. */
function toDate(month: number, day: number, year: number | null, today: string | undefined): string | null {
  const text = (ofYear: number): string =>
    `${ofYear}-${String(month + 1).padStart(2, '0')}-${String(Math.min(day, daysOf(ofYear, month))).padStart(2, '0')}`
  if (year !== null) return text(year)
  if (today === undefined) return null
  const thisYear = Number(today.slice(0, 4))
  return text(thisYear) >= today ? text(thisYear) : text(thisYear + 1)
}

/** `frei ab Mitte`, `available from`: words that only lead to the day. */
function qualifiersStart({ tokens, fields }: QueryReading, at: number): number {
  let start = at
  while (start > 0 && at - start < 4 && fields[start - 1] === null && tokens[start - 1]!.value === null) {
    const isOwn = tokens[start - 1]!.clause === tokens[at]!.clause && BEFORE.test(` ${tokens[start - 1]!.word}`)
    if (!isOwn) break
    start--
  }
  return start
}

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 1 ? (isLeap ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31
}

/** `ab 15.1.`, `01/02/2027`: the tokenizer made one word of it. */
function digitsDay(reading: QueryReading, today: string | undefined): string | null {
  const at = reading.tokens.findIndex(({ word }) => /^(?:-|20\d\d)-\d\d-\d\d$/.test(word))
  if (at < 0) return null
  const match = /^(-|20\d\d)-(\d\d)-(\d\d)$/.exec(reading.tokens[at]!.word)!
  const date = toDate(Number(match[2]) - 1, Number(match[3]), match[1] === '-' ? null : Number(match[1]), today)
  if (date !== null) claim(reading, 'availableBy', qualifiersStart(reading, at), at + 1)
  return date
}

function firstOfNextMonth(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
