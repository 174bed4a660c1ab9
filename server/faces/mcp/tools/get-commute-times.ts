import { z } from 'zod'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../../models/contracts/places/commute.ts'
import type { CommuteMode, CommuteSpan } from '../../../../models/contracts/places/commute.ts'
import { communeNote } from '../../../queries/places/commune-note.ts'
import { commuteTimesSchema } from '../../../../models/contracts/places/commute-times.ts'
import type { CommuteTimes } from '../../../../models/contracts/places/commute-times.ts'
import { getCommuteTimes as commuteTimesOf } from '../../../queries/places/get-commute-times.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { defineTool } from '../offer/tool.ts'

const NAMES = {
  'luxembourg-city': 'Luxembourg City (station and upper town)',
  kirchberg: 'Kirchberg',
  belval: 'Belval',
}

export const getCommuteTimes = defineTool({
  name: 'get_commute_times',
  title: 'Commute times from a commune',
  description:
    'Get door-to-door minutes from one Luxembourg commune to Luxembourg City, Kirchberg and Belval by ' +
    'car, transit, bike and walk, at peak and off-peak hours, each with its range and method. Use it ' +
    'to compare places. Not for single addresses: figures are averages over the commune. ' +
    'Returns all four modes; mode highlights one.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: z.strictObject({
    commune: communeArgument,
    destination: z.enum(COMMUTE_DESTINATIONS).optional().describe('default: all three'),
    mode: z.enum(COMMUTE_MODES).optional().describe('highlights one of the four'),
    locale: localeArgument,
  }),
  output: commuteTimesSchema,
  answer({ facts, locale }, args) {
    const structured = commuteTimesOf(facts, { ...args, locale })
    const note = communeNote(facts, args.commune, facts.communes.get(structured.commune.slug)!)
    return { structured, text: describe(structured), notes: [...(note === null ? [] : [note]), ...notesOf(structured)] }
  },
})

function describe({ commune, destinations, mode, intervalLevel }: CommuteTimes): string {
  return [
    `${commune.name} (${commune.slug}): minutes door to door at peak hours (arriving 7 to 9) and off ` +
      `peak (10 to 15), each with the range that should cover ${intervalLevel * 100} % of trips.`,
    ...destinations.flatMap(({ destination, fastest, times }) => [
      `To ${NAMES[destination]}, fastest at peak hours ${fastest.peak}, off peak ${fastest.offPeak}:`,
      ...inOrder(times, mode).map((time) => describeMode(time, time.mode === mode)),
    ]),
  ].join('\n')
}

/** Puts the requested mode first. */
function inOrder(times: CommuteTimes['destinations'][number]['times'], mode: CommuteMode | null) {
  return times.toSorted((a, b) => Number(b.mode === mode) - Number(a.mode === mode))
}

function describeMode(time: CommuteTimes['destinations'][number]['times'][number], isAsked: boolean): string {
  const { mode, peak, offPeak, distanceKm, method, stale, validOn, via } = time
  const facts = [
    ...(distanceKm === null ? [] : [`${distanceKm} km`]),
    ...(via === null ? [] : [`most passengers board at ${via}`]),
    `${method}, data of ${validOn}${stale ? ', outdated' : ''}`,
  ]
  return `- ${mode}${isAsked ? ' (requested)' : ''}: ${span(peak)}, ${span(offPeak)}; ${facts.join('; ')}`
}

function span({ minutes, low, high }: CommuteSpan): string {
  return `${minutes} (${low} to ${high})`
}

function notesOf({ destinations }: CommuteTimes): string[] {
  const times = destinations.flatMap((each) => each.times)
  return [
    ...(times.some(({ method }) => method === 'estimated')
      ? [
          'Estimated times come from distances, train minutes and usual congestion, not from a route planner; check a real trip before deciding.',
        ]
      : []),
    ...(times.some(({ stale }) => stale)
      ? ['Some data behind these times has expired or is more than a year old.']
      : []),
  ]
}
