import { z } from 'zod'
import { SEARCH_ORDERS } from '../../../../models/search/intent/conditions.ts'

/** Argument `id` of tools about one listing. */
export const listingIdArgument = z.string().trim().min(1).max(64).describe('id from a search')

export const includePhotosArgument = z.boolean().default(true).describe('append up to 5 photos')

/** Most results of one answer. */
export const MOST_RESULTS = 50

export const limitArgument = z.int().min(1).max(MOST_RESULTS).default(20)

/** Most results that can be left out before the first. */
export const MOST_OFFSET = 1_000

/** Results left out before the first, so that more than one answer holds can be seen. */
export const offsetArgument = z.int().min(0).max(MOST_OFFSET).default(0)

/** Order of the results, instead of what a search has by itself. */
export const sortArgument = z.enum(SEARCH_ORDERS).optional()
