import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn, type WordKey } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { markup, type Markup } from './markup.ts'

/** The longest description in an address, in characters: some addresses may have no more than 2,048 bytes. */
export const MOST_QUERY_CHARACTERS = 500
export const SEARCH_INTENTS = ['rent', 'buy'] as const
export type SearchIntentWord = (typeof SEARCH_INTENTS)[number]

const EXAMPLES: readonly { key: WordKey; intent: SearchIntentWord }[] = [
  { key: 'search.example.1', intent: 'rent' },
  { key: 'search.example.2', intent: 'buy' },
  { key: 'search.example.3', intent: 'rent' },
]

/** Address of the answer to a description. */
export function searchAddress(locale: Locale, query: string, intent: SearchIntentWord): string {
  return query === ''
    ? ADDRESSES.homes(locale)
    : `${ADDRESSES.homes(locale)}?${new URLSearchParams({ q: query, intent }).toString()}`
}

/** The form of a search by description; works without script. */
export function searchForm(locale: Locale, query = '', intent: SearchIntentWord = 'rent'): Markup {
  const say = sayIn(locale)
  const options = SEARCH_INTENTS.map(
    (each) =>
      markup`<option value="${each}"${each === intent ? markup` selected` : undefined}>${say(`search.${each}`)}</option>`,
  )
  return markup`<form class="search" role="search" action="${ADDRESSES.homes(locale)}" method="get">
<div class="wide"><label for="q">${say('search.label')}</label>
<input id="q" name="q" type="search" required maxlength="${MOST_QUERY_CHARACTERS}" value="${query}"></div>
<div><label for="intent">${say('search.intent')}</label>
<select id="intent" name="intent">${options}</select></div>
<button type="submit">${say('search.submit')}</button>
</form>`
}

/** Descriptions to try, in the language of the page. */
export function searchExamples(locale: Locale): Markup {
  const say = sayIn(locale)
  const links = EXAMPLES.map(
    ({ key, intent }) =>
      markup`<li><a href="${searchAddress(locale, say(key), intent)}" rel="nofollow">${say(key)}</a></li>`,
  )
  return markup`<p class="hint">${say('search.examples')}</p>
<ul class="examples">
${links}
</ul>`
}
