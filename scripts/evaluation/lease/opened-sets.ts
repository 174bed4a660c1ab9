/** Sets of leases that were read after they were first measured, and learned from: they only guard against regressions. */
export const LOOKED_INTO = [
  'unseen',
  'fresh',
  'later',
  'blind',
  'reserve',
  'second-blind',
  'third-blind',
  'fourth-blind',
] as const

/** Sets that words were mended by as well. */
export const MENDED_BY = [
  'eighth-blind',
  'ninth-blind',
  'held-back',
  'tenth-blind',
  'eleventh-blind',
  'twelfth-blind',
  'thirteenth-blind',
  'fourteenth-blind',
  'sixteenth-blind',
  'seventeenth-blind',
  'eighteenth-blind',
] as const
