import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import {
  MOST_QUERY_CHARACTERS,
  searchAddress,
  searchExamples,
  searchForm,
  type SearchIntentWord,
} from '../../html/search-form.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { answerSections } from './answer-sections.ts'
import type { SearchAnswer } from './search-answer.ts'

/** Why there is no answer. */
export type SearchRefusal =
  | { kind: 'tooLong'; characters: number }
  | { kind: 'used'; limit: number; retryAfterMs: number }
  | { kind: 'unavailable' }

export interface SearchPageFacts {
  query: string
  intent: SearchIntentWord
  /** Null before anything is asked. */
  outcome: SearchAnswer | SearchRefusal | null
}

const TITLE_CHARACTERS = 60
const MINUTE_MS = 60_000

/** `/{locale}/search`: the form, and under it the answer to what was asked. Words of the visitor stay text. */
export function searchPage({ query, intent, outcome }: SearchPageFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const title =
    query === '' ? say('search.title') : say('search.resultsTitle', { query: quotable(query, TITLE_CHARACTERS) })
  const asked = query.slice(0, MOST_QUERY_CHARACTERS)
  const body = markup`<h1>${title}</h1>
${query === '' ? markup`<p class="lead">${say('search.lead')}</p>` : undefined}
${searchForm(locale, asked, intent)}
${outcome === null ? searchExamples(locale) : outcome.kind === 'answer' ? renderBlocks(answerSections(outcome, locale)) : refusal(outcome, locale)}`
  return renderSitePage(
    {
      locale,
      section: 'home',
      title,
      description: say('search.lead'),
      addressIn: (other) => searchAddress(other, asked, intent),
      hasMarkdown: false,
      unlisted: true,
      body,
    },
    site,
  )
}

function refusal(outcome: SearchRefusal, locale: Locale): Markup {
  const say = sayIn(locale)
  switch (outcome.kind) {
    case 'tooLong':
      return notice(say('search.tooLong', { n: outcome.characters, max: MOST_QUERY_CHARACTERS }))
    case 'unavailable':
      return notice(say('search.unavailable'))
    case 'used':
      return markup`<h2>${say('search.usedTitle')}</h2>
${notice(say('search.used', { limit: outcome.limit, time: waitText(outcome.retryAfterMs, locale) }))}
<p>${say('search.usedMore')} <a href="${ADDRESSES.developers()}?lang=${locale}">${say('nav.developers')}</a></p>`
  }
}

function notice(text: string): Markup {
  return markup`<p role="alert">${text}</p>`
}

function waitText(milliseconds: number, locale: Locale): string {
  const say = sayIn(locale)
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS))
  if (minutes < 60) return say('search.minutes', { n: minutes })
  const rest = minutes % 60
  const hours = say('search.hours', { n: Math.floor(minutes / 60) })
  return rest === 0 ? hours : `${hours} ${say('search.minutes', { n: rest })}`
}
