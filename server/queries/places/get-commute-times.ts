import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import type {
  CommuteDestination,
  CommuteMode,
  CommutePeriod,
  DestinationTimes,
} from '../../../models/contracts/places/commute.ts'
import { citeSources } from '../../../models/commute/cite-sources.ts'
import { toNameLocale } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import type { CommuteTimes } from '../../../models/contracts/places/commute-times.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { resolveCommune } from './resolve-commune.ts'

interface CommuteQuestion {
  commune: string
  /** All destinations when absent. */
  destination?: CommuteDestination | undefined
  /** Only highlighted in the answer, which always has all modes. */
  mode?: CommuteMode | undefined
  locale: Locale
}

/** Returns the minutes from a commune to places of work, by car, public transport, bicycle and on foot. @throws NotFoundError */
export function getCommuteTimes(facts: ReleaseFacts, question: CommuteQuestion): CommuteTimes {
  const { destination, mode = null, locale } = question
  const { slug, name } = resolveCommune(facts, question.commune, 'commune')
  if (!facts.commute) throw new NotFoundError([{ key: 'reply.lack.commuteTimes', values: { slug } }])
  const { communes, intervalLevel, modelVersion, sourceIds } = facts.commute
  const times = communes[slug]
  if (!times) throw new NotFoundError([{ key: 'reply.lack.commuteTimes', values: { slug } }])
  const asked = destination ? [destination] : COMMUTE_DESTINATIONS
  return {
    commune: { slug, name: name[toNameLocale(locale)] },
    mode,
    intervalLevel,
    destinations: asked.map((each) => ({
      destination: each,
      fastest: { peak: fastest(times[each], 'peak'), offPeak: fastest(times[each], 'offPeak') },
      times: COMMUTE_MODES.map((one) => ({ mode: one, ...times[each][one] })),
    })),
    modelVersion,
    sources: citeSources(times, sourceIds),
  }
}

/** Fastest mode; ties go to the first in order. */
function fastest(times: DestinationTimes, period: CommutePeriod): CommuteMode {
  return COMMUTE_MODES.reduce((best, mode) => (times[mode][period].minutes < times[best][period].minutes ? mode : best))
}
