import * as phrases from '../../language/lease/amounts.ts'
import { leaseWords, topics } from '../../language/lease-words.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { sumsIn } from '../../language/lease/sums.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import { everyMatch } from '../../language/words/every-match.ts'

/** Purpose of an amount in a lease. `rent_all_in`: rent together with charges; `invoices`: what furniture cost; `capital_of_room`: its share of a capital. */
export type AmountPurpose =
  | 'rent'
  | 'rent_net'
  | 'rent_all_in'
  | 'charges'
  | 'deposit'
  | 'furniture'
  | 'invoices'
  | 'capital'
  | 'capital_of_room'
  | 'fee'
  | 'accessory'
  | 'service'
  | 'penalty'

export interface LeaseAmount {
  readonly purpose: AmountPurpose
  readonly eur: number
  readonly statement: Statement
}

const LABELS: readonly [AmountPurpose, RegExp][] = [
  ['invoices', leaseWords('ofInvoices')],
  ['capital', leaseWords('ofCapital')],
  ['deposit', leaseWords('deposit', 'ofDeposit')],
  ['penalty', leaseWords('ofPenalty')],
  ['furniture', leaseWords('ofFurniture')],
  ['fee', leaseWords('ofFee')],
  ['service', leaseWords('ofService')],
  ['accessory', leaseWords('ofAccessory')],
  ['charges', leaseWords('charges', 'ofCharges')],
  ['rent_all_in', topics.withCharges],
  ['rent_net', topics.withoutCharges],
  ['rent', leaseWords('rent', 'ofRent')],
]
const PERIODIC: ReadonlySet<AmountPurpose> = new Set(['rent', 'rent_net', 'rent_all_in', 'charges'])
/** EUR; furniture never costs that. */
export const LEAST_PRICE_OF_A_HOME = 60_000
const REACH = 110

/** Every amount of a lease with what it is for: the nearest label before it in its statement, after it, or right before in its clause. */
export function leaseAmounts({ statements }: LeaseText): LeaseAmount[] {
  return statements.flatMap((statement) => {
    const money = sumsIn(statement.folded)
    if (money.length === 0) return []
    const folded = withoutMultiples(statement.folded)
    return money.flatMap(({ value, start, end }, index) => {
      const from = index === 0 ? 0 : money[index - 1]!.end
      const to = money[index + 1]?.start ?? statement.folded.length
      const purpose = purposeOf({ folded, before: statement.before }, { from, start, end, to })
      if (value >= LEAST_PRICE_OF_A_HOME && phrases.BOUGHT.test(folded) && purpose !== 'capital')
        return [{ purpose: 'capital', eur: value, statement }]
      if (purpose === null || isMost(purpose, folded.slice(Math.max(from, start - REACH), start))) return []
      const isYearly =
        phrases.A_YEAR.test(folded.slice(end, end + 24)) ||
        phrases.YEARLY_RENT.test(folded.slice(Math.max(0, start - 45), start))
      const isQuarterly =
        phrases.A_QUARTER.test(folded.slice(end, end + 24)) ||
        (phrases.QUARTERLY.test(folded.slice(Math.max(from, start - 45), start)) &&
          !phrases.EVERY_MONTH_BEHIND.test(folded.slice(end)))
      const months = isYearly ? 12 : isQuarterly ? 3 : 1
      // Five percent of a capital, for a year or after an equals sign, is no capital.
      const isShare =
        value < LEAST_PRICE_OF_A_HOME && phrases.SHARE_IS.test(folded.slice(Math.max(0, start - 60), start))
      if (purpose === 'capital' && (isYearly || isShare)) return []
      if (
        purpose === 'capital' &&
        phrases.OF_ROOM.test(folded.slice(from, start) + folded.slice(end, to).split(/[,;]/, 1)[0]!)
      )
        return [{ purpose: 'capital_of_room', eur: value, statement }]
      return [{ purpose, eur: PERIODIC.has(purpose) ? value / months : value, statement }]
    })
  })
}

/** `the law caps the yearly rent at one twentieth of that sum, namely 20,100`: the most that a rent may be is none. */
function isMost(purpose: AmountPurpose, own: string): boolean {
  return (purpose === 'rent' || purpose === 'rent_net') && phrases.OF_A_YEAR.test(own) && phrases.MOST.test(own)
}

