import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[iI]ch|[mM]ir|[mM]ich)(?!\p{L})`,
  several: `[wW]ir|[uU]ns`,
  addressed: `Sie|Ihnen`,
  landlord: 'Vermieter',
  tenant: 'Mieter',
} satisfies VoiceWords
