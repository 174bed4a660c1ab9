export interface ReadPostcode {
  /** The stretch of text it was read from. */
  text: string
  digits: string
  /** Null for four digits without a letter, which Luxembourg and Belgium share, and for five digits that are none of the region's. */
  country: 'LU' | 'BE' | 'FR' | 'DE' | null
}

const POSTCODE = /(?<![\w.])(?:(lu?|fr?|be?|de?)[\s.–-]{0,3})?(\d{4,5})(?![\w.,]*\d)/gi
const PARTED = /((?<![\p{L}\d])lu?[\s.–-]{0,3}\d{2}|^\s*\d{2}(?=\s\d{2}\s*$))\s(\d{2})(?!\s?\d)/iu
const FOUR_DIGITS = /\d{4}/
const LETTERS = { l: 'LU', f: 'FR', b: 'BE', d: 'DE' } as const
/** Postcodes of the neighbouring regions, first and last. Those around Trier are also ones of Meurthe-et-Moselle: there the name decides. */
const REGIONS: readonly (readonly [country: 'BE' | 'FR' | 'DE', first: number, last: number])[] = [
  ['BE', 1000, 1299],
  ['BE', 4000, 4999],
  ['BE', 6600, 6999],
  ['DE', 54290, 54689],
  ['DE', 66000, 66999],
  ['FR', 54000, 55999],
  ['FR', 57000, 57999],
  ['FR', 67000, 67999],
  ['FR', 88000, 88999],
]

/** A postcode in a text, one with a letter first, otherwise the last: `L-1234`, `L.1234`, `1234`, `57100`, `F-57100`, `D 54290`. */
export function readPostcode(text: string): ReadPostcode | undefined {
  if (!FOUR_DIGITS.test(text)) return undefined
  const all = [...text.matchAll(POSTCODE)]
  const match = all.find(([, letter]) => letter !== undefined) ?? all.at(-1)
  if (!match) return undefined
  const digits = match[2]!
  const letter = match[1]?.[0]?.toLowerCase() as keyof typeof LETTERS | undefined
  const [only, another] = postcodeCountries(digits)
  const isTold = digits.length === 5 && another === undefined
  return { text: match[0], digits, country: letter ? LETTERS[letter] : isTold ? (only ?? null) : null }
}

/** Closes the gap in a postcode of Luxembourg that is written with one: `L-80 10`, or `80 10` alone. */
export function joinPostcode(text: string): string {
  return text.replace(PARTED, '$1$2')
}

/** Neighbour countries in whose region the digits are a postcode. */
export function postcodeCountries(digits: string): ('BE' | 'FR' | 'DE')[] {
  return REGIONS.filter(([, first, last]) => Number(digits) >= first && Number(digits) <= last).map(
    ([country]) => country,
  )
}
