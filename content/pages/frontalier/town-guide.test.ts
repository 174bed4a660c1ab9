import { expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { townGuide } from './town-guide.ts'

const LEGAL = await committedLegalFacts()
const TOWN = {
  slug: 'arlon',
  name: 'Arlon',
  country: 'BE' as const,
  region: 'Province de Luxembourg',
  latitude: 49.68,
  longitude: 5.82,
  straight_km: 24.7,
  road_km: 31,
  service: 'rail_direct' as const,
  line: '50',
  via: '',
  usual_minutes: 20,
  minutes_mark: 'estimate' as const,
  minutes_source: '',
  headway_minutes: 29,
  headway_source: '',
}

it.each(LOCALES)('names in %s the month of a timetable in words, and any other source as it is', (locale) => {
  const { release } = somePageFacts()
  const textOf = (source: string): string => {
    const town = { ...TOWN, headway_source: source }
    return renderMarkdown(townGuide(town, { release, trends: new Map(), communes: [], legal: LEGAL }, locale), release)
  }
  expect(textOf('timetable 2026-10')).toContain(numberWords(locale).month('2026-10'))
  expect(textOf('timetable 2026-10')).not.toContain('2026-10')
  expect(textOf('CFL, 2026')).toContain('CFL, 2026')
})

it.each(LOCALES)('names in %s the quarter of prices that are not of the quarter of the release', (locale) => {
  const facts = somePageFacts()
  const guideOf = (trends: typeof facts.trends): string => {
    const { release, communes } = facts
    return renderMarkdown(
      townGuide(TOWN, { release, trends, communes: communes as never, legal: LEGAL }, locale),
      release,
    )
  }
  const ended = [...facts.trends].map(
    ([key, series]) => [key, { ...series, points: series.points.slice(0, -2) }] as const,
  )
  const quarter = quarterWords('Q1-2026', locale).title
  expect(guideOf(facts.trends)).not.toContain(quarter)
  expect(guideOf(new Map(ended))).toContain(`${sayIn(locale)('guide.near.sale')}, ${quarter}`)
})
