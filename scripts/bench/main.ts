import { runAll } from '../run-all.ts'

/** `make bench`: speed and memory, as ratios against a baseline in the same run. Takes about a quarter of an hour on two cores. */
runAll([
  ['bench/server.ts'],
  ['bench/mcp.ts'],
  ['bench/allowance.ts'],
  ['bench/release-swap.ts'],
  ['bench/pipeline.ts'],
  ['bench/search.ts'],
  ['bench/lease.ts'],
])
