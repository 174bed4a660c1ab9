import { beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseFacts } from '../../release/facts.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { communeNote } from './commune-note.ts'
import { resolveCommune } from './resolve-commune.ts'

let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts()
})
const noteOn = (text: string): string | null => communeNote(facts, text, resolveCommune(facts, text))

describe('communeNote', () => {
  it('is empty for a name of the commune itself', () => {
    for (const text of ['esch-sur-alzette', 'Esch an der Alzette', 'ESCH AN DER ALZETTE', 'mersch'])
      expect(noteOn(text), text).toBeNull()
  })

  it('says that figures are for the whole commune when a part of it was named', () => {
    expect(noteOn('Belval')).toBe('Belval is a locality of Esch-sur-Alzette: figures are for the whole commune.')
  })

  it('says how a mistyped name was read', () => {
    expect(noteOn('Mersh')).toBe('"Mersh" is unknown. Using Mersch.')
  })
})
