import { z } from 'zod'

/** Argument `id` of tools about one listing. */
export const listingIdArgument = z.string().trim().min(1).max(64).describe('id from a search')

export const includePhotosArgument = z.boolean().default(true).describe('append up to 5 photos')

export const limitArgument = z.int().min(1).max(50).default(20)
