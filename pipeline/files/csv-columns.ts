/** Reader of one CSV column; `parse` returns undefined for a cell that does not match `expected`. */
export type CsvColumn<T> = {
  /** Text in the error, for example "a number above 0". */
  readonly expected: string
  readonly parse: (cell: string) => T | undefined
  /** Whether the header may omit this column; its cells then read as null. */
  readonly mayBeAbsent?: boolean
  /** Whether this is the row's line number instead of a column of the file. */
  readonly isLine?: boolean
}

export type CsvSchema = Readonly<Record<string, CsvColumn<unknown>>>

export type CsvRow<S extends CsvSchema> = {
  -readonly [K in keyof S]: S[K] extends CsvColumn<infer T> ? T : never
}

type NumberBounds = {
  /** Smallest allowed value. */
  readonly min?: number
  /** The value must be strictly greater than this. */
  readonly above?: number
  /** Largest allowed value. */
  readonly max?: number
}

// Number() alone would read '' as 0, '0x10' as 16 and ' 1 ' as 1.
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** A non-empty text of at most `maxLength` characters. */
export function textColumn(maxLength = 200): CsvColumn<string> {
  const expected = `a text of 1 to ${maxLength} characters`
  return { expected, parse: (cell) => (cell !== '' && cell.length <= maxLength ? cell : undefined) }
}

/** A finite decimal number, dot as decimal mark, within the bounds. */
export function numberColumn(bounds: NumberBounds = {}): CsvColumn<number> {
  return { expected: `a number${inWords(bounds)}`, parse: (cell) => parseNumber(cell, bounds) }
}

/** A whole number within the bounds; `12.0` is read as 12. */
export function integerColumn(bounds: NumberBounds = {}): CsvColumn<number> {
  return { expected: `a whole number${inWords(bounds)}`, parse: (cell) => parseInteger(cell, bounds) }
}

/** Text that matches `pattern`; errors quote `expected`. */
function patternColumn(pattern: RegExp, expected: string): CsvColumn<string> {
  return { expected, parse: (cell) => (pattern.test(cell) ? cell : undefined) }
}

/** A calendar quarter written as `2024Q3`. */
export function quarterColumn(): CsvColumn<string> {
  return patternColumn(/^(?:1[89]|2[01])\d\dQ[1-4]$/, 'a quarter such as 2024Q3')
}

/** One of a short list of words. */
export function choiceColumn<const T extends string>(choices: readonly T[]): CsvColumn<T> {
  const allowed = new Map<string, T>(choices.map((choice) => [choice, choice]))
  return { expected: `one of ${choices.join(', ')}`, parse: (cell) => allowed.get(cell) }
}

/** Makes an empty cell read as null (unknown, which is not zero); the column itself is required. */
export function nullableColumn<T>(column: CsvColumn<T>): CsvColumn<T | null> {
  const expected = `${column.expected}, or empty`
  return { ...column, expected, parse: (cell) => (cell === '' ? null : column.parse(cell)) }
}

/** Makes a missing column or an empty cell read as null. */
export function optionalColumn<T>(column: CsvColumn<T>): CsvColumn<T | null> {
  return { ...nullableColumn(column), mayBeAbsent: true }
}

/** Line number where the row ends (the header is line 1), for errors found after reading. */
export function lineColumn(): CsvColumn<number> {
  return { expected: 'a line number', parse: Number, mayBeAbsent: true, isLine: true }
}

function parseNumber(cell: string, { min, above, max }: NumberBounds): number | undefined {
  if (!DECIMAL.test(cell)) return undefined
  const value = Number(cell)
  const isInside =
    Number.isFinite(value) &&
    (min === undefined || value >= min) &&
    (above === undefined || value > above) &&
    (max === undefined || value <= max)
  return isInside ? value : undefined
}

function parseInteger(cell: string, bounds: NumberBounds): number | undefined {
  const value = parseNumber(cell, bounds)
  return Number.isSafeInteger(value) ? value : undefined
}

function inWords({ min, above, max }: NumberBounds): string {
  const parts = [
    above === undefined ? '' : `above ${above}`,
    min === undefined ? '' : `at least ${min}`,
    max === undefined ? '' : `at most ${max}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : ` ${parts.join(' and ')}`
}
