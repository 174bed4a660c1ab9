import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { linearReader } from '../../models/learned/linear-reader.ts'
import type { WishReader } from '../../models/search/understand/learned/life-clauses.ts'
import { ROOT } from '../base/settings.ts'

/** Reads the learned readers of wishes and of lives. */
export async function loadWishReader(directory: string = join(ROOT, 'data', 'reference')): Promise<WishReader> {
  const [wishes, life] = await Promise.all(
    ['wish-reader.bin', 'life-reader.bin'].map(async (name) => linearReader(await readFile(join(directory, name)))),
  )
  return { ...wishes!, life: life! }
}
