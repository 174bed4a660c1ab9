import {
  ARTICLES,
  HALF_ENDINGS,
  GLUED_HUNDREDS,
  NUMBER_WORDS,
  GLUED_THOUSANDS,
  UNIT_JOINTS,
} from './number-vocabulary.ts'

const MAX_COMPOUND = 60
const SCALES_WITHIN: readonly (readonly [string, number])[] = [
  ...GLUED_THOUSANDS.map((word) => [word, 1000] as const),
  ...GLUED_HUNDREDS.map((word) => [word, 100] as const),
]

/** German and Luxembourgish write numbers as one word. */
export function compoundValue(word: string): number | null {
  if (word.length < 6 || word.length > MAX_COMPOUND) return null
  // `zweieinhalb`
  const half = HALF_ENDINGS.find((ending) => word.endsWith(ending))
  const whole = half === undefined ? undefined : NUMBER_WORDS.get(word.slice(0, -half.length))
  if (whole?.kind === 'digit') return whole.value + 0.5
  for (const [mark, value] of SCALES_WITHIN) {
    const at = word.indexOf(mark)
    if (at < 0) continue
    const before = at === 0 ? 1 : belowScale(word.slice(0, at), value)
    const after = word.slice(at + mark.length)
    const rest = after === '' ? 0 : belowScale(after.replace(/^und/, ''), value)
    return before === null || rest === null ? null : before * value + rest
  }
  return belowHundred(word)
}

function belowScale(word: string, scale: number): number | null {
  return scale === 1000 ? (compoundValue(word) ?? belowHundred(word)) : belowHundred(word)
}

function belowHundred(word: string): number | null {
  if (ARTICLES.has(word)) return 1
  const known = NUMBER_WORDS.get(word)
  if (known) return known.value < 100 ? known.value : null
  for (const joint of UNIT_JOINTS) {
    for (let at = word.indexOf(joint); at > 0; at = word.indexOf(joint, at + 1)) {
      const unit = word.slice(0, at)
      const ten = NUMBER_WORDS.get(word.slice(at + joint.length))
      const digit = ARTICLES.has(unit)
        ? 1
        : NUMBER_WORDS.get(unit)?.kind === 'digit'
          ? NUMBER_WORDS.get(unit)!.value
          : null
      if (digit !== null && ten?.kind === 'ten' && ten.value < 100) return digit + ten.value
    }
  }
  return null
}
