import { dotProduct } from '../../models/statistics/dot-product.ts'

export type Objective = (point: Float64Array) => { readonly value: number; readonly gradient: Float64Array }

const MEMORY = 10

/** Minimises with limited-memory BFGS and a backtracking line search (Nocedal and Wright 2006, algorithm 7.4). Deterministic. */
export function minimise(objective: Objective, start: Float64Array, maxIterations: number): Float64Array {
  let point = start
  let { value, gradient } = objective(point)
  const moves: Move[] = []
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const direction = descentDirection(gradient, moves)
    const slope = dotProduct(gradient, direction)
    if (slope > -1e-14) break
    // The first step has no curvature information: start short.
    let length = moves.length === 0 ? Math.min(1, 1 / norm(gradient)) : 1
    let next = plus(point, direction, length)
    let found = objective(next)
    while (found.value > value + 1e-4 * length * slope && length > 1e-10) {
      length /= 2
      next = plus(point, direction, length)
      found = objective(next)
    }
    if (found.value >= value) break
    const s = plus(next, point, -1)
    const y = plus(found.gradient, gradient, -1)
    const curvature = dotProduct(s, y)
    if (curvature > 1e-14) moves.push({ s, y, curvature })
    if (moves.length > MEMORY) moves.shift()
    point = next
    value = found.value
    gradient = found.gradient
  }
  return point
}

type Move = { readonly s: Float64Array; readonly y: Float64Array; readonly curvature: number }

function descentDirection(gradient: Float64Array, moves: readonly Move[]): Float64Array {
  let q = gradient
  const shares: number[] = []
  for (const { s, y, curvature } of moves.toReversed()) {
    const share = dotProduct(s, q) / curvature
    shares.unshift(share)
    q = plus(q, y, -share)
  }
  const last = moves.at(-1)
  const scale = last ? last.curvature / dotProduct(last.y, last.y) : 1
  q = q.map((value) => value * scale)
  moves.forEach(({ s, y, curvature }, index) => {
    q = plus(q, s, shares[index]! - dotProduct(y, q) / curvature)
  })
  return q.map((value) => -value)
}

function plus(left: Float64Array, right: Float64Array, factor: number): Float64Array {
  return left.map((value, index) => value + factor * right[index]!)
}

function norm(vector: Float64Array): number {
  return Math.sqrt(dotProduct(vector, vector))
}
