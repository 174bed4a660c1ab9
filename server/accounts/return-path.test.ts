import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RETURN_PARAMETER, returnPathOf, toReturnPath, withReturnPath } from './return-path.ts'

const SITE = 'https://property.example.lu'
const GOOD = ['/account/leases', '/account/leases/lea_Zm9-_b0', '/account/keys/17', '/account/inbox/c-1']

/** Building blocks of honest and hostile paths, decoded and encoded. */
const PIECES = [
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  ';',
  ':',
  '@',
  '?',
  '#',
  '&',
  '%',
  '%2f',
  '%5C',
  '%2e%2e',
  '%09',
  '%00',
  '%252f',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u007f',
  '\u2028',
  '\u202e',
  '／',
  '．',
  'ａccount',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  'account',
  'leases',
  'sign-out',
  'a',
  '/account',
  '/account/',
]
const hostile = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''))
const honest = fc
  .array(fc.stringMatching(/^[\w-]{1,20}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => `/account/${parts.join('/')}`)

describe('the path to come back to after signing in', () => {
  it.each(GOOD)('may be %s', (path) => {
    expect(toReturnPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    '/',
    '/account',
    '/account/',
    '/account//evil.example',
    '/accounts/leases',
    '/Account/leases',
    'account/leases',
    '/developers',
    '//evil.example',
    '//evil.example/account/leases',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/account/%2e%2e/%2fevil.example',
    '/account/..//evil.example',
    '/account/../api/mcp/oauth/oauth2/authorize',
    '/account/./leases',
    '/account/leases?next=//evil.example',
    '/account/leases#top',
    '/account/leases;a',
    '/account/leases\n',
    '/account/leases\r\nset-cookie:a=b',
    '/account/leases\0',
    ' /account/leases',
    '/account/le\u202eases',
    'https://evil.example/account/leases',
    `${SITE}/account/leases`,
    'https:/account/leases',
    'javascript:alert(1)',
    `/account/${'a'.repeat(200)}`,
    '/account/export.json',
    '/account/sign-in',
    '/account/sign-up',
    '/account/sign-out',
    '/account/verify',
    '/account/reset',
    '/account/consent',
    '/account/error',
  ])('is not %j', (sent) => {
    expect(toReturnPath(sent)).toBeUndefined()
  })

  it('is, as a browser reads it on any page of ours, itself and nothing more', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.oneof(hostile, honest), (sent) => {
        const path = toReturnPath(sent)
        if (path === undefined) return
        taken++
        for (const page of ['/account/sign-in', '/account/verify?token=x', '//account/sign-in']) {
          const { origin, pathname, search, hash } = new URL(path, SITE + page)
          expect({ origin, pathname, search, hash }).toEqual({ origin: SITE, pathname: sent, search: '', hash: '' })
        }
        expect(decodeURIComponent(path)).toBe(path)
      }),
      { numRuns: 2_000 },
    )
    expect(taken).toBeGreaterThan(500)
  })

  it('is none with anything in it that is no part of a plain path', () => {
    const foreign = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((each) => !/[\w/-]/.test(each))
    fc.assert(
      fc.property(honest, foreign, fc.nat(), (path, sign, at) => {
        const position = at % (path.length + 1)
        expect(toReturnPath(path.slice(0, position) + sign + path.slice(position))).toBeUndefined()
      }),
    )
  })

  it('comes out of an address as it was put in, or not at all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/account/sign-in', '/account/verify?token=a%26next%3Db'),
        fc.oneof(honest, hostile),
        (page, sent) => {
          const address = new URL(withReturnPath(page, toReturnPath(sent)), SITE)
          expect(returnPathOf(address.searchParams)).toBe(toReturnPath(sent))
          expect(returnPathOf(new URLSearchParams({ [RETURN_PARAMETER]: sent }))).toBe(toReturnPath(sent))
          expect(address.pathname).toBe(page.split('?')[0])
          expect(address.searchParams.get('token')).toBe(page.includes('?') ? 'a&next=b' : null)
        },
      ),
    )
  })

  it('is the first of several, if that one is good', () => {
    const query = (...values: string[]) => new URLSearchParams(values.map((value) => [RETURN_PARAMETER, value]))
    expect(returnPathOf(query('/account/keys', '//evil.example'))).toBe('/account/keys')
    expect(returnPathOf(query('//evil.example', '/account/keys'))).toBeUndefined()
  })
})
