import { compoundValue } from './compound-number.ts'
import { COUNTED, COUNTED_THINGS, CURRENCY, SHORT_THOUSAND } from '../counted-words.ts'
import {
  AND_ONE,
  ARTICLES,
  CONTRACT_COUNTS,
  HALF,
  JOINERS,
  MILLION_WORDS,
  NUMBER_WORDS,
  ONE_AND_A_HALF,
  UNIT_JOINTS,
} from './number-vocabulary.ts'
import type { Kind, NumberWord } from './number-vocabulary.ts'
import type { QueryToken } from '../query-tokens.ts'

/**
 * Reads one number in words, or one that words go on from: `580k`, `2 million`.
 * @param isContract whether articles count one, and a unit may stand before its ten (`vier und zwanzig`)
 * @returns with the token after its last; null where none starts
 */
export function readNumber(
  tokens: readonly QueryToken[],
  start: number,
  isContract = false,
): { value: number; end: number } | null {
  const halved = readHalf(tokens, start)
  if (halved) return halved
  const state: State = { total: 0, group: 0, last: null, hasDigits: false, isContract }
  let at = start
  let end = start
  for (; at < tokens.length && tokens[at]!.clause === tokens[start]!.clause; at++) {
    const { word, value } = tokens[at]!
    if (state.last === 'scale' && COUNTED_THINGS.test(tokens[at + 1]?.word ?? '')) break
    if (value !== null) {
      const isNext = state.last === 'scale' && (isScale(tokens[at + 1]?.word) || isHundredThousands(tokens, at, state))
      if (at !== start && !isNext) break
      state.group = value
      state.hasDigits = true
      state.last = 'digit'
    } else if (
      (state.hasDigits || (word === 'grand' && state.last !== null)) &&
      isShortScale(tokens, at, state.group)
    ) {
      const isMillion = word === 'm' || word === 'mi'
      if (isMillion && state.group >= 1000) state.group /= 1000
      state.group *= isMillion ? 1_000_000 : 1000
      return { value: state.total + state.group, end: at + 1 }
    } else if (word === 'mil' && /^\d\.\d{1,2}$/.test(tokens[at - 1]?.text ?? '')) {
      // `2.3 mil` of an English text; Portuguese writes a comma.
      return { value: Math.round(state.group * 1_000_000), end: at + 1 }
    } else if (isAndOne(tokens, at, state)) {
      state.group += 1
      state.last = 'digit'
      if (JOINERS.has(word)) at++
    } else if (!take(state, word, tokens[at + 1]?.word)) {
      if (isContract && isUnitFirst(tokens, at, state.last)) {
        state.group += NUMBER_WORDS.get(tokens[++at]!.word)!.value
        state.last = 'ten'
      } else if (
        at > start &&
        JOINERS.has(word) &&
        (isRest(tokens, at, state) || continues(tokens[at + 1], state.last, tokens[at + 2]))
      )
        continue
      else break
    }
    end = at + 1
  }
  if (end === start || (state.hasDigits && end === start + 1)) return null
  const value = state.total + state.group
  const half = halfAfter(tokens, end)
  if (half !== null && (value === 1_000_000 || state.last === 'digit')) {
    const scale = NUMBER_WORDS.get(tokens[half]?.word ?? '')
    // `two and a half thousand`
    if (value < 100 && scale?.kind === 'scale') return { value: (value + 0.5) * scale.value, end: half + 1 }
    return { value: value + (value >= 1_000_000 ? 500_000 : 0.5), end: half }
  }
  return { value: hundredThousands(state) ?? value, end }
}

type State = { total: number; group: number; last: Kind | null; hasDigits: boolean; isContract: boolean }

const GRAND_BEFORE = /^(?:a|per|each|max|maximum|tops|monthly|or|is|at|pcm|all|total|$)/

/** `vingt et un`, `vinte e uma`; `quatre-vingt-un`. */
function isAndOne(tokens: readonly QueryToken[], at: number, { last, group }: State): boolean {
  if (last !== 'ten' || group % 10 !== 0 || group >= 1000) return false
  const [word, next] = [tokens[at]!.word, tokens[at + 1]]
  if (next?.clause === tokens[at]!.clause && AND_ONE.has(`${word} ${next.word}`)) return true
  return tokens[at - 1]?.word === 'vingt' && group % 100 === 80 && (word === 'un' || word === 'une')
}

/** `vier und zwanzig`, where no range is meant. */
function isUnitFirst(tokens: readonly QueryToken[], at: number, last: Kind | null): boolean {
  const ten = NUMBER_WORDS.get(tokens[at + 1]?.word ?? '')
  return last === 'digit' && UNIT_JOINTS.includes(tokens[at]!.word) && ten?.kind === 'ten' && ten.value < 100
}

