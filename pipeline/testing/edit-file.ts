import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'

/** Replaces text in a file and fails the test when nothing changes. */
export async function editFile(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  await writeFile(file, changed)
}
