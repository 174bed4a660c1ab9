/**
 * Maximises a smooth function of positive parameters by cyclic parabolic steps in logarithms: each coordinate is
 * probed either side of the best point and moved to the top of the parabola through the three values. Deterministic
 * and bounded: at most `sweeps` rounds, fewer once a round gains less than `tolerance`.
 */
export function maximiseByCoordinates<P extends Record<string, number>>(
  start: P,
  objective: (parameters: P) => number,
  options: { sweeps: number; tolerance: number; transform: (name: keyof P) => Transform },
): { parameters: P; value: number } {
  const names = Object.keys(start) as (keyof P)[]
  const reach = new Map(names.map((name) => [name, 0.7]))
  let best = start
  let value = objective(start)
  for (let sweep = 0; sweep < options.sweeps; sweep++) {
    const before = value
    for (const name of names) {
      const { toFree, fromFree } = options.transform(name)
      const step = reach.get(name)!
      const centre = toFree(best[name]!)
      const probe = (free: number): { parameters: P; value: number } => {
        const parameters = { ...best, [name]: fromFree(free) }
        return { parameters, value: objective(parameters) }
      }
      const low = probe(centre - step)
      const high = probe(centre + step)
      const curvature = low.value + high.value - 2 * value
      const tops = [low, high]
      if (curvature < 0) {
        const shift = (0.5 * step * (low.value - high.value)) / curvature
        if (Math.abs(shift) > 0.02 && Math.abs(shift) < step) tops.push(probe(centre + shift))
      }
      const top = tops.reduce((a, b) => (b.value > a.value ? b : a))
      const moved = top.value > value
      if (moved) ({ parameters: best, value } = { parameters: top.parameters, value: top.value })
      reach.set(name, moved && (top === low || top === high) ? step * 1.3 : step * 0.5)
    }
    if (value - before < options.tolerance) break
  }
  return { parameters: best, value }
}

/** Map between a parameter and the whole real line. */
export type Transform = { toFree: (value: number) => number; fromFree: (free: number) => number }

/** For standard deviations: logarithm. */
export const LOGARITHM: Transform = { toFree: Math.log, fromFree: Math.exp }

/** For persistence in (0, 0.995): logarithm of what is lost in a quarter, kept away from a unit root. */
export const PERSISTENCE: Transform = {
  toFree: (value) => Math.log(1 - value),
  fromFree: (free) => 1 - Math.min(Math.max(Math.exp(free), 0.005), 0.7),
}
