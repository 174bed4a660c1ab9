import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

it('reads an answer to its end, and keeps the beginning of one that is too long for a text', async () => {
  let sent = 0
  const pieces = async function* (count: number): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < count; piece++) {
      sent++
      yield new TextEncoder().encode('é,2\n')
    }
  }
  expect(await readAnswer(pieces(3), 15)).toBe('é,2\né,2\né,2\n')
  expect(await readAnswer(pieces(0), 15)).toBe('')
  sent = 0
  expect(await readAnswer(pieces(10), 5)).toBe('é,2\n')
  expect(sent).toBe(10)
})
