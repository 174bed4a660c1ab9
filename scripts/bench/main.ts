import { runAll } from '../run-all.ts'

/** `make bench`: measures speed and memory as ratios to a baseline in the same run. Takes about 15 minutes on two cores. */
runAll([
  ['bench/server.ts'],
  ['bench/mcp.ts'],
  ['bench/allowance.ts'],
  ['bench/release-swap.ts'],
  ['bench/pipeline.ts'],
  ['bench/search.ts'],
  ['bench/lease.ts'],
])
