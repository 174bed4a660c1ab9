import { z } from 'zod'
import { agentListingSchema } from '../../../../models/contracts/listings/listing.ts'
import { tellConditions } from '../../../../content/say/tell-conditions.ts'
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

export const searchVibe = defineTool({
  name: 'search_vibe',
  title: 'Search homes by description',
  description:
    'Find homes that fit a description in the user’s words (en, fr, de, lu, pt): place, budget, ' +
    'rooms, features. Use it for descriptions; not for exact ' +
    'filters (search_rentals, search_for_sale). Check notUnderstood.',
  scope: 'listings:read',
  access: 'anonymous',
  icon: 'listing',
  input: z.strictObject({
    query: z.string().trim().min(1).max(2_000),
    intent: z.enum(['rent', 'buy']).default('rent').describe('if the query does not say'),
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
    understood: z.array(z.looseObject({})),
    reading: z.string(),
    notUnderstood: z.array(z.string()),
  }),
  async answer({ facts, release, locale, absoluteUrl, now }, { query, intent: asked, limit, includePhotos }) {
    const today = isoDateAt(now)
    const found = searchByDescription(facts, { query, intent: asked, limit, today }, { locale, absoluteUrl })
    const { intent } = found
    const understood = intent.understood.map((one) => ({ ...one, words: quotable(one.words, 60) }))
    const reading = tellConditions(intent.understood, locale)
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
    const said = [
      understood.some(({ words }) => words !== '') ? `Understood: ${reading}` : 'The description was not understood.',
      ...(notUnderstood.length > 0
        ? [`Not understood, matched only as plain words: ${notUnderstood.join(', ')}.`]
        : []),
    ]
    return {
      ...answer,
      structured: { ...answer.structured, understood, reading, notUnderstood },
      text: [...said, answer.text].join('\n'),
    }
  },
})

const NOTES: Readonly<Record<(typeof NOTE_CODES)[number], (about: string) => string>> = {
  protected_ground: (about) =>
    `Searches do not filter or rank by who lives somewhere or by other protected characteristics (${about}); the rest was used.`,
  income_is_no_ceiling: (about) =>
    `The income (${about}) sets no price limit: get_affordability calculates what it allows.`,
  listing_type_from_text: (about) => `Rent or buy was read from ${about}.`,
  listing_type_from_amount: (about) => `The amount ${about} was read as a purchase price.`,
  amount_in_thousands: (about) => `The amount ${about} was read as thousands of euros.`,
  place_abroad: (about) => `${about} is abroad; searches cover Luxembourg.`,
  place_unknown: (about) => `The place ${about} is unknown.`,
  household_as_bedrooms: (about) => `The household (${about}) was converted to a number of bedrooms.`,
  typo_corrected: (about) => `Spelling corrected: ${about}.`,
  commute_estimated: (about) => `The commute (${about}) is estimated; get_commute_times gives it by commune.`,
  text_cut: () => 'Only the beginning of the description was read.',
  income_third: (about) => `A third of the stated income would be ${about} a month; ask whether that is the limit.`,
  fees_left_off: (about) =>
    `The amount includes the costs of the purchase (${about}): the price leaves room for duties.`,
  conditional: (about) => `The condition with "if" (${about}) does not filter: check it in each listing.`,
  sets_nothing: (about) => `${about} sets no condition.`,
  share_of_unknown: (about) => `${about} is one person's amount: ask for how many people.`,
  per_person: (about) => `The amount was multiplied for each person: ${about}.`,
}

function noteSentences({ notes, places }: SearchIntent): string[] {
  const abroad = places.filter(({ kind }) => kind === 'abroad').map(({ name }) => NOTES.place_abroad(`“${name}”`))
  const said = notes.map(({ code, about }) => NOTES[code](`“${quotable(about, 60)}”`))
  return [...new Set([...abroad, ...said])]
}
