import * as phrases from '../../language/lease/costs.ts'
import { topics } from '../../language/lease-words.ts'
import { moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import { said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Actor } from '../text/actors.ts'
import { actorsIn } from '../text/actors.ts'
import { bearerOf } from '../text/bearer.ts'
import type { Statement } from '../text/lease-text.ts'
import { numbersIn, sumsIn } from '../../language/lease/sums.ts'
import { isDenied, partOf, segmentAround } from '../text/polarity.ts'
import { everyMatch } from '../../language/words/every-match.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, ofEach, passes } from './verdict.ts'

const VAT_PERCENT = 17
const CENT_AND_A_BIT = 0.015
/** Longest row of a table that names an agency, an amount and who pays it, in characters. */
const ROW = 60
/** Weight of a comma between two places, in characters. */
const COMMA = 20

/** Who pays what the law puts on the landlord, or on both. */
export const COST_RULES: Rules = {
  L05: agencyFee,
  L06: (lease) =>
    ofCost(lease, topics.adminFee, 'fee_besides', ({ folded }) => /\d|eur\b|euro/.test(folded.replace(/^[^a-z]+/, ''))),
  L28: (lease) => [
    ...ofCost(lease, topics.ownerCost, 'owner_costs', () => false, isOwnerCost),
    ...ofEach(ownerCostsAmongCharges)(lease),
  ],
  L31: ofEach(repairs),
}

/** @param isOnTenant whether a cost of which nobody is said to pay it is one of the tenant's */
function ofCost(
  { text }: LeaseReading,
  cost: RegExp,
  id: 'fee_besides' | 'owner_costs',
  isOnTenant: (statement: Statement) => boolean,
  isCost: (statement: Statement, found: string) => boolean = () => true,
): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const { folded } = statement
    const found = everyMatch(cost, folded).filter((match) => isCost(statement, match[0]))
    const [first] = found
    if (first === undefined) return []
    const amounts = moneyIn(folded)
    const isNothing =
      amounts.length > 0
        ? amounts.every(({ value }) => value === 0)
        : phrases.ZERO.test(folded) || phrases.ASKS_NOTHING.test(folded)
    // Denied where nobody is named: `ni frais de dossier, ni agence, … que vous pouvez jeter`.
    const isNone = found.every(
      ({ index, 0: { length } }) =>
        isDenied(folded, index, index + length) && actorsIn(partOf(folded, index, index + length)).length === 0,
    )
    if (isNothing || isNone || phrases.GIVEN_BACK.test(folded)) return [keeps(statement)]
    const bearers = new Set(found.map(({ index, 0: words }) => bearerAt(statement, index, index + words.length)))
    if (bearers.has('tenant')) return [passes(statement, said(id))]
    // The lead-in of a list points at somebody; only a sentence that names the landlord clears itself.
    if (bearers.has('landlord')) return actorsIn(withoutOwners(folded)).length > 0 ? [keeps(statement)] : []
    if (isDenied(folded, first.index, first.index + first[0].length)) return [keeps(statement)]
    return isOnTenant(statement) ? [passes(statement, said(id))] : []
  })
}

function bearerAt(statement: Statement, start: number, end: number): Actor | null {
  return bearerOf({ folded: withoutOwners(statement.folded), before: statement.before }, start, end)
}

/** `the owner's management fees`, `insurance taken out by the landlord`: of the owner, and not said to be paid by the owner. Keeps every place. */
function withoutOwners(folded: string): string {
  return folded.replace(phrases.OWNERS, (found) => '#'.repeat(found.length))
}

function isOwnerCost(statement: Statement, found: string): boolean {
  return !phrases.NAMED_ONLY.test(found) || phrases.COSTS.test(statement.folded)
}

