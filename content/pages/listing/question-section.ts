import { openQuestions } from '../../../models/adverts/listing/open-questions.ts'
import { withheldFields } from '../../../models/adverts/listing/unknown-fields.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn, WORDS, type WordKey } from '../../say/words.ts'
import { hint, paragraph, section, type Block } from '../../sections/block.ts'

/** Facts that no advert states, with the question to ask. */
export function questionSection(listing: ListingRecord, locale: Locale): Block {
  const say = sayIn(locale)
  const items = openQuestions(listing).map(({ field }) => say(`question.${field}`))
  const withheld = withheldFields(listing).flatMap((field) =>
    Object.hasOwn(WORDS.en, `field.${field}`) ? [say(`field.${field}` as WordKey)] : [],
  )
  return section(say('listing.unknown'), [
    ...(items.length === 0
      ? [paragraph(say('listing.allKnown'))]
      : [hint(say('listing.unknownNote')), { kind: 'list' as const, isOrdered: true, items }]),
    ...(withheld.length === 0 ? [] : [paragraph(say('listing.withheld', { fields: withheld.join(', ') }))]),
  ])
}
