import { describe, expect, it } from 'vitest'
import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseCheckSchema } from './lease-check.ts'

const { checks } = await committedLeaseLaw()
const [check] = checks
/** Bodies that issue or apply the rules: the ministry, the guide to public services, communes. */
const ISSUING_BODIES = /^(?:guichet\.public|logement\.public|saeul)\.lu$/
const isFit = (fault: object) => leaseCheckSchema.safeParse({ ...check, ...fault }).success

describe('a lease check', () => {
  it('has a page or the reason for none, and the month in which it was compared', () => {
    expect(isFit({})).toBe(true)
    expect(isFit({ url: '', no_url: '' })).toBe(false)
    expect(isFit({ no_url: 'no page found' })).toBe(false)
    expect(isFit({ url: 'legilux' })).toBe(false)
    expect(isFit({ checked: '' })).toBe(false)
  })

  it('is called official for a page of the official journal only, and practice where none was found', () => {
    expect(isFit({ source: 'official' })).toBe(false)
    expect(isFit({ source: 'official', url: 'https://legilux.public.lu/eli/etat/leg/rgd/2007/11/30/n7/jo' })).toBe(true)
    expect(isFit({ source: 'press', url: 'https://legilux.public.lu/eli/etat/leg/rgd/2007/11/30/n7/jo' })).toBe(false)
    expect(isFit({ status: 'unverified' })).toBe(false)
    expect(isFit({ source: 'practice', status: 'unverified' })).toBe(false)
    expect(isFit({ source: 'practice', status: 'unverified', url: '', no_url: 'no page found' })).toBe(true)
  })

  it.each(checks.filter(({ source }) => source === 'issuing_body'))('$id cites a page of its body', ({ url }) => {
    expect(new URL(url).hostname).toMatch(ISSUING_BODIES)
  })
})
