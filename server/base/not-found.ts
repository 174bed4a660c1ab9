import type { FieldError } from '../../models/contracts/release/problem.ts'

/** A valid question for which the release has no answer. The message says why; `errors` names close matches. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  readonly errors: FieldError[]

  constructor(message: string, errors: FieldError[] = []) {
    super(message)
    this.errors = errors
  }
}
