import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: 'kms?|kilometer',
  radius: 'umkreis|radius',
  perimeter: '',
  within: 'entfernt|entfernung|max|maximum|weniger|drumherum|plus|hochstens|bis',
} satisfies DistanceWords