/** `1 million 4`: a digit that counts nothing else. */
function isHundredThousands(tokens: readonly QueryToken[], at: number, { total }: State): boolean {
  const [{ value, clause }, next] = [tokens[at]!, tokens[at + 1]]
  if (total % 1_000_000 !== 0 || total === 0 || value === null || !Number.isInteger(value) || value < 1 || value > 9)
    return false
  return (
    next === undefined ||
    next.clause !== clause ||
    CURRENCY.has(next.word) ||
    /^(?:max\w*|grand|tout|au|all|hors)$/.test(next.word)
  )
}

/** `un million deux` leaves out the hundred thousand, `a million fifty` the thousand. */
function hundredThousands({ total, group, last }: State): number | null {
  if (total < 1_000_000 || total % 1_000_000 !== 0) return null
  if (last === 'digit' && group >= 1 && group <= 9) return total + group * 100_000
  // `eng Millioun zweehonnert`
  return group >= 50 && group <= 999 && group % 10 === 0 ? total + group * 1000 : null
}

/** Adds a word to the number read so far; false when it does not continue it. */
function take(state: State, word: string, next: string | undefined): boolean {
  const compound = NUMBER_WORDS.has(word) ? null : compoundValue(word)
  const least = state.total % 1_000_000 === 0 ? 1_000_000 : 1000
  if (compound !== null && compound < least && state.last === 'scale' && state.total >= least) {
    // `eine Million zweihunderttausend`, `dausend fënnefhonnert`
    if (least === 1_000_000 && compound < 1000) state.group = compound
    else state.total += compound
    state.last = 'ten'
    return true
  }
  if (ONE_AND_A_HALF.has(word) && state.last === null) {
    state.group = 1.5
    state.last = 'digit'
    return true
  }
  if (compound !== null && state.last === null) {
    if (compound >= 1000) state.total = compound
    else state.group = compound
    // `eintausend fünfhundert` goes on.
    // `siwenhonnert fofzeg dausend` too.
    state.last = compound >= 1000 && compound % 1000 === 0 ? 'scale' : compound % 100 === 0 ? 'hundred' : 'ten'
    return true
  }
  if (compound !== null && state.last === 'hundred' && compound % 1000 === 0 && compound < 100_000) {
    // `siebenhundert fünfzigtausend`
    state.total += state.group * 1000 + compound
    state.group = 0
    state.last = 'scale'
    return true
  }
  if (state.isContract && state.last === null && CONTRACT_COUNTS.has(word)) {
    state.group = CONTRACT_COUNTS.get(word)!
    state.last = 'digit'
    return true
  }
  if (state.last === null && ARTICLES.has(word)) {
    const scale = next === undefined ? undefined : NUMBER_WORDS.get(next)
    if (scale?.kind !== 'scale' && scale?.kind !== 'hundred') return false
    // `not a cent over` counts nothing.
    if (next === 'cent' || next === 'cents') return false
    state.group = 1
    state.last = 'digit'
    return true
  }
  const known = NUMBER_WORDS.get(word)
  if (!known) return false
  if (!state.isContract && state.last === null && (word === 'cents' || (word === 'neuf' && !COUNTED.test(next ?? ''))))
    return false
  if (word === 'cent' && state.last === null && /^(?:over|more|euros?|above|less)$/.test(next ?? '')) return false
  if (known.kind === 'scale') return takeScale(state, known.value)
  if (known.kind === 'hundred') return state.hasDigits && /^cents?$/.test(word) ? false : takeHundred(state)
  return takeSmall(state, known)
}

function takeScale(state: State, value: number): boolean {
  if (state.last === 'scale' && value > 1000) return false
  if (state.last === null && value > 1000) return false
  // `1.675 million` has a decimal point, whatever a dot before three digits means elsewhere.
  if (state.hasDigits && value > 1000 && state.group >= 1000) state.group /= 1000
  const amount = (state.group === 0 ? 1 : state.group) * value
  // `1,025` million
  state.total += value > 1000 ? Math.round(amount) : amount
  state.group = 0
  state.last = 'scale'
  state.hasDigits = false
  return true
}

function takeHundred(state: State): boolean {
  // `twelve hundred`, `twenty-two hundred`
  if ((state.hasDigits && state.group < 11) || state.last === 'hundred' || state.group > 99) return false
  state.group = (state.group === 0 ? 1 : state.group) * 100
  state.last = 'hundred'
  state.hasDigits = false
  return true
}

function takeSmall(state: State, { value, kind }: NumberWord): boolean {
  if (state.hasDigits || (value >= 100 && state.last !== 'scale' && state.last !== null)) return false
  const isFourTwenties = state.group % 100 === 4 && value === 20 && state.last === 'digit'
  if (isFourTwenties) state.group += 76
  else if (state.last === 'teen' && value >= 7 && kind === 'digit' && state.group % 20 === 10) {
    // `quatre-vingt-dix-sept`
    state.group += value
  } else if (state.last === 'teen' && kind === 'ten' && value < 100 && state.group > 10) {
    // `fifteen fifty`
    state.group = state.group * 100 + value
  } else if (state.last === 'digit' || state.last === 'teen') {
    // `twenty five` goes on, `two three` are two numbers.
    return false
  } else if (state.last === 'ten' && kind === 'ten' && value < 100) return false
  else state.group += value
  state.last = isFourTwenties ? 'ten' : value >= 100 ? 'hundred' : kind
  return true
}

