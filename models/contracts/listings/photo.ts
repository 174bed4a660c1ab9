import { z } from 'zod'

/** One photo of an advert on the market that was fetched from its address and is kept: an input of the release. */
export const photoSchema = z.object({
  url: z.string().describe('address as the advert has it'),
  sourceId: z.string().describe('feed that allows it to be fetched'),
  sha256: z.string().describe('of the bytes as they came'),
  bytes: z.int().meta({ unit: 'B' }),
  licence: z.string().describe('under which it may be shown again'),
  credit: z.string().nullable().describe('words that the licence wants beside it'),
})
export type Photo = z.infer<typeof photoSchema>

/** A photo that could not be fetched when it was last asked for; another one from before may still be held. */
export const photoFailureSchema = z.object({
  url: z.string(),
  sourceId: z.string(),
  reason: z.string(),
  failures: z.int().describe('in a row'),
})
export type PhotoFailure = z.infer<typeof photoFailureSchema>
