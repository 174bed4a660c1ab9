import { TELLING, UNLAWFUL } from '../../language/adverts/unlawful-conditions.ts'
import { fold } from '../../language/fold.ts'

export interface LawfulText {
  text: string
  /** Number of sentences cut out. */
  count: number
}

/** Characters around a telling word that are looked at closely. */
const REACH = 70
const SENTENCES = /[^.!?\n;]+[.!?;]*\s*|\n+/g
const WITHHELD = '[…] '

/**
 * Cuts sentences that set a condition on a protected ground (origin, religion, family situation, disability …) out of an advertiser's
 * text, so that nothing can index or repeat them. Grounds: Luxembourg Penal Code 454 and 455. Conditions on animals or smoking stay.
 * @param folded the text passed through `fold`, where the caller has it
 */
export function withoutUnlawfulConditions(text: string, folded: string = fold(text)): LawfulText {
  if (!isSuspect(folded)) return { text, count: 0 }
  let count = 0
  const kept = text.replace(SENTENCES, (sentence) => {
    if (!UNLAWFUL.test(fold(sentence))) return sentence
    count++
    return WITHHELD
  })
  return { text: kept.trim(), count }
}

function isSuspect(folded: string): boolean {
  let seen = -1
  for (const { index } of folded.matchAll(TELLING)) {
    if (index < seen) continue
    seen = index + REACH
    if (UNLAWFUL.test(folded.slice(Math.max(0, index - REACH), seen + REACH))) return true
  }
  return false
}
