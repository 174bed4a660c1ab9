import type { Locale } from '../../../models/kernel/locale.ts'
import { LAW_WORDS } from '../../i18n/insights.ts'
import { speaker } from '../speaker.ts'

type LawKey = Extract<keyof (typeof LAW_WORDS)['en'], `law.name.${string}`>

const sayIn = speaker(LAW_WORDS)
const AMENDED = `, ${LAW_WORDS.en['law.amended']}`
const ARTICLES = /, arts?\.? (?<from>[\w()]+)(?: to (?<to>[\w()]+))?$/
const KEYS = new Map(
  Object.entries(LAW_WORDS.en).flatMap(([key, name]) =>
    key.startsWith('law.name.') ? [[name as string, key as LawKey] as const] : [],
  ),
)

/** A law by its name in the language, with its articles; as it is filed where it has no such name. @param law as the parameters of law state it */
export function lawName(law: string, locale: Locale): string {
  const say = sayIn(locale)
  const isAmended = law.endsWith(AMENDED)
  const cited = isAmended ? law.slice(0, -AMENDED.length) : law
  const articles = ARTICLES.exec(cited)
  const key = KEYS.get(articles === null ? cited : cited.slice(0, articles.index))
  if (key === undefined) return law
  const { from = '', to } = articles?.groups ?? {}
  return [
    say(key),
    ...(from === '' ? [] : [to === undefined ? say('law.article', { from }) : say('law.articles', { from, to })]),
    ...(isAmended ? [say('law.amended')] : []),
  ].join(', ')
}
