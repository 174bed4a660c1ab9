import { wordsOf } from '../words/lines.ts'
import type { ComparisonWords } from '../words/comparison-words.ts'

export const comparisons = {
  always: wordsOf(
    `max maximum min minimum exactement précisément moins maximal minimal supérieur inférieur supérieure inférieure dépasser`,
  ),
  besideNumbers: wordsOf(`plus sous entre environ jusque jusqu partir dès avant après depuis que ou`),
} satisfies ComparisonWords
