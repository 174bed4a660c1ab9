import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[eE]ch|[mM]ech)(?!\p{L})`,
  several: `[mM]ir|[eE]is`,
  addressed: `Dir|Iech`,
  she: 'si|hatt',
  he: 'hien?',
  between: '',
  acts: String.raw`
    bezilt|bezuelt|iwwerhelt|dreit|kennegt|verzicht|zitt|raumt|leisst|fleckt|repareiert|ersetzt|streicht|seet|geet (?!op)|wunnt|helt|mellt|verleisst|kemmert
    hannerleet|well|wellt|(?:daerf|muss|kann?)(?!.*\bginn?\b)
  `,
  others: 'kafer|agence|syndic|riichter|garant|expert|huissier|colocataire|molert?|notaire',
  titleOfHer: 'Madam[em]|Joffer',
  titleOfHim: 'Här(?:en)?',
  titleAlone: 'Madam[em]|Joffer|Här',
  landlord: 'proprietär',
  tenant: 'locataire',
} satisfies VoiceWords
