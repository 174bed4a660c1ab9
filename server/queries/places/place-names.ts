import type { PlaceNames } from '../../../content/say/tell-conditions.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Shorter ones are other words, too: Bous is Bus in Luxembourgish. */
const SHORTEST_NAME = 4

/** Names of communes in a language, as sentences that the search reads back may call them. */
export function placeNames({ communes }: Pick<ReleaseFacts, 'communes'>, locale: Locale): PlaceNames {
  return (key) => {
    const name = key.startsWith('commune:') ? communes.get(key.slice('commune:'.length))?.name : undefined
    const own = name?.[toNameLocale(locale)]
    return own !== undefined && own.length >= SHORTEST_NAME ? own : undefined
  }
}
