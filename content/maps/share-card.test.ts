import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { somePageFacts } from '../pages/market-facts.fixture.ts'
import { CARD_SIZE, shareCard } from './share-card.ts'

const { outlines } = somePageFacts()

describe('the picture of a link', () => {
  it('shows a commune in the country and alone, without words', () => {
    const card = shareCard(outlines, 'vianden')
    expect(card.match(/fill="#b5340f"/g)).toHaveLength(2)
    expect(shareCard(outlines)).not.toContain('#b5340f')
    expect(card).not.toMatch(/<text|NaN|undefined|Infinity/)
  })

  it('gives the same small picture each time', async () => {
    const draw = (): Promise<Buffer> =>
      sharp(Buffer.from(shareCard(outlines, 'luxembourg')))
        .png({ palette: true, colours: 16, effort: 1, dither: 0 })
        .toBuffer()
    const [first, second] = [await draw(), await draw()]
    expect(first.equals(second)).toBe(true)
    expect(first.length).toBeLessThan(40_000)
    expect(await sharp(first).metadata()).toMatchObject(CARD_SIZE)
  })
})
