import { shortHash } from '../../models/kernel/ids.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Questions that are remembered, from half to all of them. */
const REMEMBERED = 4_000

/**
 * Keeps an answer only when its question was asked before. Answers to what one visitor asks once would push out those that many ask for, and each that
 * is pushed out is work for the garbage collector.
 */
export function keepRepeated<Answer>(kept: KeptAnswers<Answer>): KeptAnswers<Answer> {
  const releases = new WeakMap<object, AskedQuestions>()
  const askedOf = (release: object): AskedQuestions => {
    const known = releases.get(release) ?? askedQuestions(REMEMBERED / 2)
    releases.set(release, known)
    return known
  }
  return {
    ...kept,
    recall(release, question) {
      const answer = kept.recall(release, question)
      if (answer === undefined) askedOf(release).add(question)
      return answer
    },
    keep: (release, question, answer) =>
      askedOf(release).times(question) > 1 ? kept.keep(release, question, answer) : answer,
  }
}

interface AskedQuestions {
  add(question: string): void
  times(question: string): number
}

/** Counts the newest questions, `most` at least and twice as many at most, by their hashes: a question may be long. */
function askedQuestions(most: number): AskedQuestions {
  let [newer, older] = [new Map<string, number>(), new Map<string, number>()]
  const timesOf = (hash: string): number => newer.get(hash) ?? older.get(hash) ?? 0
  return {
    times: (question) => timesOf(shortHash(question)),
    add(question) {
      const hash = shortHash(question)
      newer.set(hash, timesOf(hash) + 1)
      if (newer.size >= most) [newer, older] = [new Map(), newer]
    },
  }
}
