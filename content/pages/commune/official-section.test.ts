import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdownBlocks } from '../../markdown/render-document.ts'
import { anOfficialPoint, someOfficialSeries } from '../official-series.fixture.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { sayIn } from '../../say/words.ts'
import type { Block } from '../../sections/block.ts'
import { communeDocument } from './commune-document.ts'
import { communeFacts } from './commune-facts.ts'
import { squareOutlines } from '../outlines/square-outlines.fixture.ts'
import { NO_EXTRAS } from './no-extras.fixture.ts'
import { foldedHistory, officialHistory } from './official-section.ts'

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

/** Kinds of the blocks above the first chart or map, closed parts of the page left out. */
function before(blocks: readonly Block[]): string[] {
  const kinds: string[] = []
  const isFound = (all: readonly Block[]): boolean =>
    all.some((block) => {
      if (block.kind === 'figure' || block.kind === 'map') return true
      kinds.push(block.kind)
      if (block.kind === 'columns') return isFound(block.parts.flat())
      return block.kind === 'section' && isFound(block.blocks)
    })
  expect(isFound(blocks)).toBe(true)
  return kinds
}

describe('official figures of a commune', () => {
  it.each(LOCALES)(
    'tell published, withheld and unknown figures apart, with the sentence that sets the measures apart (%s)',
    (locale) => {
      const blocks = [foldedHistory(officialHistory(factsOf('esch-sur-alzette'), locale)!)]
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

  it.each(LOCALES)(
    'are the first chart, right under the answer, of a commune without a line of our own (%s)',
    (locale) => {
      const { blocks } = communeDocument({ ...factsOf('esch-sur-alzette'), series: () => undefined }, locale)
      expect(before(blocks)).toEqual(['paragraph', 'contents', 'columns', 'section', 'paragraph'])
      const chart = JSON.stringify(blocks).indexOf('"chart-official"')
      expect(chart).toBeGreaterThan(0)
      expect(JSON.stringify(blocks).slice(0, chart)).not.toContain(sayIn(locale)('commune.noLevels.sale'))
    },
  )

  it('leave the first place to the chart of our levels, and to the map where nothing was ever printed', () => {
    const known = communeDocument(factsOf('esch-sur-alzette'), 'en').blocks
    expect(before(known)).toEqual(['paragraph', 'contents', 'columns', 'section'])
    expect(JSON.stringify(known).indexOf('"chart-sale"')).toBeLessThan(
      JSON.stringify(known).indexOf('"chart-official"'),
    )
    const bare = { ...factsOf('vianden'), series: () => undefined, outlines: squareOutlines('vianden', 'tandel') }
    expect(before(communeDocument(bare, 'en').blocks)).toEqual(['paragraph', 'contents', 'columns'])
  })

  it('say nothing where nothing was ever printed', () => {
    expect(officialHistory(factsOf('vianden'), 'en')).toBeUndefined()
  })

  it('name the merged commune beside every figure of it, and beside no older one', () => {
    const facts = factsOf('esch-sur-alzette', ({ series, names }) => {
      series[0]!.breaks.push({
        reason: 'merged',
        area: 'esch-sur-alzette',
        from: '2023',
        to: '2023',
        with: ['groussbus-wal'],
      })
      series[0]!.points.push(anOfficialPoint({ area: 'groussbus-wal', period: '2025', value: 6_692 }))
      Object.assign(names, { 'groussbus-wal': 'Groussbus-Wal' })
    })
    const markdown = renderMarkdownBlocks([foldedHistory(officialHistory(facts, 'en')!)])
    expect(markdown).toContain('| 2025 (Groussbus-Wal) | 6,692 |')
    expect(markdown).toMatch(/\| 2020 \| 5,612 \|/)
    const page = renderMarkdownBlocks(communeDocument(facts, 'en').blocks)
    expect(page).toContain('April 2025 – March 2026 (Groussbus-Wal)')
    expect(page).not.toMatch(/20(?:09|1\d|2[0-2]) \(Groussbus-Wal\)/)
    const whole = renderMarkdownBlocks(communeDocument(factsOf('esch-sur-alzette'), 'en').blocks)
    expect(whole).not.toContain('Groussbus-Wal')
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
    const markdown = renderMarkdownBlocks([foldedHistory(officialHistory(facts, 'en')!)])
    expect(markdown).not.toMatch(/1,111|2,222/)
  })
})
