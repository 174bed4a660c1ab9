import { NOT_DONE } from '../../language/lease/polarity.ts'
import * as phrases from '../../language/lease/protection.ts'
import { topics } from '../../language/lease-words.ts'
import { durationsIn, moneyIn } from '../../language/numbers/quantities.ts'
import type { DetailId } from '../checks/detail-ids.ts'
import { affirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { isDenied, partOf, segmentAround } from '../text/polarity.ts'
import { subjectOf } from '../text/actors.ts'
import type { Statement } from '../text/lease-text.ts'
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { everyMatch } from '../../language/words/every-match.ts'
import type { Rule, Rules, Verdict } from './verdict.ts'
import { keeps, ofEach, passes } from './verdict.ts'

/** Months after the purchase in which a buyer who wants to live there has to give notice. */
const BUYER_MONTHS = 3
const ROUNDING_MONTHS = 0.2

/** Protection against eviction and buyers, and what co-tenants may opt for. */
export const PROTECTION_RULES: Rules = {
  L22: withoutGround,
  L25: clausesThat(
    phrases.BREAK_SUM,
    'break_penalty',
    ({ folded }) =>
      phrases.LEAVES_EARLY.test(folded) &&
      subjectOf(folded) !== 'landlord' &&
      (moneyIn(folded).length > 0 || rentMultiplesIn(folded).length > 0 || phrases.REST_OF_RENT.test(folded)),
  ),
  L33: ofEach((statement) => {
    const folded = statement.folded.replace(phrases.NOT_BANNED, ' ').replace(phrases.BEFORE_INFINITIVE, '$1')
    if (!phrases.WAY_OF_LIFE.test(statement.folded) || phrases.WITH_LEAVE.test(folded)) return []
    const isBanned = everyMatch(phrases.WAY_OF_LIFE, folded).some(
      ({ index, 0: { length } }) =>
        phrases.BANNED.test(partOf(folded, index, index + length)) || isDenied(folded, index, index + length),
    )
    return [isBanned ? passes(statement, said('life_banned')) : keeps(statement)]
  }),
  L35: withoutPact,
  L39: clausesThat(
    phrases.WAIVES_COURT,
    'right_waived',
    ({ folded }) => subjectOf(folded) !== 'landlord' && !phrases.OF_SURETY.test(folded),
  ),
  L57: (lease) => [
    ...ofEach(evictedWithoutCourt)(lease),
    ...ofEach((statement) => selfHelp(statement, 'evicted_without_court', phrases.EVICTS))(lease),
  ],
  L58: ofEach((statement) => {
    const { folded } = statement
    if (
      !topics.buyer.test(folded) ||
      !(topics.notice.test(folded) || phrases.TELLS.test(folded)) ||
      !topics.need.test(`${statement.before} ${folded}`) ||
      topics.deposit.test(folded)
    )
      return []
    const spans = durationsIn(folded).filter(({ start }) =>
      [phrases.WITHIN, phrases.HAS_TIME].some((ahead) => ahead.test(folded.slice(Math.max(0, start - 22), start))),
    )
    if (spans.length === 0) return []
    const isLater = spans.some(({ value }) => value > BUYER_MONTHS + ROUNDING_MONTHS)
    return [isLater ? passes(statement, said('buyer_notice', { months: BUYER_MONTHS })) : keeps(statement)]
  }),
  L59: ({ text }) => {
    const pact = text.statements.find(
      (statement) =>
        affirms(statement, topics.pact) && topics.coTenancy.test(`${statement.before} ${statement.folded}`),
    )
    const leaves = text.statements.some(({ folded }) => topics.coTenancy.test(folded) && topics.leaves.test(folded))
    if (pact === undefined || !leaves || phrases.BETWEEN.test(text.folded)) return []
    return [passes(pact, said('intermediate_inventory_missing'))]
  },
  L60: ofEach((statement) => selfHelp(statement, 'self_help', phrases.TAKES_AWAY, topics.cutOff)),
}

function evictedWithoutCourt(statement: Statement): Verdict[] {
  const { folded, before } = statement
  const previous = before.split(' . ').at(-1)!
  const way = leavesOutCourt(folded) ?? (phrases.AS_GOOD_AS_JUDGMENT.test(previous) ? /^/.exec(folded) : null)
  if (way === null) return []
  const isOwed = isLate(`${before} ${folded}`)
  const evict = topics.evict.exec(folded) ?? (isOwed ? phrases.MUST_LEAVE.exec(folded) : null)
  if (evict === null) {
    const told = topics.evict.exec(previous) ?? (isOwed ? phrases.MUST_LEAVE.exec(previous) : null)
    const isTold = told !== null && !phrases.FORBIDS.test(previous)
    return isTold && !isDenied(previous, told.index, told.index + told[0].length)
      ? [passes(statement, said('evicted_without_court'))]
      : []
  }
  // `Loyer net bezuelt: direkt Expulsioun`: what stands before a colon denies nothing behind it.
  const from = folded.lastIndexOf(':', evict.index) + 1
  const rest = folded.replace(way[0], ' '.repeat(way[0].length)).slice(from)
  const isForbidden =
    phrases.FORBIDS.test(segmentAround(folded, way.index, way.index + way[0].length).before) ||
    isDenied(rest, evict.index - from, evict.index - from + evict[0].length)
  return [isForbidden ? keeps(statement) : passes(statement, said('evicted_without_court'))]
}

/** Acts of a landlord who asks no court: against a tenant in debt, or always. */
function selfHelp(statement: Statement, id: DetailId, inDebt: RegExp, always?: RegExp): Verdict[] {
  // `if not paid` denies nothing else.
  const folded = statement.folded.replace(phrases.OWED, (debt) => 'x'.repeat(debt.length))
  const isOwed = folded !== statement.folded || isLate(statement.before.split(' . ').at(-1)!)
  const acts = [...(always ? everyMatch(always, folded) : []), ...(isOwed ? everyMatch(inDebt, folded) : [])]
  const isTold = isOwed || topics.landlord.test(folded) || isLate(`${statement.before} ${statement.folded}`)
  if (acts.length === 0 || !isTold || phrases.MENDS.test(folded)) return []
  const isForbidden =
    (phrases.COURT.test(folded) && leavesOutCourt(folded) === null) ||
    phrases.FORBIDS.test(partOf(folded, acts[0]!.index, acts[0]!.index)) ||
    (subjectOf(folded) === 'landlord' && phrases.FORBIDS.test(folded.slice(0, acts[0]!.index))) ||
    acts.every(({ index, 0: found }) => NOT_DONE.test(found) || isDenied(folded, index, index + found.length))
  return [isForbidden ? keeps(statement) : passes(statement, said(id))]
}

/** Ended without a ground, or on one that the law does not know; the notice for the need of the landlord has one. */
function withoutGround(lease: LeaseReading): Verdict[] {
  const ends = ({ folded }: Statement): boolean =>
    phrases.ENDS.test(folded) && subjectOf(folded) !== 'tenant' && !phrases.FORBIDS.test(folded)
  return [
    ...clausesThat(phrases.WITHOUT_GROUND, 'ends_without_ground', ends)(lease),
    ...clausesThat(
      phrases.OTHER_GROUND,
      'ends_without_ground',
      (one) => ends(one) && !topics.buyer.test(one.folded) && !phrases.SHOWN_WHEN_SOLD.test(one.folded),
    )(lease),
  ]
}

/** Where a court, a judge or a judgment is said not to be needed. */
function leavesOutCourt(folded: string): RegExpExecArray | null {
  return (
    topics.withoutCourt.exec(folded) ??
    phrases.AS_GOOD_AS_JUDGMENT.exec(folded) ??
    everyMatch(phrases.COURT, folded).find(
      ({ index, 0: found }) =>
        phrases.WITHOUT_IT.test(folded.slice(0, index)) || isDenied(folded, index, index + found.length),
    ) ??
    null
  )
}

function isLate(text: string): boolean {
  return topics.late.test(text) || phrases.LATE_OR_END.test(text)
}

/** Clauses of the kind asked for that use such words; one that denies them keeps to the rule. */
function clausesThat(words: RegExp, id: DetailId, isOfKind: (statement: Statement) => boolean): Rule {
  return ofEach((statement) => {
    const found = words.exec(statement.folded)
    if (found === null || !isOfKind(statement)) return []
    const denied = isDenied(statement.folded, found.index, found.index + found[0].length)
    return [denied ? keeps(statement) : passes(statement, said(id))]
  })
}

/** The regime of co-tenancy is opted for: without a pact a shared lease breaches nothing, and lacks its protections. */
function withoutPact({ text }: LeaseReading): Verdict[] {
  const sharing = text.statements.filter(
    (statement) => affirms(statement, topics.coTenancy) && !phrases.BANS.test(statement.folded),
  )
  if (sharing.length === 0) return []
  const pacts = text.statements.filter(({ folded }) => topics.pact.test(folded))
  if (pacts.some((statement) => affirms(statement, topics.pact))) return [...pacts, ...sharing].map(keeps)
  return [passes(pacts[0] ?? sharing[0]!, said(pacts.length > 0 ? 'pact_refused' : 'pact_missing'))]
}
