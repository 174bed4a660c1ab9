import { askingPattern, ownHomePattern } from '../../language/asking.ts'
import {
  AND,
  CHILD,
  CURRENCY,
  IS_ACCENTED,
  THE,
  TOO_MUCH,
  WANTING,
  WORKPLACE,
} from '../../language/queries/mentions.ts'
import { WITH_WORD } from '../../language/queries/small-words.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { unitAt } from './amounts/quantity-units.ts'
import { boundOf } from './amounts/read-bounds.ts'
import { kindOf } from './types/type-words.ts'
import { BACKGROUND, countWords, wordsBetween, wordsFound, wordsOf, type QueryReading } from './words/query-reading.ts'
import { WISH_KEYS } from '../intent/wish-keys.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'
import { NEGATORS } from './words/query-words.ts'

const OWN_HOME = new RegExp(`^${ownHomePattern('paying')}(?= |$)`)
const LIVES_NOW = new RegExp(`^${ownHomePattern('living')}(?= |$)`)
const OWN = new RegExp(`^${ownHomePattern('own')}$`)
const LEAVING = new RegExp(`(?:^| )(?:${ownHomePattern('leaving')}|${ownHomePattern('outgrown')})(?= |$)`)
const OUTGROWN = new RegExp(`(?:^| )${ownHomePattern('outgrown')}(?= |$)`)
const LIVED_ON = new RegExp(`^${ownHomePattern('livedOn')}$`)
const LIVED_ON_WORD = new RegExp(`^${ownHomePattern('livedOnWords')}$`)
const TOO_DEAR = new RegExp(`^${ownHomePattern('tooDear')}(?= |$)`)
const PAID_BEFORE = new RegExp(`(?:^| )${ownHomePattern('paidBefore')}(?= |$)`)
const EXPENSE = new RegExp(`^${ownHomePattern('expense')}(?= |$)`)
/** Smaller amounts count something else. */
const LEAST_PAID = 100
const CONTACT = new RegExp(`^${askingPattern('contact')}$`)
const CONTRAST = new RegExp(`^${ownHomePattern('contrast')}(?= |$)`)
/** No home costs more, in EUR; a longer number is one to call. */
const MOST_AMOUNT = 50_000_000
/** Digits of the shortest number to call. */
const SHORTEST_NUMBER = 6
/** Words between `tel` and a number. */
const REACH = 4
const LONGEST_PHRASE = 5
const THINGS: ReadonlySet<string> = new Set(WISH_KEYS)

/** Leaves words that say nothing of the home that is sought: `tel. 691 203 114`, `we currently rent in Strassen for 2,450 but …`. */
export function readBackground(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  const leave = (from: number, to: number): void => {
    notes.push({ code: 'sets_nothing', about: reading.claim(BACKGROUND, from, to) })
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const { value, text, word } = tokens[at]!
    if (value !== null && value >= MOST_AMOUNT) leave(at, at + 1)
    else if (value !== null && isLivedOn(reading, at)) leave(at, unitAt(reading, at)!.end)
    else if (value !== null && isPaidBefore(reading, at))
      leave(at, at + (CURRENCY.test(tokens[at + 1]?.word ?? '') ? 2 : 1))
    else if (value !== null && isToCall(reading, at, text)) {
      let end = at + 1
      while (tokens[end]?.value != null && tokens[end]!.clause === tokens[at]!.clause) end++
      leave(at, end)
    } else if (value === null && word !== '') {
      const dear = TOO_DEAR.exec(phraseAt(reading, at))
      const end = dear ? at + countWords(dear[0]) : (endOfOwnHome(reading, at) ?? endOfWorkplace(reading, at))
      if (end !== null) leave(at, end)
    }
  }
  return notes
}

/** `wir hocken zu viert auf 55 m²`: the area of the home that one has. */
function isLivedOn(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  if (unitAt(reading, at)?.quantity !== 'areaM2' || !LIVED_ON_WORD.test(tokens[at - 1]?.word ?? '')) return false
  const own = tokens
    .slice(Math.max(0, at - LONGEST_PHRASE - 1), at)
    .filter(({ clause }) => clause === tokens[at]!.clause)
  return own.some(({ word }) => LIVED_ON.test(word)) && !own.some(({ word }) => WANTING.test(word))
}

