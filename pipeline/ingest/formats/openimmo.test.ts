import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blobPath, blobsDirOf } from '../raw/blob-store.ts'
import { aRawFile, aSource, rowsOf, temporaryDirectory, zipOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const source = aSource({ adapter: 'openimmo' })
const wrap = (inner: string, head = '') =>
  `${head}<openimmo xmlns="http://www.openimmo.de"><anbieter><firma>Immo Muster</firma>${inner}</anbieter></openimmo>`
const read = async (content: string | Uint8Array) =>
  (await rowsOf(await aRawFile(directory, content), source)).map(({ advert }) => advert!)
const property = (inner: string) => `<immobilie>${inner}</immobilie>`

const FULL = property(`
  <objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
    <objektart><wohnung wohnungtyp="DACHGESCHOSS"/></objektart></objektkategorie>
  <geo><plz>4001</plz><ort>Esch-Uelzecht</ort><geokoordinaten breitengrad="49.49" laengengrad="5.98"/>
    <strasse>rue X</strasse><hausnummer>5</hausnummer><land iso_land="LUX"/><etage>3</etage><anzahl_etagen>4</anzahl_etagen></geo>
  <kontaktperson><email_zentrale>info@muster.lu</email_zentrale><tel_zentrale>+352 1</tel_zentrale>
    <name>Privat</name><url>https://muster.lu</url></kontaktperson>
  <preise><kaltmiete>1500</kaltmiete><nebenkosten>200</nebenkosten><kaution>3000</kaution><waehrung iso_waehrung="EUR"/></preise>
  <flaechen><wohnflaeche>80.5</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer><anzahl_schlafzimmer>2</anzahl_schlafzimmer>
    <anzahl_badezimmer>1</anzahl_badezimmer><anzahl_balkone>1</anzahl_balkone></flaechen>
  <ausstattung><fahrstuhl PERSONEN="true"/><moebliert moeb="NEIN"/><kamin>true</kamin>
    <klimatisiert>false</klimatisiert><unterkellert keller="JA"/></ausstattung>
  <zustand_angaben><baujahr>1998</baujahr><zustand zustand_art="VOLL_SANIERT"/><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben>
  <freitexte><objekttitel>Schöne Wohnung &amp; mehr</objekttitel><objektbeschreibung><![CDATA[Text <br> hier]]></objektbeschreibung></freitexte>
  <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben><abdatum>2026-10-01</abdatum></verwaltung_objekt>
  <verwaltung_techn><objektnr_extern>E1</objektnr_extern><openimmo_obid>OB1</openimmo_obid>
    <user_defined_simplefield feldname="insulationClass">D</user_defined_simplefield></verwaltung_techn>`)

describe('OpenImmo', () => {
  it('becomes a raw advert with every field that it states', async () => {
    expect(await read(wrap(FULL))).toEqual([
      {
        insulationClass: 'D',
        sourceRef: 'OB1',
        agencyRef: 'E1',
        listingType: 'rent',
        propertyType: 'Dachgeschosswohnung',
        title: 'Schöne Wohnung & mehr',
        description: 'Text <br> hier',
        area: '80.5',
        landArea: undefined,
        rooms: '3',
        bedrooms: '2',
        bathrooms: '1',
        floor: '3',
        floorCount: '4',
        energyClass: 'C',
        constructionYear: '1998',
        features: ['Kamin', 'Aufzug', 'Balkon', 'Keller'],
        furnished: false,
        availableFrom: '2026-10-01',
        condition: 'saniert',
        price: '1500',
        priceOnRequest: undefined,
        currency: 'EUR',
        charges: '200',
        deposit: '3000',
        agencyFee: undefined,
        postcode: '4001',
        city: 'Esch-Uelzecht',
        country: 'LUX',
        street: 'rue X 5',
        latitude: '49.49',
        longitude: '5.98',
        agencyName: 'Immo Muster',
        agencyPhone: '+352 1',
        agencyEmail: 'info@muster.lu',
        agencyWebsite: 'https://muster.lu',
      },
    ])
  })

  it('never passes on a street or coordinates that are not released', async () => {
    const [advert] = await read(wrap(FULL.replace('<objektadresse_freigeben>true', '<objektadresse_freigeben>false')))
    expect([advert!['street'], advert!['latitude'], advert!['longitude']]).toEqual([undefined, undefined, undefined])
    expect(advert!['city']).toBe('Esch-Uelzecht')
  })

  it.each([
    ['KAUF="true" MIETE_PACHT="false"', '<kaufpreis>1</kaufpreis>', 'sale', '1'],
    ['KAUF="1"', '<kaufpreis auf_anfrage="true"/>', 'sale', undefined],
    ['MIETE_PACHT="true"', '<warmmiete>9</warmmiete>', 'rent', '9'],
    ['KAUF="true" MIETE_PACHT="true"', '<kaltmiete>7</kaltmiete>', 'rent', '7'],
    ['ERBPACHT="true"', '<kaufpreis>5</kaufpreis>', 'ERBPACHT', '5'],
  ])('reads %s with %s as %s', async (marketing, price, listingType, amount) => {
    const [advert] = await read(
      wrap(property(`<objektkategorie><vermarktungsart ${marketing}/></objektkategorie><preise>${price}</preise>`)),
    )
    expect([advert!['listingType'], advert!['price']]).toEqual([listingType, amount])
  })

  it('marks adverts deleted by the agency as withdrawn on the day of the file', async () => {
    const [advert] = await read(wrap(property('<verwaltung_techn><aktion aktionart="DELETE"/></verwaltung_techn>')))
    expect(advert!['withdrawnAt']).toBe('2026-09-30')
  })

  it('is read in the encoding that it declares', async () => {
    const document = wrap(property('<geo><ort>Pétange</ort></geo>'), '<?xml version="1.0" encoding="ISO-8859-1"?>')
    expect((await read(Buffer.from(document, 'latin1')))[0]!['city']).toBe('Pétange')
  })

  it('keeps the pictures of a zip once, title picture first, and leaves out plans and missing pictures', async () => {
    const picture = (path: string, group: string) =>
      `<anhang gruppe="${group}"><daten><pfad>${path}</pfad></daten></anhang>`
    const pictures =
      picture('a/1.JPG', 'BILD') +
      picture('2.png', 'TITELBILD') +
      picture('plan.png', 'GRUNDRISS') +
      picture('lost.jpg', 'BILD') +
      picture('https://x.lu/3.jpg', 'BILD')
    const document = wrap(property(`<anhaenge>${pictures}</anhaenge>`).repeat(2))
    const file = await aRawFile(
      directory,
      await zipOf({ 'b.xml': document, 'a/1.JPG': 'one', '2.png': 'two', 'plan.png': 'plan' }),
    )
    const adverts = (await rowsOf(file, source)).map(({ advert }) => advert!)
    const photos = adverts[0]!['photos'] as string[]
    expect(photos).toEqual([
      expect.stringMatching(/^raw:[0-9a-f]{64}\.png$/),
      expect.stringMatching(/^raw:[0-9a-f]{64}\.jpg$/),
      'https://x.lu/3.jpg',
    ])
    expect(adverts[1]!['photos']).toEqual(photos)
    expect(existsSync(blobPath(blobsDirOf(file), photos[0]!.slice(4, 68)))).toBe(true)
  })

  it('continues the row numbers across the documents of a zip', async () => {
    const file = await aRawFile(directory, await zipOf({ 'b.xml': wrap(FULL), 'a.xml': wrap(FULL.repeat(2)) }))
    expect((await rowsOf(file, source)).map(({ rowNumber }) => rowNumber)).toEqual([1, 2, 3])
  })
})
