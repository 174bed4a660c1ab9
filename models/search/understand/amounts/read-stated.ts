import { askingPattern, orderPattern } from '../../../language/asking.ts'
import { THAN_AMOUNT } from '../../../language/queries/amount-bounds.ts'
import { SEARCH_ORDERS, type SearchOrder } from '../../intent/conditions.ts'
import type { IntentNote, SearchIntent } from '../../intent/search-intent.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { readBuildingYears } from './building-years.ts'
import { readConditional } from './conditional-lift.ts'
import { readIndifferent } from './indifference.ts'
import { readPerSquareMetre } from './price-per-square-metre.ts'
import { readShare, type Share } from './shares.ts'

export type { Share } from './shares.ts'

/** Reads what people state beyond a field and its number: amounts per m², years, indifference, conditions with `if`, an order, what a price covers. */
export function readStated(reading: QueryReading, intent: SearchIntent): { notes: IntentNote[]; share: Share | null } {
  const notes = [...readConditional(reading), ...readIndifferent(reading)]
  readPerSquareMetre(reading, intent)
  readBuildingYears(reading, intent)
  intent.order = readOrder(reading)
  intent.priceEur.includesFees = claimFirst(reading, 'fees', FEES) !== null
  claimFirst(reading, 'priceEur', NO_CHARGES)
  return { notes, share: readShare(reading) }
}

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

const ORDERS = SEARCH_ORDERS.map((order) => ({
  order,
  pattern: new RegExp(`\\b${orderPattern(order)}\\b${THAN_AMOUNT}`),
}))

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
  return at < 0 ? null : reading.claim(field, at, at + words.length)
}
