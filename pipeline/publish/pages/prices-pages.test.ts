import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { labelPlaces } from '../../../content/charts/compare-chart.ts'
import { compareStyle } from '../../../content/html/pick-style.ts'
import { pagesOf } from '../documents/public-document.ts'
import { pricesTask } from './prices-pages.ts'

const FACTS = somePageFacts()
const written = new Map<string, string>()
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const task = await pricesTask(FACTS, { write: async (path, content) => void written.set(path, String(content)) })
const PAGES = pagesOf(task, SITE)
const pageIn = (locale: string): string => PAGES.find((page) => page.locale === locale)!.html()

describe('the page of prices', () => {
  it.each(LOCALES)('is whole in %s, with the figures of the index', (locale) => {
    const html = pageIn(locale)
    const text = html.replace(/<script.*?<\/script>/s, '').replaceAll(/<[^>]+>/g, ' ')
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|Infinity/)
    expect(html).not.toMatch(/ style=|NaN/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const { decimal, signedPercent } = numberWords(locale)
    for (const { points } of FACTS.marketIndex.series) {
      expect(text).toContain(decimal(points.at(-1)!.value, 1))
      expect(text).toContain(signedPercent(points.at(-1)!.yoyPercent!))
    }
    const house = FACTS.trends.get('commune/differdange/sale/house')!.points.at(-1)!
    for (const figure of [house.pricePerSqm!, house.low!, 8_888]) expect(text).toContain(decimal(figure))
    expect(text).toContain(decimal(FACTS.marketIndex.revisions[0]!.previousValue, 2))
  })

  it('is whole where nothing is known yet', async () => {
    const nothing = { series: [{ scope: 'rent' as const, points: [] }], official: null, revisions: [] }
    const marketIndex = { ...FACTS.marketIndex, ...nothing }
    const facts = { ...FACTS, trends: new Map(), marketIndex }
    const [page] = pagesOf(await pricesTask(facts, { write: async () => {} }), SITE)
    const html = page!.html()
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).toContain('class="unknown"')
  })

  it('draws the official index as a dotted line, alone where we have none', async () => {
    const dotted = (html: string): RegExpMatchArray | null => html.match(/stroke-dasharray="2 3"[^>]*><path d="M/g)
    expect(dotted(pageIn('en'))).toHaveLength(1)
    const facts = { ...FACTS, marketIndex: { ...FACTS.marketIndex, series: [] } }
    const html = pagesOf(await pricesTask(facts, { write: async () => {} }), SITE)[0]!.html()
    expect(dotted(html)).toHaveLength(1)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('compares communes by a stylesheet of its own: each choice has its line, its row and its rule', () => {
    const html = pageIn('fr')
    const address = /href="(\/assets\/compare\.[0-9a-z]+\.css)"/.exec(html)![1]!
    const css = written.get(`public${address}`)!
    const choices = [...html.matchAll(/type="checkbox" id="choose-([^"]+)"( checked)?/g)]
    expect(choices.map(([, slug]) => slug)).toEqual(['differdange', 'esch-sur-alzette', 'luxembourg'])
    expect(choices.every(([, , checked]) => checked !== undefined)).toBe(true)
    for (const [, slug] of choices) {
      expect(css).toContain(`.compare:has(#choose-${slug}:checked) .c-${slug}`)
      expect(html).toContain(`<tr class="pick c-${slug}">`)
      expect(html).toMatch(new RegExp(`<g [^>]*class="pick c-${slug}"`))
    }
    expect(html).not.toContain('choose-vianden')
  })
})

describe('labels at the ends of lines', () => {
  it('never lie on each other, stay in the frame and keep the order of the ends', () => {
    const heights = fc.array(fc.option(fc.double({ min: 0, max: 400, noNaN: true }), { nil: undefined }), {
      maxLength: 110,
    })
    fc.assert(
      fc.property(heights, (ends) => {
        const places = labelPlaces(ends, 400)
        expect(places.map((place) => place === undefined)).toEqual(ends.map((end) => end === undefined))
        const known = places.flatMap((place, index) => (place ? [{ ...place, end: ends[index]! }] : []))
        for (const { height } of known) {
          expect(height).toBeGreaterThanOrEqual(0)
          expect(height).toBeLessThanOrEqual(400 + 1e-6)
        }
        const sorted = known.sort((a, b) => a.height - b.height)
        for (const own of Map.groupBy(sorted, ({ column }) => column).values())
          for (const [index, { height }] of own.entries())
            if (index > 0) expect(height - own[index - 1]!.height).toBeGreaterThan(11.99)
        for (const [index, { end }] of sorted.entries())
          if (index > 0) expect(end).toBeGreaterThanOrEqual(sorted[index - 1]!.end)
      }),
      { numRuns: 60 },
    )
  })

  it('stand at their ends where there is room', () => {
    expect(labelPlaces([300, 20, 150], 400).map((place) => place!.height)).toEqual([300, 20, 150])
  })
})

describe('the rules that show chosen communes', () => {
  it('are one for each commune', () => {
    const style = compareStyle(['a', 'b'])
    expect(style.match(/:has\(#choose-/g)).toHaveLength(2)
  })
})
