/** Values by quarter, in logs. */
export type LogSeries = ReadonlyMap<number, number>

/**
 * Continues a published series with a fresh estimate: published quarters keep their values, later ones are linked by
 * the mean difference over all quarters both have (mean splice, de Haan 2015), so that no single quarter carries the link.
 * @throws RangeError when they share no quarter.
 */
export function meanSplice(published: LogSeries, fresh: LogSeries): Map<number, number> {
  const shared = [...fresh.keys()].filter((quarter) => published.has(quarter))
  if (shared.length === 0) throw new RangeError('the series to splice share no quarter')
  const link = shared.reduce((sum, quarter) => sum + published.get(quarter)! - fresh.get(quarter)!, 0) / shared.length
  const spliced = new Map(published)
  for (const [quarter, value] of fresh) if (!spliced.has(quarter)) spliced.set(quarter, value + link)
  return new Map([...spliced].sort(([a], [b]) => a - b))
}
