import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shardCountFor, shardOf, shardPath } from './shard.ts'

describe('shard of a listing', () => {
  it('lies within the number of shards and never changes', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9999 }), (id, count) => {
        const shard = shardOf(id, count)
        expect(shard).toBeGreaterThanOrEqual(0)
        expect(shard).toBeLessThan(count)
        expect(shardOf(id, count)).toBe(shard)
      }),
    )
  })

  it('is FNV-1a, so that other programs can find a listing', () => {
    // Test vectors of the hash: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
    expect(shardOf('', 10_000)).toBe(0x811c9dc5 % 10_000)
    expect(shardOf('a', 10_000)).toBe(0xe40c292c % 10_000)
    expect(shardOf('foobar', 10_000)).toBe(0xbf9cf968 % 10_000)
  })

  it('spreads listings evenly enough', () => {
    const sizes = Array.from({ length: 20 }, () => 0)
    for (let index = 0; index < 10_000; index++) sizes[shardOf(`l${index.toString(36)}`, 20)]!++
    expect(Math.min(...sizes)).toBeGreaterThan(350)
    expect(Math.max(...sizes)).toBeLessThan(650)
  })

  it('asks for one shard at least, doubles their number and bounds it', () => {
    expect([0, 1, 64, 65, 129, 4_757, 1_000_000, 1e9].map(shardCountFor)).toEqual([1, 1, 1, 2, 4, 128, 16_384, 65_536])
  })

  it('names its file with four digits', () => {
    expect(shardPath(7)).toBe('packs/listings/0007.pack')
  })

  it('refuses a release without shards', () => {
    expect(() => shardOf('la', 0)).toThrow('Not a number of shards: 0')
  })
})