/** `j'ai payé 480 € rien que pour …`, `dafür 4000 Euro kassiert`: an amount without a bound, of money that is gone. */
function isPaidBefore(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const { value, text } = tokens[at]!
  const unit = unitAt(reading, at)
  // `we paid for parking and want 120 m² built after 2010`
  if (value! < LEAST_PAID || /^(?:19|20)\d\d$/.test(text) || (unit !== null && unit.quantity !== 'priceEur'))
    return false
  if (boundOf(reading, at, unit?.end ?? at + 1) !== 'exact') return false
  if (unit !== null && EXPENSE.test(reading.wordsFrom(unit.end, 4))) return true
  return PAID_BEFORE.test(wordsOf(reading.tokensOfClause(tokens[at]!.clause)))
}

function isToCall({ tokens }: QueryReading, at: number, text: string): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  if (!before.some(({ word }) => CONTACT.test(word))) return false
  return text.replace(/\D/g, '').length >= SHORTEST_NUMBER || /^(?:00|\+)/.test(text)
}

/** `she runs a garage`, `ich habe mein Geschäft verkauft`: a thing that is no wish. */
function endOfWorkplace({ tokens }: QueryReading, at: number): number | null {
  const length = wordsFound(WORKPLACE, wordsBetween(tokens, at, at + LONGEST_PHRASE))
  const { word, clause } = tokens[at + length] ?? {}
  const isThing = length > 0 && clause === tokens[at]!.clause && !kindOf(word!) && wishMatcher().tells(word!, THINGS)
  return isThing ? at + length + 1 : null
}

/** Where words about the home that one has end; null where none start. */
function endOfOwnHome(reading: QueryReading, at: number): number | null {
  const phrase = phraseAt(reading, at)
  const pays = OWN_HOME.exec(phrase)
  if (pays) return endOfPart(reading, at, at + countWords(pays[0]), true)
  const before = reading.wordsBefore(at, 5)
  const lives = WANTING.test(before) ? null : LIVES_NOW.exec(phrase)
  if (lives) return endOfPart(reading, at, at + countWords(lives[0]), false)
  const { word } = reading.tokens[at]!
  // `the house in Bridel is far too big for me now`
  if (OWN.test(word)) return endOfHomeGivenUp(reading, at, before, LEAVING)
  return THE.test(word) ? endOfHomeGivenUp(reading, at, '', OUTGROWN) : null
}

/** `unser Haus in Remich für 890.000 verkauft`, `sold their farm in Limburg`, `hir Wunneng ass ze grouss`. */
function endOfHomeGivenUp(reading: QueryReading, at: number, before: string, leaving: RegExp): number | null {
  const { tokens } = reading
  const home = tokens[at + 1]
  if (!home || home.clause !== tokens[at]!.clause || !kindOf(home.word)) return null
  let end = endOfPart(reading, at, at + 2, false)
  // Portuguese `é` is no `e`.
  const joint = tokens.findIndex(
    ({ word, text }, index) => index > at + 1 && index < end && AND.test(word) && !IS_ACCENTED.test(text),
  )
  if (joint >= 0) end = joint
  const words = tokens.slice(at, end).map(({ word }) => word)
  const said = `${before.split(' ').slice(-2).join(' ')} ${words.join(' ')}`
  return leaving.test(said) && !WANTING.test(said) && !words.some((word) => NEGATORS.has(word) && !TOO_MUCH.test(word))
    ? end
    : null
}

function phraseAt({ tokens, fields }: QueryReading, at: number): string {
  let words = ''
  for (let index = at; index < Math.min(tokens.length, at + LONGEST_PHRASE); index++) {
    const { clause, value, word } = tokens[index]!
    if (clause !== tokens[at]!.clause || value !== null || fields[index] !== null) break
    words += index === at ? word : ` ${word}`
  }
  return words
}

/** Where the clause ends, or a word of contrast stands; a first amount may stand in brackets. */
function endOfPart(reading: QueryReading, at: number, from: number, mayGoOn: boolean): number {
  const { tokens, fields } = reading
  let end = from
  let { clause } = tokens[at]!
  while (end < tokens.length && fields[end] === null && !CONTRAST.test(phraseAt(reading, end))) {
    // `deixar de pagar renda (1650 por mês)`
    const goesOn =
      mayGoOn &&
      tokens[end]!.value !== null &&
      tokens.slice(at, end).every(({ value }) => value === null) &&
      // `my old Saab, 70k tops`
      boundOf(reading, end, end + 1) === 'exact'
    if ((tokens[end]!.clause !== clause && !goesOn) || isWithChildren(reading, end)) break
    clause = tokens[end++]!.clause
  }
  return end
}

/** `we live in Mersch with our two children`: these move, too. */
function isWithChildren({ tokens }: QueryReading, at: number): boolean {
  return WITH_WORD.test(tokens[at]!.word) && tokens.slice(at + 1, at + 4).some(({ word }) => CHILD.test(word))
}
