import { describe, expect, it } from 'vitest'

import { LOCALES } from '../../models/kernel/locale.ts'
import { FIXTURE_GAZETTEER } from '../../models/search/gazetteer.fixture.ts'
import type { Condition } from '../../models/search/intent/conditions.ts'
import { conditionsOfIntent } from '../../models/search/intent/conditions-of-intent.ts'
import { intentOfConditions } from '../../models/search/intent/intent-of-conditions.ts'
import { placeKeys } from '../../models/search/understand/places/place-keys.ts'
import { REGIONS } from '../../models/search/understand/places/regions.ts'
import { understandQuery } from '../../models/search/understand/understand-query.ts'
import { tellConditions } from './tell-conditions.ts'

const understand = (text: string) =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-21' })

/** A condition without the words that said so. */
const bare = ({ words: _, name: __, ...rest }: Condition): string =>
  JSON.stringify(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .sort(),
  )
const bareAll = (conditions: readonly Condition[]): string[] => [...new Set(conditions.map(bare))].sort()

const QUERIES = [
  'flat to rent in Mersch up to 1700 charges included, at least 2 bedrooms, not on the ground floor, garage a must, balcony',
  'house to buy under 6500 € per m², built between 1970 and 1990, garden, not in Esch-sur-Alzette',
  'furnished studio in Belair, no agency, cheapest first',
  'exactly 3 bedrooms, between 70 and 90 m2, energy class C or better, quiet, bright',
  'maison à vendre à Mersch, frais de notaire inclus, 900 000 maximum, au moins 3 chambres, jardin',
  'Wohnung zur Miete in Strassen bis 1500 warm, 3 Zimmer, ohne Makler, Aufzug, Keller',
  'mir sichen eng Wunneng zu Mersch mat 2 Schlofzëmmer bis 1600 Euro mat Chargen, Parking',
  'casa em Mersch até 700 mil, que não precise de obras, pelo menos 120 m², lareira',
  'within 5 km of Mersch, house, terrace, 2 bathrooms, fireplace, view',
  'we are three friends, 600 each, near Strassen, fibre',
  'eng Wunneng am Minett, bis 1600 Euro',
]

describe('what was understood', () => {
  it.each(LOCALES)('reads back in %s as the same conditions', (locale) => {
    for (const query of QUERIES) {
      const { understood } = understand(query)
      const text = tellConditions(understood, locale)
      expect(bareAll(understand(text).understood), `${query} -> ${text}`).toEqual(bareAll(understood))
    }
  })

  it.each(QUERIES)('passes through an intent: %s', (query) => {
    const { understood } = understand(query)
    const intent = intentOfConditions(understood, placeKeys(FIXTURE_GAZETTEER))
    expect(bareAll(conditionsOfIntent(intent))).toEqual(bareAll(understood))
  })

  it('says it in one sentence', () => {
    expect(
      tellConditions(understand('flat in Mersch, max 1700, 2 bedrooms, not ground floor, parking').understood, 'en'),
    ).toBe('Flat to rent in Mersch. Must: rent up to €1,700; at least 2 bedrooms; no ground floor. Wish: parking.')
  })

  it('says what was read by likeness apart, and reads it back as a wish', () => {
    const bright: Condition = { field: 'feature', op: 'has', value: 'bright', unit: null, strength: 'wish', words: '' }
    const conditions: Condition[] = [bright, { ...bright, value: 'quiet', byLikeness: true }]
    expect(tellConditions(conditions, 'en')).toBe('Wish: bright. Taken from your words as a wish: quiet.')
    for (const locale of LOCALES) {
      const read = understand(tellConditions(conditions, locale)).understood.filter(({ field }) => field === 'feature')
      expect(bareAll(read), locale).toEqual(bareAll([bright, { ...bright, value: 'quiet' }]))
    }
  })

  it('says a place of two communes once, and a region by its name in the language', () => {
    const told = (text: string) => tellConditions(understand(text).understood, 'de')
    expect(told('Wohnung in Belval')).toBe('Wohnung zu mieten in Belval.')
    expect(told('Wohnung im Minett')).toBe('Wohnung zu mieten im Süden.')
    expect(tellConditions(understand('Haus kaufen im Norden').understood, 'en')).toBe('House to buy in the north.')
  })

  it('says every region, refused ones too, and unfurnished homes in words that are read back', () => {
    const line: Omit<Condition, 'field' | 'op' | 'value'> = { unit: null, strength: 'must', words: '' }
    const told = LOCALES.flatMap((locale) =>
      REGIONS.flatMap(({ slug }) =>
        (['is', 'not'] as const).map((op): [string, Condition[]] => {
          const conditions: Condition[] = [
            { field: 'listingType', op: 'is', value: 'rent', ...line },
            { field: 'place', op, value: `region:${slug}`, ...line },
            { field: 'feature', op: 'not', value: 'furnished', ...line },
          ]
          return [tellConditions(conditions, locale), conditions]
        }),
      ),
    )
    for (const [text, conditions] of told)
      expect(bareAll(understand(text).understood), text).toEqual(bareAll(conditions))
  })

  it('calls a place as it is called in the language', () => {
    const { understood } = understand('flat to rent in Mersch')
    expect(tellConditions(understood, 'lu', () => 'Miersch')).toBe('Wunneng ze lounen zu Miersch.')
  })
})
