import type { CommuneIntelligence } from '../../../models/contracts/places/commune.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

/** Returns a commune's liveability with its dimensions and sources. @throws NotFoundError */
export function getCommuneIntelligence(facts: ReleaseFacts, { slug }: { slug: string }): CommuneIntelligence {
  const commune = resolveCommune(facts, slug)
  const document = facts.intelligence.get(commune.slug)
  if (!document) throw new NotFoundError([{ key: 'reply.lack.liveability', values: { slug: commune.slug } }])
  return document
}
