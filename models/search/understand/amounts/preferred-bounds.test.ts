import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'

const read = (text: string, intent: 'rent' | 'buy' = 'buy') => readQuery(text, intent)
const preferredIn = (text: string) => read(text).preferred.map(({ field, op, value }) => `${field} ${op} ${value}`)

describe('an amount that is preferred', () => {
  it.each([
    'house in Mersch, ideally 3 bedrooms',
    'house in Mersch, preferably with at least 3 bedrooms',
    'house in Mersch, 3 bedrooms would be nice',
    'house in Mersch, 3 bedrooms if possible',
    'maison à Mersch, idéalement 3 chambres',
    'maison à Mersch, de préférence avec 3 chambres',
    'maison à Mersch, 3 chambres si possible',
    'Haus in Mersch, am liebsten mit 3 Schlafzimmern',
    'Haus in Mersch, möglichst 3 Schlafzimmer',
    'Haus in Mersch, 3 Schlafzimmer wären schön',
    'Haus zu Miersch, am léifste mat 3 Schlofzëmmeren',
    'Haus zu Miersch, wa méiglech 3 Schlofzëmmeren',
    'casa em Mersch, de preferência com 3 quartos',
    'casa em Mersch, idealmente 3 quartos',
    'casa em Mersch, 3 quartos se possível',
    'House in Mersch. Must: at most €900,000. Wish: at least 3 bedrooms.',
  ])('filters nothing: %s', (text) => {
    expect(read(text).bedrooms).toEqual({ min: null, max: null })
    expect(preferredIn(text)).toEqual(['bedrooms at_least 3'])
    expect(read(text).understood.find(({ field }) => field === 'bedrooms')).toMatchObject({
      strength: 'wish',
      value: 3,
    })
  })

  it.each([
    'flat in Mersch, 2 bedrooms, ideally 3',
    'appartement à Mersch, 2 chambres, idéalement 3',
    'Wohnung in Mersch, 2 Schlafzimmer, am liebsten 3',
    'Appartement zu Miersch, 2 Schlofzëmmeren, wa méiglech 3',
    'apartamento em Mersch, 2 quartos, de preferência 3',
  ])('stands beside what is required: %s', (text) => {
    expect(read(text).bedrooms).toEqual({ min: 2, max: null })
    expect(preferredIn(text)).toEqual(['bedrooms at_least 3'])
  })

  it.each([
    'flat in Mersch, max 1500, ideally 1300',
    'appartement à Mersch, max 1500, idéalement 1300',
    'Wohnung in Mersch, höchstens 1500, am liebsten 1300',
    'Appartement zu Miersch, max 1500, wa méiglech 1300',
    'apartamento em Mersch, no máximo 1500, de preferência 1300',
  ])('is a price below the ceiling: %s', (text) => {
    expect(read(text, 'rent').priceEur).toMatchObject({ max: 1500, min: null })
    expect(read(text, 'rent').preferred).toMatchObject([{ field: 'priceEur', op: 'at_most', value: 1300 }])
  })

  it.each(['flat in Mersch, ideally under 1300 euros', 'Wohnung in Mersch, möglichst unter 1300 Euro'])(
    'is the ceiling where no other price is named: %s',
    (text) => {
      expect(read(text, 'rent').priceEur).toMatchObject({ max: 1300 })
      expect(read(text, 'rent').preferred).toEqual([])
    },
  )

  it.each([
    'house in Mersch with 3 bedrooms, ideally with a garden',
    'house in Mersch with 3 bedrooms ideally with a garden',
    'ideally quiet, 3 bedrooms, house in Mersch',
    'möglichst günstiges Haus in Mersch mit 3 Schlafzimmern',
    'maison à Mersch avec 3 chambres et si possible un jardin',
  ])('is none where something else is preferred: %s', (text) => {
    expect(read(text).bedrooms.min).toBe(3)
    expect(preferredIn(text)).toEqual([])
  })
})
