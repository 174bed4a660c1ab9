import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Release } from '../../../serving/release.ts'

/** Maximum cached answers per release, and bytes of each (most have some ten thousand); the least recently used is dropped first. */
const KEPT = 500
const LARGEST = 65_536

const answers = new WeakMap<Release, Map<string, CallToolResult>>()
const texts = new WeakMap<CallToolResult, Buffer>()

/** Returns the cached answer to the same question about the same release. */
export function recallAnswer(release: Release, question: string): CallToolResult | undefined {
  const known = answers.get(release)
  const answer = known?.get(question)
  if (!known || !answer) return undefined
  known.delete(question)
  known.set(question, answer)
  return answer
}

export function rememberAnswer(release: Release, question: string, answer: CallToolResult): void {
  if (answerJson(answer).length > LARGEST) return
  const known = answers.get(release) ?? new Map<string, CallToolResult>()
  answers.set(release, known)
  known.set(question, answer)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
}

/** Serialises an answer; repeated answers are serialised and encoded once. */
export function answerJson(answer: CallToolResult): Buffer {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = Buffer.from(JSON.stringify(answer))
  texts.set(answer, text)
  return text
}
