import * as phrases from '../../language/lease/deposit.ts'
import * as besides from '../../language/lease/besides.ts'
import * as termsPhrases from '../../language/lease/terms.ts'
import { topics } from '../../language/lease-words.ts'
import { durationsIn, moneyIn } from '../../language/numbers/quantities.ts'
import { affirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { LeaseAmount } from '../terms/lease-amounts.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { toTenths } from '../text/quantities.ts'
import { withPlainSpans } from './notice-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes } from './verdict.ts'

const HEADING = 30
const TOLERANCE = 1.005
const HALF_A_MONTH = 0.5
const CENT = 0.01
/** Just over a month: `30 days` and `a month` are the same to the law. */
const ONE_DAY_MONTHS = 1 / 30

/** The guarantee: how much, in which form, and when it comes back. */
export const DEPOSIT_RULES: Rules = {
  L01: tooHigh,
  L02: form,
  L03: lateReturn,
  L13: ({ terms, text }) => {
    const { depositStatements, depositEur, depositMonths } = terms
    const [first] = depositStatements
    const blank = depositStatements.find(({ folded }) => phrases.BLANK_SUM.test(folded))
    if (blank !== undefined && (depositEur === null || depositEur.statement === blank))
      return [passes(blank, said('deposit_no_amount'))]
    if (first === undefined || depositEur !== null || depositMonths !== null) return []
    // A heading by itself is a clause, and what it is about the next.
    const clauses = new Set(
      depositStatements.flatMap(({ clause, folded }) => (folded.length < HEADING ? [clause, clause + 1] : [clause])),
    )
    const isCounted = text.statements.some(
      ({ clause, folded }) => clauses.has(clause) && (moneyIn(folded).length > 0 || rentMultiplesIn(folded).length > 0),
    )
    return isCounted ? [] : [passes(first, said('deposit_no_amount'))]
  },
  L26: inventory,
}

/** Whether a statement is about giving the tenant's guarantee back. */
export function isDepositReturn({ folded, before }: Statement): boolean {
  return (
    (topics.return.test(folded) || topics.rest.test(folded) || phrases.KEPT.test(folded)) &&
    (topics.deposit.test(folded) || topics.deposit.test(before))
  )
}

function aboutDeposit({ text, terms }: LeaseReading): Statement[] {
  const clauses = new Set(terms.depositStatements.map(({ clause }) => clause))
  return text.statements.filter(
    (statement) =>
      terms.depositStatements.includes(statement) ||
      (clauses.has(statement.clause) && topics.deposit.test(statement.before)) ||
      termsPhrases.OTHER_GUARANTEE.test(statement.folded),
  )
}

function tooHigh(lease: LeaseReading): Verdict[] {
  const { terms, limits } = lease
  const { depositEur, depositMonths, rentEur, rentAllInEur, chargesEur } = terms
  const limit = limits.depositMonths
  if (depositMonths !== null && depositMonths.value > limit)
    return [passes(depositMonths.statement, said('deposit_over_months', { months: depositMonths.value, limit }))]
  const rent = rentEur ?? rentAllInEur
  if (
    depositEur !== null &&
    rent !== null &&
    depositEur.value > limit * rent.value * TOLERANCE &&
    !isCountedInRents(terms.amounts, depositEur, limit)
  ) {
    const months = Math.round((depositEur.value / rent.value) * 100) / 100
    const figures = { amount: depositEur.value, months, rent: rent.value, limit }
    return [passes(depositEur.statement, said('deposit_over_amount', figures))]
  }
  const further = furtherGuarantee(lease)
  if (further !== null) return [further]
  const isOnGross =
    depositMonths !== null &&
    depositMonths.value === limit &&
    topics.withCharges.test(depositMonths.statement.folded) &&
    (chargesEur !== null || rentAllInEur !== null)
  return isOnGross ? [passes(depositMonths.statement, said('deposit_on_gross', { limit }))] : []
}

/** The lease counts the guarantee in rents, and states a rent that the count fits: that of the home with its garage. */
function isCountedInRents(amounts: readonly LeaseAmount[], deposit: Term<number>, limit: number): boolean {
  const multiples = rentMultiplesIn(deposit.statement.folded).filter(({ value }) => value <= limit)
  const rents = amounts.filter(({ purpose }) => purpose === 'rent' || purpose === 'rent_net')
  return multiples.some(({ value }) => rents.some(({ eur }) => Math.abs(deposit.value - value * eur) < CENT))
}

/** A full guarantee, and beside it another sum that is held: `outre la garantie de deux mois, une provision de bonne fin de 2.100 €`. */
function furtherGuarantee(lease: LeaseReading): Verdict | null {
  const { terms, limits } = lease
  const limit = limits.depositMonths
  const rent = (terms.rentEur ?? terms.rentAllInEur)?.value
  const isAtLimit = terms.depositMonths?.value === limit || terms.depositEur?.value === limit * (rent ?? 0)
  for (const statement of aboutDeposit(lease)) {
    const { folded } = statement
    const adds = phrases.ADDS.exec(folded)
    const isFull =
      durationsIn(folded).some(({ value }) => value === limit) ||
      (isAtLimit && terms.depositStatements[0] !== statement)
    if (adds === null || !isFull || isDenied(folded, adds.index, adds.index + adds[0].length)) continue
    const behind = folded.slice(adds.index + adds[0].length)
    if (!phrases.HELD.test(behind) || phrases.FIRST_RENT.test(behind)) continue
    const further = segmentsOf(behind)
      .filter((segment) => !topics.return.test(segment))
      .flatMap((segment) => durationsIn(segment))
      .find(({ value }) => value >= HALF_A_MONTH && value < limit)
    if (further) return passes(statement, said('deposit_over_months', { months: limit + further.value, limit }))
    const extra = moneyIn(behind).find(({ value }) => value > 0 && value !== (rent ?? 0) * limit)
    if (rent === undefined || extra === undefined) continue
    const amount = limit * rent + extra.value
    const months = Math.round((amount / rent) * 100) / 100
    return passes(statement, said('deposit_over_amount', { amount, months, rent, limit }))
  }
  return null
}

function form(lease: LeaseReading): Verdict[] {
  const { statements } = lease.text
  return aboutDeposit(lease).flatMap((statement): Verdict[] => {
    const { folded } = statement
    const next = statements[statements.indexOf(statement) + 1]
    const isLeftOpen =
      next?.clause === statement.clause && topics.otherForm.test(next.folded) && !topics.refused.test(next.folded)
    if (besides.OTHER_THING.test(folded) && besides.LET_ALONE.test(folded)) return []
    const isFree = affirms(statement, topics.freeForm)
    const refuses = segmentsOf(folded).some(
      (segment) => topics.otherForm.test(segment) && topics.refused.test(segment) && !phrases.NOT_REFUSED.test(segment),
    )
    if (refuses && !isFree) return [passes(statement, said('deposit_form'))]
    const hasOther = topics.otherForm.test(folded.replace(topics.refused, ' '))
    if (
      topics.cash.test(folded) &&
      (phrases.ONLY.test(folded) || !(hasOther || isLeftOpen)) &&
      !isFree &&
      !isDenied(folded, folded.search(topics.cash), folded.search(topics.cash) + 4)
    )
      return [passes(statement, said('deposit_form'))]
    return isFree || hasOther ? [keeps(statement)] : []
  })
}

function lateReturn(lease: LeaseReading): Verdict[] {
  const { terms, limits, text } = lease
  const [first] = terms.depositStatements
  if (first === undefined) return []
  const about = new Set(aboutDeposit(lease))
  const returns = text.statements.filter(
    (statement) =>
      isDepositReturn(statement) &&
      !besides.LOAN.test(statement.folded) &&
      (about.has(statement) || topics.deposit.test(statement.folded)),
  )
  const verdicts = returns.flatMap((statement): Verdict[] => {
    const longest = Math.max(0, ...deadlinesIn(withPlainSpans(statement.folded)))
    if (longest === 0) return affirms(statement, phrases.OPEN_END) ? [passes(statement, said('return_open'))] : []
    if (longest <= limits.depositReturnMonths + ONE_DAY_MONTHS) return [keeps(statement)]
    return [passes(statement, said('return_late', { months: toTenths(longest), limit: limits.depositReturnMonths }))]
  })
  if (verdicts.length > 0) return verdicts
  return returns.some(({ folded }) => topics.return.test(folded)) || text.statements.some(returnsAfterKeys)
    ? []
    : [passes(first, said('return_unsaid'))]
}

/** In a table or a letter: `retour : une moitié dans le mois de la remise des clés`. */
function returnsAfterKeys({ folded }: Statement): boolean {
  return (
    (topics.return.test(folded) ||
      topics.rest.test(folded) ||
      topics.half.test(folded) ||
      moneyIn(folded).length > 1 ||
      durationsIn(folded).length > 1) &&
    phrases.KEYS_OR_END.test(folded) &&
    (durationsIn(folded).length > 0 || phrases.IN_THE_MONTH.test(folded))
  )
}

/** Spans of time until something comes back, in months: no amounts of rent, no rates by the month, no length of the lease. */
function deadlinesIn(folded: string): number[] {
  const told = segmentsOf(folded).filter(
    (segment) =>
      topics.return.test(segment) ||
      topics.rest.test(segment) ||
      phrases.KEPT.test(segment) ||
      phrases.DEADLINE.test(segment),
  )
  return (told.length > 0 ? told : [folded]).flatMap((segment) =>
    durationsIn(segment)
      .filter(
        ({ start, end }) =>
          !phrases.OF_RENT.test(segment.slice(end, end + 24)) &&
          !/%\s*(?:\w+ ){0,6}$/.test(segment.slice(Math.max(0, start - 50), start)),
      )
      .map(({ value }) => value),
  )
}

function inventory(lease: LeaseReading): Verdict[] {
  const [first] = lease.terms.depositStatements
  if (first === undefined) return []
  const mentions = lease.text.statements.filter(({ folded }) => topics.inventory.test(folded))
  const refusal = mentions.find(
    (statement) =>
      phrases.REFUSES_INVENTORY.test(statement.folded) &&
      !phrases.IF_NONE.test(statement.folded) &&
      !isDepositReturn(statement),
  )
  if (refusal) return [passes(refusal, said('inventory_refused'))]
  const foreseen = mentions.filter(
    (statement) => affirms(statement, topics.inventory) && foreseesEntryInventory(statement),
  )
  return foreseen.length > 0 ? foreseen.map(keeps) : [passes(first, said('inventory_missing'))]
}

/** Made or signed, at entry; what the guarantee is given back by foresees none. */
function foreseesEntryInventory(statement: Statement): boolean {
  const { folded } = statement
  if (isDepositReturn(statement) && !phrases.MADE.test(folded)) return false
  if (phrases.EXIT_ONLY.test(folded) && !phrases.ENTRY.test(folded)) return false
  return !(moneyIn(folded).length > 0 && phrases.FEES.test(folded)) || phrases.ENTRY.test(folded)
}
