import { expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { minutesSureness, type BorderTown } from './town-guide.ts'
import { townsOverview } from './towns-overview.ts'

const town = (over: Partial<BorderTown>): BorderTown => ({
  slug: 'arlon',
  name: 'Arlon',
  country: 'BE',
  region: 'Province de Luxembourg',
  latitude: 49.68,
  longitude: 5.82,
  straight_km: 24.7,
  road_km: 31,
  service: 'rail_direct',
  line: '50',
  via: '',
  usual_minutes: 20,
  minutes_mark: 'estimate',
  minutes_source: '',
  headway_minutes: 29,
  headway_source: '',
  ...over,
})
const TOWNS = [
  town({}),
  town({ slug: 'metz', name: 'Metz', country: 'FR', minutes_mark: 'stated', minutes_source: 'paperjam, 2022' }),
]

it.each(LOCALES)('says in %s beside the minutes of every town how sure they are, as its guide does', (locale) => {
  const text = renderMarkdown(townsOverview(TOWNS, locale), somePageFacts().release)
  for (const each of TOWNS) {
    const row = text.split('\n').find((line) => line.startsWith(`| [${each.name}](`))
    expect(row).toContain(`20 (${minutesSureness(each, locale)})`)
  }
  expect(minutesSureness(TOWNS[0]!, locale)).toBe(DOCUMENT_WORDS[locale].statuses.unverified)
})
