import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum requests in a batch; keeps the lock short for other processes. */
const MOST_TOGETHER = 64

interface Waiting<Request, Answer> {
  request: Request
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Answers requests in batches: those that arrive in one turn of the event loop, or during a batch, form the next. Useful when a
 * batch costs about as much as one request, such as the end of a transaction.
 * @param run answers a batch in order; if it fails, each request is retried alone, so that none fails because of another
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
      // Reads everything that has arrived first: a batch of one saves nothing.
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
