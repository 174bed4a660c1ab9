import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:I|[mM]e)(?![\p{L}.)'’])`,
  several: `[wW]e|[uU]s`,
  addressed: `[yY]ou`,
  she: 'she',
  he: 'he',
  between: '',
  acts: String.raw`(?!or\b)\w+`,
  others:
    'buyer|purchaser|agency|agent|manager|judge|guarantor|surety|expert|bailiff|co-?tenant|painter|notary|employer',
  titleOfHer: String.raw`Mrs\.?|Ms\.?|Miss`,
  titleOfHim: String.raw`Mr\.?`,
  titleAlone: '',
  landlord: 'landlord',
  tenant: 'tenant',
} satisfies VoiceWords
