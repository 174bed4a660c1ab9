import type { PlaceNames } from '../../../content/say/tell-conditions.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Shorter ones are other words, too: Bous is Bus in Luxembourgish. */
const SHORTEST_NAME = 4

/** Calls a commune that goes by its French name, as the gazetteer has it, by its name in a language; any other place stays as it is called. */
export function communeNamer({ communes }: Pick<ReleaseFacts, 'communes'>, locale: Locale): (name: string) => string {
  const language = toNameLocale(locale)
  const names = new Map(communes.values().map(({ name }) => [name.fr, name[language]]))
  return (name) => names.get(name) ?? name
}

/** Names of communes in a language, as sentences that the search reads back may call them. */
export function placeNames({ communes }: Pick<ReleaseFacts, 'communes'>, locale: Locale): PlaceNames {
  return (key) => {
    const name = key.startsWith('commune:') ? communes.get(key.slice('commune:'.length))?.name : undefined
    const own = name?.[toNameLocale(locale)]
    return own !== undefined && own.length >= SHORTEST_NAME ? own : undefined
  }
}
