import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[jJ]e|[jJ]['’]|[mM]e|[mM]oi)(?![\p{L}'’])|[jJ]['’](?=\p{L})`,
  several: `[nN]ous`,
  addressed: `[vV]ous`,
  landlord: 'bailleur',
  tenant: 'locataire',
} satisfies VoiceWords
