import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:I|[mM]e)(?![\p{L}.)'’])`,
  several: `[wW]e|[uU]s`,
  addressed: `[yY]ou`,
  landlord: 'landlord',
  tenant: 'tenant',
} satisfies VoiceWords
