import type { Locale } from '../../models/kernel/locale.ts'
import type { SearchOrder } from '../../models/search/intent/conditions.ts'
import { sayIn } from './words.ts'

/** Says that no home that was found could be put in the order asked for, where that is so. */
export function orderNotes(lacksOrder: boolean, order: SearchOrder | null, locale: Locale): string[] {
  if (!lacksOrder || order === null) return []
  const say = sayIn(locale)
  return [say('homes.noOrder', { order: say(`ask.order.${order}`) })]
}
