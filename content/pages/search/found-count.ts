import { PROPERTY_TYPES, type PropertyType } from '../../../models/kernel/property-type.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'

/** Whether a search takes what nobody lives in, such as a parking space. */
export function takesOthers({ propertyTypes }: Pick<SearchIntent, 'propertyTypes'>): boolean {
  return propertyTypes.some((type) => PROPERTY_TYPES[type as PropertyType]?.family !== 'dwelling')
}

/** A number of what a search finds: homes, or listings where some may be no homes. */
export function foundCount(count: number, areOthers: boolean, locale: Locale): string {
  const say = sayIn(locale)
  return areOthers ? sayCount(say, 'homes.countAny', count, locale) : sayCount(say, 'homes.count', count, locale)
}
