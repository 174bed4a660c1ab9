import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { headerFields } from './header-fields.ts'

const request = (rawHeaders: string[], headers: Record<string, string>) =>
  headerFields({ rawHeaders, headers } as unknown as IncomingMessage)

describe('header fields', () => {
  it('are those that node:http read', () => {
    const fields = request(['Host', 'a', 'X-API-Key', 'lux_1'], { host: 'a', 'x-api-key': 'lux_1' })
    expect(['host', 'x-api-key', 'origin'].map((name) => fields.get(name))).toEqual(['a', 'lux_1', null])
  })

  it('have both values of a field sent twice, of which node:http keeps the first', () => {
    const fields = request(['Authorization', 'Bearer a', 'authorization', 'Bearer b'], { authorization: 'Bearer a' })
    expect(fields.get('authorization')).toBe('Bearer a, Bearer b')
  })
})
