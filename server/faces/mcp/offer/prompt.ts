import type { ReleaseFacts } from '../../../release/facts.ts'

/** Proposes values for what was typed so far; at most 100 are shown. */
export type Completer = (facts: ReleaseFacts, typed: string) => string[]

export interface PromptArgument {
  name: string
  description: string
  required: boolean
  complete?: Completer
}

/** A task that a person starts by name; the text is what the model is asked. */
export interface Prompt {
  name: string
  title: string
  description: string
  arguments: readonly PromptArgument[]
  /** @throws BadArgumentsError, NotFoundError */
  write(facts: ReleaseFacts, args: Readonly<Record<string, string>>): string
}
