export interface ReadPostcode {
  /** The stretch of text it was read from. */
  text: string
  digits: string
  /** LU for `L-1234`; null for four digits without a letter, which Luxembourg and Belgium share, and for 54xxx (Trier, Nancy). */
  country: 'LU' | 'BE' | 'FR' | 'DE' | null
}

const POSTCODE = /(?<![\w.])(?:(lu?|fr?|be?|de?)[\s-]{0,3})?(\d{4,5})(?![\w.,]*\d)/i
const LETTERS = { l: 'LU', f: 'FR', b: 'BE', d: 'DE' } as const
// First two digits of the French departments and German regions around the country.
const FIVE_DIGITS: Readonly<Record<string, 'FR' | 'DE'>> = { 55: 'FR', 57: 'FR', 67: 'FR', 88: 'FR', 66: 'DE' }

/** The first postcode in a text: `L-1234`, `1234`, `57100`, `F-57100`, `D 54290`. */
export function readPostcode(text: string): ReadPostcode | undefined {
  const match = POSTCODE.exec(text)
  if (!match) return undefined
  const digits = match[2]!
  const letter = match[1]?.[0]?.toLowerCase() as keyof typeof LETTERS | undefined
  const country = letter ? LETTERS[letter] : digits.length === 5 ? (FIVE_DIGITS[digits.slice(0, 2)] ?? null) : null
  return { text: match[0], digits, country }
}
