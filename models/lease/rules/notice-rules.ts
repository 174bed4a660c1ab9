import * as phrases from '../../language/lease/notices.ts'
import * as besides from '../../language/lease/besides.ts'
import { leaseWords, topics } from '../../language/lease-words.ts'
import { durationsIn } from '../../language/numbers/quantities.ts'
import type { Duration } from '../../language/numbers/quantities.ts'
import { said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Actor } from '../text/actors.ts'
import { subjectOf } from '../text/actors.ts'
import type { Statement } from '../text/lease-text.ts'
import { segmentsOf } from '../text/polarity.ts'
import { toTenths } from '../text/quantities.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, ofEach, passes } from './verdict.ts'

const BEFOREHAND = leaseWords('beforehand', 'notice')
const ROUNDING_MONTHS = 0.2

/** How long before somebody has to be told that the lease ends. */
export const NOTICE_RULES: Rules = {
  L23: ofEach(personalNeed),
  L24: tenantNotice,
  L36: ofEach(coTenantNotice),
}

/** The longest notice that the lease asks of the tenant, in months. */
export function tenantNoticeTerm(lease: LeaseReading): Term<number> | null {
  const notices = tenantNotices(lease)
  return notices.length === 0 ? null : notices.reduce((a, b) => (b.value > a.value ? b : a))
}

/** `un trimestre avant`, `five full months ahead`; of a notice whose unit stands elsewhere, in its context: `locataire 3 mois, bailleur 6`. */
export function withPlainSpans(folded: string, context = ''): string {
  const counted = phrases.MONTHS.test(context) ? folded.replace(phrases.BARE_COUNT, '$1 mois') : folded
  return counted.replace(phrases.QUARTER, '3 mois').replace(phrases.HALF_YEAR, '6 mois').replace(phrases.FULL, '')
}

function personalNeed(statement: Statement, { limits }: LeaseReading): Verdict[] {
  const limit = limits.personalNeedNoticeMonths
  const { folded, before } = statement
  const isOfNeed =
    topics.need.test(folded) ||
    (topics.need.test(lastOf(before)) && topics.notice.test(folded) && subjectOf(folded) !== 'tenant')
  if (!isOfNeed || (subjectOf(folded) === 'tenant' && !phrases.LANDLORD.test(folded))) return []
  const plain = withPlainSpans(folded, `${lastOf(before)} ${folded}`)
  const parts = segmentsOf(plain).filter((segment) => durationsIn(segment).length > 0)
  const own = parts.filter((segment) => topics.need.test(segment))
  const spans = (own.length > 0 ? own : parts)
    .flatMap((segment) => durationsIn(segment).filter(({ end }) => !phrases.OF_SPAN.test(segment.slice(end, end + 30))))
    .filter(({ value }) => value >= 0.4 && value <= 24)
  if (spans.length === 0 || topics.buyer.test(folded) || phrases.OF_PURCHASE.test(folded)) return []
  if (besides.WITHOUT_EFFECT.test(folded)) return [keeps(statement)]
  const months = Math.max(...spans.map(({ value }) => value))
  return [
    months < limit ? passes(statement, said('need_notice', { months: toTenths(months), limit })) : keeps(statement),
  ]
}

function tenantNotice(lease: LeaseReading): Verdict[] {
  const limit = lease.limits.tenantNoticeMonths
  return tenantNotices(lease).map(({ value, statement }) =>
    value > limit + ROUNDING_MONTHS / 2
      ? passes(statement, said('tenant_notice', { months: toTenths(value), limit }))
      : keeps(statement),
  )
}

function tenantNotices({ text }: LeaseReading): Term<number>[] {
  return text.statements.flatMap((statement): Term<number>[] => {
    const { folded, before } = statement
    if (
      !(topics.notice.test(folded) || (topics.tenant.test(folded) && phrases.LEAVES_WITH.test(folded))) ||
      (topics.coTenant.test(folded) && (topics.leaves.test(folded) || phrases.JOINT.test(before)))
    )
      return []
    if (
      topics.coTenancy.test(folded) ||
      ((topics.need.test(folded) || topics.buyer.test(folded) || phrases.TEXT_OF_LAW.test(folded)) &&
        subjectOf(folded) !== 'tenant')
    )
      return []
    let giver: Actor | 'both' | null = lastSubject(before)
    return segmentsOf(withPlainSpans(folded)).flatMap((segment): Term<number>[] => {
      giver = subjectOf(segment) ?? giver
      const tells = phrases.TELLS_OTHERS.test(segment)
      if (
        (giver === 'landlord' && !tells) ||
        (giver === 'tenant' && phrases.RECEIVES.test(segment)) ||
        phrases.NOT_A_NOTICE.test(segment) ||
        (besides.OTHER_THING.test(segment) && !besides.HOME.test(segment)) ||
        topics.need.test(segment) ||
        !phrases.TELLS_NOTICE.test(segment)
      )
        return []
      return durationsIn(segment)
        .filter(
          ({ value, start, end }) =>
            value >= 0.4 &&
            value <= 36 &&
            !phrases.OF_SPAN.test(segment.slice(end, end + 30)) &&
            !phrases.OF_LANDLORD.test(segment.slice(end, end + 50)) &&
            !phrases.NO_LONGER.test(segment) &&
            !isAfter(segment, start),
        )
        .map(({ value }) => ({ value, statement }))
    })
  })
}

function isAfter(segment: string, start: number): boolean {
  return phrases.AFTER.test(segment.slice(Math.max(0, start - 28), start))
}

function lastSubject(before: string): Actor | 'both' | null {
  return (
    before
      .split(' . ')
      .map(subjectOf)
      .findLast((subject) => subject !== null) ?? null
  )
}

function lastOf(before: string): string {
  return before.split(' . ').at(-1) ?? ''
}

function coTenantNotice(statement: Statement, { limits }: LeaseReading): Verdict[] {
  const months = limits.coTenantNoticeMonths
  const { folded, before } = statement
  const isOfOne = topics.coTenant.test(folded) || (topics.coTenancy.test(before) && phrases.ONE_OF_THEM.test(folded))
  if (!isOfOne || !topics.leaves.test(`${folded} ${lastOf(before)}`) || !BEFOREHAND.test(folded)) return []
  const notices = segmentsOf(folded).flatMap((segment) =>
    durationsIn(segment).filter(
      (span: Duration) =>
        span.value >= 0.2 &&
        !phrases.OF_SPAN.test(segment.slice(span.end, span.end + 30)) &&
        !isAfter(segment, span.start),
    ),
  )
  if (notices.length === 0) return []
  const isOther = notices.every(({ value }) => Math.abs(value - months) > ROUNDING_MONTHS)
  return [isOther ? passes(statement, said('co_tenant_bound', { months })) : keeps(statement)]
}
