import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs what belongs together in order, whatever fails, and the rest beside it', async () => {
  const queue = oneAtATime()
  const order: string[] = []
  const step = (name: string, milliseconds: number) => async () => {
    await delay(milliseconds)
    order.push(name)
    if (name.startsWith('bad')) throw new Error(name)
    return name
  }
  const all = [
    queue('a', step('slow', 30)),
    queue('a', step('bad', 5)),
    queue('a', step('last', 0)),
    queue('b', step('other', 1)),
  ]
  const settled = await Promise.allSettled(all)
  expect(order).toEqual(['other', 'slow', 'bad', 'last'])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
