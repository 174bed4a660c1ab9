import type { Source } from '../../../models/contracts/release/source.ts'
import { luxembourgDay } from '../raw/last-day.ts'

const DAY_IN_NAME = /(?<!\d)(\d{4})(?:-(\d{2})-(\d{2})|(\d{2})(\d{2}))(?!\d)/g

/**
 * Reads the day that a file describes; null when each row has its own.
 * @throws Error when the file name should contain a day and does not
 */
export function snapshotDateOf(source: Source, name: string, now: Date): string | null {
  const { date } = source.snapshot
  if (date === 'from-row') return null
  if (date === 'fetched') return luxembourgDay(now)
  if (date !== 'from-name') return date
  const day = dayIn(name)
  if (day === undefined)
    throw new Error(
      `the name ${name} contains no day; expected YYYY-MM-DD or YYYYMMDD in it (snapshot.date is from-name)`,
    )
  return day
}

/** The last valid calendar day in a name. */
function dayIn(name: string): string | undefined {
  const days = [...name.matchAll(DAY_IN_NAME)].map(([, year, m1, d1, m2, d2]) => `${year}-${m1 ?? m2}-${d1 ?? d2}`)
  return days.findLast((day) => {
    const time = Date.parse(`${day}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  })
}
