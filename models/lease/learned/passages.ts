import type { PassageTokens } from './clause-features.ts'
import type { StatementTokens } from './clause-tokens.ts'
import { statementTokens } from './clause-tokens.ts'
import type { Glossary } from '../../learned/glossary.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'

/** A passage of a lease, and the statement that is quoted for it. */
export interface Passage {
  readonly statement: Statement
  /** The statement before it, where both are read as one. */
  readonly previous: Statement | null
  readonly tokens: PassageTokens
}

const LONGEST_HEADING = 50
const FEWEST_WORDS = 4

/** A lease as passages: every statement alone and with the one before it in its clause, answers with what was asked. */
export function passagesOf({ statements }: LeaseText, glossary: Glossary): Passage[] {
  const read = new Map<string, StatementTokens>()
  const tokensOf = (folded: string): StatementTokens => {
    const known = read.get(folded)
    if (known !== undefined) return known
    const tokens = statementTokens(folded, glossary)
    read.set(folded, tokens)
    return tokens
  }
  let first = statements[0]
  return statements.flatMap((statement, i) => {
    if (statement.clause !== first!.clause) first = statement
    const isTitled = first !== statement && first!.folded.length < LONGEST_HEADING
    const heading = isTitled ? tokensOf(first!.folded) : null
    const passage = (folded: readonly string[], before: Statement | null = null): Passage[] =>
      (folded.join(' ').match(/[a-z]{2,}/g)?.length ?? 0) < FEWEST_WORDS
        ? []
        : [{ statement, previous: before, tokens: { statements: folded.map(tokensOf), heading } }]
    const asked = statement.before.split(' . ').at(-1)!
    if (asked.endsWith('?')) return passage([asked, statement.folded])
    const previous = statements[i - 1]
    const follows = previous?.clause === statement.clause && !(previous === first && isTitled)
    return [...passage([statement.folded]), ...(follows ? passage([previous.folded, statement.folded], previous) : [])]
  })
}
