import type { ReleaseFacts } from '../../../release/facts.ts'

/** Suggests values for the typed text; at most 100 are shown. */
export type Completer = (facts: ReleaseFacts, typed: string) => string[]

export interface PromptArgument {
  name: string
  description: string
  required: boolean
  complete?: Completer
}

/** A task a person starts by name; its text goes to the model. */
export interface Prompt {
  name: string
  title: string
  description: string
  arguments: readonly PromptArgument[]
  /** @throws BadArgumentsError, NotFoundError */
  write(facts: ReleaseFacts, args: Readonly<Record<string, string>>): string
}
