import { INSTRUCTIONS, MAY_INSTRUCT } from '../../language/adverts/instructions.ts'
import { fold } from '../../language/fold.ts'

const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?\n]|$)/g

/**
 * A text without its sentences that speak to a program, as far as patterns can tell: it stays untrusted.
 * @param folded the text passed through `fold`, where the caller has it
 */
export function withoutInstructions(text: string, folded: string = fold(text)): string {
  if (!MAY_INSTRUCT.test(folded) || !INSTRUCTIONS.some((pattern) => pattern.test(text))) return text
  const kept = (text.match(SENTENCE) ?? []).filter(
    (sentence) => !INSTRUCTIONS.some((pattern) => pattern.test(sentence)),
  )
  return kept.join('')
}