/** `um milhão e 250 mil` */
function isRest(tokens: readonly QueryToken[], at: number, { last, total }: State): boolean {
  const isThousands = NUMBER_WORDS.get(tokens[at + 2]?.word ?? '')?.value === 1000
  return last === 'scale' && total >= 1_000_000 && tokens[at + 1]?.value != null && isThousands
}

function continues(token: QueryToken | undefined, last: Kind | null, next: QueryToken | undefined): boolean {
  const known = token && NUMBER_WORDS.get(token.word)
  // `nine hundred thousand and one point one million`
  if (DECIMAL_MARK.test(next?.word ?? '')) return false
  if (token && !known && last === 'scale') return compoundValue(token.word) !== null
  if (!known || known.kind === 'scale' || known.kind === 'hundred') return false
  // `entre quinhentos e seiscentos mil`, `six cents et sept cents mille` are two.
  if (last === 'hundred' && NUMBER_WORDS.get(next?.word ?? '')?.kind === 'hundred') return false
  if (last === 'hundred' && known.value >= 100) return false
  return last === 'ten' || last === 'hundred' || last === 'scale'
}

const DECIMAL_MARK = /^(?:point|komma|virgule|virgula)$/

function isScale(word: string | undefined): boolean {
  return word !== undefined && NUMBER_WORDS.get(word)?.kind === 'scale'
}

/** `580k`, `1.2m`; a bare `m` after a whole number are metres. */
function isShortScale(tokens: readonly QueryToken[], at: number, value: number): boolean {
  const { word, text } = tokens[at]!
  const isCurrencyNext = CURRENCY.has(tokens[at + 1]?.word ?? '')
  // `three grand a month`, but French `2 grand balcons`, `900 grand max`
  if (word === 'grand' && /^maxi?(?:mum)?$/.test(tokens[at + 1]?.word ?? '')) return false
  if (word === 'grand')
    return (value >= 100 && value < 1000) || (value <= 20 && GRAND_BEFORE.test(tokens[at + 1]?.word ?? ''))
  if (SHORT_THOUSAND.has(word) || (word === 't' && value >= 20 && (isCurrencyNext || text === 'T'))) return true
  if (word === 'mi') return !Number.isInteger(value) && value <= 20
  if (word !== 'm') return false
  const isMoney = text === 'M' || isCurrencyNext || isBudget(tokens, at)
  if (value >= 1000 && value < 20_000) return isMoney
  return value <= 20 && (!Number.isInteger(value) || isMoney)
}

/** `no more than 1m`: nothing follows that is so many metres away, and the words before bound an amount. */
function isBudget(tokens: readonly QueryToken[], at: number): boolean {
  const next = tokens[at + 1]
  if (
    next !== undefined &&
    next.clause === tokens[at]!.clause &&
    !/^(?:max|tops|ceiling|limit|budget|or|all)/.test(next.word)
  )
    return false
  return tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ word }) =>
      /^(?:budget|limit|price|capped|cap|ceiling|than|spend|pay|over|above|under|exceed|max|up)$/.test(word),
    )
}

/** `half a million`, `un demi million`, `eine halbe Million`, `meio milhão`. */
function readHalf(tokens: readonly QueryToken[], start: number): { value: number; end: number } | null {
  const words = tokens.slice(start, start + 4).map(({ word }) => word)
  // `milhão e meio`
  if (MILLION_WORDS.has(words[0]!) && JOINERS.has(words[1] ?? '') && HALF.has(words[2] ?? ''))
    return { value: 1_500_000, end: start + 3 }
  const at = HALF.has(words[0]!) ? 0 : ARTICLES.has(words[0]!) && HALF.has(words[1] ?? '') ? 1 : -1
  if (at < 0) return null
  const next = at + (ARTICLES.has(words[at + 1] ?? '') ? 2 : 1)
  return MILLION_WORDS.has(words[next] ?? '') ? { value: 500_000, end: start + next + 1 } : null
}

/** `a million and a half`, `un million et demi`, `um milhão e meio`: where the words for the half end; null where none follow. */
function halfAfter(tokens: readonly QueryToken[], end: number): number | null {
  const words = tokens.slice(end, end + 3).map(({ word }) => word)
  if (!JOINERS.has(words[0] ?? '')) return null
  if (HALF.has(words[1] ?? '')) return end + 2
  return ARTICLES.has(words[1] ?? '') && HALF.has(words[2] ?? '') ? end + 3 : null
}
