import { describe, expect, it } from 'vitest'
import { toOriginForm } from './request-target.ts'

const OWN = ['property.example.lu', 'localhost', '[::1]']
const reduced = (url: string) => {
  const request = { url }
  const problem = toOriginForm(request, OWN)
  return problem ? problem.status : request.url
}

describe('the target of a request', () => {
  it.each([
    ['/a?b', '/a?b'],
    ['//a', '//a'],
    ['*', '*'],
    ['http://property.example.lu/a?b=c', '/a?b=c'],
    ['HTTPS://Property.Example.LU:443/a', '/a'],
    ['http://localhost:3000', '/'],
    ['http://localhost?a', '/?a'],
    ['http://[::1]:80//a/../b', '//a/../b'],
    ['http://evil.example/a', 421],
    ['http://property.example.lu.evil.example/a', 421],
    ['http://property.example.lu@evil.example/a', 421],
    ['http://a@property.example.lu/a', 421],
    ['http://:80/a', 400],
    ['http:///a', 400],
    ['ftp://property.example.lu/a', 400],
    ['property.example.lu:443', 400],
  ])('%s becomes %s', (url, expected) => expect(reduced(url)).toBe(expected))
})
