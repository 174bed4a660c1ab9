import { resolve, sep } from 'node:path'
import { ROOT } from '../../base/settings.ts'

/** A path of the machine; the path of an address on the web stands behind its host. */
const PATH = /(?<![\w:/])\/(?:[^\s/,'"]+\/)+([^\s/,'"]+\/[^\s/,'"]+)/g

/**
 * Words an error for the release: a file of the project by its path within the data folder or the project, any other by its last two names. The same
 * inputs in another folder give the same release, and it tells nothing of the machine.
 */
export function publicReason(reason: string, dataDir: string): string {
  return [dataDir, ROOT]
    .reduce((text, folder) => text.replaceAll(`${resolve(folder)}${sep}`, ''), reason)
    .replaceAll(PATH, '…/$1')
}
