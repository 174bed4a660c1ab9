import type { FieldError } from '../../models/contracts/release/problem.ts'

/** The question is well put, but the release has no answer. The message says why; `errors` what is near. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  readonly errors: FieldError[]

  constructor(message: string, errors: FieldError[] = []) {
    super(message)
    this.errors = errors
  }
}
