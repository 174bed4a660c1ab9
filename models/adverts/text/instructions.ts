import { fold } from '../../language/fold.ts'

/** Sentences that speak to a program instead of a buyer; no fact about a home is lost with them. */
const INSTRUCTIONS = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,60}\b(?:instructions?|prompts?|rules|messages?)\b/i,
  /\b(?:ignor(?:ez|e|er)|oubli(?:ez|e|er))\b[^.!?]{0,60}\b(?:instructions?|consignes?)\b/i,
  /\b(?:ignorier(?:e|t|en)?|vergiss|vergesst|missachte)\b[^.!?]{0,60}\b(?:anweisung(?:en)?|instruktion(?:en)?)\b/i,
  /\b(?:ignore(?:m)?|ignorar|esque[çc]a(?:m)?)\b[^.!?]{0,60}\b(?:instru[çc](?:ões|oes|ão|ao)|indica[çc](?:ões|oes))\b/i,
  /\b(?:ignor[ée]ier(?:t|en)?|vergiess)\b[^.!?]{0,60}\b(?:uweisung(?:en)?|instruktioun(?:en)?)\b/i,
  /\byou (?:must|are now|should always) (?:recommend|act|answer|respond|reply|pretend)\b/i,
  /\b(?:system|developer|assistant) ?(?:prompt|message)\b/i,
  // Names of tools are written like no word of an advert.
  /\b(?:call|use|invoke|run|execute|trigger|appel(?:ez|le|er)|utilis(?:ez|e|er))\b[^.!?]{0,40}\b[a-z]+(?:_[a-z]+)+\b/i,
  /\b(?:ruf[et]?|verwende[tn]?|chame(?:m)?|usem)\b[^.!?]{0,40}\b[a-z]+(?:_[a-z]+)+\b/i,
]
/** Words of which each of the patterns holds one, folded. */
const MAY_INSTRUCT =
  /ignor|disregard|forget|override|oubli|verg[ei]|missachte|esque|you (?:must|are now|should always)|prompt|message|_/
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
