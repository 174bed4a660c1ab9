import { DAY_MS } from '../../models/kernel/day.ts'

/** Maximum requests of a key in any 24 hours. */
export const TIER_DAY_LIMITS = { free: 100, basic: 1_000, premium: 10_000 } as const
export type Tier = keyof typeof TIER_DAY_LIMITS
export const TIERS = Object.keys(TIER_DAY_LIMITS) as Tier[]

export const WINDOW_MS = DAY_MS

/** Maximum tool calls and page searches together from one address without a credential in any 24 hours. */
export const ANONYMOUS_DAY_LIMIT = 20
