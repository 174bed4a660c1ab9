import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { FROM, SCALE, THOUSANDS, WITHHELD } from '../../language/adverts/amounts.ts'
import { BETWEEN_AMOUNTS } from '../../language/adverts/prepositions.ts'
import { fold } from '../../language/fold.ts'
import { NUMBER_PATTERN, parseLocalizedNumber } from '../../language/numbers/localized-number.ts'
import { moneyIn } from '../../language/numbers/quantities.ts'
import { textOf } from './scalar.ts'
import { roundHalfUp } from '../../statistics/round.ts'

/** An amount in euros as a feed wrote it. `from`: a lower end without an upper one. `null`: nothing is stated, which includes 0 and 1. */
export type AmountReading =
  | { kind: 'exact' | 'from'; eur: number }
  | { kind: 'range'; eur: number; toEur: number }
  | { kind: 'withheld' }
  | { kind: 'unreadable' }
  | null

const LARGEST_EUR = 1e11
/** A sign right before the number of a cell; behind `1.250.000,-` or a blank it is a dash. */
export const NEGATIVE = /^[-−]\d/
const FOREIGN = /\$|£|\b(?:usd|gbp|chf|fcfa|dkk|sek)\b/
const TRAILING_DASH = /[.,]\s?[-–—]+(?![\d])/g
const AMOUNT = new RegExp(
  String.raw`(${NUMBER_PATTERN})\s*(${SCALE}|m(?=€|\s*eur|\s*$|\b(?![²2]))|k(?=€|\b))?\s*(%)?`,
  'g',
)
const BETWEEN = new RegExp(String.raw`^\s*(?:€|eur|euros?)?\s*(?:-|–|—|\/|${BETWEEN_AMOUNTS})\s*(?:€|eur)?\s*$`)

/** Reads a price, rent, charge or deposit: `1.250.000,-`, `1 250 000 €`, `580k`, `1,2 Mio`, `de 300 000 à 450 000 €`, `Preis auf Anfrage`. */
export function readAmount(value: Scalar): AmountReading {
  if (typeof value === 'number') return exact(value)
  const text = textOf(value)
  if (text === null || typeof value === 'boolean') return null
  if (/^\d+(?:\.\d{1,2})?$/.test(text)) return exact(Number(text))
  if (NEGATIVE.test(text)) return { kind: 'unreadable' }
  return readText(fold(text.slice(0, 120)).replace(TRAILING_DASH, ' '))
}

/** The sign or code of another currency than the euro beside an amount, such as `chf`; null where there is none. */
export function foreignCurrency(value: Scalar): string | null {
  const text = textOf(value)
  return text === null || typeof value !== 'string' ? null : (FOREIGN.exec(fold(text.slice(0, 120)))?.[0] ?? null)
}

function readText(text: string): AmountReading {
  const amounts = amountsIn(text)
  const [first, second] = amounts
  if (first === undefined) return WITHHELD.test(text) ? { kind: 'withheld' } : inWords(text)
  if (FOREIGN.test(text)) return { kind: 'unreadable' }
  if (first.eur <= 1) return WITHHELD.test(text) ? { kind: 'withheld' } : null
  if (second !== undefined && second.eur > first.eur && BETWEEN.test(text.slice(first.end, second.start)))
    return { kind: 'range', eur: first.eur, toEur: second.eur }
  return { kind: FROM.test(text.slice(0, first.start)) ? 'from' : 'exact', eur: first.eur }
}

/** `fofzeg Euro`, `deux mille euros`. */
function inWords(text: string): AmountReading {
  const [first] = moneyIn(text)
  return first === undefined ? { kind: 'unreadable' } : exact(first.value)
}

function amountsIn(text: string): { eur: number; start: number; end: number }[] {
  const found: { eur: number; start: number; end: number; multiplied: boolean }[] = []
  for (const match of text.matchAll(AMOUNT)) {
    if (match[3] !== undefined) continue
    const factor = factorOf(match[2])
    const number = parseLocalizedNumber(match[1]!, { decimal: factor === 1_000_000 })
    if (number === null || number * factor > LARGEST_EUR) continue
    const eur = roundHalfUp(number * factor, 2)
    const last = found.at(-1)
    // `1 million 250 000`
    if (
      last &&
      last.eur >= 1e6 &&
      eur >= 10_000 &&
      eur < 1e6 &&
      factor === 1 &&
      last.multiplied &&
      /^ *$/.test(text.slice(last.end, match.index))
    ) {
      found[found.length - 1] = { ...last, eur: last.eur + eur, end: match.index + match[0].length }
      continue
    }
    found.push({ eur, start: match.index, end: match.index + match[0].length, multiplied: factor > 1 })
  }
  return shareMultiplier(found)
}

/** `1,2 - 1,5 Mio` and `350-400k` state the multiplier once, at the end. */
function shareMultiplier<T extends { eur: number; multiplied: boolean }>(found: T[]): T[] {
  const [first, second] = found
  if (first === undefined || second === undefined || first.multiplied || !second.multiplied || first.eur >= 1000)
    return found
  const factor = second.eur >= 1_000_000 ? 1_000_000 : 1000
  return [{ ...first, eur: first.eur * factor }, ...found.slice(1)]
}

function factorOf(unit: string | undefined): number {
  if (unit === undefined) return 1
  return THOUSANDS.test(unit) ? 1000 : 1_000_000
}

function exact(eur: number): AmountReading {
  if (!(eur >= 0 && eur <= LARGEST_EUR)) return { kind: 'unreadable' }
  return eur <= 1 ? null : { kind: 'exact', eur: roundHalfUp(eur, 2) }
}
