import { describe, expect, it } from 'vitest'
import cases from './split-list.cases.json' with { type: 'json' }
import { splitList } from './split-list.ts'

describe('splitList', () => {
  it.each(cases.lists as [string, string[]][])('splits %j', (text, parts) => {
    expect(splitList(text)).toEqual(parts)
  })

  it('keeps names whole that contain such a word', () => {
    const isName = (part: string) => part.trim() === 'Esch an der Alzette'
    expect(splitList('Esch an der Alzette, Mersch', isName)).toEqual(['Esch an der Alzette', 'Mersch'])
  })
})
