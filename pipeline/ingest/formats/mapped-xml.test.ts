import { describe, expect, it } from 'vitest'

import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const XML = `<?xml version="1.0" encoding="ISO-8859-1"?>
<x:export xmlns:x="urn:a">
  <x:bien ref="a1"><prix charges="180">1.250,50</prix><lieu ville="Pétange"/><o><k>Balcon</k><k> Cave </k></o></x:bien>
  <x:bien ref="a2"><prix>900</prix><lieu ville=""/><o><k>Lift</k></o><photo url="https://img.example.lu/1.jpg"/></x:bien>
</x:export>`
const mapping = {
  sourceRef: '@ref',
  price: 'prix',
  charges: 'prix.@charges',
  city: 'lieu.@ville',
  features: 'o.k.*',
  photos: 'photo.*.@url',
}
const source = aSource({ adapter: 'xml', records: 'bien', mapping })
const fileOf = (text: string) => aRawFile(directory, Buffer.from(text, 'latin1'), '2026-09-30.xml')

describe('readXml', () => {
  it('maps texts and attributes, one or all of a name, and leaves out what is blank', async () => {
    expect((await rowsOf(await fileOf(XML), source)).map((row) => row.ok && row.advert)).toEqual([
      { sourceRef: 'a1', price: '1.250,50', charges: '180', city: 'Pétange', features: ['Balcon', 'Cave'] },
      { sourceRef: 'a2', price: '900', features: ['Lift'], photos: ['https://img.example.lu/1.jpg'] },
    ])
  })

  it('names the elements of a document that has none of the wanted ones', async () => {
    expect(await faultOf(await fileOf(XML), aSource({ adapter: 'xml', records: 'biens', mapping }))).toMatchObject({
      fault: 'wrong_structure',
      message: expect.stringContaining('its elements: export, bien, prix') as string,
    })
  })

  it('names the paths of a document that lacks a mapped one', async () => {
    const wrong = aSource({ adapter: 'xml', records: 'bien', mapping: { ...mapping, price: 'prix.@montant' } })
    expect(await faultOf(await fileOf(XML), wrong)).toMatchObject({
      fault: 'missing_column',
      message: expect.stringContaining('"@ref", "prix.@charges", "prix"') as string,
    })
  })
})
