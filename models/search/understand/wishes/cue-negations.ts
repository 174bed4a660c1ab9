import { foldName } from '../../../language/fold.ts'
import { negationWords } from '../../../language/negation.ts'
import { wordsOf } from '../../../language/words/lines.ts'
import { INDIFFERENCE, NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'

/** Words that may stand between a negation and what it negates. */
export const NEGATION_REACH = 3
const AND = new Set(['and', 'et', 'und', 'e', 'an', 'sowie', 'plus'])
const PAIRED: ReadonlySet<string> = new Set(negationWords('paired'))
const NOTHING: ReadonlySet<string> = new Set(negationWords('nothing').map(foldName))

/** Lead from `nothing` to what it denies: `nothing that needs work`. */
const RELATIVES: ReadonlySet<string> = new Set(
  wordsOf('that which needs welches muss nach like want gosto quero queremos aime veux mogen'),
)

const GERMAN_ARTICLES: ReadonlySet<string> = new Set(['der', 'dem', 'die', 'den', 'einer', 'einem', 'eine'])

/** Leaves out all that follows: `tout sauf le rez-de-chaussée et le dernier étage`. */
const EXCEPT: ReadonlySet<string> = new Set(wordsOf('except sauf hormis excepte ausser ausgenommen ausgeholl exceto'))

/** Positions of the negations that reach the word, nearest first; an even number denies nothing (`not far from`). `indifferent` for `no need for`. */
export function negationsBefore(
  words: readonly string[],
  from: number,
  own: readonly number[],
  reach: number,
  isCarried: boolean,
): number[] | 'indifferent' {
  let found: number[] = []
  let indifferent = false
  let between = 0
  for (let at = from - 1; at >= 0 && between <= reach; at--) {
    const word = words[at]!
    if (own.includes(at)) continue
    if (
      (NEGATION_STOPPERS.has(word) && !NOTHING.has(words[at - 1] ?? '')) ||
      // `I own no car so the train …`, but `not so noisy`.
      /^so (?:the|a|i|we|it|my|our)$/.test(`${word} ${words[at + 1]}`) ||
      (isAnd(words, at) && !((isCarried || words.slice(0, at).some((one) => EXCEPT.has(one))) && between === 0))
    )
      break
    if (INDIFFERENCE.has(word)) indifferent = true
    if (PAIRED.has(word) && isNegator(words, at)) {
      // `neither … nor`: one refusal, said of both.
      found = [at]
      break
    }
    if (isNegator(words, at)) {
      found.push(at)
    } else if (word.length > 3 && (found.length > 0 || !RELATIVES.has(word))) between++
  }
  return found.length > 0 && indifferent ? 'indifferent' : found
}

/** `we have no car` does not ask for a place to park one. */
export function isNegatedWithin(words: readonly string[], from: number, to: number, own: readonly number[]): boolean {
  for (let at = from + 1; at < to; at++) if (!own.includes(at) && isNegator(words, at)) return true
  return false
}

/** `stairs are not for us`: a cue that needs a negation may find it behind it. */
export function negationAfter(words: readonly string[], from: number, to: number): number | null {
  const found = words.findIndex(
    (word, at) => at > from && at <= to + NEGATION_REACH && isNegator(words, at) && !EXCEPT.has(word),
  )
  return found < 0 ? null : found
}

/** Luxembourgish `an` joins; German `an der Straße` and English `without an agent` do not. */
function isAnd(words: readonly string[], at: number): boolean {
  const isArticle = words[at] === 'an' && (GERMAN_ARTICLES.has(words[at + 1] ?? '') || words[at - 1] === 'without')
  return AND.has(words[at]!) && !isArticle
}

/** `à deux pas` negates nothing; `ne … plus` does. */
function isNegator(words: readonly string[], at: number): boolean {
  const word = words[at]!
  if (word === 'plus') return words.slice(0, at).some((before) => before === 'ne' || before === 'n')
  if (word === 'noch' || word === 'nach') return words.slice(0, at).includes('weder')
  if (word === 'rien' && words[at + 1]?.startsWith('qu')) return false
  if (word === 'pas') return !/^(?:deux|quelques|trois|petits|\d+)$/.test(words[at - 1] ?? '')
  return NEGATORS.has(word)
}
