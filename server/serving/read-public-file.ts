import type { Documents } from './documents.ts'

/**
 * Reads a public file's bytes, for answers that contain them.
 * @param path address such as `/media/1.webp`
 * @returns undefined when the release has no such file, or one larger than `maxBytes`
 */
export async function readPublicFile(
  { hot, large }: Pick<Documents, 'hot' | 'large'>,
  path: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const kept = hot.get(path)
  if (kept) {
    const { contentType, identity } = kept.representation
    return identity.body.length <= maxBytes ? { bytes: identity.body, contentType } : undefined
  }
  const onDisk = large.get(path)
  if (!onDisk || onDisk.bytes > maxBytes || onDisk.bytes === 0) return undefined
  const content = await onDisk.whole()
  const bytes = content instanceof Uint8Array ? content : Buffer.concat(await content.toArray())
  return { bytes, contentType: onDisk.contentType }
}
