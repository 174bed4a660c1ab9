import type { State } from './state.ts'
import { isStateUnavailable } from './unavailable.ts'

/** Milliseconds after which a database that does not answer counts as away. */
const LONGEST_WAIT_MS = 1_000
/** Milliseconds for which a question waits for the database; after that it gets what was known before. */
const LONGEST_QUESTION_MS = 200
const KEPT_MS = 1_000

/**
 * Tells whether the database takes a write at the moment; never rejects for its absence, and asks it at most once a second. A database that becomes silent is
 * told up to a second late, so that nobody who asks has to wait for it.
 */
export function stateProbe({ db }: Pick<State, 'db'>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined
  let known: boolean | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > KEPT_MS) {
      const answer = within(takesWrites(db), LONGEST_WAIT_MS, false)
      last = { at, answer }
      answer.then(
        (takes) => (known = takes),
        () => undefined,
      )
    }
    return known === undefined ? last.answer : within(last.answer, LONGEST_QUESTION_MS, known)
  }
}

/** On SQLite a transaction takes the write lock as it begins. */
async function takesWrites(db: State['db']): Promise<boolean> {
  try {
    await db.transaction().execute((transaction) => transaction.selectFrom('api_key').select('id').limit(1).execute())
    return true
  } catch (error) {
    if (isStateUnavailable(error)) return false
    throw error
  }
}

/** The answer, or another one where it takes longer. */
function within(answer: Promise<boolean>, milliseconds: number, otherwise: boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise).unref()
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
