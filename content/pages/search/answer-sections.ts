import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'
import { dataTable } from '../../html/data-table.ts'
import { cardList, listingCard } from '../../html/listing-card.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { offerWords } from '../../html/offer-words.ts'
import { fieldText, filterText, valueText } from './filter-words.ts'
import type { FoundListing, SearchAnswer } from './search-answer.ts'

const ECHOED_WORDS = 24
const ECHO_CHARACTERS = 60

/** What was understood, what was found and why; or why nothing was. */
export function answerSections(answer: SearchAnswer, locale: Locale): Markup {
  const say = sayIn(locale)
  const { limit, remaining } = answer
  return markup`${understoodSection(answer.intent, locale)}
${answer.empty === null ? resultSection(answer, locale) : emptySection(answer.empty, locale)}
<p class="hint">${say('search.left', { limit, left: remaining })}</p>`
}

function understoodSection(intent: SearchIntent, locale: Locale): Markup {
  const say = sayIn(locale)
  const { quoted } = offerWords(locale)
  const read = intent.understood.map(({ field, text }) => {
    const label = fieldText(field, locale)
    return markup`<li>${label === null ? undefined : markup`<strong>${label}</strong> `}${quoted(text, ECHO_CHARACTERS)}</li>`
  })
  const open = intent.notUnderstood.slice(0, ECHOED_WORDS).map((word) => quotable(word, 40))
  return markup`<section class="understood"><h2>${say('search.understood')}</h2>
${read.length === 0 ? markup`<p>${say('search.nothing')}</p>` : markup`<ul class="chips">\n${read}\n</ul>`}
${open.length === 0 ? undefined : markup`<p class="unknown">${say('search.notUnderstood')}: ${open.join(', ')}</p>`}
${noteTexts(intent, locale).map((text) => markup`<p class="hint">${text}</p>`)}</section>`
}

function noteTexts({ notes, places }: SearchIntent, locale: Locale): string[] {
  const say = sayIn(locale)
  const { quoted } = offerWords(locale)
  const abroad = places
    .filter(({ kind }) => kind === 'abroad')
    .map(({ name }) => say('searchNote.place_abroad', { about: quoted(name, ECHO_CHARACTERS) }))
  const said = notes.map(({ code, about }) => {
    // Has no place for the words that it is about.
    if (code === 'text_cut') return say('searchNote.text_cut')
    return say(`searchNote.${code}`, { about: quoted(about, ECHO_CHARACTERS) })
  })
  return [...new Set([...abroad, ...said])]
}

function resultSection({ results, total, communes }: SearchAnswer, locale: Locale): Markup {
  const say = sayIn(locale)
  const count = sayCount(say, 'search.count', total, locale)
  const cards = results.map((found) => {
    const commune = communes.get(found.listing.communeSlug ?? '')
    const name = commune && communeName(commune, locale)
    return listingCard(found.listing, { locale, communeName: name, more: reasons(found, locale) })
  })
  return markup`<section><h2>${say('search.results')}</h2>
<p>${count}${total > results.length ? ` ${say('search.best', { n: results.length })}` : ''}</p>
${cardList(cards)}</section>`
}

function reasons({ score, matchReasons, unknown }: FoundListing, locale: Locale): Markup {
  const say = sayIn(locale)
  const [firstUnknown] = unknown
  const isSaid = firstUnknown === undefined || matchReasons.some((reason) => reason.includes(firstUnknown))
  return markup`<ul class="reasons"><li><strong>${say('search.score', { score: Math.round(score) })}</strong></li>
${matchReasons.map((reason) => markup`<li>${reason}</li>`)}
${isSaid ? undefined : markup`<li class="unknown">${say('search.unknown', { wishes: unknown.join(', ') })}</li>`}</ul>`
}

function emptySection({ searched, effects }: EmptyExplanation, locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const rows = effects
    .filter(({ removed }) => removed > 0)
    .map((effect) => [
      filterText(effect, locale),
      decimal(effect.removed),
      decimal(effect.foundWithout),
      effect.nearest === null ? '–' : valueText(effect.name, effect.nearest, locale),
    ])
  const isHopeless = effects.every(({ foundWithout }) => foundWithout === 0)
  return markup`<section><h2>${say('search.none')}</h2>
<p>${say('search.noneLead', { n: decimal(searched) })}</p>
${dataTable({
  caption: say('search.none'),
  hideCaption: true,
  columns: [
    { label: say('search.condition') },
    { label: say('search.removed'), isFigure: true },
    { label: say('search.foundWithout'), isFigure: true },
    { label: say('search.nearest'), isFigure: true },
  ],
  rows,
})}
${isHopeless ? markup`<p>${say('search.loosen')}</p>` : undefined}</section>`
}
