import { pattern } from '../../language/words/lines.ts'
import { leaseWords } from '../../language/lease-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import type { Quantity } from '../../language/numbers/quantities.ts'
import { said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentAround, segmentsOf } from '../text/polarity.ts'
import { datesIn, rentMultiplesIn } from '../text/quantities.ts'
import { CHARGES, DEPOSIT, everyMatch, RENT } from '../text/words.ts'
import { revaluationOf } from '../terms/stated-capital.ts'
import { DAY_MS } from '../../kernel/day.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes } from './verdict.ts'

const CAPITAL = leaseWords('capital')
const FURNITURE = leaseWords('furniture')
const INVOICES = leaseWords('invoices')
const INDEX = leaseWords('index')
const INCREASE = leaseWords('increase')
const YEARLY = leaseWords('yearly')
const LATE = leaseWords('late')
const AGENCY = leaseWords('agency')
const ADVANCE = leaseWords('advance')
const LONG_PERIOD = leaseWords('longPeriod')
const COMMISSION = leaseWords('commission')
const NOT_RENT_INDEX =
  /coefficient|reeval|koeffizient|revaluation|indice de (?:performance|consommation d'energie)|energie-?index/
const RENOUNCED = /(?:renonc|verzicht|waiv)\w* .{0,40}(?:index|echelle|lohnskala)/
const NOTHING = /\b(?:nichts|naischt|nothing|rien|nowhere)\b/
const CENT = 0.01
const MONTH_AND_A_BIT = 1.1
const WEEK_MS = 7 * DAY_MS
const YEAR_MS = 365 * DAY_MS

/** Ceiling, furniture, index, increases and payment of the rent. */
export const RENT_RULES: Rules = {
  L16: ceiling,
  L18: furniture,
  L19: indexed,
  L20: increases,
  L47: inAdvance,
}

function ceiling({ terms, limits, text }: LeaseReading): Verdict[] {
  const limit = limits.ceilingShare * 100
  const stated = text.statements.flatMap((statement): Verdict[] => {
    const { folded } = statement
    if (!CAPITAL.test(folded) || INCREASE.test(folded)) return []
    const shares = percentsIn(folded).filter(({ value, start, end }) => value <= 50 && !isReduction(folded, start, end))
    if (shares.length === 0) return []
    const percent = Math.max(...shares.map(({ value }) => value))
    return [percent > limit ? passes(statement, said('capital_share', { percent, limit })) : keeps(statement)]
  })
  const { capitalEur, rentEur } = terms
  if (capitalEur === null || rentEur === null || capitalEur.value < 20_000) return stated
  const yearly = rentEur.value * 12
  const known = revaluationOf(terms) ?? terms.coefficient?.value ?? null
  const capital = Math.round(capitalEur.value * (known ?? 1))
  if (yearly <= capital * limits.ceilingShare + CENT) return [...stated, keeps(capitalEur.statement)]
  const percent = Math.round((yearly / capital) * 1000) / 10
  const figures = { yearly, percent, capital }
  // Without its revaluation a capital has no ceiling: that is asked, not asserted.
  return [...stated, passes(capitalEur.statement, said(known === null ? 'capital_open' : 'capital_exceeded', figures))]
}

/** `réduit de 2 % par période de deux ans`: the reduction for age. */
function isReduction(folded: string, start: number, end: number): boolean {
  const near = folded.slice(Math.max(0, start - 40), end + 40)
  return /reduit|reduction|decote|vetuste|abzug|verminder|reduc|vermend|ofgezunn|deduct/.test(near)
}

/** The supplement and the invoices of a statement, or of one that follows: the larger amount is what the furniture cost. */
function furniture({ terms, limits, text }: LeaseReading): Verdict[] {
  if (
    terms.furnished === null &&
    !text.statements.some(({ folded }) => FURNITURE.test(folded) && moneyIn(folded).length > 0)
  )
    return []
  const doubled = text.statements.find(({ folded }) => DOUBLED.test(folded))
  if (doubled) return [passes(doubled, said('furniture_doubled'))]
  const about = text.statements.filter(
    ({ folded, before }) =>
      moneyIn(folded).length > 0 && (FURNITURE.test(folded) || (FURNITURE.test(before) && INVOICES.test(folded))),
  )
  const amounts = about.flatMap((statement) =>
    moneyIn(statement.folded)
      .filter(
        ({ value }) =>
          value > 0 &&
          ![terms.rentEur, terms.rentAllInEur, terms.chargesEur, terms.depositEur].some(
            (term) => term?.value === value,
          ),
      )
      .map((money) => ({ statement, ...money })),
  )
  const invoices = amounts.reduce<(typeof amounts)[number] | null>(
    (a, b) => (a === null || b.value > a.value ? b : a),
    null,
  )
  const supplement = amounts.find(({ value }) => invoices !== null && value < invoices.value / 5)
  if (
    invoices !== null &&
    supplement !== undefined &&
    INVOICES.test(`${invoices.statement.before} ${invoices.statement.folded}`)
  ) {
    const most = Math.round(invoices.value * limits.furnitureShare * 100) / 100
    return supplement.value > most + CENT
      ? [
          passes(
            supplement.statement,
            said('furniture_over', { amount: supplement.value, invoices: invoices.value, most }),
          ),
        ]
      : [
          keeps(supplement.statement),
          keeps(invoices.statement),
          ...(terms.furnished ? [keeps(terms.furnished.statement)] : []),
        ]
  }
  if (
    terms.furnished === null ||
    amounts.length > 0 ||
    text.statements.some(({ folded }) => NO_SUPPLEMENT.test(folded))
  )
    return []
  return [passes(terms.furnished.statement, said('furniture_missing'))]
}

const DOUBLED =
  /(?:double|doppel|verdoppel|twice|duebel).{0,40}(?:meubl|mobl|furnish|miwwel)|(?:meubl|mobl|furnish|miwwel).{0,40}(?:double du|doppel|twice|duebel)/
const NO_SUPPLEMENT = pattern(String.raw`
    sans supplement|aucun supplement|kein\w* (?:mobel)?zuschlag|no (?:furniture )?(?:supplement|surcharge)|ohne (?:aufpreis|zuschlag)|free of charge
    gratuit|kostenlos|kee supplement
  `)

function indexed({ text }: LeaseReading): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const { folded, before } = statement
    if (NOT_RENT_INDEX.test(folded) || !INDEX.test(folded)) return []
    if (
      !RENT.test(folded) &&
      !/\bindex\w*\s*:/.test(folded) &&
      !(RENT.test(before) && !CHARGES.test(folded) && !DEPOSIT.test(folded))
    )
      return []
    const affirmed = everyMatch(INDEX, folded).some(
      ({ index, 0: found }) => !isDenied(folded, index, index + found.length),
    )
    return [
      affirmed && !RENOUNCED.test(folded) && !NOTHING.test(folded)
        ? passes(statement, said('indexed'))
        : keeps(statement),
    ]
  })
}

