import { oneOf, pattern } from '../../../language/words/lines.ts'
import { askingPattern, orderPattern } from '../../../language/asking.ts'
import { isFloor } from '../../../language/ordinals.ts'
import { SEARCH_ORDERS } from '../../intent/conditions.ts'
import type { SearchOrder } from '../../intent/conditions.ts'
import type { IntentNote, SearchIntent } from '../../intent/search-intent.ts'
import { WISH_KEYS } from '../../intent/wish-keys.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { NEGATORS } from '../words/query-words.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { boundOf, boundStart, isCeilingAfterAll, rangeAt } from './read-bounds.ts'
import { comparedFloor } from './read-floors.ts'

/** An amount that each of the people pays. */
export interface Share {
  value: number
  /** People who pay it together. */
  payers: 1 | 2
  text: string
}

/** Reads what people state beyond a field and its number: amounts per m², years, indifference, conditions with `if`, an order, what a price covers. */
export function readStated(reading: QueryReading, intent: SearchIntent): { notes: IntentNote[]; share: Share | null } {
  const notes = [...readConditional(reading), ...readIndifferent(reading)]
  readPerSquareMetre(reading, intent)
  readYears(reading, intent)
  intent.order = readOrder(reading)
  intent.priceEur.includesFees = claimFirst(reading, 'fees', FEES) !== null
  claimFirst(reading, 'price', NO_CHARGES)
  return { notes, share: readShare(reading) }
}

const whole = (source: string): RegExp => new RegExp(`^${source}(?= |$)`)
const ending = (source: string): RegExp => new RegExp(`(?:^| )${source}$`)

const PER_M2 = new RegExp(
  `^(?:(?:eur|euros?) )?(?:(?:${askingPattern('perSquareMetre')}) )+${askingPattern('squareMetre')}(?= |$)`,
)
/** The words of a bound may stand between. */
const PRICE_PER_M2 = new RegExp(`(?:^| )${askingPattern('squareMetrePrice')}(?: [a-z]+){0,4}$`)
const SQUARE_METRE = whole(askingPattern('squareMetre'))
const LEAST_PER_M2_EUR = 5
const MOST_PER_M2_EUR = 40_000

/** `6,500 € per m²`, `6500 €/m²`; `80 m²` is an area. */
function readPerSquareMetre(reading: QueryReading, intent: SearchIntent): void {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const value = tokens[at]!.value
    if (value === null || fields[at] !== null || value < LEAST_PER_M2_EUR || value > MOST_PER_M2_EUR) continue
    const after = wordsFrom(reading, at + 1, 6)
    const joined = PER_M2.exec(after)
    let end = joined && joined[0].includes(' ') ? at + 1 + joined[0].split(' ').length : 0
    // A slash parts clauses.
    const next = /^(?:eur|euros?)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
    if (end === 0 && next < tokens.length && tokens[next]!.clause !== tokens[at]!.clause) {
      const unit = SQUARE_METRE.exec(
        tokens
          .slice(next, next + 2)
          .map(({ word }) => word)
          .join(' '),
      )
      if (unit && (next === at + 2 || value >= MOST_AREA_M2)) end = next + unit[0].split(' ').length
    }
    const named = PRICE_PER_M2.exec(wordsBefore(reading, at, 9))
    if (end === 0 && named) end = next
    if (end === 0) continue
    const low = tokens[at - 2]?.value ?? null
    const range = low !== null && fields[at - 2] === null ? rangeAt(reading, at - 2) : null
    const bound = boundOf(reading, at, end)
    const opened = range ? at - 2 : Math.min(boundStart(reading, at), at)
    const start = named ? Math.min(opened, at - named[0].trim().split(' ').length) : opened
    claim(reading, 'pricePerM2', start, end)
    if (range) intent.pricePerM2Eur = { min: low, max: value }
    else intent.pricePerM2Eur[bound === 'min' && !isCeilingAfterAll(reading, at, end) ? 'min' : 'max'] = value
  }
}

const MOST_AREA_M2 = 1000

const BUILT = new RegExp(`\\b${askingPattern('built')}\\b`)
const AFTER = ending(askingPattern('after'))
const BEFORE = ending(askingPattern('before'))
const OLDER =
  /\b(?:older|newer|younger|alter|junger|neuer|vieux|vieille|ancien|ancienne|recent|recente|al|nei|nai|antig[oa]|velh[oa]|nov[oa])\b/
const DENIAL = /\b(?:not|no|nicht|pas|net|nao|nothing|nichts|rien|naischt|nada)\b/
const LATER = pattern(String.raw`
      ^(?:onwards|(?:or|ou|oder|and|et|und|an|e) (?:later|newer|after|apres|plus recent|spater|neuer|junger|mei speit|mei spet|mei nei|mei rezent|mei jonk
      depois
      mais recente))(?= |$)
    `)
