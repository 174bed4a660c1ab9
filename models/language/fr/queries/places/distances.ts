import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: String.raw`kms?|kilomet\w*`,
  radius: 'rayon',
  perimeter: 'perimetre',
  within: 'autour|distance|max|maximum|eloigne|moins|dans les|alentours|plus|jusqu',
} satisfies DistanceWords
