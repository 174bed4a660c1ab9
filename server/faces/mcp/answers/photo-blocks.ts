import type { ContentBlock } from '@modelcontextprotocol/server'
import { readPublicFile } from '../../../serving/read-public-file.ts'
import type { Release } from '../../../serving/release.ts'

/** A photo with the words that name its listing. */
export interface LabelledPhoto {
  /** Address within the release; only photos stored by the service can be shown. */
  photo: string
  label: string
}

export const MAX_PHOTO_BLOCKS = 5
const MAX_BYTES_EACH = 40_000
const MAX_BYTES_TOGETHER = 200_000
const IMAGE_TYPES = new Set(['image/jpeg', 'image/webp'])

/** Image blocks of the first available photos, each after its label: at most 5, 40 KB each, 200 KB together. */
export async function photoBlocks({ documents }: Release, photos: readonly LabelledPhoto[]): Promise<ContentBlock[]> {
  const blocks: ContentBlock[] = []
  let left = MAX_BYTES_TOGETHER
  for (const { photo, label } of photos) {
    if (blocks.length >= 2 * MAX_PHOTO_BLOCKS) break
    if (!photo.startsWith('/')) continue
    const file = await readPublicFile(documents, photo, Math.min(MAX_BYTES_EACH, left))
    if (!file || !IMAGE_TYPES.has(file.contentType)) continue
    left -= file.bytes.length
    const data = Buffer.from(file.bytes).toString('base64')
    blocks.push({ type: 'text', text: label }, { type: 'image', data, mimeType: file.contentType })
  }
  return blocks
}
