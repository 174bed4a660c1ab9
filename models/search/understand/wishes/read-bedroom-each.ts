import { BEDROOM_EACH, EACH_WORD, WITH_BEDROOM_EACH } from '../../../language/queries/wishes/bedrooms-each.ts'
import { wordsOf, type QueryReading } from '../words/query-reading.ts'

/**
 * `own bedroom each`: read before amounts, for it counts no bedroom of the home by itself.
 * @returns whether it is a wish for bedrooms; behind `with` it only says how the persons live
 */
export function readBedroomEach(reading: QueryReading): boolean {
  if (!reading.tokens.some(({ word }) => EACH_WORD.test(word))) return false
  const phrase = BEDROOM_EACH.exec(wordsOf(reading.tokens))
  if (phrase) reading.claimPhrase('household.each', phrase[0])
  return phrase !== null && !WITH_BEDROOM_EACH.test(phrase[0])
}
