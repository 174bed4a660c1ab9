import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['6 Grand&#x27;rue, Hobscheid', "6 Grand'rue, Hobscheid"],
    ['Prix &lt; 500&nbsp;000&nbsp;&euro;', 'Prix < 500 000 €'],
    ['<p>Deux  chambres</p><ul><li>cave</li></ul>', 'Deux chambres\ncave'],
    ['a<br/>b<BR>c', 'a\nb\nc'],
    ['<script>alert(1)</script>Maison', 'Maison'],
    ['&lt;b&gt;Maison&lt;/b&gt;', 'Maison'],
    ['loyer < 2000 et > 1500', 'loyer < 2000 et > 1500'],
    ['a\u202eb\u200bc\ufeffd\u0007e', 'abcde'],
    ['  Mersch \r\n\r\n centre  ', 'Mersch\ncentre'],
    ['Bu\u0308ro', 'Büro'],
  ])('turns %j into %j', (raw, text) => expect(plainText(raw)).toBe(text))

  it('cuts between code points', () => {
    expect(plainText('ab🏠', 3)).toBe('ab')
    expect(plainText('ab🏠', 4)).toBe('ab🏠')
  })

  it('answers any input with a bounded, well-formed text that it leaves alone the second time', () => {
    const noise = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(noise, (raw) => {
        const text = plainText(raw, 100)
        expect(text.length).toBeLessThanOrEqual(100)
        expect(text.isWellFormed()).toBe(true)
        expect(['\u0000', '\u0008', '\u200b', '\u202e'].some((unseen) => text.includes(unseen))).toBe(false)
      }),
    )
  })

  it('reads hostile markup in linear time', () => {
    expect(plainText('<'.repeat(200_000)).length).toBeLessThanOrEqual(4000)
    expect(plainText('<script>'.repeat(20_000)).length).toBeLessThanOrEqual(4000)
    expect(plainText(' \n'.repeat(100_000))).toBe('')
  })
})
