import { describe, expect, it } from 'vitest'
import type { FieldMapping } from '../../../models/contracts/release/source.ts'
import { compileMapping, mapRow } from './field-mapping.ts'
import { pathReader } from './json-path.ts'
import { aSource } from '../testing/feed-files.ts'

function read(field: string, mapping: FieldMapping, row: unknown, defaults = {}): unknown {
  const fields = compileMapping<unknown>(aSource({ mapping: { [field]: mapping }, defaults }), pathReader)
  const mapped = mapRow(fields, row, 1)
  return mapped.ok ? mapped.advert[field as 'title'] : mapped.detail
}

describe('compileMapping', () => {
  it.each<[string, FieldMapping, unknown, unknown]>([
    ['a column', 'a', { a: 'x' }, 'x'],
    ['a dotted path', 'a.b.c', { a: { b: { c: 1 } } }, 1],
    ['a list position', 'a.1', { a: ['x', 'y'] }, 'y'],
    ['the first path that is not empty', { path: ['a', 'b', 'c'] }, { a: ' ', b: null, c: 'z' }, 'z'],
    ['nothing for blank text', 'a', { a: ' \n ' }, undefined],
    ['zero', 'a', { a: 0 }, 0],
    ['nothing for a zero that means missing', { path: 'a', zeroIsMissing: true }, { a: '0.00' }, undefined],
    ['the next path after such a zero', { path: ['a', 'b'], zeroIsMissing: true }, { a: 0, b: 5 }, 5],
    ['false', 'a', { a: false }, false],
    ['a constant', { value: 'rent' }, {}, 'rent'],
    ['the group of a pattern', { path: 'a', pattern: 'id-(\\d+)' }, { a: '/x/ID-77.html' }, '77'],
    ['the match of a pattern without a group', { path: 'a', pattern: '\\d+' }, { a: 'n 77' }, '77'],
    ['nothing where a pattern fails', { path: 'a', pattern: '\\d+' }, { a: 'none' }, undefined],
    ['a word by the vocabulary of the feed', { path: 'a', values: { 'À Louer': 'rent' } }, { a: ' à louer ' }, 'rent'],
    ['a word that the vocabulary lacks as it is', { path: 'a', values: { x: 'y' } }, { a: 'Z' }, 'Z'],
    ['a number by the vocabulary', { path: 'a', values: { '3': 'C' } }, { a: 3 }, 'C'],
    ['a template', { template: '{no}, {street}' }, { no: 5, street: 'rue X' }, '5, rue X'],
    ['nothing for a template without values', { template: '{no}, {street}' }, { no: '' }, undefined],
    ['a constant behind an empty path', { path: 'a', value: 1 }, {}, 1],
  ])('reads %s', (_, mapping, row, expected) => {
    expect(read('title', mapping, row)).toEqual(expected)
  })

  it('splits, then translates, the items of a list', () => {
    expect(read('features', { path: 'a', split: '|' }, { a: 'lift | |cellar' })).toEqual(['lift', 'cellar'])
    expect(read('features', { path: 'a', values: { lift: 'elevator' } }, { a: ['LIFT', 'x'] })).toEqual([
      'elevator',
      'x',
    ])
    expect(read('photos', 'a.*.url', { a: [{ url: 1 }, {}, { url: 2 }] })).toEqual([1, 2])
  })

  it('refuses a list where one value is expected', () => {
    expect(read('title', 'a', { a: ['x'] })).toBe(
      'expected a text, number or boolean; a path reads one of a list by its position, such as texts.0',
    )
    expect(read('photos', 'a', { a: [{}] })).toBe('expected a text or a list of texts')
  })

  it('uses the default only for a field that is not stated', () => {
    expect(read('currency', 'a', {}, { currency: 'EUR' })).toBe('EUR')
    expect(read('currency', 'a', { a: 'USD' }, { currency: 'EUR' })).toBe('USD')
  })
})
