import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sweepTemporary, writeFileAtomic } from './write-atomic.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atomic-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('replaces a file completely, and leaves nothing beside it', () => {
  const file = join(folder, 'new', 'a.json')
  writeFileAtomic(file, 'first')
  writeFileAtomic(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(readdirSync(join(folder, 'new'))).toEqual(['a.json'])
})

it('removes the temporary files of killed writers, and nothing else', () => {
  for (const name of ['current.json', 'current.json.4711.tmp', 'notes.tmp']) writeFileSync(join(folder, name), '{}')
  sweepTemporary(folder)
  sweepTemporary(join(folder, 'not there'))
  expect(readdirSync(folder).sort()).toEqual(['current.json', 'notes.tmp'])
})
