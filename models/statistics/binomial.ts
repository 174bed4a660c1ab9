/** Chance that at most `held` of `count` independent trials succeed, each with a chance of `share` between 0 and 1. */
export function binomialAtMost(held: number, count: number, share: number): number {
  const step = Math.log(share) - Math.log1p(-share)
  // In logs: the chance that none of some thousand trials succeeds is too small for a number.
  let log = count * Math.log1p(-share)
  let sum = Math.exp(log)
  for (let successes = 1; successes <= Math.min(held, count); successes++) {
    log += step + Math.log(count - successes + 1) - Math.log(successes)
    sum += Math.exp(log)
  }
  return held < 0 ? 0 : Math.min(1, sum)
}
