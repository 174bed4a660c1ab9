import { wordsOf } from '../words/lines.ts'
import type { ComparisonWords } from '../words/comparison-words.ts'

export const comparisons = {
  always: wordsOf(
    `max maximal maximum min mindestens minimum minimal höchstens genau exakt wenigstens weniger mehr teurer billiger günstiger größer kleiner älter
    jünger höher niedriger übersteigen`,
  ),
  besideNumbers: wordsOf(`unter über ab bis zwischen etwa circa rund vor nach seit als oder`),
} satisfies ComparisonWords
