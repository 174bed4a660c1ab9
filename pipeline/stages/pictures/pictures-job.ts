import { existsSync } from 'node:fs'
import type { Job } from '../../engine/job.ts'
import { pictureDirectory } from '../../files/finished-pictures.ts'

/**
 * Redraws the pictures of adverts on the market in two sizes, both those delivered with a feed and fetched ones. Removes hidden data (place, camera,
 * other).
 */
export const picturesJob: Job = {
  name: 'pictures',
  title: 'pictures of adverts on the market',
  inputs: ['advert', 'photo'],
  outputs: ['picture'],
  module: import.meta.url,
  missing: ({ settings }) => (existsSync(pictureDirectory(settings)) ? null : 'the pictures are gone'),
  // The library that draws takes longer to load than all else that a run without news does.
  work: async (run) => (await import('./make-pictures.ts')).makePictures(run),
}
