import type { Locale } from '../../models/kernel/locale.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import type { SearchOrder } from '../../models/search/intent/conditions.ts'
import type { IntentNote, NOTE_CODES, SearchIntent } from '../../models/search/intent/search-intent.ts'
import type { AreaPrecision } from '../../models/search/rank/area-constraint.ts'
import { fold } from '../../models/language/fold.ts'
import { BUY, PER_MONTH, RENT } from '../../models/language/queries/types/listing-types.ts'
import { numberWords } from './numbers.ts'
import { sayCount } from './say-count.ts'
import { sayIn } from './words.ts'

/** Says how well the places of homes in an area are known, and how many more may lie in it. */
export function areaNotes(precision: AreaPrecision | null, locale: Locale): string[] {
  if (precision === null) return []
  const say = sayIn(locale)
  const { byLocality, unstated, unplaced } = precision
  return [
    ...(byLocality === 0 ? [] : [sayCount(say, 'homes.area.byLocality', byLocality, locale)]),
    ...(unstated === 0 ? [] : [sayCount(say, 'homes.area.unstated', unstated, locale)]),
    ...unplacedNotes(unplaced, locale),
  ]
}

/** Says how many more homes may lie in a quarter or village, of which only the commune is known. */
export function unplacedNotes(unplaced: number, locale: Locale): string[] {
  return unplaced === 0 ? [] : [sayCount(sayIn(locale), 'homes.area.unplaced', unplaced, locale)]
}

/** Says of how many homes rent and charges together may be above the limit. */
export function chargesNotes(unstated: number, locale: Locale): string[] {
  return unstated === 0 ? [] : [sayCount(sayIn(locale), 'homes.unstatedCharges', unstated, locale)]
}

type NoteCode = (typeof NOTE_CODES)[number]

interface Ordered {
  total: number
  /** Whether no home has the fact that the order needs. */
  lacksOrder: boolean
  /** Number of homes that the order puts first. */
  inOrder: number
}

/** Says that no home could be put in the order asked for, or how many have a reduced price and come first. */
export function orderNotes(found: Ordered, order: SearchOrder | null, locale: Locale): string[] {
  if (order === null || found.total === 0) return []
  const say = sayIn(locale)
  if (found.lacksOrder) return [say('homes.noOrder', { order: say(`ask.order.${order}`) })]
  if (order !== 'reduced' || found.inOrder === 0 || found.inOrder === found.total) return []
  const { decimal } = numberWords(locale)
  return [say('homes.order.reduced', { n: decimal(found.inOrder), total: decimal(found.total) })]
}

/** Says that another order is used than the one that the description asks for. @param order the one used */
export function overruledNotes(
  { order: own, understood }: SearchIntent,
  order: SearchOrder | null,
  locale: Locale,
): string[] {
  if (own === null || order === null || own === order) return []
  const words = understood.find(({ field }) => field === 'order')?.words ?? ''
  const say = sayIn(locale)
  return [
    say('reply.note.order_overruled', { about: `“${quotable(words, QUOTED)}”`, order: say(`ask.order.${order}`) }),
  ]
}

/** Notes that say where rent or sale was read from. */
const OF_THE_OFFER: ReadonlySet<NoteCode> = new Set([
  'listing_type_from_amount',
  'listing_type_from_text',
  'rent_or_buy',
  'per_person',
])
/** Maximum characters of the reader's words that a note repeats. */
const QUOTED = 60

/**
 * Says what a description asks for that sets no condition, is estimated, assumed or lies abroad.
 * @param isOfferGiven whether rent or sale was told beside the words, so that neither is assumed
 */
export function wishNotes(intent: SearchIntent, locale: Locale, isOfferGiven = false): string[] {
  const { notes, places, listingType } = intent
  const say = sayIn(locale)
  const isAssumed = !isOfferGiven && isOfferAssumed(intent)
  const assumed = isAssumed ? [say(`reply.note.listing_type_assumed.${listingType!}`)] : []
  const abroad = places
    .filter(({ kind }) => kind === 'abroad')
    .map(({ name }) => say('reply.note.place_abroad', { about: `“${name}”` }))
  const sayNote = ({ code, about }: IntentNote): string =>
    say(`reply.note.${noteWord(code, intent)}`, { about: `“${quotable(about, QUOTED)}”` })
  // A question that no search answers matters more than how its words were read.
  const [elsewhere = [], said = []] = [true, false].map((isElsewhere) =>
    notes.filter(({ code }) => (code === 'values_own_home') === isElsewhere).map(sayNote),
  )
  return [...new Set([...elsewhere, ...assumed, ...abroad, ...said])]
}

/** Name of the words of a note: an amount may tell a rent or a purchase price, and one of two markets was searched. */
export function noteWord(
  code: NoteCode,
  { listingType }: Pick<SearchIntent, 'listingType'>,
): NoteCode | 'listing_type_from_amount_rent' | 'rent_or_buy_sale' {
  if (code === 'rent_or_buy' && listingType === 'sale') return 'rent_or_buy_sale'
  return code === 'listing_type_from_amount' && listingType === 'rent' ? 'listing_type_from_amount_rent' : code
}

/** Whether rent or sale was taken though neither a word, an amount nor a span of payment says so. */
function isOfferAssumed({ understood, notes, query }: SearchIntent): boolean {
  const isSilent = understood.some(({ field, words }) => field === 'listingType' && words === '')
  if (!isSilent || notes.some(({ code }) => OF_THE_OFFER.has(code))) return false
  const text = fold(query)
  return !PER_MONTH.test(text) && !text.split(/[^\p{L}\p{N}]+/u).some((word) => RENT.test(word) || BUY.test(word))
}
