import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: String.raw`kms?|kilomet\w*`,
  radius: 'radius',
  perimeter: 'perimeter',
  within: 'within|around|distance|max|maximum|less|of it|at most|up to|away',
} satisfies DistanceWords
