import { z } from 'zod'

/** Answers of a server to everything that the contracts list, asked of a release before it is published. */
export const verdictSchema = z.object({
  asked: z.object({ endpoint: z.int(), tool: z.int(), document: z.int() }).describe('questions by kind'),
  failures: z.array(z.object({ asked: z.string(), problem: z.string() })).describe('what did not answer, and how'),
})
export type Verdict = z.infer<typeof verdictSchema>
