import { claim, wordsBefore } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'

const MONTHS: readonly RegExp[] = [
  /^(?:january|janvier|januar|januar|janner|janeiro|jan)$/,
  /^(?:february|fevrier|februar|februar|fevereiro|feb)$/,
  /^(?:march|mars|marz|maerz|maerz|marco)$/,
  /^(?:april|avril|abrell|abril|apr)$/,
  /^(?:may|mai|mee|maio)$/,
  /^(?:june|juin|juni|junho)$/,
  /^(?:july|juillet|juli|julho)$/,
  /^(?:august|aout|agosto|aug)$/,
  /^(?:september|septembre|setembro|sept)$/,
  /^(?:october|octobre|oktober|outubro)$/,
  /^(?:november|novembre|novembro|nov)$/,
  /^(?:december|decembre|dezember|dezembro)$/,
]
const NOW =
  /\b(?:available now|immediately|immediate|asap|as soon as possible|right away|de suite|tout de suite|immediatement|libre de suite|disponible immediatement|sofort|ab sofort|sofort frei|sofort verfugbar|direkt fraie|direkt|sofort fraie|elo|elo direkt|imediatamente|disponivel ja|disponivel imediatamente|imediato|ja disponivel)\b/
const BEFORE =
  /(?:^|\s)(?:available|availability|free|move|moving|from|by|before|starting|start|until|latest|disponible|libre|dispo|partir|des|pour|avant|debut|fin|verfugbar|frei|bezugsfrei|einzug|einziehen|ab|zum|spatestens|bis|fraie|disponibel|vun|zum|disponivel|livre|entrada|mudar|antes|inicio|mid|mitte|anfang|ende|ufank|enn|emmenagement|emmenager|in|im|en|em|am)(?: (?:the|le|la|du|de|d|dem|den|in|im|of|from|by|on|a|o|do|dia|as|um|ab|am|der|au|or|ugangs|partir|1er|erster|premier|st|nd|rd|th|er|ten))*$/

/** Day by which the home has to be free, as an ISO date; null where the query does not say or `today` is needed and not given. */
export function readAvailability(reading: QueryReading, today: string | undefined): string | null {
  const { tokens, fields } = reading
  const all = tokens.map(({ word }) => word).join(' ')
  if (
    today !== undefined &&
    NOW.test(all) &&
    /\b(?:move|available|libre|dispon\w*|frei|fraie|sofort|immed\w*|asap|suite|imediat\w*|verfugbar)\b/.test(all)
  ) {
    reading.understood.push({ field: 'availableBy', text: NOW.exec(all)![0] })
    markWords(reading, NOW.exec(all)![0])
    return today
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const month = MONTHS.findIndex((pattern) => pattern.test(tokens[at]!.word))
    if (month < 0) continue
    const dayAt = dayBefore(reading, at)
    const before = wordsBefore(reading, dayAt ?? at, 4)
    if (!BEFORE.test(before) && dayAt === null) continue
    const year = tokens[at + 1]?.value ?? null
    const hasYear = year !== null && year >= 2020 && year <= 2100
    const day =
      dayAt === null
        ? /\b(?:by|before|avant|bis|spatestens|end|fin|ende|antes|enn)\b/.test(before)
          ? 28
          : 1
        : tokens[dayAt]!.value!
    const date = toDate(month, day, hasYear ? year : null, today)
    if (date === null) continue
    claim(reading, 'availableBy', dayAt ?? at, hasYear ? at + 2 : at + 1)
    return date
  }
  return null
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

/** The next such day from today on, where no year is given. */
function toDate(month: number, day: number, year: number | null, today: string | undefined): string | null {
  const text = (ofYear: number): string =>
    `${ofYear}-${String(month + 1).padStart(2, '0')}-${String(Math.min(day, 28)).padStart(2, '0')}`
  if (year !== null) return text(year)
  if (today === undefined) return null
  const thisYear = Number(today.slice(0, 4))
  return text(thisYear) >= today ? text(thisYear) : text(thisYear + 1)
}

function markWords({ tokens, fields }: QueryReading, phrase: string): void {
  const words = new Set(phrase.split(' '))
  for (let at = 0; at < tokens.length; at++) if (words.has(tokens[at]!.word)) fields[at] ??= 'availableBy'
}
