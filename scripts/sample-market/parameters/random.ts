import { drawNormal } from '../../../models/statistics/draw-normal.ts'

/** A seeded stream of pseudo-random numbers with the distributions that the sample market needs. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** Whole number, uniform in [low, high], both inclusive. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  /** Standard normal. */
  normal(): number
  /** Student-t with 5 degrees of freedom scaled to unit variance: heavier tails than the normal. */
  heavyTailed(): number
  pick<T>(items: readonly T[]): T
}

/**
 * Creates one stream per concern: the same seed and name give the same numbers, and a new concern changes no other.
 * Generator: sfc32 (Chris Doty-Humphrey, PractRand), seeded by FNV-1a.
 */
export function createRandom(seed: number, name: string): Random {
  const next = sfc32(seed, name)
  const normal = () => drawNormal(next)
  return {
    next,
    normal,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    heavyTailed: () => {
      let squares = 0
      for (let degree = 0; degree < 5; degree++) squares += normal() ** 2
      return (normal() / Math.sqrt(squares / 5)) * Math.sqrt(3 / 5)
    },
    pick: (items) => items[Math.floor(items.length * next())]!,
  }
}

/** Draws from `items` in proportion to their weights, in logarithmic time. */
export function weightedPicker<T>(items: readonly T[], weight: (item: T) => number): (random: Random) => T {
  const sums: number[] = []
  let total = 0
  for (const item of items) sums.push((total += weight(item)))
  if (!(total > 0)) throw new RangeError('Cannot pick: all weights are zero')
  return (random) => items[firstAbove(sums, random.next() * total)]!
}

function firstAbove(sums: readonly number[], target: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > target) high = middle
    else low = middle + 1
  }
  return low
}

function sfc32(seed: number, name: string): () => number {
  let a = fnv1a(name, 0x811c9dc5)
  let b = fnv1a(name, seed | 0)
  let c = seed | 0
  let counter = 1
  const draw = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) draw()
  return draw
}

function fnv1a(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
