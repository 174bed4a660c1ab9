import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError } from '../raw/feed-error.ts'
import { feedPictures } from './feed-pictures.ts'
import { objectMapper } from './mapped-objects.ts'
import { readText } from '../raw/read-text.ts'

const MAX_LINE_CHARACTERS = 4_194_304
const NOT_BLANK = /\S/

/** Reads adverts from text with one JSON object per line. A line without an object is a reject; blank lines are skipped. */
export async function* readNdjson(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const mapper = objectMapper(file, source)
  const pictures = feedPictures(file, source)
  let rowNumber = 0
  let rest = ''
  for await (const text of readText(file, source)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    if (rest.length > MAX_LINE_CHARACTERS) throw tooLong(rowNumber + lines.length + 1, file, source)
    const rows: RawRow[] = []
    for (const line of lines) if (NOT_BLANK.test(line)) rows.push(mapper.row(line, ++rowNumber))
    yield await pictures.resolved(rows)
  }
  if (NOT_BLANK.test(rest)) {
    const last = mapper.row(rest, ++rowNumber)
    if (!last.ok && last.detail === 'expected JSON') {
      throw new FeedError('truncated', source.id, file.name, `ends within row ${rowNumber}, before a line end`)
    }
    yield await pictures.resolved([last])
  }
  mapper.assertAllMet()
}

function tooLong(rowNumber: number, file: RawFile, source: Source): FeedError {
  const detail = `row ${rowNumber} is longer than ${MAX_LINE_CHARACTERS} characters, expected one JSON object a line`
  return new FeedError('too_large', source.id, file.name, detail)
}
