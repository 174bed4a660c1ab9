import { expect, it } from 'vitest'
import { completeRequest } from './complete-request.ts'

const resource = 'https://property.example.lu/api/mcp'

it('leaves the resource that a request names, and does not change what it was given', () => {
  const given = new URLSearchParams('grant_type=refresh_token&resource=https://other.example')
  expect(completeRequest(given, resource).toString()).toBe(given.toString())
  const without = new URLSearchParams('scope=market:read')
  expect([...completeRequest(without, resource)]).toEqual([
    ['scope', 'market:read'],
    ['resource', resource],
  ])
  expect(without.has('resource')).toBe(false)
})
