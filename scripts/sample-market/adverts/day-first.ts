import { type Day, formatDay } from '../../../models/kernel/day.ts'

/** `dd/mm/yyyy` or `dd.mm.yyyy`. */
export function dayFirst(day: Day, separator = '/'): string {
  const iso = formatDay(day)
  return `${iso.slice(8, 10)}${separator}${iso.slice(5, 7)}${separator}${iso.slice(0, 4)}`
}
