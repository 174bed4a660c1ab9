import { DAY_MS, dayOf, formatDay } from '../../../models/kernel/day.ts'

/** Service days of a timetable: weekly calendars with first and last day, and single days added or removed. */
export interface ServiceCalendar {
  weekly: { serviceId: string; days: boolean[]; from: string; to: string }[]
  exceptions: { serviceId: string; date: string; added: boolean }[]
}

const MAX_DAYS = 800

/** The services that run on a day, `YYYY-MM-DD`. */
export function servicesOn(calendar: ServiceCalendar, date: string): Set<string> {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  const running = new Set<string>()
  for (const { serviceId, days, from, to } of calendar.weekly) {
    if (from <= date && date <= to && days[weekday]) running.add(serviceId)
  }
  for (const exception of calendar.exceptions) {
    if (exception.date !== date) continue
    if (exception.added) running.add(exception.serviceId)
    else running.delete(exception.serviceId)
  }
  return running
}

/**
 * Picks an ordinary working day of the timetable: the Tuesday, Wednesday or Thursday with the most trips; the earliest if several are equal.
 * @param trips number of trips of each service
 */
export function ordinaryDay(calendar: ServiceCalendar, trips: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined
  let most = 0
  for (const date of workingDays(calendar)) {
    let count = 0
    for (const serviceId of servicesOn(calendar, date)) count += trips.get(serviceId) ?? 0
    if (count > most) [best, most] = [date, count]
  }
  return best
}

/** The last day of any service, `YYYY-MM-DD`; empty when there is none. */
export function lastDay({ weekly, exceptions }: ServiceCalendar): string {
  const days = [...weekly.map(({ to }) => to), ...exceptions.flatMap(({ date, added }) => (added ? [date] : []))]
  return days.reduce((last, day) => (day > last ? day : last), '')
}

function workingDays({ weekly, exceptions }: ServiceCalendar): string[] {
  const bounds = [...weekly.flatMap(({ from, to }) => [from, to]), ...exceptions.map(({ date }) => date)].sort()
  if (bounds.length === 0) return []
  const first = dayOf(bounds[0]!)
  const length = Math.min(MAX_DAYS, dayOf(bounds.at(-1)!) - first + 1)
  const days = Array.from({ length }, (_, index) => first + index)
  return days.filter((day) => [2, 3, 4].includes(new Date(day * DAY_MS).getUTCDay())).map(formatDay)
}
