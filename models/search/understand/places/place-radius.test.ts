import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'

const understand = (text: string) => readQuery(text, 'rent')

describe('a stated distance', () => {
  it.each([
    ['flat within 5 km of Mersch', 5000, 'within 5 km of Mersch'],
    ['5 kms around Mersch', 5000, '5 kms around Mersch'],
    ['Mersch + 10 km', 10_000, 'Mersch + 10 km'],
    ['à moins de 10 km de Mersch', 10_000, 'moins de 10 km de Mersch'],
    ['dans un rayon de 5 km autour de Mersch', 5000, 'rayon de 5 km autour de Mersch'],
    ['Wohnung im Umkreis von 8 km um Mersch', 8000, 'Umkreis von 8 km um Mersch'],
    ['am Emkrees vun 8 km ëm Miersch', 8000, 'Emkrees vun 8 km ëm Miersch'],
    ['num raio de 10 quilómetros de Mersch', 10_000, 'raio de 10 quilómetros de Mersch'],
    ['Mersch, or within 8 km of it', 8000, 'Mersch, within 8 km'],
  ])('is told with the words that state it, and nothing of it as not understood: %s', (text, withinM, words) => {
    const { understood, notUnderstood } = understand(text)
    expect(understood.find(({ field }) => field === 'place')).toMatchObject({
      op: 'near',
      value: 'commune:mersch',
      withinM,
      words,
    })
    expect(notUnderstood.filter((each) => each !== 'or')).toEqual([])
  })
})
