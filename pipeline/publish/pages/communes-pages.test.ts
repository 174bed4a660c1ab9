import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { COMMUNE_ORDERS } from '../../../content/html/addresses.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import type { OverviewFacts } from '../../../content/pages/communes/communes-document.ts'
import { pagesOf } from '../documents/public-document.ts'
import { communesTasks } from './communes-pages.ts'
import { communeRows, orderRows } from '../../../content/pages/communes/communes-overview.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'

const FACTS = { ...somePageFacts(), cantons: new Map() }
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const communesPages = (facts: Omit<OverviewFacts, 'tiles'>) =>
  communesTasks(facts).flatMap((task) => pagesOf(task, SITE))
const PAGES = communesPages(FACTS)
const pageAt = (address: string): string => PAGES.find((page) => page.address === address)!.html()
const bodyRows = (html: string): string[] => [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) => row)

describe('the overview of communes', () => {
  it('is a page for each order in each language', () => {
    expect(PAGES).toHaveLength(COMMUNE_ORDERS.length * LOCALES.length)
    expect(new Set(PAGES.map(({ address }) => address)).size).toBe(PAGES.length)
  })

  it.each(LOCALES)('is whole in %s, with every commune once in table and map', (locale) => {
    for (const order of COMMUNE_ORDERS) {
      const html = PAGES.find(
        (page) => page.locale === locale && page.address.endsWith(order === 'liveability' ? 'communes' : order),
      )!.html()
      expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/undefined|null|NaN|\{\w+\}|Infinity/)
      expect(bodyRows(html)).toHaveLength(FACTS.communes.length)
      for (const { slug } of FACTS.communes)
        expect(html.split(`href="/${locale}/communes/${slug}"`)).toHaveLength(order === 'name' ? 2 : 4)
      expect(html).toContain(`aria-sort="${['name', 'commute'].includes(order) ? 'ascending' : 'descending'}"`)
    }
  })

  it('is whole where nothing is known yet', () => {
    const facts = { ...FACTS, trends: new Map(), activity: new Map() }
    for (const page of communesPages(facts)) expect(page.html()).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('orders by what it says, and leaves what is not known to the end', () => {
    const rows = communeRows(FACTS)
    const slugs = (order: (typeof COMMUNE_ORDERS)[number]) =>
      orderRows(rows, order, 'en').map(({ commune }) => commune.slug)
    expect(slugs('sale')).toEqual(['luxembourg', 'esch-sur-alzette', 'differdange', 'vianden'])
    expect(slugs('name')).toEqual(['differdange', 'esch-sur-alzette', 'luxembourg', 'vianden'])
    expect(slugs('liveability').at(-1)).toBe('vianden')
  })

  it('says the levels of the index, and that the one of which nothing is known is unknown', () => {
    const [first, , , last] = bodyRows(pageAt('/fr/communes/by/sale'))
    const { pricePerSqm } = FACTS.trends.get('commune/luxembourg/sale/all')!.points.at(-1)!
    expect(first).toContain(numberWords('fr').decimal(pricePerSqm!))
    expect(last).toContain('class="unknown"')
    expect(pageAt('/fr/communes/by/sale')).toMatch(/class="tile-none"><title>Vianden\u00a0: inconnu/)
  })
})
