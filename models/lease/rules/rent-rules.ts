import { NOT_DONE } from '../../language/lease/polarity.ts'
import * as phrases from '../../language/lease/rent.ts'
import * as besides from '../../language/lease/besides.ts'
import { topics } from '../../language/lease-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import type { Quantity } from '../../language/numbers/quantities.ts'
import { affirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, partOf, segmentsOf } from '../text/polarity.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { datesIn } from '../text/quantities.ts'
import { numbersIn, sumsIn, YEAR } from '../../language/lease/sums.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { rankOf } from '../../language/ordinals.ts'
import { everyMatch } from '../../language/words/every-match.ts'
import { LEAST_PRICE_OF_A_HOME } from '../terms/lease-amounts.ts'
import { revaluationOf } from '../terms/stated-capital.ts'
import { DAY_MS } from '../../kernel/day.ts'
import { withPlainSpans } from './notice-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, ofEach, passes } from './verdict.ts'

/** Invoices of a list, at least. */
const LISTED = 3
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
  L47: ofEach(inAdvance),
}

function ceiling({ terms, limits, text }: LeaseReading): Verdict[] {
  const limit = limits.ceilingShare * 100
  const stated = text.statements.flatMap((statement): Verdict[] => {
    const { folded } = statement
    if (!topics.capital.test(folded) || topics.increase.test(folded) || topics.furniture.test(folded)) return []
    const shares = percentsIn(folded).filter(({ value, start, end }) => value <= 50 && !isReduction(folded, start, end))
    if (shares.length === 0) return []
    const percent = Math.max(...shares.map(({ value }) => value))
    const rent = terms.rentEur?.value ?? 0
    const lawful = moneyIn(folded).find(
      ({ value, start, end }) =>
        start > shares[0]!.end &&
        value < rent - CENT &&
        value > rent / 3 &&
        topics.perMonth.test(folded.slice(end, end + 24)),
    )
    if (lawful !== undefined && percent === limit) {
      const capital = Math.round((lawful.value * 12) / limits.ceilingShare)
      const figures = { yearly: rent * 12, percent: percentOf(rent * 12, capital), capital }
      return [passes(statement, said('capital_exceeded', figures))]
    }
    return [percent > limit ? passes(statement, said('capital_share', { percent, limit })) : keeps(statement)]
  })
  const { capitalEur, rentEur } = terms
  if (capitalEur === null || rentEur === null || capitalEur.value < 20_000) return stated
  const yearly = rentEur.value * 12
  const known = revaluationOf(terms) ?? terms.coefficient?.value ?? null
  const capital = Math.round(capitalEur.value * (known ?? 1))
  if (yearly <= capital * limits.ceilingShare + CENT) return [...stated, keeps(capitalEur.statement)]
  const figures = { yearly, percent: percentOf(yearly, capital), capital }
  // Without its revaluation a capital has no ceiling: that is asked, not asserted.
  return [...stated, passes(capitalEur.statement, said(known === null ? 'capital_open' : 'capital_exceeded', figures))]
}

function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10
}

/** `réduit de 2 % par période de deux ans`: the reduction for age. */
function isReduction(folded: string, start: number, end: number): boolean {
  const near = folded.slice(Math.max(0, start - 40), end + 40)
  return phrases.REDUCTION.test(near)
}

/** Their sum, or the one that is the sum of the others: `Bett 1.350 €; Sofa 1.480 €; Schrank 870 €; Summe 3.700 €`. */
function wholeOf(values: ReadonlySet<number>): number {
  const [most, sum] = [Math.max(...values), [...values].reduce((all, value) => all + value, 0)]
  return Math.abs(sum - 2 * most) < CENT ? most : sum
}

