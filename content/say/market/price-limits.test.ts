import { expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { coverTexts, limitTexts } from './price-limits.ts'

it('says to which rents adverts were limited, in every language in words of its own', () => {
  const series = { listingType: 'rent', limits: [{ least: 1_200, most: 2_800 }] } as const
  const texts = LOCALES.map((locale) => limitTexts({ ...series, limits: [...series.limits] }, locale))
  expect(texts.map((each) => each.length)).toEqual(LOCALES.map(() => 1))
  expect(new Set(texts.flat()).size).toBe(LOCALES.length)
  for (const [text] of texts) expect(text?.replaceAll(/\D/g, '')).toBe('12002800')
  expect(texts[LOCALES.indexOf('en')]).toEqual([
    'Rents come from a source that has only listings of €1,200 to €2,800 a month: the market reaches further.',
  ])
})

it('says one end alone, the same limits of two feeds once, and nothing where adverts were not limited', () => {
  const limits = [{ most: 900_000 }, { most: 900_000 }]
  expect(limitTexts({ listingType: 'sale', limits }, 'en')).toEqual([
    expect.stringContaining('listings of at most €900,000:'),
  ])
  expect(coverTexts({ sale: { least: 100_000 } }, 'en')).toEqual(['only sale prices of at least €100,000'])
  expect(limitTexts({ listingType: 'rent' }, 'en')).toEqual([])
  expect(limitTexts(undefined, 'en')).toEqual([])
  expect(coverTexts(undefined, 'en')).toEqual([])
})
