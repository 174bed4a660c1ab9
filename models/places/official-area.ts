import { communeName } from '../kernel/commune.ts'
import type { AreaNames } from '../kernel/reference-cell.ts'
import type { Locale } from '../kernel/locale.ts'

/** Slug under which public offices list a commune today: its own, or that of the commune it merged into. */
export function officialArea({ slug, successor }: { slug: string; successor: string | null }): string {
  return successor ?? slug
}

interface Named {
  name: AreaNames
  successor: string | null
  successorName?: string | null | undefined
}

/** Name under which public offices list a commune today; the slug of a merged one where an older release has no name of it. */
export function officialAreaName(commune: Named, locale: Locale): string {
  return commune.successor === null ? communeName(commune, locale) : (commune.successorName ?? commune.successor)
}
