import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { seededRandom } from '../../../models/statistics/random.ts'

type Encoded = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** A plain picture. */
export function plainPicture(
  width: number,
  height: number,
  format: Encoded = 'jpeg',
  colour = '#58a',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
}

/** Noise that no format compresses well. */
export function noisyPicture(width: number, height: number): Promise<Buffer> {
  const random = seededRandom(3)
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => Math.floor(256 * random()))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A photo with GPS position and camera data, to be rotated by a quarter turn. */
export function locatedPicture(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 36/1 42/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 7/1 48/1' },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer()
}

/** A PNG of a few kilobytes that unpacks to `width` × `height` grey pixels: a decompression bomb when there are many. */
export function packedPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 })
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

/** A GIF of `frames` frames. */
export function animation(frames: number): Promise<Buffer> {
  const [width, pageHeight] = [16, 12]
  const pixels = Buffer.alloc(width * pageHeight * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    const size = width * pageHeight * 3
    pixels.fill((frame * 37) % 256, frame * size, (frame + 1) * size)
  }
  return sharp(pixels, { raw: { width, height: pageHeight * frames, channels: 3, pageHeight } })
    .gif({ loop: 0 })
    .toBuffer()
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