/** A list of what the charges are for, without who pays them: the tenant pays charges. */
function ownerCostsAmongCharges(statement: Statement): Verdict[] {
  const { folded, before } = statement
  const costs = everyMatch(topics.ownerCost, folded)
  const [cost, last] = [costs[0], costs.at(-1)]
  if (
    cost === undefined ||
    last === undefined ||
    !isOwnerCost(statement, cost[0]) ||
    bearerAt(statement, cost.index, cost.index + cost[0].length) !== null
  )
    return []
  const all = `${before} ${folded}`
  const isList =
    phrases.AMONG_CHARGES.test(folded) ||
    ((topics.charges.test(all) || topics.statementOfCharges.test(all)) &&
      (phrases.INCLUDES.test(all) || before.endsWith(':') || topics.except.test(folded)))
  if (!isList) return []
  const denied =
    isDenied(folded, cost.index, last.index + last[0].length) ||
    topics.except.test(folded.slice(0, cost.index)) ||
    phrases.HIMSELF.test(folded) ||
    phrases.NOT_LISTED.test(before.slice(-80))
  return [denied ? keeps(statement) : passes(statement, said('owner_costs'))]
}

function repairs(statement: Statement, { text }: LeaseReading): Verdict[] {
  const { folded } = statement
  const isSmall = (from: number, to: number): boolean => topics.minor.test(folded.slice(from, to))
  const found = [
    ...everyMatch(topics.majorRepairs, folded),
    ...everyMatch(topics.allRepairs, folded).filter(
      ({ index, 0: { length } }) => !isSmall(index + length, index + length + 40),
    ),
    ...repairsOfEquipment(folded).filter(({ index, 0: { length } }) => !isSmall(0, index + length + 15)),
  ]
  if (found.length === 0 || phrases.TOLERATES.test(folded)) return []
  if (phrases.CAUSED_BY_TENANT.test(folded) && !phrases.OR_NOT.test(folded)) return []
  // Who bears a term bears what it is said to cover.
  const term = phrases.DEFINED.exec(folded)?.[1]
  const uses = term === undefined ? [] : text.statements.filter((one) => one !== statement && one.folded.includes(term))
  const bearers = new Set([
    ...found.map(({ index, 0: words }) => bearerOf(statement, index, index + words.length)),
    ...uses.map((one) => bearerOf(one, one.folded.indexOf(term!), one.folded.indexOf(term!) + term!.length)),
  ])
  if (bearers.has('tenant')) return [passes(statement, said('repairs_on_tenant'))]
  return bearers.has('landlord') ? [keeps(statement)] : []
}

/** Words for mending that stand nearest to a piece of equipment, where no upkeep is nearer: not those for its seals and bulbs. */
function repairsOfEquipment(folded: string): RegExpExecArray[] {
  const done = everyMatch(phrases.REPAIRS_OR_UPKEEP, folded)
  return everyMatch(phrases.EQUIPMENT, folded)
    .filter(({ index }) => !phrases.PART_OF.test(folded.slice(0, index)))
    .flatMap((piece) => done.toSorted((a, b) => distance(folded, a, piece) - distance(folded, b, piece)).slice(0, 1))
    .filter(({ 0: act }) => phrases.REPAIRS.test(act))
}

/** Characters between two places of a text; a comma parts more than words do. */
function distance(folded: string, one: RegExpExecArray, other: RegExpExecArray): number {
  const [first, last] = one.index < other.index ? [one, other] : [other, one]
  const between = folded.slice(first.index + first[0].length, last.index)
  return between.length + (between.match(/[,;]/g)?.length ?? 0) * COMMA
}

