import { z } from 'zod'
import { agentListingSchema } from '../../../../models/contracts/listings/listing.ts'
import { tellConditions } from '../../../../content/say/tell-conditions.ts'
import { quotable } from '../../../../models/adverts/listing/untrusted-text.ts'
import { searchByDescription } from '../../../queries/listings/search-listings.ts'
import { placeNames } from '../../../queries/places/place-names.ts'
import { localeArgument } from '../offer/arguments.ts'
import { tongueOf } from '../answers/text.ts'
import { tellCondition } from '../answers/tell-condition.ts'
import { includePhotosArgument, limitArgument, offsetArgument, sortArgument } from '../offer/listing-arguments.ts'
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
    intent: z.enum(['rent', 'buy']).optional().describe('if the query does not say').meta({ default: 'rent' }),
    limit: limitArgument,
    offset: offsetArgument,
    sort: sortArgument,
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
  async answer(
    { facts, release, locale, absoluteUrl, now },
    { query, intent: asked, limit, offset, sort, includePhotos },
  ) {
    const today = isoDateAt(now)
    const found = searchByDescription(
      facts,
      { query, intent: asked, limit, offset, order: sort, today },
      { locale, absoluteUrl },
    )
    const { intent } = found
    const understood = intent.understood.map((one) => ({ ...one, words: quotable(one.words, 60) }))
    const reading = tellConditions(intent.understood, locale, placeNames(facts, locale))
    const notUnderstood = intent.notUnderstood.slice(0, ECHOED_WORDS).map((word) => quotable(word, 40))
    const { say } = tongueOf(locale)
    const answer = await searchAnswer(
      { release, locale },
      {
        found,
        what: intent.listingType ?? 'any',
        order: say(intent.order === null ? 'reply.search.best' : `ask.order.${intent.order}`),
        sort: intent.order,
        offset,
        includePhotos,
        tellFilter: tellCondition,
        lineEnd: ({ score, matchReasons }, reasons) =>
          ` (${[say('reply.score', { n: Math.round(score) }), ...matchReasons.slice(0, reasons)].join('; ')})`,
      },
    )
    const said = [
      understood.some(({ words }) => words !== '')
        ? say('reply.understood', { reading })
        : say('reply.notUnderstood.all'),
      ...(notUnderstood.length > 0 ? [say('reply.notUnderstood.words', { words: notUnderstood.join(', ') })] : []),
    ]
    return {
      ...answer,
      structured: { ...answer.structured, understood, reading, notUnderstood },
      text: [...said, answer.text].join('\n'),
    }
  },
})