/** The supplement and the invoices of a statement, or of one that follows: the larger amount is what the furniture cost. */
function furniture({ terms, limits, text }: LeaseReading): Verdict[] {
  const within = text.statements.find(
    (statement) =>
      topics.furniture.test(statement.folded) &&
      affirms(statement, phrases.WITHIN_PRICE) &&
      !NOT_DONE.test(phrases.WITHIN_PRICE.exec(statement.folded)![0]),
  )
  const furnishedAt = terms.furnished?.statement ?? within
  if (
    furnishedAt === undefined &&
    !text.statements.some(({ folded }) => topics.furniture.test(folded) && sumsIn(folded).length > 0)
  )
    return []
  const doubled = text.statements.find((statement) => affirms(statement, phrases.DOUBLED))
  if (doubled) return [passes(doubled, said('furniture_doubled'))]
  const about = text.statements.filter(
    ({ folded, before }) =>
      sumsIn(folded).length > 0 &&
      !phrases.BESIDES_FURNITURE.test(folded) &&
      (topics.furniture.test(folded) || (topics.furniture.test(before) && topics.invoices.test(folded))),
  )
  const clauses = new Set(about.filter(({ folded }) => topics.invoices.test(folded)).map(({ clause }) => clause))
  const told = text.statements.filter(
    (one) => about.includes(one) || (clauses.has(one.clause) && sumsIn(one.folded).length > 0),
  )
  const amounts = told.flatMap((statement) =>
    sumsIn(statement.folded)
      .filter(
        ({ value }) =>
          value > 0 &&
          value < LEAST_PRICE_OF_A_HOME &&
          ![terms.rentEur, terms.rentAllInEur, terms.depositEur].some((term) => term?.value === value) &&
          !(terms.chargesEur?.value === value && terms.chargesEur.statement === statement),
      )
      .map((money) => ({ statement, ...money })),
  )
  const largest = amounts.toSorted((a, b) => b.value - a.value)[0]
  const listed = amounts.filter(
    ({ statement, value }) => statement.clause === largest?.statement.clause && value > largest.value / 20,
  )
  const items = new Set(listed.map(({ value }) => value))
  const invoices =
    largest === undefined ? null : { ...largest, value: items.size < LISTED ? largest.value : wholeOf(items) }
  const supplement = amounts.find(({ value }) => invoices !== null && value < invoices.value / 5)
  if (
    invoices !== null &&
    supplement !== undefined &&
    topics.invoices.test(`${invoices.statement.before} ${invoices.statement.folded}`)
  ) {
    const most = Math.round(invoices.value * limits.furnitureShare * 100) / 100
    const figures = { amount: supplement.value, invoices: invoices.value, most }
    if (supplement.value > most + CENT) return [passes(supplement.statement, said('furniture_over', figures))]
    return [supplement, invoices, terms.furnished].flatMap((one) => (one ? [keeps(one.statement)] : []))
  }
  if (
    furnishedAt === undefined ||
    amounts.length > 0 ||
    text.statements.some(({ folded }) => phrases.NO_SUPPLEMENT.test(folded))
  )
    return []
  return [passes(furnishedAt, said('furniture_missing'))]
}

function indexed({ text }: Pick<LeaseReading, 'text'>): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const { before } = statement
    const folded = statement.folded.replace(phrases.WHATEVER, (part) => ' '.repeat(part.length))
    if (phrases.NOT_RENT_INDEX.test(folded) || !topics.index.test(folded)) return []
    // `No increase, be it through an index or otherwise`; what another text said was struck out.
    if (
      phrases.NO_INCREASE.test(folded) ||
      phrases.STRUCK.test(folded) ||
      phrases.ANSWERED_NO.test(folded) ||
      phrases.EVEN_IF_INDEX.test(folded) ||
      (besides.OTHER_THING.test(folded) && besides.NOT_THE_RENT.test(folded))
    )
      return [keeps(statement)]
    if (
      !topics.rent.test(folded) &&
      !/\bindex\w*\s*:/.test(folded) &&
      !(topics.rent.test(before) && !topics.charges.test(folded) && !topics.deposit.test(folded))
    )
      return []
    const affirmed = affirms({ folded }, topics.index)
    return [
      affirmed && !phrases.RENOUNCED.test(folded) && !phrases.NOTHING.test(folded)
        ? passes(statement, said('indexed'))
        : keeps(statement),
    ]
  })
}

