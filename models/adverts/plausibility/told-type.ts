import { familyOf, isPropertyType } from '../../kernel/property-type.ts'
import type { PropertyType } from '../../kernel/property-type.ts'
import { propertyTypesNamed } from '../../language/property-type-words.ts'
import { kindOf } from './price-levels.ts'

/** Kinds that a title names as what is offered; words of others also name surroundings, parts and streets. */
const NAMED_KINDS: ReadonlySet<string> = new Set([
  'apartment',
  'house',
  'apartment_building',
  'parking',
  'land',
  'office',
])

/**
 * Finds the type that a title names where it contradicts the stated one: another kind, and no word of the stated kind.
 * @returns null where the title agrees or names no type
 */
export function contradictingType(stated: string, title: string | null): PropertyType | null {
  if (title === null || !isPropertyType(stated) || familyOf(stated) === 'other' || !NAMED_KINDS.has(kindOf(stated)))
    return null
  const named = propertyTypesNamed(title)
  const [told] = named
  const agrees = named.some((type) => kindOf(type) === kindOf(stated))
  return told === undefined || agrees || !NAMED_KINDS.has(kindOf(told)) ? null : told
}
