import { NO_WORD, OR_WORD, WITH_WORD, WITHOUT_WORD } from '../../../language/queries/small-words.ts'
import type { DemandAt } from './demand-headings.ts'
import { CONTRAST } from '../../../language/queries/places/place-lists.ts'
import { AGENCY_FEES, NEAR_BEHIND, NOT_NEGOTIABLE } from '../../../language/queries/wishes/negation-reach.ts'
import { countWords, DENIED, SAID_AGAIN, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { DENIED_AFTER, NEITHER, NOT_OWNED, REFUSED_AFTER } from '../../../language/queries/refusals.ts'
import { MUST_PHRASE, MUST_WORDS, NOT_NEEDED, SOFTENERS } from '../../../language/queries/demands.ts'
import { OR_NOT } from '../../../language/queries/types/alternatives.ts'
import type { FeatureWish } from '../../intent/search-intent.ts'
import { wishesThat, type WishKey } from '../../intent/wish-keys.ts'
import type { CueHit } from './cue-matcher.ts'
import { NEGATORS } from '../words/query-words.ts'
import { visibleWords } from './visible-word.ts'
import { wishMatcher } from './wish-matcher.ts'

const REFUSABLE = wishesThat(({ refusal }) => refusal === 'refusable' || refusal === 'carried')

/** Whether the words of a clause are not at all like what a cue found in them. */
export type Doubt = (from: number, to: number, hit: CueHit, isAlone: boolean, isMust: boolean) => boolean

/** Features and qualities that are wanted or unwanted, in order of the text, each key once; what is doubted leaves its words free. */
export function readWishes(reading: QueryReading, demandOf: DemandAt, isDoubted: Doubt = () => false): FeatureWish[] {
  const wishes = new Map<string, FeatureWish>()
  const matcher = wishMatcher()
  let wasNotNeeded = false
  for (const [start, end] of reading.clauses()) {
    const words = visibleWords(reading, start, end)
    const joined = words.join(' ')
    const isSoftened = words.some((word) => SOFTENERS.has(word))
    const demand = demandOf(start)
    const isMust =
      demand === 'must' ||
      (demand === null && (words.some((word) => MUST_WORDS.has(word)) || MUST_PHRASE.test(joined)) && !isSoftened)
    // `non negotiable` refuses nothing.
    const phrase = MUST_PHRASE.exec(joined)?.[0].split(' ') ?? []
    const answer = answerTo(reading, start, end)
    const isNotNeeded: boolean =
      demand === 'needless' ||
      NOT_NEEDED.test(joined) ||
      answer === 'needless' ||
      (wasNotNeeded && NEITHER.test(joined))
    wasNotNeeded = isNotNeeded
    const turn = turnBefore(words, NOT_NEEDED.exec(joined))
    const isDenied = DENIED_AFTER.test(joined) || answer === 'denied'
    const refusal = REFUSED_AFTER.exec(joined)
    const isRefusedAfter = !isNotNeeded && (demand === 'refused' || isDenied || refusal !== null)
    const isNotOwned = NOT_OWNED.test(joined)
    const isChoice = words.some((word) => OR_WORD.test(word))
    if (phrase.length > 1)
      for (const [index, word] of words.entries())
        if (phrase.includes(word) && NOT_NEGOTIABLE.test(word)) words[index] = ''
    const hits = matcher.read(words)
    const mark = (own: readonly number[]): void => {
      for (const position of own) reading.fields[start + position] ??= 'wish'
    }
    // `balcony or terrace`, `station or stop`: both words ask for the same.
    const isOneChoice = ({ key, at }: (typeof hits)[number]): boolean =>
      OUTDOORS.has(key) ||
      matcher.read(words.map((word, index) => (at.includes(index) ? '' : word))).some((other) => other.key === key)
    for (const hit of hits) {
      const { key, wanted: isWanted, to, at, negations } = hit
      // `no car needed` has its refusal in it.
      if (isNotNeeded && to > turn && NEEDLESS.has(key) && !at.some((position) => NEGATORS.has(words[position]!))) {
        mark(at)
        continue
      }
      // `travaux : non` denies works, and wishes for what has none.
      const isOfNone = negations.some((one) => one > Math.max(...at))
      if ((isDenied && isWanted && !isOfNone && !REFUSABLE.has(key)) || isNotOwned) {
        for (let position = start; position < end; position++) reading.fields[position] ??= DENIED
        continue
      }
      if (OR_NOT.test(words.slice(to).join(' '))) continue
      if (isEitherWay(words, negations)) {
        mark(at)
        continue
      }
      // `sem elevador não`, `ohne Aufzug geht nicht`
      const isTwice = isRefusedAfter && negations.some((one) => WITHOUT_WORD.test(words[one]!))
      // `Sanierung schreckt uns nicht`: the refusal is part of the wish.
      const isPart =
        negations.some((one) => one > at[0]!) ||
        // `lieber nicht renovieren`: the refusal denies what follows, and is no second one.
        (refusal !== null && negations.some((one) => isWithin(joined, refusal, one)))
      const wanted =
        isTwice ||
        (isRefusedAfter && !isPart && isWanted && (REFUSABLE.has(key) || !NEAR_BEHIND.test(joined)) ? false : isWanted)
      const own = [...at, ...negations]
      const before = wishes.get(key)
      const isAgain = before?.wanted === wanted
      if (!isAgain && demand === null && isDoubted(start, end, { ...hit, wanted }, hits.length === 1, isMust)) continue
      const last = answer === 'denied' ? end + 1 : start + Math.max(to, ...own.map((one) => one + 1))
      const text = reading.textOf(start + Math.min(...own), last)
      if (answer === 'denied') reading.fields[end] ??= 'wish'
      mark(own)
      // `private owner, no agency`: said again.
      if (before && isAgain && !before.text.split(SAID_AGAIN).includes(text))
        wishes.set(key, { ...before, text: before.text + SAID_AGAIN + text })
      if (before || (!wanted && !REFUSABLE.has(key))) continue
      // `sans travaux`: who wants no works wants no home that needs them.
      const refusesWorks = wanted && key === 'good_condition' && own.some((one) => NEGATORS.has(words[one]!))
      if (refusesWorks && !wishes.has('to_renovate'))
        wishes.set('to_renovate', { key: 'to_renovate', wanted: false, strength: 'must', text })
      wishes.set(key, {
        key,
        wanted,
        // `garage or carport a must`: either will do. `two dogs, so a garden is a must` says so of the garden.
        strength:
          (isMust && !(isChoice && !isOneChoice(hit)) && !(key === 'pets_allowed' && hits.length > 1)) ||
          (!wanted && !(DOUBTFUL.has(key) && !isMust) && !(key === 'agency' && AGENCY_FEES.test(joined)))
            ? 'must'
            : 'wish',
        ...(isSoftened && { isSoftened }),
        text,
      })
    }
  }
  return [...wishes.values()]
}

/** Whether a word of a clause belongs to a phrase of it. */
function isWithin(joined: string, phrase: RegExpExecArray, at: number): boolean {
  const from = joined.slice(0, phrase.index).split(' ').length - 1
  return at >= from && at < from + phrase[0].split(' ').length
}

/** `with or without a garden` */
function isEitherWay(words: readonly string[], negations: readonly number[]): boolean {
  return negations.some(
    (at) => WITHOUT_WORD.test(words[at]!) && OR_WORD.test(words[at - 1] ?? '') && WITH_WORD.test(words[at - 2] ?? ''),
  )
}

/** `a garage, but I can skip the garden`: where the word of contrast stands before a phrase; -1 where none does. */
function turnBefore(words: readonly string[], phrase: RegExpExecArray | null): number {
  if (phrase === null) return -1
  const start = countWords(words.join(' ').slice(0, phrase.index))
  return words.findLastIndex((word, at) => at < start && CONTRAST.test(word))
}

/** `Raucher? Nein.` refuses; `Garage? Nein, brauchen wir nicht` does not. */
function answerTo(reading: QueryReading, start: number, end: number): 'denied' | 'needless' | null {
  const { tokens } = reading
  const answer = tokens[end]
  if (!answer || end - start > 2 || !NO_WORD.test(answer.word) || tokens[end + 1]?.clause === answer.clause) return null
  return NOT_NEEDED.test(wordsOf(reading.tokensOfClause(tokens[end + 1]?.clause))) ? 'needless' : 'denied'
}

/** Refused by some and done without by others: `sans ascenseur` is preferred, not required. */
const DOUBTFUL: ReadonlySet<WishKey> = new Set(['lift', 'parking'])
/** Fulfilled by the same features. */
const OUTDOORS: ReadonlySet<WishKey> = new Set(['balcony', 'terrace', 'outdoor_space'])
/** Homes to renovate are refused, not done without. */
const NEEDLESS = wishesThat(({ refusal }, key) => refusal !== undefined && key !== 'to_renovate')
