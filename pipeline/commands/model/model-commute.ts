import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Command } from 'commander'
import { z } from 'zod'

import { COMMUTE_DESTINATIONS } from '../../../models/contracts/places/commute.ts'
import { sourceSchema } from '../../../models/contracts/release/source.ts'
import { arrangeTimes } from '../../../models/commute/arrange-times.ts'
import { COMMUTE_INTERVAL_LEVEL, COMMUTE_MODEL_VERSION, commuteTimes } from '../../../models/commute/commune-commute.ts'
import type { CommuneOrigin, TimetableFacts } from '../../../models/commute/commune-commute.ts'
import { createTimetableTrips } from '../../../models/commute/timetable-trips.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { buildPointIndex } from '../../../models/places/point-index.ts'
import { communeOrigins, transitNetwork, transitValidOn } from '../../stages/analyze/commute.ts'
import { TIMETABLE_WINDOW } from '../../stages/analyze/commute-timetable.ts'
import { FeedError } from '../../ingest/raw/feed-error.ts'
import { readGtfsTimetable } from '../../ingest/open-data/gtfs-timetable.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { badCell } from '../../files/csv-table.ts'
import { readJsonArguments } from './json-arguments.ts'
import { communeProblems, namedCommune } from './named-commune.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

const HELP = `
FILE: JSON, - for standard input:
  from         name or slug of a commune, locality or quarter (uses its commune), or {"latitude": 49.75, "longitude": 6.11}
  destination  optional: ${COMMUTE_DESTINATIONS.join(', ')}; default: all three
  asOf         optional: the day on which the age of facts is checked, such as 2026-11-21; default: today
Prints JSON: minutes with their range by destination, mode (car, transit, bike, walk) and period (peak, offPeak).

Invalid input ends with exit code 2 and a message for every field to correct.`

const point = z.strictObject({
  latitude: z.number().min(49.4).max(50.2),
  longitude: z.number().min(5.7).max(6.6),
})
const questionSchema = z.strictObject({
  from: z.union([z.string().trim().min(1).max(100), point], {
    error:
      'expected a name such as Mersch, or {"latitude": 49.4 to 50.2, "longitude": 5.7 to 6.6}, for example {"latitude": 49.75, "longitude": 6.11}',
  }),
  destination: z.enum(COMMUTE_DESTINATIONS).optional(),
  asOf: z.iso.date('expected a day such as 2026-11-21').optional(),
})
type Question = z.infer<typeof questionSchema>

/** `lux model commute`: minutes from one commune or point to the destinations. */
export function modelCommuteCommand(): Command {
  return new Command('commute')
    .description('calculate minutes from a commune or a point to three destinations, by car, transit, bike and on foot')
    .argument('[file]', 'JSON question', '-')
    .option('--gtfs <zip>', 'use the trips of this timetable instead of an estimate')
    .addHelpText('after', HELP)
    .action(async (file: string, { gtfs }: { gtfs?: string }) => {
      const question = await readJsonArguments(file, questionSchema, ({ from }) =>
        communeProblems(from, { file, field: 'from' }),
      )
      const today = isoDateAt(Date.now())
      console.log(JSON.stringify(await answerCommute(file, question, today, gtfs), null, 2))
    })
}

/** @param file name of the question in errors. @throws BadInputError */
async function answerCommute(file: string, question: Question, today: string, gtfs?: string): Promise<object> {
  const reference = await loadReference()
  const origin = originOf(file, question, reference)
  const timetable = gtfs === undefined ? undefined : await timetableFacts(gtfs)
  const facts = {
    network: transitNetwork(reference),
    validOn: transitValidOn(reference),
    ...(timetable && { timetable }),
  }
  const times = arrangeTimes(commuteTimes([origin], facts, question.asOf ?? today))[origin.slug]!
  const { destination } = question
  return {
    modelVersion: COMMUTE_MODEL_VERSION,
    intervalLevel: COMMUTE_INTERVAL_LEVEL,
    from: typeof question.from === 'string' ? origin.slug : question.from,
    destinations: destination ? { [destination]: times[destination] } : times,
  }
}

function originOf(file: string, { from }: Question, reference: Reference): CommuneOrigin {
  const origins = new Map(communeOrigins(reference).map((origin) => [origin.slug, origin]))
  if (typeof from === 'string')
    return origins.get(namedCommune(buildGazetteer(reference), from, { file, field: 'from' }))!
  // Bus frequency is that of the commune of the nearest village.
  const nearest = buildPointIndex(reference.localities).nearest(from.latitude, from.longitude, 20_000)
  if (!nearest) throw badCell(file, 1, 'from', JSON.stringify(from), 'a point within 20 km of a place in Luxembourg')
  return { ...origins.get(nearest.point.commune)!, slug: 'point', places: [{ ...from, share: 1 }] }
}

async function timetableFacts(path: string): Promise<TimetableFacts> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw badCell(path, 1, '', 'no such file', 'a GTFS zip')
  const source = sourceSchema.parse({
    id: 'timetable',
    title: 'Timetable',
    adapter: 'gtfs',
    location: { type: 'file', path },
    producer: { name: 'given on the command line' },
    licence: { name: 'not stated' },
    owner: 'command line',
    cadence: 'once',
  })
  const file = { path, name: basename(path), sha256: '', bytes: found.size, snapshotDate: null, fetchedAt: '' }
  try {
    const { date, lastDate, timetable } = await readGtfsTimetable(file, source, TIMETABLE_WINDOW)
    return { validOn: date, validTo: lastDate, trip: createTimetableTrips(timetable) }
  } catch (error) {
    if (error instanceof FeedError) throw badCell(path, 1, '', error.message, 'a GTFS zip that can be read')
    throw error
  }
}
