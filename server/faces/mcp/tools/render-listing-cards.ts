import { z } from 'zod'
import { agentListingSchema } from '../../../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { quotable } from '../../../../models/adverts/listing/untrusted-text.ts'
import { chosenListings } from '../../../queries/listings/chosen-listings.ts'
import { LISTING_CARDS } from '../apps/listing-cards.ts'
import { localeArgument } from '../offer/arguments.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
import { tongueOf } from '../answers/text.ts'
import { listingLine } from '../answers/listing-text.ts'
import { defineTool } from '../offer/tool.ts'

const scoreSchema = z.number().min(0).max(100).meta({ errorExample: 80 })

const choiceSchema = z.strictObject({
  id: listingIdArgument,
  score: scoreSchema.optional(),
  matchReasons: z.array(z.string().max(300)).max(3).optional(),
})

export const renderListingCards = defineTool({
  name: 'render_listing_cards',
  title: 'Show listings as cards',
  description:
    'Show 1 to 8 listings as a carousel of cards with current facts. Use it only after a search, with ' +
    'exact ids in display order; copy score and matchReasons from search_vibe, never invent them. Not ' +
    'for searching or comparing. Clients without MCP Apps get the same as text.',
  scope: 'listings:read',
  access: 'credential',
  icon: 'listing',
  isPure: true,
  meta: { ui: { resourceUri: LISTING_CARDS.uri } },
  input: z.strictObject({
    listings: z.array(choiceSchema).min(1).max(8),
    heading: z.string().trim().max(120).optional().describe('short, from the user’s request'),
    locale: localeArgument,
  }),
  output: z.object({
    heading: z.string().nullable(),
    locale: z.enum(LOCALES),
    listings: z.array(
      agentListingSchema.extend({
        locality: z.string().nullable(),
        score: scoreSchema.optional(),
        matchReasons: z.array(z.string()).max(3).optional(),
      }),
    ),
    unknownIds: z.array(z.string()),
  }),
  answer({ facts, locale, absoluteUrl }, args) {
    const { listings, unknownIds } = chosenListings(facts, args.listings, { locale, absoluteUrl })
    const tongue = tongueOf(locale)
    const { say } = tongue
    const heading = (args.heading && quotable(args.heading, 120)) || null
    const lines = listings.map((listing, index) => {
      const { score, matchReasons = [] } = listing
      const match = [score === undefined ? [] : [say('reply.score', { n: Math.round(score) })], matchReasons].flat()
      return `${index + 1}. ${listingLine(listing, tongue)}${match.length ? ` (${match.join('; ')})` : ''}`
    })
    const text = [
      heading ?? tongue.counted('listings', listings.length),
      ...lines,
      ...(unknownIds.length ? [say('reply.cards.gone', { ids: unknownIds.join(', ') })] : []),
      say('reply.quoted'),
    ].join('\n')
    return { structured: { heading, locale, listings, unknownIds }, text }
  },
})
