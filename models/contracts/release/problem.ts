import { z } from 'zod'

/** Codes of the interface and their HTTP status. */
export const PROBLEM_STATUS = {
  UNAUTHORIZED: 401,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
} as const
export type ProblemCode = keyof typeof PROBLEM_STATUS

/** One thing wrong with one argument, with what repairs it. */
export const fieldErrorSchema = z.object({
  field: z.string(),
  received: z.unknown(),
  expected: z.string(),
  nearest: z.array(z.string()).optional(),
  example: z.unknown().optional(),
})
export type FieldError = z.infer<typeof fieldErrorSchema>

/** RFC 9457 problem details, with the interface's code. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
})
export type Problem = z.infer<typeof problemSchema>
