import { readAmount, type AmountUnit } from '../../language/numbers/read-amount.ts'

/** Conditions of a search that its form holds, under their names in an address. */
export const FORM_FIELDS = [
  'offer',
  'place',
  'near',
  'within',
  'unplaced',
  'price',
  'charges',
  'beds',
  'area',
  'type',
  'energy',
  'commute',
  'features',
] as const
export type FormField = (typeof FORM_FIELDS)[number]

export const SEARCH_ORDERS = ['match', 'newest', 'price', 'price-per-m2', 'commute'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** Conditions that only words state; an address drops one of them by name. */
export const WORDED_CONDITIONS = [
  'rooms',
  'bathrooms',
  'landAreaM2',
  'floor',
  'constructionYear',
  'availableBy',
  'household',
  'pricePerM2Eur',
  'order',
  'unwantedPropertyTypes',
  'refused',
  'wishes',
] as const
export type WordedCondition = (typeof WORDED_CONDITIONS)[number]

/**
 * Search an address asks for. A field that is given, even as nothing, stands instead of what the words say of it; the others stay as the words say.
 */
export interface SearchAddress {
  /** Words of the visitor; empty for none. */
  q: string
  given: Readonly<Partial<Record<FormField, string>>>
  without: readonly WordedCondition[]
  sort: SearchOrder
  /** An order that the address names and we do not know. */
  unknownSort?: string
  /** From 1. */
  page: number
}

/** Longest value of a field that is read, in characters. */
const MOST_CHARACTERS = 300
/** The same for the corners of an area. */
const MOST_CORNER_CHARACTERS = 900
const MOST_PAGES = 100_000

/** Reads an address as links write it and as native inputs send it: `price=..1900`, or `price_min=&price_max=1900`. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const given: Partial<Record<FormField, string>> = {}
  for (const field of FORM_FIELDS) {
    const value = fieldOf(params, field)
    if (value !== undefined)
      given[field] = value.slice(0, field === 'within' ? MOST_CORNER_CHARACTERS : MOST_CHARACTERS)
  }
  const sort = params.get('sort')
  const isUnknown = sort !== null && sort !== '' && !(SEARCH_ORDERS as readonly string[]).includes(sort)
  const page = Number(params.get('page') ?? 1)
  const without = (params.get('without') ?? '').split(',')
  return {
    q: (params.get('q') ?? '').trim(),
    given,
    without: WORDED_CONDITIONS.filter((name) => without.includes(name)),
    sort: SEARCH_ORDERS.find((order) => order === sort) ?? 'match',
    ...(isUnknown && { unknownSort: sort.slice(0, MOST_CHARACTERS) }),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The address in its one form: fields in their order, nothing that says nothing. */
export function writeSearchAddress({ q, given, without, sort, unknownSort, page }: SearchAddress): string {
  const parts: [string, string][] = [
    ...(q === '' ? [] : [['q', q] as [string, string]]),
    ...FORM_FIELDS.flatMap((field): [string, string][] => {
      const value = given[field]
      // Nothing is worth saying only where words may say something.
      return value === undefined || (value === '' && q === '') ? [] : [[field, value]]
    }),
    ...(without.length === 0 ? [] : [['without', without.join(',')] as [string, string]]),
    ...(sort === 'match' && unknownSort === undefined ? [] : [['sort', unknownSort ?? sort] as [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
  ]
  return parts.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/** Whether an address is as links write it, so that the same search has one address. */
export function isCanonical(params: URLSearchParams): boolean {
  return ![...params.keys()].some((name) => NATIVE.has(name)) && new Set(params.keys()).size === params.size
}

/** Fields with a least and a most, and the unit of their amounts. */
export const RANGES = { price: '€', beds: null, area: 'm²' } as const satisfies Partial<Record<FormField, AmountUnit>>
const NATIVE: ReadonlySet<string> = new Set([
  ...Object.keys(RANGES).flatMap((name) => [`${name}_min`, `${name}_max`]),
  'commute_to',
  'commute_min',
  'commute_by',
  'around',
  'intent',
])

function fieldOf(params: URLSearchParams, field: FormField): string | undefined {
  if (field in RANGES) {
    const low = params.get(`${field}_min`)
    const high = params.get(`${field}_max`)
    const unit = RANGES[field as keyof typeof RANGES]
    if (low !== null || high !== null) return rangeText(amountText(low, unit), amountText(high, unit))
    return params.get(field)?.trim()
  }
  if (field === 'commute' && params.has('commute_to')) {
    const to = params.get('commute_to')!
    return to === ''
      ? ''
      : [to, params.get('commute_min') ?? '30', params.get('commute_by') ?? ''].join(':').replace(/:$/, '')
  }
  if (field === 'place' || field === 'near') {
    const [place, around] = [params.get('place')?.trim() ?? '', params.get('around') ?? '']
    const isOne = place !== '' && !/[,:!~]/.test(place)
    if (/^\d{1,6}$/.test(around) && isOne) return field === 'near' ? `${place}:${around}` : ''
    if (around === 'nearby' && isOne && field === 'place') return `~${place}`
  }
  if (!params.has(field)) return undefined
  if (field === 'within') return params.get(field)!.trim()
  // Boxes to tick come one by one, after an empty one that says that there are boxes.
  return [...new Set(params.getAll(field).flatMap((value) => value.split(',')))]
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(',')
}

/** An amount as links write it; a text that is none as it was typed, so that it can be told and corrected. */
function amountText(text: string | null, unit: AmountUnit): string {
  const typed = (text ?? '').trim().replaceAll(/\.{2,}/g, '…')
  const amount = readAmount(typed, unit)
  return amount === null ? typed : String(amount)
}

export function rangeText(low: string, high: string): string {
  return low === '' && high === '' ? '' : `${low}..${high}`
}

/** Texts of the ends of a range; `~1900` is about its one end, and `2` is at least two. */
export function endsOfRange(value: string): { about: boolean; ends: [low: string, high: string] } {
  const about = value.startsWith('~')
  const [low = '', high = ''] = (about ? value.slice(1) : value).split('..').map((end) => end.trim())
  return { about, ends: [low, high] }
}

// Addresses are read by people, so that signs which need no coding are left as they are.
function encode(value: string): string {
  if (/^[\w.!~*'(),:-]*$/.test(value)) return value
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+')
}
