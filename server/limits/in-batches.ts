import { setImmediate as nextTurn } from 'node:timers/promises'

/** Keeps the lock of a batch short for whoever waits in another process. */
const MOST_TOGETHER = 64

interface Waiting<Request, Answer> {
  request: Request
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Answers requests in batches: those that come in one turn of the event loop, or while a batch is under way, make the next. Worth it where a batch
 * costs about as much as a single request, such as the end of a transaction.
 * @param run answers a batch in its order; when it fails, each is tried alone, so that none fails for another
 */
export function inBatches<Place extends object, Request, Answer>(
  run: (place: Place, requests: readonly Request[]) => Promise<Answer[]>,
): (place: Place, request: Request) => Promise<Answer> {
  const queues = new WeakMap<Place, Waiting<Request, Answer>[]>()

  async function answer(place: Place, batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        place,
        batch.map(({ request }) => request),
      )
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!)
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error)
      else for (const each of batch) await answer(place, [each])
    }
  }

  async function drain(place: Place, queue: Waiting<Request, Answer>[]): Promise<void> {
    while (queue.length > 0) {
      // Whatever else has arrived by now is read first: a batch of one saves nothing.
      await nextTurn()
      await answer(place, queue.splice(0, MOST_TOGETHER))
    }
    queues.delete(place)
  }

  return (place, request) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(place)
      if (queue) queue.push({ request, resolve, reject })
      else {
        const first = [{ request, resolve, reject }]
        queues.set(place, first)
        void drain(place, first)
      }
    })
}
