import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: String.raw`kms?|quilomet\w*`,
  radius: 'raio',
  perimeter: 'perimetro',
  within: 'menos|ate|volta',
} satisfies DistanceWords
