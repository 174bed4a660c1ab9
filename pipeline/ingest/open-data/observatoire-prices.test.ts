import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory, workbookOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const read = async (content: string | Uint8Array, name: string, options = {}) =>
  (await rowsOf(await aRawFile(directory, content, name), aSource({ adapter: 'observatoire-prices', options }))).map(
    ({ record, ...row }) => record ?? row,
  )
const common = { priceEur: null, lowPricePerSqm: null, highPricePerSqm: null, suppressed: false }

const REGISTERED = [
  ['Nombre de ventes et prix enregistrés des appartements en 2011'],
  [null, "VENTES D'APPARTEMENTS CONSTRUITS", null, null, 'VENTES EN ETAT FUTUR (VEFA)'],
  [
    'Commune',
    'Nombre de ventes',
    'Prix moyen au m²',
    'Fourchette de prix au m²',
    'Nombre de VEFA',
    'Prix moyen au m²',
    'Fourchette de prix au m²',
  ],
  ['Käerjeng', 12, 3108.051, '1 963 € - 4442 €', 2, '*', '*'],
  ['Moyenne nationale ', null, 3858, '2533 € - 5487 €', 0, '*', '*'],
  ['Total des transactions', 2562, null, null, 1621],
  ['Source : Observatoire de l’Habitat'],
]

