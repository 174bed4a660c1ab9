import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { createMarketHome, finished, homeIn, type DrawnMarket, type LuxHome } from './lux-home.ts'

/** Files that arrive later in a market delivered in two parts: the newest snapshot and half of the archives. */
const SECOND_PART = /2026-09-30|archive-2025|archive-2024/

/** A market for releases that are built again and again: every model finds enough in it, and few adverts take long. */
export const FEW_ADVERTS: Partial<DrawnMarket> = { adverts: 600, active: 200 }

/** Creates a home with a release of the whole of a market, published at once. The release is built once per test run. */
export function publishedHome(market: Partial<DrawnMarket> = {}): Promise<LuxHome> {
  return copyOf(`published-${nameOf(market)}`, async (folder) => {
    const home = await createMarketHome(market, folder)
    await home.succeed(['run'])
  })
}

/** Creates a home with a release of the first part of a market, and all files ready for the next release. */
export async function firstPartHome(market: Partial<DrawnMarket> = {}): Promise<LuxHome> {
  return copyOf(`first-part-${nameOf(market)}`, async (folder) => {
    const home = await createMarketHome(market, folder)
    const bringBack = holdBack(home, SECOND_PART)
    await home.succeed(['run'])
    bringBack()
  })
}

/** Creates a home with the releases of the first part and of the whole of a market. */
export async function twoPartsHome(market: Partial<DrawnMarket> = {}): Promise<LuxHome> {
  const first = await firstPartHome(market)
  try {
    return await copyOf(`two-parts-${nameOf(market)}`, async (folder) => {
      // In a process of its own, like the runs that are killed at shares of its times.
      const { code, stderr } = await finished(first.copy(folder).start(['run']))
      if (code !== 0) throw new Error(stderr)
    })
  } finally {
    first.remove()
  }
}

function nameOf(market: Partial<DrawnMarket>): string {
  return Object.values(market).join('-') || 'whole'
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
