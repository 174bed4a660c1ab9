import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { pagesOf } from '../documents/public-document.ts'
import { pricesTask, segmentPricesTasks } from './prices-pages.ts'

const FACTS = somePageFacts()
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const task = pricesTask(FACTS)
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
    expect(text).toContain(decimal(FACTS.marketIndex.revisions[0]!.previousValue, 2))
  })

  it('is whole where nothing is known yet', () => {
    const nothing = { series: [{ scope: 'rent' as const, points: [] }], official: null, revisions: [] }
    const marketIndex = { ...FACTS.marketIndex, ...nothing }
    const facts = { ...FACTS, trends: new Map(), marketIndex }
    const [page] = pagesOf(pricesTask(facts), SITE)
    const html = page!.html()
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).toContain('class="unknown"')
  })

  it('draws the official index as a dotted line, alone where we have none', () => {
    const dotted = (html: string): RegExpMatchArray | null =>
      html.match(/<path class="line"[^>]*stroke-dasharray="2 3" d="M/g)
    expect(dotted(pageIn('en'))).toHaveLength(1)
    const facts = { ...FACTS, marketIndex: { ...FACTS.marketIndex, series: [] } }
    const html = pagesOf(pricesTask(facts), SITE)[0]!.html()
    expect(dotted(html)).toHaveLength(1)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('compares the largest communes first, each a link to the page without it, and offers the others', () => {
    const html = pageIn('fr')
    const removals = [...html.matchAll(/href="\/fr\/compare\?([^"]*)"/g)].map(([, query]) => query)
    const known = ['luxembourg', 'esch-sur-alzette', 'differdange']
    expect(removals).toHaveLength(known.length)
    for (const slug of known) expect(removals.some((query) => !query!.includes(slug))).toBe(true)
    expect(html).not.toMatch(/in=vianden|<option value="vianden"/)
  })
})

describe('the maps of prices of flats and of houses', () => {
  const pagesFor = (facts: typeof FACTS) => segmentPricesTasks(facts).flatMap((each) => pagesOf(each, SITE))

  it('have the levels of their own kind, and lead to each other and to other figures as links', () => {
    const pages = pagesFor(FACTS)
    expect(pages).toHaveLength(2 * LOCALES.length)
    for (const [at, kind] of (['apartment', 'house'] as const).entries())
      for (const page of pages.slice(at * LOCALES.length, (at + 1) * LOCALES.length)) {
        const html = page.html()
        expect(html.replace(/<script.*?<\/script>/s, '').replaceAll(/<[^>]+>/g, ' ')).not.toMatch(
          /undefined|NaN|\{\w+\}|Infinity/,
        )
        const { decimal } = numberWords(page.locale)
        const level = FACTS.trends.get(`commune/luxembourg/sale/${kind}`)!.points.at(-1)!
        expect(html).toContain(decimal(level.pricePerSqm!))
        expect(html).toContain(`href="/${page.locale}/communes/vianden"`)
        for (const path of ['prices', 'prices/apartments', 'prices/houses', 'communes/by/rent'])
          expect(html).toContain(`href="/${page.locale}/${path}"`)
      }
  })

  it('say so where no commune has a level', () => {
    for (const page of pagesFor({ ...FACTS, trends: new Map() })) {
      expect(page.html()).toContain('class="unknown"')
      expect(page.html()).not.toContain('class="map"')
    }
  })
})
