import { topics as de } from './de/lease/topics.ts'
import { topics as en } from './en/lease/topics.ts'
import { topics as fr } from './fr/lease/topics.ts'
import { topics as lb } from './lb/lease/topics.ts'
import { oneOf } from './words/lines.ts'
import { LEASE_TOPICS } from './words/lease/lease-topics.ts'
import type { LeaseTopic } from './words/lease/lease-topics.ts'

/** A pattern of everything that leases call a topic, in any of their languages: they are mixed, often in one sentence. */
export function leaseWords(...topics: readonly LeaseTopic[]): RegExp {
  const sources = topics.flatMap((topic) => [fr, de, en, lb].map((words) => oneOf(words[topic])))
  return new RegExp(String.raw`(?<![a-z0-9])(?:${sources.filter((source) => source !== '').join('|')})`)
}

/** Each topic by itself. */
export const topics: Readonly<Record<LeaseTopic, RegExp>> = Object.fromEntries(
  LEASE_TOPICS.map((topic) => [topic, leaseWords(topic)]),
) as Record<LeaseTopic, RegExp>
