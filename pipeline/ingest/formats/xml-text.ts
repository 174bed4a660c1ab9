import type { Source } from '../../../models/contracts/release/source.ts'
import { FeedError } from '../raw/feed-error.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { decodeText } from '../raw/read-text.ts'

/** Decodes text by the encoding in the XML declaration, else the feed's. */
export async function* xmlText(
  bytes: AsyncGenerator<Uint8Array>,
  file: RawFile,
  source: Source,
): AsyncGenerator<string> {
  const first = await bytes.next()
  if (first.done) throw new FeedError('empty', source.id, file.name, 'has no bytes')
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    Buffer.from(first.value.subarray(0, 200)).toString('latin1'),
  )?.[1]
  const isLatin = declared !== undefined && /^(?:iso-8859-1|iso-8859-15|windows-1252|latin1)$/i.test(declared)
  yield* decodeText(prepended(first.value, bytes), isLatin ? 'latin1' : source.encoding, file, source)
}

async function* prepended(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
