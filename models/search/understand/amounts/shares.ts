import { MAX_AFTER } from '../../../language/queries/amount-bounds.ts'
import { EACH, EACH_BEFORE, EACH_COUPLE, I_BEFORE } from '../../../language/queries/amounts/shares.ts'
import { EURO } from '../../../language/queries/quantity-units.ts'
import { countWords, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { boundStart } from './read-bounds.ts'

/** An amount that each of the people pays. */
export interface Share {
  value: number
  /** People who pay it together. */
  payers: 1 | 2
  text: string
}

/** `600 each`, `jeder kann 550 zahlen`. */
export function readShare(reading: QueryReading): Share | null {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { value } = tokens[at]!
    if (value === null || fields[at] !== null || value < LEAST_SHARE_EUR) continue
    const unit = EURO.test(tokens[at + 1]?.word ?? '') ? 1 : 0
    // `400k maximum par couple`
    const behind = reading.wordsFrom(at + 1 + unit, 5)
    const bound = MAX_AFTER.exec(behind)?.[0] ?? ''
    const skipped = behind[bound.length] === ' ' ? countWords(bound) : 0
    const words = reading.wordsFrom(at + 1 + unit + skipped, 4)
    const couple = EACH_COUPLE.exec(words)
    // `plus de 1500 je ne peux pas`: who speaks, not each.
    const after = couple ?? (I_BEFORE.test(words) ? null : EACH.exec(words))
    const each = EACH_BEFORE.exec(reading.wordsBefore(at, 7))
    const before = each && !I_BEFORE.test(each[0]) ? each : null
    if (!after && !before) continue
    // `budget commun 2 400 €, pas 2 400 chacun`
    if (NEGATORS.has(tokens[at - 1]?.word ?? '')) continue
    const start = before ? at - countWords(before[0]) : Math.min(boundStart(reading, at), at)
    const end = at + 1 + unit + skipped + countWords(after?.[0])
    return { value, payers: couple ? 2 : 1, text: reading.claim('share', start, end) }
  }
  return null
}

const LEAST_SHARE_EUR = 100
