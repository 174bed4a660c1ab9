/** A calendar quarter as the number of quarters since year 0 (`year * 4 + quarter - 1`): ordered, subtractable, cheap in a column. */
export type QuarterIndex = number

/** `2026-09-30` or a full ISO timestamp -> its quarter. @throws RangeError when the text does not start with an ISO date. */
export function quarterOfDate(isoDate: string): QuarterIndex {
  const match = /^(\d{4})-(\d{2})-\d{2}/.exec(isoDate)
  const month = Number(match?.[2])
  if (!match || month < 1 || month > 12)
    throw new RangeError(`Not an ISO date: ${JSON.stringify(isoDate)} (expected YYYY-MM-DD)`)
  return Number(match[1]) * 4 + Math.floor((month - 1) / 3)
}

/** The form used at the interface: `Q3-2026`. */
export function formatQuarter(quarter: QuarterIndex): string {
  return `Q${(quarter % 4) + 1}-${Math.floor(quarter / 4)}`
}

/** The form used in release ids and file names, which sorts as text: `2026Q3`. */
export function formatQuarterCompact(quarter: QuarterIndex): string {
  return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`
}

const YEAR_LAST = /^[qtk]([1-4])[-/ .]?(\d{4})$/i
const YEAR_FIRST = /^(\d{4})[-/ .]?[qtk]([1-4])$/i
/** `3e trimestre 2026`, `3. Quartal 2026`, `3.º trimestre de 2026`, `3rd quarter 2026`. */
const IN_WORDS =
  /^([1-4])(?:st|nd|rd|th|er|re|e|è?me|\.?[ºo]|\.)? ?(?:quarter|trimestre|quartal|trimester)(?: de| of)? ?(\d{4})$/i

/**
 * Reads a quarter as tables, offices and people write it: `Q3-2026`, `2026-Q3`, `2026Q3`, `q3 2026`, `T3/2026`, `3e trimestre 2026`,
 * `3. Quartal 2026`. @throws RangeError otherwise
 */
export function parseQuarter(text: string): QuarterIndex {
  const plain = text.trim().replace(/\s+/g, ' ')
  const last = YEAR_LAST.exec(plain) ?? IN_WORDS.exec(plain)
  const first = YEAR_FIRST.exec(plain)
  const [quarter, year] = last ? [last[1], last[2]] : [first?.[2], first?.[1]]
  if (quarter === undefined) throw new RangeError(`Not a quarter: ${JSON.stringify(text)} (expected Q3-2026)`)
  return Number(year) * 4 + Number(quarter) - 1
}

/** First and last day of the quarter, ISO dates, both inclusive. */
export function quarterBounds(quarter: QuarterIndex): { from: string; to: string } {
  const year = Math.floor(quarter / 4)
  const firstMonth = (quarter % 4) * 3
  const to = new Date(Date.UTC(year, firstMonth + 3, 0)).toISOString().slice(0, 10)
  return { from: `${year}-${String(firstMonth + 1).padStart(2, '0')}-01`, to }
}

/** The `count` quarters that end with `last`, oldest first. */
export function quartersUpTo(last: QuarterIndex, count: number): QuarterIndex[] {
  return Array.from({ length: count }, (_, step) => last - count + 1 + step)
}
