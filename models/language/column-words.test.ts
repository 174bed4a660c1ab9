import { describe, expect, it } from 'vitest'
import { fieldsNamed } from './column-words.ts'

const best = (column: string): string | undefined => [...fieldsNamed(column)].toSorted((a, b) => b[1] - a[1])[0]?.[0]

describe('the name of a column', () => {
  it.each([
    'salles_de_bains',
    'nb_sdb',
    'bad',
    'zimmer_bad',
    'nbSallesBain',
    'rooms_bath',
    'Buedzemmer',
    "salle d'eau",
  ])('%s counts bathrooms, never all rooms', (column) => {
    expect(best(column)).toBe('bathrooms')
    expect(fieldsNamed(column).has('rooms')).toBe(false)
  })

  it.each([
    ['number of rooms', 'rooms'],
    ['Zimmer', 'rooms'],
    ['Schlofzemmer', 'bedrooms'],
    ['bed_rooms', 'bedrooms'],
  ])('%s means %s', (column, field) => {
    expect([...fieldsNamed(column).keys()]).toContain(field)
  })
})
