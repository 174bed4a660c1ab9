import { z } from 'zod'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../../models/contracts/places/commute.ts'
import type { CommuteMode, CommuteSpan } from '../../../../models/contracts/places/commute.ts'
import { communeNote } from '../../../queries/places/commune-note.ts'
import { commuteTimesSchema } from '../../../../models/contracts/places/commute-times.ts'
import type { CommuteTimes } from '../../../../models/contracts/places/commute-times.ts'
import { getCommuteTimes as commuteTimesOf } from '../../../queries/places/get-commute-times.ts'
import { destinationText, DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { colon, semicolon } from '../../../../content/say/typography.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

export const getCommuteTimes = defineTool({
  name: 'get_commute_times',
  title: 'Commute times from a commune',
  description:
    'Get door-to-door minutes from one Luxembourg commune to Luxembourg City, Kirchberg and Belval by ' +
    'car, transit, bike and walk, at peak and off-peak hours, each with its range and method. Use it ' +
    'to compare places. Not for single addresses: figures are averages over the commune. ' +
    'mode highlights one of the four.',
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
    const tongue = tongueOf(locale)
    const note = communeNote(facts, args.commune, facts.communes.get(structured.commune.slug)!, locale)
    return {
      structured,
      text: describe(structured, tongue),
      notes: [...(note === null ? [] : [note]), ...notesOf(structured, tongue)],
    }
  },
})

function describe({ commune, destinations, mode, intervalLevel }: CommuteTimes, tongue: Tongue): string {
  const { say, locale } = tongue
  const { modes } = DOCUMENT_WORDS[locale]
  return [
    say('reply.way.head', { name: commune.name, slug: commune.slug, level: intervalLevel * 100 }),
    ...destinations.flatMap(({ destination, fastest: { peak, offPeak }, times }) => [
      say('reply.way.to', { place: nameOf(destination, tongue), peak: modes[peak], offPeak: modes[offPeak] }),
      ...inOrder(times, mode).map((time) => describeMode(time, time.mode === mode, tongue)),
    ]),
  ].join('\n')
}

function nameOf(destination: CommuteTimes['destinations'][number]['destination'], tongue: Tongue): string {
  return destination === 'luxembourg-city'
    ? tongue.say('reply.way.city')
    : destinationText(destination, destination, tongue.locale)
}

type ModeTimes = CommuteTimes['destinations'][number]['times'][number]

/** Puts the requested mode first. */
function inOrder(times: readonly ModeTimes[], mode: CommuteMode | null): ModeTimes[] {
  return times.toSorted((a, b) => Number(b.mode === mode) - Number(a.mode === mode))
}

function describeMode(time: ModeTimes, isAsked: boolean, tongue: Tongue): string {
  const { mode, peak, offPeak, distanceKm, method, stale, validOn: day, via } = time
  const { say, locale, decimal } = tongue
  const facts = [
    ...(distanceKm === null ? [] : [`${decimal(distanceKm)} km`]),
    ...(via === null ? [] : [say('reply.way.board', { stop: via })]),
    `${say(method === 'estimated' ? 'reply.way.parameters' : 'reply.way.data', { method: say(`commune.commuteMethod.${method}`), day })}${
      stale ? say('reply.way.outdated') : ''
    }`,
  ]
  const asked = isAsked ? say('reply.way.asked') : ''
  const times = `${span(peak, tongue)}, ${span(offPeak, tongue)}`
  return `- ${DOCUMENT_WORDS[locale].modes[mode]}${asked}${colon(locale)} ${[times, ...facts].join(semicolon(locale))}`
}

function span({ minutes, low, high }: CommuteSpan, { say }: Tongue): string {
  return say('reply.way.span', { n: minutes, low, high })
}

function notesOf({ destinations }: CommuteTimes, { say }: Tongue): string[] {
  const times = destinations.flatMap((each) => each.times)
  return [
    ...(times.some(({ method }) => method === 'estimated') ? [say('reply.way.estimated')] : []),
    ...(times.some(({ stale }) => stale) ? [say('reply.way.stale')] : []),
  ]
}
