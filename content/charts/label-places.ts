/** A label with the place where it would stand alone. */
export interface EndLabel {
  /** Place of its middle in pixels, downwards. */
  height: number
  /** Its own height in pixels. */
  size: number
}

/**
 * Places labels as near to the ends of their lines as they can be without lying on each other (isotonic regression by pooling).
 * @param labels undefined for a line without an end
 * @param room height of the column: the middle of no label stands outside; labels that do not fit stand closer together
 */
export function labelPlaces(
  labels: readonly (EndLabel | undefined)[],
  { room }: { room: number },
): (number | undefined)[] {
  const order = labels
    .flatMap((label, index) => (label === undefined ? [] : [{ ...label, index }]))
    .sort((a, b) => a.height - b.height || a.index - b.index)
  const offsets = order.map(() => 0)
  for (let place = 1; place < order.length; place++)
    offsets[place] = offsets[place - 1]! + (order[place - 1]!.size + order[place]!.size) / 2
  const needed = offsets.at(-1) ?? 0
  const share = needed > room ? room / needed : 1
  const places = pooled(order.map(({ height }, place) => height - offsets[place]! * share))
  const last = Math.max(0, room - needed * share)
  const found: (number | undefined)[] = labels.map(() => undefined)
  for (const [place, { index }] of order.entries())
    found[index] = Math.min(Math.max(places[place]!, 0), last) + offsets[place]! * share
  return found
}

/** The ascending numbers with the least squared distance to numbers in any order. */
function pooled(numbers: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const number of numbers) {
    pools.push({ sum: number, count: 1 })
    for (let [last, before] = [pools.at(-1)!, pools.at(-2)]; before; [last, before] = [pools.at(-1)!, pools.at(-2)]) {
      if (before.sum / before.count <= last.sum / last.count) break
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count })
    }
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}
