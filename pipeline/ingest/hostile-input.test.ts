import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FeedError } from './raw/feed-error.ts'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory, workbookOf, zipOf } from './testing/feed-files.ts'

const directory = temporaryDirectory()
const mapping = { sourceRef: 'ref', price: 'price' }
const longLine = Buffer.alloc(100_000_000, 'a')

describe('malicious input', () => {
  it.each(['csv', 'ndjson', 'json', 'xml', 'openimmo', 'poliris'])(
    'refuses a line of 100 MB as %s without holding it',
    async (adapter) => {
      const opening: Record<string, string> = {
        csv: 'ref,price\n',
        json: '[{"ref": "',
        openimmo: '<openimmo><anbieter>',
        xml: '<export><bien ref="',
        ndjson: '{"ref": "',
        poliris: '',
      }
      const file = await aRawFile(
        directory,
        gzipSync(Buffer.concat([Buffer.from(opening[adapter]!), longLine.subarray(0, 60_000_000)])),
      )
      expect(
        await faultOf(
          { ...file, bytes: 100_000_000 },
          aSource({ adapter, mapping, ...(adapter === 'xml' && { records: 'bien' }) }),
        ),
      ).toMatchObject({
        fault: 'too_large',
      })
    },
  )

  it('refuses gzip that unpacks beyond the limit', async () => {
    const bomb = await aRawFile(directory, gzipSync(Buffer.concat([Buffer.from('['), Buffer.alloc(70_000_000, ' ')])))
    expect(bomb.bytes).toBeLessThan(335_000)
    expect(await faultOf(bomb, aSource({ adapter: 'json', mapping }))).toMatchObject({ fault: 'too_large' })
  })

  it('refuses a zip that unpacks beyond the limit', async () => {
    const bomb = await aRawFile(directory, await zipOf({ 'a.xml': Buffer.alloc(70_000_000) }))
    expect(await faultOf(bomb, aSource({ adapter: 'openimmo' }))).toMatchObject({ fault: 'too_large' })
  })

  it('refuses a zip whose names lead out of it', async () => {
    const archive = await zipOf({ 'xx/evil.xml': '<openimmo/>' })
    const renamed = Buffer.from(archive.toString('latin1').replaceAll('xx/evil', '../evil'), 'latin1')
    expect(await faultOf(await aRawFile(directory, renamed), aSource({ adapter: 'openimmo' }))).toMatchObject({
      fault: 'unsafe',
    })
  })

  it.each(['json', 'json-ld'])('refuses deeply nested %s', async (adapter) => {
    const nested = `[{"ref": ${'['.repeat(5000)}${']'.repeat(5000)}}]`
    expect(await faultOf(await aRawFile(directory, nested), aSource({ adapter, mapping }))).toMatchObject({
      fault: 'unsafe',
    })
  })

  it('refuses deeply nested XML', async () => {
    const nested = `<openimmo>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</openimmo>`
    expect(await faultOf(await aRawFile(directory, nested), aSource({ adapter: 'openimmo' }))).toMatchObject({
      fault: 'unsafe',
    })
  })

  it.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY x "y">]><openimmo/>', 'unsafe'],
    ['an entity of its own', '<openimmo>&x;</openimmo>', 'corrupt'],
  ])('refuses XML with %s', async (_, document, fault) => {
    expect(await faultOf(await aRawFile(directory, document), aSource({ adapter: 'openimmo' }))).toMatchObject({
      fault,
    })
  })

  it.each(['json', 'ndjson'])('reads prototype names in %s as names like any other', async (adapter) => {
    const row = '{"__proto__": {"price": 1}, "constructor": {"prototype": {"price": 2}}, "ref": "r1"}'
    const source = aSource({
      adapter,
      mapping: { sourceRef: 'ref', price: 'price', title: 'toString', url: 'constructor.name' },
      options: { optionalFields: ['price', 'title', 'url'] },
    })
    const rows = await rowsOf(await aRawFile(directory, adapter === 'json' ? `[${row}]` : row), source)
    expect(rows).toEqual([{ ok: true, rowNumber: 1, advert: { sourceRef: 'r1' } }])
    expect(({} as Record<string, unknown>)['price']).toBeUndefined()
  })

  it('reads the last value of a formula as text and never the formula', async () => {
    const content = workbookOf({
      Sheet: [
        ['ref', 'price'],
        ['r1', { t: 'n', v: 7, f: 'HYPERLINK("http://x")' }],
        ['=cmd|calc', 2],
      ],
    })
    const rows = await rowsOf(await aRawFile(directory, content), aSource({ adapter: 'xlsx', mapping }))
    expect(rows.map(({ advert }) => advert)).toEqual([
      { sourceRef: 'r1', price: 7 },
      { sourceRef: '=cmd|calc', price: 2 },
    ])
  })

  it('rejects an object where text is expected', async () => {
    const rows = await rowsOf(
      await aRawFile(directory, '[{"ref":{"a":1},"price":1},{"ref":"r2","price":2}]'),
      aSource({ adapter: 'json', mapping }),
    )
    expect(rows[0]).toMatchObject({
      ok: false,
      field: 'sourceRef',
      received: 'an object with a',
      detail: 'expected a text, number or boolean',
    })
    expect(rows[1]).toMatchObject({ ok: true })
  })

  it('gives each file problem a code', () => {
    expect(new FeedError('empty', 's', 'f', 'd')).toMatchObject({ fault: 'empty', message: 'source s, file f: d' })
  })
})
