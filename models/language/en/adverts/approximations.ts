import type { ApproximationWords } from '../../words/adverts/approximation-words.ts'

export const approximations = {
  short: '',
  long: String.raw`about|approx\.?`,
} satisfies ApproximationWords
