import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import { benchmarkTables, type CommuteBenchmark } from './benchmark-tables.ts'
import { COMMUTE_PARAMETERS_DATE, commuteTimes } from '../../../models/commute/commune-commute.ts'
import { scoreKnownTrips, tripErrors } from '../../../models/commute/evaluate-known-trips.ts'
import { communeOrigins, transitNetwork } from '../../../pipeline/stages/analyze/commute.ts'
import { loadReference, type Reference } from '../../../pipeline/reference/load-reference.ts'
import { writeBenchmark } from '../model-card.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const USAGE = `node scripts/evaluation/commute/commute.ts [--write]
Compares the commute model with the known trips of models/commute/known-minutes.ts, on the committed tables.
--write renews models/commute/benchmark.json and the tables of the model card.`

await main()

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(USAGE)
  const benchmark = measure(await loadReference(join(ROOT, 'data/reference')))
  console.log(benchmarkTables(benchmark))
  if (values.write) writeBenchmark('commute', benchmark, benchmarkTables)
}

function measure(reference: Reference): CommuteBenchmark {
  const network = transitNetwork(reference)
  const trips = scoreKnownTrips(network)
  const facts = { network, validOn: COMMUTE_PARAMETERS_DATE }
  const rows = commuteTimes(communeOrigins(reference), facts, COMMUTE_PARAMETERS_DATE)
  const spread = COMMUTE_DESTINATIONS.flatMap((destination) =>
    COMMUTE_MODES.map((mode) => {
      const minutes = rows
        .filter((row) => row.destination === destination && row.mode === mode && row.period === 'peak')
        .map((row) => row.minutes)
        .sort((a, b) => a - b)
      const median = minutes[Math.floor(minutes.length / 2)]!
      return { destination, mode, least: minutes[0]!, median, most: minutes.at(-1)! }
    }),
  )
  return { errors: tripErrors(trips), trips, spread }
}
