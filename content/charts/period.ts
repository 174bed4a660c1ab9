/** A year (`2025`), or first and last month (`2025-04/2026-03`), as quarters since year 0 with their fractions. @throws RangeError for other text */
export function periodBounds(period: string): { from: number; to: number } {
  const [first = '', last = first] = period.split('/')
  return { from: startOf(first), to: endOf(last) }
}

function startOf(text: string): number {
  const { year, month } = parse(text)
  return year * 4 + ((month ?? 1) - 1) / 3
}

function endOf(text: string): number {
  const { year, month } = parse(text)
  return year * 4 + (month ?? 12) / 3
}

function parse(text: string): { year: number; month: number | undefined } {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text)
  if (!match) throw new RangeError(`Not a period: ${JSON.stringify(text)} (expected 2025 or 2025-04/2026-03)`)
  return { year: Number(match[1]), month: match[2] === undefined ? undefined : Number(match[2]) }
}
