import type { SharedHomeWords } from '../../../words/queries/amounts/shared-home-words.ts'

export const sharedHomes = {
  share: '',
  homes: '',
  sharing: 'coloc|colocs|colocation|colocataires?|habitant',
  occupants: 'etudiante?s?|stagiaire|apprenti',
  rooms: 'chambre|chambrette',
  denials: 'pas|sans|ni',
} satisfies SharedHomeWords
