import { cut, plainText } from '../text/plain-text.ts'

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
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?\n]|$)/g
/** Blank letters and variation selectors: nothing that a reader sees, and room for hidden text. */
const UNSEEN_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]|\u034f|\u17b4|\u17b5/g
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '`': "'",
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '“': "'",
  '”': "'",
  '„': "'",
  '‟': "'",
  '"': "'",
}

/**
 * Words of an advertiser as one plain line to be shown in quotation marks: no markup, no invisible characters, no line break, none of the signs that could
 * end the quotation or begin another block. Sentences addressed to a program are left out, as far as patterns can tell: the line stays untrusted.
 * @param maxCharacters longest line, in UTF-16 units; a cut one ends with …
 */
export function quotable(text: string, maxCharacters: number): string {
  const plain = plainText(text).replace(UNSEEN_LETTERS, '')
  const line = withoutInstructions(plain)
    .replace(/[<>`[\]{}|“”„‟"]/g, (sign) => LOOK_ALIKES[sign]!)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= maxCharacters) return line
  const room = cut(line, maxCharacters - 1)
  const atWord = room.slice(0, Math.max(room.lastIndexOf(' '), maxCharacters / 2))
  return `${cut(atWord, maxCharacters - 1).trimEnd()}…`
}

function withoutInstructions(text: string): string {
  if (!INSTRUCTIONS.some((pattern) => pattern.test(text))) return text
  const kept = (text.match(SENTENCE) ?? []).filter(
    (sentence) => !INSTRUCTIONS.some((pattern) => pattern.test(sentence)),
  )
  return kept.join('')
}
