import { z } from 'zod'
import { agentListingSchema } from '../../../../models/contracts/listings/listing.ts'
import { searchByFilters } from '../../../queries/listings/search-listings.ts'
import { localeArgument } from '../offer/arguments.ts'
import { includePhotosArgument, limitArgument, offsetArgument, sortArgument } from '../offer/listing-arguments.ts'
import { tongueOf } from '../answers/text.ts'
import { searchAnswer, searchEnvelope } from '../answers/search-answer.ts'
import { defineTool } from '../offer/tool.ts'
import type { Tool } from '../offer/tool.ts'
import { communeText } from '../../../../models/contracts/places/commune.ts'

const TYPES = ['apartment', 'house', 'studio', 'room'] as const
const bedrooms = z.number().min(0).max(20).meta({ errorExample: 2 })

interface FilterSearch {
  name: string
  title: string
  description: string
  listingType: 'rent' | 'sale'
  /** Highest price a caller may enter, in EUR. */
  maxPriceEur: number
}

/** Creates a search by filters; rent and sale differ only in what a price means. */
export function filterSearchTool({ name, title, description, listingType, maxPriceEur }: FilterSearch): Tool {
  const price = z
    .number()
    .min(0)
    .max(maxPriceEur)
    .meta({ errorExample: listingType === 'rent' ? 1_800 : 750_000, unit: 'EUR' })
  return defineTool({
    name,
    title,
    description,
    scope: 'listings:read',
    access: 'credential',
    icon: 'listing',
    isPure: true,
    input: z.strictObject({
      commune: communeText.optional().describe('commune, locality, quarter, canton; place:metres'),
      minPrice: price.optional(),
      maxPrice: price.optional(),
      minBeds: bedrooms.optional(),
      beds: bedrooms.optional(),
      minAreaSqm: z.number().min(0).max(10_000).optional().meta({ errorExample: 60, unit: 'm²' }),
      propertyType: z.enum(TYPES).optional(),
      limit: limitArgument,
      offset: offsetArgument,
      sort: sortArgument,
      locale: localeArgument,
      includePhotos: includePhotosArgument,
    }),
    output: z.object({ listings: z.array(agentListingSchema), ...searchEnvelope }),
    async answer({ facts, release, locale, absoluteUrl }, { includePhotos, sort, locale: _, ...filters }) {
      const found = searchByFilters(facts, { ...filters, order: sort, listingType }, { locale, absoluteUrl })
      const { say } = tongueOf(locale)
      return await searchAnswer(
        { release, locale },
        {
          found,
          what: listingType,
          order: say(`ask.order.${sort ?? 'newest'}`),
          sort: sort ?? null,
          offset: filters.offset,
          includePhotos,
        },
      )
    },
  })
}
