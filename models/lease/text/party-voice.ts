import * as phrases from '../../language/lease/layout.ts'
import { VOICES } from '../../language/lease/voices.ts'
import type { Actor } from './actors.ts'

/** Pronouns of a lease that is written as a letter, by the party that they stand for. */
export interface PartyVoice {
  readonly pronouns: readonly (readonly [pattern: RegExp, word: string])[]
}

/** Minimum pronoun count before the lease is read as written in that party's voice. */
const FEWEST = 3
const OPENING = 700

/** Who says I and you in a lease: the landlord writes to the tenant, unless the opening says otherwise. `We` is a party only where it speaks to a `you`. */
export function partyVoice(raw: string): PartyVoice {
  const speaker: Actor = phrases.TENANT_SPEAKS.test(raw.slice(0, OPENING)) ? 'tenant' : 'landlord'
  const other: Actor = speaker === 'landlord' ? 'tenant' : 'landlord'
  const pronouns = VOICES.flatMap(({ one, several, addressed, words }): [RegExp, string][] => {
    const speaks = isUsed(raw, one)
    const speaksTo = isUsed(raw, addressed)
    return [
      ...(speaks ? [[one, words[speaker]] as [RegExp, string]] : []),
      ...(speaksTo && !speaks && isUsed(raw, several) ? [[several, words[speaker]] as [RegExp, string]] : []),
      ...(speaksTo ? [[addressed, words[other]] as [RegExp, string]] : []),
    ]
  })
  return { pronouns }
}

/** A statement with the usual words for the parties in place of their pronouns. */
export function withoutPronouns(text: string, { pronouns }: PartyVoice): string {
  return pronouns.reduce((shown, [pattern, word]) => shown.replace(pattern, ` ${word} `), text)
}

function isUsed(raw: string, pattern: RegExp): boolean {
  return (raw.match(pattern)?.length ?? 0) >= FEWEST
}
