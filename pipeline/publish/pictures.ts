import { copyFileSync, existsSync } from 'node:fs'
import type { Run } from '../engine/job.ts'
import { pictureFile } from '../files/finished-pictures.ts'
import { PUBLISHED_LISTINGS } from './indexes/published-listings.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'

/** Copies the pictures of listings in both sizes. They are named after their content, so a name never changes its bytes. */
export async function publishPictures({ warehouse, settings }: Run, writer: ReleaseWriter): Promise<void> {
  const shown = await warehouse.all<{ path: string }>(
    `SELECT DISTINCT unnest([picture.path, picture.thumb_path]) AS path
     FROM picture SEMI JOIN (SELECT unnest(from_json(photos, '["VARCHAR"]')) AS path FROM ${PUBLISHED_LISTINGS}) AS shown
       ON shown.path = picture.path ORDER BY path`,
  )
  for (const { path } of shown) {
    const file = pictureFile(settings, path)
    if (!existsSync(file))
      throw new Error(`The picture ${file} is gone; \`lux run --force --only pictures\` draws it again.`)
    await writer.adopt(`public${path}`, { contentType: 'image/webp', publicPath: path }, async (target) =>
      copyFileSync(file, target),
    )
  }
}
