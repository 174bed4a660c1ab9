import { sayIn, type Say, type WordKey } from '../../content/say/words.ts'
import type { FieldError } from '../../models/contracts/release/problem.ts'

/** A sentence, to be said in the reader's language. */
export interface Told {
  key: WordKey
  /** A value that is a sentence itself is said in the same language. */
  values?: Readonly<Record<string, string | number | Told>>
}

/** A valid question for which the release has no answer. The message says why; `errors` names close matches. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  readonly errors: FieldError[]
  readonly #told: readonly Told[] | undefined
  readonly #expected: WordKey | undefined

  /** @param expected what the one field of the errors should hold, in any language */
  constructor(message: string | readonly Told[], errors: FieldError[] = [], expected?: WordKey) {
    super(typeof message === 'string' ? message : sentences(message, sayIn('en')))
    this.errors = errors
    this.#told = typeof message === 'string' ? undefined : message
    this.#expected = expected
  }

  /** The same in a language. */
  in(say: Say): { message: string; errors: FieldError[] } {
    const expected = this.#expected
    return {
      message: this.#told ? sentences(this.#told, say) : this.message,
      errors: expected ? this.errors.map((error) => ({ ...error, expected: say(expected) })) : this.errors,
    }
  }
}

function sentences(told: readonly Told[], say: Say): string {
  const said = ({ key, values = {} }: Told): string => {
    const own = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? said(value) : value])
    return say(key, Object.fromEntries(own) as never)
  }
  return told.map(said).join(' ')
}
