import type { State } from './state.ts'
import { isStateUnavailable } from './unavailable.ts'

const LONGEST_WAIT_MS = 1_000
const KEPT_MS = 1_000

/** Tells whether the database takes a write at the moment; never rejects for its absence, and asks it at most once a second. */
export function stateProbe({ db }: Pick<State, 'db'>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > KEPT_MS) last = { at, answer: inTime(takesWrites(db)) }
    return last.answer
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

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS, false).unref()
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
