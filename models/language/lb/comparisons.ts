import { wordsOf } from '../words/lines.ts'
import type { ComparisonWords } from '../words/comparison-words.ts'

export const comparisons = {
  always: wordsOf(`max maximal maximum min mindestens minimum héchstens genee exakt mannst manner méi`),
  besideNumbers: wordsOf(`ënner iwwer ab bis tëscht ronn vir no zanter wéi oder`),
} satisfies ComparisonWords
