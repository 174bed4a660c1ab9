import type { NewProperty } from './advert.ts'

/**
 * Homes of one commune, type and quarter that are likely lots of one project: they share a seller, or several sellers offer them at one price and area. A
 * home without a known seller stands alone.
 */
export type ProjectClusters = {
  /** Cluster of each home. */
  of: Int32Array
  /** Homes by cluster. */
  sizes: Float64Array
  /** Commune x type x quarter of each cluster. */
  cellOf: Int32Array
}

/** Variance between and within clusters; `correlation` is the share of the variance that homes of one cluster have in common. */
export type ClusterSpread = { variance: number; correlation: number }

/** Fewest degrees of freedom between clusters of the same cell from which their spread can be told. */
const FEWEST_COMPARISONS = 5

/** @param cellOf number of the commune x type x quarter of each home */
export function projectClusters(properties: readonly NewProperty[], cellOf: Int32Array): ProjectClusters {
  const roots = Int32Array.from(properties, (_, i) => i)
  const rootOf = (i: number): number => (roots[i] === i ? i : (roots[i] = rootOf(roots[i]!)))
  for (const homes of homesByCell(properties, cellOf)) {
    const firstWith = new Map<string, number>()
    for (const i of homes) {
      const { seller, priceEur, areaM2 } = properties[i]!
      for (const key of [`seller ${seller}`, `offer ${priceEur} ${areaM2}`]) {
        const first = firstWith.get(key)
        if (first === undefined) firstWith.set(key, i)
        else roots[rootOf(i)] = rootOf(first)
      }
    }
  }
  const numbers = new Map<number, number>()
  const of = Int32Array.from(properties, (_, i) => {
    const root = rootOf(i)
    const number = numbers.get(root) ?? numbers.size
    numbers.set(root, number)
    return number
  })
  const sizes = new Float64Array(numbers.size)
  const cells = new Int32Array(numbers.size)
  of.forEach((cluster, i) => {
    sizes[cluster]! += 1
    cells[cluster] = cellOf[i]!
  })
  return { of, sizes, cellOf: cells }
}

/** Numbers of the homes of each cell whose seller is known. */
function homesByCell(properties: readonly NewProperty[], cellOf: Int32Array): Iterable<number[]> {
  const cells = new Map<number, number[]>()
  properties.forEach(({ seller }, i) => {
    if (seller === undefined) return
    const homes = cells.get(cellOf[i]!)
    if (homes) homes.push(i)
    else cells.set(cellOf[i]!, [i])
  })
  return cells.values()
}

/**
 * Nested analysis of variance: homes within clusters, clusters within cells. The levels of cells drop out, so that it does not matter how closely they
 * follow a single project.
 * @returns undefined where no cluster has two homes or hardly any cell has two clusters
 */
export function clusterSpread(values: Float64Array, { of, sizes, cellOf }: ProjectClusters): ClusterSpread | undefined {
  const sums = new Float64Array(sizes.length)
  values.forEach((value, i) => (sums[of[i]!]! += value))
  const cells = new Map<number, { homes: number; sum: number; squares: number; clusters: number }>()
  sizes.forEach((size, cluster) => {
    const cell = cells.get(cellOf[cluster]!) ?? { homes: 0, sum: 0, squares: 0, clusters: 0 }
    cells.set(cellOf[cluster]!, {
      homes: cell.homes + size,
      sum: cell.sum + sums[cluster]!,
      squares: cell.squares + size * size,
      clusters: cell.clusters + 1,
    })
  })
  const within = values.reduce((sum, value, i) => sum + (value - sums[of[i]!]! / sizes[of[i]!]!) ** 2, 0)
  let between = 0
  sizes.forEach((size, cluster) => {
    const { sum, homes } = cells.get(cellOf[cluster]!)!
    between += size * (sums[cluster]! / size - sum / homes) ** 2
  })
  const freeWithin = values.length - sizes.length
  const freeBetween = sizes.length - cells.size
  if (freeWithin === 0 || freeBetween < FEWEST_COMPARISONS) return undefined
  const evenSize =
    [...cells.values()].reduce((sum, { homes, squares }) => sum + homes - squares / homes, 0) / freeBetween
  const own = within / freeWithin
  const shared = Math.max(0, (between / freeBetween - own) / evenSize)
  return { variance: own + shared, correlation: shared / (own + shared) }
}

/** Weight of each home: a cluster of n homes counts as n / (1 + (n - 1) correlation) homes that stand alone (Kish 1965). */
export function homeWeights({ of, sizes }: ProjectClusters, correlation: number): Float64Array {
  return Float64Array.from(of, (cluster) => 1 / (1 + (sizes[cluster]! - 1) * correlation))
}
