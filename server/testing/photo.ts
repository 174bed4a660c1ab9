import sharp from 'sharp'

/** A plain green picture, as WebP. */
export function aPhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9e7e' } })
    .webp()
    .toBuffer()
}
