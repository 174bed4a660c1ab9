import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'
import { FeedError, messageOf } from './feed-error.ts'
import { readWholeText } from './read-text.ts'

const MAX_CHARACTERS = 67_108_864

/**
 * Parses a whole JSON document of at most 64 Mi characters.
 * @throws FeedError `truncated` when it ends too early, `corrupt` when it is not JSON
 */
export async function parseDocument(file: RawFile, source: Source): Promise<unknown> {
  return parseText(await readWholeText(file, source, MAX_CHARACTERS), file, source)
}

export function parseText(text: string, file: RawFile, source: Source): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = messageOf(error)
    const position = Number(/at position (\d+)/.exec(message)?.[1])
    const isCut = /unexpected end|unterminated/i.test(message) || position >= text.trimEnd().length
    const detail = `is not JSON: ${message.slice(0, 200)}`
    throw new FeedError(isCut ? 'truncated' : 'corrupt', source.id, file.name, detail, { cause: error })
  }
}
