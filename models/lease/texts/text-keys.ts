import type { LeaseUnknown } from '../../contracts/law/lease-analysis.ts'

/** Sentences on what was read or computed. They may hold figures in braces. */
export const DETAILS = [
  'deposit_form',
  'deposit_forfeited',
  'deposit_no_amount',
  'inventory_refused',
  'inventory_missing',
  'return_never',
  'return_unsaid',
  'surety_unlimited',
  'pact_refused',
  'pact_missing',
  'condition_declared',
  'repairs_on_tenant',
  'repaint',
  'fee_besides',
  'owner_costs',
  'statement_excluded',
  'statement_missing',
  'agency_on_tenant',
  'flat_charges',
  'entry_free',
  'registration_forbidden',
  'guests_forbidden',
  'pets_forbidden',
  'subletting_forbidden',
  'windowless',
  'basement',
  'not_main_home',
  'discrimination',
  'business_use',
  'not_written',
  'start_missing',
  'rent_gross_only',
  'rent_missing',
  'charges_missing',
  'commission_missing',
  'ceiling_missing',
  'energy_missing',
  'smoke_missing',
  'read_by_likeness',
  'rights_waived',
  'insurer_imposed',
  'preemption_waived',
  'foreign_forum',
  'notice_by_mail',
  'buyer_freed',
  'supplies_cut',
  'late_per_period',
  'late_fee',
  'blank',
  'luxury',
  'indexed',
  'services_bundled',
  'let_apart',
  'furniture_doubled',
  'furniture_missing',
  'postdated',
  'rent_long_period',
  'ends_on_death',
  'definite_end',
  'sale_ends',
  'no_ground',
  'break_penalty',
  'deposit_over_months',
  'deposit_over_amount',
  'deposit_on_gross',
  'return_late',
  'co_tenant_bound',
  'agency_over',
  'small_room',
  'crowded',
  'late_percent',
  'capital_share',
  'capital_exceeded',
  'furniture_over',
  'increase_percent',
  'increase_soon',
  'increase_often',
  'rent_in_advance',
  'need_notice',
  'tenant_notice',
  'nobody_named',
  'tenant_unnamed',
  'landlord_unnamed',
  'premises_missing',
  'address_missing',
  'rooms_missing',
] as const
export type DetailId = (typeof DETAILS)[number]

/** One check in words. */
export interface CheckText {
  readonly title: string
  readonly rule: string
  readonly legalBasis: string
  readonly ask: string
}

/** All that an analysis says in one language. */
export interface LeaseTexts {
  /** By id; null: as the table of checks says it, which is English. */
  readonly checks: Readonly<Record<string, CheckText>> | null
  readonly details: Readonly<Record<DetailId, string>>
  readonly unknowns: Readonly<Record<LeaseUnknown, string>>
  /** Added to a detail where a rule reaches an older lease only later. */
  readonly nextAdaptation: string
  readonly disclaimer: string
}
