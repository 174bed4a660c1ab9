import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[eE]ch|[mM]ech)(?!\p{L})`,
  several: `[mM]ir|[eE]is`,
  addressed: `Dir|Iech`,
  landlord: 'proprietär',
  tenant: 'locataire',
} satisfies VoiceWords
