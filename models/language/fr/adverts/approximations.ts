import type { ApproximationWords } from '../../words/adverts/approximation-words.ts'

export const approximations = {
  short: String.raw`env\.?`,
  long: String.raw`environ\.?`,
} satisfies ApproximationWords
