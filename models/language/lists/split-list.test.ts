import { describe, expect, it } from 'vitest'
import { splitList } from './split-list.ts'

describe('splitList', () => {
  it.each([
    ['Mersch, Lintgen ou Bissen', ['Mersch', 'Lintgen', 'Bissen']],
    ['Mersch oder Bissen und Bech', ['Mersch', 'Bissen', 'Bech']],
    ['Mersch e Bissen; Bech / Mamer', ['Mersch', 'Bissen', 'Bech', 'Mamer']],
    ['Mersch an Lëntgen', ['Mersch', 'Lëntgen']],
    [' , Mersch & ', ['Mersch']],
    ['Mersch', ['Mersch']],
    ['', []],
  ])('splits %j', (text, parts) => {
    expect(splitList(text)).toEqual(parts)
  })

  it('keeps names whole that contain such a word', () => {
    const isName = (part: string) => part.trim() === 'Esch an der Alzette'
    expect(splitList('Esch an der Alzette, Mersch', isName)).toEqual(['Esch an der Alzette', 'Mersch'])
  })
})
