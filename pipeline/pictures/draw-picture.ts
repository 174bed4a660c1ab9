import sharp from 'sharp'
import { MAX_PICTURE_BYTES } from '../../models/contracts/picture.ts'

/** Largest frame first, each at falling quality, until the picture is small enough. */
const FRAMES = [
  { width: 640, height: 480, qualities: [75, 60, 45] },
  { width: 480, height: 360, qualities: [60, 40] },
  { width: 320, height: 240, qualities: [40, 20, 1] },
]
/** A small file can unpack to a huge bitmap; beyond this it is not opened. */
const MAX_INPUT_PIXELS = 50_000_000

/** Stands for everything above in the names of pictures: a name must not keep while what is drawn changes. */
export const DRAWING_VERSION = 2

/**
 * Draws a picture anew as WebP of at most 640 × 480 and 40 KB; what was hidden in the file (place, camera, other data) stays behind.
 * @param input path of a picture, or its bytes
 * @throws Error when it is no picture, or a bitmap of more than 50 million pixels
 */
export async function drawPicture(input: string | Uint8Array): Promise<Buffer> {
  let drawn = Buffer.alloc(0)
  for (const { qualities, ...frame } of FRAMES) {
    const bitmap = sharp(input, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    for (const quality of qualities) {
      drawn = await bitmap.clone().webp({ quality }).toBuffer()
      if (drawn.length <= MAX_PICTURE_BYTES) return drawn
    }
  }
  throw new Error(`a picture of ${drawn.length} bytes, expected at most ${MAX_PICTURE_BYTES}`)
}
