import { describe, expect, it } from 'vitest'
import { TOWN } from '../../../content/pages/agencies/town.fixture.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Reference } from '../../reference/load-reference.ts'
import { agentPages } from './agent-pages.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'

const CANTON = { name: { en: 'Esch', fr: 'Esch', de: 'Esch', lb: 'Esch' }, lauPrefix: '02' }
const CANTONS = ['luxembourg', 'esch-sur-alzette', 'vianden'].map((slug) => ({ ...CANTON, slug }))
const LOCALITY = {
  ...TOWN,
  town: { slug: 'belval', name: 'Belval & co', kind: 'locality' as const, communeSlug: 'esch-sur-alzette' },
  activeListings: 1_234,
  buyCount: 1_200,
  rentCount: 34,
  agencies: [
    {
      name: 'Un <i>',
      website: 'https://un.example/?a="',
      stock: 9,
      buyCount: 7,
      rentCount: 2,
      salePriceMin: 400_000,
      salePriceMax: 900_000,
      rentMin: 1_500,
      rentMax: 1_500,
    },
    {
      name: 'Deux',
      website: 'javascript:alert(1)',
      stock: 1,
      buyCount: 1,
      rentCount: 0,
      salePriceMin: null,
      salePriceMax: null,
      rentMin: null,
      rentMax: null,
    },
  ],
}
const facts = somePageFacts()
const EMPTY = {
  ...LOCALITY,
  town: { ...LOCALITY.town, slug: 'lasauvage', name: 'Lasauvage' },
  activeListings: 0,
  buyCount: 0,
  rentCount: 0,
  agencies: [],
}
const FACTS = { ...facts, towns: [...facts.towns, LOCALITY, EMPTY] }
const PAGES = agentPages({ reference: { cantons: CANTONS } as unknown as Reference }, FACTS, {
  ...FACTS.release,
  stylesheet: '/assets/site.0.css',
})
const pageAt = (address: string): string => PAGES.find((page) => page.address === address)!.html()

describe('pages of estate agents', () => {
  it('are one for each town of the index and one of all towns, in each language', () => {
    expect(PAGES).toHaveLength((FACTS.towns.length + 1) * LOCALES.length)
    expect(new Set(PAGES.map(({ address }) => address)).size).toBe(PAGES.length)
  })

  it.each(LOCALES)('are whole in %s', (locale) => {
    for (const page of PAGES.filter((each) => each.locale === locale)) {
      const html = page.html()
      expect(html.match(/<h1>/g), page.address).toHaveLength(1)
      expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/undefined|null|NaN|\{\w+\}(?!\])/)
    }
  })

  it('say of a town what its record says', () => {
    const html = pageAt('/en/estate-agents/belval')
    expect(html).toContain('<strong>1,234</strong>')
    const figures = ['9', '7', '€400,000 – €900,000', '2', '€1,500'].map(
      (figure) => `<td class="figure">${figure}</td>`,
    )
    expect(html.replaceAll(/\s+(?=<td)| data-l="[^"]*"/g, '')).toContain(`Un</a></th>${figures.join('')}`)
    expect(html).toContain('href="https://un.example/?a=&quot;" rel="nofollow noopener ugc"')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('Belval &amp; co, in Esch-sur-Alzette')
  })

  it('lead from a commune to its localities and back', () => {
    expect(pageAt('/de/estate-agents/esch-sur-alzette')).toContain(
      '<a href="/de/estate-agents/belval">Belval &amp; co</a> (1.234)',
    )
    expect(pageAt('/de/estate-agents/belval')).toContain('href="/de/estate-agents/esch-sur-alzette"')
  })

  it('list every commune and every locality with homes once; one without is found from its commune', () => {
    const html = pageAt('/en/estate-agents')
    expect(html).not.toContain('/estate-agents/lasauvage')
    expect(pageAt('/en/estate-agents/esch-sur-alzette')).toContain('href="/en/estate-agents/lasauvage"')
    for (const { town } of FACTS.towns.filter((one) => one !== EMPTY))
      expect(html.split(`href="/en/estate-agents/${town.slug}"`), town.slug).toHaveLength(2)
  })
})
