import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eitherCase } from './either-case.ts'
import { partyAliases } from './party-aliases.ts'

describe('eitherCase', () => {
  // V8 compiles patterns like this by itself once there are many of them.
  beforeAll(() => setFlagsFromString('--no-regexp-optimization'))
  afterAll(() => setFlagsFromString('--regexp-optimization'))

  it('reads words in either case, and leaves groups, classes and escapes what they are', () => {
    expect(eitherCase(String.raw`(?<!ver)m[üu]\w`)).toBe(String.raw`(?<![vV][eE][rR])[mM][üÜuU]\w`)
    const role = new RegExp(`^(?:${eitherCase('bailleu?r|(?<!ver)mieter|propri[ée]taire')}) :`, 'u')
    expect(['BAILLEUR :', 'Mieter :', 'PROPRIÉTAIRE :', 'tenant :'].map((text) => role.test(text))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('finds the names of the parties however many patterns there are', () => {
    // Without the labels the person who is named first would let.
    const opening = 'TENANT: Mr Owen Radley, clerk.\nOwner: Mrs Danielle Funck, judge.'
    expect([...partyAliases(opening)].map(([name, { actor }]) => `${name} ${actor}`).toSorted()).toEqual([
      'danielle landlord',
      'funck landlord',
      'owen tenant',
      'radley tenant',
    ])
  })
})
