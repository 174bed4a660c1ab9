import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory, workbookOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const adverts = async (content: string | Uint8Array, parts: Record<string, unknown>) =>
  (await rowsOf(await aRawFile(directory, content), aSource(parts))).map(({ advert }) => advert)
const fault = async (content: string | Uint8Array, parts: Record<string, unknown>) =>
  faultOf(await aRawFile(directory, content), aSource(parts))
const mapping = { sourceRef: 'ref', city: 'city' }
const expected = [{ sourceRef: '1', city: 'Pétange' }]

describe('delimited feeds', () => {
  it.each<[string, string | Uint8Array, Record<string, unknown>]>([
    ['a byte order mark', '\uFEFFref,city\n1,Pétange', {}],
    ['CRLF', 'ref,city\r\n1,Pétange\r\n', {}],
    ['blank lines', 'ref,city\n\n1,Pétange\n\n', {}],
    ['another delimiter', 'ref;city\n1;Pétange', { delimiter: ';' }],
    ['latin1', Buffer.from('ref,city\n1,Pétange', 'latin1'), { encoding: 'latin1' }],
    ['UTF-16 by its mark', Buffer.from('\uFEFFref,city\n1,Pétange', 'utf16le'), {}],
    ['gzip', gzipSync('ref,city\n1,Pétange'), {}],
    ['spaces around column names', ' ref , city \n1,Pétange', {}],
    ['quotes around line breaks', 'ref,city,text\n1,Pétange,"two\nlines"', {}],
  ])('are read with %s', async (_, content, parts) => {
    expect(await adverts(content, { mapping, ...parts })).toEqual(expected)
  })

  it('report a wrong encoding', async () => {
    const content = Buffer.from(`ref,city\n${'1,Pétange\n'.repeat(50)}`, 'latin1')
    expect(await fault(content, { mapping })).toMatchObject({
      fault: 'wrong_encoding',
      message: expect.stringContaining('latin1'),
    })
  })

  it('tolerate a stray character of another encoding', async () => {
    const content = Buffer.concat([Buffer.from('ref,city\n1,P'), Buffer.from([0xe9]), Buffer.from('tange\n')])
    expect(await adverts(content, { mapping })).toEqual([{ sourceRef: '1', city: 'P\uFFFDtange' }])
  })

  it('report a missing column with field, columns present and the nearest name', async () => {
    expect(await fault('ref,City name\n1,x', { mapping: { sourceRef: 'ref', city: 'City nam' } })).toMatchObject({
      fault: 'missing_column',
      message:
        'source a-feed, file feed: mapping.city of the definition a-feed names "City nam", which no row has; present: "ref", "City name";' +
        ' did you mean "City name"? Where files may lack it, list it in options.optionalFields',
    })
  })

  it('let optional and alternative columns be missing', async () => {
    const parts = {
      mapping: { sourceRef: { path: ['id', 'ref'] }, city: 'town' },
      options: { optionalFields: ['city'] },
    }
    expect(await adverts('ref\n1', parts)).toEqual([{ sourceRef: '1' }])
  })

  it('are not refused for having no rows when they are increments', async () => {
    expect(await adverts('ref,city\n', { mapping, snapshot: { complete: false } })).toEqual([])
  })
})

describe('JSON feeds', () => {
  it('are found at a dotted path among other values', async () => {
    const content = JSON.stringify({
      list: [{ ref: 'no' }],
      data: { note: 'list: [', list: [{ ref: '1', city: 'Pétange' }], list2: [{}] },
      list3: [],
    })
    expect(await adverts(content, { adapter: 'json', mapping, records: 'data.list' })).toEqual(expected)
  })

  it('name the keys of a document that has no list there', async () => {
    expect(await fault('{"meta": 1, "adverts": []}', { adapter: 'json', mapping })).toMatchObject({
      fault: 'wrong_structure',
    })
    expect(await fault('{"meta": 1, "adverts": []}', { adapter: 'json', mapping, records: 'listings' })).toMatchObject({
      message: expect.stringContaining('its keys: "meta", "adverts"'),
    })
  })

  it('keep a bad record as a reject between good ones', async () => {
    const rows = await rowsOf(
      await aRawFile(directory, '[{"ref":1,"city":"a"}, 7, {"ref":1,}, null, {"ref":2}]'),
      aSource({ adapter: 'json', mapping }),
    )
    expect(rows.map(({ ok }) => ok)).toEqual([true, false, false, false, true])
  })

  it('are refused when text follows their end', async () => {
    expect(await fault('[{"ref":1,"city":1}] <html>', { adapter: 'json', mapping })).toMatchObject({ fault: 'corrupt' })
  })

  it('count a column as present when any row has it, be it null', async () => {
    expect(await adverts('{"ref":1}\n{"ref":2,"city":null}', { adapter: 'ndjson', mapping })).toEqual([
      { sourceRef: 1 },
      { sourceRef: 2 },
    ])
    expect(await fault('{"ref":1}\n{"ref":2}', { adapter: 'ndjson', mapping })).toMatchObject({
      fault: 'missing_column',
    })
  })
})

describe('workbooks', () => {
  it.each(['xlsx', 'biff8'] as const)('are read by sheet name, header row and cell type (%s)', async (type) => {
    const sheets = {
      Notes: [['x']],
      Stock: [['List of today'], ['ref', 'since', 'city'], ['1', new Date('2026-02-03T00:00:00Z'), 'Pétange']],
    }
    const parts = {
      adapter: 'xlsx',
      records: 'Stock',
      options: { headerRow: 2 },
      mapping: { ...mapping, publishedAt: 'since' },
    }
    expect(await adverts(workbookOf(sheets, type), parts)).toEqual([{ ...expected[0], publishedAt: '2026-02-03' }])
  })

  it('name their sheets when the wanted one is missing', async () => {
    expect(
      await fault(workbookOf({ A: [['ref']], B: [] }), { adapter: 'xlsx', records: 'Stock', mapping }),
    ).toMatchObject({
      message: expect.stringContaining('has no sheet "Stock"; its sheets: "A", "B"'),
    })
  })
})
