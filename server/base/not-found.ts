import type { Say, WordKey } from '../../content/say/words.ts'
import type { FieldError } from '../../models/contracts/release/problem.ts'
import { ToldError, type Told } from './told.ts'

/** A valid question for which the release has no answer. The message says why; `errors` names close matches. */
export class NotFoundError extends ToldError {
  override name = 'NotFoundError'
  readonly errors: FieldError[]
  readonly #expected: WordKey | undefined

  /** @param expected what the one field of the errors should hold, in any language */
  constructor(told: string | readonly Told[], errors: FieldError[] = [], expected?: WordKey) {
    super(told)
    this.errors = errors
    this.#expected = expected
  }

  /** The errors in a language. */
  errorsIn(say: Say): FieldError[] {
    const expected = this.#expected
    return expected ? this.errors.map((error) => ({ ...error, expected: say(expected) })) : this.errors
  }
}
