import { voices as de } from '../de/lease/voices.ts'
import { voices as en } from '../en/lease/voices.ts'
import { voices as fr } from '../fr/lease/voices.ts'
import { voices as lb } from '../lb/lease/voices.ts'
import type { VoiceWords } from '../words/lease/voice-words.ts'

// Who says I and you in a lease.

/** Pronouns of a language for who writes and who is written to, and its usual words for the parties. */
export interface Voice {
  readonly one: RegExp
  readonly several: RegExp
  readonly addressed: RegExp
  readonly words: { readonly landlord: string; readonly tenant: string }
}

export const VOICES: readonly Voice[] = [fr, de, en, lb].map(voiceOf)

function voiceOf({ one, several, addressed, landlord, tenant }: VoiceWords): Voice {
  return {
    one: new RegExp(String.raw`(?<!\p{L})(?:${one})`, 'gu'),
    several: wholeWord(several),
    addressed: wholeWord(addressed),
    words: { landlord, tenant },
  }
}

function wholeWord(source: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'gu')
}
