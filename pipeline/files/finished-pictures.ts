import { join } from 'node:path'
import type { Settings } from '../base/settings.ts'

/** Where the finished pictures lie until a release takes them along. */
export function pictureDirectory({ dataDir }: Settings): string {
  return join(dataDir, 'warehouse', 'pictures')
}

export function pictureFile(settings: Settings, path: string): string {
  return join(pictureDirectory(settings), path.slice('/media/'.length))
}
