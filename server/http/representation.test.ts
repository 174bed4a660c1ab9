import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bodyHeaders, createRepresentation, passingVariant, type Variant } from './representation.ts'

// Far below the slabs of 64 KiB out of which `Buffer` cuts, as most documents and all of their codings are.
const TEXT = 'Two rooms under the roof. '.repeat(200)

describe('representation', () => {
  it.each(['lasting', 'kept', 'passing'] as const)('holds no more memory than its bytes: %s', async (lifetime) => {
    const page = createRepresentation(Buffer.from(TEXT), 'text/html', lifetime)
    expect(page.codedBytes()).toBe(0)
    const coded = [await page.variant('br'), await page.variant('gzip')]
    for (const { body, coding } of [page.identity, ...coded]) expect(body.buffer.byteLength, coding).toBe(body.length)
    expect(page.codedBytes()).toBe(coded[0]!.body.length + coded[1]!.body.length)
    expect(page.codedBytes()).toBeLessThan(TEXT.length)
  })

  it('counts no coding that is not smaller', async () => {
    const picture = createRepresentation(Buffer.from(TEXT), 'image/webp')
    expect((await picture.variant('br')).coding).toBe('identity')
    expect(picture.codedBytes()).toBe(0)
  })

  it.each(['br', 'gzip', 'identity'] as const)('is made once for one visitor: %s', async (coding) => {
    const [one, same, other] = await Promise.all(
      [TEXT, TEXT, `${TEXT} `].map((text) => passingVariant(Buffer.from(text), 'text/html', coding)),
    )
    expect(decode(one!).toString()).toBe(TEXT)
    expect(one!.coding).toBe(coding)
    expect(same).toEqual(one)
    expect(other!.etag).not.toBe(one!.etag)
    expect(one!.etag.endsWith(coding === 'identity' ? '"' : `-${coding}"`)).toBe(true)
  })

  it.each([
    ['image/webp', TEXT],
    ['text/html', 'short'],
  ])('goes out as it is where a coding is not worth it: %s, %s', async (type, text) => {
    expect(await passingVariant(Buffer.from(text), type, 'br')).toMatchObject({
      coding: 'identity',
      body: Buffer.from(text),
    })
  })

  it('is announced with its length, and with its coding where it has one', async () => {
    const page = createRepresentation(Buffer.from(TEXT), 'text/html')
    const plain = bodyHeaders(page.identity, page.contentType, { etag: page.identity.etag })
    expect(plain).toMatchObject({ 'content-type': 'text/html', 'content-length': `${TEXT.length}` })
    expect(plain).toMatchObject({ etag: page.identity.etag, 'x-content-type-options': 'nosniff' })
    expect(plain).not.toHaveProperty('content-encoding')
    const coded = await page.variant('br')
    expect(bodyHeaders(coded, page.contentType, {})).toMatchObject({
      'content-length': `${coded.body.length}`,
      'content-encoding': 'br',
    })
  })
})

function decode({ coding, body }: Variant): Buffer {
  switch (coding) {
    case 'br':
      return brotliDecompressSync(body)
    case 'gzip':
      return gunzipSync(body)
    default:
      return body
  }
}
