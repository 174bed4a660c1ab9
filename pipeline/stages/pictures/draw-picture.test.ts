import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_THUMB_BYTES } from '../../../models/contracts/listings/picture.ts'
import { drawPicture, PictureRefusedError } from './draw-picture.ts'
import { animation, locatedPicture, noisyPicture, packedPng, plainPicture } from './picture-files.fixture.ts'

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const error: unknown = await drawPicture(bytes).catch((fault: unknown) => fault)
  return error instanceof PictureRefusedError ? error.refusal : 'none'
}

describe('drawing a picture', () => {
  it('keeps its maximum size and the proportions', async () => {
    const { card, thumb, ...size } = await drawPicture(await plainPicture(1600, 900, 'png'))
    expect(size).toEqual({ width: 640, height: 360 })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'webp', ...size })
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 })
  })

  it('never enlarges', async () => {
    const { thumb, ...drawn } = await drawPicture(await plainPicture(120, 90))
    expect(drawn).toMatchObject({ width: 120, height: 90 })
    expect(await sharp(thumb).metadata()).toMatchObject({ width: 120, height: 90 })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async (format) => {
    expect(await drawPicture(await plainPicture(64, 48, format))).toMatchObject({ width: 64, height: 48 })
  })

  it('keeps its maximum bytes for any content', async () => {
    const source = await noisyPicture(900, 700)
    expect(source.length).toBeGreaterThan(10 * MAX_PICTURE_BYTES)
    const { card, thumb } = await drawPicture(source)
    expect(card.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
    expect(thumb.length).toBeLessThanOrEqual(MAX_THUMB_BYTES)
  })

  it('is upright and removes place, camera and other hidden data', async () => {
    const located = await locatedPicture()
    expect(await sharp(located).metadata()).toMatchObject({ orientation: 6, width: 400, exif: expect.anything() })
    expect((await sharp(located).metadata()).icc).toBeDefined()
    expect(located.includes('SecretCamera')).toBe(true)
    const { card, thumb, ...size } = await drawPicture(located)
    expect(size).toEqual({ width: 200, height: 400 })
    for (const bytes of [card, thumb]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(bytes.includes('SecretCamera') || bytes.includes('EXIF')).toBe(false)
    }
  })

  it('draws the first frame of a short animation, and transparency on white', async () => {
    expect(await drawPicture(await animation(3))).toMatchObject({ width: 16, height: 12 })
    const clear = { r: 200, g: 0, b: 0, alpha: 0 }
    const glass = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { data, info } = await sharp((await drawPicture(glass)).card)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    expect(Math.min(...data)).toBeGreaterThan(250)
  })

  it('draws the same bytes from the same bytes, on one thread or several', async () => {
    const source = await noisyPicture(700, 500)
    const threads = sharp.concurrency()
    try {
      sharp.concurrency(1)
      const first = await drawPicture(source)
      sharp.concurrency(4)
      expect(await drawPicture(source)).toEqual(first)
    } finally {
      sharp.concurrency(threads)
    }
  })
})

describe('a picture is refused', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'],
    ['%PDF-1.7\n1 0 obj'],
    ['II*\0'],
    ['no picture'],
    [''],
  ])('when it is %j', async (content) => {
    expect(await refusalOf(Buffer.from(content))).toBe('not_a_picture')
  })

  it('when it unpacks to more than 50 million pixels, however small the file', async () => {
    const bomb = packedPng(30_000, 30_000, 10)
    expect(bomb.length).toBeLessThan(5000)
    expect(await refusalOf(bomb)).toBe('too_many_pixels')
    expect(await refusalOf(packedPng(50_000_001, 1))).toBe('too_many_pixels')
  })

  it('when it ends early or is damaged', async () => {
    const photo = await noisyPicture(200, 150)
    expect(await refusalOf(photo.subarray(0, photo.length / 2))).toBe('damaged')
    expect(await refusalOf(photo.subarray(0, 20))).toBe('damaged')
    expect(await refusalOf(packedPng(300, 300, 100))).toBe('damaged')
    const bent = packedPng(300, 300)
    bent.fill(0xff, 50, 70)
    expect(await refusalOf(bent)).toBe('damaged')
  })

  it('when only its first bytes look like a picture', async () => {
    for (const start of [
      'ffd8ffe0',
      '89504e470d0a1a0a',
      '474946383961',
      '524946460000000057454250',
      '000000206674797061766966',
    ])
      expect(await refusalOf(Buffer.concat([Buffer.from(start, 'hex'), Buffer.from('<svg/>')]))).toBe('damaged')
  })

  it('when it is an animation of more than 100 frames', async () => {
    expect(await refusalOf(await animation(101))).toBe('too_many_frames')
  })

  it('or drawn, for any change of its bytes', async () => {
    const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
    const files = await Promise.all(formats.map((format) => plainPicture(60, 40, format)))
    const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.integer({ min: 0, max: 255 }) })
    const damaged = fc
      .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 8 }))
      .map(([file, changes]) => {
        const bytes = Buffer.from(file)
        for (const { at, to } of changes) bytes[Math.min(Math.floor(at * bytes.length), bytes.length - 1)] = to
        return bytes
      })
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const drawn = await drawPicture(bytes).catch((error: unknown) => error)
        if (drawn instanceof PictureRefusedError) return
        expect(drawn).toMatchObject({ card: expect.any(Buffer), thumb: expect.any(Buffer) })
      }),
      { numRuns: 60 },
    )
  })
})
