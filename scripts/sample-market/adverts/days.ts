/** A calendar day as the number of days since 1970-01-01: ordered, subtractable. */
export type Day = number

const MILLISECONDS_PER_DAY = 86_400_000
const texts = new Map<Day, string>()

export function dayOf(isoDate: string): Day {
  return Date.parse(isoDate) / MILLISECONDS_PER_DAY
}

export function isoOf(day: Day): string {
  let text = texts.get(day)
  if (text === undefined) {
    text = new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
    texts.set(day, text)
  }
  return text
}

/** `dd/mm/yyyy` or `dd.mm.yyyy`. */
export function dayFirst(day: Day, separator = '/'): string {
  const iso = isoOf(day)
  return `${iso.slice(8, 10)}${separator}${iso.slice(5, 7)}${separator}${iso.slice(0, 4)}`
}
