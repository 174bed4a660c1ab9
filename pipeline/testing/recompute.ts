import { join } from 'node:path'
import type { Recipe } from '../publish/tables/recipes.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'
import type { LuxHome } from './lux-home.ts'

interface Pair {
  readonly published: number
  readonly recomputed: number
}

/** Computes a published figure again from the file to attach. @returns all pairs, and those that differ by more than rounding */
export async function recompute(
  home: LuxHome,
  { sql, rounding }: Pick<Recipe, 'sql' | 'rounding'>,
): Promise<{ pairs: Pair[]; unequal: Pair[] }> {
  const kit = await openKit(home)
  try {
    const pairs = await kit.all<{ published: number; recomputed: number }>(sql)
    const isEqual = ({ published, recomputed }: Pair): boolean => Math.abs(published - recomputed) <= rounding + 1e-9
    return { pairs, unequal: pairs.filter((pair) => !isEqual(pair)) }
  } finally {
    kit.close()
  }
}

/** Opens the file to attach of the current release as an outsider would; the caller closes it. */
export async function openKit({ store, release }: LuxHome): Promise<Warehouse> {
  const kit = await openWarehouse({ location: ':memory:', threads: 1 })
  const file = join(store.directory, release().id, 'public', 'data', 'lux.duckdb')
  await kit.run(`ATTACH '${file}' AS lux (READ_ONLY); USE lux`)
  return kit
}
