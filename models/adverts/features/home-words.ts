import { memoized } from '../../kernel/memoized.ts'
import { familyOf, isPropertyType } from '../../kernel/property-type.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'

const PREFIX = 'property.'

const isHomeConcept = memoized((concept: string): boolean => {
  const type = concept.slice(PREFIX.length)
  if (type === 'house_with_separate_unit') return true
  return isPropertyType(type) && type !== 'room' && familyOf(type) === 'dwelling'
})

/** Whether a concept names a home: a flat, a house. */
export function isHome({ concept }: ConceptMatch): boolean {
  return concept.startsWith(PREFIX) && isHomeConcept(concept)
}
