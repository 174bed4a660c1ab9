import { z } from 'zod'
import { problemSchema } from '../contracts/release/problem.ts'

const problem = problemSchema.meta({ id: 'Problem', description: 'RFC 9457 problem details' })
export const etag = z
  .string()
  .meta({ description: 'Strong; send it back in If-None-Match to get 304 when nothing changed' })
const rateLimit = z.string().meta({ description: 'What is left of the allowance', examples: ['"day";r=99;t=86400'] })
const policy = z.string().meta({ description: 'The allowance', examples: ['"day";q=100;w=86400'] })
export const keyedHeaders = z.object({ RateLimit: rateLimit, 'RateLimit-Policy': policy })
export const retryAfter = z.int().min(1).meta({ description: 'Seconds until the next request is allowed' })

export const tooLong = problemAnswer('BAD_REQUEST: the address is too long; costs nothing')

/** A value in a path. */
export const pathPart = (longest: number, description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(longest)
    .describe(description)
    .meta({ examples: [example] })

/** An answer with problem details. */
export function problemAnswer(description: string, headers?: z.ZodObject) {
  return { description, ...(headers && { headers }), content: { 'application/problem+json': { schema: problem } } }
}
