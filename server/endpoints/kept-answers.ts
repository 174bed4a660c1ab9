import type { Representation } from '../http/representation.ts'

/** Answers of a release by their question, for what many ask; the longest unasked are forgotten first. */
export interface KeptAnswers<Answer> {
  /** The kept answer, if there is one. @param release whose end is the end of its answers */
  recall(release: object, question: string): Answer | undefined
  keep(release: object, question: string, answer: Answer): Answer
  /** Memory of the answers of a release in bytes. */
  bytes(release: object): number
  readonly mostBytes: number
  /** How often an answer was there, and how often it was not. */
  readonly asked: { found: number; missing: number }
}

/** Memory of what stands around an answer, in bytes. */
const ENTRY_BYTES = 1_500
/** Codings of a representation together take less than half of it. */
const WITH_CODINGS = 1.5

/**
 * Keeps nothing that belongs to a person: the question has to say all that an answer depends on.
 * @param mostBytes for each release
 * @param bytesOf memory of an answer, the same whenever it is asked
 */
export function keepAnswers<Answer>(mostBytes: number, bytesOf: (answer: Answer) => number): KeptAnswers<Answer> {
  const releases = new WeakMap<object, { answers: Map<string, Answer>; bytes: number }>()
  const asked = { found: 0, missing: 0 }
  const forget = (kept: { answers: Map<string, Answer>; bytes: number }, question: string): void => {
    const answer = kept.answers.get(question)
    if (answer !== undefined) kept.bytes -= sizeOf(question, answer)
    kept.answers.delete(question)
  }
  const sizeOf = (question: string, answer: Answer): number => ENTRY_BYTES + 2 * question.length + bytesOf(answer)
  return {
    recall(release, question) {
      const answers = releases.get(release)?.answers
      const known = answers?.get(question)
      if (!answers || known === undefined) {
        asked.missing++
        return undefined
      }
      asked.found++
      answers.delete(question)
      answers.set(question, known)
      return known
    },
    keep(release, question, answer) {
      const kept = releases.get(release) ?? { answers: new Map<string, Answer>(), bytes: 0 }
      releases.set(release, kept)
      forget(kept, question)
      kept.answers.set(question, answer)
      kept.bytes += sizeOf(question, answer)
      while (kept.bytes > mostBytes) forget(kept, kept.answers.keys().next().value!)
      return answer
    },
    bytes: (release) => releases.get(release)?.bytes ?? 0,
    mostBytes,
    asked,
  }
}

/** Keeps answers with room for their codings. @param mostBytes for each release */
export function keepRepresentations(mostBytes: number): KeptAnswers<Representation> {
  return keepAnswers(mostBytes, ({ identity }) => Math.ceil(WITH_CODINGS * identity.body.length))
}