/** Behind a number these make it a year, whatever else the clause says. */
const ONWARDS =
  /^(?:onwards|(?:or|ou|oder|and|et|und|an|e) (?:later|newer|plus recent|spater|neuer|junger|mei spet|mei nei|mei rezent|mei jonk|mais recente))(?= |$)/
const EARLIER =
  /^(?:or|ou|oder|and|et|und|an|e) (?:earlier|older|before|avant|plus ancien|fruher|alter|mei frei|mei al|antes|mais antigo)(?= |$)/

const DENIED_BUILT = new RegExp(
  oneOf(String.raw`
    (?:^| )(?:not|no|nicht|pas|net|nao|nothing|nichts|rien|naischt|nada|never|kein\w*|keen|keng|aucun\w*)(?: [a-z]+)?
  `) + String.raw`(?: (?:that was|was|die|das|de|que|qui|dat|wat|gouf|foi|${askingPattern('built')}))*$`,
)

/** `built between 1970 and 1990`, `Baujahr nach 1995`, `pas plus vieux que 2010`. */
function readYears(reading: QueryReading, { constructionYear }: SearchIntent): void {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || !isYear(tokens[at]!.value)) continue
    const { clause } = tokens[at]!
    const said = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
    const isDated =
      BUILT.test(said.join(' ')) ||
      ONWARDS.test(wordsFrom(reading, at + 1, 4)) ||
      OLDER.test(wordsBefore(reading, at, 3)) ||
      (tokens[at]!.value! <= LATEST_PAST && PAST.test(wordsBefore(reading, at, 2)))
    if (!isDated || /^(?:eur|euros?|m2|qm|sqm)$/.test(tokens[at + 1]?.word ?? '')) continue
    const range = rangeAt(reading, at)
    const high = range ? tokens[range.high]!.value : null
    const before = wordsBefore(reading, at, 6)
    const opened = tokens.findLastIndex(
      ({ word }, index) => index < at && index >= at - 6 && BUILT.test(word) && !OLDER.test(word),
    )
    if (range && isYear(high)) {
      constructionYear.min = tokens[at]!.value
      constructionYear.max = high
      claim(reading, 'year', opened < 0 ? Math.min(boundStart(reading, at), at) : opened, range.high + 1)
      continue
    }
    const after = wordsFrom(reading, at + 1, 4)
    const [later, earlier] = [AFTER.exec(before), BEFORE.exec(before)]
    const words = (earlier?.[0].length ?? 0) > (later?.[0].length ?? 0) ? earlier : later
    const behind = LATER.exec(after) ?? EARLIER.exec(after)
    if (!words && !behind) continue
    const isMax = behind ? EARLIER.test(after) : words !== null && words === earlier
    // `older than 2010` with a negation before is its opposite.
    const length = words ? words[0].trim().split(' ').length : 0
    // `nothing built before 1990`, `not older than 2010`
    const isPlain = words !== null && !DENIAL.test(words[0])
    const isDenied =
      isPlain &&
      (OLDER.test(words[0]) ? DENIAL.test(before) : DENIED_BUILT.test(before.slice(0, before.length - words[0].length)))
    constructionYear[isMax === isDenied ? 'min' : 'max'] = tokens[at]!.value
    const from = Math.min(at - length, opened < 0 ? at : opened)
    const negated = isDenied ? tokens.findLastIndex(({ word }, index) => index < from && DENIAL.test(word)) : -1
    claim(
      reading,
      'year',
      negated < 0 || tokens[negated]!.clause !== clause ? from : negated,
      at + 1 + (behind ? behind[0].split(' ').length : 0),
    )
  }
}

/** `vor 1950`: a year long gone, of which only building can be meant. */
const PAST =
  /(?:^| )(?:before|pre|avant|vor|vir|virun|antes de|anterieure? a|anterior a|posterieure? a|posterior a|after|apres|nach|no|depois de|newer than)$/
const LATEST_PAST = 2022

function isYear(value: number | null): value is number {
  return value !== null && value >= 1800 && value <= 2100
}

const WHEN = ending(askingPattern('whenHigh'))
const LIFT: ReadonlySet<string> = new Set(['lift'])

