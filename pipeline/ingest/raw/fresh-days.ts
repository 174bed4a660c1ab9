import type { Source } from '../../../models/contracts/release/source.ts'

/** Days after which the newest file of a feed is late, where its contract says nothing else; null: it never is. */
export const FRESH_DAYS: Record<Source['cadence'], number | null> = {
  daily: 3,
  weekly: 10,
  monthly: 40,
  quarterly: 120,
  yearly: 400,
  once: null,
}
