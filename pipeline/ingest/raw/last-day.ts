const LUXEMBOURG_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg', dateStyle: 'short' })

export function luxembourgDay(time: Date): string {
  return LUXEMBOURG_DAY.format(time)
}

/** The last day that adverts can be of: that of a historical build, else that of the run. What is dated later is wrong or has not come yet. */
export function lastDayOf({ knownOn, now }: { knownOn: string | null; now: Date }): string {
  return knownOn ?? luxembourgDay(now)
}
