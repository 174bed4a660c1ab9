import type { Locale } from '../../../models/kernel/locale.ts'
import type { UnknownValue } from '../../../models/search/form/form-fields.ts'
import { endsOfRange, type FormField } from '../../../models/search/form/search-address.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayIn } from '../../say/words.ts'
import { markup, type Markup } from '../../html/markup.ts'
import type { HomesFacts } from './homes-facts.ts'

const ECHO_CHARACTERS = 60
/** Amounts that show how to write one. */
const EXAMPLES: Partial<Record<FormField, Readonly<Record<'rent' | 'buy', number>>>> = {
  price: { rent: 1_200, buy: 650_000 },
  area: { rent: 80, buy: 80 },
  beds: { rent: 2, buy: 2 },
}

/** Words for a value that is not used, with what to write instead. */
export function faultText(
  { field, value, fault }: UnknownValue,
  { fields }: Pick<HomesFacts, 'fields'>,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const { quoted } = offerWords(locale)
  const { decimal } = numberWords(locale)
  if (fault === 'reversed') {
    const [least, most] = endsOfRange(value).ends.map((end) => quoted(end, ECHO_CHARACTERS)) as [string, string]
    return say('homes.fault.reversed', { least, most })
  }
  const told = quoted(value, ECHO_CHARACTERS)
  if (fault === 'postcode') return say('homes.fault.postcode', { value: told })
  const example = EXAMPLES[field]?.[fields.offer === 'buy' ? 'buy' : 'rent']
  return fault === 'unknown' || example === undefined
    ? say('homes.unknown', { value: told })
    : say('homes.fault.amount', { value: told, example: decimal(example) })
}

/** Lines beside a field that cannot be used, and the attributes that tie its inputs to them. */
export function fieldFaults(
  facts: Pick<HomesFacts, 'fields' | 'unknown'>,
  names: readonly FormField[],
  locale: Locale,
): { note: Markup | undefined; invalid: Markup | undefined } {
  const own = facts.unknown.filter(({ field }) => names.includes(field))
  if (own.length === 0) return { note: undefined, invalid: undefined }
  const id = `${names[0]!}-fault`
  return {
    note: markup`<span class="fault" id="${id}">${own.map((one) => faultText(one, facts, locale)).join(' ')}</span>`,
    invalid: markup` aria-invalid="true" aria-describedby="${id}"`,
  }
}

/** Why the homes are not in the order that was asked for; null where they are. */
export function orderFault({ address, intent }: Pick<HomesFacts, 'address' | 'intent'>, locale: Locale): string | null {
  const say = sayIn(locale)
  const { sort, unknownSort } = address
  if (unknownSort !== undefined)
    return say('homes.fault.order', { value: offerWords(locale).quoted(unknownSort, ECHO_CHARACTERS) })
  if (sort !== 'commute' || intent.commutes.length > 0) return null
  return say('homes.fault.commuteOrder', { field: say('homes.workPlace') })
}

/** Place and distance as the form shows them: as they were typed where the list shows other names, or none. */
export function typedPlace({ address: { given }, fields, intent: { near }, unknown, postcodes }: HomesFacts): {
  place: string
  /** Metres; undefined for the place itself. */
  radius: number | undefined
  isNearby: boolean
} {
  const isTyped = (field: FormField): boolean => unknown.some((one) => one.field === field)
  const [, unread = '', metres] = (isTyped('near') && /^([^:]*)(?::(\d+))?$/.exec(given.near ?? '')) || []
  const typed = isTyped('place') || postcodes.length > 0 ? (given.place ?? fields.place) : fields.place
  const [, nearby] = /^~([^,:!~]+)$/.exec(typed) ?? []
  const place = nearby ?? (typed === '' ? (near?.text ?? unread) : typed)
  const known = near?.text === null || typed !== '' ? undefined : near?.metres
  return { place, radius: known ?? (metres === undefined ? undefined : Number(metres)), isNearby: nearby !== undefined }
}

/** Texts of the inputs of a range: what was understood, or what was typed where some of it is not used. */
export function typedRange(
  { address, unknown }: Pick<HomesFacts, 'address' | 'unknown'>,
  field: 'price' | 'beds' | 'area',
  { min, max }: { min: number | null; max: number | null },
): [low: string, high: string] {
  const typed = address.given[field]
  if (typed !== undefined && unknown.some((one) => one.field === field)) return endsOfRange(typed).ends
  return [String(min ?? ''), String(max ?? '')]
}
