import { pattern } from '../../language/words/lines.ts'
import { leaseWords } from '../../language/lease-words.ts'
import { durationsIn } from '../../language/numbers/quantities.ts'
import { affirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { isDenied } from '../text/polarity.ts'
import { DEPOSIT, everyMatch, LANDLORD } from '../text/words.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes } from './verdict.ts'

const CO_TENANCY = leaseWords('coTenancy')
const PACT = leaseWords('pact')
const EVICT = leaseWords('evict')
const WITHOUT_COURT = leaseWords('withoutCourt')
const CUT_OFF = leaseWords('cutOff')
const BUYER = leaseWords('buyer')
const NOTICE = leaseWords('notice')
const NEED = leaseWords('need')
const LEAVES = leaseWords('leaves')
const BETWEEN = /intermediair|zwischen(?:protokoll|bestandsaufnahme|zustand|abnahme)|interim|intermediate|tesche/
/** Months after the purchase in which a buyer who wants to live there has to give notice. */
const BUYER_MONTHS = 3
const ROUNDING_MONTHS = 0.2

/** Protection against eviction and buyers, and what co-tenants may opt for. */
export const PROTECTION_RULES: Rules = {
  L35: withoutPact,
  L57: ({ text }) =>
    text.statements.flatMap((statement): Verdict[] => {
      const { folded } = statement
      if (!EVICT.test(folded) || !WITHOUT_COURT.test(folded)) return []
      const way = WITHOUT_COURT.exec(folded)!
      const evict = EVICT.exec(folded)!
      const isForbidden =
        FORBIDS.test(folded.slice(0, way.index)) || isDenied(folded, evict.index, way.index + way[0].length)
      return [isForbidden ? keeps(statement) : passes(statement, said('evicted_without_court'))]
    }),
  L58: ({ text }) =>
    text.statements.flatMap((statement): Verdict[] => {
      const { folded } = statement
      if (
        !BUYER.test(folded) ||
        !NOTICE.test(folded) ||
        !NEED.test(`${statement.before} ${folded}`) ||
        DEPOSIT.test(folded)
      )
        return []
      const spans = durationsIn(folded).filter(({ start }) => WITHIN.test(folded.slice(Math.max(0, start - 22), start)))
      if (spans.length === 0) return []
      const isLater = spans.some(({ value }) => value > BUYER_MONTHS + ROUNDING_MONTHS)
      return [isLater ? passes(statement, said('buyer_notice', { months: BUYER_MONTHS })) : keeps(statement)]
    }),
  L59: ({ text }) => {
    const pact = text.statements.find(
      (statement) => affirms(statement, PACT) && CO_TENANCY.test(`${statement.before} ${statement.folded}`),
    )
    const leaves = text.statements.some(({ folded }) => CO_TENANCY.test(folded) && LEAVES.test(folded))
    if (pact === undefined || !leaves || BETWEEN.test(text.folded)) return []
    return [passes(pact, said('intermediate_inventory_missing'))]
  },
  L60: ({ text }) =>
    text.statements.flatMap((statement): Verdict[] => {
      const { folded } = statement
      const acts = everyMatch(CUT_OFF, folded)
      if (acts.length === 0 || !(LANDLORD.test(folded) || LATE_OR_END.test(folded))) return []
      const isForbidden =
        FORBIDS.test(folded) || acts.every(({ index, 0: found }) => isDenied(folded, index, index + found.length))
      return [isForbidden ? keeps(statement) : passes(statement, said('self_help'))]
    }),
}

const FORBIDS = pattern(String.raw`
    ne (?:peut|pourra|peuvent|pourront|saurait)|n'a pas le droit|darf .{0,60}(?:nicht|keine)|d[ae]rf .{0,60}net|(?:may|can|must|shall|will) ?not
    is not allowed|interdit|verboten|prohibited
  `)
const WITHIN =
  /(?:dans|endeans|pendant|within|for|innerhalb|binnen|bannent|wahrend|an|in)\W+(?:les |den |de |the |of )?$/
const LATE_OR_END =
  /retard|impay|non[- ]paiement|defaut|verzug|verspat|nichtzahlung|late\b|arrears|default|unpaid|retard|net bezuelt|fin du bail|ende des|end of the/

/** The regime of co-tenancy is opted for: without a pact a shared lease breaches nothing, and lacks its protections. */
function withoutPact({ text }: LeaseReading): Verdict[] {
  const sharing = text.statements.filter((statement) => affirms(statement, CO_TENANCY) && !BANS.test(statement.folded))
  if (sharing.length === 0) return []
  const pacts = text.statements.filter(({ folded }) => PACT.test(folded))
  if (pacts.some((statement) => affirms(statement, PACT))) return [...pacts, ...sharing].map(keeps)
  return [passes(pacts[0] ?? sharing[0]!, said(pacts.length > 0 ? 'pact_refused' : 'pact_missing'))]
}

const BANS = pattern(String.raw`
    (?:colocation|wohngemeinschaft|co-?tenancy|flat-?shar\w*|colocatioun) (?:\w+ ){0,3}(?:interdite?|verboten|untersagt|prohibited|not allowed
    exclue|verbueden|nicht gestattet|requiert|bedarf|requires)
    (?:interdi\w+|verboten|prohibited).{0,30}colocation
  `)
