import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: 'km',
  shortPlural: 'kms',
  radius: 'raio',
  perimeter: 'perimetro',
  within: 'menos|ate|volta',
} satisfies DistanceWords