function agencyFee({ text, limits }: LeaseReading): Verdict[] {
  const most = limits.feeTenantShare * 100
  return text.statements.flatMap((statement, index): Verdict[] => {
    const next = text.statements[index + 1]
    const follows = next?.clause === statement.clause ? next : undefined
    const folded = withNext(statement, follows).replace(phrases.INCOMING, 'tenant')
    const agency = topics.agency.exec(statement.folded)
    if (agency === null || phrases.MANAGING.test(folded) || topics.adminFee.test(folded)) return []
    if (phrases.NO_AGENCY.test(folded) && moneyIn(folded).every(({ value }) => value === 0)) return [keeps(statement)]
    if (!isOfFee(folded, agency.index)) return []
    const over = (percent: number): Verdict[] => [passes(statement, said('agency_over', { percent }))]
    const shares = percentsIn(folded).filter(({ value }) => value !== VAT_PERCENT && value <= 100)
    if (shares.length > 0) {
      const ofTenant = shares.map(({ value, start, end }) =>
        partyNear(folded, start, end) === 'landlord' ? 100 - value : value,
      )
      const share = Math.max(...ofTenant)
      return share > most ? over(share) : [keeps(statement)]
    }
    const parts = partsOfFee(folded)
    if (parts !== null)
      return parts.tenant > parts.landlord + CENT_AND_A_BIT
        ? over(Math.round((parts.tenant / (parts.tenant + parts.landlord)) * 100))
        : [keeps(statement)]
    const behind = follows?.folded ?? ''
    const isShared = topics.half.test(actorsIn(folded).length === 0 ? `${folded} ${behind}` : folded)
    if (isShared || isHalved(folded) || phrases.LIKEWISE.test(behind)) return [keeps(statement)]
    if (follows && topics.twoThirds.test(follows.folded) && phrases.TENANT.test(follows.folded.slice(0, 90)))
      return [passes(follows, said('agency_on_tenant'))]
    if (topics.twoThirds.test(folded) && actorsIn(folded).some(({ actor }) => actor === 'tenant'))
      return [passes(statement, said('agency_on_tenant'))]
    const { index: at, 0: paid } = phrases.PAYS.exec(folded) ?? agency
    // A heading or a lead-in tells who pays; a sentence before it is about something else.
    const before = statement.before.split(' . ').filter((part) => !part.endsWith('.'))
    const bearer = bearerOf({ folded, before: before.join(' . ') }, at, at + paid.length)
    if (bearer === 'landlord') return [keeps(statement)]
    if (bearer === 'tenant') return [passes(statement, said('agency_on_tenant'))]
    return isDenied(folded, agency.index, agency.index + agency[0].length) ? [keeps(statement)] : []
  })
}

/** A sentence, with the next where that goes on about the fee and this says no share: `The agent asks 900. It is paid by the tenant.` */
function withNext({ folded }: Statement, follows: Statement | undefined): string {
  const isOpen = percentsIn(folded).length === 0 && !topics.half.test(folded)
  return follows && isOpen && phrases.GOES_ON.test(follows.folded) ? `${folded} ${follows.folded}` : folded
}

/** An agency may be paid without a word for its fee; rent and guarantee are paid to it as well. */
function isOfFee(folded: string, agency: number): boolean {
  const own = folded.slice(agency - segmentAround(folded, agency, agency).before.length)
  const isOther = topics.rent.test(folded) || topics.deposit.test(folded) || topics.charges.test(folded)
  const isRow = folded.length < ROW && moneyIn(folded).length > 0
  return phrases.FEE.test(folded) || ((isRow || phrases.PAYS.test(own)) && !isOther)
}

/** A total and two amounts that make it up, each beside its party: `1,000, of which the lessee settles 400 and the lessor 600`. */
function partsOfFee(folded: string): Record<Actor, number> | null {
  const numbers = numbersIn(folded)
  for (const one of numbers)
    for (const other of numbers) {
      if (one.start >= other.start) continue
      if (
        !numbers.some(
          (sum) => sum !== one && sum !== other && Math.abs(sum.value - one.value - other.value) < CENT_AND_A_BIT,
        )
      )
        continue
      const [first, second] = [one, other].map(({ start, end }) => partyNear(folded, start, end))
      if (!first || !second || first === second) continue
      const [tenant, landlord] = first === 'tenant' ? [one.value, other.value] : [other.value, one.value]
      return { tenant, landlord }
    }
  return null
}

/** The same amount twice, but for a cent: `tenant 576.22 and landlord 576.23`; or half of the whole, where one party is named. */
function isHalved(folded: string): boolean {
  const amounts = sumsIn(folded).map(({ value }) => value)
  const share = new Set(actorsIn(folded).map(({ actor }) => actor)).size > 1 ? 1 : 2
  return amounts.some((one, index) =>
    amounts.slice(index + 1).some((other) => Math.abs(one - share * other) < CENT_AND_A_BIT),
  )
}

/** Whose share a percentage is: the party of its part of the sentence, the nearest one where it names both. */
function partyNear(folded: string, start: number, end: number): Actor | null {
  const { before, after } = segmentAround(folded, start, end)
  const near = actorsIn(`${before}#${after}`)
  const at = before.length
  return near.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at))[0]?.actor ?? null
}
