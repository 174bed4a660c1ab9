import { describe, expect, it } from 'vitest'
import type { TownAgencies } from '../../../../models/contracts/listings/agencies.ts'
import { buildGazetteer } from '../../../../models/places/gazetteer.ts'
import { SAMPLE_PLACES } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getTownAgencies } from './get-town-agencies.ts'

const release = await releaseForTools()
const call = (commune: string, of = release) => callTool(getTownAgencies, of, { commune, locale: 'fr' })

function withAgencies(count: number): typeof release {
  const agency = { website: null, buyCount: 1, rentCount: 0, salePriceMin: 400_000, salePriceMax: 400_000 }
  const belval: TownAgencies = {
    ...release.facts.agencies.get('belval')!,
    agencies: Array.from({ length: count }, (_, index) => ({
      name: `Agency ${index}`,
      ...agency,
      stock: 1,
      rentMin: null,
      rentMax: null,
    })),
  }
  return { ...release, facts: { ...release.facts, agencies: new Map([['belval', belval]]) } }
}

describe('get_town_agencies', () => {
  it('gives the same record as the public page', async () => {
    const { asOf: _, ...record } = release.facts.agencies.get('belval')!
    const result = await call('belval')
    expect(result.structuredContent).toMatchObject({ ...record, agencyCount: null, withoutAgency: 3 })
    expect(textOf(result)).toContain(
      'Belval (belval, localité d’Esch-sur-Alzette). Logements sur le marché\u00a0: 3, 3 à vendre',
    )
  })

  it.each(['belval', 'Belval', 'BELVAL', ' Bélval ', 'Belvall'])('knows the town as %s', async (town) => {
    expect((await call(town)).structuredContent).toMatchObject({ town: { slug: 'belval' } })
  })

  it('lists the towns of one name', async () => {
    const belval = release.facts.agencies.get('belval')!
    const bergs = ['betzdorf', 'colmar-berg'].map((communeSlug) => {
      const town = { slug: `berg-${communeSlug}`, name: 'Berg', kind: 'locality' as const, communeSlug }
      return [town.slug, { ...belval, town }] as const
    })
    const of = { ...release, facts: { ...release.facts, agencies: new Map(bergs) } }
    expect(textOf(await callTool(getTownAgencies, of, { commune: 'BERG' }))).toMatch(
      /the name of several towns. Try berg-betzdorf, berg-colmar-berg/,
    )
    expect((await callTool(getTownAgencies, of, { commune: 'berg-betzdorf' })).isError).toBeUndefined()
  })

  it('names the towns of the commune for a town without agencies, and none for a name like no other', async () => {
    const result = await call('Atlantis')
    expect(result).toMatchObject({ isError: true, _meta: { error: { code: 'NOT_FOUND' } } })
    expect(textOf(result)).toMatch(/au moins 3 logements sur le marché/)
    expect(textOf(result)).not.toContain('Essayez')
    expect(textOf(await call('Esch-sur-Alzette'))).toContain('Essayez belval')
  })

  it('calls a commune by its name in the language asked for', async () => {
    const belval = release.facts.agencies.get('belval')!
    const town = { slug: 'luxembourg', name: 'Luxembourg', kind: 'commune', communeSlug: 'luxembourg' } as const
    const agencies = new Map([['luxembourg', { ...belval, town }]])
    const of = { ...release, facts: { ...release.facts, agencies } }
    const german = await callTool(getTownAgencies, of, { commune: 'luxembourg', locale: 'de' })
    expect(german.structuredContent).toMatchObject({ town: { slug: 'luxembourg', name: 'Luxemburg' } })
    expect(textOf(german)).toContain('Luxemburg (luxembourg, Gemeinde)')
    const inside = await callTool(getTownAgencies, release, { commune: 'belval', locale: 'de' })
    expect(textOf(inside)).toContain('Belval (belval, Ort in Esch an der Alzette)')
  })

  it('counts agencies as unknown where no listing names one, and the listings that name none', async () => {
    const { facts } = release
    const belval = { ...facts.agencies.get('belval')!, activeListings: 5, agencies: [] }
    const unnamed = { ...release, facts: { ...facts, agencies: new Map([['belval', belval]]) } }
    const result = await call('belval', unnamed)
    expect(result.structuredContent).toMatchObject({ agencyCount: null, withoutAgency: 5 })
    expect(textOf(result)).toContain('agences inconnues')
    const some = { ...withAgencies(2).facts.agencies.get('belval')!, activeListings: 5 }
    const named = await call('belval', { ...release, facts: { ...facts, agencies: new Map([['belval', some]]) } })
    expect(named.structuredContent).toMatchObject({ agencyCount: 2, withoutAgency: 3 })
    expect(textOf(named)).toContain('ne nomment aucune agence')
  })

  it('finds a quarter of the capital, and says why one has no list', async () => {
    const { facts } = release
    const belval = facts.agencies.get('belval')!
    const quarter = { slug: 'kirchberg', name: 'Kirchberg', kind: 'quarter', communeSlug: 'luxembourg' } as const
    const city = { slug: 'luxembourg', name: 'Luxembourg', kind: 'commune', communeSlug: 'luxembourg' } as const
    const agencies = new Map([quarter, city].map((town) => [town.slug as string, { ...belval, town }]))
    const quarters = ['Kirchberg', 'Limpertsberg'].map((name) => {
      const names = { name_fr: name, name_de: name, name_lb: name === 'Kirchberg' ? 'Kierchbierg' : name }
      return { slug: name.toLowerCase(), ...names, commune: 'luxembourg', latitude: 49.62, longitude: 6.14 }
    })
    const gazetteer = buildGazetteer({ ...SAMPLE_PLACES, quarters })
    const of = { ...release, facts: { ...facts, agencies, gazetteer } }
    for (const name of ['Kirchberg', 'Kierchbierg', 'kirchberg'])
      expect((await call(name, of)).structuredContent).toMatchObject({ town: quarter })
    const text = textOf(await call('Limpertsberg', of))
    expect(text).toContain('pas de liste d’agences pour "Limpertsberg" seul')
    expect(text).toContain('Essayez luxembourg, kirchberg')
    expect(text).not.toContain('inconnu')
    expect(textOf(await call('Paris', of))).not.toContain('Essayez')
  })

  it('says that a town is abroad instead of naming others', async () => {
    const text = textOf(await call('Thionville'))
    expect(text).toContain('Thionville est à l’étranger (France)')
    expect(text).not.toContain('Essayez ')
  })

  it('says what it left out and where the full list is', async () => {
    const result = await call('belval', withAgencies(31))
    const { agencies, agencyCount, notes } = result.structuredContent as {
      agencies: unknown[]
      agencyCount: number
      notes: string[]
    }
    expect([agencies.length, agencyCount]).toEqual([25, 31])
    expect(notes[0]).toMatch(/^Agences .*: 6\s; .*\/fr\/estate-agents\/belval$/)
    expect(textOf(result)).toContain(notes[0]!)
    expect(textOf(result)).toContain(
      'Agency 3\u00a0: 1 en portefeuille\u202f; 1 à vendre à 400.000\u00a0€\u202f; 0 à louer',
    )
  })
})