/** Whether a statement is about changing the rent, and no other sum. */
function isOfIncrease({ folded, before }: Statement): boolean {
  // `… ; elle n’excédera pas 15 %` goes on about the increase before it.
  const previous = before.split(' . ').at(-1)!
  const isOfCapital = (part: string): boolean => moneyIn(part).some(({ value }) => value >= LEAST_PRICE_OF_A_HOME)
  if (isOfCapital(folded)) return false
  const goesOn =
    !isOfCapital(previous) &&
    percentsIn(folded).length > 0 &&
    topics.increase.test(previous) &&
    (topics.rent.test(previous) || topics.rent.test(folded)) &&
    !topics.capital.test(folded) &&
    !topics.charges.test(folded)
  if (
    (!goesOn && !topics.increase.test(folded)) ||
    topics.late.test(folded) ||
    topics.deposit.test(folded) ||
    topics.agency.test(folded) ||
    topics.commission.test(folded) ||
    phrases.OF_CAPITAL.test(folded) ||
    phrases.OF_EXPENSES.test(folded)
  )
    return false
  if (goesOn || topics.rent.test(folded)) return true
  if (phrases.OF_SERVICES.test(folded)) return false
  // `Zum Jahrestag kommen jeweils 60 € hinzu`.
  if (
    topics.yearly.test(folded) &&
    !topics.charges.test(`${before} ${folded}`) &&
    !topics.statementOfCharges.test(folded) &&
    (percentsIn(folded).length > 0 || moneyIn(folded).length > 0)
  )
    return true
  return (
    !topics.charges.test(folded) &&
    !topics.deposit.test(before) &&
    (topics.rent.test(before) ||
      phrases.INCREASE_HEADING.test(folded) ||
      (phrases.NO_INCREASE.test(folded) && durationsIn(folded).some(({ value }) => value >= 6)))
  )
}

function increases({ text, terms, limits }: LeaseReading): Verdict[] {
  const limit = limits.adaptationShare * 100
  const years = limits.adaptationYears
  const followsIndex = new Set(
    indexed({ text }).flatMap(({ statement, detail }) => (detail === null ? [] : [statement])),
  )
  return text.statements.flatMap((statement): Verdict[] => {
    if (
      followsIndex.has(statement) &&
      (topics.yearly.test(statement.folded) || phrases.EACH_STEP.test(statement.folded)) &&
      !phrases.AS_THE_LAW.test(statement.folded) &&
      !durationsIn(statement.folded).some(({ value }) => value >= years * 12)
    )
      return [passes(statement, said('increase_often', { years }))]
    const { folded } = statement
    if (
      yearsOfRents(folded).some(
        (year, index, all) => index > 0 && year > all[index - 1]! && year < all[index - 1]! + years,
      )
    )
      return [passes(statement, said('increase_often', { years }))]
    if (!isOfIncrease(statement)) return []
    if (phrases.CALLED_OFF.test(folded)) return [keeps(statement)]
    const shares = percentsIn(folded).filter(
      ({ value, start, end }) => value <= 100 && !topics.capital.test(partOf(folded, start, end)),
    )
    const percent = Math.max(risenBy(folded, terms.rentEur?.value), ...shares.map(({ value }) => value))
    if (percent > limit) return [passes(statement, said('increase_percent', { percent, limit }))]
    const waits = durationsIn(folded).filter(({ value, start, end }) => value >= 1 && !isNotice(folded, start, end))
    const shortest = Math.min(Infinity, ...waits.map(({ value }) => value))
    if (shortest < years * 12)
      return [passes(statement, said('increase_soon', { months: Math.round(shortest), years }))]
    const isOpen = waits.length === 0 && !phrases.AS_THE_LAW.test(folded)
    if (
      (isOpen && !phrases.NO_INCREASE.test(folded) && affirms(statement, phrases.ANY_TIME)) ||
      stepsTooSoon(folded, years)
    )
      return [passes(statement, said('increase_often', { years }))]
    if (waits.length > 0) return [keeps(statement)]
    if (affirms(statement, topics.yearly) && !topics.charges.test(folded) && !phrases.AS_THE_LAW.test(folded))
      return [passes(statement, said('increase_often', { years }))]
    return shares.length > 0 ? [keeps(statement)] : []
  })
}

