import { editDistance } from '../../models/language/edit-distance.ts'

/** Candidates closest to what was received, best first; empty when none is close. */
export function nearestOf(received: string, candidates: Iterable<string>, count = 3): string[] {
  const wanted = received.toLowerCase()
  const limit = Math.max(2, Math.ceil(wanted.length / 2))
  return [...candidates]
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

function distance(wanted: string, candidate: string, limit: number): number {
  const startsAlike = wanted.length >= 3 && (candidate.startsWith(wanted) || wanted.startsWith(candidate))
  return startsAlike ? 1 : editDistance(wanted.slice(0, 80), candidate, limit)
}
