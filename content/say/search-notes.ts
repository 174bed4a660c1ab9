import type { Locale } from '../../models/kernel/locale.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import type { SearchOrder } from '../../models/search/intent/conditions.ts'
import type { SearchIntent } from '../../models/search/intent/search-intent.ts'
import type { AreaPrecision } from '../../models/search/rank/area-constraint.ts'
import { sayCount } from './say-count.ts'
import { sayIn } from './words.ts'

/** Says how well the places of homes in an area are known, and how many more may lie in it. */
export function areaNotes(precision: AreaPrecision | null, locale: Locale): string[] {
  if (precision === null) return []
  const say = sayIn(locale)
  const { byLocality, unstated, unplaced } = precision
  return [
    ...(byLocality === 0 ? [] : [sayCount(say, 'homes.area.byLocality', byLocality, locale)]),
    ...(unstated === 0 ? [] : [sayCount(say, 'homes.area.unstated', unstated, locale)]),
    ...(unplaced === 0 ? [] : [sayCount(say, 'homes.area.unplaced', unplaced, locale)]),
  ]
}

/** Says that no home that was found could be put in the order asked for, where that is so. */
export function orderNotes(lacksOrder: boolean, order: SearchOrder | null, locale: Locale): string[] {
  if (!lacksOrder || order === null) return []
  const say = sayIn(locale)
  return [say('homes.noOrder', { order: say(`ask.order.${order}`) })]
}

/** Maximum characters of the reader's words that a note repeats. */
const QUOTED = 60

/** Says what a description asks for that sets no condition, is estimated, or lies abroad. */
export function wishNotes({ notes, places }: SearchIntent, locale: Locale): string[] {
  const say = sayIn(locale)
  const abroad = places
    .filter(({ kind }) => kind === 'abroad')
    .map(({ name }) => say('reply.note.place_abroad', { about: `“${name}”` }))
  const said = notes.map(({ code, about }) => say(`reply.note.${code}`, { about: `“${quotable(about, QUOTED)}”` }))
  return [...new Set([...abroad, ...said])]
}
