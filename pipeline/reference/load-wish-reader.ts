import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { linearReader } from '../../models/learned/linear-reader.ts'
import type { LinearReader } from '../../models/learned/linear-reader.ts'
import { ROOT } from '../base/settings.ts'

/** Reads the learned reader of wishes. */
export async function loadWishReader(directory: string = join(ROOT, 'data', 'reference')): Promise<LinearReader> {
  return linearReader(await readFile(join(directory, 'wish-reader.bin')))
}
