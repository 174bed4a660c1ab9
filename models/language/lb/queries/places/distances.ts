import type { DistanceWords } from '../../../words/queries/places/distance-words.ts'

export const distances = {
  kilometres: 'km|kilometer',
  shortPlural: '',
  radius: 'emkrees|radius',
  perimeter: '',
  within: 'ronderem|hechstens|bis',
} satisfies DistanceWords
