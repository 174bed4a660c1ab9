/**
 * A draw from the standard normal distribution (Box and Muller 1958).
 *
 * @param random a stream of numbers in [0, 1)
 */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
