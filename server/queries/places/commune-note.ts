import { sayIn } from '../../../content/say/words.ts'
import { areaOf } from '../../../content/say/area-words.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

const LONGEST_NAME = 80

/** Explains which commune a text was resolved to; null when the text is that commune's name. */
export function communeNote(
  facts: ReleaseFacts,
  text: string,
  commune: CommuneRecord,
  locale: Locale = 'en',
): string | null {
  const say = sayIn(locale)
  const name = commune.name[toNameLocale(locale)]
  if (text === commune.slug) return null
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = resolveCommuneArgument(facts.gazetteer, wanted)
  if (argument.kind !== 'found') return null
  const { place, isCorrected } = argument
  const isInside = place.kind === 'locality' || place.kind === 'quarter'
  const told = isInside
    ? say(place.kind === 'locality' ? 'reply.place.locality' : 'reply.place.quarter', {
        place: place.name,
        commune: areaOf(name, locale),
      })
    : say('reply.place.using', { commune: name })
  if (isCorrected) return corrected(wanted, told, locale)
  return isInside ? told : null
}

/** Explains which town a mistyped name was read as; null when no typo was corrected. */
export function townNote(
  { gazetteer }: ReleaseFacts,
  text: string,
  town: { slug: string; name: string },
  locale: Locale = 'en',
): string | null {
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = text === town.slug ? undefined : resolveCommuneArgument(gazetteer, wanted)
  return argument?.kind === 'found' && argument.isCorrected
    ? corrected(wanted, sayIn(locale)('reply.place.using', { commune: town.name }), locale)
    : null
}

function corrected(wanted: string, told: string, locale: Locale): string {
  return sayIn(locale)('reply.place.isUnknown', { text: JSON.stringify(wanted), told })
}
