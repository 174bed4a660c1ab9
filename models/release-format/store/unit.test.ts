import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeUnit, encodeUnit } from './unit.ts'

const bytes = fc.uint8Array({ maxLength: 3_000 })
const lines = (from: number, day: string): Buffer =>
  Buffer.from(
    Array.from({ length: 5_000 }, (_, index) => `{"id":"l${(from + index) * 7919}","lastSeen":"${day}"}\n`).join(''),
  )

describe('unit of a store', () => {
  it('gives back its content, with any dictionary or none', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, bytes, async (content, dictionary) => {
        const stored = await encodeUnit(content, dictionary)
        expect([...(await decodeUnit(stored, dictionary, content.length))]).toEqual([...content])
      }),
    )
  })

  it('costs little where a content changed a little', async () => {
    const [before, now] = [lines(0, '2026-09-29'), lines(50, '2026-09-30')]
    const alone = await encodeUnit(now, Buffer.alloc(0))
    const changed = await encodeUnit(now, before)
    expect(changed.length).toBeLessThan(alone.length / 4)
    expect((await decodeUnit(changed, before, now.length)).equals(now)).toBe(true)
  })

  it('is not decoded with another dictionary, beyond its length, or when it is damaged', async () => {
    const [before, now] = [lines(0, '2026-09-29'), lines(50, '2026-09-30')]
    const stored = await encodeUnit(now, before)
    await expect(decodeUnit(stored, lines(1, '2026-09-28'), now.length)).rejects.toThrow()
    await expect(decodeUnit(stored, before, now.length - 1)).rejects.toThrow()
    await expect(decodeUnit(stored, before, now.length + 1)).rejects.toThrow('bytes (expected')
    const damaged = Buffer.from(stored)
    damaged[damaged.length >> 1]! ^= 255
    await expect(decodeUnit(damaged, before, now.length)).rejects.toThrow()
  })
})
