import { expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

it('gives pages a folder of their own, and leaves everything else at its address', () => {
  expect(sitePath('/', 'text/html; charset=utf-8')).toBe('index.html')
  expect(sitePath('/en/communes/bech', 'text/html; charset=utf-8')).toBe('en/communes/bech/index.html')
  expect(sitePath('/en/communes/bech/md', 'text/markdown; charset=utf-8')).toBe('en/communes/bech/md')
  expect(sitePath('/.well-known/openapi.json', 'application/json')).toBe('.well-known/openapi.json')
})

it.each(['/../etc/passwd', '/a/../../b', '/a/..', 'a', '/a b', '/a\u0000'])('refuses %j', (address) => {
  expect(() => sitePath(address, 'text/plain')).toThrow('Not an address')
})
