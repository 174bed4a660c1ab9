import { z } from 'zod'

/** How the parameters were read, one sentence each: a corrected name, a locality taken as its commune, a deprecated value. */
export const notes = z
  .array(z.string())
  .optional()
  .describe('how parameters were read, such as a corrected name; absent where there is nothing to say')
