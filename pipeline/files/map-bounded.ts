/** Maps items with bounded concurrency; results are in the order of the items. Throws the first error after the work in progress has ended. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const failures: unknown[] = []
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return
      await work(item).then(
        (result) => (results[index] = result),
        (error: unknown) => failures.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
