import { z } from 'zod'
import { LEASE_FINDING_KINDS, LEASE_RULE_SOURCES, LEASE_SEVERITIES } from '../../contracts/law/lease-analysis.ts'
import { LEGAL_STATUSES } from '../../contracts/law/legal.ts'

const OFFICIAL_JOURNAL = /^https?:\/\/(?:data\.)?legilux\.public\.lu\//

/** One row of `data/reference/lease-checks.csv`: a check, the rule behind it and how well that is founded. */
export const leaseCheckSchema = z
  .strictObject({
    id: z.string().regex(/^L\d{2}$/, 'an id such as L01'),
    title: z.string().min(1).max(200),
    severity: z.enum(LEASE_SEVERITIES),
    kind: z.enum(LEASE_FINDING_KINDS).exclude(['worth_reading']),
    rule: z.string().min(1).max(600),
    legal_basis: z.string().min(1).max(300),
    applies_from: z
      .union([z.literal(''), z.iso.date()])
      .describe('first day of conclusion of leases that the rule judges; empty: no rule of law'),
    older_leases: z
      .enum(['same', 'exempt', 'earlier_rule', 'next_adaptation'])
      .describe('what holds for leases concluded before `applies_from`'),
    ask: z.string().min(1).max(300).describe('what a tenant may ask for'),
    status: z.enum(LEGAL_STATUSES).describe('how well the rule is founded'),
    source: z.enum(LEASE_RULE_SOURCES).describe('level of the source of the rule'),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).describe('public page that states the rule'),
    no_url: z.string().max(200).describe('why there is no page; empty where there is one'),
    checked: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'a month such as 2026-11')
      .describe('month in which the rule was compared with its source'),
  })
  .refine(({ url, no_url }) => (url === '') !== (no_url === ''), {
    path: ['url'],
    error: 'either url or no_url with the reason',
  })
  .refine(({ source, status }) => (source === 'practice') === (status === 'unverified'), {
    path: ['status'],
    error: 'unverified where, and only where, the source is practice',
  })
  .refine(({ source, url }) => source !== 'practice' || url === '', {
    path: ['source'],
    error: 'a page has another level than practice',
  })
  .refine(({ source, url }) => (source === 'official') === OFFICIAL_JOURNAL.test(url), {
    path: ['source'],
    error: 'official where, and only where, the page is one of the official journal',
  })
export type LeaseCheck = z.infer<typeof leaseCheckSchema>

/** Whether a check judges a lease concluded on a day, and on what ground. */
export type Application = 'in_force' | 'earlier_rule' | 'next_adaptation' | 'not_applicable'

/** @param concludedOn ISO date */
export function applicationOf(check: LeaseCheck, concludedOn: string): Application {
  if (check.applies_from === '' || concludedOn >= check.applies_from) return 'in_force'
  if (check.older_leases === 'same') return 'in_force'
  return check.older_leases === 'exempt' ? 'not_applicable' : check.older_leases
}