/** `lift if above the 2nd floor`: what depends on the home's own floor cannot be asked of all homes. */
function readConditional(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  for (let at = 1; at < tokens.length; at++) {
    if (!WHEN.test(wordsBefore(reading, at, 2))) continue
    const { clause } = tokens[at]!
    const ends = tokens.slice(at, at + 9).map(({ word, clause: own }, index) => {
      if (own !== clause) return null
      return isFloor(word) ? at + index + 1 : (comparedFloor(reading, at + index)?.end ?? null)
    })
    const floor = ends.find((end) => end !== null)
    if (floor == null) continue
    const lift = tokens.findLastIndex(
      ({ word }, index) => index < at && index >= at - 7 && wishMatcher().tells(word, LIFT),
    )
    const from = lift < 0 ? at - 1 : lift
    if (fields.slice(from, floor).some((field) => field !== null)) continue
    return [{ code: 'conditional', about: claim(reading, 'conditional', from, floor) }]
  }
  return []
}

// English `no` stands as `not` by now.
const INDIFFERENT = whole(askingPattern('indifferentAfter').replaceAll(/\bno /g, 'not? '))
const INDIFFERENT_BEFORE = whole(askingPattern('indifferentBefore'))
const QUESTION = whole(askingPattern('questions'))
const NOT_MUST = whole(askingPattern('notMust'))
const LINKS = pattern(String.raw`
      ^(?:is|are|ist|sind|est|sont|ass|e|sao|the|a|an|der|die|das|den|le|la|l|les|d|de|o|os|as|um|uma|un|une|ein|eine|mir|uns|eis|me|nous|m|ou|to|be
      in|im|dans|no|am|building|immeuble|gebaude|haus|predio|gebai)$
    `)

/** `pets don't matter`, `Lift egal`, `peu importe l'étage`: sets nothing. */
function readIndifferent(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  const note = (from: number, to: number): void => {
    notes.push({ code: 'sets_nothing', about: claim(reading, 'indifferent', from, to) })
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null) continue
    const { clause } = tokens[at]!
    const words = wordsFrom(reading, at, 6)
    const own = tokens[at - 1]?.clause === clause || at === 0 ? words : wordsOfClause(reading, at)
    const late = NOT_MUST.exec(own)
    if (late) {
      // `Gaart muss net sinn`; behind a comma it only softens.
      const before = tokens[at - 1]
      const isOwn = before?.clause === clause && fields[at - 1] === null && isThing(before.word)
      note(isOwn ? at - 1 : at, at + late[0].split(' ').length)
      continue
    }
    const opener = INDIFFERENT_BEFORE.exec(own)
    if (opener) {
      const start = at + opener[0].split(' ').length
      const thing = start < tokens.length && tokens[start]!.clause === clause && tokens[start]!.value === null
      // `any outside space` is a wish.
      const isSide = opener[0] !== 'any' || SIDE.test(tokens[start]?.word ?? '') || isFloor(tokens[start]?.word ?? '')
      if (thing && isSide && (isThing(tokens[start]!.word) || /^(?:egal|peu importe|tanto faz)/.test(opener[0]))) {
        note(at, start + 1)
        continue
      }
    }
    const match = INDIFFERENT.exec(own)
    if (!match) continue
    // `Haus, egal wo`: the place, not the house.
    if (QUESTION.test(own.slice(match[0].length + 1))) continue
    let start = at - 1
    while (start >= 0 && tokens[start]!.clause === clause && LINKS.test(tokens[start]!.word)) start--
    if (start < 0 || tokens[start]!.clause !== clause || fields[start] !== null) continue
    // `agency or private doesn't matter`
    const isChoice = EITHER.test(tokens[start - 1]?.word ?? '') && start >= 2 && isOpenThing(reading, start - 2, clause)
    if (!isChoice && !isThing(tokens[start]!.word)) continue
    // `möbliert oder nicht ist egal` is said of the whole.
    if (NEGATORS.has(tokens[start]!.word)) continue
    // `ground floor ok`, `Garten oder Balkon egal`
    const two =
      start > 0 &&
      tokens[start - 1]!.clause === clause &&
      fields[start - 1] === null &&
      isFloor(tokens[start]!.word) &&
      /^(?:ground|top|upper|last|first|dernier|premier)$/.test(tokens[start - 1]!.word)
    // `pets fine by you?` asks for a home that takes them.
    if (ALLOWS.test(match[0]) && wishMatcher().tells(tokens[start]!.word, ALLOWED)) continue
    // `no lift in the building no problem`
    const denied = start > 0 && NEGATORS.has(tokens[start - 1]!.word) && tokens[start - 1]!.clause === clause
    const first = isChoice ? start - 2 : two || denied ? start - 1 : start
    note(first, at + match[0].split(' ').length)
  }
  return notes
}

const ALLOWS =
  /^(?:fine|ok|okay|acceptable|is ok|is fine|are ok|are fine|is okay|geht auch|ca va|serve|pode ser|sem problema|no problem|kein problem)$/
