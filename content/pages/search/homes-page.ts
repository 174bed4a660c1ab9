import { capitalized, colon } from '../../say/typography.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { writeSearchAddress } from '../../../models/search/form/search-address.ts'
import { areaNotes, chargesNotes, noteWord, orderNotes, unplacedNotes } from '../../say/search-notes.ts'
import { offerWords } from '../../say/offer-words.ts'
import { noneKnown } from '../../say/market/none-known.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { askExamples, MOST_QUERY_CHARACTERS } from '../../html/ask-form.ts'
import { removableChips } from '../../html/chips.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import type { ConstraintEffect } from '../../../models/search/explain/explain-empty.ts'
import { COUNTS_ID } from '../listing-counts.ts'
import { faultText, orderFault } from './field-faults.ts'
import { filterForm } from './filter-form.ts'
import { filterText } from './filter-words.ts'
import { closeCards, foundCards } from './found-cards.ts'
import { foundCount, takesOthers } from './found-count.ts'
import { homesMap } from './homes-map.ts'
import type { UnknownValue } from '../../../models/search/form/form-fields.ts'
import { searchPath, type HomesFacts } from './homes-facts.ts'
import { pageLinks } from './page-links.ts'
import { searchConditions, type Condition } from './search-chips.ts'

const ECHOED_WORDS = 24
const ECHO_CHARACTERS = 60

/** Most characters of the conditions in a title. */
const MOST_TITLE_CHARACTERS = 90

/** `/{locale}/homes`: the form, what was understood, and a page of the homes that meet it; or what stands in the way. Words of the visitor stay text. */
export function homesPage(facts: HomesFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const { address, total, fields, isUnclear } = facts
  const conditions = isUnclear ? [] : searchConditions(facts, locale)
  const offer = say(fields.offer === 'buy' ? 'foot.buy' : 'foot.rent')
  const kind = fields.offer === 'buy' ? 'buy' : 'rent'
  const areOthers = takesOthers(facts.intent)
  const isNoneKnown = total === 0 && !areOthers && facts.onOffer[kind] === 0
  const count = isUnclear
    ? say('homes.newest')
    : isNoneKnown
      ? noneKnown(facts.newestSeen[kind], locale)
      : foundCount(total, areOthers, locale)
  const heading = capitalized(count)
  const title =
    conditions.length === 0
      ? offer
      : `${heading}${colon(locale)} ${firstOf(conditions.map(({ label }) => label)).join(', ')}`
  const isPlain =
    address.q === '' &&
    address.sort === 'match' &&
    Object.keys(address.given).every((name) => name === 'offer' || name === 'type')
  const map = homesMap(facts, locale)
  const query = writeSearchAddress(address)
  const body = markup`<div class="finder${map === undefined ? '' : ' mapped'}">
${filterForm(facts, locale)}
<div id="results">${wordsForm(facts, locale)}
${heard(facts, conditions, locale)}
<div class="head results-head"><h1 data-count="${count}">${conditions.length === 0 && !isUnclear ? markup`${offer} <small>${count}</small>` : heading}</h1><div
  class="panels"><a class="btn small narrow-only" href="#filters">${say('homes.filters')}${conditions.length === 0 ? '' : ` · ${conditions.length}`}</a>${
    map === undefined ? undefined : markup`<a class="btn small map-link" href="#map">${say('homes.map')}</a>`
  }</div></div>
${conditions.length === 0 && !isUnclear ? markup`<p class="hint"><a href="${ADDRESSES.data(locale)}#${COUNTS_ID}">${say('counts.title')}</a></p>` : undefined}
${facts.homes.length === 0 ? nothing(facts, conditions, locale) : found(facts, locale)}
</div>${map}</div>`
  return renderSitePage(
    {
      locale,
      section: 'homes',
      title,
      description: say('homes.description'),
      addressIn: (other) => searchPath(ADDRESSES.homes(other), query),
      hasMarkdown: false,
      ...(!isPlain && { unlisted: true }),
      body,
    },
    site,
  )
}

