import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: 'kms?|kilometer',
  radius: 'emkrees|radius',
  perimeter: '',
  within: 'ronderem|hechstens|bis',
} satisfies DistanceWords
