import { DAY_MS, isoDateAt } from './day.ts'

/** Lengths of a period, coded as SDMX does: a year, half-year, quarter, month, week or day. */
export const FREQUENCIES = ['A', 'S', 'Q', 'M', 'W', 'D'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export interface Period {
  /** Canonical label: 2025, 2025-S1, 2025-Q3, 2025-09, 2025-W36, 2025-09-30. */
  label: string
  frequency: Frequency
  /** First day, ISO date. */
  start: string
  /** Last day, ISO date. */
  end: string
}

const FORMS: [RegExp, (year: number, part: number, day: number) => Period | null][] = [
  [/^([1-9]\d{3})(?:-?A1?)?$/, (year) => months(year, 'A', 1, 12, `${year}`)],
  [/^([1-9]\d{3})-?[SBH](\d)$/, (year, part) => months(year, 'S', part, 6, `${year}-S${part}`)],
  [/^([1-9]\d{3})-?[QT](\d)$/, (year, part) => months(year, 'Q', part, 3, `${year}-Q${part}`)],
  [/^([1-9]\d{3})-?M?(\d{2})$/, (year, part) => months(year, 'M', part, 1, `${year}-${two(part)}`)],
  [/^([1-9]\d{3})-?W(\d{1,2})$/, week],
  [/^([1-9]\d{3})-(\d{2})-(\d{2})(?:T00:00(?::00)?Z?)?$/, day],
]

/**
 * Reads a period in any spelling of the statistical offices: 2025, 2025-A1, 2025-Q3, 2025Q3, 2025-M09, 2025-09, 2025-W36, 2025-09-30.
 * @returns null for another text
 */
export function parsePeriod(text: string): Period | null {
  for (const [form, read] of FORMS) {
    const match = form.exec(text)
    if (match) return read(Number(match[1]), Number(match[2]), Number(match[3]))
  }
  return null
}

function months(year: number, frequency: Frequency, part: number, length: number, label: string): Period | null {
  const index = frequency === 'A' ? 1 : part
  if (index < 1 || index * length > 12) return null
  const first = (index - 1) * length
  return {
    label,
    frequency,
    start: isoDateAt(Date.UTC(year, first, 1)),
    end: isoDateAt(Date.UTC(year, first + length, 0)),
  }
}

/** An ISO week: the first holds the first Thursday of the year. */
function week(year: number, part: number): Period | null {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = (of: number) => Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + (of - 1) * 7)
  const thursday = new Date(monday(part) + 3 * DAY_MS)
  if (part < 1 || thursday.getUTCFullYear() !== year) return null
  const end = isoDateAt(monday(part) + 6 * DAY_MS)
  return { label: `${year}-W${two(part)}`, frequency: 'W', start: isoDateAt(monday(part)), end }
}

function day(year: number, month: number, date: number): Period | null {
  const label = isoDateAt(Date.UTC(year, month - 1, date))
  const isReal = Number(label.slice(5, 7)) === month && Number(label.slice(8)) === date
  return isReal ? { label, frequency: 'D', start: label, end: label } : null
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
