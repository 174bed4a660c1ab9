import { isDwelling } from '../../kernel/property-type.ts'
import { propertyTypeOfConcept } from '../../kernel/property-type.ts'
import { memoized } from '../../kernel/memoized.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'

const isHomeConcept = memoized((concept: string): boolean => {
  const type = propertyTypeOfConcept(concept)
  return type !== undefined && type !== 'room' && isDwelling(type)
})

/** Whether a concept names a home: a flat, a house. */
export function isHome({ concept }: ConceptMatch): boolean {
  return concept.startsWith('property.') && isHomeConcept(concept)
}
