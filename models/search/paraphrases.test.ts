import { readFileSync } from 'node:fs'

import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

import { understandQuery } from './understand/understand-query.ts'

interface Paraphrase {
  wish: string
  lang: string
  phrase: string
}

const text = readFileSync(new URL('paraphrases.csv', import.meta.url), 'utf8')
const ROWS: Paraphrase[] = parse(text, { columns: true })

describe('paraphrases of wishes', () => {
  it.each(ROWS)('reads $wish in $lang “$phrase”', ({ wish, phrase }) => {
    const { wishes } = understandQuery(phrase)
    expect(wishes.filter(({ wanted }) => wanted).map(({ key }) => key)).toContain(wish)
  })

  it.each(ROWS)('sets no price, room or area for “$phrase”', ({ phrase }) => {
    const { priceEur, bedrooms, rooms, areaM2 } = understandQuery(phrase)
    expect([priceEur.min, priceEur.max, priceEur.around, bedrooms.min, rooms.min, areaM2.min]).toEqual(
      Array(6).fill(null),
    )
  })
})