describe('tables of the Observatoire de l’Habitat', () => {
  it('give registered prices before and after completion, with their spread', async () => {
    const sale = {
      year: 2011,
      period: '2011',
      listingType: 'sale',
      segment: 'apartment',
      basis: 'registered',
      sourceNote: 'prix-2011.xls, 2011 Prix',
    }
    const kaerjeng = { ...common, ...sale, communeText: 'Käerjeng', areaKind: 'commune' }
    expect(await read(workbookOf({ '2011 Prix': REGISTERED }, 'biff8'), 'prix-2011.xls')).toEqual([
      {
        ...kaerjeng,
        condition: 'existing',
        observations: 12,
        pricePerSqm: 3108.051,
        lowPricePerSqm: 1963,
        highPricePerSqm: 4442,
      },
      { ...kaerjeng, condition: 'vefa', observations: 2, pricePerSqm: null, suppressed: true },
      {
        ...kaerjeng,
        communeText: 'Moyenne nationale',
        areaKind: 'country',
        condition: 'existing',
        observations: null,
        pricePerSqm: 3858,
        lowPricePerSqm: 2533,
        highPricePerSqm: 5487,
      },
      {
        ...kaerjeng,
        communeText: 'Moyenne nationale',
        areaKind: 'country',
        condition: 'vefa',
        observations: 0,
        pricePerSqm: null,
      },
    ])
  })

  it('give rents by quarter of the city with the year in a column and numbers as text', async () => {
    const header = [
      'Quarter',
      'Number of offers',
      'Average announced rent in €',
      'Average announced rent per squared meter in €',
      'Year',
    ]
    const sheet = [
      header,
      ['Beggen', 231, '1202', '15.19', '2009'],
      ['Luxembourg City', null, '1613', '36.2', '2021'],
      ['National Average', null, '1519', '31.4', '2021'],
    ]
    const rows = await read(workbookOf({ Sheet1: sheet }), 'announced-rent-apartments-luxembourg-city.xlsx')
    expect(rows).toMatchObject([
      {
        communeText: 'Beggen',
        areaKind: 'quartier',
        year: 2009,
        listingType: 'rent',
        segment: 'apartment',
        basis: 'asking',
        condition: 'all',
        priceEur: 1202,
        pricePerSqm: 15.19,
        observations: 231,
      },
      { areaKind: 'city', year: 2021 },
      { areaKind: 'country' },
    ])
  })

  it('read every sheet of a workbook as its own year', async () => {
    const sheet = (word: string) => [
      [`Offres et prix annoncés pour la vente de ${word}`],
      ['Commune', "Nombre d'offres", 'Prix moyen annoncé en € courant', 'Prix moyen annoncé au m² en € courant'],
      ['Wiltz', 40, 400_000, 2500],
    ]
    const rows = await read(
      workbookOf({ '2010': sheet('maisons'), '2011': sheet('maisons'), Notes: [['x']] }),
      'vente.xlsx',
    )
    expect(rows).toMatchObject([{ year: 2010, segment: 'house', basis: 'asking' }, { year: 2011 }])
  })

  it('read typed-in tables, where a blank price with offers is a withheld one', async () => {
    const csv =
      'commune,registered_vefa_n,registered_vefa_eur_m2,registered_vefa_p5_eur_m2,announced_house_n,announced_house_eur_m2\nBech,4,,,35,5351.9\nBous,0,,,,\n'
    expect(await read(csv, 'prices_2025.csv')).toMatchObject([
      {
        communeText: 'Bech',
        year: 2025,
        basis: 'registered',
        condition: 'vefa',
        pricePerSqm: null,
        observations: 4,
        suppressed: true,
      },
      { basis: 'asking', segment: 'house', condition: 'all', pricePerSqm: 5351.9, suppressed: false },
      { communeText: 'Bous', observations: 0, suppressed: false },
      { observations: null, suppressed: false },
    ])
  })

  it('read typed-in series, whose rows state the year', async () => {
    const csv = [
      'year,lau2,commune,series,value,n',
      '2022,0102,Garnich,house_asked_eur_m2,9880.95,',
      '2024,0304,Luxembourg,flat_asked_rent_eur_m2_month,43.37,5872',
      '2024,0304,Luxembourg,castle_asked_eur_m2,1,',
    ].join('\n')
    const rows = await read(csv, 'asked_2022-2024.csv')
    expect(rows.slice(0, 2)).toMatchObject([
      {
        year: 2022,
        period: '2022',
        communeText: 'Garnich',
        listingType: 'sale',
        segment: 'house',
        pricePerSqm: 9880.95,
      },
      {
        year: 2024,
        listingType: 'rent',
        segment: 'apartment',
        basis: 'asking',
        pricePerSqm: 43.37,
        observations: 5872,
      },
    ])
    expect(rows[0]).toMatchObject({ observations: null, condition: 'all', suppressed: false })
    expect(rows[2]).toMatchObject({ ok: false, field: 'segment', received: 'castle_asked_eur_m2' })
  })

  it('read typed-in JSON with the period of the definition', async () => {
    const json = JSON.stringify({ appart: { Mamer: 45.3, 'Moyenne nationale': 42 }, maison: { Mamer: 25 }, _note: 'x' })
    const options = { year: 2026, period: '2025-04/2026-03', listingType: 'rent' }
    expect(await read(json, 'rents.json', options)).toMatchObject([
      {
        communeText: 'Mamer',
        period: '2025-04/2026-03',
        listingType: 'rent',
        segment: 'apartment',
        pricePerSqm: 45.3,
        observations: null,
      },
      { areaKind: 'country' },
      { segment: 'house' },
    ])
  })

  it('reject a figure that is not a number', async () => {
    const sheet = [
      ['Commune', 'Nombre de ventes', 'Prix moyen au m²'],
      ['Wiltz', 12, 'n.c.'],
      ['Bech', 12, 3000],
    ]
    const rows = await read(workbookOf({ '2011': sheet }), 'x.xlsx')
    expect(rows[0]).toMatchObject({ ok: false, rowNumber: 1, field: 'pricePerSqm', received: 'n.c.' })
    expect(rows[1]).toMatchObject({ communeText: 'Bech' })
  })

  it('report a table without a year', async () => {
    const file = await aRawFile(directory, 'commune,announced_house_eur_m2\nBech,1', 'prices.csv')
    expect(await faultOf(file, aSource({ adapter: 'observatoire-prices' }))).toMatchObject({ fault: 'bad_options' })
  })
})
