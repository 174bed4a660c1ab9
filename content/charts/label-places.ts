/**
 * Places labels as near to the ends of their lines as they can be without lying on each other (isotonic regression by pooling).
 * @param heights of the ends in pixels, downwards; undefined for a line without an end
 * @param column its height, and from one label to the next; labels that do not fit stand closer together
 */
export function labelPlaces(
  heights: readonly (number | undefined)[],
  { gap, room }: { gap: number; room: number },
): (number | undefined)[] {
  const order = heights
    .flatMap((height, index) => (height === undefined ? [] : [{ height, index }]))
    .sort((a, b) => a.height - b.height || a.index - b.index)
  const apart = Math.min(gap, order.length < 2 ? gap : room / (order.length - 1))
  const places = pooled(order.map(({ height }, place) => height - place * apart))
  const last = Math.max(0, room - (order.length - 1) * apart)
  const labels: (number | undefined)[] = heights.map(() => undefined)
  for (const [place, { index }] of order.entries())
    labels[index] = Math.min(Math.max(places[place]!, 0), last) + place * apart
  return labels
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
