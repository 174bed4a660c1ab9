import { describe, expect, it } from 'vitest'

import { rolesOf, valuationSchemaSchema } from './schema.ts'

const messagesOf = (value: unknown) =>
  valuationSchemaSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('valuationSchemaSchema', () => {
  it('finds the roles by their usual names, and lets a schema state its own', () => {
    const schema = valuationSchemaSchema.parse({
      numeric: ['areaM2', 'lat', 'lon'],
      categorical: ['quarter'],
      note: 'x',
    })
    expect(rolesOf(schema)).toEqual({ areaM2: 'areaM2', latitude: 'lat', longitude: 'lon', quarter: 'quarter' })
    expect(rolesOf({ ...schema, roles: { areaM2: 'lon' } }).areaM2).toBe('lon')
  })

  it('says what is wrong with a schema', () => {
    expect(messagesOf({ numeric: ['rooms'] })).toEqual(['no area column: name it area_m2 or state roles.areaM2'])
    expect(messagesOf({ numeric: ['area_m2', 'area_m2'] })).toEqual(['column area_m2 is named twice'])
    expect(messagesOf({ numeric: ['area_m2'], roles: { latitude: 'y' } })).toEqual([
      'column y must be listed under numeric',
    ])
  })
})
