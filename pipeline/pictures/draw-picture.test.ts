import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '../../models/contracts/picture.ts'
import { seededRandom } from '../../models/valuation/boosting/random.ts'
import { drawPicture } from './draw-picture.ts'

/** Noise, which no coding makes small. */
function noise(width: number, height: number): Promise<Buffer> {
  const random = seededRandom(3)
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => Math.floor(256 * random()))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

describe('drawing a picture', () => {
  it('keeps within 640 × 480 and the proportions', async () => {
    const plain = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    expect(await sharp(await drawPicture(plain)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 })
  })

  it('keeps within its bytes, whatever it shows', async () => {
    const source = await noise(900, 700)
    expect(source.length).toBeGreaterThan(10 * MAX_PICTURE_BYTES)
    expect((await drawPicture(source)).length).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  })

  it('leaves behind what was hidden in the file', async () => {
    const located = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    expect((await sharp(await drawPicture(located)).metadata()).exif).toBeUndefined()
  })

  it('refuses what is no picture', async () => {
    await expect(drawPicture(Buffer.from('no picture'))).rejects.toThrow('unsupported image format')
  })
})
