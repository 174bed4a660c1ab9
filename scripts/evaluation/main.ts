import { runAll } from '../run-all.ts'

/** `make bench-models`: runs the statistical models on the public benchmarks and updates the tables of their cards. */
runAll([
  ['evaluation/forecast/forecast.ts'],
  ['evaluation/forecast/official.ts', '--write'],
  ['evaluation/forecast/nowcast/main.ts', '--write'],
  ['evaluation/forecast/paid-to-asked/main.ts', '--write'],
  ['evaluation/prices/market.ts', '--write'],
  ['evaluation/prices/index-coverage.ts', '--write'],
  ['evaluation/prices/official.ts'],
  ['evaluation/prices/real-levels.ts'],
  ['evaluation/valuation/valuation.ts'],
  ['evaluation/liveability/liveability.ts', '--write'],
  ['evaluation/commute/commute.ts', '--write'],
  ['evaluation/search/search-public.ts'],
])
