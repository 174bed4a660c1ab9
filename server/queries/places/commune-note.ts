import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

const LONGEST_NAME = 80

/** Explains which commune a text was resolved to; null when the text is that commune's name. */
export function communeNote(facts: ReleaseFacts, text: string, commune: CommuneRecord): string | null {
  if (text === commune.slug) return null
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = resolveCommuneArgument(facts.gazetteer, wanted)
  if (argument.kind !== 'found') return null
  const { place, isCorrected } = argument
  const isInside = place.kind === 'locality' || place.kind === 'quarter'
  const told = isInside
    ? `${place.name} is a ${place.kind} of ${commune.name.en}: figures are for the whole commune.`
    : `Using ${commune.name.en}.`
  if (isCorrected) return corrected(wanted, told)
  return isInside ? told : null
}

/** Explains which town a mistyped name was read as; null when no typo was corrected. */
export function townNote(
  { gazetteer }: ReleaseFacts,
  text: string,
  town: { slug: string; name: string },
): string | null {
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = text === town.slug ? undefined : resolveCommuneArgument(gazetteer, wanted)
  return argument?.kind === 'found' && argument.isCorrected ? corrected(wanted, `Using ${town.name}.`) : null
}

function corrected(wanted: string, told: string): string {
  return `${JSON.stringify(wanted)} is unknown. ${told}`
}
