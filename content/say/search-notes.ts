import type { Locale } from '../../models/kernel/locale.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import type { SearchOrder } from '../../models/search/intent/conditions.ts'
import type { SearchIntent } from '../../models/search/intent/search-intent.ts'
import type { AreaPrecision } from '../../models/search/rank/area-constraint.ts'
import { numberWords } from './numbers.ts'
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

interface Ordered {
  total: number
  /** Whether no home has the fact that the order needs. */
  lacksOrder: boolean
  /** Number of homes that the order puts first. */
  inOrder: number
}

/** Says that no home could be put in the order asked for, or how many have a reduced price and come first. */
export function orderNotes(found: Ordered, order: SearchOrder | null, locale: Locale): string[] {
  if (order === null || found.total === 0) return []
  const say = sayIn(locale)
  if (found.lacksOrder) return [say('homes.noOrder', { order: say(`ask.order.${order}`) })]
  if (order !== 'reduced' || found.inOrder === 0 || found.inOrder === found.total) return []
  const { decimal } = numberWords(locale)
  return [say('homes.order.reduced', { n: decimal(found.inOrder), total: decimal(found.total) })]
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
