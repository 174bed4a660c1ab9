import { describe, expect, it } from 'vitest'

import { PROPERTY_TYPES, familyOf, isPropertyType, segmentOf } from './property-type.ts'
import type { PropertyType } from './property-type.ts'

const TYPES = Object.keys(PROPERTY_TYPES) as PropertyType[]

describe('property types', () => {
  it('keeps everything that is no dwelling out of dwelling statistics', () => {
    for (const type of TYPES) if (familyOf(type) !== 'dwelling') expect(segmentOf(type), type).toBeNull()
  })

  it('counts a room and a shared flat as dwellings without a segment, since their price is no price of a flat', () => {
    expect(familyOf('room')).toBe('dwelling')
    expect([segmentOf('room'), segmentOf('shared_flat')]).toEqual([null, null])
  })

  it('knows its own words and not those of every object', () => {
    expect(isPropertyType('penthouse')).toBe(true)
    expect(isPropertyType('toString')).toBe(false)
  })
})
