import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

const PLACE = {}

function recorder(fails: (request: number) => boolean = () => false) {
  const batches: number[][] = []
  const ask = inBatches<object, number, number>(async (_place, requests) => {
    batches.push([...requests])
    await nextTurn()
    if (requests.some(fails)) throw new Error(`failed: ${requests.join(' ')}`)
    return requests.map((request) => request * 10)
  })
  return { batches, ask: (request: number) => ask(PLACE, request) }
}

describe('batches', () => {
  it('answer requests of one turn together', async () => {
    const { batches, ask } = recorder()
    const answers = await Promise.all([1, 2, 3, 4].map(ask))
    expect(answers).toEqual([10, 20, 30, 40])
    expect(batches).toEqual([[1, 2, 3, 4]])
    expect(await ask(5)).toBe(50)
    expect(batches).toHaveLength(2)
  })

  it('have a maximum size', async () => {
    const { batches, ask } = recorder()
    await Promise.all(Array.from({ length: 150 }, (_, index) => ask(index)))
    expect(batches.map(({ length }) => length)).toEqual([64, 64, 22])
  })

  it('never fail one request because of another', async () => {
    const { ask } = recorder((request) => request === 3)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await ask(5)).toBe(50)
  })
})
