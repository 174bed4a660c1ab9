import { runAll } from './run-all.ts'

/** `make bench-models`: the statistical models on the public benchmarks, and the tables of their cards. */
runAll([
  ['./forecast.ts'],
  ['./market.ts', '--write'],
  ['./official.ts'],
  ['./valuation.ts'],
  ['./liveability.ts', '--write'],
  ['./commute.ts', '--write'],
  ['./search-public.ts'],
])