/** Whether a statement is about changing the rent, and no other sum. */
function isOfIncrease({ folded, before }: Statement): boolean {
  // `… ; elle n’excédera pas 15 %` goes on about the increase before it.
  const previous = before.split(' . ').at(-1)!
  const goesOn =
    percentsIn(folded).length > 0 &&
    INCREASE.test(previous) &&
    (RENT.test(previous) || RENT.test(folded)) &&
    !CAPITAL.test(folded) &&
    !CHARGES.test(folded)
  if (
    (!goesOn && !INCREASE.test(folded)) ||
    LATE.test(folded) ||
    DEPOSIT.test(folded) ||
    AGENCY.test(folded) ||
    COMMISSION.test(folded)
  )
    return false
  if (goesOn || RENT.test(folded)) return true
  return (
    !CHARGES.test(folded) &&
    !DEPOSIT.test(before) &&
    (RENT.test(before) ||
      /^\W*(?:revision|augmentation|adaptation|erhohung|anpassung|increase|review|upassung)/.test(folded) ||
      (NO_INCREASE.test(folded) && durationsIn(folded).some(({ value }) => value >= 6)))
  )
}

/** `Vor Ablauf von zwei Jahren ist keine Anpassung zulässig`. */
const NO_INCREASE =
  /\b(?:keine|aucune|no|keng) (?:\w+ )?(?:revision|augmentation|hausse|adaptation|erhohung|anpassung|steigerung|increase|review|upassung)\b/

