import * as phrases from '../../language/lease/terms.ts'
import { topics } from '../../language/lease-words.ts'
import { areasIn } from '../../language/numbers/areas.ts'
import type { AmountPurpose, LeaseAmount } from './lease-amounts.ts'
import { leaseAmounts } from './lease-amounts.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import * as amountPhrases from '../../language/lease/amounts.ts'
import { isDenied } from '../text/polarity.ts'
import { durationsIn, moneyIn } from '../../language/numbers/quantities.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { everyMatch } from '../../language/words/every-match.ts'

/** A term of the lease with the statement it was read from. */
export interface Term<T> {
  readonly value: T
  readonly statement: Statement
}

/** Terms read from a lease, as checks need them. Null: the lease does not say, or it could not be read. */
export interface LeaseTerms {
  readonly amounts: readonly LeaseAmount[]
  /** EUR a month without charges, or not said to include them. */
  readonly rentEur: Term<number> | null
  /** EUR a month with charges. */
  readonly rentAllInEur: Term<number> | null
  readonly chargesEur: Term<number> | null
  /** Statements about the guarantee of the tenant, in order. */
  readonly depositStatements: readonly Statement[]
  readonly depositEur: Term<number> | null
  readonly depositMonths: Term<number> | null
  /** EUR a month. */
  readonly furnitureEur: Term<number> | null
  readonly furnitureInvoicesEur: Term<number> | null
  readonly furnished: Term<true> | null
  readonly capitalEur: Term<number> | null
  /** Factor that brings the capital to the value of today. */
  readonly coefficient: Term<number> | null
  readonly builtYear: Term<number> | null
  readonly areaM2: Term<number> | null
}

export function leaseTerms(text: LeaseText): LeaseTerms {
  const amounts = leaseAmounts(text)
  const net = firstOf(amounts, 'rent_net')
  const allIn = firstOf(amounts, 'rent_all_in')
  const plain = firstOf(amounts, 'rent')
  const chargesEur = firstOf(amounts, 'charges')
  const depositStatements = text.statements.filter(isDepositStatement)
  const isWhole = plain !== null && chargesEur === null && net === null && isAllThere(text, plain.statement)
  return {
    amounts,
    rentEur: net ?? ((allIn === null || chargesEur !== null) && !isWhole ? plain : null),
    rentAllInEur: allIn ?? (isWhole ? plain : null),
    chargesEur,
    depositStatements,
    depositEur: largestOf(amounts, 'deposit'),
    depositMonths: depositMonths(depositStatements),
    furnitureEur: firstOf(amounts, 'furniture'),
    furnitureInvoicesEur: largestOf(amounts, 'invoices'),
    furnished: furnishedTerm(text),
    capitalEur: largestOf(amounts, 'capital_of_room') ?? largestOf(amounts, 'capital'),
    coefficient: numberTerm(text, phrases.COEFFICIENT, (value) => value >= 1 && value < 30),
    builtYear: numberTerm(text, phrases.BUILT, (value) => value > 1500 && value < 2100),
    areaM2: areaTerm(text),
  }
}

function isAllThere({ statements }: LeaseText, rent: Statement): boolean {
  const at = statements.indexOf(rent)
  return statements
    .slice(at, at + 3)
    .some((one) => amountPhrases.ALL_THERE.test(one.folded) && (one === rent || !/\d/.test(one.folded)))
}

function isDepositStatement({ folded, before }: Statement): boolean {
  const plain = folded.replace(new RegExp(phrases.OTHER_GUARANTEE.source, 'g'), ' ')
  if (topics.deposit.test(plain)) return !topics.noDeposit.test(folded)
  // A form of guarantee, spoken of where the guarantee is the topic.
  return (
    phrases.OTHER_GUARANTEE.test(folded) &&
    !topics.noDeposit.test(before) &&
    (topics.deposit.test(before) || moneyIn(folded).length > 0)
  )
}

function depositMonths(statements: readonly Statement[]): Term<number> | null {
  const found = statements.flatMap((statement) => {
    const multiples = rentMultiplesIn(statement.folded)
      .filter(({ end }) => !phrases.MONTHS_TO_COME.test(statement.folded.slice(end)))
      .map(({ value }) => ({ value, statement }))
    return multiples.length > 0 ? multiples : bareMonths(statement)
  })
  return found.length === 0 ? null : found.reduce((a, b) => (b.value > a.value ? b : a))
}

/** `garantie : deux mois`, which does not say of what. */
function bareMonths(statement: Statement): Term<number>[] {
  if (phrases.RETURNS.test(statement.folded)) return []
  const match = phrases.BARE_MONTHS.exec(statement.folded)
  const [months] = match ? durationsIn(match[1]!) : []
  return months && Number.isInteger(months.value) && months.value <= 12 ? [{ value: months.value, statement }] : []
}

function firstOf(amounts: readonly LeaseAmount[], purpose: AmountPurpose): Term<number> | null {
  const found = amounts.find((amount) => amount.purpose === purpose && amount.eur > 0)
  return found ? { value: found.eur, statement: found.statement } : null
}

function largestOf(amounts: readonly LeaseAmount[], purpose: AmountPurpose): Term<number> | null {
  const found = amounts.filter((amount) => amount.purpose === purpose && amount.eur > 0)
  if (found.length === 0) return null
  const { eur: value, statement } = found.reduce((a, b) => (b.eur > a.eur ? b : a))
  return { value, statement }
}

function furnishedTerm({ statements }: LeaseText): Term<true> | null {
  for (const statement of statements) {
    const { folded, before } = statement
    for (const { index, 0: found } of everyMatch(topics.furnished, folded)) {
      const near = folded.slice(Math.max(0, index - 12), index)
      if (phrases.NOT_FURNISHED.test(near) || isDenied(folded, index, index + found.length)) continue
      // A security that is furnished is given.
      if (
        topics.deposit.test(`${before} ${folded}`) &&
        !topics.furniture.test(folded.replace(found, ' ')) &&
        /furnished/.test(found)
      )
        continue
      // `The tenant elects how it is furnished`: a guarantee, of which the sentence before speaks.
      if (/\b(?:how it is|to be|shall be|may be) $/.test(folded.slice(0, index)) && !topics.dwelling.test(folded))
        continue
      if (/tourisme|location meublee (?:est|de courte)/.test(folded.slice(index, index + 60))) continue
      return { value: true, statement }
    }
  }
  return null
}

function areaTerm({ statements }: LeaseText): Term<number> | null {
  for (const statement of statements) {
    const areas = areasIn(statement.folded)
    if (areas.length > 0) return { value: Math.max(...areas.map(({ m2 }) => m2)), statement }
  }
  return null
}

function numberTerm({ statements }: LeaseText, said: RegExp, isSane: (value: number) => boolean): Term<number> | null {
  for (const statement of statements) {
    const value = Number(said.exec(statement.folded)?.[1]?.replace(',', '.') ?? Number.NaN)
    if (isSane(value)) return { value, statement }
  }
  return null
}
