import type { z } from 'zod'
import { ToldError } from '../../../base/told.ts'

/** A question to the person behind a client, asked before a call runs. Clients that cannot ask get the answer without it. */
export interface PersonQuestion {
  message: string
  /** Fields of the form, flat, each with a title. */
  form: z.ZodObject
  /**
   * Arguments that the person added to the call.
   * @param said the filled form; null when the person declined or closed it
   * @throws DeclinedError when the call must not run
   */
  answered(said: Record<string, unknown> | null): Record<string, unknown>
}

/** A person did not agree to a call; the message tells the model what that means. */
export class DeclinedError extends ToldError {
  override name = 'DeclinedError'
}
