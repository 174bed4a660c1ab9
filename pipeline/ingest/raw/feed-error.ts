import { ADDRESS_MARK } from '../../../models/release-format/address/public-address.ts'

/** Reasons for refusing a whole file; a faulty row is a reject instead. */
export type FeedFault =
  | 'empty'
  | 'truncated'
  | 'corrupt'
  | 'not_text'
  | 'wrong_encoding'
  | 'too_large'
  | 'missing_column'
  | 'wrong_structure'
  | 'unsafe'
  | 'bad_options'

const ASK = 'Ask the producer for the file again; until then the last good file counts'
const DEFINE =
  "Correct the feed's definition, or ask the producer for the file as it was; `lux feed check` shows what is read"

/** Advice about a file that cannot be used. */
export const ADVICE: Record<FeedFault, string> = {
  empty: ASK,
  truncated: ASK,
  corrupt: ASK,
  not_text: ASK,
  too_large: ASK,
  unsafe: ASK,
  wrong_encoding: DEFINE,
  missing_column: DEFINE,
  wrong_structure: DEFINE,
  bad_options: DEFINE,
}

/** A file that cannot be ingested. Rows yielded before the error do not count: the whole batch fails. */
export class FeedError extends Error {
  readonly fault: FeedFault
  readonly sourceId: string
  readonly fileName: string

  constructor(fault: FeedFault, sourceId: string, fileName: string, detail: string, options?: ErrorOptions) {
    super(`source ${sourceId}, file ${fileName}: ${detail}`, options)
    this.name = 'FeedError'
    this.fault = fault
    this.sourceId = sourceId
    this.fileName = fileName
  }
}

/** First 200 characters of a received value, for a reject or a message. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(ADDRESS_MARK, '') : (describe(value) ?? String(value))
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`
}

function describe(value: unknown): string | undefined {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (value !== null && typeof value === 'object') return `an object with ${Object.keys(value).slice(0, 8).join(', ')}`
  return undefined
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
