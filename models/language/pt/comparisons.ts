import { wordsOf } from '../words/lines.ts'
import type { ComparisonWords } from '../words/comparison-words.ts'

export const comparisons = {
  always: wordsOf(`max máximo min mínimo exatamente pelo precisamente superior inferior ultrapassar exceder`),
  besideNumbers: wordsOf(`mais menos até entre cerca acima abaixo antes depois desde que ou`),
} satisfies ComparisonWords
