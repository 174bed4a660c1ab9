/** Bytes of an answer that are kept. A table of millions of rows is larger than the longest text there can be; nobody looks into it here. */
const MOST_KEPT_BYTES = 1 << 28

/** Reads an answer to its end. @returns its text, of a longer answer the beginning */
export async function readAnswer(answer: AsyncIterable<Uint8Array>, mostKeptBytes = MOST_KEPT_BYTES): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of answer) {
    const room = mostKeptBytes - bytes
    if (room > 0) text += decoder.decode(piece.subarray(0, room), { stream: true })
    bytes += piece.length
  }
  return text
}
