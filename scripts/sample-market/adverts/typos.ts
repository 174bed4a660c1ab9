import type { Random } from '../parameters/random.ts'

/** Adds two or three typing errors: letters swapped, doubled or left out. Never changes digits and addresses: an error could produce a real one. */
export function garble(random: Random, text: string): string {
  let garbled = text
  for (let slip = random.integer(2, 3); slip > 0; slip--) {
    const at = random.integer(1, Math.max(1, garbled.length - 3))
    const pair = garbled.slice(at, at + 2)
    if (!/^\p{Ll}{2}$/u.test(pair) || isInAddress(garbled, at)) continue
    const replacement = random.pick([pair[1]! + pair[0]!, pair[0]! + pair, pair[0]!])
    garbled = garbled.slice(0, at) + replacement + garbled.slice(at + 2)
  }
  return garbled
}

function isInAddress(text: string, at: number): boolean {
  const start = text.lastIndexOf(' ', at) + 1
  const end = text.indexOf(' ', at)
  return /@|:\/\//.test(text.slice(start, end < 0 ? undefined : end))
}