function wordsForm({ address, fields }: HomesFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<form class="row-form" role="search" action="${ADDRESSES.homes(locale)}">
<input type="hidden" name="intent" value="${fields.offer === 'buy' ? 'buy' : 'rent'}">
<div><label class="unseen" for="q">${say('search.label')}</label><input id="q" name="q" type="search" maxlength="${MOST_QUERY_CHARACTERS}"
  value="${address.q}" placeholder="${say('search.label')}"></div>
<button class="act" type="submit">${say('search.submit')}</button></form>`
}

function heard(facts: HomesFacts, conditions: readonly Condition[], locale: Locale): Markup {
  const say = sayIn(locale)
  const { intent, isUnclear, address } = facts
  const { quoted } = offerWords(locale)
  if (isUnclear)
    return markup`<p class="note" role="status">${say('homes.unclear', { query: quoted(address.q, ECHO_CHARACTERS) })}</p>
${askExamples(facts.examples, locale)}`
  const words = intent.notUnderstood.slice(0, ECHOED_WORDS).map((word) => quotable(word, 40))
  const abroad = intent.places
    .filter(({ kind }) => kind === 'abroad')
    .map(({ name }) => say('searchNote.place_abroad', { about: quoted(name, ECHO_CHARACTERS) }))
  const notes = intent.notes.map(({ code, about }) =>
    code === 'text_cut'
      ? say('searchNote.text_cut')
      : say(`searchNote.${noteWord(code, intent)}`, { about: quoted(about, ECHO_CHARACTERS) }),
  )
  const lines = [
    ...unplacedNotes(facts.unplaced, locale),
    ...chargesNotes(facts.unstatedCharges, locale),
    ...(words.length === 0 ? [] : [say('homes.notUsed', { words: words.join(', ') })]),
    ...new Set([...abroad, ...notes, ...postcodeNotes(facts, locale)]),
    ...orderNotes(facts, intent.order, locale),
  ]
  return markup`${conditions.length === 0 ? undefined : removableChips(conditions, `${say('homes.remove')}${colon(locale)}`)}
${notUsed(facts, locale)}${lines.length === 0 ? undefined : markup`<p class="hint">${lines.join(' ')}</p>`}`
}

/** Values that the list takes no account of, each with what to write instead. */
function notUsed(facts: HomesFacts, locale: Locale): Markup | undefined {
  const { unknown } = facts
  const order = orderFault(facts, locale)
  if (unknown.length === 0) return order === null ? undefined : markup`<p class="note" role="status">${order}</p>`
  const told = unknown.map((one) => markup`${faultText(one, facts, locale)}${didYouMean(one, facts, locale)} `)
  return markup`<p class="note" role="status">${told}${sayIn(locale)('homes.fault.leftOut')}${order === null ? undefined : ` ${order}`}</p>`
}

/** The communes of the first two digits of a postcode. */
function postcodeNotes({ postcodes, communes }: HomesFacts, locale: Locale): string[] {
  return postcodes.map(({ postcode, communes: slugs }) => {
    const names = slugs.flatMap((slug) => {
      const commune = communes.get(slug)
      return commune === undefined ? [] : [communeName(commune, locale)]
    })
    return sayIn(locale)('reply.place.postcode', { postcode, places: names.join(', ') })
  })
}

/** Links to the same search with a place that an unknown one may have been meant for. */
function didYouMean({ value, nearest = [] }: UnknownValue, { address, communes }: HomesFacts, locale: Locale): Markup {
  if (nearest.length === 0) return markup``
  const names = new Map(communes.values().map((commune) => [commune.name.fr, communeName(commune, locale)]))
  const links = nearest.map((found, at) => {
    const name = names.get(found) ?? found
    const field = address.given.place?.includes(value) ? 'place' : 'near'
    const place = (address.given[field] ?? '').replace(value, () => name)
    const path = searchPath(
      ADDRESSES.homes(locale),
      writeSearchAddress({ ...address, given: { ...address.given, [field]: place }, page: 1 }),
    )
    return markup`${at === 0 ? ' ' : ', '}<a href="${path}" rel="nofollow">${name}</a>`
  })
  return markup` ${sayIn(locale)('homes.didYouMean')}${links}${locale === 'fr' ? '\u202f' : ''}?`
}

function found(facts: HomesFacts, locale: Locale): Markup {
  const { total, pageSize, address } = facts
  return markup`${areaLines(facts, locale)}${foundCards(facts, locale)}
${pageLinks(
  { page: address.page, pages: Math.ceil(total / pageSize) },
  (page) => searchPath(ADDRESSES.homes(locale), writeSearchAddress({ ...address, page })),
  locale,
)}`
}

/** How well the places are known, and a link to the homes that may lie in the area. */
function areaLines({ precision, address, intent }: HomesFacts, locale: Locale): Markup | undefined {
  const notes = areaNotes(precision, locale)
  if (notes.length === 0) return undefined
  const wider = { ...address, given: { ...address.given, unplaced: 'incl' }, page: 1 }
  const link =
    precision === null || precision.unplaced === 0 || intent.takesUnplaced
      ? undefined
      : markup` <a href="${searchPath(ADDRESSES.homes(locale), writeSearchAddress(wider))}" rel="nofollow">${sayIn(locale)('homes.showUnplaced')}</a>`
  return markup`<p class="hint">${notes.join(' ')}${link}</p>`
}

/** Conditions in the way: each condition with the number of homes that there are without it. */
function nothing(facts: HomesFacts, conditions: readonly Condition[], locale: Locale): Markup {
  const say = sayIn(locale)
  const { empty, total } = facts
  if (empty === null || total > 0) return pastEnd(facts, locale)
  const hasOthers = takesOthers(facts.intent)
  const lines = searchConditions(facts, locale, true).flatMap(({ label, query, address, names }) => {
    const found = facts.totalOf(query)
    const effects = empty.effects.filter(({ name }) => names.includes(name) && /\.(min|max)$/.test(name))
    const most = Math.max(0, ...effects.map(({ foundWithout }) => foundWithout))
    const near = effects.find(({ nearest, foundWithout }) => nearest !== null && foundWithout === most)
    const areOthers = hasOthers && !names.includes('propertyType')
    return found === 0 ? [] : [{ label, address, count: foundCount(found, areOthers, locale), near }]
  })
  const items = lines.map(
    ({ label, address, count, near }) =>
      markup`<li><a href="${address}"
        rel="nofollow"><span>${say('homes.without', { condition: label })}${near && nearestText(near, locale)}</span><b>${count}</b></a></li>`,
  )
  if (lines.length === 0 && facts.closest.length === 0) return noneOfKind(facts, locale)
  const lead = lines.length === 0 ? 'search.loosen' : hasOthers ? 'homes.noneLeadAny' : 'homes.noneLead'
  return markup`<h2>${say(hasOthers ? 'homes.noneTitleAny' : 'homes.noneTitle')}</h2>
<p>${say(lead)}</p>
<ul class="blame">${items}</ul>${areaLines(facts, locale)}${closest(facts, conditions, locale)}`
}

/** A page after the last: how many there are, and the way to the last. */
function pastEnd({ total, pageSize, address }: HomesFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const page = Math.max(1, Math.ceil(total / pageSize))
  const path = searchPath(ADDRESSES.homes(locale), writeSearchAddress({ ...address, page }))
  return markup`<p>${sayCount(say, 'homes.pastEnd', page, locale)} <a href="${path}">${say('homes.lastPage')}</a></p>`
}

/** Nothing of the kind is on offer at all, so that no loosening helps: what there is instead. */
function noneOfKind({ fields, onOffer }: HomesFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const isBuying = fields.offer === 'buy'
  const other = isBuying ? 'rent' : 'buy'
  const homes =
    onOffer[other] === 0
      ? undefined
      : markup`<li><a href="${ADDRESSES.homes(locale)}?offer=${other}"><span>${say(`foot.${other}`)}</span><b>${sayCount(
          say,
          'homes.count',
          onOffer[other],
          locale,
        )}</b></a></li>`
  return markup`<h2>${say('homes.noneTitle')}</h2>
<p>${say(isBuying ? 'homes.noneToBuy' : 'homes.noneToRent')}</p>
<ul class="blame">${homes}<li><a href="${ADDRESSES.prices(locale)}"><span>${say('home.allPrices')}</span></a></li></ul>`
}

/** Value nearest to a limit that finds something, all other conditions kept. */
function nearestText(effect: ConstraintEffect, locale: Locale): Markup {
  const condition = filterText({ ...effect, value: effect.nearest! }, locale)
  return markup` <small>${sayIn(locale)('homes.nearest', { condition })}</small>`
}

/** Homes that miss the fewest conditions, said to be outside the wish. */
function closest(facts: HomesFacts, conditions: readonly Condition[], locale: Locale): Markup | undefined {
  if (facts.closest.length === 0) return undefined
  const wordsOf = (name: string): string[] => {
    const own = conditions.filter(({ names }) => names.includes(name)).map(({ label }) => label)
    const effect = facts.empty?.effects.find((one) => one.name === name)
    return own.length > 0 || effect === undefined ? own : [filterText(effect, locale)]
  }
  return markup`<h2>${sayIn(locale)('homes.closest')}</h2>
${closeCards(facts, wordsOf, locale)}`
}

/** The first labels that a title has room for, none of them cut. */
function firstOf(labels: readonly string[]): string[] {
  let length = 0
  return labels.filter((label, at) => (length += label.length + 2) <= MOST_TITLE_CHARACTERS || at === 0)
}
