import { runAll } from './run-all.ts'

/** `make bench`: speed and memory, as ratios against a baseline in the same run. Takes about a quarter of an hour on two cores. */
runAll([
  ['./server.ts'],
  ['./mcp.ts'],
  ['./allowance.ts'],
  ['./release-swap.ts'],
  ['./pipeline.ts'],
  ['./search.ts'],
  ['./lease.ts'],
])