function increases({ text, limits }: LeaseReading): Verdict[] {
  const limit = limits.adaptationShare * 100
  const years = limits.adaptationYears
  return text.statements.flatMap((statement): Verdict[] => {
    if (!isOfIncrease(statement)) return []
    const { folded } = statement
    const shares = percentsIn(folded).filter(
      ({ value, start, end }) => value <= 100 && !CAPITAL.test(partOf(folded, start, end)),
    )
    const percent = Math.max(0, ...shares.map(({ value }) => value))
    if (percent > limit) return [passes(statement, said('increase_percent', { percent, limit }))]
    const waits = durationsIn(folded).filter(({ value, start, end }) => value >= 1 && !isNotice(folded, start, end))
    const shortest = Math.min(Infinity, ...waits.map(({ value }) => value))
    if (shortest < years * 12)
      return [passes(statement, said('increase_soon', { months: Math.round(shortest), years }))]
    if (stepsTooSoon(folded, years)) return [passes(statement, said('increase_often', { years }))]
    if (waits.length > 0) return [keeps(statement)]
    const yearly = everyMatch(YEARLY, folded).some(
      ({ index, 0: found }) => !isDenied(folded, index, index + found.length),
    )
    if (yearly && !CHARGES.test(folded) && !AS_THE_LAW.test(folded))
      return [passes(statement, said('increase_often', { years }))]
    return shares.length > 0 ? [keeps(statement)] : []
  })
}

const AS_THE_LAW =
  /conformement|dans (?:les|la) limites?|gemass (?:dem )?gesetz|im gesetzlichen rahmen|as (?:the law|permitted|allowed by)|within the|wei d'gesetz/

function partOf(folded: string, start: number, end: number): string {
  const { before, after } = segmentAround(folded, start, end)
  return `${before} ${after}`
}

/** A span that says how long before somebody is told. */
function isNotice(folded: string, start: number, end: number): boolean {
  return (
    /(?:preavis|notice|frist|ankundig\w*|avis|ukenneg\w*)\W+(?:\w+ ){0,3}$/.test(
      folded.slice(Math.max(0, start - 30), start),
    ) ||
    /^\W*(?:a l'avance|avant|vorher|im voraus|in advance|ahead|before|notice|viraus|virdrun|am viraus|de preavis)/.test(
      folded.slice(end, end + 22),
    )
  )
}

/** Rents that are set in advance, at days less than the wait apart: `steigt zum 1. Juli 2027 auf … und zum 1. Juli 2028 auf …`. */
function stepsTooSoon(folded: string, years: number): boolean {
  if (!RENT.test(folded) || moneyIn(folded).length < 2) return false
  const days = datesIn(folded).map((day) => Date.parse(day))
  return days.some(
    (day, index) => index > 0 && day > days[index - 1]! && day - days[index - 1]! < years * YEAR_MS - WEEK_MS,
  )
}

function inAdvance({ text }: LeaseReading): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const { folded, before } = statement
    if (NOTICE_OR_OTHER.test(folded) || INCREASE.test(folded) || (DEPOSIT.test(folded) && !ADVANCE.test(folded)))
      return []
    if (!RENT.test(folded) && !(RENT.test(before) && ADVANCE.test(folded))) return []
    const period = LONG_PERIOD.exec(folded)
    if (
      period !== null &&
      PAYS.test(folded) &&
      !CHARGES.test(folded) &&
      !CAPITAL.test(folded) &&
      !isDenied(folded, period.index, period.index + period[0].length)
    )
      return [passes(statement, said('rent_long_period'))]
    const part = segmentsOf(folded).find((segment) => ADVANCE.test(segment))
    if (part === undefined) return []
    const spans: Quantity[] = [...durationsIn(folded), ...rentMultiplesIn(folded)]
    const counted = [...spans.filter(({ value }) => value >= 0.9).map(({ value }) => value), ...rentCounts(folded)]
    const months = Math.max(0, ...counted)
    if (months > MONTH_AND_A_BIT && months <= 60)
      return [passes(statement, said('rent_in_advance', { months: Math.round(months) }))]
    return [keeps(statement)]
  })
}

const NOTICE_OR_OTHER = /preavis|prevenir|conge\b|kundig\w*|notice|kenneg\w*|inform\w*|avis\b|ankundig|umeld/
const PAYS = /pay\w*|pai\w*|vers\w*|regl\w*|acquitt\w*|zahl\w*|entricht\w*|uberweis\w*|due\b|bezuel\w*|bezil\w*|fallig/
const COUNTED_RENTS =
  /(?<![a-z0-9])(\d{1,2}) (?:(?:premier|ersten|first|prochain|nachsten|next)\w* )?(?:monats)?(?:mieten?|mensualites|rents|loyers)\b/

function rentCounts(folded: string): number[] {
  return everyMatch(COUNTED_RENTS, folded).map((match) => Number(match[1]))
}
