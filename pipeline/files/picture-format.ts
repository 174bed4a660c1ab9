const FORMATS = [
  { format: 'jpeg', offset: 0, magic: 'ffd8ff' },
  { format: 'png', offset: 0, magic: '89504e470d0a1a0a' },
  { format: 'gif', offset: 0, magic: '47494638' },
  { format: 'webp', offset: 8, magic: '57454250' },
  { format: 'avif', offset: 4, magic: '6674797061766966' },
  { format: 'avif', offset: 4, magic: '6674797061766973' },
] as const

export type PictureFormat = (typeof FORMATS)[number]['format']

/**
 * Identifies a picture format by its first bytes. The image library also reads SVG, PDF and TIFF, which can refer to other files or unpack to
 * anything: it must never receive them.
 * @returns undefined for every other format
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('hex')
  return FORMATS.find(({ offset, magic }) => start.startsWith(magic, 2 * offset))?.format
}
