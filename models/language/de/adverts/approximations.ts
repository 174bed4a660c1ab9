import type { ApproximationWords } from '../../words/adverts/approximation-words.ts'

export const approximations = {
  short: String.raw`ca\.?`,
  long: 'etwa|rund',
} satisfies ApproximationWords
