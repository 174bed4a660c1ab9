import { scanText } from '../../language/vocabulary/find-concepts.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { Vocabulary } from '../../language/vocabulary/vocabulary.ts'
import { alternativesIn } from './alternatives.ts'
import { featureOf } from './feature-of.ts'
import { describedKitchens } from './kitchens.ts'
import { isInPublic } from './public-amenities.ts'
import { isOfTheHome, offeringOf } from './scope.ts'
import { sentencesOf } from './sentences.ts'
import { listedToilets } from './toilets.ts'

/**
 * Finds the concepts of a text as `findConcepts` does, without the features that it does not say the home itself to have, or not to have: those in the
 * neighbourhood, planned, at extra cost, shared, of some of several homes, or one of two.
 */
export function findHomeConcepts(vocabulary: Vocabulary, text: string): ConceptMatch[] {
  return homeConcepts(text, scanText(vocabulary, text))
}

/** The same of a text that was scanned before. */
export function homeConcepts(text: string, { matches, cues }: ReturnType<typeof scanText>): ConceptMatch[] {
  const sentences = sentencesOf(text, matches, cues)
  const offering = offeringOf(text, matches, cues)
  const own: ConceptMatch[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.matches.length === 0) continue
    const alternatives = alternativesIn(text, sentence)
    for (const match of sentence.matches)
      if (!isFeature(match)) own.push(match)
      else if (alternatives.has(match) || isInPublic(text, sentences, index, match)) continue
      else if (isOfTheHome(offering, sentence, match)) own.push(match)
    const described = [...describedKitchens(text, sentence), ...listedToilets(text, sentence)]
    own.push(...described.filter((match) => isOfTheHome(offering, sentence, match)))
  }
  return own
}

function isFeature({ concept }: ConceptMatch): boolean {
  return concept === 'attr.furnished' || featureOf(concept) !== null
}
