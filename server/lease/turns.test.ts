import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

const TOOK_MS = 300

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  /** Takes a turn and notes when it comes. */
  function taker(places: number) {
    const turns = createTurns(places)
    const came: string[] = []
    const take = (holder: string, signal?: AbortSignal) =>
      turns.take(holder, signal).then(
        () => void came.push(holder),
        (error: Error) => void came.push(error.name),
      )
    const settled = () => vi.advanceTimersByTimeAsync(0)
    return { turns, came, take, settled }
  }

  it('gives one turn at a time to a holder, however many places are free', async () => {
    const { came, take, settled } = taker(3)
    for (const holder of ['greedy', 'greedy', 'greedy', 'anna', 'ben']) void take(holder)
    await settled()
    expect(came).toEqual(['greedy', 'anna', 'ben'])
  })

  it('let a holder with more waiting rest for as long as its turn took, and nobody else', async () => {
    const { turns, came, take } = taker(3)
    for (const holder of ['greedy', 'greedy', 'anna', 'ben']) void take(holder)
    await vi.advanceTimersByTimeAsync(TOOK_MS)
    turns.end('greedy')
    turns.end('anna')
    void take('anna')
    await vi.advanceTimersByTimeAsync(TOOK_MS - 1)
    expect(came).toEqual(['greedy', 'anna', 'ben', 'anna'])
    await vi.advanceTimersByTimeAsync(1)
    expect(came.at(-1)).toBe('greedy')
    turns.end('greedy')
    expect(turns.isFree('greedy')).toBe(true)
  })

  it('who leaves loses the place in the queue, and who left before takes none', async () => {
    const { turns, came, take, settled } = taker(1)
    const leaving = new AbortController()
    void take('anna')
    void take('ben', leaving.signal)
    leaving.abort()
    void take('carla', leaving.signal)
    await settled()
    expect(came.toSorted()).toEqual(['LeftEarlyError', 'LeftEarlyError', 'anna'])
    expect([turns.waiting(), turns.countOf('ben'), turns.countOf('carla')]).toEqual([0, 0, 0])
  })
})
