import { expect, it } from 'vitest'
import { describedAt, isDocumentAddress } from './client-discovery.ts'

it('tells the host that describes a client', () => {
  expect(describedAt('https://app.example/oauth/client.json')).toBe('app.example')
  expect(describedAt('https://app.example:8443/client?v=2')).toBe('app.example:8443')
  expect(describedAt('aBcDeFgHiJkL')).toBeUndefined()
})

it.each([
  'http://app.example/client.json',
  'https://app.example/',
  'https://app.example',
  'https://app.example/a#b',
  'https://app.example/a#',
  'https://user@app.example/a',
  'https://user:secret@app.example/a',
  'https://app.example/../a',
  'https://app.example/a/%2e%2e/b',
  'https://app.example:443/a',
  'https://APP.example/a',
  'https:/app.example/a',
  'https:\\\\app.example\\a',
  ' https://app.example/a',
  'https://app.example/a b',
  'https://0x7f.1/a',
  'javascript:alert(1)',
  `https://app.example/${'a'.repeat(500)}`,
  '',
])('is no address of a document: %s', (clientId) => {
  expect(isDocumentAddress(clientId)).toBe(false)
})
