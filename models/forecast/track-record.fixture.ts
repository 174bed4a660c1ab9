/** A forecast of asking prices that beat no change in the past. */
export const TRACK_RECORD = {
  skill: 0.2,
  beatsNoChange: true,
  judgedQuarters: 24,
  growthSharedBy: 'nation',
  weight: 0.8,
  basis: 'asking',
} as const
