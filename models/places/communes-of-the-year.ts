import { foldName } from '../language/fold.ts'
import { resolveCommuneArgument } from './commune-argument.ts'
import { buildGazetteer } from './gazetteer.ts'
import type { PlaceFacts } from './place-facts.ts'

/**
 * Finds the commune that a table of any year names. A commune that has merged since keeps a slug of its own: the figures of its years are not those
 * of the merged one. @returns undefined for a name that is no commune
 */
export function communesOfTheYear(facts: PlaceFacts): (name: string) => string | undefined {
  const gazetteer = buildGazetteer(facts)
  const merged = new Map(
    facts.communeMergers.flatMap((row) => [
      [foldName(row.former), row.former_slug],
      [foldName(row.successor), row.successor_slug],
    ]),
  )
  const known = new Map<string, string | undefined>()
  const slugOf = (name: string): string | undefined => {
    const slug = merged.get(foldName(name))
    if (slug !== undefined) return slug
    const found = resolveCommuneArgument(gazetteer, name)
    return found.kind === 'found' && found.place.kind === 'commune' && !found.isCorrected ? found.place.slug : undefined
  }
  return (name) => {
    if (!known.has(name)) known.set(name, slugOf(name))
    return known.get(name)
  }
}
