import type { CallToolResult } from '@modelcontextprotocol/server'
import { keepAnswers } from '../../../endpoints/kept-answers.ts'

/** Memory of the answers that are kept of a release, and bytes of each as JSON (most have some ten thousand). */
const KEPT_BYTES = 24_000_000
const LARGEST = 65_536
/** Memory of an answer and its JSON for each byte of JSON. */
const WITH_OBJECTS = 4

const texts = new WeakMap<CallToolResult, string>()

/** Answers to pure calls by tool and arguments. */
export const answerMemory = keepAnswers<CallToolResult>(
  KEPT_BYTES,
  (answer) => WITH_OBJECTS * answerJson(answer).length,
)

/** Keeps an answer unless it is large. */
export function rememberAnswer(release: object, question: string, answer: CallToolResult): void {
  if (answerJson(answer).length <= LARGEST) answerMemory.keep(release, question, answer)
}

/** Serialises an answer, one character a byte; repeated answers are serialised and encoded once. */
export function answerJson(answer: CallToolResult): string {
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = jsonBytes(answer)
  texts.set(answer, text)
  return text
}

/** JSON in UTF-8, one character a byte. `node:http` writes such a text and its head at once, and a buffer in two parts. */
export function jsonBytes(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('latin1')
}
