import type { CommuneCommute, CommuteTimeRow } from '../contracts/places/commute.ts'

/** Rows as documents nest them: by commune, destination, mode and period. Both periods share what is said of the mode, as of the peak. */
export function arrangeTimes(rows: readonly CommuteTimeRow[]): Record<string, CommuneCommute> {
  const communes: Record<string, Record<string, Record<string, object>>> = {}
  for (const { communeSlug, destination, mode, period, minutes, low, high, ...facts } of rows) {
    const modes = ((communes[communeSlug] ??= {})[destination] ??= {})
    const known = modes[mode] ?? { peak: null, offPeak: null }
    const span = { [period]: { minutes, low, high } }
    modes[mode] = period === 'peak' ? { ...known, ...span, ...facts } : { ...facts, ...known, ...span }
  }
  return communes as Record<string, CommuneCommute>
}
