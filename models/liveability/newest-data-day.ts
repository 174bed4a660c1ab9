import type { CommuneIntelligence } from '../contracts/places/commune.ts'

/** Newest day that the scores and the times by public transport of communes speak of; undefined where nothing is known. */
export function newestDataDay(
  communes: Iterable<Pick<CommuneIntelligence, 'dimensions' | 'commute'>>,
): string | undefined {
  const days = [...communes].flatMap(({ dimensions, commute }) => [
    ...Object.values(dimensions).flatMap(({ indicators }) =>
      indicators.flatMap(({ value, date }) => (value === null || date === null ? [] : [date])),
    ),
    ...Object.values(commute ?? {}).map(({ transit }) => transit.validOn),
  ])
  return days.toSorted().at(-1)
}
