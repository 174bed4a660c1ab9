import { LeftEarlyError } from '../base/left-early.ts'

interface Waiting {
  holder: string
  start(): void
}

/**
 * Gives places to holders in turn, at most one at a time to each. A holder that has more waiting when its turn ends rests for as long as that took, so
 * that others have half of a core at least.
 */
export function createTurns(places: number) {
  const queue: Waiting[] = []
  /** When the lease of each holder that has a place began, in milliseconds of the process. */
  const running = new Map<string, number>()
  const resting = new Set<string>()
  /** When the last turn of each holder began, as a number that grows; only of holders that are here. */
  const lastTurn = new Map<string, number>()
  let begun = 0
  const isFree = (holder: string): boolean => running.size < places && !running.has(holder) && !resting.has(holder)
  const waitingOf = (holder: string): number => queue.filter((each) => each.holder === holder).length
  const turnOf = ({ holder }: Waiting): number => lastTurn.get(holder) ?? -1

  function begin(holder: string): void {
    running.set(holder, performance.now())
    lastTurn.set(holder, begun++)
  }

  /** Starts those that wait longest, of the holders whose turn was longest ago. */
  function startNext(): void {
    const able = queue.filter(({ holder }) => isFree(holder))
    if (able.length === 0) return
    const next = able.reduce((best, each) => (turnOf(each) < turnOf(best) ? each : best))
    queue.splice(queue.indexOf(next), 1)
    begin(next.holder)
    next.start()
    startNext()
  }

  return {
    isFree,
    waiting: () => queue.length,
    countOf: (holder: string) => waitingOf(holder) + (running.has(holder) ? 1 : 0),
    /** Resolves when the turn has come. @throws LeftEarlyError when the visitor leaves before */
    take(holder: string, signal?: AbortSignal): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      if (signal?.aborted) reject(new LeftEarlyError(false))
      else if (isFree(holder)) {
        begin(holder)
        resolve()
      } else {
        const place: Waiting = { holder, start: resolve }
        queue.push(place)
        const leave = (): void => {
          if (!queue.includes(place)) return
          queue.splice(queue.indexOf(place), 1)
          reject(new LeftEarlyError(false))
        }
        signal?.addEventListener('abort', leave, { once: true })
      }
      return promise
    },
    end(holder: string): void {
      const tookMs = performance.now() - running.get(holder)!
      running.delete(holder)
      if (waitingOf(holder) === 0) lastTurn.delete(holder)
      else {
        resting.add(holder)
        setTimeout(() => {
          resting.delete(holder)
          if (waitingOf(holder) === 0) lastTurn.delete(holder)
          startNext()
        }, tookMs)
      }
      startNext()
    },
  }
}
