import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { plainChips } from './chips.ts'
import { markup, type Markup } from './markup.ts'

/** The longest description in an address, in characters: some addresses may have no more than 2,048 bytes. */
export const MOST_QUERY_CHARACTERS = 500
export type Offer = 'rent' | 'buy'
/** Flats and houses on offer. */
export type HomesOnOffer = Readonly<Record<Offer, number>>

/** A description to try, in the language of the page. */
export interface SearchExample {
  text: string
  offer: Offer
}

/** Address of the homes of a place. */
export function homesIn(locale: Locale, place: string, offer: Offer): string {
  return `${ADDRESSES.homes(locale)}?${new URLSearchParams({ offer, place: place.replaceAll(',', ' ') }).toString()}`
}

/** The home page's form: rent or buy, and one field for everything else in the visitor's words. */
export function askForm(locale: Locale): Markup {
  const say = sayIn(locale)
  const choice = (offer: Offer): Markup =>
    markup`<label><input type="radio" name="intent" value="${offer}"${offer === 'rent' ? markup` checked` : undefined}>${say(`search.${offer}`)}</label>`
  return markup`<form class="ask-form" role="search" action="${ADDRESSES.homes(locale)}">
<div class="between"><fieldset class="seg"><legend class="unseen">${say('search.intent')}</legend>${choice('rent')}${choice('buy')}</fieldset>
<a href="${ADDRESSES.homes(locale)}#filters">${say('homes.filters')}</a></div>
<div class="row-form"><div><label class="unseen" for="q">${say('search.label')}</label>
<input id="q" name="q" type="search" maxlength="${MOST_QUERY_CHARACTERS}" placeholder="${say('search.label')}"></div>
<button class="act" type="submit">${say('search.submit')}</button></div>
</form>`
}

/** Descriptions to try. @returns none where there are none */
export function askExamples(examples: readonly SearchExample[], locale: Locale): Markup | undefined {
  if (examples.length === 0) return undefined
  return plainChips(
    examples.map(({ text, offer }) => ({
      label: text,
      address: `${ADDRESSES.homes(locale)}?${new URLSearchParams({ q: text, intent: offer }).toString()}`,
    })),
  )
}
