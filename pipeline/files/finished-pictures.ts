import { join } from 'node:path'
import type { Settings } from '../base/settings.ts'

/** Folder of finished pictures, from which a release copies them. */
export function pictureDirectory({ dataDir }: Settings): string {
  return join(dataDir, 'warehouse', 'pictures')
}

export function pictureFile(settings: Settings, path: string): string {
  return join(pictureDirectory(settings), path.slice('/media/'.length))
}
