import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRange } from './byte-range.ts'
import { clientAddress, loggedAddress } from './client-address.ts'
import { isCompressible, negotiateCoding } from './content-coding.ts'
import { matchesEtag, strongEtag } from './etag.ts'
import { nearestOf } from '../base/nearest.ts'
import { readQuery } from './read-query.ts'
import { sayIn } from '../../content/say/words.ts'
import { BadArgumentsError } from '../base/read-arguments.ts'
import { requestId } from './request-id.ts'

describe('request id', () => {
  it('is the caller’s when valid, and a new one otherwise', () => {
    expect(requestId('trace-0123.abc')).toBe('trace-0123.abc')
    for (const insane of [undefined, '', 'short', 'x'.repeat(65), 'new\nline12', '{"a":"b"}', ['a', 'b']])
      expect(requestId(insane)).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestId(undefined)).not.toBe(requestId(undefined))
  })
})

describe('ETag', () => {
  it('is the same for the same bytes, and differs by coding', () => {
    expect(strongEtag('a')).toBe(strongEtag(Buffer.from('a')))
    expect(new Set([strongEtag('a'), strongEtag('b'), strongEtag('a', 'br'), strongEtag('a', 'gzip')]).size).toBe(4)
  })

  it('is matched by a list, a weak one and a star', () => {
    for (const field of ['"x"', 'W/"x"', '"a", "x"', ' * ', '"a",W/"x"'])
      expect(matchesEtag(field, '"x"'), field).toBe(true)
    for (const field of [null, undefined, '', '"xx"', 'x', '"a", "b"']) expect(matchesEtag(field, '"x"')).toBe(false)
  })
})

describe('content coding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.9, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['deflate', 'identity'],
  ])('%s -> %s', (field, coding) => {
    expect(negotiateCoding(field)).toBe(coding)
    expect(negotiateCoding(field), 'from memory').toBe(coding)
  })

  it('leaves alone what is small or compressed already', () => {
    expect(isCompressible('application/feed+json', 600)).toBe(true)
    expect(isCompressible('image/svg+xml', 600)).toBe(true)
    expect(isCompressible('application/json', 100)).toBe(false)
    expect(isCompressible('image/webp', 10_000)).toBe(false)
    expect(isCompressible('application/vnd.apache.parquet', 10_000)).toBe(false)
  })
})

describe('byte range', () => {
  it('lies within the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.option(fc.nat(80)), fc.option(fc.nat(80)), (size, first, last) => {
        const range = parseRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
        if (typeof range === 'string') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })

  it('is ignored when missing or malformed', () => {
    for (const field of [null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'items=0-1', 'bytes=0-1,3-4', 'bytes=a-b'])
      expect(parseRange(field, 10), String(field)).toBe('whole')
  })

  it('cannot be satisfied beyond the end', () => {
    expect(parseRange('bytes=10-', 10)).toBe('unsatisfiable')
    expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable')
    expect(parseRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 })
  })

  it.each(['9007199254740993', '99999999999999999999', '9'.repeat(400)])('counts right with %s', (huge) => {
    expect(parseRange(`bytes=${huge}-`, 10)).toBe('unsatisfiable')
    expect(parseRange(`bytes=${huge}-${huge}`, 10)).toBe('unsatisfiable')
    expect(parseRange(`bytes=4-${huge}`, 10)).toEqual({ start: 4, end: 9 })
    expect(parseRange(`bytes=-${huge}`, 10)).toEqual({ start: 0, end: 9 })
  })
})

describe('client address', () => {
  const direct = clientAddress([])
  const proxied = clientAddress(['10.0.0.0/8', '::1'])

  it('is the peer’s while no proxy is trusted', () => {
    expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(direct('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7')
    expect(direct(undefined, undefined)).toBe('unknown')
  })

  it('is the last hop that is not a trusted proxy', () => {
    expect(proxied('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
    expect(proxied('::1', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
    expect(proxied('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('is the proxy’s when the forwarded value is not an address', () => {
    expect(proxied('10.1.2.3', 'unknown')).toBe('10.1.2.3')
    expect(proxied('10.1.2.3', '198.51.100.1, garbage')).toBe('10.1.2.3')
    expect(proxied('10.1.2.3', '')).toBe('10.1.2.3')
  })

  it('is the /64 network of an IPv6 address', () => {
    expect(direct('2001:db8:1:2:3:4:5:6', undefined)).toBe('2001:db8:1:2::/64')
    expect(direct('2001:db8:1:2::99', undefined)).toBe(direct('2001:db8:1:2:aaaa::1', undefined))
    expect(proxied('::1', '[2001:db8::1]:443')).toBe('2001:db8::/64')
  })

  it('needs proxies that are addresses', () => {
    expect(['203.0.113.77', '2001:db8:1:2::/64', 'unknown'].map(loggedAddress('short'))).toEqual([
      '203.0.113.0/24',
      '2001:db8:1::/48',
      'unknown',
    ])
    expect(['203.0.113.77', '203.0.113.77'].map(loggedAddress('full'))).toEqual(['203.0.113.77', '203.0.113.77'])
    expect(loggedAddress('none')('203.0.113.77')).toBeUndefined()
    expect(() => clientAddress(['proxy.local'])).toThrow('TRUSTED_PROXIES: "proxy.local" is neither an address')
  })
})

describe('nearest', () => {
  it('lists close matches, best first, and nothing else', () => {
    expect(nearestOf('quaters', ['period', 'quarters'])).toEqual(['quarters'])
    expect(nearestOf('prop', ['propertyType', 'period'])).toEqual(['propertyType'])
    expect(nearestOf('zzzzzz', ['apartment', 'house'])).toEqual([])
  })
})

describe('reading a query', () => {
  const schema = z.strictObject({
    period: z.enum(['qoq', 'yoy']).default('qoq'),
    quarters: z.int().min(1).max(20).default(8),
  })

  it('takes what people write, says how it was read, and a parameter sent twice for a list', () => {
    const wide = z.strictObject({
      maxPrice: z.number().min(0).max(1_000_000).optional(),
      ids: z.array(z.string()).max(8).optional(),
      commune: z.string().max(100).optional(),
    })
    const { args, notes } = readQuery(
      wide,
      new URLSearchParams('maxPrice=600k&ids=a,b&ids=c&commune=Mersch&commune=Lintgen'),
      'fr',
    )
    expect(args).toEqual({ maxPrice: 600_000, ids: ['a', 'b', 'c'], commune: 'Mersch; Lintgen' })
    expect(notes).toEqual([sayIn('fr')('reply.readAs', { field: 'maxPrice', text: '"600k"', value: 600_000 })])
  })

  it('always ends in a result or a BAD_REQUEST', () => {
    const name = fc.oneof(fc.constantFrom('period', 'quarters', '__proto__', 'constructor'), fc.string())
    const value = fc.oneof(fc.constantFrom('qoq', '3', '', ' '), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        try {
          const { args: query } = readQuery(schema, new URLSearchParams(pairs))
          expect(['qoq', 'yoy']).toContain(query.period)
          expect(query.quarters >= 1 && query.quarters <= 20).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(BadArgumentsError)
          expect((error as BadArgumentsError).errors.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('shortens what it echoes', () => {
    const read = () => readQuery(schema, new URLSearchParams({ period: 'x'.repeat(10_000) }))
    expect(read).toThrow(/^period: received "x{100}…"/)
  })
})
