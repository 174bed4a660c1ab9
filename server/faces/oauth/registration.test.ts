import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeRegistration } from './registration.ts'

const LOOPBACK = 'http://127.0.0.1:8999/callback'

describe('a registration', () => {
  it('is native when a redirect stays on the device, whatever it says, and web otherwise, unless it says so', () => {
    expect(normalizeRegistration({ redirect_uris: [LOOPBACK] })?.application_type).toBe('native')
    expect(normalizeRegistration({ redirect_uris: ['cursor://callback'] })?.application_type).toBe('native')
    expect(normalizeRegistration({ redirect_uris: ['https://a.example/'] })?.application_type).toBe('web')
    expect(normalizeRegistration({ redirect_uris: [LOOPBACK], application_type: 'web' })?.application_type).toBe(
      'native',
    )
    const said = { redirect_uris: ['https://a.example/'], application_type: 'native' }
    expect(normalizeRegistration(said)?.application_type).toBe('native')
  })

  it('drops unsupported grants and scopes', () => {
    const grant_types = ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code']
    expect(
      normalizeRegistration({ redirect_uris: [LOOPBACK], grant_types, scope: 'market:read admin openid' }),
    ).toMatchObject({
      grant_types: ['authorization_code', 'refresh_token'],
      scope: 'market:read offline_access',
    })
    expect(normalizeRegistration({ redirect_uris: [LOOPBACK], scope: 'admin' })).not.toHaveProperty('scope')
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { redirect_uris: [] },
    { redirect_uris: 'x' },
    { redirect_uris: Array(11).fill(LOOPBACK) },
  ])('is none: %j', (body) => {
    expect(normalizeRegistration(body)).toBeUndefined()
  })

  it('has a name of bounded length on one line, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (client_name) => {
        const name = normalizeRegistration({ redirect_uris: [LOOPBACK], client_name })?.client_name ?? 'none'
        expect(name.length).toBeLessThanOrEqual(80)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(name).toBe(name.trim())
      }),
    )
  })
})
