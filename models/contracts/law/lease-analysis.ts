import { z } from 'zod'
import { LEGAL_STATUSES } from './legal.ts'

export const LEASE_SEVERITIES = ['high', 'medium', 'low'] as const
export type LeaseSeverity = (typeof LEASE_SEVERITIES)[number]

/**
 * Computed: contrary to a rule that parties cannot set aside; missing, what the lease must or should say; unusual, open to negotiation.
 * Read: worth_reading, a clause that resembles breaches; it is no finding of a breach and counts in no risk.
 */
export const LEASE_FINDING_KINDS = ['contrary', 'missing', 'unusual', 'worth_reading'] as const

/** Level of the source of a rule, the surest first. */
export const LEASE_RULE_SOURCES = ['official', 'issuing_body', 'lawyers', 'press', 'practice'] as const

export const LEASE_KEY_TERMS = [
  'parties',
  'premises',
  'area_m2',
  'start_date',
  'term',
  'rent_without_charges_eur',
  'rent_with_charges_eur',
  'charges_eur',
  'charges_kind',
  'deposit_eur',
  'deposit_months',
  'furnished',
  'furniture_supplement_eur',
  'invested_capital_eur',
  'tenant_notice_months',
  'indexation',
  'agency_fee',
] as const

/** Values of key terms that are words. */
export const LEASE_TERM_VALUES = [
  'named',
  'namesRedacted',
  'landlordUnnamed',
  'tenantUnnamed',
  'nobodyNamed',
  'described',
  'partlyDescribed',
  'indefinite',
  'months',
  'span',
  'advance',
  'lumpSum',
  'tenant',
  'landlord',
  'shared',
  'nothing',
] as const

const clause = z.string().max(400).nullable().describe('quoted from the lease, shortened; null: nothing to quote')
const sentence = z.string().min(1).max(600)

/** Facts that the text of a lease alone cannot show. */
export const LEASE_UNKNOWNS = [
  'date_assumed',
  'date_of_start',
  'no_signature',
  'no_capital',
  'no_invoices',
  'no_rent',
  'luxury_home',
] as const
export type LeaseUnknown = (typeof LEASE_UNKNOWNS)[number]

/** A term of the lease with the clause it was read from. No name of a person is kept as a value. */
export const leaseKeyTermSchema = z.strictObject({
  name: z.enum(LEASE_KEY_TERMS),
  value: z.union([z.string().max(100), z.number(), z.boolean()]),
  said: z
    .strictObject({
      id: z.enum(LEASE_TERM_VALUES),
      figures: z.record(z.string().max(20), z.union([z.number(), z.string().max(20)])),
    })
    .optional()
    .describe('the same for other languages: id of the words and their figures; absent: the value holds no words'),
  clause,
})
export type LeaseKeyTerm = z.infer<typeof leaseKeyTermSchema>

/** One possible issue of a lease. */
export const leaseFindingSchema = z.strictObject({
  id: z.string().regex(/^L\d{2}$/),
  title: z.string().min(1).max(200),
  severity: z.enum(LEASE_SEVERITIES),
  kind: z.enum(LEASE_FINDING_KINDS),
  clause,
  alsoIn: z.array(z.string().max(400)).max(2).describe('further passages that say the same'),
  detail: sentence.describe('what was read or computed'),
  said: z
    .strictObject({ id: z.string().max(40), figures: z.record(z.string().max(20), z.number()) })
    .describe('the same for other languages: id of the sentence and its figures'),
  rule: sentence,
  legalBasis: z.string().min(1).max(300),
  appliesFrom: z.iso.date().nullable().describe('first day of conclusion of leases that the rule judges; null: always'),
  application: z
    .enum(['in_force', 'earlier_rule', 'next_adaptation'])
    .describe('earlier_rule: judged by the law before the reform; next_adaptation: reaches this older lease only then'),
  status: z.enum(LEGAL_STATUSES).describe('how well the rule is founded'),
  source: z
    .enum(LEASE_RULE_SOURCES)
    .optional()
    .describe('who says that this is the rule; absent in analyses that were kept before'),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .optional()
    .describe('page that states the rule; null: none was found; absent in analyses that were kept before'),
  doubt: sentence.optional().describe('how sure the source is, where sources disagree or are thin'),
  ask: sentence.describe('what a tenant may ask for'),
})
export type LeaseFinding = z.infer<typeof leaseFindingSchema>

/** Ceiling of the rent by the capital that the lease states. */
export const leaseRentCeilingSchema = z.strictObject({
  statedCapitalEur: z.number().positive(),
  coefficient: z
    .number()
    .positive()
    .nullable()
    .optional()
    .describe('revaluation of the capital as stated; 1: stated as revalued; null: not stated; absent in older reports'),
  sharePercent: z.number().positive().optional().describe('of the revalued capital, a year'),
  monthlyLowEur: z.number().nonnegative().nullable().describe('null: no bound can be given; 0 in older reports'),
  monthlyHighEur: z.number().nonnegative().nullable().describe('null: no bound can be given'),
  unknowns: z.array(z.string().max(60)).max(10).describe('facts that would make it exact'),
})
export type LeaseRentCeiling = z.infer<typeof leaseRentCeilingSchema>

/** The full analysis of a lease, as an account may keep it. Holds no text of the lease beyond the quoted clauses. */
export const leaseAnalysisSchema = z.strictObject({
  concludedOn: z.iso.date().describe('day whose law was applied'),
  concludedOnBasis: z.enum(['given', 'signature', 'start', 'assumed']),
  languages: z
    .array(z.enum(['fr', 'de', 'en', 'lb']))
    .max(4)
    .describe('main one first'),
  keyTerms: z.array(leaseKeyTermSchema).max(LEASE_KEY_TERMS.length),
  findings: z.array(leaseFindingSchema).max(100).describe('computed ones first, gravest first, then by id'),
  notApplied: z.array(z.string()).max(100).describe('ids of checks that do not judge a lease of that day'),
  rentCeiling: leaseRentCeilingSchema.nullable().describe('null: the lease states no capital'),
  unknowns: z
    .array(z.strictObject({ id: z.enum(LEASE_UNKNOWNS), text: sentence }))
    .max(20)
    .describe('what the text alone cannot show'),
})
export type LeaseAnalysis = z.infer<typeof leaseAnalysisSchema>
