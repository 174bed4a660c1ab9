import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'

const read = (text: string, intent?: 'rent' | 'buy') => readQuery(text, intent)

describe('a wish to rent or to buy', () => {
  const EITHER = [
    ['flat in Mersch, rent up to 1800 euros or buy up to 600,000', 'rent / buy'],
    ['appartement à Mersch, louer jusqu’à 1800 euros ou acheter jusqu’à 600.000', 'louer / acheter'],
    ['Wohnung mieten bis 1800 Euro oder kaufen bis 600.000 in Mersch', 'mieten / kaufen'],
    ['Appartement zu Miersch lounen bis 1800 Euro oder kafen bis 600.000', 'lounen / kafen'],
    ['apartamento em Mersch, arrendar até 1800 euros ou comprar até 600.000', 'arrendar / comprar'],
  ] as const
  it.each(EITHER)('looks in one market, by its own price, and says so: %s', (text, about) => {
    for (const [intent, listingType, max] of [
      ['rent', 'rent', 1800],
      ['buy', 'sale', 600_000],
    ] as const) {
      const { notes, notUnderstood, ...intents } = read(text, intent)
      expect(intents).toMatchObject({ listingType, priceEur: { max, min: null } })
      expect(notes).toContainEqual({ code: 'rent_or_buy', about })
      expect(notUnderstood.join(' ')).not.toMatch(/rent|buy|louer|acheter|mieten|kaufen|lounen|kafen|arrendar|comprar/)
    }
  })

  it.each([
    ['flat in Mersch, to rent, not to buy', 'rent'],
    ['mieten statt kaufen in Mersch', 'rent'],
    ['je ne veux pas louer mais acheter à Mersch', 'sale'],
  ])('takes the one that is not refused: %s', (text, listingType) => {
    const { notes, ...intent } = read(text)
    expect(intent.listingType).toBe(listingType)
    expect(notes.filter(({ code }) => code === 'rent_or_buy')).toEqual([])
  })
})

describe('words that are used', () => {
  it.each([
    'flat to rent from a private owner, no agency',
    'até 1900 euros com despesas incluídas, apartamento em Mersch',
    'appartement à Mersch, classe énergie C minimum',
    'Wohnung in Mersch, frei ab sofort',
    'appartement à Mersch, disponible tout de suite',
    'Haus in Mersch oder Umgebung 5 km kaufen',
  ])('are not told as not understood: %s', (text) => {
    expect(read(text).notUnderstood).toEqual([])
  })

  it('a radius behind words for the surroundings is the one that is meant', () => {
    expect(read('house to buy in Mersch and surroundings (5 km)').places).toMatchObject([{ radiusM: 5000 }])
  })

  it('who refuses the fee prefers owners, and takes an agency that asks for none', () => {
    expect(read('apartamento em Mersch sem comissão de agência').wishes).toMatchObject([
      { key: 'agency', wanted: false, strength: 'wish' },
    ])
    expect(read('apartamento em Mersch sem agência').wishes).toMatchObject([{ key: 'agency', strength: 'must' }])
  })
})
