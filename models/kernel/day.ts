/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** A calendar day (UTC) as the number of days since 1970-01-01: ordered, subtractable, cheap in a column. */
export type Day = number

/** `2026-09-30` or a full ISO timestamp -> its day; NaN for another text. */
export function dayOf(iso: string): Day {
  return Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY_MS
}

const texts = new Map<Day, string>()
const MOST_TEXTS = 100_000

/** `2026-09-30`; texts are remembered, since data hold few distinct days. */
export function formatDay(day: Day): string {
  let text = texts.get(day)
  if (text === undefined) {
    text = isoDateAt(day * DAY_MS)
    if (texts.size < MOST_TEXTS) texts.set(day, text)
  }
  return text
}

/** The ISO date of a point in time (milliseconds since 1970), UTC. */
export function isoDateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whole days from one ISO date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
