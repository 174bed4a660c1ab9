import type { Locale } from '../../../models/kernel/locale.ts'
import { LAW_WORDS } from '../../i18n/insights.ts'
import { speaker } from '../speaker.ts'
import { semicolon } from '../typography.ts'

type SourceKey = Extract<keyof (typeof LAW_WORDS)['en'], `law.source.${string}`>

const sayIn = speaker(LAW_WORDS)
const FILED = '; '
const KEYS = new Map(
  Object.entries(LAW_WORDS.en).flatMap(([key, name]) =>
    key.startsWith('law.source.') ? [[name as string, key as SourceKey] as const] : [],
  ),
)

/**
 * Names what a figure of law was read in, in the language of the page; a name that is no words, such as an address, stays as it is filed.
 * @param source as the parameters of law state it: names with semicolons between them
 */
export function sourceName(source: string, locale: Locale): string {
  return source
    .split(FILED)
    .map((name) => {
      const key = KEYS.get(name)
      return key === undefined ? name : sayIn(locale)(key)
    })
    .join(semicolon(locale))
}
