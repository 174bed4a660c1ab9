import type { BellegenAktState, CostId, LeverId, UnknownComponent } from '../../../contracts/law/affordability.ts'

/** What a result takes for granted. Sentences may hold figures in braces. */
export const ASSUMPTIONS = [
  'net_income_scale',
  'net_income_share',
  'debt_service_practice',
  'debt_service_stated',
  'rate_series',
  'rate_stated',
  'term_assumed',
  'condition_assumed',
  'use_unknown',
  'outside_surcharge',
  'duties_halved',
  'credit_conditions',
  'credit_capped',
  'first_time_stated',
  'non_resident_lending',
  'new_build_price',
  'new_build_progress',
  'vat_approval',
  'unverified_figures',
  'left_out',
] as const
export type Assumption = (typeof ASSUMPTIONS)[number]

/** All that an answer says in one language. */
export interface AffordabilityTexts {
  readonly costs: Readonly<Record<CostId, string>>
  readonly unknown: Readonly<Record<UnknownComponent, string>>
  readonly levers: Readonly<Record<LeverId, string>>
  readonly assumptions: Readonly<Record<Assumption, string>>
  readonly bellegenAkt: Readonly<Record<BellegenAktState, string>>
  readonly complete: string
  readonly knownCostsOnly: string
  readonly disclaimer: string
  readonly personalResidenceDeprecated: string
  readonly firstTimeBuyerDeprecated: string
}