/** Numbers of the years of the lease for which a sentence sets a rent each: `im ersten Jahr 1.000 €, im zweiten 1.040 €`. */
function yearsOfRents(folded: string): number[] {
  if (!topics.rent.test(folded) || topics.charges.test(folded) || numbersIn(folded).length < 2) return []
  const ranks = everyMatch(phrases.RANK, folded)
  const first = ranks.findIndex(({ index, 0: word }) => phrases.YEAR_BEHIND.test(folded.slice(index + word.length)))
  return first < 0 ? [] : ranks.slice(first).map(({ 0: word }) => rankOf(word)!)
}

/** Percent from the old rent to the new one, of two that a sentence names or from the rent of the lease; 0: not told. */
function risenBy(folded: string, rent: number | undefined): number {
  const figures = numbersIn(folded).filter(({ start, end }) => !YEAR.test(folded.slice(start, end)))
  const told = (figures.length > 0 ? figures : moneyIn(folded)).map(({ value }) => value)
  const [from, to] = told.length === 1 ? [rent, told[0]] : told
  if (topics.charges.test(folded) || told.length > 2 || !from || !to || to > 2 * from) return 0
  return Math.max(0, percentOf(to - from, from))
}

/** A span that says how long before somebody is told. */
function isNotice(folded: string, start: number, end: number): boolean {
  return (
    phrases.TOLD_BEFORE.test(folded.slice(Math.max(0, start - 30), start)) ||
    phrases.TOLD_AHEAD.test(folded.slice(end, end + 22))
  )
}

/** Rents that are set in advance, at days less than the wait apart: `steigt zum 1. Juli 2027 auf … und zum 1. Juli 2028 auf …`. */
function stepsTooSoon(folded: string, years: number): boolean {
  if (!topics.rent.test(folded) || moneyIn(folded).length < 2) return false
  const days = datesIn(folded).map((day) => Date.parse(day))
  return days.some(
    (day, index) => index > 0 && day > days[index - 1]! && day - days[index - 1]! < years * YEAR_MS - WEEK_MS,
  )
}

function inAdvance(statement: Statement): Verdict[] {
  const { folded, before } = statement
  if (
    phrases.NOTICE_OR_OTHER.test(folded) ||
    topics.need.test(folded) ||
    topics.increase.test(folded) ||
    percentsIn(folded).length > 0 ||
    (topics.deposit.test(folded) && !topics.advance.test(folded))
  )
    return []
  if (!topics.rent.test(folded) && !(topics.rent.test(before) && topics.advance.test(folded))) return []
  const period = topics.longPeriod.exec(folded)
  if (
    period !== null &&
    phrases.PAYS.test(folded) &&
    !topics.charges.test(folded) &&
    !topics.capital.test(folded) &&
    !isOfOther(partOf(folded, period.index, period.index + period[0].length)) &&
    !isDenied(folded, period.index, period.index + period[0].length)
  )
    return [passes(statement, said('rent_long_period'))]
  const parts = segmentsOf(folded)
  const ahead = parts.find((segment) => topics.advance.test(segment))
  const part = ahead ?? (topics.deposit.test(before) ? undefined : parts.find((one) => phrases.AT_ENTRY.test(one)))
  if (part === undefined || isOfOther(part)) return []
  const spans: Quantity[] = [...(ahead ? durationsIn(withPlainSpans(folded)) : []), ...rentMultiplesIn(folded)]
  const rents = everyMatch(phrases.COUNTED_RENTS, folded).map(({ 1: count }) => numberInWords(count!) ?? Number(count))
  const counted = [...spans.map(({ value }) => value).filter((value) => value >= 0.9), ...rents.filter(Number.isFinite)]
  const months = Math.max(phrases.WHOLE_YEAR.test(folded) ? 12 : 0, ...counted)
  if (months > MONTH_AND_A_BIT && months <= 60)
    return [passes(statement, said('rent_in_advance', { months: Math.round(months) }))]
  return [keeps(statement)]
}

/** Another sum than the rent, such as a premium or the charges. */
function isOfOther(part: string): boolean {
  return (besides.OTHER_THING.test(part) || topics.charges.test(part)) && !topics.rent.test(part)
}
