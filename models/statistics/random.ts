/** A deterministic stream of numbers in [0, 1): mulberry32 (Tommy Ettinger, public domain). The same seed gives the same stream. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** `count` distinct items of `items` in their original order, by selection sampling (Knuth, TAOCP 3.4.2, algorithm S). */
export function sampleOrdered(items: Int32Array, count: number, random: () => number): Int32Array {
  const chosen = new Int32Array(Math.min(count, items.length))
  for (let i = 0, taken = 0; taken < chosen.length; i++) {
    if ((items.length - i) * random() < chosen.length - taken) chosen[taken++] = items[i]!
  }
  return chosen
}

/** Shuffles the first `length` items in place (Fisher and Yates). */
export function shuffle(items: Int32Array, random: () => number, length: number = items.length): void {
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = items[i]!
    items[i] = items[j]!
    items[j] = held
  }
}
