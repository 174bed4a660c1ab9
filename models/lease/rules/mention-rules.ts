import { KEPT_FROM_OTHERS, REFUSED_MENTIONS, UNNAMED_LANDLORD } from '../../language/lease/refused-mentions.ts'
import * as phrases from '../../language/lease/mentions.ts'
import { FLAT } from '../../language/lease/costs.ts'
import { topics } from '../../language/lease-words.ts'
import { percentsIn } from '../../language/numbers/quantities.ts'
import { tellsStart } from '../terms/conclusion-date.ts'
import type { DetailId } from '../checks/detail-ids.ts'
import { affirms, anyAffirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { namedParties } from '../terms/parties.ts'
import { describesPremises } from '../terms/premises.ts'
import { datesIn } from '../text/quantities.ts'
import { chargesKind } from './charges-kind.ts'
import { isDepositReturn } from './deposit-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes, refuses } from './verdict.ts'

const HEADING = 40
const MENTIONS: Rules = {
  L08: ({ text }) => {
    const unnamed = text.statements.find(
      ({ folded }) =>
        UNNAMED_LANDLORD.test(folded) &&
        !KEPT_FROM_OTHERS.test(folded) &&
        (topics.landlord.test(folded) || !topics.tenant.test(folded)),
    )
    if (unnamed !== undefined) return [refuses(unnamed, said('landlord_unnamed'))]
    const missing = namedParties(text).missing
    if (missing.length === 0) return []
    return absent(missing.length > 1 ? 'nobody_named' : missing[0] === 'tenant' ? 'tenant_unnamed' : 'landlord_unnamed')
  },
  L09: ({ text }) => {
    const begins = text.statements.filter(({ folded }) => tellsStart(folded))
    const isUnderHeading = text.statements.some(({ folded, before }) => {
      const heading = before.split(' . ').at(-1)!
      return heading.length < HEADING && tellsStart(heading) && datesIn(folded).length > 0
    })
    if (isUnderHeading) return []
    if (begins.some(({ folded }) => datesIn(folded).length > 0 || phrases.START_ON_KEYS.test(folded))) return []
    const telling = begins.find(({ folded }) => topics.lease.test(folded))
    return [{ statement: telling ?? null, detail: said('start_missing') }]
  },
  L10: ({ text }) => {
    const missing = describesPremises(text).missing
    if (missing.length === 0) return []
    return absent(
      missing.length > 1 ? 'premises_missing' : missing[0] === 'address' ? 'address_missing' : 'rooms_missing',
    )
  },
  L11: ({ terms, text }) => {
    const { rentEur, rentAllInEur } = terms
    if (rentEur !== null && !isGross(rentEur.statement.folded, rentAllInEur !== null)) return []
    if (rentEur !== null && rentAllInEur === null) return []
    if (rentAllInEur !== null) return [{ statement: rentAllInEur.statement, detail: said('rent_gross_only') }]
    const wordless = text.statements.find(({ folded }) => topics.withoutCharges.test(folded))
    return [{ statement: wordless ?? null, detail: said('rent_missing') }]
  },
  L12: ({ terms, text }) => {
    if (terms.chargesEur !== null || text.statements.some(({ folded }) => phrases.NO_CHARGES.test(folded))) return []
    // One sum for everything names no charges, whatever else resembles a mention of them.
    if (terms.rentAllInEur !== null) return [refuses(terms.rentAllInEur.statement, said('charges_missing'))]
    const about = text.statements.find(
      ({ folded }) => topics.charges.test(folded) && !topics.withoutCharges.test(folded),
    )
    return [passes(about ?? null, said('charges_missing'))]
  },
  L14: ({ text }) => {
    const about = text.statements.filter(({ folded }) => topics.commission.test(folded))
    if (about.some(({ folded }) => !phrases.WAIVED.test(folded.replace(phrases.NOT_WAIVED, ' ')))) return []
    return about[0] ? [refuses(about[0], said('commission_missing'))] : absent('commission_missing')
  },
  L15: (lease) =>
    lease.text.statements.some(
      ({ folded }) =>
        topics.ceiling.test(folded.replace(phrases.ROOM_CEILING, ' ')) && !phrases.NOT_SUBJECT.test(folded),
    ) || keepsToShare(lease)
      ? []
      : absent('ceiling_missing'),
  L30: settlement,
  L41: (lease) => (anyAffirms(lease, topics.energy) ? [] : absent('energy_missing')),
  L42: (lease) => (anyAffirms(lease, topics.smoke) ? [] : absent('smoke_missing')),
}

const SUBJECTS: Readonly<Record<string, { topic: RegExp; id: DetailId }>> = {
  L09: { topic: topics.lease, id: 'start_missing' },
  L11: { topic: topics.rent, id: 'rent_missing' },
  L12: { topic: topics.charges, id: 'charges_missing' },
  L14: { topic: topics.commission, id: 'commission_missing' },
  L15: { topic: topics.ceiling, id: 'ceiling_missing' },
  L41: { topic: topics.energy, id: 'energy_missing' },
  L42: { topic: topics.smoke, id: 'smoke_missing' },
}

/** Mentions a lease has to make. One is there when words or the learned reader see it, and nothing says that it is left out. */
export const MENTION_RULES: Rules = {
  ...MENTIONS,
  ...Object.fromEntries(
    Object.entries(SUBJECTS).map(([check, { topic, id }]) => [
      check,
      (lease: LeaseReading) => unlessRefused(lease, check, topic, id),
    ]),
  ),
}

/** A refusal stands unless another statement makes the mention. */
function unlessRefused(lease: LeaseReading, check: string, topic: RegExp, id: DetailId): Verdict[] {
  const isRefusal = ({ folded }: Statement): boolean =>
    REFUSED_MENTIONS[check]!.test(folded) && (topic.test(folded) || check === 'L09')
  const refusal = lease.text.statements.find(isRefusal)
  if (refusal === undefined) return MENTIONS[check]!(lease)
  const others = {
    ...lease,
    text: { ...lease.text, statements: lease.text.statements.filter((one) => !isRefusal(one)) },
  }
  return MENTIONS[check]!(others).length === 0 ? [] : [refuses(refusal, said(id))]
}

/** A capital, and the share of it that the law allows, in one sentence or the next: `310 000 euros ; cinq pour cent font 15 500 par an`. */
function keepsToShare({ text, terms, limits }: LeaseReading): boolean {
  const { capitalEur } = terms
  if (capitalEur === null) return false
  const at = text.statements.indexOf(capitalEur.statement)
  return text.statements
    .slice(at, at + 2)
    .some(
      ({ folded }) =>
        percentsIn(folded).some(({ value }) => value === limits.ceilingShare * 100) &&
        !phrases.NOT_SUBJECT.test(folded),
    )
}

function settlement(lease: LeaseReading): Verdict[] {
  const { text, terms } = lease
  const kind = chargesKind(lease)
  // A lump sum needs no statement, and a lease may say so.
  if (kind?.value === 'lumpSum') return [keeps(kind.statement)]
  const about = text.statements.filter((statement) => !isDepositReturn(statement))
  const refused = about.find((statement) => refusesAccount(statement))
  if (refused) return [passes(refused, said('statement_excluded'))]
  if (about.some((statement) => affirms(statement, topics.statementOfCharges) || settlesYearly(statement))) return []
  if (terms.chargesEur === null && terms.amounts.some(({ purpose, eur }) => purpose === 'charges' && eur === 0))
    return []
  const hasCharges =
    terms.chargesEur !== null ||
    terms.rentAllInEur !== null ||
    text.statements.some(({ folded }) => topics.charges.test(folded))
  return hasCharges ? [passes(terms.chargesEur?.statement ?? null, said('statement_missing'))] : []
}

/** No statement is made; what is left out of one, as costs of the owner, refuses none. */
function refusesAccount(statement: Statement): boolean {
  const { folded } = statement
  const found = topics.statementOfCharges.exec(folded)
  return (
    found !== null &&
    !affirms(statement, topics.statementOfCharges) &&
    !topics.ownerCost.test(folded) &&
    !topics.ceiling.test(folded) &&
    !topics.energy.test(folded) &&
    !phrases.OF_CONDITION.test(folded) &&
    !phrases.NOT_AWAITED.test(folded) &&
    !FLAT.test(folded) &&
    !(phrases.NO_CLAIM_WITHOUT.test(folded) && !topics.tenant.test(folded)) &&
    !phrases.WITHIN.test(folded.slice(0, found.index))
  )
}

/** `Les acomptes sont comparés chaque année aux dépenses effectives`. */
function settlesYearly({ folded, before }: Statement): boolean {
  return (
    (topics.yearly.test(folded) || phrases.SEASON.test(folded)) &&
    phrases.PROVED.test(folded) &&
    !topics.furniture.test(folded) &&
    (phrases.ON_ACCOUNT.test(folded) || phrases.ON_ACCOUNT.test(before) || phrases.SQUARES.test(folded))
  )
}

function absent(id: DetailId): Verdict[] {
  return [passes(null, said(id))]
}

/** A rent that is named gross, with no other amount to tell the net from. */
function isGross(folded: string, hasAllIn: boolean): boolean {
  return hasAllIn && /brutto(?:kalt|warm)?miete/.test(folded) && !/nettokaltmiete|nettomiete/.test(folded)
}
