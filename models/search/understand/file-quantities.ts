import { CURRENCY, RENTED, YEARLY } from '../../language/queries/filed-amounts.ts'
import type { IntentNote, SearchIntent } from '../intent/search-intent.ts'
import { isPreferred, preferredBounds } from './amounts/preferred-bounds.ts'
import { isTotal } from './amounts/read-quantities.ts'
import type { ReadQuantity } from './amounts/read-quantity.ts'
import { COUNTED, type Quantity } from './amounts/quantity-units.ts'
import { BACKGROUND, type QueryReading } from './words/query-reading.ts'
import type { DemandAt } from './wishes/demand-headings.ts'

/** Writes the amounts of a query into its intent; what limits nothing is told in a note. */
export function fileQuantities(
  reading: QueryReading,
  intent: SearchIntent,
  quantities: readonly ReadQuantity[],
  hasShare: boolean,
  notes: IntentNote[],
  demandOf: DemandAt,
): void {
  // `je paie 1250 à la Gare … max 1500`, `850 chacune … 1.900 de frais`: beside a ceiling in its own words a bare amount is none.
  const hasCeiling = hasShare || quantities.some(({ quantity, bound }) => quantity === 'priceEur' && bound === 'max')
  const whole = quantities.findLast((read) => read.quantity === 'priceEur' && isTotal(reading, read))
  const hard = quantities.filter((read) => {
    const demand = demandOf(read.at)
    return demand === null ? !isPreferred(reading, read) : demand === 'must'
  })
  for (const read of quantities) {
    // A price that is preferred is all that one wants to pay, unless another amount says so.
    const isHard =
      hard.includes(read) || (read.quantity === 'priceEur' && demandOf(read.at) === null && !hasPrice(hard))
    const preferred = isHard ? [] : preferredBounds(read)
    intent.preferred.push(...preferred)
    if (preferred.length > 0) {
      // Not among the words of what is required.
      refile(reading, read, 'preferred')
      continue
    }
    const isPart = whole !== undefined && read !== whole && read.value < whole.value
    if ((hasCeiling || isPart) && read !== whole && read.quantity === 'priceEur' && read.bound === 'exact') {
      notes.push({ code: 'sets_nothing', about: leave(reading, read) })
      continue
    }
    if (read.quantity === 'priceEur') filePrice(intent, read, notes)
    else if (read.quantity === 'income' && read.bound === 'max')
      filePrice(intent, { ...read, quantity: 'priceEur' }, notes)
    else if (read.quantity === 'income') {
      const period = YEARLY.test(read.text) || read.value >= 20_000 ? 'year' : 'month'
      const before = intent.incomeEur?.period === period ? intent.incomeEur.amount : 0
      intent.incomeEur = { amount: before + read.value, period }
      notes.push({ code: 'income_is_no_ceiling', about: read.text })
    } else fileRange(intent, read.quantity, read)
  }
}

function hasPrice(quantities: readonly ReadQuantity[]): boolean {
  return quantities.some(({ quantity }) => quantity === 'priceEur')
}

/** `mieten bis 1.800 oder kaufen bis 600.000`: without prices of the other market. */
export function ofMarket(
  reading: QueryReading,
  quantities: readonly ReadQuantity[],
  listingType: SearchIntent['listingType'],
  notes: IntentNote[],
): ReadQuantity[] {
  return quantities.filter((read) => {
    const own = read.quantity === 'priceEur' ? listingTypeOfAmount(read.high ?? read.value) : null
    if (own === null || own === listingType) return true
    notes.push({ code: 'sets_nothing', about: leave(reading, read) })
    return false
  })
}

/** Takes an amount back: its words say nothing of the home that is sought. */
function leave(reading: QueryReading, read: ReadQuantity): string {
  refile(reading, read, BACKGROUND)
  return read.text
}

function refile({ fields, understood }: QueryReading, { quantity, at }: ReadQuantity, field: string): void {
  for (const read of understood)
    if (read.field === quantity && read.from <= at && at < read.to) {
      read.field = field
      fields.fill(field, read.from, read.to)
    }
}

/** An amount that no other word explains: a rent has four digits at most, a price more. */
function listingTypeOfAmount(amount: number): 'rent' | 'sale' | null {
  if (amount >= 60_000) return 'sale'
  return amount <= 15_000 ? 'rent' : null
}

/** Nobody buys for `1500 €`: amounts with a currency and few digits are rents, whatever the tool was told. */
function isRentAfterAll({ listingType, query }: SearchIntent, { value, high, text }: ReadQuantity): boolean {
  if (listingType !== 'sale' || Math.max(value, high ?? 0) >= 5000 || value < 150) return false
  return CURRENCY.test(text) || (RENTED.test(query) && value >= 250)
}

const LEAST_PRICE_EUR = 50

function filePrice(intent: SearchIntent, read: ReadQuantity, notes: IntentNote[]): void {
  const price = intent.priceEur
  const { bound, text } = read
  let { value, high } = read
  // No home costs less; the digits stand for something else.
  if (Math.max(value, high ?? 0) < LEAST_PRICE_EUR) return
  if (intent.listingType === null) {
    intent.listingType = listingTypeOfAmount(high ?? value)
    if (intent.listingType !== null) notes.push({ code: 'listing_type_from_amount', about: text })
  }
  if (isRentAfterAll(intent, read)) {
    intent.listingType = 'rent'
    notes.push({ code: 'listing_type_from_amount', about: text })
  }
  // `budget 650` of a buyer is in thousands.
  if (intent.listingType === 'sale' && value < 5000 && (high ?? 0) < 5000 && value >= 100) {
    value *= 1000
    high = high === null ? null : high * 1000
    notes.push({ code: 'amount_in_thousands', about: text })
  }
  if (bound === 'range') [price.min, price.max] = [value, high]
  else if (bound === 'min') price.min = value
  else if (bound === 'around') price.around = value
  else price.max = price.max === null ? value : Math.min(price.max, value)
  if (intent.listingType === 'rent' && value >= 60_000) {
    intent.listingType = 'sale'
    notes.push({ code: 'listing_type_from_amount', about: text })
  }
}

const MOST_ROOMS = 30

function fileRange(
  intent: SearchIntent,
  field: Exclude<Quantity, 'priceEur' | 'income'>,
  { bound, value: said, high, text }: ReadQuantity,
): void {
  const range = intent[field]
  const isArea = field === 'areaM2' || field === 'landAreaM2'
  if (COUNTED.has(field) && field !== 'floor' && said > MOST_ROOMS) return
  // Half a room is a kitchen or a hall.
  const value = isArea ? said : Math.floor(said)
  const isBoth = bound === 'equal' || (field === 'floor' && bound !== 'min' && bound !== 'max')
  if (bound === 'range') [range.min, range.max] = [value, high]
  else if (isBoth) [range.min, range.max] = [value, value]
  else if (bound === 'max') range.max = value
  else if (bound === 'around' && field === 'areaM2') intent.areaM2.around = value
  // `T2/T3`: the smaller will do; of what is said twice the first stands.
  else if (isArea || range.min === null || (/^[tf]\d$/i.test(text) && value < range.min)) range.min = value
}
