import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Release } from '../../../serving/release.ts'

/** Answers kept for one release, the least recently used left out first; some ten megabytes. */
const KEPT = 500

const answers = new WeakMap<Release, Map<string, CallToolResult>>()
const texts = new WeakMap<CallToolResult, string>()

/** The answer to an equal question about the same release, if it is still known. */
export function recallAnswer(release: Release, question: string): CallToolResult | undefined {
  const known = answers.get(release)
  const answer = known?.get(question)
  if (!known || !answer) return undefined
  known.delete(question)
  known.set(question, answer)
  return answer
}

export function rememberAnswer(release: Release, question: string, answer: CallToolResult): void {
  const known = answers.get(release) ?? new Map<string, CallToolResult>()
  answers.set(release, known)
  known.set(question, answer)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
}

/** An answer as JSON; written once for one that is given again and again. */
export function answerJson(answer: CallToolResult): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = JSON.stringify(answer)
  texts.set(answer, text)
  return text
}
