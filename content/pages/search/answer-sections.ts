import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { offerWords } from '../../say/offer-words.ts'
import { tellCondition } from '../../say/tell-conditions.ts'
import { sayIn } from '../../say/words.ts'
import { figure, hint, list, paragraph, section, table, type Block, type List } from '../../sections/block.ts'
import { strong } from '../../sections/inline.ts'
import { listingCard } from '../listing/listing-card.ts'
import { filterText, valueText } from './filter-words.ts'
import type { FoundListing, SearchAnswer } from './search-answer.ts'

const ECHOED_WORDS = 24
const ECHO_CHARACTERS = 60

/** Sections of an answer: what was understood, what was found and why; or why nothing was. */
export function answerSections(answer: SearchAnswer, locale: Locale): Block[] {
  const { limit, remaining } = answer
  return [
    understoodSection(answer.intent, locale),
    answer.empty === null ? resultSection(answer, locale) : emptySection(answer.empty, locale),
    hint(sayIn(locale)('search.left', { limit, left: remaining })),
  ]
}

function understoodSection(intent: SearchIntent, locale: Locale): Block {
  const say = sayIn(locale)
  const { quoted } = offerWords(locale)
  const read = intent.understood
    .filter(({ words }) => words !== '')
    .map((condition) => [
      strong(tellCondition(condition, intent.understood, locale)),
      ` ${quoted(condition.words, ECHO_CHARACTERS)}`,
    ])
  const open = intent.notUnderstood.slice(0, ECHOED_WORDS).map((word) => quotable(word, 40))
  return section(
    say('search.understood'),
    [
      read.length === 0 ? paragraph(say('search.nothing')) : list(read, 'chips'),
      ...(open.length === 0 ? [] : [paragraph(`${say('search.notUnderstood')}: ${open.join(', ')}`, 'unknown')]),
      ...noteTexts(intent, locale).map(hint),
    ],
    'understood',
  )
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

function resultSection({ results, total, communes }: SearchAnswer, locale: Locale): Block {
  const say = sayIn(locale)
  const count = sayCount(say, 'search.count', total, locale)
  const best = total > results.length ? ` ${say('search.best', { n: results.length })}` : ''
  const cards = results.map((found) => {
    const commune = communes.get(found.listing.communeSlug ?? '')
    const name = commune && communeName(commune, locale)
    return listingCard(found.listing, { locale, communeName: name, more: [reasons(found, locale)] })
  })
  return section(say('search.results'), [paragraph(`${count}${best}`), { kind: 'cards', cards }])
}

function reasons({ score, matchReasons, unknown }: FoundListing, locale: Locale): List {
  const say = sayIn(locale)
  const [firstUnknown] = unknown
  const isSaid = firstUnknown === undefined || matchReasons.some((reason) => reason.includes(firstUnknown))
  return list(
    [
      strong(say('search.score', { score: Math.round(score) })),
      ...matchReasons,
      ...(isSaid ? [] : [{ kind: 'unknown' as const, text: say('search.unknown', { wishes: unknown.join(', ') }) }]),
    ],
    'reasons',
  )
}

function emptySection({ searched, effects }: EmptyExplanation, locale: Locale): Block {
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
  const columns = (['removed', 'foundWithout', 'nearest'] as const).map((name) => figure(say(`search.${name}`)))
  return section(say('search.none'), [
    paragraph(say('search.noneLead', { n: decimal(searched) })),
    table(say('search.none'), [say('search.condition'), ...columns], rows),
    ...(isHopeless ? [paragraph(say('search.loosen'))] : []),
  ])
}
