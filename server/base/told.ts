import { sayIn, type Say, type WordKey } from '../../content/say/words.ts'

/** A sentence, to be said in the reader's language. */
export interface Told {
  key: WordKey
  /** A value that is a sentence itself is said in the same language. */
  values?: Readonly<Record<string, string | number | Told>>
}

/** Says sentences one after the other. */
export function sentences(told: readonly Told[], say: Say): string {
  const said = ({ key, values = {} }: Told): string => {
    const own = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? said(value) : value])
    return say(key, Object.fromEntries(own) as never)
  }
  return told.map(said).join(' ')
}

/** An error that tells its reader what happened, in any language; its `message` is English. */
export class ToldError extends Error {
  readonly #told: readonly Told[] | undefined

  /** @param told sentences; a text is the same in every language; what another error tells */
  constructor(told: string | readonly Told[] | ToldError, options?: ErrorOptions) {
    const own = told instanceof ToldError ? (told.#told ?? told.message) : told
    super(typeof own === 'string' ? own : sentences(own, sayIn('en')), options)
    this.#told = typeof own === 'string' ? undefined : own
  }

  /** Whether the message has a sentence. */
  tells(key: WordKey): boolean {
    return this.#told?.some((told) => told.key === key) ?? false
  }

  /** The message in a language. */
  messageIn(say: Say): string {
    return this.#told ? sentences(this.#told, say) : this.message
  }
}
