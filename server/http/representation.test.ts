import { describe, expect, it } from 'vitest'
import { bodyHeaders, createRepresentation } from './representation.ts'

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
