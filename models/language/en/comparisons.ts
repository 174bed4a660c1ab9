import { wordsOf } from '../words/lines.ts'
import type { ComparisonWords } from '../words/comparison-words.ts'

export const comparisons = {
  always: wordsOf(
    `max maximum min minimum least exactly precisely cheaper dearer pricier bigger larger smaller fewer exceed exceeding higher lower older newer`,
  ),
  besideNumbers: wordsOf(
    `more less most under over below above from up between about around than before after since within only or`,
  ),
} satisfies ComparisonWords