function purposeOf(
  { folded, before }: Pick<Statement, 'folded' | 'before'>,
  at: { from: number; start: number; end: number; to: number },
): AmountPurpose | null {
  const ahead = folded.slice(Math.max(0, at.start - REACH), at.start)
  const own = folded.slice(Math.max(at.from, at.start - REACH), at.start)
  const behind = folded.slice(at.end, Math.min(at.to, at.end + 70))
  // `205 euros de provisions pour charges` says itself what it is for.
  const direct = phrases.ADVANCE_BEHIND.test(behind)
    ? 'charges'
    : phrases.DIRECT.test(behind)
      ? firstLabel(behind.slice(0, 45))
      : null
  const nearest = lastLabel(own)
  const purpose =
    direct ??
    // A guarantee that is counted with charges, or that covers the rent, stays one.
    (nearest !== 'deposit' && phrases.ALL_FOR_ONE.test(behind) ? 'rent_all_in' : nearest) ??
    firstLabel(behind) ??
    (phrases.EACH_MONTH.test(`${own} ${behind.slice(0, 20)}`) && phrases.FOR_HOME.test(behind) ? 'rent' : null) ??
    (topics.deposit.test(behind) ? 'deposit' : null) ??
    lastLabel(ahead) ??
    (phrases.PAYS.test(own) && lastLabel(before.slice(-200)) !== 'deposit' ? 'rent' : lastLabel(before.slice(-200)))
  if (purpose === 'rent' || purpose === 'rent_net') return rentKind(purpose, own, behind)
  // `2.050 Euro im Monat, ohne Nebenkosten`.
  if (purpose === null && topics.withoutCharges.test(behind.split(/[;]|\.\s/)[0]!)) return 'rent_net'
  // A licence has a fee; one without charges is a rent.
  if (purpose === 'fee' && topics.withoutCharges.test(behind.split(/[;]|\.\s/)[0]!)) return 'rent_net'
  return purpose
}

/** `deux mois de loyer hors charges` and `apart from the rent` name the rent without being about it. Keeps every place in the text. */
function withoutMultiples(folded: string): string {
  let shown = folded.replace(phrases.BESIDES_RENT, (found) => ' '.repeat(found.length))
  for (const { start, end } of rentMultiplesIn(folded)) {
    const to = end + (phrases.CHARGES_AHEAD.exec(folded.slice(end))?.[0].length ?? 0)
    shown = shown.slice(0, start) + ' '.repeat(to - start) + shown.slice(to)
  }
  return shown
}

function rentKind(purpose: 'rent' | 'rent_net', own: string, behind: string): AmountPurpose {
  if (purpose === 'rent_net') return 'rent_net'
  const near = `${own} ${behind.split(/[;]|\.\s/)[0]!}`
  if (topics.withoutCharges.test(near)) return 'rent_net'
  return topics.withCharges.test(near) ? 'rent_all_in' : 'rent'
}

function lastLabel(text: string): AmountPurpose | null {
  return nearest(
    text,
    (match) => match.at(-1)!.index + match.at(-1)![0].length,
    (a, b) => a > b,
  )
}

function firstLabel(text: string): AmountPurpose | null {
  const clause = text.split(/[;,(]|\.\s/)[0]!
  return nearest(
    clause,
    (match) => -match[0]!.index,
    (a, b) => a > b,
  )
}

function nearest(
  text: string,
  place: (matches: RegExpExecArray[]) => number,
  isNearer: (a: number, b: number) => boolean,
): AmountPurpose | null {
  // Told apart first, since both name charges.
  const masked = mask(mask(text, EVERY_WITHOUT, 'ŇŇ'), EVERY_WITH, 'ǍǍ').replace(phrases.WITHOUT_FURNITURE, (found) =>
    ' '.repeat(found.length),
  )
  let best: { purpose: AmountPurpose; at: number } | null = null
  for (const [purpose, pattern] of LABELS) {
    const source = purpose === 'rent_net' ? /ŇŇ+/u : purpose === 'rent_all_in' ? /ǍǍ+/u : pattern
    const matches = everyMatch(source, masked)
    if (matches.length === 0) continue
    const at = place(matches)
    if (best === null || isNearer(at, best.at)) best = { purpose, at }
  }
  return best?.purpose ?? null
}

const EVERY_WITHOUT = new RegExp(topics.withoutCharges.source, 'gu')
const EVERY_WITH = new RegExp(topics.withCharges.source, 'gu')

function mask(text: string, pattern: RegExp, sign: string): string {
  return text.replace(pattern, (found) => sign.repeat(Math.ceil(found.length / 2)).slice(0, found.length))
}
