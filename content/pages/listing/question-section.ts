import { openQuestions } from '../../../models/adverts/listing/open-questions.ts'
import { withheldFields } from '../../../models/adverts/listing/unknown-fields.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn, WORDS, type WordKey } from '../../say/words.ts'
import { folded, hint, list, paragraph, section, type Block } from '../../sections/block.ts'

/** Questions in sight; the others open under them where there are several. */
const QUESTIONS_OPEN = 6

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
      : [hint(say('listing.unknownNote')), ...questionLists(items, locale)]),
    ...(withheld.length === 0 ? [] : [paragraph(say('listing.withheld', { fields: withheld.join(', ') }))]),
  ])
}

function questionLists(items: readonly string[], locale: Locale): Block[] {
  if (items.length <= QUESTIONS_OPEN + 1) return [list(items)]
  const rest = items.slice(QUESTIONS_OPEN)
  return [
    list(items.slice(0, QUESTIONS_OPEN)),
    folded(sayIn(locale)('listing.moreQuestions', { count: rest.length }), [list(rest)]),
  ]
}
