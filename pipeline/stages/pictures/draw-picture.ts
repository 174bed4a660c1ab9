import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import {
  CARD_FRAME,
  MAX_PICTURE_BYTES,
  MAX_THUMB_BYTES,
  THUMB_FRAME,
  type PictureRefusal,
} from '../../../models/contracts/listings/picture.ts'
import { pictureFormat } from '../../files/picture-format.ts'

/** Maximum pixels of an input picture: a small file can unpack to a huge bitmap. */
const MAX_INPUT_PIXELS = 50_000_000
/** Maximum frames: only the first is drawn, and an animation with more is not a photo. */
const MAX_FRAMES = 100
const MAX_SECONDS = 15

/** Version of the drawing code and libraries in picture names: a name must change when its bytes do. */
export const DRAWING_VERSION = `3 ${sharp.versions.vips} ${sharp.versions.webp}`

/** A picture in the release: both sizes are WebP; `width` and `height` are those of the card. */
export interface DrawnPicture {
  card: Buffer
  thumb: Buffer
  width: number
  height: number
}

/** A file that cannot be shown, with the reason. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError'
  readonly refusal: PictureRefusal
  constructor(refusal: PictureRefusal, detail: string) {
    super(`${refusal.replaceAll('_', ' ')}: ${detail}`)
    this.refusal = refusal
  }
}

/**
 * Redraws a picture upright, on white, in sRGB: a card of at most 640 × 480 and 40 KB, a thumbnail of at most 320 × 240 and 12 KB. Removes hidden
 * data (place, camera, colour profile, other). The same bytes give the same bytes.
 * @throws PictureRefusedError for a file that is not JPEG, PNG, WebP, GIF or AVIF, is damaged, or has more than 50 million pixels or 100 frames
 */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture> {
  const bitmap = await openBitmap(bytes)
  const card = await encode(bitmap, CARD_FRAME, MAX_PICTURE_BYTES)
  const thumb = await encode(bitmap, THUMB_FRAME, MAX_THUMB_BYTES)
  return { card: card.data, thumb: thumb.data, width: card.info.width, height: card.info.height }
}

/** Unpacks the file once, to the size of the card: no later step touches the original bytes. */
async function openBitmap(bytes: Uint8Array): Promise<Sharp> {
  if (pictureFormat(bytes) === undefined) throw new PictureRefusedError('not_a_picture', 'of a format that is not read')
  const limits = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const
  assertSize(await opened(sharp(bytes, limits).metadata()))
  const unpacked = sharp(bytes, limits)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ ...CARD_FRAME, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  const { data, info } = await opened(unpacked.raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

function assertSize({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  if (width * pageHeight > MAX_INPUT_PIXELS)
    throw new PictureRefusedError('too_many_pixels', `${width} × ${pageHeight}, at most ${MAX_INPUT_PIXELS} are opened`)
  if (pages > MAX_FRAMES) throw new PictureRefusedError('too_many_frames', `${pages}, at most ${MAX_FRAMES} are opened`)
}

async function opened<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/pixel limit/i.test(message)) throw new PictureRefusedError('too_many_pixels', message)
    throw new PictureRefusedError(/timeout/i.test(message) ? 'too_slow' : 'damaged', message)
  }
}

/** Tries smaller frames, each with falling quality, until the picture is small enough; a bitmap of 20 pixels always is. */
async function encode(
  bitmap: Sharp,
  { width, height }: { width: number; height: number },
  maxBytes: number,
): Promise<{ data: Buffer; info: OutputInfo }> {
  for (let scale = 1; ; scale *= 0.75) {
    const frame = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const sized = bitmap.clone().resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    for (const quality of [75, 60, 45]) {
      const drawn = await sized.clone().webp({ quality }).toBuffer({ resolveWithObject: true })
      if (drawn.data.length <= maxBytes) return drawn
    }
  }
}
