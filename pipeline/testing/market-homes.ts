import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { createMarketHome, finished, homeIn, type LuxHome } from './lux-home.ts'

/** Files that arrive later in a market delivered in two parts: the newest snapshot and half of the archives. */
const SECOND_PART = /2026-09-30|archive-2025|archive-2024/

/** Creates a home with a release of the whole of a market, published at once. The release is built once per test run. */
export function publishedHome(): Promise<LuxHome> {
  return copyOf('published', async (folder) => {
    const home = await createMarketHome({}, folder)
    await home.succeed(['run'])
  })
}

/** Creates a home with a release of the first part of a market, and all files ready for the next release. */
export async function firstPartHome(): Promise<LuxHome> {
  return copyOf('first-part', async (folder) => {
    const home = await createMarketHome({}, folder)
    const bringBack = holdBack(home, SECOND_PART)
    await home.succeed(['run'])
    bringBack()
  })
}

/** Creates a home with the releases of the first part and of the whole of a market. */
export async function twoPartsHome(): Promise<LuxHome> {
  const first = await firstPartHome()
  try {
    return await copyOf('two-parts', async (folder) => {
      // In a process of its own, like the runs that are killed at shares of its times.
      const { code, stderr } = await finished(first.copy(folder).start(['run']))
      if (code !== 0) throw new Error(stderr)
    })
  } finally {
    first.remove()
  }
}

async function copyOf(name: string, build: (folder: string) => Promise<void>): Promise<LuxHome> {
  return homeIn(await buildOnce(name, build)).copy()
}

function holdBack({ feeds, dataDir }: LuxHome, names: RegExp): () => void {
  const aside = join(dataDir, 'held')
  mkdirSync(aside)
  const held = readdirSync(feeds, { recursive: true, encoding: 'utf8' }).filter((path) => names.test(path))
  const places = held.map((path, index): [string, string] => [join(feeds, path), join(aside, String(index))])
  for (const [place, kept] of places) renameSync(place, kept)
  return () => {
    for (const [place, kept] of places) renameSync(kept, place)
  }
}
