import { describe, expect, it } from 'vitest'
import { countingFaults, keyFaults, messageFaults, quotaFaults } from './history.ts'
import type { CountedRequest, KeyUse, SentMessage, Writing } from './history.ts'

const LIMIT = 3

/** Requests of ten milliseconds, one after the other: allowed until the limit, refused afterwards. */
const inOrder = (count: number): CountedRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    startedAt: index * 20,
    endedAt: index * 20 + 10,
    isAllowed: index < LIMIT,
    remaining: index < LIMIT ? LIMIT - index - 1 : null,
  }))
const changed = <Each>(list: readonly Each[], index: number, change: Partial<Each>): Each[] =>
  list.with(index, { ...list[index]!, ...change })
const lost = { endedAt: null, isAllowed: null, remaining: null }

describe('a history of counted requests', () => {
  it.each([
    ['one after the other', inOrder(5), 3],
    ['with a lost one that was counted', changed(inOrder(5), 1, lost), 3],
    [
      'with a lost one that was not, and another in its place',
      changed(inOrder(3), 1, lost).with(2, { ...inOrder(3)[2]!, remaining: 1 }),
      2,
    ],
    [
      'answered in another order than counted',
      changed(changed(inOrder(2), 0, { endedAt: 25, remaining: 1 }), 1, { remaining: 2 }),
      2,
    ],
  ])('%s can be linear', (_, requests, stored) => {
    expect(countingFaults(requests, LIMIT, stored)).toEqual([])
  })

  it.each([
    ['one place given twice', changed(inOrder(3), 1, { remaining: 2 }), 3],
    [
      'a later request before an earlier one',
      changed(changed(inOrder(2), 0, { remaining: 1 }), 1, { remaining: 2 }),
      2,
    ],
    ['one counted that nobody asked for', inOrder(2), 3],
    ['one allowed that was not counted', inOrder(3), 2],
    ['a place that skips another', changed(inOrder(2), 1, { remaining: 0 }), 2],
    ['one refused before the limit', changed(inOrder(2), 1, { isAllowed: false, remaining: null }), 1],
    [
      'one allowed after a refusal',
      [...inOrder(4), { startedAt: 100, endedAt: 110, isAllowed: true, remaining: null }],
      4,
    ],
  ])('with %s cannot', (_, requests, stored) => {
    expect(countingFaults(requests, LIMIT, stored)).not.toEqual([])
  })
})

describe('a history of a key', () => {
  const use = (startedAt: number, works: boolean | null): KeyUse => ({
    what: 'use',
    startedAt,
    endedAt: works === null ? null : startedAt + 10,
    works,
  })
  const revoke = (startedAt: number, endedAt: number | null): KeyUse => ({
    what: 'revoke',
    startedAt,
    endedAt,
    works: endedAt === null ? null : true,
  })

  it('allows a use beside a revocation to end either way', () => {
    expect(keyFaults([use(0, true), revoke(20, 60), use(30, true), use(45, false)], true)).toEqual([])
    expect(keyFaults([use(0, true), revoke(20, null), use(30, true), use(45, false)], true)).toEqual([])
  })

  it.each([
    ['works after its revocation', [revoke(0, 10), use(20, true)], true],
    ['works after it was refused', [revoke(0, null), use(20, false), use(40, true)], true],
    ['is refused though nobody revoked it', [use(0, false)], false],
    ['is refused before its revocation began', [use(0, false), revoke(20, 30)], true],
    ['is not revoked though that was acknowledged', [revoke(0, 10)], false],
  ])('refuses one that %s', (_, uses, isRevoked) => {
    expect(keyFaults(uses, isRevoked)).not.toEqual([])
  })
})

describe('a history of messages', () => {
  const sent = (number: number, more: Partial<SentMessage & Writing> = {}): SentMessage & Writing => ({
    number,
    conversation: 'c',
    sender: 's',
    listing: `l${number % 3}`,
    isRefused: false,
    startedAt: number * 20,
    endedAt: number * 20 + 10,
    ...more,
  })
  const stored = (number: number, conversation = 'c') => ({ number, conversation })

  it('has each acknowledged message once, where the answer said', () => {
    expect(messageFaults([sent(1), sent(2, { conversation: null })], [stored(1)])).toEqual([])
    expect(messageFaults([sent(1)], [])).not.toEqual([])
    expect(messageFaults([sent(1)], [stored(1), stored(1)])).not.toEqual([])
    expect(messageFaults([sent(1)], [stored(1, 'd')])).not.toEqual([])
    expect(messageFaults([sent(1)], [stored(1), stored(2)])).not.toEqual([])
  })

  it('has no more than the quota, and no refusal before it', () => {
    const many = Array.from({ length: 21 }, (_, index) => sent(index))
    const refused = { conversation: null, isRefused: true }
    expect(
      quotaFaults(
        many.with(20, sent(20, refused)),
        many.slice(0, 20).map(({ number }) => stored(number)),
      ),
    ).toEqual([])
    expect(
      quotaFaults(
        many,
        many.map(({ number }) => stored(number)),
      ),
    ).not.toEqual([])
    expect(quotaFaults([sent(0), sent(1, refused)], [stored(0)])).not.toEqual([])
    const aboutOne = Array.from({ length: 11 }, (_, index) => sent(index, { listing: 'l' }))
    expect(
      quotaFaults(
        aboutOne,
        aboutOne.map(({ number }) => stored(number)),
      ),
    ).not.toEqual([])
    const ofAll = Array.from({ length: 31 }, (_, index) => sent(index, { listing: 'l', sender: `s${index}` }))
    const all = ofAll.map(({ number }) => stored(number))
    expect(quotaFaults(ofAll, all)).not.toEqual([])
    expect(
      quotaFaults(ofAll.with(30, sent(30, { ...refused, listing: 'l', sender: 's30' })), all.slice(0, 30)),
    ).toEqual([])
  })
})
