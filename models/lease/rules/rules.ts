import { COST_RULES } from './cost-rules.ts'
import { DEPOSIT_RULES } from './deposit-rules.ts'
import { MENTION_RULES } from './mention-rules.ts'
import { NOTICE_RULES } from './notice-rules.ts'
import { OTHER_RULES } from './other-rules.ts'
import { RENT_RULES } from './rent-rules.ts'
import { PROTECTION_RULES } from './protection-rules.ts'
import type { Rules } from './verdict.ts'

/** Computed rules, by id of their check. Other checks are only read, by likeness. */
export const RULES: Rules = {
  ...DEPOSIT_RULES,
  ...MENTION_RULES,
  ...RENT_RULES,
  ...COST_RULES,
  ...NOTICE_RULES,
  ...OTHER_RULES,
  ...PROTECTION_RULES,
}
