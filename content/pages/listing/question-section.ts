import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { openQuestions } from '../../../models/adverts/listing/open-questions.ts'
import { withheldFields } from '../../../models/adverts/listing/unknown-fields.ts'
import { sayIn, WORDS, type WordKey } from '../../say/words.ts'
import { markup, type Markup } from '../../html/markup.ts'

/** What no advert says, with the question to ask. */
export function questionSection(listing: ListingRecord, locale: Locale): Markup {
  const say = sayIn(locale)
  const questions = openQuestions(listing)
  const withheld = withheldFields(listing).flatMap((field) =>
    Object.hasOwn(WORDS.en, `field.${field}`) ? [say(`field.${field}` as WordKey)] : [],
  )
  const list = markup`<p class="hint">${say('listing.unknownNote')}</p>
<ol>
${questions.map(({ field }) => markup`<li>${say(`question.${field}`)}</li>`)}
</ol>`
  return markup`<section><h2>${say('listing.unknown')}</h2>
${questions.length === 0 ? markup`<p>${say('listing.allKnown')}</p>` : list}
${withheld.length === 0 ? undefined : markup`<p>${say('listing.withheld', { fields: withheld.join(', ') })}</p>`}</section>`
}
