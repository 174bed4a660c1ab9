import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdownBlocks } from '../../markdown/render-document.ts'
import { anOfficialPoint, someOfficialSeries } from '../official-series.fixture.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { communeFacts } from './commune-facts.ts'
import { NO_EXTRAS } from './no-extras.fixture.ts'
import { officialHistory } from './official-section.ts'

function factsOf(slug: string, change: (index: ReturnType<typeof someOfficialSeries>) => void = () => {}) {
  const facts = somePageFacts()
  const officialSeries = someOfficialSeries()
  change(officialSeries)
  return communeFacts(
    facts.communes.find((one) => one.slug === slug)!,
    { ...facts, officialSeries },
    NO_EXTRAS,
  )
}

describe('official figures of a commune', () => {
  it.each(LOCALES)(
    'tell published, withheld and unknown figures apart, with the sentence that sets the measures apart (%s)',
    (locale) => {
      const blocks = officialHistory(factsOf('esch-sur-alzette'), locale)
      const markdown = renderMarkdownBlocks(blocks)
      expect(markdown).toMatch(/\| 2021 \| .+ \| – \|/)
      expect(markdown).toMatch(/\| 2020 \| 5.?612 \| 321 \|/)
      expect(markdown).toContain('/data/official-prices.csv')
      expect(markdown).toContain('2022')
      const chart = JSON.stringify(blocks).match(/"lines":(\[.*?\]\}\])/)?.[1]
      expect(JSON.parse(chart!)).toMatchObject([
        { name: 'registered', points: [{ value: 5_432.1 }, { value: 5_612 }, { value: null }] },
      ])
    },
  )

  it('say nothing where nothing was ever printed', () => {
    expect(officialHistory(factsOf('vianden'), 'en')).toEqual([])
  })

  it('take the merged commune where the old one ends, and no single one of several that joined', () => {
    const facts = factsOf('esch-sur-alzette', ({ series, names }) => {
      series[0]!.breaks.push(
        { reason: 'merged', area: 'a', from: '2012', to: '2012', with: ['esch-sur-alzette'] },
        { reason: 'merged', area: 'b', from: '2012', to: '2012', with: ['esch-sur-alzette'] },
      )
      series[0]!.points.push(
        anOfficialPoint({ area: 'a', period: '2010', value: 1_111 }),
        anOfficialPoint({ area: 'b', period: '2010', value: 2_222 }),
        anOfficialPoint({ area: 'a', period: '2009', value: 3_333 }),
      )
      Object.assign(names, { a: 'A', b: 'B' })
    })
    const markdown = renderMarkdownBlocks(officialHistory(facts, 'en'))
    expect(markdown).not.toMatch(/1,111|2,222/)
  })
})
