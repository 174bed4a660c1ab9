import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { numberWords } from '../../say/numbers.ts'
import { communeFacts } from './commune-facts.ts'
import { marketFigures } from './head-figures.ts'
import { NO_EXTRAS } from './no-extras.fixture.ts'

const FACTS = somePageFacts()
const [commune] = FACTS.communes
const activity = [...FACTS.activity.values()].flat()[0]!
const noteOf = (types: readonly ('sale' | 'rent')[], locale: (typeof LOCALES)[number], elsewhere = false): string => {
  const rows = types.map((listingType) => ({ ...activity, listingType, segment: 'all' as const, activeListings: 7 }))
  const slug = elsewhere ? 'elsewhere' : commune!.slug
  const facts = {
    ...FACTS,
    activity: new Map([[slug, rows]]),
    release: { ...FACTS.release, newestSeen: { sale: '2025-09-03' } },
  }
  return String(marketFigures(communeFacts(commune!, facts, NO_EXTRAS), locale).figures[0]!.note)
}

it.each(LOCALES)('a median of one day is singular in %s', (locale) => {
  const valueOf = (medianDaysOnMarket: number): string => {
    const rows = [{ ...activity, listingType: 'sale' as const, segment: 'all' as const, medianDaysOnMarket }]
    const facts = communeFacts(commune!, { ...FACTS, activity: new Map([[commune!.slug, rows]]) }, NO_EXTRAS)
    return String(marketFigures(facts, locale).figures[1]!.value)
  }
  expect(valueOf(1)).toMatch(/1\s(?:day|jour|Tag|Dag|dia)$/)
  expect(valueOf(2)).toMatch(/2\s(?:days|jours|Tage|Deeg|dias)$/)
})

describe.each(LOCALES)('homes on offer in %s', (locale) => {
  it('are none known, with the day of the newest, where the whole country has none of a kind', () => {
    expect(noteOf(['rent'], locale)).toContain(numberWords(locale).day('2025-09-03'))
    expect(noteOf(['rent'], locale)).not.toMatch(/\b0\b/)
  })

  it('are counted, none too, where some are on offer elsewhere', () => {
    expect(noteOf(['sale', 'rent'], locale, true).match(/\b0\b/g)).toHaveLength(2)
  })
})
