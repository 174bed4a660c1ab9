import { array, assert, boolean, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { emptyIntent } from '../../../models/search/intent/search-intent.ts'
import { fieldsOfIntent } from '../../../models/search/form/form-fields.ts'
import { readSearchAddress } from '../../../models/search/form/search-address.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { squareOutlines } from '../outlines/square-outlines.fixture.ts'
import type { HomesFacts } from './homes-facts.ts'
import { homesMap } from './homes-map.ts'

const { communes } = somePageFacts()
const intent = emptyIntent('')
interface Place {
  latitude: number
  longitude: number
  isExact: boolean
}
const factsOf = (places: readonly Place[], query = 'offer=buy&price=..900000'): HomesFacts => ({
  address: readSearchAddress(new URLSearchParams(query)),
  intent,
  fields: fieldsOfIntent(intent),
  unknown: [],
  postcodes: [],
  unstatedCharges: 0,
  unplaced: 0,
  isUnclear: false,
  examples: [],
  closest: [],
  total: places.length,
  pageSize: 24,
  homes: [],
  empty: null,
  totalOf: () => 0,
  onOffer: { rent: 1, buy: 1 },
  newestSeen: {},
  precision: null,
  lacksOrder: false,
  inOrder: 0,
  communes: new Map(communes.map((each) => [each.slug, each])),
  places: {
    length: places.length,
    latitude: places.map(({ latitude }) => latitude),
    longitude: places.map(({ longitude }) => longitude),
    isExact: places.map(({ isExact }) => (isExact ? 1 : 0)),
  },
  outlines: squareOutlines('luxembourg', 'vianden'),
  sources: new Map(),
})
const place = record({
  latitude: double({ min: 49.6, max: 49.8, noNaN: true }),
  longitude: double({ min: 6, max: 6.4, noNaN: true }),
  isExact: boolean(),
})

const DOT = /<a href="([^"]+)"><circle class="\w+" cx="(-?\d+)" cy="(-?\d+)" r="\d+"><title>(\d+) homes?</g

describe('the map of a search', () => {
  it.each(LOCALES)('says in %s how many of those found are on it', (locale) => {
    const facts = factsOf([{ latitude: 49.7, longitude: 6.1, isExact: true }])
    const caption = (total: number) => /<figcaption[^>]*>(.*?)</s.exec(homesMap({ ...facts, total }, locale)!.text)![1]!
    expect(caption(1)).not.toMatch(/\d.*\d/)
    expect(caption(37)).toMatch(/\b1\b.*\b37\b/)
  })

  it('shows each home once, on the map, with a way to the homes around it that keeps the other conditions', () => {
    assert(
      property(array(place, { minLength: 1, maxLength: 80 }), (places) => {
        const html = homesMap(factsOf(places, 'offer=buy&price=..900000&near=Mersch:500'), 'en')!.text
        const dots = [...html.matchAll(DOT)]
        expect(dots.reduce((sum, [, , , , count]) => sum + Number(count), 0)).toBe(places.length)
        expect(dots.length).toBeLessThanOrEqual(12 * 14)
        for (const [, href, x, y] of dots) {
          expect(href).toMatch(/^\/en\/homes\?offer=buy&amp;near=[\d.]+:[\d.]+:\d+&amp;price=\.\.900000$/)
          expect([Number(x) >= 0, Number(x) <= 360, Number(y) >= 0, Number(y) <= 420]).toEqual([true, true, true, true])
        }
        expect(html).toContain('data-search="/en/homes?offer=buy&amp;price=..900000"')
        expect(html).not.toMatch(/NaN|undefined|Infinity/)
      }),
    )
  })

  it('is left out without outlines and without places', () => {
    expect(
      homesMap({ ...factsOf([{ latitude: 49.7, longitude: 6.1, isExact: true }]), outlines: null }, 'en'),
    ).toBeUndefined()
    expect(homesMap(factsOf([]), 'en')).toBeUndefined()
  })
})
