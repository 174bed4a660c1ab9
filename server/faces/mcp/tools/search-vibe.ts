import { z } from 'zod'
import { agentListingSchema } from '../../../../models/contracts/listings/listing.ts'
import { NOTE_CODES, type SearchIntent } from '../../../../models/search/intent/search-intent.ts'
import { quotable } from '../../../../models/adverts/listing/untrusted-text.ts'
import { searchByDescription } from '../../../queries/listings/search-listings.ts'
import { localeArgument } from '../offer/arguments.ts'
import { tellCondition } from '../answers/tell-condition.ts'
import { includePhotosArgument, limitArgument } from '../offer/listing-arguments.ts'
import { searchAnswer, searchEnvelope } from '../answers/search-answer.ts'
import { defineTool } from '../offer/tool.ts'
import { isoDateAt } from '../../../../models/kernel/day.ts'

const ECHOED_WORDS = 24

/** Homes by a description in words. */
export const searchVibe = defineTool({
  name: 'search_vibe',
  title: 'Search homes by description',
  description:
    'Find homes that fit a description in the user’s own words (en, fr, de, lu, pt): place, budget, rooms, features, commute. Conditions filter, wishes score 0-100 with reasons. Use it first for wishes in words; not for plain filters (search_rentals, search_for_sale). Read notUnderstood before relying on it.',
  scope: 'listings:read',
  access: 'anonymous',
  icon: 'listing',
  input: z.strictObject({
    query: z.string().trim().min(1).max(2_000),
    intent: z.enum(['rent', 'buy']).default('rent').describe('where the words do not say'),
    limit: limitArgument,
    locale: localeArgument,
    includePhotos: includePhotosArgument,
  }),
  output: z.object({
    listings: z.array(
      agentListingSchema.extend({
        score: z.number().min(0).max(100),
        matchReasons: z.array(z.string()).max(3),
      }),
    ),
    ...searchEnvelope,
    understood: z.array(z.string()),
    notUnderstood: z.array(z.string()),
  }),
  async answer({ facts, release, locale, absoluteUrl, now }, { query, intent: asked, limit, includePhotos }) {
    const today = isoDateAt(now)
    const found = searchByDescription(facts, { query, intent: asked, limit, today }, { locale, absoluteUrl })
    const { intent } = found
    const understood = intent.understood.map(({ field, text }) => `${field}: ${quotable(text, 60)}`)
    const notUnderstood = intent.notUnderstood.slice(0, ECHOED_WORDS).map((word) => quotable(word, 40))
    const what = `listings${intent.listingType === null ? '' : ` for ${intent.listingType}`}`
    const answer = await searchAnswer(
      { release },
      {
        found: { ...found, notes: noteSentences(intent) },
        what,
        order: 'best match first',
        includePhotos,
        tellFilter: tellCondition,
        lineEnd: ({ score, matchReasons }, reasons) =>
          ` (${[`score ${Math.round(score)}`, ...matchReasons.slice(0, reasons)].join('; ')})`,
      },
    )
    const reading = [
      understood.length > 0 ? `Understood: ${understood.join('; ')}.` : 'Nothing in the description was understood.',
      ...(notUnderstood.length > 0 ? [`Not understood, so only matched as words: ${notUnderstood.join(', ')}.`] : []),
    ]
    return {
      ...answer,
      structured: { ...answer.structured, understood, notUnderstood },
      text: [...reading, answer.text].join('\n'),
    }
  },
})

const NOTES: Readonly<Record<(typeof NOTE_CODES)[number], (about: string) => string>> = {
  protected_ground: (about) =>
    `Searches neither filter nor rank by who lives somewhere or by other protected grounds (${about}); the rest was answered.`,
  income_is_no_ceiling: (about) =>
    `The income (${about}) sets no price ceiling: get_affordability works out what it allows.`,
  listing_type_from_text: (about) => `Whether to rent or to buy was read from ${about}.`,
  listing_type_from_amount: (about) => `The amount ${about} was taken for a price to buy at.`,
  amount_in_thousands: (about) => `The amount ${about} was taken for thousands of euros.`,
  place_abroad: (about) => `${about} is abroad; searches cover Luxembourg.`,
  place_unknown: (about) => `No place ${about} is known.`,
  household_as_bedrooms: (about) => `The household (${about}) was turned into bedrooms.`,
  typo_corrected: (about) => `A spelling was corrected: ${about}.`,
  commute_estimated: (about) => `The commute (${about}) is estimated; get_commute_times tells it by commune.`,
  text_cut: () => 'Only the beginning of the description was read.',
}

function noteSentences({ notes, places }: SearchIntent): string[] {
  const abroad = places.filter(({ kind }) => kind === 'abroad').map(({ name }) => NOTES.place_abroad(`“${name}”`))
  const said = notes.map(({ code, about }) => NOTES[code](`“${quotable(about, 60)}”`))
  return [...new Set([...abroad, ...said])]
}