const ALLOWED: ReadonlySet<string> = new Set(['pets_allowed', 'smoking_allowed'])
const THINGS: ReadonlySet<string> = new Set(WISH_KEYS.filter((key) => key !== 'south_facing' && key !== 'city_centre'))

const SIDE = whole(askingPattern('sides'))

const EITHER = /^(?:or|ou|oder)$/

function isOpenThing({ tokens, fields }: QueryReading, at: number, clause: number): boolean {
  return tokens[at]!.clause === clause && fields[at] === null && isThing(tokens[at]!.word)
}

function isThing(word: string): boolean {
  return isFloor(word) || SIDE.test(word) || wishMatcher().tells(word, THINGS)
}

function wordsOfClause({ tokens }: QueryReading, at: number): string {
  const words: string[] = []
  for (let next = at; next < tokens.length && tokens[next]!.clause === tokens[at]!.clause; next++)
    words.push(tokens[next]!.word)
  return words.join(' ')
}

/** `mais barato que 500.000` is a bound, and no order. */
const THAN_AMOUNT = String.raw`(?! (?:do )?que (?:\u0000|\d))`
const ORDERS = SEARCH_ORDERS.map((order) => ({
  order,
  pattern: new RegExp(`\\b${orderPattern(order)}\\b${THAN_AMOUNT}`),
}))

/** The first order that is no part of a longer one: `do mais caro para o mais barato`. */
function readOrder(reading: QueryReading): SearchOrder | null {
  const text = openText(reading)
  const found = ORDERS.flatMap(({ order, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ order, pattern, from: match.index, to: match.index + match[0].length }] : []
  })
  const whole = found.find(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  )
  return whole && claimFirst(reading, 'order', whole.pattern) !== null ? whole.order : null
}

const FEES = new RegExp(`\\b${askingPattern('fees')}\\b`)
const NO_CHARGES = new RegExp(`\\b${askingPattern('noCharges')}\\b`)

/** The words that nothing has read yet, with a sign for each of the others. */
function openText({ tokens, fields }: QueryReading): string {
  return tokens.map(({ word }, at) => (fields[at] === null ? word : '\u0000')).join(' ')
}

/** Claims the first phrase that matches and that nothing has read yet. */
function claimFirst(reading: QueryReading, field: string, pattern: RegExp): string | null {
  const { tokens, fields } = reading
  const match = pattern.exec(openText(reading))
  if (!match) return null
  const words = match[0].split(' ')
  const at = tokens.findIndex((_, index) =>
    words.every((word, next) => tokens[index + next]?.word === word && fields[index + next] === null),
  )
  return at < 0 ? null : claim(reading, field, at, at + words.length)
}

/** `500 de renda cada um` */
const EACH = new RegExp(`^(?:(?:de|of|in|am|im|a) )?(?:(?:rent|loyer|miete|renda) )?${askingPattern('each')}(?= |$)`)
const EACH_COUPLE = whole(askingPattern('eachCouple'))
const EACH_BEFORE = new RegExp(`(?:^| )${askingPattern('each')}(?: [a-z]+){0,3}$`)
const LEAST_SHARE_EUR = 100
/** `400k maximum par couple` */
const BOUND_BETWEEN = /^(?:max(?:imum|imal|imo)?|au plus|hochstens|heichstens|no maximo|tops|at most) /

/** `600 each`, `jeder kann 550 zahlen`. */
function readShare(reading: QueryReading): Share | null {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { value } = tokens[at]!
    if (value === null || fields[at] !== null || value < LEAST_SHARE_EUR) continue
    const unit = /^(?:eur|euros?)$/.test(tokens[at + 1]?.word ?? '') ? 1 : 0
    const bound = BOUND_BETWEEN.exec(wordsFrom(reading, at + 1 + unit, 5))?.[0] ?? ''
    const skipped = bound === '' ? 0 : bound.trim().split(' ').length
    const words = wordsFrom(reading, at + 1 + unit + skipped, 4)
    const couple = EACH_COUPLE.exec(words)
    const after = couple ?? EACH.exec(words)
    const each = EACH_BEFORE.exec(wordsBefore(reading, at, 7))
    // German `je 600`; French `je gagne 3400`.
    const before = each && !/^ ?je (?!hochstens|maximal|max|bis|rund|ca|etwa|circa)[a-z]/.test(each[0]) ? each : null
    if (!after && !before) continue
    // `budget commun 2 400 €, pas 2 400 chacun`
    if (NEGATORS.has(tokens[at - 1]?.word ?? '')) continue
    const start = before ? at - before[0].trim().split(' ').length : Math.min(boundStart(reading, at), at)
    const end = at + 1 + unit + skipped + (after ? after[0].split(' ').length : 0)
    return { value, payers: couple ? 2 : 1, text: claim(reading, 'share', start, end) }
  }
  return null
}
