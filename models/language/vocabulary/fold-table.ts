import { fold } from '../fold.ts'

/** Symbols of folded text: a soft separator, 26 letters, 10 digits; then two that never enter a term. */
export const SOFT_BREAK = 0
export const SYMBOLS = 37
/** The end of a clause: no term and no negation reaches across it. */
export const HARD_BREAK = 37
/** A combining mark, soft hyphen or zero-width sign: read over. */
export const SKIPPED = 38

const HARD = '.,;:!?()[]{}\n\r\t•|"«»„“”*…=<>·–—'

/** UTF-16 code unit to symbol. */
export const FOLD: Uint8Array = new Uint8Array(65_536)
/** Code unit to its second symbol (ß is ss); 0 for the many that have none. */
export const FOLD_SECOND: Uint8Array = new Uint8Array(65_536)

/** Code units without a Latin letter or a digit, even in a compatible form: Han and Yi; Hangul, surrogates and private use. They stay soft breaks. */
const LETTERLESS = [
  [0x3400, 0xa63f],
  [0xac00, 0xf8ff],
] as const

for (let code = 0; code < 65_536; code++) {
  const letterless = LETTERLESS.find(([first]) => first === code)
  if (letterless) code = letterless[1] + 1
  const sign = String.fromCharCode(code)
  const pair = /^[a-z]{2}$/.exec(fold(sign))?.[0]
  FOLD[code] = pair ? symbolOf(pair[0]!) : foldSign(sign)
  if (pair) FOLD_SECOND[code] = symbolOf(pair[1]!)
}

/** The symbols of a term or a word; separators collapse, those at the ends vanish. */
export function foldSymbols(text: string): number[] {
  const symbols: number[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const symbol = FOLD[code]!
    if (symbol === SKIPPED) continue
    if (symbol !== SOFT_BREAK && symbol !== HARD_BREAK) symbols.push(symbol)
    else if (symbols.length > 0 && symbols.at(-1) !== SOFT_BREAK) symbols.push(SOFT_BREAK)
    if (FOLD_SECOND[code]) symbols.push(FOLD_SECOND[code]!)
  }
  if (symbols.at(-1) === SOFT_BREAK) symbols.pop()
  return symbols
}

function foldSign(sign: string): number {
  if (HARD.includes(sign)) return HARD_BREAK
  if (/[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/.test(sign)) return SKIPPED
  // `²` is a 2 in `m²`.
  return symbolOf(fold(sign.normalize('NFKD')[0]!))
}

function symbolOf(sign: string): number {
  if (sign >= 'a' && sign <= 'z') return sign.charCodeAt(0) - 96
  if (sign >= '0' && sign <= '9') return sign.charCodeAt(0) - 21
  return SOFT_BREAK
}
