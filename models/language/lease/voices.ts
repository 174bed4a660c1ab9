import { voices as de } from '../de/lease/voices.ts'
import { voices as en } from '../en/lease/voices.ts'
import { voices as fr } from '../fr/lease/voices.ts'
import { voices as lb } from '../lb/lease/voices.ts'
import { joinWords } from '../words/join-words.ts'
import { oneOf } from '../words/lines.ts'
import type { VoiceWords } from '../words/lease/voice-words.ts'

// Who is meant by I and you, he and she in a lease.

/** Pronouns of a language for who writes, who is written to and who is written about, and its usual words for the parties. */
export interface Voice {
  readonly one: RegExp
  readonly several: RegExp
  readonly addressed: RegExp
  /** In a folded text, beside what only persons do. */
  readonly she: RegExp
  /** In a folded text, beside what only persons do. */
  readonly he: RegExp
  readonly words: { readonly landlord: string; readonly tenant: string }
}

const LANGUAGES = [fr, de, en, lb]
export const VOICE_OF = { fr: voiceOf(fr), de: voiceOf(de), en: voiceOf(en), lb: voiceOf(lb) } as const
export const VOICES: readonly Voice[] = Object.values(VOICE_OF)
/** Persons who are neither party, in a folded text. */
export const OTHERS: RegExp = new RegExp(joinWords(LANGUAGES, 'others'))
/** At the beginning of a person. */
export const TITLES = { she: titles('titleOfHer'), he: titles('titleOfHim') } as const
/** A title without a name. */
export const TITLE_ALONE: RegExp = new RegExp(
  String.raw`(?<!\p{L})${joinWords(LANGUAGES, 'titleAlone')}(?!\p{L}|\s+(?:\p{Lu}|l[ea]\s))`,
  'gu',
)

function titles(key: 'titleOfHer' | 'titleOfHim'): RegExp {
  return new RegExp(String.raw`^${joinWords(LANGUAGES, key)}(?!\p{L})`, 'u')
}

function voiceOf({ one, several, addressed, she, he, between, acts, landlord, tenant }: VoiceWords): Voice {
  const person = (pronoun: string): RegExp =>
    new RegExp(
      String.raw`\b(?:${pronoun})\b(?:(?= (?:${between})*(?:${oneOf(acts)}))|(?<=\b(?:${oneOf(acts)}) (?:${pronoun})))`,
    )
  return {
    one: new RegExp(String.raw`(?<!\p{L})(?:${one})`, 'gu'),
    several: wholeWord(several),
    addressed: wholeWord(addressed),
    she: person(she),
    he: person(he),
    words: { landlord, tenant },
  }
}

function wholeWord(source: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'gu')
}
